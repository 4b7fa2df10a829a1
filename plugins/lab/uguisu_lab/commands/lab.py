"""`uguisu compare`, `ablate` and `balance`: what a change of a pack does to its games."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message
from uguisu.interrupts import INTERRUPTED
from uguisu.loading import Overrides
from uguisu.messages import translate
from uguisu.plugins import registry
from uguisu_lab import ablating, balance_report, balancing, comparing, comparison_report, second_level
from uguisu_lab.commands.parameters import edits_of, edits_options, players_options, strong_option
from uguisu_lab.comparing import Contender
from uguisu_lab.edits import KINDS
from uguisu_lab.playtest import parse_bots
from uguisu_lab.playtest.report import check_folder
from uguisu_lab.usual import usual_aims, usual_knobs
from uguisu_tools.cli import (
    FINDINGS,
    FOLDER,
    PACK,
    ProgressBar,
    asked_by,
    bots_option,
    changes_options,
    complete_packs,
    games_option,
    json_option,
    language_option,
    load_changed,
    pack_argument,
    print_found,
    report_option,
    say,
)

GAMES, MOST = 200, 20_000
"""Pairs, unless more are asked for; with `--until` at most."""


@click.command("compare")
@pack_argument
@click.argument("other", type=PACK, shell_complete=complete_packs, required=False)
@games_option(Message("How many games of each: 200 by default; with --until, at most 20,000."))
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
@strong_option
@players_options
@edits_options
@changes_options
@report_option
@language_option
@json_option
def compare(
    pack: Path,
    other: Path | None,
    games: int | None,
    until: float | None,
    bots: str,
    strong: int | None,
    jobs: int,
    cluster: str | None,
    seed: int,
    without: tuple[str, ...],
    copies: tuple[str, ...],
    numbers: tuple[str, ...],
    changes: Overrides,
    report: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play two packs on the same seeds, and show what differs by more than chance.

    The second pack is OTHER, or PACK if you name only one, changed by --without, --copies, --set, --option and --variants:
    `uguisu compare garden_gate --without card=whistle` shows what the whistle is good for.
    """
    if report is not None:
        check_folder(report)
    changes = edits_of(other or pack, without, copies, numbers, changes)
    if other is None and not changes:
        raise click.UsageError(
            Message("Name two packs, or say what should be different: --without, --option...")
        )
    first, second = _contender(pack, bots, Overrides()), _contender(other or pack, bots, changes)
    games = games or (GAMES if until is None else MOST)
    with ProgressBar(2 * games, translate(Message("Playing"), language)) as progress:
        found = comparing.compare(
            first,
            second,
            games,
            seed,
            jobs=jobs,
            cluster=cluster,
            until=until,
            progress=lambda done, _of: progress.to(done),
        )
    found = comparing.with_certainty(found, first, second)
    with _strong_games(language) as progress:
        found = second_level.compared(
            found, first, second, asked=strong, jobs=jobs, cluster=cluster, progress=progress.of
        )
    print_found(found, lambda: comparison_report.text(found, language), as_json=as_json)
    if report is not None:
        for path in comparison_report.write_comparison(found, report, language):
            click.echo(f"{path}", err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if found.first.broken or found.second.broken:
        raise click.exceptions.Exit(FINDINGS)


@click.command("ablate")
@pack_argument
@games_option(Message("How many games, with each part and without."), 100)
@click.option(
    "--parts",
    metavar="KINDS",
    help="What to leave out in turn: card, link, option, variant, separated by commas. The default is all "
    "but links, which are many; if there are no cards, links too.",
)
@bots_option
@strong_option
@players_options
@changes_options
@report_option
@language_option
@json_option
def ablate(
    pack: Path,
    games: int,
    parts: str | None,
    bots: str,
    strong: int | None,
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
    whole = _contender(pack, bots, changes)
    kinds = [kind for kind in KINDS if kind != ("link" if any(map(sum, whole.game.decks.values())) else "")]
    if parts is not None:
        kinds = parts.replace(",", " ").split()
        if not kinds or {*kinds} - {*KINDS}:
            message = Message("'{text}' should be one of {kinds}", text=parts, kinds=", ".join(KINDS))
            raise click.BadParameter(message, param_hint="--parts")
    with ProgressBar(games, translate(Message("Playing"), language)) as progress:
        found = ablating.ablate(whole, kinds, games, seed, jobs=jobs, cluster=cluster, progress=progress.of)
    found = ablating.with_certainty(found, whole)
    with _strong_games(language) as progress:
        found = ablating.with_strong_bots(
            found, whole, asked=strong, jobs=jobs, cluster=cluster, progress=progress.of
        )
    print_found(found, lambda: ablating.text(found, language), as_json=as_json)
    if report is not None:
        for path in ablating.write_ablation(found, report, language):
            click.echo(f"{path}", err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)


@click.command("balance")
@pack_argument
@click.option(
    "--aim",
    "aims",
    multiple=True,
    metavar="'SIDE LOW..HIGH'",
    help="What you want, in per cent of games won: 'intruders 45..55'; or 'draws 0..10', 'rounds 6..9'. "
    "May be given several times. By default each side wins about as often.",
)
@click.option(
    "--vary",
    "knobs",
    multiple=True,
    metavar="KIND:NAME=VALUES",
    help="What may change: option:turns=7..10, option:setup=chosen,fixed, copies:lantern=0..4, "
    "props:lantern.starter=0..2, any number of the mission or the map by the way to it, as mission:tracks.alert.max=3..6; "
    "or what may be left out: card:whistle, link:gate,yard, variant:fog. May be given several times. By default each "
    "option that is a whole number.",
)
@games_option(Message("How many games the best candidates play; bad ones are dropped early."), 200)
@click.option(
    "--trials",
    type=click.IntRange(1, 100_000),
    metavar="N",
    default=40,
    show_default=True,
    help="How many candidates to try; if there are no more than that, all are tried.",
)
@click.option(
    "--within",
    type=click.FloatRange(0.01, 24 * 60),
    metavar="MINUTES",
    default=15.0,
    show_default=True,
    help="End within about so many minutes: then no new candidate begins, and the best so far plays on new seeds.",
)
@bots_option
@strong_option
@players_options
@changes_options
@click.option(
    "--to", "folder", type=FOLDER, help="Write the best one as a mod to this new folder, with the evidence."
)
@language_option
@json_option
def balance(
    pack: Path,
    aims: tuple[str, ...],
    knobs: tuple[str, ...],
    games: int,
    trials: int,
    within: float,
    bots: str,
    strong: int | None,
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
    base = _contender(pack, bots, changes)
    with asked_by("--aim"):
        wanted = [balancing.parse_aim(aim, base.game) for aim in aims] or usual_aims(base.game)
    with asked_by("--vary"):
        varied = [balancing.parse_knob(knob) for knob in knobs] or usual_knobs(base.game)
    if folder is not None and folder.exists() and any(folder.iterdir()):
        raise click.BadParameter(Message("{folder} already exists", folder=folder), param_hint="--to")
    with ProgressBar(trials, translate(Message("Candidates"), language)) as progress:
        found = balancing.balance(
            base,
            wanted,
            varied,
            games=games,
            trials=trials,
            seed=seed,
            jobs=jobs,
            cluster=cluster,
            within=60 * within,
            progress=progress.to,
        )
    found = balancing.with_certainty(found, base)
    with _strong_games(language) as progress:
        found = balancing.with_strong_bots(
            found, base, asked=strong, jobs=jobs, cluster=cluster, progress=progress.of
        )
    print_found(found, lambda: balance_report.text(found, base, language), as_json=as_json)
    if folder is not None and found.changes is not None:
        balance_report.write_mod(found, base, folder)
        say(Message("Wrote {folder}", folder=folder), err=as_json)
    if found.partial:
        raise click.exceptions.Exit(INTERRUPTED)
    if not found.met:
        raise click.exceptions.Exit(FINDINGS)


def _strong_games(language: str) -> ProgressBar:
    """Return what shows how many games strong bots have played: of how many is known after the first."""
    return ProgressBar(1, translate(Message("Strong bots play"), language))


def _contender(pack: Path, bots: str, changes: Overrides) -> Contender:
    """Return who plays what; what is wrong with the pack is not blamed on `--bots`."""
    game = load_changed(pack, changes)
    with asked_by("--bots"):
        return Contender(game, pack, parse_bots(bots, game, registry(game.id)), changes or None)
