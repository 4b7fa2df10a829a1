"""Packs that are found on this machine, and what is told of them before they are opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from uguisu.content.document import read_document
from uguisu.content.library import SCENARIOS, Library, Shelf, head_of
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.source import safe_name
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
    packs = (path.resolve() for _, _, path in library(registry).packs() if path.is_dir())
    return list(dict.fromkeys(packs))[:MOST]


def library(registry: Registry) -> Library:
    """Return the packs that are found by name, those of a checkout of the program among them."""
    checkout = Path(__file__).resolve().parents[2] / SCENARIOS
    return Library((*Library.of(registry).shelves, Shelf("here", checkout)))


def card_of(pack: Path, language: str, known: Library | None = None) -> Card:
    """Read a pack's title and game (a mod's is that of what it builds on); one without a title is called by its folder."""
    head = head_of(pack)
    title = visible(text_of(head.title, language) or pack.name)
    return Card(pack, title, head.game or _game_below(pack, head.uses, known))


def _game_below(pack: Path, uses: tuple[str, ...], known: Library | None) -> str:
    seen = {pack.resolve()}
    waiting = [(pack, use) for use in uses]
    while waiting:
        owner, name = waiting.pop(0)
        found = owner / name if name.startswith(".") else known.find(name, owner) if known else None
        if found is None or found.resolve() in seen:
            continue
        seen.add(found.resolve())
        head = head_of(found)
        if head.game:
            return head.game
        waiting += [(found, use) for use in head.uses]
    return ""


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
