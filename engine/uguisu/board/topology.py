"""The compiled map: numbered places, typed edges, and how they hang together. The same for every kind of map.

>>> from uguisu.board.compile import compile_map
>>> from uguisu.board.model import SquaresMap
>>> import msgspec
>>> board = compile_map(msgspec.convert({
...     "format": 1, "kind": "squares", "id": "room", "legend": {".": {"terrain": "floor"}},
...     "rows": ["..", ".."], "borders": [{"between": ["a1", "b1"], "kind": "wall"}],
... }, SquaresMap))
>>> board.ids
('a1', 'b1', 'a2', 'b2')
>>> [board.ids[place] for place in board.neighbours(0)]
['b1', 'a2']
>>> [board.ids[place] for place in board.walkable(blocked_by={"wall"})[0]]
['a2']
>>> board.ids[board.step(0, "s")]
'a2'
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from uguisu.board.distance import parts_of
from uguisu.board.hexagon import RELATIVE, STEPS, rotate
from uguisu.board.layout import NOWHERE, SQUARE_STEPS, CellLayout, Layout, Polygon
from uguisu.board.parts import Background, Point
from uguisu.messages.local_text import LocalText

Adjacency = tuple[tuple[int, ...], ...]
"""For each place, the places one step away."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A link of a graph, or a border between two cells. `a` and `b` are place numbers."""

    a: int
    b: int
    kind: str
    tags: frozenset[str]
    props: Mapping[str, Any]
    one_way: bool = False

    @property
    def pair(self) -> tuple[int, int]:
        """Its two places, the lower number first."""
        return (self.a, self.b) if self.a < self.b else (self.b, self.a)


