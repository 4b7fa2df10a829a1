"""Names on a table's board: beside crossings, in zones, low in hexes, along the rim of squares."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from uguisu.board.geometry import contains, width_at
from uguisu.board.marks import LETTER, LINE, Mark, MarkText, in_lines
from uguisu_tools.looks.labels import Box

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
COVERED = 0.2
"""How much of a token a name may cover."""


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
    """Write the name of each zone in as many lines as it needs to stay inside, above the pieces there or below them."""
    topology, taken = scene.topology, list[Box]()
    tokens = [Box(*spot.at, 2 * spot.radius, 2 * spot.radius) for spot in scene.spots]
    for number, place in enumerate(topology.ids):
        shape, middle = scene.shape(number), scene.at(place)
        if shape is None or middle is None:
            continue
        lines = _broken(names[place], shape, middle)
        high, wide = LINE * SIZE, SMALL * SIZE * max(map(len, lines))
        busy = [
            spot.radius
            for spot in scene.spots
            if abs(spot.at[0] - middle[0]) <= 3 * scene.radius
            and abs(spot.at[1] - middle[1]) <= 1.2 * scene.radius
        ]
        away = 1.4 * max(busy) + 0.5 * high * len(lines) + 3 if busy else 0.0
        boxes = [
            Box(middle[0], middle[1] + down, wide, high * len(lines))
            for down in ((-away, away) if busy else (0.0,))
        ]
        free = [
            box
            for box in boxes
            if not any(box.shared(other) for other in taken)
            and not any(box.shared(token) > COVERED for token in tokens)
        ]
        box = next((box for box in free if contains(shape, (box.x, box.y))), free[-1] if free else None)
        if box is None:  # better no name than one over what stands there
            continue
        taken.append(box)
        bold = place in lit
        for row, line in enumerate(lines):
            y = box.y + (row - (len(lines) - 1) / 2) * high + 0.36 * SIZE
            colour = NAMED if bold else INK
            yield MarkText((box.x, y), line, SIZE, colour=colour, bold=bold, halo=_paper(scene))


@lru_cache(maxsize=1024)
def _broken(name: str, zone: tuple[Point, ...], middle: Point) -> list[str]:
    return in_lines(name, max(6, int(width_at(zone, middle) / (SMALL * SIZE))))


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
