"""What may lie on a hex, as files say it: what becomes of who is moved onto it (SJ-20, SJ-70)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu import LocalText, Message
from uguisu.board import Topology
from uguisu.effects import Model

CALLED = {
    "marks": Message("Starts"),
    "pieces": Message("Fighters"),
    "set-up": Message("Who fights"),
    "start": Message("A start"),
}
"""What people call them, and where an editor offers them."""
PLACE_TAGS = {
    "start": "A fighter may start here (SJ-20).",
}

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


def props_of_hex(props: Mapping[str, Any]) -> HexProps:
    """Return the props of a hex, which were checked when the map was read, without keys of the author's own."""
    return msgspec.convert({key: value for key, value in props.items() if not key.startswith("x-")}, HexProps)
