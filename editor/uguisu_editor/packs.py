"""Packs that are found on this machine, and what is told of them before they are opened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from uguisu.content import CAMPAIGN, MAX_YAML_BYTES, Library, head_of, is_safe_name, read_document
from uguisu.plugins import Registry
from uguisu_changes.same import plain_copy
from uguisu_editor.model.board import Board, board_for
from uguisu_editor.model.document import SCENARIO, PackDocument
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.visible import visible
from uguisu_tools.packs import is_campaign

MOST = 60
MAP = "map.yaml"


class PackCard(NamedTuple):
    """What is told of a pack before it is opened."""

    path: Path
    title: str
    game: str


def bundled_packs(registry: Registry) -> list[Path]:
    """Return the folders of packs that can be opened from the welcome page."""
    packs = (path.resolve() for _, _, path in library(registry).packs() if path.is_dir())
    return list(dict.fromkeys(packs))[:MOST]


def own_packs(registry: Registry) -> list[Path]:
    """Return the user's own packs and campaigns, the one that was worked on last first."""
    known = library(registry)
    found = [
        path for find in (known.packs, known.campaigns) for shelf, _, path in find() if shelf.kind == "yours"
    ]
    return sorted((path.resolve() for path in found if path.is_dir()), key=last_changed, reverse=True)


def last_changed(pack: Path) -> float:
    """Return when a file of a pack was written last."""
    return max((path.stat().st_mtime for path in pack.glob("*.yaml")), default=0.0)


def campaigns(registry: Registry) -> list[Path]:
    """Return the folders of campaigns that can be opened from the welcome page."""
    return list(dict.fromkeys(path.resolve() for _, _, path in library(registry).campaigns()))[:MOST]


def library(registry: Registry) -> Library:
    """Return the packs that are found by name."""
    return Library.of(registry)


def card_of(pack: Path, language: str, known: Library) -> PackCard:
    """Read the title and the game of a pack (a mod's is that of what it builds on) or a campaign (that of its missions); one
    without a title is called by its folder.
    """
    said = _read(pack / CAMPAIGN).get("title") if is_campaign(pack) else head_of(pack).title
    title = visible(text_of(said, language) or pack.name)
    games = (head_of(layer).game for layer in _layers(pack, known))
    return PackCard(pack, title, next((game for game in games if game), ""))


def map_of(pack: Path, known: Library) -> Board | None:
    """Read a pack's map (a mod's is that of what it builds on) as far as it takes to draw it; None if there is none, or it
    cannot be read.
    """
    for layer in _layers(pack, known):
        name = _read(layer / SCENARIO).get("map", MAP)
        data = _read(layer / name) if isinstance(name, str) and is_safe_name(name) else {}
        board = board_for(data.get("kind"), data)
        if board is not None:
            return board
    return None


def folders_of(document: PackDocument, registry: Registry) -> list[Path]:
    """Return the folder of an open pack, and those of the packs it builds on."""
    if not isinstance(document.look("scenario", ("uses",)), list):
        return [document.folder]
    return list(_layers(document.folder, library(registry)))


def _layers(pack: Path, known: Library) -> Iterator[Path]:
    """Yield a pack and the packs that it builds on, or a campaign's missions, each before those that it builds on itself."""
    seen: set[Path] = set()
    waiting = [pack]
    while waiting:
        layer = waiting.pop(0)
        if layer.resolve() in seen:
            continue
        seen.add(layer.resolve())
        yield layer
        for name in _missions(layer) if is_campaign(layer) else head_of(layer).uses:
            found = layer / name if name.startswith(".") else known.find(name, layer)
            waiting += [found] if found is not None else []


def _missions(campaign: Path) -> Iterator[str]:
    """Yield the packs that a campaign names."""
    missions = _read(campaign / CAMPAIGN).get("missions")
    for mission in missions if isinstance(missions, list) else ():
        if isinstance(mission, dict) and isinstance(mission.get("pack"), str):
            yield mission["pack"]


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            document, _ = read_document(file.read(MAX_YAML_BYTES + 1), path.name, path.name)
    except OSError:
        return {}
    return document.data if document is not None and isinstance(document.data, dict) else {}


def distribution_of(plugin: str) -> str:
    """Return the distribution that a plugin comes in, by the custom of their names."""
    return f"uguisu-{plugin.replace('_', '-')}"


_terrains: dict[tuple[str, str], dict[str, dict[str, Any]]] = {}


def terrains_of(game: str, kind: str, registry: Registry) -> dict[str, dict[str, Any]]:
    """Return the terrains that maps of a kind have in the packs of a game: entries of legends, by terrain, each with the
    `sign` that it has there. They are read once.
    """
    if (game, kind) not in _terrains:
        found: dict[str, dict[str, Any]] = {}
        for pack in bundled_packs(registry):
            board = map_of(pack, library(registry)) if head_of(pack).game == game else None
            legend = board.data.get("legend") if board is not None and board.kind == kind else None
            for sign, entry in legend.items() if isinstance(legend, dict) else ():
                if isinstance(entry, dict) and isinstance(entry.get("terrain"), str):
                    found.setdefault(entry["terrain"], {"sign": sign, **plain_copy(entry)})
        _terrains[game, kind] = dict(sorted(found.items()))
    return _terrains[game, kind]
