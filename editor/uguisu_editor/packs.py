"""Packs that are included: of the plugins, and of the folder the program was started from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from uguisu.content.document import read_document
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.source import find_packs, safe_name
from uguisu.registry import Registry
from uguisu_editor.model.board import Board, board_for
from uguisu_editor.model.document import SCENARIO
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.visible import visible

MOST = 60
MAP = "map.yaml"


class Card(NamedTuple):
    """What is told of a pack before it is opened."""

    path: Path
    title: str
    game: str


def bundled_packs(registry: Registry) -> list[Path]:
    """Return the folders of packs that can be opened from the welcome page."""
    found: dict[Path, None] = {}
    checkout = Path(__file__).resolve().parents[2] / "scenarios"
    for root in (*registry.packs, Path("scenarios"), checkout):
        if root.is_dir():
            for pack in find_packs(root):
                if pack.is_dir():
                    found.setdefault(pack.resolve())
    return list(found)[:MOST]


def card_of(pack: Path, language: str) -> Card:
    """Read a pack's title and game; a pack that cannot be read is called by its folder."""
    data = _read(pack / SCENARIO)
    game = data.get("game")
    title = visible(text_of(data.get("title"), language) or pack.name)
    return Card(pack, title, game if isinstance(game, str) else "")


def map_of(pack: Path) -> Board | None:
    """Read a pack's map as far as it takes to draw it; None if it has none, or that cannot be read."""
    name = _read(pack / SCENARIO).get("map", MAP)
    if not isinstance(name, str) or not safe_name(name):
        return None
    data = _read(pack / name)
    return board_for(data.get("kind"), data)


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            document, _ = read_document(file.read(MAX_YAML_BYTES + 1), path.name, path.name)
    except OSError:
        return {}
    return document.data if document is not None and isinstance(document.data, dict) else {}
