"""The map compiled: what squares are, which zones and lights they lie in, where one comes in and leaves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from uguisu.board import NOWHERE, Adjacency, Lights, Sight, Topology
from uguisu_spies.content.map import GROUNDS, LOOK_STOPPED_BY, SHOT_STOPPED_BY, WALK_STOPPED_BY, ZONES

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
        changed: squares that are no longer what the map has drawn, each with what it is now: a tag, or "" (SP-41).
        opened: the borders that stand open, by number: nothing is there any more, for anybody (SP-40, SP-46).
        borders: what lies between squares, in the order of the map; `border_of` finds one by its squares, either way;
            `shut_of` only one that does not stand open.
        near: for each square, where units and dogs step (SP-02, SP-H25).
        noise_near: for each square, itself and those beside it that no obstacle parts from it (SP-04, SP-37).
        look, shot: sight lines for looks (mirrors are told by `look.reflections`) and for shots.
        safe: the spies' safe zones, those that they have laid among them (SP-44).
        edge, entries: where spies may leave and come in (SP-H13, SP-H46); `drawn_entries` those that the map has drawn.
        zones: the regions that do something, once for each of their tags; `zones_at` finds them by square.
        light_at: the square of each light's lamp or candle, -1 for one of a whole region.
        is_candle: whether a light is a candle's.
        lights: the areas of light, by number: lamps, candles, then a light for each region (`region_lights`).
        feeds: generator -> a mask of the lights it feeds.
        outside: (square, direction) -> what a device outside the map may look at (SP-50, SP-51).
    """

    def __init__(
        self,
        topology: Topology,
        opened: frozenset[int] = frozenset(),
        changed: Mapping[int, str] | None = None,
        safe: Iterable[int] = (),
    ) -> None:
        self.topology, self.opened, self.changed = topology, opened, dict(changed or {})
        self.size = len(topology)
        self.black, self.water, self.quiet, self.bushes = [self._now(kind) for kind in GROUNDS]
        self.safe = self.squares("safe") | frozenset(safe)
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
        self.shut_of = {pair: number for pair, number in self.border_of.items() if number not in opened}
        self._gone = [self.borders[number][:2] for number in opened]
        self._ways: dict[frozenset[int], Adjacency] = {}
        self._climbs: dict[frozenset[int], Adjacency] = {}
        self.near = self.ways(frozenset())
        self.noise_near = tuple((here, *beside) for here, beside in enumerate(self.near))
        hidden = self.solid | self.bushes
        self.look = Sight(
            topology, obstacles=hidden, blocked_by=LOOK_STOPPED_BY, mirrors={"mirror"}, opened=self._gone
        )
        self.shot = Sight(topology, obstacles=hidden, blocked_by=SHOT_STOPPED_BY, opened=self._gone)
        sides = tuple(range(0, 8, 2))
        border = [here for here in range(self.size) if NOWHERE in [topology.step(here, way) for way in sides]]
        self.edge = frozenset(topology.tagged("exit") or border) - self.solid
        self.drawn_entries = frozenset(topology.tagged("entry") or border)
        self.entries = self.drawn_entries - self.solid
        self.outside = {
            (here, way): self.look.ray_from_outside(here, way)
            for here in border
            for way in sides
            if topology.step(here, (way + 4) % 8) == NOWHERE
        }
        self.zones = tuple(self._zone(kind, number) for kind in ZONES for number in self.regions(kind))
        self._lay_out_lights()

    def by_something_new(self) -> frozenset[int]:
        """Return the squares on or beside one that has changed, or that a border is open at: where a line of sight may go
        otherwise than the map has drawn it.
        """
        new = {*self.changed, *(square for border in self._gone for square in border)}
        step = self.topology.step
        around = {step(square, way) for square in new for way in range(8)}
        return frozenset((new | around) - {NOWHERE})

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
                opened=[self.borders[number][:2] for number in opened | self.opened],
                before=plain,
            )
        return known

    def once_ways(self, opened: frozenset[int]) -> Adjacency:
        """Return where one may step from each square if no square that has changed were solid."""
        return self.topology.walkable(
            blocked_by=WALK_STOPPED_BY,
            closed=self.solid - self.changed.keys(),
            opened=[self.borders[number][:2] for number in opened | self.opened],
        )

    def _now(self, tag: str) -> frozenset[int]:
        """Return the squares that are such now (SP-41)."""
        drawn = frozenset(self.topology.tagged(tag)).difference(self.changed)
        return drawn.union(place for place, ground in self.changed.items() if ground == tag)

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

    def facings(self, kind: str, square: int) -> list[int]:
        """Return the directions in which what has one may look in at a square, or lie there (SP-45, SP-50, SP-51)."""
        if kind == "safe_zone":
            return [way for way in (2, 4) if self._has_pair(square, self.topology.step(square, way))]
        if kind == "searchlight":
            return [way for way in range(0, 8, 2) if self.has_room(square, way)]
        return [way for here, way in self.outside if here == square]

    def _has_pair(self, here: int, there: int) -> bool:
        """SP-44: whether a safe zone may lie on two squares."""
        return there >= 0 and not self.solid & {here, there} and (here, there) not in self.border_of

    def has_room(self, middle: int, way: int) -> bool:
        """SP-45: whether a searchlight may lie so: its three squares are there, with no border between them."""
        ends = [self.topology.step(middle, side) for side in (way, (way + 4) % 8)]
        return all(end >= 0 and (middle, end) not in self.shut_of for end in ends)

    def runs(self, generator: int) -> int:
        """SP-41, SP-44: return the zones that go off with a generator, as a mask: its own noise, and the current it makes."""
        powered = self.topology.props[generator].get("powers")
        return sum(
            1 << number
            for number, zone in enumerate(self.zones)
            if (zone.kind == "loud" and generator in zone.squares)
            or (
                zone.kind == "electricity"
                and (powered is None or self.topology.regions[zone.region].id in powered)
            )
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
        stopped_by = LOOK_STOPPED_BY | {"mirror"}
        shines = Sight(topology, obstacles=self.solid, blocked_by=stopped_by, opened=self._gone, reach=1)
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
