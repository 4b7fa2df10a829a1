"""What lies on the hexes: data of the map, and things that players place (SJ-20, SJ-70)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from uguisu.board import Topology
from uguisu_senjutsu.content.map import (
    BEYOND,
    NOTHING,
    PLAIN,
    HexProps,
    Price,
    Thing,
    hexes_left_out,
    props_of_hex,
)

if TYPE_CHECKING:
    from uguisu_senjutsu.state import SenjutsuState


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
