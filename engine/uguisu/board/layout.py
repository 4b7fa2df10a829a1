"""How numbered places lie in the plane: where they are, what outline they have, which cells touch.

Map units: whatever the author uses on graphs; one square's side; a hex's centre to its corner.
x grows to the right and y downwards, as on a screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import ClassVar, Protocol

from uguisu.board.hexagon import DIRECTION_NAMES, STEPS
from uguisu.board.parts import Point

Polygon = tuple[Point, ...]
NOWHERE = -1


class Layout(Protocol):
    """The geometry of one kind of map. Lists run by place number."""

    @property
    def kind(self) -> str:
        """The kind of map: graph, squares or hexes."""

    @property
    def directions(self) -> tuple[str, ...]:
        """Names of the directions, clockwise; none on a graph."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The directions that lead to a neighbour; the rest (squares' diagonals, perhaps) do not."""

    def centres(self) -> tuple[Point, ...]:
        """The middle of each place."""

    def polygons(self) -> tuple[Polygon | None, ...]:
        """The outline of each place, None where it has none."""

    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction, or NOWHERE."""


@dataclass(frozen=True)
class GraphLayout:
    """Places wherever the author put them."""

    points: tuple[Point, ...]
    shapes: tuple[Polygon | None, ...]
    kind: ClassVar[str] = "graph"
    directions: ClassVar[tuple[str, ...]] = ()
    sides: ClassVar[tuple[int, ...]] = ()

    def centres(self) -> tuple[Point, ...]:
        """The middle of each place."""
        return self.points

    def polygons(self) -> tuple[Polygon | None, ...]:
        """The outline of each place, None where it has none."""
        return self.shapes

    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction, or NOWHERE."""
        return ((),) * len(self.points)


SQUARE_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


@dataclass(frozen=True)
class SquareLayout:
    """Squares by column and row, from 0; the centre of the first is (0.5, 0.5)."""

    coordinates: tuple[tuple[int, int], ...]
    diagonals: bool = False
    kind: ClassVar[str] = "squares"
    directions: ClassVar[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

    @property
    def sides(self) -> tuple[int, ...]:
        """The directions that lead to a neighbour."""
        return tuple(range(8)) if self.diagonals else (0, 2, 4, 6)

    def centres(self) -> tuple[Point, ...]:
        """The middle of each place."""
        return tuple((x + 0.5, y + 0.5) for x, y in self.coordinates)

    def polygons(self) -> tuple[Polygon | None, ...]:
        """The outline of each place, None where it has none."""
        return tuple(
            ((float(x), float(y)), (x + 1.0, float(y)), (x + 1.0, y + 1.0), (float(x), y + 1.0))
            for x, y in self.coordinates
        )

    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction, or NOWHERE."""
        return _steps(self.coordinates, SQUARE_STEPS)


HEX_CORNERS: dict[str, tuple[Point, ...]] = {
    "flat": (
        (-0.5, -sqrt(3) / 2),
        (0.5, -sqrt(3) / 2),
        (1.0, 0.0),
        (0.5, sqrt(3) / 2),
        (-0.5, sqrt(3) / 2),
        (-1.0, 0.0),
    ),
    "pointy": (
        (-sqrt(3) / 2, -0.5),
        (0.0, -1.0),
        (sqrt(3) / 2, -0.5),
        (sqrt(3) / 2, 0.5),
        (0.0, 1.0),
        (-sqrt(3) / 2, 0.5),
    ),
}
"""Corners of the hex about (0, 0), clockwise: direction d looks through the side from corner d to d + 1."""


@dataclass(frozen=True)
class HexLayout:
    """Hexes by axial (q, r); the centre of (0, 0) is the origin."""

    coordinates: tuple[tuple[int, int], ...]
    orientation: str = field(default="flat")
    kind: ClassVar[str] = "hexes"
    sides: ClassVar[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)

    @property
    def directions(self) -> tuple[str, ...]:
        """Names of the directions, clockwise."""
        return DIRECTION_NAMES[self.orientation]

    def centres(self) -> tuple[Point, ...]:
        """The middle of each place."""
        root = sqrt(3)
        if self.orientation == "flat":
            return tuple((1.5 * q, root * (r + q / 2)) for q, r in self.coordinates)
        return tuple((root * (q + r / 2), 1.5 * r) for q, r in self.coordinates)

    def polygons(self) -> tuple[Polygon | None, ...]:
        """The outline of each place, None where it has none."""
        corners = HEX_CORNERS[self.orientation]
        return tuple(tuple((x + dx, y + dy) for dx, dy in corners) for x, y in self.centres())

    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each place, the place one step away in each direction, or NOWHERE."""
        return _steps(self.coordinates, STEPS)


def _steps(
    coordinates: Sequence[tuple[int, int]], offsets: Sequence[tuple[int, int]]
) -> tuple[tuple[int, ...], ...]:
    find = {at: place for place, at in enumerate(coordinates)}.get
    return tuple(tuple([find((x + dx, y + dy), NOWHERE) for dx, dy in offsets]) for x, y in coordinates)
