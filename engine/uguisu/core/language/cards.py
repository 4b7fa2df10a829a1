"""Operations on card areas."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model, Number
from uguisu.core.rng import shuffle
from uguisu.core.state import Frame, State

AreaName = Annotated[str, Meta(description="A card area: a deck, a hand, a pile.", examples=["guard_deck"])]


class Draw(Operation, Model, frozen=True, tag_field="op", tag="draw"):
    """Take cards from the top of one area to another, as many as there are."""

    source: Annotated[AreaName, Meta(description="Where from.", examples=["guard_deck"])]
    to: Annotated[AreaName, Meta(description="Where to.", examples=["guard_hand"])]
    count: Annotated[
        Number, Meta(description="How many: a number, a track or a name in scope.", examples=[1])
    ] = 1

    def compile(self, code: Code) -> None:
        """Write it."""
        source, to = code.area(self.source, "source"), code.area(self.to, "to")
        count = code.number(self.count, "count")
        game = code.game

        def instruction(state: State, frame: Frame) -> None:
            drawn = 0
            for _ in range(min(count(state, frame), len(state.areas[source]))):
                state.areas[to].append(state.areas[source].pop())
                drawn += 1
            if state.log is not None and drawn:
                game.tell_drawn(state, source, to, drawn)

        code.emit(instruction)


class Shuffle(Operation, Model, frozen=True, tag_field="op", tag="shuffle"):
    """Shuffle a card area; with `take_in`, another area's cards go into it first."""

    area: AreaName
    take_in: Annotated[
        str | None, Meta(description="An area whose cards are put in first.", examples=["guard_discard"])
    ] = None

    def compile(self, code: Code) -> None:
        """Write it."""
        area = code.area(self.area, "area")
        extra = code.area(self.take_in, "take_in") if self.take_in is not None else None
        game = code.game

        def instruction(state: State, _frame: Frame) -> None:
            if extra is not None and extra != area:
                state.areas[area].extend(state.areas[extra])
                state.areas[extra].clear()
            shuffle(state, state.areas[area])
            if state.log is not None:
                spec = game.areas[area]
                game.tell(state, "shuffled", spec.count_seen_by | spec.faces_seen_by, area=spec.id)

        code.emit(instruction)


OPERATIONS = (Draw, Shuffle)
