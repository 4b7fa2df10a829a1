"""Operations on pieces."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.state import OFF, Frame, State

PieceName = Annotated[
    str, Meta(description="A piece's id, or a name in scope that holds a piece.", examples=["ninja", "piece"])
]


class MovePiece(Operation, Model, frozen=True, tag_field="op", tag="move"):
    """Put a piece on a place at once, wherever it was, without it moving through anything."""

    piece: PieceName
    to: Annotated[
        str,
        Meta(
            description="A place, a name in scope, or a piece whose place is meant.",
            examples=["gate", "spot"],
        ),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        piece, to = code.piece(self.piece, "piece"), code.place(self.to, "to")
        relocate = code.game.relocate

        def instruction(state: State, frame: Frame) -> None:
            place = to(state, frame)
            if place != OFF:
                relocate(state, piece(state, frame), place)

        code.emit(instruction)


class RemovePiece(Operation, Model, frozen=True, tag_field="op", tag="remove"):
    """Take a piece off the map."""

    piece: PieceName

    def compile(self, code: Code) -> None:
        """Write it."""
        piece = code.piece(self.piece, "piece")
        relocate = code.game.relocate
        code.emit(lambda state, frame: relocate(state, piece(state, frame), OFF))


OPERATIONS = (MovePiece, RemovePiece)
