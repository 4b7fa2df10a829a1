"""Operations that speak, and the one that ends the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.content.text import LocalText
from uguisu.core.events import EVERYBODY, only
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.state import Frame, State


class Say(Operation, Model, frozen=True, tag_field="op", tag="say"):
    """Write a line into the log."""

    text: Annotated[
        LocalText,
        Meta(
            description="What to say: a text, or a table of languages.",
            examples=[{"en": "A bell rings.", "uk": "Б'є дзвін."}],
        ),
    ]
    to: Annotated[
        str | None,
        Meta(description="Only this side reads it; left out, everybody does.", examples=["samurai"]),
    ] = None

    def compile(self, code: Code) -> None:
        """Write it."""
        audience = EVERYBODY
        if self.to is not None:
            side = code.side(self.to, "to")
            audience = only(*(i for i, seat in enumerate(code.game.seats) if seat.side == side))
        tell, text = code.game.tell, self.text

        def instruction(state: State, _frame: Frame) -> None:
            if state.log is not None:
                tell(state, "said", audience, text=text)

        code.emit(instruction)


class End(Operation, Model, frozen=True, tag_field="op", tag="end"):
    """End the game."""

    result: Annotated[
        str,
        Meta(description="One of the game's results, or of the mission's own.", examples=["ninja_escapes"]),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        result = code.result(self.result, "result")
        end = code.game.end

        def instruction(state: State, _frame: Frame) -> bool:
            end(state, result)
            return True

        code.emit(instruction)


OPERATIONS = (Say, End)
