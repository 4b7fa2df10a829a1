"""Lights: which cells are lit, and which lights make one area because they share a cell (SP-41, SP-42).

What one light lights is for its game to say, with a `Sight`: all that its source sees in reach (a lamp), or those
cells of a shape that it sees (a candle with its token). Which lights burn is part of a state, so it is given
each time; what hangs together is worked out once for each set of them. Places in no light are in shadow.

>>> from uguisu.board import MapModel, compile_map
>>> import msgspec
>>> street = compile_map(msgspec.convert({
...     "format": 1, "kind": "squares", "id": "street", "legend": {".": {"terrain": "road"}}, "rows": ["........"],
... }, MapModel))
>>> from uguisu.board import Sight
>>> near = Sight(street, reach=1, blocked_by={"wall"})
>>> lights = Lights({name: near.visible_from(street.index[name]) for name in ("b1", "d1", "g1")})
>>> [sorted(area) for area in lights.areas({"b1", "d1", "g1"})]
[[0, 1, 2, 3, 4], [5, 6, 7]]
>>> sorted(lights.spread({0, 5}, burning={"b1", "g1"}))
[0, 1, 2, 5, 6, 7]
"""

from collections.abc import Collection, Hashable, Mapping
from typing import Generic, TypeVar

Light = TypeVar("Light", bound=Hashable)
Area = frozenset[int]


class Lights(Generic[Light]):
    """The lights of a map, by whatever keys a game has for them, and the places that each lights."""

    def __init__(self, lit: Mapping[Light, Collection[int]]) -> None:
        self.lit = {light: frozenset(places) for light, places in lit.items()}
        self._areas: dict[frozenset[Light], tuple[Area, ...]] = {}

    def areas(self, burning: Collection[Light]) -> tuple[Area, ...]:
        """The lit areas of the burning lights, by their lowest place. Areas that only touch stay separate."""
        lights = frozenset(burning)
        known = self._areas.get(lights)
        if known is None:
            known = self._areas[lights] = _joined([self.lit[light] for light in self.lit if light in lights])
        return known

    def area_at(self, place: int, burning: Collection[Light]) -> Area:
        """The whole area of light that `place` is in; empty in shadow."""
        return next((area for area in self.areas(burning) if place in area), frozenset())

    def spread(self, places: Collection[int], burning: Collection[Light]) -> Area:
        """Return `places` together with every lit area that one of them is in: whoever sees a part sees the whole."""
        return frozenset(places).union(*(area for area in self.areas(burning) if not area.isdisjoint(places)))


def _joined(groups: Collection[Area]) -> tuple[Area, ...]:
    areas: list[Area] = []
    for group in groups:
        apart = [area for area in areas if area.isdisjoint(group)]
        shared = [area for area in areas if not area.isdisjoint(group)]
        areas = [*apart, group.union(*shared)] if group else areas
    return tuple(sorted(areas, key=min))
