"""The outlines of objects, in pixels, and what lies in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin

from uguisu_changes.tiled.model import MapObject, Point, TiledMap

ROUND = 24
"""Corners that stand for a circle."""
_ALIGNED = {
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "center": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}
"""Which point of a tile object, as a part of its size, its position names."""


def outline_of(each: MapObject, found: TiledMap) -> tuple[Point, ...]:
    """Return an object's corners in pixels of the map; one corner for a point; the line of a polyline."""
    if each.shape in ("polygon", "polyline"):
        corners: Sequence[Point] = each.points or ((0.0, 0.0),)
    elif each.shape == "point" or not (each.width or each.height):
        corners = ((0.0, 0.0),)
    elif each.shape == "ellipse":
        corners = _ellipse(each.width, each.height)
    elif each.shape == "capsule":
        corners = _capsule(each.width, each.height)
    else:
        left, top = _corner(each, found)
        right, bottom = left + each.width, top + each.height
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    angle = radians(each.rotation)
    turn, lean = cos(angle), sin(angle)
    return tuple((each.x + x * turn - y * lean, each.y + x * lean + y * turn) for x, y in corners)


def middle_of(outline: Sequence[Point]) -> Point:
    """Return the middle of an outline's box."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def holds(outline: Sequence[Point], point: Point) -> bool:
    """Tell whether a point lies inside an outline."""
    x, y = point
    inside = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        x0, y0 = x1, y1
    return inside


def away(point: Point, begin: Point, end: Point) -> float:
    """Return how far a point lies from a stretch of line."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    span = dx * dx + dy * dy
    along = 0.0 if not span else ((point[0] - begin[0]) * dx + (point[1] - begin[1]) * dy) / span
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - begin[0] - along * dx, point[1] - begin[1] - along * dy)


def _corner(each: MapObject, found: TiledMap) -> Point:
    """Where the top left corner of an upright box lies from the object's position."""
    if each.shape != "tile":
        return 0.0, 0.0
    tileset = each.tileset
    if tileset is None:
        known = found.tile_of(each.gid)
        tileset = known[0] if known else None
    alignment = tileset.alignment if tileset else "unspecified"
    usual = "bottom" if found.orientation == "isometric" else "bottomleft"
    part = _ALIGNED.get(alignment, _ALIGNED[usual])
    return -part[0] * each.width, -part[1] * each.height


def _ellipse(wide: float, high: float) -> tuple[Point, ...]:
    angles = [2 * pi * step / ROUND for step in range(ROUND)]
    return tuple((wide / 2 * (1 + cos(angle)), high / 2 * (1 + sin(angle))) for angle in angles)


def _capsule(wide: float, high: float) -> tuple[Point, ...]:
    """A box with round ends, as wide as its shorter side."""
    radius = min(wide, high) / 2
    found: list[Point] = []
    for step in range(ROUND):
        angle = 2 * pi * step / ROUND
        x = radius + (wide - 2 * radius if cos(angle) > 0 else 0)
        y = radius + (high - 2 * radius if sin(angle) > 0 else 0)
        found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return tuple(found)
