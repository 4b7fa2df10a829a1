"""Operations on marks: tokens that lie on places."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.state import OFF, Frame, State

MarkKind = Annotated[
    str, Meta(description="A kind of mark that this game or mission has.", examples=["lantern"])
]
MarkPlace = Annotated[
    str, Meta(description="A place, a name in scope, or a piece whose place is meant.", examples=["yard"])
]


class Mark(Operation, Model, frozen=True, tag_field="op", tag="mark"):
    """Lay a mark on a place; a second one of its kind there changes nothing."""

    kind: MarkKind
    place: MarkPlace

    def compile(self, code: Code) -> None:
        """Write it."""
        kind, place = code.mark_kind(self.kind, "kind"), code.place(self.place, "place")
        game, name = code.game, self.kind

        def instruction(state: State, frame: Frame) -> None:
            spot = place(state, frame)
            if spot == OFF or any(mark[:2] == (kind, spot) for mark in state.marks):
                return
            state.marks.append((kind, spot, -1))
            if state.log is not None:
                game.tell(state, "marked", game.mark_audience(kind), mark=name, place=game.topology.ids[spot])

        code.emit(instruction)


class Unmark(Operation, Model, frozen=True, tag_field="op", tag="unmark"):
    """Take marks of a kind away: from one place, or from everywhere."""

    kind: MarkKind
    place: Annotated[str | None, Meta(description="The place; left out, they all go.", examples=["yard"])] = (
        None
    )

    def compile(self, code: Code) -> None:
        """Write it."""
        kind = code.mark_kind(self.kind, "kind")
        place = code.place(self.place, "place") if self.place is not None else None
        game, name = code.game, self.kind

        def instruction(state: State, frame: Frame) -> None:
            spot = None if place is None else place(state, frame)
            gone = [mark for mark in state.marks if mark[0] == kind and spot in (None, mark[1])]
            if not gone:
                return
            state.marks[:] = [mark for mark in state.marks if mark not in gone]
            if state.log is not None:
                for _, where, _ in gone:
                    game.tell(
                        state, "unmarked", game.mark_audience(kind), mark=name, place=game.topology.ids[where]
                    )

        code.emit(instruction)


OPERATIONS = (Mark, Unmark)
