"""`uguisu people`: the games of people that are kept on this machine, shown, deleted, switched off."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from uguisu.content.library import head_of
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of
from uguisu_tools.cli.languages import print_json, say
from uguisu_tools.cli.parameters import complete_packs, json_option
from uguisu_tools.record import people
from uguisu_tools.record.people import PeopleGame

WHERE = {
    people.TERMINAL: Message("in the terminal"),
    people.WINDOW: Message("in the window"),
    people.TABLE: Message("at a table"),
    people.POST: Message("by post"),
}


@click.command("people")
@click.argument("pack", required=False, default="", shell_complete=complete_packs)
@click.option("--forget", is_flag=True, help="Delete them: those of PACK, or all.")
@click.option(
    "--keep",
    type=click.Choice(["on", "off"]),
    help="Whether games are kept from now on; those that were kept stay until they are deleted.",
)
@json_option
def command(pack: str, forget: bool, keep: str | None, as_json: bool) -> None:
    """List the games of people that are kept on this machine, or delete them.

    A playtest tells them beside the games of bots. What is kept is the day, the pack, which seats people played, and how it
    ended: no names and no moves. Nothing leaves this machine.
    """
    try:
        if keep is not None:
            people.keep_people(on=keep == "on")
        named = _name_of(pack)
        if forget:
            gone = people.forget_people(lambda game: _is_of(game, named))
            if not as_json:
                say(Message("{games} {games:game was|games were} deleted.", games=gone))
    except OSError as error:
        raise UguisuError(
            Message(
                "{path} can't be written: {error}",
                path=error.filename or people.people_file(),
                error=reason_of(error),
            )
        ) from error
    games = [game for game in people.people_games() if _is_of(game, named)]
    if as_json:
        print_json(
            {
                "keeps": people.keeps_people(),
                "file": str(people.people_file()),
                "games": msgspec.to_builtins(games),
            }
        )
        return
    for game in games:
        _print(game)
    if not forget:
        say(
            Message(
                "{games} {games:game|games} of people, in {file}",
                games=len(games),
                file=people.people_file(),
            )
        )
    if people.keeps_people():
        say(Message("Games of people are kept; `uguisu people --keep off` switches that off."))
    else:
        say(Message("No games of people are kept; `uguisu people --keep on` switches that on."))


def _name_of(pack: str) -> str:
    """Return how a pack is called in the list, which may be named by its folder or as it is listed."""
    head = head_of(Path(pack)) if pack and Path(pack).exists() else None
    return f"{head.game}/{head.id}" if head is not None and head.id else pack


def _is_of(game: PeopleGame, named: str) -> bool:
    return named in ("", game.name, game.scenario)


def _print(game: PeopleGame) -> None:
    seats = ", ".join(f"{seat}: {who}" for seat, who in game.seats.items())
    told = Message(
        "{day}  {pack}  {where}  {seats}  {result}",
        day=game.day,
        pack=game.name,
        where=WHERE.get(game.where, Message("elsewhere")),
        seats=seats,
        result=game.result,
    )
    say(told)
