"""`uguisu playtest`: many games between bots, and what they show."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from uguisu import Message, UguisuError
from uguisu.interrupts import INTERRUPTED
from uguisu.loading import Overrides
from uguisu.messages import localize, translate
from uguisu.plugins import registry
from uguisu_lab.commands.parameters import players_options
from uguisu_lab.commands.picture import GamesPicture
from uguisu_lab.playtest import parse_bots, run, text_report, write_report
from uguisu_lab.playtest.certainty import certain, certain_soon, without_numpy
from uguisu_lab.playtest.games_table import must_be_table, write_table
from uguisu_lab.playtest.judging import Judge
from uguisu_lab.playtest.people import with_people
from uguisu_lab.playtest.report import check_folder, games_file_beside
from uguisu_lab.playtest.sections import short_report
from uguisu_lab.playtest.trust import BUDGET, ENOUGH, climbs_for, strong_for
from uguisu_tools.cli import (
    A_FILE,
    FINDINGS,
    FOLDER,
    NEW_FILE,
    Failure,
    ProgressBar,
    asked_by,
    bots_option,
    changes_options,
    games_option,
    json_option,
    language_option,
    load_changed,
    pack_argument,
    print_found,
)
from uguisu_tools.cli.console import typed
from uguisu_tools.packs import is_campaign
from uguisu_tools.solve import Tablebase, has_secrets
from uguisu_tools.solve.solving import Unsolvable, values
from uguisu_tools.solve.tablebase import read

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu_lab.playtest.summary import Exact

MOST_GAMES = 10_000_000
CAMPAIGNS = 100
"""Campaigns that are played unless somebody asks for another number."""


@click.command("playtest")
@pack_argument
@games_option(
    Message(
        "How many games. By default as many as it takes to know to within ten points who wins how often, and no more "
        "than a hundred."
    ),
    None,
    MOST_GAMES,
)
@bots_option
@players_options
@click.option(
    "--solve",
    "solved",
    is_flag=True,
    help="Also show who wins if nobody makes a mistake, and how often bots throw a won position away.",
)
@click.option(
    "--judge",
    "tablebase",
    type=A_FILE,
    help="The same, from a file written by uguisu solve --write, without solving the game again.",
)
@click.option(
    "--ladder",
    type=click.IntRange(0, MOST_GAMES),
    metavar="N",
    help="Play N more games with each of some weaker and stronger bots; by default 10 for a --report of 50 games or more.",
)
@click.option(
    "--strong",
    type=click.IntRange(0, MOST_GAMES),
    metavar="N",
    help="Play up to N games between strong bots, however long they take; by default as many as fit into 40 s of a processor.",
)
@click.option("--first", is_flag=True, help="Stop after the first verdict: 20 games, and 20 at random.")
@click.option("--full", is_flag=True, help="Print all tables, not only what matters most.")
@click.option("--report", type=FOLDER, help="Write a report with maps to this folder.")
@click.option(
    "--table",
    type=NEW_FILE,
    metavar="FILE",
    help="Write the games as a table (.csv, .tsv or .parquet), one row a game, and what its columns mean beside it.",
)
@changes_options
@language_option
@json_option
def command(
    pack: Path,
    games: int | None,
    bots: str,
    jobs: int,
    cluster: str | None,
    seed: int,
    solved: bool,
    tablebase: Path | None,
    ladder: int | None,
    strong: int | None,
    first: bool,
    full: bool,
    report: Path | None,
    table: Path | None,
    changes: Overrides,
    language: str,
    as_json: bool,
) -> None:
    """Let bots play a pack or a campaign many times, and show the results.

    Three sentences tell what matters most: who wins how often and how sure that is, how long it lasts, what stands out.
    With --full all tables, with --report a page with heat maps and every game. Ctrl+C keeps what is done.
    """
    if is_campaign(pack):
        if solved or tablebase is not None or ladder is not None or strong is not None or first or table:
            raise click.UsageError(
                Message(
                    "--solve, --judge, --ladder, --strong, --first and --table do not work for a campaign, only for its "
                    "missions"
                )
            )
        if cluster is not None:
            raise click.UsageError(Message("A campaign cannot be played on a cluster; its missions can"))
        games = games or CAMPAIGNS
        _campaign(pack, games, bots, min(jobs, games), seed, changes, language, as_json, report)
        return
    if first and (games is not None or strong or ladder):
        raise click.UsageError(
            Message("--first plays 20 games and no others: leave out --games, --strong and --ladder")
        )
    game = load_changed(pack, changes)
    with asked_by("--bots"):
        seated = parse_bots(bots, game, registry(game.id))
    games_file = None
    if table is not None:
        must_be_table(table)
        games_file = games_file_beside(table)
        if report is None:
            click.get_current_context().call_on_close(partial(_forget, games_file))
    if report is not None:
        check_folder(report)
        games_file = games_file_beside(report)
    with GamesPicture(f"{localize(game.title, language)} ({game.id}/{game.scenario})", language) as picture:
        picture.say(Message("Looking for a sure win"))
        worth = _worth(game, solved, tablebase)
        exact = _exact(game, worth) if solved or worth else certain_soon(game)
        judge = Judge(game, worth) if worth else None
        picture.say(Message("Playing the first game"))
        summary = run(
            pack,
            games,
            seated,
            game=game,
            jobs=jobs,
            cluster=cluster,
            seed=seed,
            look=picture.look,
            games_file=games_file,
            changes=changes or None,
            judge=judge,
            exact=exact,
            strong=strong_for(game, exact, games or ENOUGH) if strong is None else strong,
            budget=BUDGET if strong is None else None,
            first=first,
            climbs=ladder
            if ladder is not None
            else climbs_for(games or ENOUGH)
            if report is not None and not first
            else 0,
        )
    summary = with_people(summary)
    called = os.path.relpath(pack) if pack.is_absolute() and pack.is_relative_to(Path.cwd()) else str(pack)
    print_found(
        summary,
        lambda: (
            text_report(summary, language)
            if full
            else short_report(summary, language, called, typed, reported=report is not None)
        ),
        as_json=as_json,
    )
    missing = without_numpy(summary.exact)
    if missing is not None:
        click.echo(translate(missing, language), err=as_json)
    if table is not None and games_file is not None and games_file.exists():
        for path in write_table(games_file, summary, table, language):
            click.echo(f"{path}", err=as_json)
    if report is not None:
        for path in write_report(summary, game, report, language, games_file=games_file):
            click.echo(f"{path}", err=as_json)
    if summary.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if summary.broken or summary.failures or summary.unwritten:
        raise click.exceptions.Exit(FINDINGS)


def _forget(aside: Path) -> None:
    with suppress(OSError):  # what could not be written has been told
        aside.unlink(missing_ok=True)


def _campaign(
    path: Path,
    games: int,
    bots: str,
    jobs: int,
    seed: int,
    changes: Overrides,
    language: str,
    as_json: bool,
    report: Path | None,
) -> None:
    from uguisu_lab.playtest.campaign_report import campaign_report, write_campaign_report
    from uguisu_lab.playtest.campaigns import run_campaign

    if report is not None:
        check_folder(report)
    with ProgressBar(games, translate(Message("Playing"), language)) as progress:
        played = run_campaign(
            path,
            games,
            bots,
            registry(),
            jobs=jobs,
            seed=seed,
            changes=changes,
            progress=lambda done, _of: progress.to(done),
        )
    print_found(played.summary, lambda: campaign_report(played.summary, language), as_json=as_json)
    if report is not None:
        for path_written in write_campaign_report(played, report, language):
            click.echo(f"{path_written}", err=as_json)


def _worth(game: Game, solved: bool, tablebase: Path | None) -> Tablebase | None:
    """Return what knows the value of every position; None where nobody asks, or that takes too much memory."""
    if tablebase is not None:
        return read(tablebase, game)
    if solved and not has_secrets(game):
        with suppress(Unsolvable):
            return values(game)
    return None


def _exact(game: Game, worth: Tablebase | None) -> Exact:
    try:
        return certain(game, worth)
    except UguisuError as error:
        raise Failure(error.message, Message("leave --solve out")) from error
