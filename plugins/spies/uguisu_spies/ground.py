"""The map compiled: what squares are, which zones and lights they lie in, where one comes in and leaves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

from uguisu.board.layout import NOWHERE
from uguisu.board.light import Lights
from uguisu.board.sight import Sight
from uguisu.board.topology import Adjacency, Topology
from uguisu_spies.words import LOOK_STOPPED_BY, SHOT_STOPPED_BY, WALK_STOPPED_BY, ZONES

KEPT = 256
"""How many sets of breaches are kept with the steps that they allow."""


class Border(NamedTuple):
    """Something between two squares (SP-40)."""

    a: int
    b: int
    kind: str


class Zone(NamedTuple):
    """A region that does something (SP-44): its tag, its squares, and the borders that its squares touch."""

    kind: str
    squares: frozenset[int]
    borders: frozenset[int]
    region: int


class Ground:
    """What the rules read of the map. Places are squares, by number.

    Attributes:
        black, water, quiet, bushes, generators, barred: the squares that are such (SP-41).
        borders: what lies between squares, in the order of the map; `border_of` finds one by its squares, either way.
        near: for each square, where units and dogs step (SP-02, SP-H25).
        noise_near: for each square, itself and those beside it that no obstacle parts from it (SP-04, SP-37).
        look, shot: sight lines for looks (mirrors are told by `look.reflections`) and for shots.
        edge, entries: where spies may leave and come in (SP-H13, SP-H46).
        zones: the regions that do something, once for each of their tags; `zones_at` finds them by square.
        light_at: the square of each light's lamp or candle, -1 for one of a whole region.
        is_candle: whether a light is a candle's.
        lights: the areas of light, by number: lamps, candles, then a light for each region (`region_lights`).
        feeds: generator -> a mask of the lights it feeds.
        outside: (square, direction) -> what a device outside the map may look at (SP-50, SP-51).
    """

    def __init__(self, topology: Topology) -> None:
        self.topology = topology
        self.size = len(topology)
        self.black = frozenset(topology.tagged("black"))
        self.water = frozenset(topology.tagged("water"))
        self.quiet = frozenset(topology.tagged("quiet"))
        self.bushes = frozenset(topology.tagged("bushes"))
        self.generators = frozenset(topology.tagged("generator"))
        self.barred = frozenset(topology.tagged("barred"))
        self.solid = self.black | self.generators
        self.borders = tuple(Border(*edge.pair, edge.kind) for edge in topology.edges)
        self.border_of = {
            pair: number
            for number, (a, b, kind) in enumerate(self.borders)
            if kind in WALK_STOPPED_BY
            for pair in ((a, b), (b, a))
        }
        self._ways: dict[frozenset[int], Adjacency] = {}
        self._climbs: dict[frozenset[int], Adjacency] = {}
        self.near = self.ways(frozenset())
        self.noise_near = tuple((here, *beside) for here, beside in enumerate(self.near))
        hidden = self.solid | self.bushes
        self.look = Sight(topology, obstacles=hidden, blocked_by=LOOK_STOPPED_BY, mirrors={"mirror"})
        self.shot = Sight(topology, obstacles=hidden, blocked_by=SHOT_STOPPED_BY)
        sides = tuple(range(0, 8, 2))
        border = [here for here in range(self.size) if NOWHERE in [topology.step(here, way) for way in sides]]
        self.edge = frozenset(topology.tagged("exit") or border) - self.solid
        self.entries = frozenset(topology.tagged("entry") or border) - self.solid
        self.outside = {
            (here, way): self.look.ray_from_outside(here, way)
            for here in border
            for way in sides
            if topology.step(here, (way + 4) % 8) == NOWHERE
        }
        self.zones = tuple(self._zone(kind, number) for kind in ZONES for number in self.regions(kind))
        self._lay_out_lights()

    def ways(self, opened: frozenset[int], *, climbing: bool = False) -> Adjacency:
        """Return where one may step from each square when the borders `opened`, by number, let pass (SP-46).

        Who climbs steps on black squares, too (SP-41).
        """
        kept = self._climbs if climbing else self._ways
        known = kept.get(opened)
        if known is None:
            plain = kept.get(frozenset())
            if len(kept) >= KEPT:
                kept.clear()
            if plain is not None:
                kept[frozenset()] = plain
            known = kept[opened] = self.topology.walkable(
                blocked_by=WALK_STOPPED_BY,
                closed=self.generators if climbing else self.solid,
                opened=[self.borders[number][:2] for number in opened],
                before=plain,
            )
        return known

    def borders_of(self, squares: Iterable[int]) -> frozenset[int]:
        """Return the borders that these squares touch."""
        inside = frozenset(squares)
        return frozenset(
            number for number, (a, b, _) in enumerate(self.borders) if a in inside or b in inside
        )

    @cached_property
    def zones_at(self) -> tuple[tuple[int, ...], ...]:
        """For each square, the zones it lies in."""
        return tuple(
            tuple(number for number, zone in enumerate(self.zones) if here in zone.squares)
            for here in range(self.size)
        )

    def squares(self, tag: str) -> frozenset[int]:
        """Return the squares of all regions with a tag."""
        places: frozenset[int] = frozenset()
        return places.union(*(self.topology.regions[number].places for number in self.regions(tag)))

    def regions(self, tag: str) -> tuple[int, ...]:
        """Return the regions with a tag, by number."""
        return tuple(number for number, region in enumerate(self.topology.regions) if tag in region.tags)

    def _zone(self, kind: str, number: int) -> Zone:
        squares = frozenset(self.topology.regions[number].places)
        return Zone(kind, squares, self.borders_of(squares), number)

    def _lay_out_lights(self) -> None:
        topology, regions = self.topology, self.topology.regions
        lamps = topology.tagged("lamp")
        shines = Sight(topology, obstacles=self.solid, blocked_by=LOOK_STOPPED_BY | {"mirror"}, reach=1)
        lit: list[Iterable[int]] = [shines.visible_from(lamp) for lamp in lamps]
        light_at = list(lamps)
        for number in self.regions("candle"):
            places = sorted(regions[number].places)
            light_at.append(places[len(places) // 2])
            lit.append([here for here in places if shines.sees(light_at[-1], here)])
        self.is_candle = tuple(number >= len(lamps) for number in range(len(lit)))
        self.region_lights = range(len(lit), len(lit) + len(regions))
        lit += [region.places for region in regions]
        self.light_at = (*light_at, *[NOWHERE] * (len(lit) - len(light_at)))
        self.lights: Lights[int] = Lights({number: tuple(places) for number, places in enumerate(lit)})
        of_lamp = {topology.ids[lamp]: 1 << number for number, lamp in enumerate(lamps)}
        self.feeds = {
            here: sum(of_lamp.get(lamp, 0) for lamp in topology.props[here].get("feeds", of_lamp))
            for here in self.generators
        }


@lru_cache(maxsize=4)
def ground_of(topology: Topology) -> Ground:
    """Return the ground of a map, made once: each lint and then the game ask for it."""
    return Ground(topology)
