"""`uguisu tournament`: every two bots meet on each side, and how strong each is."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message
from uguisu.interrupts import INTERRUPTED
from uguisu.loading import Overrides
from uguisu.messages import translate
from uguisu.plugins import registry
from uguisu_lab import tournament_report
from uguisu_lab.commands.parameters import players_options
from uguisu_lab.playtest.report import check_folder
from uguisu_lab.tournament import parse_entrants, tournament
from uguisu_tools.cli import (
    FINDINGS,
    NEW_FILE,
    ProgressBar,
    asked_by,
    changes_options,
    games_option,
    json_option,
    language_option,
    load_changed,
    pack_argument,
    print_found,
    report_option,
)

GAMES = 20
"""Games of a pair on each side, unless more are asked for."""


@click.command("tournament")
@pack_argument
@click.option(
    "--bots",
    required=True,
    metavar="BOT,BOT,...",
    help="Who takes part: random,greedy,mcts:200. At least two.",
)
@games_option(Message("How many games each pair plays on each side."), GAMES)
@click.option(
    "--state",
    type=NEW_FILE,
    metavar="FILE",
    help="Keep what has been played in this file; started again, the tournament goes on from there.",
)
@players_options
@changes_options
@report_option
@language_option
@json_option
def command(
    pack: Path,
    bots: str,
    games: int,
    state: Path | None,
    jobs: int,
    cluster: str | None,
    seed: int,
    changes: Overrides,
    report: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Let every two bots meet on each side, and show how strong each is.

    `uguisu tournament first_steps --bots random,greedy,mcts:200 --state games.json` may be stopped with Ctrl+C at any
    time; the same command goes on, and with a larger --games plays more.
    """
    if report is not None:
        check_folder(report)
    game = load_changed(pack, changes)
    with asked_by("--bots"):
        entrants = parse_entrants(bots, game, registry(game.id))
    with ProgressBar(games, translate(Message("Playing"), language)) as progress:
        found = tournament(
            game,
            pack,
            entrants,
            games,
            seed,
            changes=changes or None,
            jobs=jobs,
            cluster=cluster,
            state=state,
            progress=progress.of,
        )
    print_found(found, lambda: tournament_report.text(found, language), as_json=as_json)
    if report is not None:
        for path in tournament_report.write_tournament(found, report, language):
            click.echo(f"{path}", err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if any(met.broken for met in found.meetings):
        raise click.exceptions.Exit(FINDINGS)
