"""What the set-up of a mission holds, for editors: units, what watches, things, where they lie and what they see (SP-70)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from uguisu import LocalText, Message, Placeable, Setting, bits
from uguisu.board import NOWHERE, Topology
from uguisu_spies import texts
from uguisu_spies.board.ground import ground_of
from uguisu_spies.board.sight import LOOKS, Looks
from uguisu_spies.content.map import CALLED
from uguisu_spies.content.mission import (
    AIMED,
    BORDERS,
    CAMERAS,
    ITEMS,
    OUTSIDE,
    SEEN_AS,
    UNITS,
    SpiesMission,
    for_spies,
)
from uguisu_spies.content.setup import Setup
from uguisu_spies.rules.units import usual_speed

_USUAL = SpiesMission()
FAR = _USUAL.sight


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
        return bits(looks.beam(place, way)) if way >= 0 else ()
    return bits(looks.view(kind, place, way)) if kind in LOOKS else ()


def ways(kind: str, topology: Topology, place: int) -> Iterable[int]:
    """Return the directions that something of a kind may have on a square: of what lies at a border, those with one."""
    ground = ground_of(topology)
    if kind in BORDERS:
        return [way for way in range(0, 8, 2) if (place, topology.step(place, way)) in ground.border_of]
    if kind in AIMED:
        return ground.facings(kind, place)
    return [way for way in range(8) if topology.step(place, way) != NOWHERE]


def chance(topology: Topology, file: Mapping[str, Any], number: int) -> tuple[Sequence[int], Sequence[int]]:
    """Return how many one line of the set-up is about, for one, two and three spies, and the squares for them (SP-71)."""
    mission = msgspec.convert(file["props"], SpiesMission)
    item, ground = mission.setup[number], ground_of(topology)
    (lot,) = Setup(msgspec.structs.replace(mission, setup=(item,)), ground, 1).lots
    counts = (
        [item.count] if isinstance(item.count, int) else [for_spies(item.count, spies) for spies in (1, 2, 3)]
    )
    if item.put in BORDERS:
        return counts, sorted({ground.borders[border].a for border in lot.candidates})
    return counts, lot.candidates


def ranges(kind: str, topology: Topology) -> Iterator[tuple[Mapping[str, Any], LocalText]]:
    """Yield what may be said of where something begins: anywhere, in a region, within or outside of a kind of them, on a
    kind of square or not; of what lies at a border, at which.
    """
    yield {}, Message("anywhere")
    for region in topology.regions:
        yield {"region": region.id}, Message("in {region}", region=region.name or region.id)
    for tag in sorted({tag for region in topology.regions for tag in region.tags}):
        yield {"zone": tag}, Message("inside {what}", what=_called(tag))
        yield {"outside": tag}, Message("outside {what}", what=_called(tag))
    for tag in sorted({tag for tags in topology.tags for tag in tags}):
        yield {"tag": tag}, Message("on {what}", what=_called(tag))
        yield {"not_tag": tag}, Message("not on {what}", what=_called(tag))
    if kind in BORDERS:
        yield {"borders": ["glass"]}, Message("at a window")
        yield {"borders": ["door"]}, Message("at a door")
        yield {"borders": ["glass", "door"]}, Message("at a window or a door")


def _called(tag: str) -> LocalText:
    """Return what people call a kind of squares, or of regions."""
    return CALLED.get(tag) or Message.filled(tag.replace("_", " "), {}, "a word of files")


BY_SPIES = (Message("with one spy"), Message("with two spies"), Message("with three spies"))

PATTERNS = {
    "one": Message("at one square beside it"),
    "three": Message("at three squares that touch"),
    "all": Message("all around"),
    "line": Message("in a line of three"),
}
"""SP-20, SP-50: how units and cameras may look."""
MARKED = Setting(id="marked", title=Message("Of them sought"), path=("marked",), high=20)
LOOKING = Setting(id="looks", title=Message("Sees"), path=("looks",), usual="", choices=PATTERNS)
ASLEEP = Setting(id="asleep", title=Message("Asleep"), path=("asleep",), usual=False)
HELD = Setting(id="held", title=Message("Comes later"), path=("held",), usual=False)


def sees_as(kind: str, entry: Mapping[str, Any]) -> str:
    """Return the kind of unit or of camera whose way to look something has, as its entry says (SP-20, SP-50)."""
    unit, camera = SEEN_AS.get(entry.get("looks", ""), (kind, kind))
    return camera if kind in CAMERAS else unit


def _settings(kind: str) -> tuple[Setting, ...]:
    if kind in ITEMS:
        return (MARKED,)
    looking = (LOOKING,) if kind in (*UNITS, *CAMERAS) else ()
    if kind not in UNITS:
        return looking
    speed = Setting(id="speed", title=Message("Walks"), path=("speed",), usual=usual_speed(kind), high=9)
    return (speed, *looking, ASLEEP, HELD)


def _thing(kind: str, group: LocalText) -> Placeable:
    must = kind in (*AIMED, *BORDERS)
    return Placeable(
        id=kind,
        title=texts.KINDS[kind].one,
        several=texts.KINDS[kind].several,
        group=group,
        path=("props", "setup"),
        form="spots",
        place="square",
        facing="facing" if must or kind in CAMERAS else "",
        must_face=must,
        ways=partial(ways, kind),
        fixed={"put": kind},
        last=kind == "safe_zone",
        chance=chance,
        loose=("apart",),
        together=("marked",),
        ranges=partial(ranges, kind),
        sees=partial(sees, kind) if kind in (*LOOKS, *OUTSIDE, "searchlight") else None,
        by=BY_SPIES,
        settings=_settings(kind),
        sees_as=partial(sees_as, kind) if kind in LOOKS else None,
    )


PLACEABLES = (
    *(_thing(kind, texts.UNITS) for kind in (*UNITS, "dog")),
    *(_thing(kind, texts.WATCHING) for kind in (*CAMERAS, *OUTSIDE, "searchlight")),
    *(_thing(kind, texts.OTHERS) for kind in (*ITEMS, *BORDERS, "safe_zone")),
)

SETTINGS = (
    Setting(
        id="rounds",
        title=Message("Rounds"),
        path=("props", "rounds"),
        usual=_USUAL.rounds,
        low=1,
        lasts=True,
        told=lambda count: Message("the night is over after {count} {count:round|rounds}", count=count),
    ),
    Setting(
        id="alert",
        title=texts.ALERT,
        path=("props", "alert"),
        usual=2,
        high=8,
        by=BY_SPIES,
        told=lambda count: Message("the alert begins at {count}", count=count),
    ),
    Setting(
        id="dogs_from",
        title=Message("Dogs from round"),
        path=("props", "dogs_from"),
        usual=_USUAL.dogs_from,
        low=1,
        told=lambda count: Message("handlers let dogs loose from round {count} on", count=count),
    ),
)
"""What a mission says of its numbers (SP-74, SP-75)."""
