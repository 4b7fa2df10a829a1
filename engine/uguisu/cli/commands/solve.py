"""`uguisu solve`: who wins when nobody makes a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from uguisu.cli.console import Progress
from uguisu.cli.failing import Failure
from uguisu.cli.languages import print_json, say, spoken
from uguisu.cli.parameters import changes_of, changes_options, json_option, load_changed, pack_argument
from uguisu.content.text import localize
from uguisu.said import Said, translate
from uguisu.solving import MEGABYTE, MEMORY, Unsolvable, solve

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.solving import Opening, Solution, Value

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
@click.option("--all", "every", is_flag=True, help="List all openings, however many there are.")
@json_option
def command(
    pack: Path, variants: str | None, options: tuple[str, ...], memory: int, every: bool, as_json: bool
) -> None:
    """Tell who wins an open game when nobody makes a mistake.

    The answer is exact, and worked out from every position that can come up. For games of two sides with no chance in
    them and nothing hidden.
    """
    game = load_changed(pack, changes_of(variants, options))
    solution = _solved(game, memory)
    if as_json:
        told = {"scenario": game.scenario, "variants": list(game.variants), **asdict(solution)}
        print_json({**told, "remarks": [translate(remark, spoken()) for remark in solution.remarks]})
        return
    say(_verdict(game, solution))
    for remark in solution.remarks:
        say(remark)
    shown = solution.openings if every else solution.openings[:SHOWN]
    click.echo("")
    for line in _table(game, shown, solution.unit):
        click.echo(line)
    if len(shown) < len(solution.openings):
        say(Said("... and {count} more: --all lists them", count=len(solution.openings) - len(shown)))


def _solved(game: Game, memory: int) -> Solution:
    label = translate(Said("Memory"), spoken())
    try:
        with Progress(memory * MEGABYTE, label) as progress:
            return solve(game, memory, progress.to)
    except Unsolvable as error:
        raise Failure(error.message, error.hint) from error


def _verdict(game: Game, solution: Solution) -> Said:
    title, value, positions = localize(game.title, spoken()), solution.start, solution.positions
    if value.winner is None:
        return Said(
            "{title}: neither side can force a win. ({positions:,} positions)",
            title=title,
            positions=positions,
        )
    if solution.unit == "rounds":
        return Said(
            "{title}: if nobody makes a mistake, the win goes to {side}, in {length} rounds at most. ({positions:,} positions)",
            title=title,
            side=_side(game, value.winner),
            length=value.length,
            positions=positions,
        )
    return Said(
        "{title}: if nobody makes a mistake, the win goes to {side}, in {length} plies at most. ({positions:,} positions)",
        title=title,
        side=_side(game, value.winner),
        length=value.length,
        positions=positions,
    )


def _table(game: Game, openings: tuple[Opening, ...], unit: str) -> Iterator[str]:
    language = spoken()
    counted = Said("rounds") if unit == "rounds" else Said("plies")
    head = [translate(word, language) for word in (Said("Opening"), Said("Wins"), counted)]
    rows = [[" ".join(opening.moves), *_cells(game, opening.value)] for opening in openings]
    wide = [max(len(row[at]) for row in (head, *rows)) for at in range(3)]
    for row in (head, *rows):
        yield f"  {row[0]:<{wide[0]}}  {row[1]:<{wide[1]}}  {row[2]:>{wide[2]}}"


def _cells(game: Game, value: Value) -> tuple[str, str]:
    if value.winner is None:
        return translate(Said("nobody"), spoken()), "-"
    return _side(game, value.winner), str(value.length)


def _side(game: Game, side: str) -> str:
    """Return what people call a side: as its seat, where it has but one of that name."""
    title = next((seat.title for seat in game.seats if seat.id == side), "")
    return localize(title, spoken()) if title else side