@dataclass(frozen=True, slots=True)
class RegionOfPlaces:
    """A named group of places, by number."""

    id: str
    places: tuple[int, ...]
    name: LocalText | None
    colour: str | None
    tags: frozenset[str]
    props: Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Topology:
    """A map ready for play. Immutable; places are numbered from 0 in the order of the file.

    Cells count row by row from the top left. What is costly and not always wanted (outlines, adjacency)
    is worked out when first asked for, and kept.
    """

    id: str
    ids: tuple[str, ...]
    names: tuple[LocalText, ...]
    """The title of each place: its name, or its id."""
    tags: tuple[frozenset[str], ...]
    terrain: tuple[str, ...]
    """The terrain of each place; empty strings on a graph."""
    props: tuple[Mapping[str, Any], ...]
    edges: tuple[Edge, ...]
    """Links of a graph, in file order; on cells only the borders (cells that merely touch have no edge)."""
    regions: tuple[RegionOfPlaces, ...]
    layout: Layout
    title: LocalText | None = None
    background: Background | None = None
    map_tags: frozenset[str] = frozenset()
    map_props: Mapping[str, Any] | None = None
    terrain_names: Mapping[str, LocalText] | None = None
    """The titles of terrains, as far as the legend has them."""
    colours: Mapping[str, str] | None = None
    """The colours that the legend gives to terrains."""

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def kind(self) -> str:
        """The kind of map: graph, squares or hexes."""
        return self.layout.kind

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each place, by its id."""
        return {place_id: place for place, place_id in enumerate(self.ids)}

    @cached_property
    def region(self) -> dict[str, RegionOfPlaces]:
        """The regions by id."""
        return {region.id: region for region in self.regions}

    def tagged(self, tag: str) -> tuple[int, ...]:
        """The places with `tag`."""
        return tuple(place for place, tags in enumerate(self.tags) if tag in tags)

    def on_terrain(self, *terrains: str) -> tuple[int, ...]:
        """The places whose terrain is one of `terrains`."""
        return tuple(place for place, terrain in enumerate(self.terrain) if terrain in terrains)

    # Where places lie.

    @cached_property
    def centres(self) -> tuple[Point, ...]:
        """Where each place's figure stands, in map units."""
        return self.layout.centres

    @cached_property
    def polygons(self) -> tuple[Polygon | None, ...]:
        """Each place's outline; None for a crossing of a graph, which is a mere dot."""
        return self.layout.polygons

    # How they hang together.

    @cached_property
    def adjacency(self) -> Adjacency:
        """For each place those that touch it, whatever lies between and whichever way a link leads.

        On a graph: joined by a link of any kind, by number. On cells: sharing an edge (or, on squares with
        `diagonals`, a corner), clockwise from the top.
        """
        if self.kind == "graph":
            joined: list[set[int]] = [set() for _ in self.ids]
            for edge in self.edges:
                joined[edge.a].add(edge.b)
                joined[edge.b].add(edge.a)
            return tuple(tuple(sorted(places)) for places in joined)
        sides = self.layout.sides
        return tuple(
            tuple([steps[side] for side in sides if steps[side] != NOWHERE]) for steps in self._steps
        )

    def neighbours(self, place: int) -> tuple[int, ...]:
        """The places that touch `place`; see `adjacency`."""
        return self.adjacency[place]

    def edges_between(self, a: int, b: int) -> tuple[Edge, ...]:
        """The edges between two places, whichever way they lead."""
        return self._edges_by_pair.get((a, b) if a < b else (b, a), ())

    def kinds_between(self, a: int, b: int) -> frozenset[str]:
        """The kinds of the edges between two places, whichever way they lead."""
        return frozenset(edge.kind for edge in self.edges_between(a, b))

    def walkable(
        self,
        kinds: Collection[str] | None = None,
        *,
        blocked_by: Collection[str] = (),
        closed: Collection[int] = (),
        opened: Collection[tuple[int, int]] = (),
        before: Adjacency | None = None,
    ) -> Adjacency:
        """Return the adjacency for one who may go along links of `kinds` (None: any), in their direction.

        Edges of a `blocked_by` kind stop the step between their two places, even if another edge would
        allow it, but not between a pair of `opened`. `closed` places are never entered. Cells need no link,
        so `kinds` concerns graphs only. A diagonal step of squares is stopped when both ways round the corner
        are: by a blocking border, or by a cell that is missing or closed. On cells, `before` may give the answer
        without `opened`; then only what lies around those is worked out again.
        """
        shut = frozenset(closed)
        gone = {(min(pair), max(pair)) for pair in opened}
        blocked = {edge.pair for edge in self.edges if edge.kind in blocked_by} - gone
        if self.kind == "graph":
            return self._walkable_links(None if kinds is None else frozenset(kinds), blocked, shut)
        if not blocked and not shut and len(self.layout.sides) != 8:
            return self.adjacency
        shunned = blocked | {(b, a) for a, b in blocked}
        left = self._squares_left if self.kind == "squares" else self._hexes_left
        if before is None:
            return tuple([left(place, shunned, shut) for place in range(len(self))])
        ends = [place for pair in opened for place in pair]
        near = {there for place in ends for there in (place, *self._steps[place])}
        return tuple(
            [left(place, shunned, shut) if place in near else known for place, known in enumerate(before)]
        )

    def parts(self, divided_by: Collection[str]) -> tuple[tuple[int, ...], ...]:
        """The parts that edges of these kinds divide the map into: rooms within walls, the zones of a storm.

        They come by their lowest places. Missing cells divide, too; links that lead one way join.
        """
        return parts_of(self.walkable(blocked_by=divided_by))

    # Directions, on cells.

    @property
    def directions(self) -> tuple[str, ...]:
        """The names of the directions, clockwise: eight on squares, six on hexes, none on a graph."""
        return self.layout.directions

    def step(self, place: int, direction: int | str) -> int:
        """Return the place next to `place` in a direction (number or name), or -1 where the map ends.

        Borders do not matter here. Squares step diagonally even if the map's `diagonals` is off.
        Raises ValueError on an unknown direction's name.
        """
        number = self.directions.index(direction) if isinstance(direction, str) else direction
        return self._steps[place][number]

    def direction_to(self, a: int, b: int) -> int | None:
        """Return the direction in which `b` lies straight ahead of `a`, however far, or None if it does not.

        Squares know eight, diagonals among them. Raises TypeError on a graph.
        """
        (ax, ay), (bx, by) = self.coordinates[a], self.coordinates[b]
        dx, dy = bx - ax, by - ay
        far = max(abs(dx), abs(dy))
        if far == 0 or dx % far or dy % far:
            return None
        steps = SQUARE_STEPS if self.kind == "squares" else STEPS
        step = (dx // far, dy // far)
        return steps.index(step) if step in steps else None

    @cached_property
    def coordinates(self) -> tuple[tuple[int, int], ...]:
        """Column and row of each square, or axial (q, r) of each hex. Raises TypeError on a graph."""
        if isinstance(self.layout, CellLayout):
            return self.layout.coordinates
        raise TypeError(f"map '{self.id}' is a graph: its places have no coordinates")

    def at(self, x: int, y: int) -> int:
        """Return the place with these `coordinates`, or -1 where there is none."""
        return self._by_coordinates.get((x, y), NOWHERE)

    def relative(self, place: int, facing: int, q: int, r: int) -> int:
        """Return the hex at offset (q, r) of a diagram drawn for facing 0, for a figure on `place`; or -1.

        The offset (0, -1) is straight ahead. See `uguisu.board.hexagon`.
        """
        dq, dr = rotate(q, r, facing)
        own_q, own_r = self.coordinates[place]
        return self.at(own_q + dq, own_r + dr)

    def relative_step(self, place: int, facing: int, word: str) -> int:
        """Return the hex one step F, FR, BR, B, BL or FL of a figure on `place`, or -1 off the map.

        Raises KeyError on any other word.
        """
        return self._steps[place][(facing + RELATIVE[word]) % 6]

    # Worked out once.

    @cached_property
    def _steps(self) -> Adjacency:
        return self.layout.steps

    @cached_property
    def _by_coordinates(self) -> dict[tuple[int, int], int]:
        return {at: place for place, at in enumerate(self.coordinates)}

    @cached_property
    def _edges_by_pair(self) -> dict[tuple[int, int], tuple[Edge, ...]]:
        pairs: dict[tuple[int, int], tuple[Edge, ...]] = {}
        for edge in self.edges:
            pairs[edge.pair] = (*pairs.get(edge.pair, ()), edge)
        return pairs

    def _walkable_links(
        self, kinds: frozenset[str] | None, blocked: set[tuple[int, int]], shut: frozenset[int]
    ) -> Adjacency:
        reached: list[set[int]] = [set() for _ in self.ids]
        for edge in self.edges:
            if edge.pair not in blocked and (kinds is None or edge.kind in kinds):
                reached[edge.a].add(edge.b)
                if not edge.one_way:
                    reached[edge.b].add(edge.a)
        return tuple(tuple(sorted(places - shut)) for places in reached)

    def _hexes_left(self, place: int, shunned: set[tuple[int, int]], shut: frozenset[int]) -> tuple[int, ...]:
        return tuple(
            [there for there in self.adjacency[place] if there not in shut and (place, there) not in shunned]
        )

    def _squares_left(
        self, place: int, shunned: set[tuple[int, int]], shut: frozenset[int]
    ) -> tuple[int, ...]:
        """Return where one may step from a square. A diagonal step needs a way round the corner, over either square."""
        steps = self._steps[place]
        straight = {
            there
            for there in steps[::2]
            if there != NOWHERE and there not in shut and (place, there) not in shunned
        }
        left = []
        for side in self.layout.sides:
            there = steps[side]
            if side % 2 == 0:
                if there in straight:
                    left.append(there)
            elif there != NOWHERE and there not in shut:
                one, other = steps[side - 1], steps[(side + 1) % 8]
                if (one in straight and (one, there) not in shunned) or (
                    other in straight and (other, there) not in shunned
                ):
                    left.append(there)
        return tuple(left)
