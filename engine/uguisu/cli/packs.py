"""Finds the packs that a command was pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import click

from uguisu.said import Said


def find(paths: Sequence[Path], refused: Callable[[OSError], None] | None = None) -> list[Path]:
    """Return the packs at or under `paths`, or under the current folder when there are none, each once.

    `refused` is told of folders that cannot be read.
    """
    from uguisu.content.source import find_packs

    packs: dict[Path, None] = {}
    for path in paths or (Path(),):
        here = list(find_packs(path, refused))
        if not here:
            raise click.UsageError(
                Said(
                    "There is no pack in '{path}'. A pack is a folder with a scenario.yaml in it, or a "
                    "zip of one; `uguisu new pack` makes one.",
                    path=path,
                )
            )
        packs.update(dict.fromkeys(here))
    return list(packs)
