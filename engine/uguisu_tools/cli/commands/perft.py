"""`uguisu perft`: counts of action sequences."""

from __future__ import annotations

import time
from pathlib import Path

import click

from uguisu.core.errors import IllegalAction
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.loading.overrides import Overrides
from uguisu.messages.message import Message, translate
from uguisu_tools.cli.console import ProgressBar
from uguisu_tools.cli.languages import print_json, spoken
from uguisu_tools.cli.parameters import changes_options, json_option, load_changed, pack_argument
from uguisu_tools.solve.perft import divide


@click.command("perft")
@pack_argument
@click.option(
    "--depth",
    "-d",
    type=click.IntRange(1, 64),
    metavar="N",
    required=True,
    help="How many actions deep to count.",
)
@click.option("--divide", "divided", is_flag=True, help="Break the last count down by first action.")
@click.option("--after", default="", help="Moves to play first, in notation, separated by spaces.")
@changes_options
@click.option(
    "--seed", type=int, metavar="N", default=0, show_default=True, help="The seed that shuffles the decks."
)
@json_option
def command(
    pack: Path,
    depth: int,
    divided: bool,
    after: str,
    changes: Overrides,
    seed: int,
    as_json: bool,
) -> None:
    """Count the sequences of actions by depth.

    A change of rules, or a mistake in them, changes some count. Compare with --divide to find where.
    """
    game = load_changed(pack, changes)
    state = _after(game, game.new(seed), after)
    if as_json:
        print_json(_table(game, state, depth, divided))
        return
    for level in range(1, depth + 1):
        began = time.perf_counter()
        counts = _counted(game, state, level)
        total = sum(counts.values())
        click.echo(f"perft({level}) = {total:,}{_speed(total, time.perf_counter() - began)}")
    if divided:
        click.echo("")
        for move, count in counts.items():
            click.echo(f"{move}: {count:,}")


def _after(game: Game, state: State, moves: str) -> State:
    for move in moves.split():
        try:
            game.play(state, move)
        except IllegalAction as error:
            raise click.BadParameter(error.told, param_hint="--after") from error
    return state


def _counted(game: Game, state: State, depth: int) -> dict[str, int]:
    with ProgressBar(
        len(game.legal(state)), translate(Message("Depth {depth}", depth=depth), spoken())
    ) as progress:
        return divide(game, state, depth, lambda done, _: progress.to(done))


def _table(game: Game, state: State, depth: int, divided: bool) -> dict[str, object]:
    counts: dict[str, int] = {}
    totals = []
    for level in range(1, depth + 1):
        counts = _counted(game, state, level)
        totals.append(sum(counts.values()))
    table: dict[str, object] = {"scenario": game.scenario, "variants": list(game.variants), "perft": totals}
    return {**table, "divide": counts} if divided else table


def _speed(nodes: int, seconds: float) -> str:
    """Tell how quick it was, where it took long enough to tell."""
    if seconds <= 0.05:
        return ""
    message = Message("{seconds:.2f} s, {speed:,.0f} a second", seconds=seconds, speed=nodes / seconds)
    return f"   {translate(message, spoken())}"
