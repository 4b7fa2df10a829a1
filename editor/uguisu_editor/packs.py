"""Packs that come along: of the plugins, and of the folder the program was started from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from uguisu.content.document import read_document
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.source import find_packs
from uguisu.registry import Registry
from uguisu_editor.model.document import SCENARIO
from uguisu_editor.model.parts import text_of

MOST = 60


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
    try:
        with (pack / SCENARIO).open("rb") as file:
            document, _ = read_document(file.read(MAX_YAML_BYTES + 1), SCENARIO, SCENARIO)
    except OSError:
        document = None
    data = document.data if document is not None else None
    if not isinstance(data, dict):
        return Card(pack, pack.name, "")
    game = data.get("game")
    return Card(
        pack, text_of(data.get("title"), language) or pack.name, game if isinstance(game, str) else ""
    )
