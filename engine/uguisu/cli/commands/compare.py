"""`uguisu compare`: two packs on the same seeds, and what differs more than by chance."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.console import Progress, print_found
from uguisu.cli.failing import FINDINGS, INTERRUPTED
from uguisu.cli.languages import language_option
from uguisu.cli.parameters import (
    PACK,
    asked_by,
    bots_option,
    changes_options,
    complete_packs,
    edits_of,
    edits_options,
    games_option,
    json_option,
    pack_argument,
    players_options,
    report_option,
)
from uguisu.lab.comparing import compare, contender
from uguisu.lab.comparison_report import text, write_comparison
from uguisu.overriding import Overrides
from uguisu.playtest.report import check_folder
from uguisu.said import Said, translate

GAMES, MOST = 200, 20_000
"""Pairs, unless more are asked for; with `--until` at most."""


@click.command("compare")
@pack_argument
@click.argument("other", type=PACK, shell_complete=complete_packs, required=False)
@games_option(Said("How many games of each: 200 by default; with --until, at most 20,000."))
@click.option(
    "--until",
    type=click.FloatRange(0.001, 1),
    metavar="SHARE",
    help=(
        "Stop as soon as it is clear who wins more often, or that nobody does by this much: 0.02 is two "
        "points."
    ),
)
@bots_option
@players_options
@edits_options
@changes_options
@report_option
@language_option
@json_option
def command(
    pack: Path,
    other: Path | None,
    games: int | None,
    until: float | None,
    bots: str,
    jobs: int,
    cluster: str | None,
    seed: int,
    without: tuple[str, ...],
    copies: tuple[str, ...],
    changes: Overrides,
    report: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play two packs on the same seeds, and show what differs by more than chance.

    The second pack is OTHER, or PACK if you name only one, changed by --without, --copies, --option and --variants:
    `uguisu compare garden_gate --without card=whistle` shows what the whistle is good for.
    """
    if report is not None:
        check_folder(report)
    changes = edits_of(other or pack, without, copies, changes)
    if other is None and not changes:
        raise click.UsageError(
            Said("Name two packs, or say what should be different: --without, --option...")
        )
    with asked_by("--bots"):
        first, second = contender(pack, bots, Overrides()), contender(other or pack, bots, changes)
    games = games or (GAMES if until is None else MOST)
    with Progress(2 * games, translate(Said("Playing"), language)) as progress:
        found = compare(
            first,
            second,
            games,
            seed,
            jobs=jobs,
            cluster=cluster,
            until=until,
            progress=lambda done, _of: progress.to(done),
        )
    print_found(found, lambda: text(found, language), as_json=as_json)
    if report is not None:
        for path in write_comparison(found, report, language):
            click.echo(f"{path}", err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if found.first.broken or found.second.broken:
        raise click.exceptions.Exit(FINDINGS)
