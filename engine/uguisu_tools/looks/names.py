"""Names on a table's board: beside crossings, in zones, low in hexes, along the rim of squares."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from uguisu.board.geometry import contains, width_at
from uguisu.board.marks import LETTER, LINE, Mark, MarkText, in_lines
from uguisu_tools.looks.labels import LATER, OVER_LABEL, OVER_THING, TOO_MUCH, Box

if TYPE_CHECKING:
    from uguisu.board.parts import Point
    from uguisu_tools.looks.scene import Scene

INK, PAPER, NAMED = "#26221d", "#fbf8f1", "#174a9c"
"""Of names, of the glow round them, and of those that matter now."""
RIM = "#665e53"
SIZE = 12.0
SMALL = 0.62
"""How wide a letter is on a map of zones, in sizes: names may come nearer to their borders than the safe side allows."""
RIM_SIZE, ID_SIZE = 12.0, 9.0
OUT_OF_ZONE = 30.0
"""What it costs a name to lie out of its zone."""
LOOKED_AT = [(across / 8, down / 4) for across in range(-4, 5) for down in (-2, 0, 2)]
"""Where a name is asked for its zone, in widths and heights of it."""


Boxes: TypeAlias = Mapping[str, Box]
"""Where the names of crossings stand."""


def name_marks(
    scene: Scene, names: Mapping[str, str], lit: Collection[str] = (), boxes: Boxes | None = None
) -> list[Mark]:
    """Write the names of places over a scene whose pieces have been drawn; those of places in `lit` stand out.

    Args:
        scene: the scene.
        names: place -> what it is called.
        lit: the places that matter now.
        boxes: where `crossing_boxes` has found room for names, if that was asked before.
    """
    kind = scene.topology.kind
    if kind == "squares":
        return list(_rim(scene))
    if kind == "hexes":
        return list(_hexes(scene, lit))
    if boxes is None:
        boxes = crossing_boxes(scene, names, lit)
    return [*_crossings(scene, names, lit, boxes), *_zones(scene, names, lit)]


def crossing_boxes(scene: Scene, names: Mapping[str, str], first: Collection[str] = ()) -> Boxes:
    """Return where the names of crossings stand, clear of ways and of the pieces that have been drawn; `first` are placed
    first. Of all that is drawn this takes the longest.
    """
    shapes = zip(scene.topology.ids, scene.topology.polygons, strict=True)
    crossings = {place: names[place] for place, shape in shapes if shape is None}
    return scene.labels(crossings, _measure, first) if crossings else {}


def _measure(name: str) -> tuple[float, float]:
    return len(name) * LETTER * SIZE, 1.2 * SIZE


def _paper(scene: Scene) -> str:
    return scene.look.paper or PAPER


def _crossings(scene: Scene, names: Mapping[str, str], lit: Collection[str], boxes: Boxes) -> Iterator[Mark]:
    for place, box in boxes.items():
        bold = place in lit
        colour = NAMED if bold else INK
        at = (box.x, box.y + 0.36 * SIZE)
        yield MarkText(at, names[place], SIZE, colour=colour, bold=bold, halo=_paper(scene))


def _zones(scene: Scene, names: Mapping[str, str], lit: Collection[str]) -> Iterator[Mark]:
    for place, (lines, box) in zone_names(scene, names, _measure_in_zone).items():
        bold = place in lit
        high = box.height / len(lines)
        for row, line in enumerate(lines):
            y = box.y + (row - (len(lines) - 1) / 2) * high + 0.36 * SIZE
            colour = NAMED if bold else INK
            yield MarkText((box.x, y), line, SIZE, colour=colour, bold=bold, halo=_paper(scene))


def _measure_in_zone(line: str) -> tuple[float, float]:
    return SMALL * SIZE * len(line), LINE * SIZE


class Written(NamedTuple):
    """A name in the lines that it is written in, and where they stand."""

    lines: list[str]
    box: Box


def zone_names(
    scene: Scene, names: Mapping[str, str], measure: Callable[[str], tuple[float, float]]
) -> dict[str, Written]:
    """Return how the names of zones are written: in their zones, beside the pieces there. The narrowest have the first choice,
    since they have the fewest; a name that would lie mostly in other zones or over a piece is left out.

    Args:
        scene: the scene, whose pieces have been drawn.
        names: place -> what it is called.
        measure: how wide and high a line is.
    """
    shapes = {
        place: (shape, middle)
        for number, place in enumerate(scene.topology.ids)
        if (shape := scene.shape(number)) is not None and (middle := scene.at(place)) is not None
    }
    things = [Box(*spot.at, 2.1 * spot.radius, 2.1 * spot.radius) for spot in scene.spots]
    found: dict[str, Written] = {}
    for place, (shape, middle) in sorted(shapes.items(), key=lambda one: width_at(*one[1])):
        room = width_at(shape, middle)
        near = [
            thing
            for thing in things
            if abs(thing.x - middle[0]) <= 3 * scene.radius and abs(thing.y - middle[1]) <= 3 * scene.radius
        ]
        best, least = None, TOO_MUCH
        for lines in _ways_to_write(names[place], room, measure):
            sizes = [measure(line) for line in lines]
            wide, high = max(width for width, _ in sizes), sum(height for _, height in sizes)
            for later, (x, y) in enumerate(_in_zone(middle, wide, high, near)):
                box = Box(x, y, wide, high)
                cost = LATER * later + OVER_THING * sum(box.shared(thing) for thing in (*near, *scene.badges))
                if cost >= least:
                    continue
                cost += OVER_LABEL * sum(box.shared(other.box) for other in found.values())
                cost += OUT_OF_ZONE * _outside(box, shape)
                if cost < least:
                    best, least = Written(lines, box), cost
        if best is not None:
            found[place] = best
    return found


def _ways_to_write(
    name: str, room: float, measure: Callable[[str], tuple[float, float]]
) -> Iterator[list[str]]:
    """Yield the lines that a name is broken into for so much room, and those that are as narrow as it can be."""
    wide = in_lines(name, max(6, int(room / measure("e")[0])))
    narrow = in_lines(name, max(map(len, name.split()), default=1))
    yield wide
    if narrow != wide:
        yield narrow


def _in_zone(middle: Point, wide: float, high: float, things: Collection[Box]) -> Iterator[Point]:
    """Yield where the middle of a name may be, the best first: in the middle of its zone, or about what stands there."""
    x, y = middle
    rows: tuple[float, ...] = (y, y - high, y + high)
    columns: tuple[Point, ...] = ()
    if things:
        above = min(thing.y - thing.height / 2 for thing in things) - high / 2
        below = max(thing.y + thing.height / 2 for thing in things) + high / 2
        right = max(thing.x + thing.width / 2 for thing in things) + wide / 2
        left = min(thing.x - thing.width / 2 for thing in things) - wide / 2
        rows, columns = (above, below), ((right, y), (left, y))
    yield from ((x + aside * wide, row) for aside in (0.0, 0.25, -0.25) for row in rows)
    yield from columns


def _outside(box: Box, shape: tuple[Point, ...]) -> float:
    """Return which part of a box is not in a zone, by looking here and there; all of it where most is not."""
    spots = [(box.x + across * box.width, box.y + down * box.height) for across, down in LOOKED_AT]
    part = 1 - sum(contains(shape, spot) for spot in spots) / len(spots)
    return part if part <= 0.5 else 1.0


def _hexes(scene: Scene, lit: Collection[str]) -> Iterator[Mark]:
    for place in scene.topology.ids:
        x, y = scene.at(place) or (0.0, 0.0)
        colour = NAMED if place in lit else RIM
        yield MarkText((x, y + 0.42 * scene.size), place, ID_SIZE, colour=colour, bold=place in lit)


def _rim(scene: Scene) -> Iterator[Mark]:
    """Write columns above the map and rows left of it."""
    spots = [(place, scene.at(place) or (0.0, 0.0)) for place in scene.topology.ids]
    columns = {x: place.rstrip("0123456789") for place, (x, _) in spots}
    rows = {y: place.lstrip("abcdefghijklmnopqrstuvwxyz") for place, (_, y) in spots}
    top, left = min(rows) - 0.5 * scene.size, min(columns) - 0.5 * scene.size
    for x, letters in columns.items():
        yield MarkText((x, top - 7), letters, RIM_SIZE, colour=RIM)
    for y, number in rows.items():
        yield MarkText((left - 11, y + 0.36 * RIM_SIZE), number, RIM_SIZE, colour=RIM)
