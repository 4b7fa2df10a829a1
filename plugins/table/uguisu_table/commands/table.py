"""`uguisu table`: friends play in their browsers."""

from __future__ import annotations

import json
import socket
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import click

from uguisu import Message, SecretSeed, UguisuError
from uguisu.content import data_folder
from uguisu.loading import Overrides
from uguisu.messages import localize, translate
from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.inviting import code_of, link
from uguisu_table.sitting import HOST, Sitting
from uguisu_tools.cli import PACK, changes_options, complete_packs, language_option, load_changed, say
from uguisu_tools.cli.commands.play import who_plays
from uguisu_tools.cli.parameters import complete_bots

if TYPE_CHECKING:
    import uvicorn

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
FIRST_PORT = 8137


@click.command("table")
@click.argument("pack", type=PACK, required=False, shell_complete=complete_packs)
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="SEAT=WHO",
    shell_complete=complete_bots,
    help="Who plays which seat: ninja=human, samurai=mcts:200. Seats that are not named then get bots.",
)
@click.option(
    "--bots",
    default="",
    metavar="SEAT=BOT,...",
    shell_complete=complete_bots,
    help="Bots for seats, written as for playtest. Seats that are not named are played by people.",
)
@click.option("--seed", type=int, metavar="N", help="The seed for chance; random by default.")
@click.option(
    "--host",
    default=HERE,
    show_default=True,
    metavar="ADDRESS",
    help="Where to be reached: by this machine only, or with 0.0.0.0 by all in its network.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=FIRST_PORT,
    show_default=True,
    metavar="N",
    help="The port.",
)
@click.option(
    "--delay",
    type=click.FloatRange(0, 3600),
    default=0,
    metavar="SECONDS",
    help="How much later onlookers see it all.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where tables are kept; by default among your own data.",
)
@click.option(
    "--public",
    default="",
    metavar="URL",
    help="What links begin with, if a proxy stands before the server, as in https://table.example.",
)
@click.option("--no-code", is_flag=True, help="Print links without codes to scan.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="For programs: print the links as one line of JSON, and end when standard input does.",
)
@changes_options
@language_option
def command(
    pack: Path | None,
    seats: tuple[str, ...],
    bots: str,
    seed: int | None,
    host: str,
    port: int,
    delay: float,
    folder: Path | None,
    public: str,
    no_code: bool,
    as_json: bool,
    changes: Overrides,
    language: str,
) -> None:
    """Open a table that friends play at in their browsers, each with its own eyes.

    A link is printed for each seat, with a code that phones scan. Without PACK, the tables that were open go on. Whatever is
    played is kept: start the command again, and every table is where it was.
    """
    public = public.rstrip("/")
    if public and not public.startswith(("http://", "https://")):
        raise click.BadParameter(Message("it begins with http:// or https://"), param_hint="--public")
    hall = Hall(folder or _usual_folder(), registry())
    try:
        with _listen(host, port) as listening:
            start = public or _start(host, listening.getsockname()[1])
            opened = None
            if pack is not None:
                opened = _open(hall, pack, seats, bots, seed, delay, changes)
                if as_json:
                    _tell_programs(opened, start, language)
                else:
                    _tell(opened, start, language, codes=not no_code and sys.stdout.isatty())
            if not as_json:
                _tell_others(hall, opened, start)
            _serve(hall, listening, language, public, until_closed=as_json)
    finally:
        hall.close()


def _usual_folder() -> Path:
    return data_folder() / "tables"


def _open(
    hall: Hall,
    pack: Path,
    seats: tuple[str, ...],
    bots: str,
    seed: int | None,
    delay: float,
    changes: Overrides,
) -> Sitting:
    game = load_changed(pack, changes)
    players = who_plays(seats, bots, game, registry(game.id))
    return hall.open(pack, changes, SecretSeed.fresh() if seed is None else seed, players, delay)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)  # who is quick waits until all is ready
    except (
        OSError,
        OverflowError,
        TypeError,
        ValueError,
    ) as error:  # the last two: a name that can't be encoded
        listening.close()
        raise UguisuError(
            Message("{host}, port {port} can't be used: {error}", host=host, port=port, error=error),
            hint=Message("choose another with --port"),
        ) from error
    return listening


