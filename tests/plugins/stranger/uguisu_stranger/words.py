"""An operation and a condition for missions of every game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from uguisu.effects import Operation, Test, takes


class Strew(
    Operation,
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="op",
    tag="strew",
):
    """Lay a mark on every place next to a place."""

    kind: Annotated[str, takes("mark", description="The kind of mark.", examples=["ripple"])]
    around: Annotated[str, takes("place", description="The place in the middle.", examples=["lily"])]

    def act(self, game: Any, state: Any, kind: int, around: int) -> None:
        for place in game.topology.neighbours(around):
            if (kind, place, -1) not in state.marks:
                state.marks.append((kind, place, -1))


class Near(
    Test, msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="near"
):
    """Asks whether a piece stands next to a place."""

    piece: Annotated[str, takes("piece", description="The piece.", examples=["frog"])]
    place: Annotated[str, takes("place", description="The place.", examples=["lily"])]

    def holds(self, game: Any, state: Any, piece: int, place: int) -> bool:
        return place in game.topology.neighbours(state.at[piece])
