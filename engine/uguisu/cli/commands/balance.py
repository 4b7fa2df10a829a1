"""`uguisu balance`: options, copies, cards and links varied until it is fair."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.console import Progress, print_found
from uguisu.cli.failing import FINDINGS, INTERRUPTED
from uguisu.cli.languages import language_option, say
from uguisu.cli.parameters import (
    FOLDER,
    asked_by,
    bots_option,
    changes_options,
    games_option,
    json_option,
    pack_argument,
    players_options,
)
from uguisu.lab.balance_report import text, write_mod
from uguisu.lab.balancing import balance, parse_aim, parse_knob
from uguisu.lab.comparing import contender
from uguisu.overriding import Overrides
from uguisu.said import Said, translate


@click.command("balance")
@pack_argument
@click.option(
    "--aim",
    "aims",
    multiple=True,
    required=True,
    metavar="'SIDE LOW..HIGH'",
    help="What you want, in per cent of games won: 'intruders 45..55'; or 'draws 0..10', 'rounds 6..9'. "
    "May be given several times.",
)
@click.option(
    "--vary",
    "knobs",
    multiple=True,
    required=True,
    metavar="KIND:NAME=VALUES",
    help="What may change: option:turns=7..10, option:setup=chosen,fixed, copies:lantern=0..4; or what "
    "may be left out: card:whistle, link:gate,yard, variant:fog. May be given several times.",
)
@games_option(Said("How many games the best candidates play; bad ones are dropped early."), 200)
@click.option(
    "--trials",
    type=click.IntRange(1, 100_000),
    metavar="N",
    default=40,
    show_default=True,
    help="How many candidates to try; if there are no more than that, all are tried.",
)
@bots_option
@players_options
@changes_options
@click.option(
    "--to", "folder", type=FOLDER, help="Write the best one as a mod to this new folder, with the evidence."
)
@language_option
@json_option
def command(
    pack: Path,
    aims: tuple[str, ...],
    knobs: tuple[str, ...],
    games: int,
    trials: int,
    bots: str,
    jobs: int,
    cluster: str | None,
    seed: int,
    changes: Overrides,
    folder: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Vary a pack until its win rates come close to what you ask for.

    Candidates race on the same seeds. The best one, and the pack as it is, then play new seeds, because the best of
    many was also lucky.
    """
    with asked_by("--bots"):
        base = contender(pack, bots, changes)
    with asked_by("--aim"):
        wanted = [parse_aim(aim, base.game) for aim in aims]
    with asked_by("--vary"):
        varied = [parse_knob(knob) for knob in knobs]
    if folder is not None and folder.exists() and any(folder.iterdir()):
        raise click.BadParameter(Said("{folder} already exists", folder=folder), param_hint="--to")
    with Progress(trials, translate(Said("Candidates"), language)) as progress:
        found = balance(
            base,
            wanted,
            varied,
            games=games,
            trials=trials,
            seed=seed,
            jobs=jobs,
            cluster=cluster,
            progress=progress.to,
        )
    print_found(found, lambda: text(found, base, language), as_json=as_json)
    if folder is not None and found.changes is not None:
        write_mod(found, base, folder)
        say(Said("Wrote {folder}", folder=folder), err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if not found.met:
        raise click.exceptions.Exit(FINDINGS)