def _start(host: str, port: int) -> str:
    named = _address_in_network() if host in EVERYWHERE else host
    return f"http://[{named}]:{port}" if ":" in named else f"http://{named}:{port}"


def _address_in_network() -> str:
    """Return by which address others in the network reach this machine. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return HERE


def _tell(sitting: Sitting, start: str, language: str, *, codes: bool) -> None:
    import segno

    say(Message("The table {name} is open", name=sitting.id))
    say(Message("The host's page, for you only: {link}", link=link(start, sitting.host_key)))
    titles = {
        seat.id: localize(seat.title, language) if seat.title else seat.id for seat in sitting.game.seats
    }
    for chair in sitting.chairs.values():
        click.echo("")
        address = link(start, chair.key)
        if chair.bot:
            say(
                Message(
                    "{seat}, played by {bot}: {link}", seat=titles[chair.seat], bot=chair.bot, link=address
                )
            )
            continue
        say(Message("{seat}: {link}", seat=titles[chair.seat], link=address))
        if codes:
            segno.make(address, error="l").terminal(compact=True)
    click.echo("")
    say(Message("Onlookers: {link}", link=link(start, sitting.watch_key)))
    click.echo(translate(Message("Stop with Ctrl+C; nothing is lost."), language))


def _tell_programs(sitting: Sitting, start: str, language: str) -> None:
    """Print who may come in by which link, with a code for each to be scanned, as an SVG."""
    seats = []
    for seat in sitting.game.seats:
        chair = sitting.chairs[seat.id]
        address = link(start, chair.key)
        title = localize(seat.title, language) if seat.title else seat.id
        code = code_of(address).decode()
        seats.append({"seat": seat.id, "title": title, "bot": chair.bot, "link": address, "code": code})
    told = {
        "table": sitting.id,
        "host": link(start, sitting.host_key),
        "watch": link(start, sitting.watch_key),
        "seats": seats,
    }
    click.echo(json.dumps(told, ensure_ascii=False))
    sys.stdout.flush()


def _tell_others(hall: Hall, opened: Sitting | None, start: str) -> None:
    others = [row for row in hall.rows() if opened is None or row.id != opened.id]
    going_on = [row for row in others if not row.over]
    for row in going_on:
        say(
            Message(
                "The table {name}, {title}, goes on; its host's page: {link}",
                name=row.id,
                title=row.title,
                link=link(start, hall.new_key(row.id, HOST)),
            )
        )
    if opened is None and not going_on:  # nobody is kept waiting: what has been played can be looked at
        for row in others:
            say(
                Message(
                    "The table {name}, {title}, is over; look back on its host's page: {link}",
                    name=row.id,
                    title=row.title,
                    link=link(start, hall.new_key(row.id, HOST)),
                )
            )
    if not others and opened is None:
        raise UguisuError(
            Message("there is no table to go on with"),
            hint=Message("name a pack: uguisu table temple/first_steps"),
        )


def _serve(
    hall: Hall, listening: socket.socket, language: str, public: str, *, until_closed: bool = False
) -> None:
    import uvicorn

    from uguisu_table.app import make_app
    from uguisu_table.serving import settings

    app = make_app(hall, language=language, public=public)
    server = uvicorn.Server(uvicorn.Config(app, **settings(behind_proxy=bool(public))))
    if until_closed:
        threading.Thread(target=_end_with_input, args=(server,), daemon=True).start()
    server.run(sockets=[listening])


def _end_with_input(server: uvicorn.Server) -> None:
    """End the server when nobody holds its standard input any more: whoever started it has gone, on every system."""
    while sys.stdin.buffer.read(1):
        pass
    server.should_exit = True
