"""What the set-up of a mission holds, for editors: units, what watches, things, where they lie and what they see (SP-70)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from uguisu import LocalText, Placeable
from uguisu.board import NOWHERE, Topology
from uguisu_spies import names
from uguisu_spies.ground import ground_of
from uguisu_spies.looks import LOOKS, Looks, places_of
from uguisu_spies.mission import AIMED, BORDERS, CAMERAS, ITEMS, OUTSIDE, UNITS, SpiesMission

FAR = SpiesMission().sight


@lru_cache(maxsize=2)
def _looks(topology: Topology) -> Looks:
    return Looks(ground_of(topology), FAR)


def sees(kind: str, topology: Topology, place: int, way: int) -> Iterable[int]:
    """Return the squares that something may look at from its own, or that a searchlight lights (SP-20, SP-45, SP-50)."""
    looks = _looks(topology)
    if kind in OUTSIDE:
        known = (place, way) in looks.ground.outside
        return {square for squares, _ in looks.outside(place, way) for square in squares} if known else ()
    if kind == "searchlight":
        return places_of(looks.beam(place, way)) if way >= 0 else ()
    return places_of(looks.view(kind, place, way)) if kind in LOOKS else ()


def ways(kind: str, topology: Topology, place: int) -> Iterable[int]:
    """Return the directions that something of a kind may have on a square: of what lies at a border, those with one."""
    ground = ground_of(topology)
    if kind in BORDERS:
        return [way for way in range(0, 8, 2) if (place, topology.step(place, way)) in ground.border_of]
    if kind in AIMED:
        return ground.facings(kind, place)
    return [way for way in range(8) if topology.step(place, way) != NOWHERE]


def _thing(kind: str, group: LocalText) -> Placeable:
    must = kind in (*AIMED, *BORDERS)
    return Placeable(
        id=kind,
        title=names.THINGS[kind],
        group=group,
        path=("props", "setup"),
        form="spots",
        place="square",
        facing="facing" if must or kind in CAMERAS else "",
        must_face=must,
        ways=partial(ways, kind),
        fixed={"put": kind},
        last=kind == "safe_zone",
        sees=partial(sees, kind) if kind in (*LOOKS, *OUTSIDE, "searchlight") else None,
    )


PLACEABLES = (
    *(_thing(kind, names.UNITS) for kind in (*UNITS, "dog")),
    *(_thing(kind, names.WATCHING) for kind in (*CAMERAS, *OUTSIDE, "searchlight")),
    *(_thing(kind, names.OTHERS) for kind in (*ITEMS, *BORDERS, "safe_zone")),
)
