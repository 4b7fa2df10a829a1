"""Attacks without a diagram, on whoever is slower (SJ-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from uguisu import Frame, Move, Sentence, Text
from uguisu.effects import Ask, Code, Model, Operation
from uguisu_senjutsu.cards.play import ATTACK_SUCCESS
from uguisu_senjutsu.effects.base import SenjutsuOperation, card_game
from uguisu_senjutsu.effects.fighting import section
from uguisu_senjutsu.rules import tactics
from uguisu_senjutsu.rules.attacks import Blow, harm, in_reach
from uguisu_senjutsu.rules.harm import hurt, leave_cover
from uguisu_senjutsu.rules.movement import foes_on_field
from uguisu_senjutsu.state import ACTOR, SenjutsuState
from uguisu_senjutsu.turn.instants import PlayInstant
from uguisu_senjutsu.turn.reveal import is_variable

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

Does = Annotated[
    tuple[Operation, ...], Meta(description="What is done then.", examples=[[{"op": "gain_focus"}]])
]


class Shoot(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="shoot"):
    """Wound a foe in range and in sight whose initiative is lower; no block stops it (SJ-51, SJ-H19). `hit` is who
    was hit.
    """

    topic = "pieces"
    reads = Sentence(
        "shoot a foe with a lower initiative up to {range} {range:hex|hexes} away, {wounds} {wounds:wound|wounds}",
        success="Hit:",
    )

    range: Annotated[int, Meta(ge=1, le=30, description="How far at most.", examples=[8])]
    wounds: Annotated[int, Meta(ge=1, le=9, description="The wounds it deals.", examples=[1])] = 1
    success: Does = ()

    def compile(self, code: Code) -> None:
        """Write it: a player picks one of several; a virtual opponent has its target."""
        game, reach, blow = card_game(code), self.range, Blow(self.wounds)
        picked, hit = code.register(), code.register("hit", "figures")
        offer = game.decision(PlayInstant).offer

        def in_question(state: SenjutsuState, frame: Frame) -> list[int]:
            figure = frame[ACTOR]
            return [
                foe
                for foe in foes_on_field(game, state, figure)
                if lowest_level(game, state, foe) < state.now and in_reach(game, state, figure, foe, reach)
            ]

        def describe(_state: SenjutsuState, action: int) -> Move:
            piece = game.pieces[action].id
            return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action,))

        code.emit(
            Ask(
                game.machine.index,
                lambda _state, frame: frame[ACTOR],
                lambda state, frame: in_question(state, frame) if frame[ACTOR] < game.players else [],
                picked,
                describe,
            )
        )

        def shoot(state: SenjutsuState, frame: Frame) -> None:
            figure, foe = frame[ACTOR], frame[picked]
            if figure >= game.players:
                foe = tactics.shot_at(game, state, figure, in_question(state, frame), blow)
            frame[hit] = 0
            if foe < 0:
                game.log_no_effect(state, "shoot")
                return
            frame[hit] = int(harm(game, state, foe, blow)) << foe
            game.check_defeat(state)
            if frame[hit]:
                leave_cover(game, state, figure)
                offer(state, figure, ATTACK_SUCCESS, frame[hit])

        code.emit(shoot)
        if self.success:
            section(code, self.success, "success", lambda _state, frame: frame[hit] != 0)


def lowest_level(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """SJ-51: return the initiative of a card in play; a variable one counts as its lowest."""
    card = game.played(state, figure)
    if card is None or not is_variable(game, state, figure):
        return state.level[figure]
    return hurt(state, figure, min(card.props.initiatives))


OPERATIONS = (Shoot,)
