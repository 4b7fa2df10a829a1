"""How numbered places lie in the plane: where they are, what outline they have, which cells touch.

Map units: whatever the author uses on graphs; one square's side; a hex's centre to its corner.
x grows to the right and y downwards, as on a screen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import ClassVar, TypeAlias

from uguisu.board.hexagon import DIRECTION_NAMES, STEPS, Axial
from uguisu.board.parts import Point

Polygon = tuple[Point, ...]
NOWHERE = -1
"""No cell: beyond the edge of the map."""


@dataclass(frozen=True)
class GraphLayout:
    """Places wherever the author put them: the middle of each, and its outline if it has one, by place number."""

    centres: tuple[Point, ...]
    polygons: tuple[Polygon | None, ...]
    kind: ClassVar[str] = "graph"
    directions: ClassVar[tuple[str, ...]] = ()
    sides: ClassVar[tuple[int, ...]] = ()

    @property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction: there are none."""
        return ((),) * len(self.centres)


@dataclass(frozen=True)
class CellLayout:
    """Squares by column and row, or hexes by axial (q, r). Lists run by place number.

    Attributes:
        kind: squares or hexes.
        coordinates: of each place.
        directions: names of the directions, clockwise.
        sides: the directions that lead to a neighbour; the rest (squares' diagonals, perhaps) do not.
        offsets: what one step in each direction adds to the coordinates.
        corners: of a cell, about its middle.
        middle: where the middle of a cell with these coordinates is.
    """

    kind: str
    coordinates: tuple[tuple[int, int], ...]
    directions: tuple[str, ...]
    sides: tuple[int, ...]
    offsets: tuple[tuple[int, int], ...]
    corners: Polygon
    middle: Callable[[int, int], Point]

    @property
    def centres(self) -> tuple[Point, ...]:
        """The middle of each place."""
        return tuple(self.middle(*at) for at in self.coordinates)

    @property
    def polygons(self) -> tuple[Polygon | None, ...]:
        """The outline of each place."""
        return tuple(tuple((x + dx, y + dy) for dx, dy in self.corners) for x, y in self.centres)

    @property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction, or NOWHERE."""
        find = {at: place for place, at in enumerate(self.coordinates)}.get
        return tuple(
            tuple([find((x + dx, y + dy), NOWHERE) for dx, dy in self.offsets]) for x, y in self.coordinates
        )


Layout: TypeAlias = GraphLayout | CellLayout
"""The geometry of a map. What it works out, it works out anew each time it is asked."""

SQUARE_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def square_layout(coordinates: tuple[tuple[int, int], ...], *, diagonals: bool = False) -> CellLayout:
    """Return the layout of squares by column and row, from 0; the centre of the first is (0.5, 0.5)."""
    return CellLayout(
        kind="squares",
        coordinates=coordinates,
        directions=("n", "ne", "e", "se", "s", "sw", "w", "nw"),
        sides=tuple(range(8)) if diagonals else (0, 2, 4, 6),
        offsets=SQUARE_STEPS,
        corners=((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
        middle=_middle_of_square,
    )


def hex_layout(coordinates: tuple[Axial, ...], orientation: str = "flat") -> CellLayout:
    """Return the layout of hexes by axial (q, r); the centre of (0, 0) is the origin."""
    return CellLayout(
        kind="hexes",
        coordinates=coordinates,
        directions=DIRECTION_NAMES[orientation],
        sides=(0, 1, 2, 3, 4, 5),
        offsets=STEPS,
        corners=HEX_CORNERS[orientation],
        middle=_middle_of_flat_hex if orientation == "flat" else _middle_of_pointy_hex,
    )


_ROOT = sqrt(3)
_HALF = _ROOT / 2
HEX_CORNERS: dict[str, Polygon] = {
    "flat": ((-0.5, -_HALF), (0.5, -_HALF), (1.0, 0.0), (0.5, _HALF), (-0.5, _HALF), (-1.0, 0.0)),
    "pointy": ((-_HALF, -0.5), (0.0, -1.0), (_HALF, -0.5), (_HALF, 0.5), (0.0, 1.0), (-_HALF, 0.5)),
}
"""Corners of the hex about (0, 0), clockwise: direction d looks through the side from corner d to d + 1."""


def _middle_of_square(x: int, y: int) -> Point:
    return x + 0.5, y + 0.5


def _middle_of_flat_hex(q: int, r: int) -> Point:
    return 1.5 * q, _ROOT * (r + q / 2)


def _middle_of_pointy_hex(q: int, r: int) -> Point:
    return _ROOT * (q + r / 2), 1.5 * r
