"""An operation and a condition for missions of every game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu.effects import Operation, Test


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

    kind: Annotated[str, Meta(description="The kind of mark.", examples=["ripple"])]
    around: Annotated[str, Meta(description="The place in the middle.", examples=["lily"])]

    def compile(self, code: Any) -> None:
        """Write it."""
        kind, middle = code.mark_kind(self.kind, "kind"), code.place(self.around, "around")
        game = code.game

        def instruction(state: Any, frame: Any) -> None:
            for place in game.topology.neighbours(middle(state, frame)):
                if (kind, place, -1) not in state.marks:
                    state.marks.append((kind, place, -1))

        code.emit(instruction)


class Near(
    Test, msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="near"
):
    """Asks whether a piece stands next to a place."""

    piece: Annotated[str, Meta(description="The piece.", examples=["frog"])]
    place: Annotated[str, Meta(description="The place.", examples=["lily"])]

    def compile(self, code: Any) -> Any:
        """Write it."""
        piece, place = code.piece(self.piece, "piece"), code.place(self.place, "place")
        neighbours = code.game.topology.neighbours
        return lambda state, frame: place(state, frame) in neighbours(state.at[piece(state, frame)])
