"""`uguisu ablate`: a pack without each of its parts in turn."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.console import Progress, print_found
from uguisu.cli.failing import INTERRUPTED
from uguisu.cli.languages import language_option
from uguisu.cli.parameters import (
    asked_by,
    bots_option,
    changes_options,
    games_option,
    json_option,
    pack_argument,
    players_options,
    report_option,
)
from uguisu.lab.ablating import ablate, text, write_ablation
from uguisu.lab.comparing import contender
from uguisu.lab.edits import KINDS
from uguisu.overriding import Overrides
from uguisu.playtest.report import check_folder
from uguisu.said import Said, translate


@click.command("ablate")
@pack_argument
@games_option(Said("How many games, with each part and without."), 100)
@click.option(
    "--parts",
    metavar="KINDS",
    help="What to leave out in turn: card, link, option, variant, separated by commas. The default is all "
    "but links, which are many; if there are no cards, links too.",
)
@bots_option
@players_options
@changes_options
@report_option
@language_option
@json_option
def command(
    pack: Path,
    games: int,
    parts: str | None,
    bots: str,
    jobs: int,
    cluster: str | None,
    seed: int,
    changes: Overrides,
    report: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Leave each part of a pack out in turn, and rank what that changes.

    Parts are cards, links, options and variants. The same seeds are played with and without each part. An option that
    is left out takes its default.
    """
    if report is not None:
        check_folder(report)
    with asked_by("--bots"):
        whole = contender(pack, bots, changes)
    kinds = [kind for kind in KINDS if kind != ("link" if any(map(sum, whole.game.decks.values())) else "")]
    if parts is not None:
        kinds = parts.replace(",", " ").split()
        if not kinds or {*kinds} - {*KINDS}:
            told = Said("'{text}' should be one of: {kinds}", text=parts, kinds=", ".join(KINDS))
            raise click.BadParameter(told, param_hint="--parts")
    with Progress(games, translate(Said("Playing"), language)) as progress:
        found = ablate(whole, kinds, games, seed, jobs=jobs, cluster=cluster, progress=progress.of)
    print_found(found, lambda: text(found, language), as_json=as_json)
    if report is not None:
        for path in write_ablation(found, report, language):
            click.echo(f"{path}", err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
