"""Operations on cards in hands, decks and discards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.machine import Ask
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu.said import Reads
from uguisu_senjutsu.operations.body import Count, each
from uguisu_senjutsu.operations.words import ACTOR, SenjutsuOperation, Who, bits, figures_in, game_of
from uguisu_senjutsu.rules.harm import draw_cards
from uguisu_senjutsu.state import DOWN, HAND, SenjutsuState, area
from uguisu_senjutsu.turn.ending import CutHand


class DrawCards(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="draw_cards"):
    """Draw cards; each that an empty deck cannot give is a wound (SJ-23)."""

    reads = Reads("draw cards ({count})", up_to={True: ", or fewer"}, who=": {who}")

    count: Count = 1
    up_to: Annotated[
        bool, Meta(description="Whether fewer may be drawn. Only for `actor`.", examples=[True])
    ] = False
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, count = game_of(code), self.count
        if not self.up_to:
            each(code, self, lambda state, figure: draw_cards(game, state, figure, count))
            return
        answer = code.register()
        code.emit(
            Ask(
                game.machine.index,
                lambda _state, frame: frame[ACTOR],
                lambda _state, _frame: list(range(count + 1)),
                answer,
                lambda _state, action: Move(f"draw:{action}", Text("move.draw", {"number": action})),
            )
        )

        def instruction(state: SenjutsuState, frame: Frame) -> None:
            draw_cards(game, state, frame[ACTOR], frame[answer])
            game.check_defeat(state)

        code.emit(instruction)


class DiscardCards(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="discard_cards"):
    """Discard cards from the hand; their owner picks them. Who has fewer discards all."""

    reads = Reads("discard cards ({count})", who=": {who}")

    count: Count = 1
    who: Who = "actor"

    def compile(self, code: Code) -> None:
        """Write it."""
        game, who, count = game_of(code), figures_in(code, self), self.count

        def discard(state: SenjutsuState, frame: Frame) -> None:
            phase = game.phases_by_name["cut_hand"]
            assert isinstance(phase, CutHand)
            for figure in bits(who(state, frame)):
                phase.begin(state, figure, area(figure, HAND), area(figure, DOWN), count)

        code.emit(discard)


OPERATIONS = (DrawCards, DiscardCards)
