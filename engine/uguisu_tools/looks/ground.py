"""The ground of a board by a game's look: its colours and textures, and by night what is lit of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import dist

from uguisu.board.geometry import joined
from uguisu.board.marks import Gradient, Group, Mark, Path
from uguisu.board.outlines import circle, polygon, polygons
from uguisu.board.parts import Point
from uguisu.looks import GameLook, GroundLook
from uguisu_tools.looks.usual import USUAL

VEIL = "#0b1626"
DARKNESS = 0.46
GLOW = "#ffd591"
BEAM = "#fff1c4"
REACH = 2.05
"""How far the light of a lamp is seen to fall, in cells."""


def ground_of(look: GameLook, terrain: str, tags: Iterable[str] = ()) -> GroundLook | None:
    """Return the look of a place: that of its terrain, else of a tag of its; the game's own go before the usual. What it has
    under an empty name is that of all other zones.
    """
    if terrain:
        return look.grounds.get(terrain) or USUAL.get(terrain)
    return next((look.grounds[tag] for tag in look.grounds if tag in tags), look.grounds.get(""))


def ground_about(look: GameLook, terrains: Iterable[str]) -> str:
    """Return the ground that things of a map lie on: the terrain that most of its cells are of, but for things."""
    found = Counter(terrain for terrain in terrains if terrain and terrain not in look.lying)
    return found.most_common(1)[0][0] if found else ""


def fill_of(ground: GroundLook, *, night: bool) -> str:
    """Return the colour of a ground."""
    return (ground.night if night else "") or ground.fill


def veil(
    cells: Mapping[int, tuple[Point, ...]], bright: set[int], whole: tuple[Point, ...] | None
) -> list[Mark]:
    """Draw the dark over what is not lit: all of a rectangle but the bright cells, or else the other cells one by one."""
    if whole is not None:
        holes = polygons(joined(cells[place] for place in sorted(bright)))
        return [Path(polygon(whole) + holes, VEIL, opacity=DARKNESS)]
    unlit = [shape for place, shape in cells.items() if place not in bright]
    return [Path(polygons(joined(unlit)), VEIL, opacity=DARKNESS)] if unlit else []


def glow(
    cells: Mapping[int, tuple[Point, ...]],
    lit: set[int],
    lamps: Iterable[Point],
    size: float,
    middles: Mapping[int, Point],
) -> list[Mark]:
    """Draw light on the cells that are lit: warm about lamps, even where no lamp is near."""
    if not lit:
        return []
    clip = polygons(joined(cells[place] for place in sorted(lit)))
    near = list(lamps)
    found: list[Mark] = [
        Path(
            circle(lamp, REACH * size),
            Gradient(lamp, REACH * size, ((0.0, GLOW, 0.62), (0.45, GLOW, 0.34), (1.0, GLOW, 0.06))),
        )
        for lamp in near
    ]
    plain = [
        cells[place]
        for place in sorted(lit)
        if all(dist(lamp, middles[place]) > REACH * size for lamp in near)
    ]
    if plain:
        found.insert(0, Path(polygons(joined(plain)), GLOW, opacity=0.28))
    return [Group(tuple(found), clip=clip)]


def beams(cells: Mapping[int, tuple[Point, ...]], places: set[int]) -> list[Mark]:
    """Draw what a beam falls on."""
    if not places:
        return []
    return [Path(polygons(joined(cells[place] for place in sorted(places))), BEAM, BEAM, 1.5, 0.42)]
