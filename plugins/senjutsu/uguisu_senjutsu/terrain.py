"""What lies on the hexes: data of the map, which says what becomes of one who is moved onto them (SJ-70)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu.board import Topology
from uguisu.content.models.fields import Model

Few = Annotated[int, Meta(ge=0, le=9)]


class Price(Model, frozen=True):
    """What a fighter takes."""

    wounds: Annotated[Few, Meta(description="Plain wounds.", examples=[1])] = 0
    bleeding: Annotated[Few, Meta(description="Bleeding wounds.", examples=[1])] = 0
    stuns: Annotated[Few, Meta(description="Stuns.", examples=[1])] = 0
    injuries: Annotated[Few, Meta(description="Injuries.", examples=[1])] = 0
    focus: Annotated[bool, Meta(description="Whether it loses all its focus.", examples=[True])] = False


class HexProps(Model, frozen=True):
    """A hex's `props:`, which the legend gives to all hexes of a terrain."""

    blocks: Annotated[
        bool,
        Meta(
            description="Whether a thing stands there that nobody enters, and that stops attacks and looks.",
            examples=[True],
        ),
    ] = False
    through: Annotated[
        bool,
        Meta(description="Whether one may move through it, though not stay there.", examples=[True]),
    ] = False
    fragile: Annotated[
        bool,
        Meta(
            description="Whether it is gone once one was moved onto it, or an attack with wounds has hit it.",
            examples=[True],
        ),
    ] = False
    forced: Annotated[
        Price,
        Meta(description="What one takes who is forced onto what blocks.", examples=[{"stuns": 1}]),
    ] = Price()
    entered: Annotated[
        Price,
        Meta(description="What one takes who comes to a hex that is free.", examples=[{"focus": True}]),
    ] = Price()
    beside: Annotated[
        Price,
        Meta(description="What all take at the end of a turn who stand next to it.", examples=[{"stuns": 1}]),
    ] = Price()


class Terrain:
    """The terrain of a map, as masks of places.

    Attributes:
        blocking: where things stand that block.
        through: those of them that one may move through.
        fragile: those of them that can go.
        props: by place, what the map says.
        besides: the places with a price for whoever stands next to them.
    """

    def __init__(self, topology: Topology) -> None:
        self.props = tuple(map(_typed, topology.props))
        places = list(enumerate(self.props))
        self.blocking = sum(1 << place for place, one in places if one.blocks)
        self.through = sum(1 << place for place, one in places if one.blocks and one.through)
        self.fragile = sum(1 << place for place, one in places if one.blocks and one.fragile)
        self.besides = tuple(place for place, one in places if one.beside != Price())


def _typed(props: Mapping[str, Any]) -> HexProps:
    """Return the props of a hex, which were checked when the map was read, without keys of the author's own."""
    return msgspec.convert({key: value for key, value in props.items() if not key.startswith("x-")}, HexProps)
