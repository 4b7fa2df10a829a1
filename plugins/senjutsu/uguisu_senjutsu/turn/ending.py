"""A turn ends: played cards go, injuries turn, hands are cut down to their limits (SJ-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.cards import DiscardDown
from uguisu.core.state import OFF, Frame
from uguisu_senjutsu.rules.knowledge import thrown_away_unseen
from uguisu_senjutsu.rules.walking import end_of_turn
from uguisu_senjutsu.state import (
    AREAS,
    BASE,
    DISCARD,
    DOWN,
    HAND,
    NO_CARD,
    PLAYED,
    STUNS,
    TRACKS,
    TURN,
    SenjutsuState,
)

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


def discard_played(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-27: played cards go to the discard face up; base cards go home, stuns back to the supply."""
    if state.log is not None:
        game.tell(state, "turn_over", number=state.tracks[TURN])
    put_away(game, state)
    state.card, state.aim = [NO_CARD] * game.fighters, [OFF] * game.fighters
    state.level, state.paid = [-1] * game.fighters, [0] * game.fighters
    state.stopped, state.widened = 0, [0] * game.fighters


def put_away(game: SenjutsuGame, state: SenjutsuState) -> None:
    """Put what lies in play on the discards, or home."""
    for figure in range(game.fighters):
        played = state.areas[figure * AREAS + PLAYED]
        if played:
            for kind in played:
                home = BASE if kind in game.base[figure] else DISCARD
                state.areas[figure * AREAS + home].append(kind)
            played.clear()


def cut_hands(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-27: discard down to the hand limit, face down. Stuns count, but cannot be thrown away (SJ-H02).

    Instants that were played at the end of the turn go, too.
    """
    put_away(game, state)
    for figure in game.from_bottom(state):
        hand = figure * AREAS + HAND
        over = len(state.areas[hand]) + state.tracks[figure * TRACKS + STUNS] - game.sheets[figure].hand
        if over > 0:
            game.decision(CutHand).begin(state, figure, hand, figure * AREAS + DOWN, over)


class CutHand(DiscardDown[SenjutsuState]):
    """A player discards down to the hand limit.

    Actions: a kind of card.
    """

    name = "cut_hand"

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Discard it; nobody else sees which it was."""
        super().take(state, frame, action)
        thrown_away_unseen(state, frame[1])


def end_turn(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-70: what stands on the field takes its price; then missions are told that the turn is over."""
    end_of_turn(game, state)
    game.signal(state, "turn_ended", state.tracks[TURN])
