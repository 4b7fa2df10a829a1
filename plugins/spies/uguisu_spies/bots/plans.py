"""What is worth thinking about in a turn of Spies: for a search, which plays on from each of it."""

from __future__ import annotations

from uguisu import OFF, OVER
from uguisu.bots import Actions, Plan
from uguisu_spies.bots.guard import Guard
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.rules.units import unit_speed
from uguisu_spies.state import WAITING, SpiesState
from uguisu_spies.turn.guard import UnitMove

A_MODE = 3
"""How many squares to stop at are thought of in one mode of movement."""
BOLD = 2
"""How many of all are such that would be best if nothing were to be feared."""
A_UNIT = 2
"""How many walks of one unit are thought of."""


class Stroll(Plan[SpiesState]):
    """A spy's turn: how it moves, and where it stops. On the way it does what rules of thumb would do besides."""

    def __init__(self, spies: SpiesBot, spy: int, mode: int, place: int, shut: int) -> None:
        self._spies, self._spy, self.mode, self.place, self._shut = spies, spy, mode, place, shut
        self._over = False

    def next(self, state: SpiesState, legal: list[int]) -> int:
        """Return the mode, then steps, what helps at the beginning and at the end, and the end of the turn."""
        spies, turn, spy = self._spies, self._spies.turn, self._spy
        if self._over or not spies.decides(state, spy):
            return OVER
        if turn.LEAVE in legal and spies.wants.may_leave(state, spy):
            self._over = True
            return turn.LEAVE
        if state.mode < 0:
            return 1 + self.mode if 1 + self.mode in legal else self._given_up()
        here = state.at[spy]
        if here == self.place or len(state.went) == 1:
            helpful = spies.best_other(state, legal, spy)
            if helpful >= 0:
                return helpful
        if here == self.place:
            self._over = True
            return turn.STOP
        _, first = spies.reached(state, spy, state.points, self._shut).get(self.place, (0, OFF))
        step = turn.STEP + first
        return step if first != OFF and step in legal else self._given_up()

    def _given_up(self) -> int:
        self._over = True
        return OVER

    def copy(self) -> Stroll:
        """Return one that can be carried out by itself."""
        copy = Stroll(self._spies, self._spy, self.mode, self.place, self._shut)
        copy._over = self._over
        return copy


class Round(Plan[SpiesState]):
    """A unit is activated, walks, and looks where it stops."""

    def __init__(self, guard: Guard, unit: int, place: int, look: int) -> None:
        self._guard, self.unit, self.place, self._look = guard, unit, place, look
        self.first = unit
        self._over = self._begun = False

    def next(self, state: SpiesState, legal: list[int]) -> int:
        """Return the unit, then its steps, and its look."""
        game = self._guard.game
        phase = game.phases[state.phase]
        if self._over:
            return OVER
        if not self._begun:
            self._begun = True
            return self.unit if phase.name == "activate" and self.unit in legal else self._given_up()
        if not isinstance(phase, UnitMove) or state.stack[-1][2] != self.unit:
            return self._given_up()
        first = self._guard.way_to(state, self.unit, state.points, self.place)
        if first is None:
            return self._given_up()
        if first == OFF:
            self._over = True
        action = first if first != OFF else phase.first_look + self._look
        return action if action in legal else self._given_up()

    def _given_up(self) -> int:
        self._over = True
        return OVER

    def copy(self) -> Round:
        """Return one that can be carried out by itself."""
        copy = Round(self._guard, self.unit, self.place, self._look)
        copy._over, copy._begun = self._over, self._begun
        return copy


def of_spy(spies: SpiesBot, state: SpiesState, legal: list[int], most: int) -> list[Plan[SpiesState]]:
    """Return where a spy may stop, in which mode of movement, or where it may come in: the best, and some bold ones."""
    spy = state.stack[-1][2]
    if state.spies[spy] == WAITING:
        return [
            Actions(state.seat, ((state.phase, action),))
            for action in spies.ways_in(state, legal, spy)[:most]
        ]
    if state.mode >= 0:
        return []
    outlook = spies.outlook(state, spy)
    found: list[tuple[float, float, int, int]] = []
    for mode, points, lying in spies.modes(state, legal, spy):
        stops = spies.stops(state, spy, points, outlook, mode, lying=lying)
        weighed = [
            (bold - spies.fear_of(state, spy, outlook, stop), bold, mode, stop.place) for bold, stop in stops
        ]
        found += sorted(weighed, reverse=True)[:A_MODE]
        found += sorted(weighed, key=lambda one: -one[1])[:1]
    found = [*dict.fromkeys(sorted(found, reverse=True))]
    best = found[: most - BOLD]
    best += sorted(found[most - BOLD :], key=lambda one: -one[1])[:BOLD]
    return [Stroll(spies, spy, mode, place, outlook.peril.shut) for _, _, mode, place in best]


def of_guard(guard: Guard, state: SpiesState, legal: list[int], most: int) -> list[Plan[SpiesState]]:
    """Return which unit may go where next, and look at what: the best of each."""
    pieces = len(guard.game.pieces)
    found = []
    for unit in legal:
        if 0 < unit < pieces:
            speed = unit_speed(guard.game, unit)
            found += [(*walk, unit) for walk in guard.walks(state, unit, speed, A_UNIT)]
    found.sort(key=lambda walk: -walk[0])
    return [Round(guard, unit, place, look) for _, place, look, unit in found[:most]]
