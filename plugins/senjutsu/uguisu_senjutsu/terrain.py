"""What lies on the hexes: data of the map, and things that players place; they say what becomes of who is moved onto them
(SJ-20, SJ-70).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from uguisu import LocalText
from uguisu.board import Topology
from uguisu.effects import Model

if TYPE_CHECKING:
    from uguisu_senjutsu.state import SenjutsuState

Few = Annotated[int, Meta(ge=0, le=9)]


class Price(Model, frozen=True):
    """What a fighter takes."""

    wounds: Annotated[Few, Meta(description="Plain wounds.", examples=[1])] = 0
    bleeding: Annotated[Few, Meta(description="Bleeding wounds.", examples=[1], title="Bleeding wounds")] = 0
    stuns: Annotated[Few, Meta(description="Stuns.", examples=[1], title="Stuns")] = 0
    injuries: Annotated[Few, Meta(description="Injuries.", examples=[1], title="Injuries")] = 0
    focus: Annotated[
        bool,
        Meta(description="Whether it loses all its focus.", examples=[True], title="Loses all its focus"),
    ] = False


NOTHING = Price()


class HexProps(Model, frozen=True):
    """A hex's `props:`, which the legend gives to all hexes of a terrain."""

    blocks: Annotated[
        bool,
        Meta(
            description="Whether something stands there that nobody can enter, and that stops attacks and sight.",
            examples=[True],
            title="Nobody can enter",
        ),
    ] = False
    through: Annotated[
        bool,
        Meta(
            description="Whether a fighter may move through it, but not stop there.",
            examples=[True],
            title="May be crossed",
        ),
    ] = False
    fragile: Annotated[
        bool,
        Meta(
            description="Whether it is removed once a fighter is moved onto it or an attack with wounds hits it.",
            examples=[True],
            title="Breaks",
        ),
    ] = False
    stops: Annotated[
        bool,
        Meta(
            description="Whether pushes and pulls end here, as they do on anything that blocks or costs something.",
            examples=[True],
            title="Ends pushes and pulls",
        ),
    ] = False
    forced: Annotated[
        Price,
        Meta(
            description="What a fighter takes that is forced onto it, if it blocks.",
            examples=[{"stuns": 1}],
            title="Who is forced onto it takes",
        ),
    ] = NOTHING
    entered: Annotated[
        Price,
        Meta(
            description="What a fighter takes that enters it, if it does not block.",
            examples=[{"focus": True}],
            title="Who enters it takes",
        ),
    ] = NOTHING
    beside: Annotated[
        Price,
        Meta(
            description="What all fighters next to it take at the end of a turn.",
            examples=[{"stuns": 1}],
            title="Who ends next to it takes",
        ),
    ] = NOTHING
    beyond: Annotated[
        bool,
        Meta(
            description=(
                "Whether it is no part of the field: nobody goes there, as over the edge; attacks and sight pass. A thing that "
                "`floats` may lie there."
            ),
            examples=[True],
            title="Beyond the field",
        ),
    ] = False

    @property
    def ends_shifts(self) -> bool:
        """SJ-44: whether pushes and pulls end here."""
        return self.stops or self.blocks or self.entered != NOTHING


FIELD = "field"
"""The tag of regions that are a field each (SJ-20)."""
GONE = "gone"
"""The mark where terrain of the map was taken away."""
PLAIN = HexProps()
"""An ordinary hex."""
BEYOND = HexProps(beyond=True)
"""A hex of a field that is not played on."""


class Thing(HexProps, frozen=True):
    """A kind of terrain that players place before the game (SJ-20)."""

    title: Annotated[LocalText, Meta(description="What it is called.", examples=["A rock"])] = ""
    count: Annotated[
        int,
        Meta(
            ge=0,
            le=20,
            description="How many there are for players to place; 0 for what only cards and missions lay.",
            examples=[2],
        ),
    ] = 1
    floats: Annotated[
        bool,
        Meta(
            description="Whether it may also lie on hexes that are `beyond` the field, which then are part of it (SJ-70).",
            examples=[True],
            title="May lie beyond the field",
        ),
    ] = False


