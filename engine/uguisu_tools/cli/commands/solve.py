"""`uguisu solve`: who wins when nobody makes a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import click

from uguisu.content.atomic import write_bytes
from uguisu.core.game import Game
from uguisu.core.outcomes import DrawsElsewhere, TooManyOutcomes
from uguisu.guard.watchdog import TooLong, Watch
from uguisu.interrupts import INTERRUPTED
from uguisu.loading.overrides import Overrides
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import print_json, say, spoken
from uguisu_tools.cli.parameters import NEW_FILE, changes_options, json_option, load_changed, pack_argument
from uguisu_tools.cli.picture import LivePicture
from uguisu_tools.cli.secret_answers import edited_cards, print_answer, secret_answer
from uguisu_tools.cli.what_if_map import what_if_map
from uguisu_tools.drawing.png import write_png
from uguisu_tools.drawing.svg import write_svg
from uguisu_tools.solve.solving import (
    MEGABYTE,
    MEMORY,
    Edit,
    Solution,
    Unsolvable,
    has_secrets,
    solve,
    values,
    what_if,
)
from uguisu_tools.solve.tablebase import Value, write

MINUTES = 10
"""After which it gives up, unless more are granted."""
SHOWN = 40
"""How many openings people are shown unless they ask for all."""


@click.command("solve")
@pack_argument
@changes_options
@click.option(
    "--memory",
    type=click.IntRange(1),
    metavar="MB",
    default=MEMORY,
    show_default=True,
    help="How many megabytes of memory the solution may take, roughly.",
)
@click.option(
    "--minutes",
    type=click.FloatRange(0),
    metavar="N",
    default=MINUTES,
    show_default=True,
    help="How long it may take before it gives up; 0 for as long as it takes.",
)
@click.option("--all", "every", is_flag=True, help="List all openings, however many there are.")
@click.option(
    "--what-if",
    "edits_too",
    is_flag=True,
    help="Also show who would win with one link fewer or more; where something is hidden, with one card fewer or more.",
)
@click.option(
    "--map",
    "drawn",
    type=NEW_FILE,
    help="With --what-if: draw the links that decide who wins, to this file (.svg or .png).",
)
@click.option(
    "--write",
    "written",
    type=NEW_FILE,
    help=(
        "Write what every position is worth to this file, for the bot perfect:FILE and for playtest "
        "--judge FILE."
    ),
)
@click.option(
    "--ruling",
    metavar="ID",
    help="Begin in the position of a ruling of the pack, known to both.",
)
@click.option(
    "--bots",
    metavar="SEAT=BOT,...",
    help="Where something is hidden: also tell what these bots give away, or `default` ones.",
)
@click.option(
    "--as-seen",
    is_flag=True,
    help="For players who have not read the files: what these fix in secret may be anything that views allow.",
)
@json_option
def command(
    pack: Path,
    changes: Overrides,
    memory: int,
    minutes: float,
    every: bool,
    edits_too: bool,
    drawn: Path | None,
    written: Path | None,
    ruling: str | None,
    bots: str | None,
    as_seen: bool,
    as_json: bool,
) -> None:
    """Work out who wins if nobody makes a mistake.

    The answer is exact, worked out from every position that can come up. Where something is hidden or left to chance, it
    says what either side gets on average by the best mixture of moves, and how to play; that takes a small pack of two
    players.
    """
    if drawn is not None and (not edits_too or drawn.suffix not in (".svg", ".png")):
        refused = Message("a map is drawn only with --what-if, to a file that ends in .svg or .png")
        raise click.BadParameter(refused, param_hint="--map")
    game = load_changed(pack, changes)
    title = localize(game.title, spoken())
    if ruling is not None or has_secrets(game):
        if drawn is not None or written is not None:
            raise click.UsageError(
                Message("--map and --write are for packs in which nothing is hidden or left to chance")
            )
        if edits_too and ruling is not None:
            raise click.UsageError(Message("--what-if begins at the start of the game, not in a ruling"))
        if as_seen and (edits_too or ruling is not None):
            raise click.UsageError(Message("--as-seen goes with neither --ruling nor --what-if"))
        with _refusals_told(), LivePicture(title, spoken()) as picture, _given_up_after(0, picture):
            answer = secret_answer(game, ruling, bots, memory, minutes, picture, as_seen=as_seen)
            card_edits = edited_cards(game, memory, minutes, picture) if edits_too else None
        print_answer(answer, card_edits, as_json, every=every)
        return
    with _refusals_told(), LivePicture(title, spoken()) as picture, _given_up_after(minutes, picture):
        picture.say(Message("Working out every position"))
        solution = solve(game, memory, lambda taken: picture.say(_taken(taken, memory)))
        edits = _edited(game, memory, picture) if edits_too else []
        if written is not None:
            picture.say(Message("Writing what every position is worth"))
            write(values(game, memory), game, written)
    if drawn is not None:
        _draw(game, solution.start, edits, drawn)
    if as_json:
        told = {"scenario": game.scenario, "variants": list(game.variants), **asdict(solution)}
        told["remarks"] = [translate(remark, spoken()) for remark in solution.remarks]
        print_json({**told, "edits": [asdict(edit) for edit in edits]} if edits_too else told)
        return
    say(_verdict(game, solution))
    for remark in solution.remarks:
        say(remark)
    click.echo("")
    openings = [(" ".join(opening.moves), opening.value) for opening in solution.openings]
    _print_table(game, Message("Opening"), openings if every else openings[:SHOWN], solution.unit)
    if not every and len(openings) > SHOWN:
        say(Message("... and {count} more: --all lists them", count=len(openings) - SHOWN))
    if edits_too:
        _print_edits(game, solution, edits)


@contextmanager
def _refusals_told() -> Iterator[None]:
    try:
        yield
    except (Unsolvable, TooManyOutcomes, DrawsElsewhere) as error:
        raise Failure(error.message, error.hint) from error


@contextmanager
def _given_up_after(minutes: float, picture: LivePicture) -> Iterator[None]:
    """Say in a sentence that there is no answer, when the time is over or Ctrl+C is pressed."""
    try:
        with Watch(60 * minutes):
            yield
    except TooLong:
        message = Message(
            "after {minutes:g} min there was no answer, and no more were allowed", minutes=minutes
        )
        raise Failure(
            message,
            Message("`--minutes 0` lets it take as long as it takes; `uguisu playtest` estimates who wins"),
        ) from None
    except KeyboardInterrupt:
        picture.stop()
        say(
            Message("Stopped after {seconds} s, before there was an answer.", seconds=picture.seconds),
            err=True,
        )
        raise click.exceptions.Exit(INTERRUPTED) from None


def _taken(taken: int, memory: int) -> Message:
    return Message(
        "Working out every position, {taken:,} of {memory:,} MB", taken=taken // MEGABYTE, memory=memory
    )


def _edited(game: Game, memory: int, picture: LivePicture) -> list[Edit]:
    return list(
        what_if(
            game,
            memory,
            lambda done, of: picture.say(
                Message("Trying edits of the map, {done} of {of}", done=done, of=of)
            ),
        )
    )


def _draw(game: Game, start: Value, edits: list[Edit], path: Path) -> None:
    picture = what_if_map(game, start, edits, spoken())
    write_bytes(path, write_png(picture) if path.suffix == ".png" else write_svg(picture).encode("utf-8"))


def _print_edits(game: Game, solution: Solution, edits: list[Edit]) -> None:
    """Print the edits that change who wins, then those that change how soon; the others are counted."""
    turned = [edit for edit in edits if edit.value.winner != solution.start.winner]
    moved = [edit for edit in edits if edit not in turned and edit.value != solution.start]
    click.echo("")
    say(
        Message(
            (
                "Of {count} single {count:edit|edits} of the map, {turned} {turned:changes|change} "
                "who wins, and another {moved} {moved:changes|change} how soon."
            ),
            count=len(edits),
            turned=len(turned),
            moved=len(moved),
        )
    )
    if turned or moved:
        rows = [(_edit(edit), edit.value) for edit in (*turned, *moved)]
        _print_table(game, Message("Edit"), rows, solution.unit)


def _edit(edit: Edit) -> str:
    a, b = edit.between
    message = (
        Message("without the {kind} {a} - {b}", a=a, b=b, kind=edit.kind)
        if edit.change == "cut"
        else Message("with a {kind} {a} - {b}", a=a, b=b, kind=edit.kind)
    )
    return translate(message, spoken())


def _verdict(game: Game, solution: Solution) -> Message:
    title, value, positions = localize(game.title, spoken()), solution.start, solution.positions
    if value.winner is None:
        return Message(
            "{title}: neither side can force a win. {positions:,} {positions:position was|positions were} looked at.",
            title=title,
            positions=positions,
        )
    if solution.unit == "rounds":
        return Message(
            (
                "{title}: if nobody makes a mistake, {side} {side:wins|win} in {length} {length:round|rounds} at most. "
                "{positions:,} {positions:position was|positions were} looked at."
            ),
            title=title,
            side=_side(game, value.winner),
            length=value.length,
            positions=positions,
        )
    return Message(
        (
            "{title}: if nobody makes a mistake, {side} {side:wins|win} in {length} {length:ply|plies} at most. "
            "{positions:,} {positions:position was|positions were} looked at."
        ),
        title=title,
        side=_side(game, value.winner),
        length=value.length,
        positions=positions,
    )


def _print_table(game: Game, what: Message, told: list[tuple[str, Value]], unit: str) -> None:
    counted = Message("rounds") if unit == "rounds" else Message("plies")
    head = [translate(word, spoken()) for word in (what, Message("Wins"), counted)]
    rows = [[name, *_cells(game, value)] for name, value in told]
    wide = [max(len(row[at]) for row in (head, *rows)) for at in range(3)]
    for row in (head, *rows):
        click.echo(f"  {row[0]:<{wide[0]}}  {row[1]:<{wide[1]}}  {row[2]:>{wide[2]}}")


def _cells(game: Game, value: Value) -> tuple[str, str]:
    if value.winner is None:
        return translate(Message("nobody"), spoken()), "-"
    return _side(game, value.winner), str(value.length)


def _side(game: Game, side: str) -> str:
    """Return what people call a side: as its seat, where it has but one of that name."""
    title = next((seat.title for seat in game.seats if seat.id == side), "")
    return localize(title, spoken()) if title else side
