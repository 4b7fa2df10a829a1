"""Poison (SJ-62), cover (SJ-64) and the advantage track (SJ-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, Move
from uguisu.cards import tell_card
from uguisu.phases import NestedPhase
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.harm import QUARTERS, touch
from uguisu_senjutsu.state import OUT, POISON, SenjutsuState, area

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


class PickPoison(NestedPhase[SenjutsuState]):
    """A player picks a card of its poison deck: ``[~phase, seat, target]``.

    Actions: a kind of card.
    """

    name = "pick_poison"

    def begin(self, state: SenjutsuState, figure: int, target: int) -> None:
        """Poison somebody, if there is poison left (SJ-H16)."""
        deck = sorted(set(state.areas[area(figure, POISON)]))
        if deck and not state.out >> target & 1:
            touch(self.game, state, target)
            if len(deck) == 1:
                self.give(state, figure, target, deck[0])
            else:
                self.open(state, figure, target)

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """One of those that are left."""
        return sorted(set(state.areas[area(frame[1], POISON)]))

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Give it."""
        self.give(state, frame[1], frame[2], action)

    def give(self, state: SenjutsuState, figure: int, target: int, kind: int) -> None:
        """SJ-62: the target applies the card; one that lasts lies by it and turns, as injuries do."""
        game: SenjutsuGame = self.game
        state.areas[area(figure, POISON)].remove(kind)
        state.areas[area(figure, OUT)].append(kind)
        game.emit(state, SenjutsuEvents.poisoned, target, kind)
        card = game.cards[kind]
        if card.props.lasting is not None:
            state.poisons.append([target, kind, QUARTERS])
            state.harmed = 1
        for mode in card.modes:
            game.machine.queue(state, mode.program, (target, target, figure))
        game.check_defeat(state)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``poison:virulent_poison``."""
        return tell_card(self.game, "poison", action)


def turn_states(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-61, SJ-62: injuries and poisons turn by a quarter, and go when they are upright again."""
    if not any(state.injuries) and not state.poisons:
        return
    for figure in range(game.fighters):
        state.injuries[figure] = [quarters - 1 for quarters in state.injuries[figure] if quarters > 1]
    state.poisons = [[who, kind, quarters - 1] for who, kind, quarters in state.poisons if quarters > 1]
    game.emit(state, SenjutsuEvents.states_turn)


def wound_limit(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """Return a figure's wound limit, as poisons that lie by it leave it."""
    limit = game.sheets[figure].wounds
    for who, kind, _ in state.poisons:
        if who == figure:
            limit -= game.cards[kind].props.lasting.wounds
    return limit


def is_steady(game: SenjutsuGame, state: SenjutsuState, figure: int) -> bool:
    """SJ-82: whether a poison bars a virtual opponent's behaviour and stance from changing."""
    return any(who == figure and game.cards[kind].props.lasting.steady for who, kind, _ in state.poisons)


def enter_cover(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-64: go into cover."""
    if not (state.cover | state.out) >> figure & 1:
        state.cover |= 1 << figure
        game.emit(state, SenjutsuEvents.enters_cover, figure)


def advance(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-28, SJ-H13: move a figure up the advantage track, to its top or by a place, as the scenario says; alone, nothing."""
    if game.solo.opponents:
        return
    ladder = state.ladder
    place = ladder.index(figure)
    ladder.remove(figure)
    ladder.insert(0 if game.options.advantage_up == "top" else max(0, place - 1), figure)
    if place:
        game.emit(state, SenjutsuEvents.advantage, ladder)
