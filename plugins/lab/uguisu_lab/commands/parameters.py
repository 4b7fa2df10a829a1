"""Options that the commands of the lab share, and what they stand for."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from uguisu import Message
from uguisu.loading import Overrides
from uguisu_tools.cli import asked_by

F = TypeVar("F", bound=Callable[..., Any])

MOST_JOBS = 8
"""Processes, unless more are asked for."""
MOST_PROCESSES = 256
MOST_STRONG = 10_000
NUMBER = re.compile(r"-?\d{1,9}")


def players_options(command: F) -> F:
    """Add `--jobs`, `--cluster` and `--seed`."""
    jobs = click.option(
        "--jobs",
        "-j",
        type=click.IntRange(1, MOST_PROCESSES),
        metavar="N",
        default=lambda: min(os.cpu_count() or 1, MOST_JOBS),
        help="How many processes; by default one per processor.",
    )
    cluster = click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on the machines of a Dask scheduler, such as tcp://192.168.1.5:8786.",
    )
    seed = click.option(
        "--seed",
        type=int,
        metavar="N",
        default=0,
        show_default=True,
        help="The same seed gives the same games.",
    )
    return jobs(cluster(seed(command)))


def strong_option(command: F) -> F:
    """Add `--strong`, of what holds packs against each other."""
    return click.option(
        "--strong",
        type=click.IntRange(0, MOST_STRONG),
        metavar="N",
        help="Play N games of each with strong bots, however long they take; by default as many as fit into the time that "
        "quick ones took, or 40 s of a processor; 0 for none.",
    )(command)


def edits_options(command: F) -> F:
    """Add `--without`, `--copies` and `--set`; `edits_of` reads what they say."""
    without = click.option(
        "--without",
        metavar="KIND=NAME",
        multiple=True,
        help="Leave something out: card=whistle, link=gate,yard, option=turns (it then takes its default) "
        "or variant=fog. May be given several times.",
    )
    copies = click.option(
        "--copies",
        metavar="CARD=N",
        multiple=True,
        help="How many copies of a card its deck has. May be given several times.",
    )
    numbers = click.option(
        "--set",
        "numbers",
        metavar="KIND:NAME=N",
        multiple=True,
        help="Another number of the mission or the map, by the way to it, as mission:tracks.alert.max=4, or of a card's "
        "properties: props:lantern.starter=2. May be given several times.",
    )
    return without(copies(numbers(command)))


def edits_of(
    pack: Path,
    without: tuple[str, ...],
    copies: tuple[str, ...],
    numbers: tuple[str, ...],
    changes: Overrides,
) -> Overrides:
    """Return `changes`, with what `--without`, `--copies` and `--set` say of a pack."""
    if not without and not copies and not numbers:
        return changes
    from uguisu.loading import load_pack
    from uguisu_lab.edits import KINDS, NUMBERED, PROPS, Edits

    edits = Edits(load_pack(pack))
    for text in without:
        kind, equals, name = text.partition("=")
        if not equals or kind not in KINDS:
            message = Message(
                "'{text}' should be one of {kinds}",
                text=text,
                kinds=", ".join(f"{kind}=..." for kind in KINDS),
            )
            raise click.BadParameter(message, param_hint="--without")
        with asked_by("--without"):
            edits.without(kind, name)
    for text in copies:
        card, equals, count = text.partition("=")
        if not equals or not count.isdecimal():
            raise click.BadParameter(
                Message("'{text}' should be CARD=N, as in rope=2", text=text), param_hint="--copies"
            )
        with asked_by("--copies"):
            edits.set_copies(card, int(count))
    for text in numbers:
        name, equals, value = text.partition("=")
        kind, colon, name = name.partition(":")
        if not equals or not colon or kind not in (PROPS, *NUMBERED) or not NUMBER.fullmatch(value):
            raise click.BadParameter(
                Message("'{text}' should be as in mission:tracks.alert.max=4", text=text), param_hint="--set"
            )
        with asked_by("--set"):
            if kind == PROPS:
                edits.set_prop(name, int(value))
            else:
                edits.set_number(kind, name, int(value))
    return edits.overrides(changes)