class Terrain:
    """What lies on the hexes: what the map says, and the kinds of things that players place.

    Attributes:
        props: by place, what the map says.
        things: the kinds that players place.
        rough: where it says anything.
        priced: where it says what those pay who stand next to it.
        tolls: where it says what those pay who come there, as a mask.
    """

    def __init__(self, topology: Topology, things: Mapping[str, Thing], fields: Collection[str] = ()) -> None:
        self.props = tuple(map(props_of_hex, topology.props))
        left_out = hexes_left_out(topology, fields)
        if left_out:
            self.props = tuple(BEYOND if n in left_out else props for n, props in enumerate(self.props))
        self.names, self.things = tuple(things), tuple(things.values())
        places = list(enumerate(self.props))
        self.rough = sum(1 << place for place, props in places if props != PLAIN)
        self.priced = [place for place, props in places if props.beside != NOTHING]
        self.tolls = sum(1 << place for place, props in places if props.entered != NOTHING)

    def begin(self, state: SenjutsuState) -> None:
        """Lay out what the map says."""
        state.things = []
        state.blocking = state.through = state.fragile = state.cleared = state.beyond = state.shut = 0
        for place, props in enumerate(self.props):
            _mark(state, place, props)

    def at(self, state: SenjutsuState, place: int) -> HexProps:
        """Return what lies on a hex now."""
        for where, kind in pairs(state.things):
            if where == place:
                return self.things[kind]
        return PLAIN if state.cleared >> place & 1 else self.props[place]

    def tolls_now(self, state: SenjutsuState) -> int:
        """Return the hexes where those pay who come there, as a mask."""
        tolls = self.tolls & ~state.cleared
        for place, kind in pairs(state.things):
            tolls = tolls & ~(1 << place) | (self.things[kind].entered != NOTHING) << place
        return tolls & ~state.blocking

    def takes(self, state: SenjutsuState, place: int, kind: int) -> bool:
        """Whether a thing may be laid on a hex: nothing lies there; beyond the field only what floats (SJ-70)."""
        there = self.at(state, place)
        return there == PLAIN or (there.beyond and self.things[kind].floats)

    def lay(self, state: SenjutsuState, place: int, kind: int) -> None:
        """Lay a thing on a hex."""
        state.things += [place, kind]
        _mark(state, place, self.things[kind])

    def bears(self, state: SenjutsuState, place: int) -> bool:
        """Whether a hex is part of the field by what lies there alone."""
        return self.props[place].beyond and not state.beyond >> place & 1

    def clear(self, state: SenjutsuState, place: int) -> None:
        """Take away what lies on a hex; what is under it, or beyond the field, is there again."""
        kept = [pair for pair in pairs(state.things) if pair[0] != place]
        if len(kept) * 2 == len(state.things):
            state.cleared |= 1 << place
        state.things = [number for pair in kept for number in pair]
        _mark(state, place, self.at(state, place))

    def beside(self, state: SenjutsuState) -> list[tuple[int, Price]]:
        """Return the places where something has a price for whoever stands next to it."""
        placed = (place for place, kind in pairs(state.things) if self.things[kind].beside != NOTHING)
        found = {place: self.at(state, place).beside for place in (*self.priced, *placed)}
        return [(place, price) for place, price in sorted(found.items()) if price != NOTHING]


def hexes_left_out(topology: Topology, fields: Collection[str]) -> frozenset[int]:
    """SJ-20: return the hexes of the fields that are not among those joined into one; none if nothing is said of them."""
    if not fields:
        return frozenset()
    joined: set[int] = set()
    others: set[int] = set()
    for region in topology.regions:
        if FIELD in region.tags:
            (joined if region.id in fields else others).update(region.places)
    return frozenset(others - joined)


def pairs(things: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the things that players have placed: where, and of which kind."""
    return zip(things[::2], things[1::2], strict=True)


def _mark(state: SenjutsuState, place: int, props: HexProps) -> None:
    """Note in the masks of a state what lies on a hex."""
    bit = 1 << place
    for mask, holds in (
        ("blocking", props.blocks),
        ("through", props.blocks and props.through),
        ("fragile", props.fragile),
        ("beyond", props.beyond),
        ("shut", props.blocks or props.beyond),
    ):
        setattr(state, mask, getattr(state, mask) | bit if holds else getattr(state, mask) & ~bit)


def props_of_hex(props: Mapping[str, Any]) -> HexProps:
    """Return the props of a hex, which were checked when the map was read, without keys of the author's own."""
    return msgspec.convert({key: value for key, value in props.items() if not key.startswith("x-")}, HexProps)
