"""Finds packs, and the playthroughs that belong to them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from uguisu.content.pack import SCENARIO
from uguisu.core.game import Game


def find_packs(paths: Iterable[Path]) -> list[Path]:
    """Return the packs at `paths`, or anywhere below those that are folders, in order of their names."""
    found: list[Path] = []
    for path in paths:
        if path.is_file() or (path / SCENARIO).is_file():
            found.append(path)
        else:
            found.extend(sorted(scenario.parent for scenario in path.rglob(SCENARIO)))
    return found


def golden_path(folder: Path, game: Game) -> Path:
    """Return where the playthrough of a game's scenario lies: ``FOLDER/<game>/<scenario>.jsonl``."""
    return folder / game.id / f"{game.scenario}.jsonl"
