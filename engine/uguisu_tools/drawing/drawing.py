"""What to draw of a map, as plain data: outlines, where edges run, how large all of it is. No Qt, no SVG.

Lengths are map units, y down. A link between two zones that share a border is drawn along that border;
between crossings it is a line, and several links between the same two lie side by side.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist

from uguisu.board.geometry import Segment, bounds_of, shared_border
from uguisu.board.layout import Polygon
from uguisu.board.parts import Point
from uguisu.board.topology import Edge, Topology


@dataclass(frozen=True, slots=True)
class DrawnPlace:
    """One place: its number, where its figure and label go, and its outline (None: a dot)."""

    place: int
    centre: Point
    polygon: Polygon | None


@dataclass(frozen=True, slots=True)
class DrawnEdge:
    """One edge: its number in `topology.edges`, and where it runs.

    `on_border` tells a border between two outlines from a line between two dots.
    """

    edge: int
    segments: tuple[Segment, ...]
    on_border: bool


@dataclass(frozen=True, slots=True)
class MapDrawing:
    """A map ready to be drawn."""

    bounds: tuple[float, float, float, float]
    """Left, top, right, bottom of all that is drawn, dots and outlines included."""
    spacing: float
    """How far apart neighbouring places lie, typically; what text and strokes are scaled by."""
    dot_radius: float
    """How large a dot to draw for a place without an outline."""
    places: tuple[DrawnPlace, ...]
    edges: tuple[DrawnEdge, ...]


@lru_cache(maxsize=16)
def drawing_of(topology: Topology) -> MapDrawing:
    """Work out how to draw a map. It is kept: finding the borders that zones share takes longer than drawing them."""
    centres, polygons = topology.centres, topology.polygons
    spacing = spacing_of(topology)
    radius = 0.16 * spacing
    points = [corner for polygon in polygons if polygon for corner in polygon]
    for (x, y), polygon in zip(centres, polygons, strict=True):
        if not polygon:
            points += [(x - radius, y - radius), (x + radius, y + radius)]
    return MapDrawing(
        bounds=bounds_of(points),
        spacing=spacing,
        dot_radius=radius,
        places=tuple(map(DrawnPlace, range(len(topology)), centres, polygons)),
        edges=_edges(topology, 0.55 * radius),
    )


def spacing_of(topology: Topology) -> float:
    """The median distance between places that touch; 1 where none do."""
    if topology.kind != "graph":
        return 3**0.5 if topology.kind == "hexes" else 1.0
    lengths = sorted(
        distance
        for here, places in enumerate(topology.adjacency)
        for there in places
        if here < there and (distance := dist(topology.centres[here], topology.centres[there])) > 0
    )
    return lengths[len(lengths) // 2] if lengths else 1.0


def _edges(topology: Topology, gap: float) -> tuple[DrawnEdge, ...]:
    pairs = Counter(edge.pair for edge in topology.edges)
    drawn: Counter[tuple[int, int]] = Counter()
    found: list[DrawnEdge] = []
    for number, edge in enumerate(topology.edges):
        place_in_row = drawn[edge.pair] - (pairs[edge.pair] - 1) / 2
        drawn[edge.pair] += 1
        one, other = topology.polygons[edge.a], topology.polygons[edge.b]
        border = shared_border(one, other) if one and other else ()
        line = _line(topology.centres, edge, place_in_row * gap)
        found.append(DrawnEdge(number, border or (line,), on_border=bool(border)))
    return tuple(found)


def _line(centres: Sequence[Point], edge: Edge, aside: float) -> Segment:
    """The line from place to place, moved `aside` to the right of the way up the numbers."""
    (x0, y0), (x1, y1) = centres[edge.a], centres[edge.b]
    span = dist((x0, y0), (x1, y1)) or 1.0
    hand = 1 if edge.a < edge.b else -1
    dx, dy = -(y1 - y0) / span * aside * hand, (x1 - x0) / span * aside * hand
    return (x0 + dx, y0 + dy), (x1 + dx, y1 + dy)
