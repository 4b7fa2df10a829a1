"""The whole picture: a map in letters, and below it what its signs mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu.core.game import Game
from uguisu.core.view import View
from uguisu.messages.local_text import localize
from uguisu_tools.cli.board.canvas import Canvas
from uguisu_tools.cli.board.cells import HEX_PITCH, hexes, name_cells, squares
from uguisu_tools.cli.board.looks import KEY, MARK, PLAIN
from uguisu_tools.cli.board.paths import paths
from uguisu_tools.cli.board.scene import LetterScene, scene_of
from uguisu_tools.cli.board.zones import zones

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDEST = 120
"""Wider than that, a map is not easier to read."""


@dataclass(frozen=True, slots=True)
class Board:
    """A map in letters, and its legend: pairs of a sign, with its style, and what it means."""

    canvas: Canvas
    legend: list[tuple[str, str, str]]

    def shown(self, *, legend: bool = True) -> RenderableType:
        """Return what a terminal shows."""
        from rich.columns import Columns
        from rich.console import Group
        from rich.text import Text

        if not legend or not self.legend:
            return self.canvas.text()
        entries = [Text.assemble((sign, style), f" {meaning}") for sign, style, meaning in self.legend]
        return Group(self.canvas.text(), Text(), Columns(entries, padding=(0, 3), column_first=True))


def board_of(game: Game, view: View, language: str, width: int) -> Board:
    """Draw what `view` shows of a game, at most `width` letters wide where the map allows that."""
    scene = scene_of(game, view, language)
    canvas = _canvas(scene, min(width, WIDEST))
    return Board(canvas, _legend(game, scene, language))


def _canvas(scene: LetterScene, width: int) -> Canvas:
    topology = scene.topology
    if topology.kind == "squares":
        name_cells(scene)
        return squares(scene, width)
    if topology.kind == "hexes" and "n" in topology.directions:
        columns = {q for q, _ in topology.coordinates}
        if (max(columns) - min(columns) + 1) * HEX_PITCH + 2 <= width:
            name_cells(scene)
            return hexes(scene)
    if all(topology.polygons):
        return zones(scene, width)
    return paths(scene, width)


def _legend(game: Game, scene: LetterScene, language: str) -> list[tuple[str, str, str]]:
    """Say what lines, grounds and signs mean, and what the places are called whose names had no room."""
    found: list[tuple[str, str, str]] = []
    for kind, line in scene.lines.items():
        word = game.texts.template(f"link.{kind}", language) or kind.replace("_", " ")
        found.append((line.sample, line.style, word))
    names = scene.topology.terrain_names or {}
    for terrain, ground in scene.grounds.items():
        if terrain:
            word = localize(names.get(terrain, ""), language) or _terrain(game, terrain, language)
            sign = "·" if ground is PLAIN else ground.fill(2).strip()
            found.append((sign, ground.style, word))
    found += [(sign, KEY, meaning) for sign, meaning in scene.tags.items()]
    found += [(letter, MARK, title) for letter, title in scene.marks.items()]
    found += [(letter, "dim", name) for letter, name in scene.groups.items()]
    called = {place: scene.names.get(place, scene.topology.ids[place]) for place in scene.keys}
    for place in sorted(called, key=lambda place: (len(scene.keys[place]), scene.keys[place])):
        told = called[place]
        if scene.topology.kind == "squares":
            told = f"{told} ({scene.topology.ids[place]})"
        found.append((scene.keys[place], KEY, told))
    return found


def _terrain(game: Game, terrain: str, language: str) -> str:
    title = game.names.get("terrain", {}).get(terrain)
    return localize(title, language) if title else terrain.replace("_", " ")


__all__ = ["Board", "board_of"]
