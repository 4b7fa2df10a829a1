"""A turn ends: played cards go, injuries turn, hands are cut down to their limits (SJ-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Frame
from uguisu.cards import DiscardDown
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.knowledge import thrown_away_unseen
from uguisu_senjutsu.rules.movement import end_of_turn
from uguisu_senjutsu.state import AREAS, DOWN, NO_CARD, PLAYED, TURN, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


def discard_played(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-27: played cards go to the discard face up; base cards go home, stuns back to the supply."""
    game.emit(state, SenjutsuEvents.turn_over, state.tracks[TURN])
    put_away(game, state)
    state.card, state.aim = [NO_CARD] * game.fighters, [OFF] * game.fighters
    state.level, state.paid = [-1] * game.fighters, [0] * game.fighters
    state.stopped, state.widened = 0, [0] * game.fighters


def put_away(game: SenjutsuGame, state: SenjutsuState) -> None:
    """Put what lies in play on the discards, or home. Armour is still worn, unless it is a base card."""
    areas = state.areas
    for pile, goes_to in game.piles:
        played = areas[pile]
        if played:
            kept = worn(game, state, pile // AREAS) if state.armour else []
            for kind in kept:
                played.remove(kind)
            for kind in played:
                areas[goes_to[kind]].append(kind)
            played[:] = kept


def worn(game: SenjutsuGame, state: SenjutsuState, figure: int) -> list[int]:
    """Return the armour that a figure wears, of what it has in play."""
    left, found = list(state.areas[figure * AREAS + PLAYED]), []
    for whose, *_, kind in state.armour:
        if whose == figure and kind in left and kind not in game.base[figure]:
            left.remove(kind)
            found.append(kind)
    return found


def cut_hands(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-27: discard down to the hand limit, face down. Stuns count, but cannot be thrown away (SJ-H02).

    Instants that were played at the end of the turn go, too.
    """
    if state.instants:
        put_away(game, state)
    areas, tracks, hands = state.areas, state.tracks, game.hands
    for figure in reversed(state.ladder):
        hand, stuns, limit = hands[figure]
        over = len(areas[hand]) + tracks[stuns] - limit
        if over > 0 and not state.out >> figure & 1:
            game.cut.begin(state, figure, hand, figure * AREAS + DOWN, over)


class CutHand(DiscardDown[SenjutsuState]):
    """A player discards down to the hand limit.

    Actions: a kind of card.
    """

    name = "cut_hand"

    def apply(self, state: SenjutsuState, action: int) -> None:
        """Discard it. While there is more to discard, the question stays open, and nothing else has to be looked after."""
        _, seat, source, to, number = frame = state.stack[-1]
        self.discard(state, seat, source, to, action)
        if number > 1 and state.areas[source] and not state.pending:
            frame[-1] = number - 1
            return
        state.stack.pop()
        if number > 1:
            self.begin(state, seat, source, to, number - 1)
        self.settle(state)

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Discard it, and ask for the next."""
        _, seat, source, to, number = frame
        self.discard(state, seat, source, to, action)
        self.begin(state, seat, source, to, number - 1)

    def discard(self, state: SenjutsuState, seat: int, source: int, to: int, kind: int) -> None:
        """Discard a card; nobody else sees which it was."""
        state.areas[source].remove(kind)
        state.areas[to].append(kind)
        if state.known:
            thrown_away_unseen(state, seat)
        if state.log is not None:
            self.tell(state, seat, to, kind)


def end_turn(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-70: what stands on the field takes its price; then missions are told that the turn is over."""
    end_of_turn(game, state)
    game.emit(state, SenjutsuEvents.turn_ended, state.tracks[TURN])
