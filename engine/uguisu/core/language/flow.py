"""Operations that steer others."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation, Test
from uguisu.core.language.code import Code, jump, jump_unless
from uguisu.core.language.fields import Model, NameInScope, PieceFilter, PlaceFilter
from uguisu.core.language.filters import find_pieces, find_places
from uguisu.core.state import Frame, State
from uguisu.said import Said

Block = Annotated[
    tuple[Operation, ...],
    Meta(description="The operations, in order.", examples=[[{"op": "raise", "track": "alert"}]]),
]


class If(Operation, Model, frozen=True, tag_field="op", tag="if"):
    """Do something only when every condition holds, and else something other."""

    if_: Annotated[
        tuple[Test, ...],
        Meta(
            description="The conditions; all must hold.",
            examples=[[{"test": "track", "track": "alert", "at_least": 2}]],
        ),
    ]
    do: Block
    else_: Annotated[
        tuple[Operation, ...],
        Meta(
            description="What to do when a condition does not hold.",
            examples=[[{"op": "say", "text": "All quiet."}]],
        ),
    ] = ()

    def compile(self, code: Code) -> None:
        """Write it."""
        holds = code.condition(self.if_)
        to_else = code.reserve()
        with code.inner_scope():
            code.block(self.do)
        if not self.else_:
            code.replace(to_else, jump_unless(holds, code.here))
            return
        to_end = code.reserve()
        code.replace(to_else, jump_unless(holds, code.here))
        with code.inner_scope():
            code.block(self.else_, "else")
        code.replace(to_end, jump(code.here))


class ForEach(Operation, Model, frozen=True, tag_field="op", tag="for_each"):
    """Do something for each place or piece found when its turn comes."""

    as_: NameInScope
    do: Block
    places: Annotated[
        PlaceFilter | None, Meta(description="Go through these places.", examples=[{"tag": "tower"}])
    ] = None
    pieces: Annotated[
        PieceFilter | None, Meta(description="Go through these pieces.", examples=[{"side": "samurai"}])
    ] = None

    def compile(self, code: Code) -> None:
        """Write it: a counter walks over every place or piece, and those that are not found are passed over."""
        if (self.places is None) == (self.pieces is None):
            raise code.fail(Said("'for_each' needs either `places` or `pieces`, and not both"))
        if self.places is not None:
            with code.at("places"):
                find = find_places(code, self.places)
            kind, count = "place", len(code.game.topology.ids)
        else:
            assert self.pieces is not None
            with code.at("pieces"):
                find = find_pieces(code, self.pieces)
            kind, count = "piece", len(code.game.pieces)
        with code.inner_scope():
            item = code.register(self.as_, kind)
            code.emit(lambda _state, frame: frame.__setitem__(item, -1))
            start = code.here
            position = code.reserve()
            code.block(self.do)
            code.emit(jump(start))
        end = code.here

        def advance(state: State, frame: Frame) -> None:
            found = set(find(state, frame))
            frame[item] += 1
            while frame[item] < count and frame[item] not in found:
                frame[item] += 1
            if frame[item] >= count:
                frame[1] = end

        code.replace(position, advance)


class Cancel(Operation, Model, frozen=True, tag_field="op", tag="cancel"):
    """Stop the effect that this was played in answer to. What comes after that effect on the same card still happens."""

    def compile(self, code: Code) -> None:
        """Write it."""
        cancel = code.game.cancel_interrupted
        code.emit(lambda state, _frame: cancel(state))


OPERATIONS = (If, ForEach, Cancel)
