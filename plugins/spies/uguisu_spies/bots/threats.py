"""What spies have to fear where they stop: who can look or tread there, and how likely the guard is to think of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, mask_of
from uguisu_spies.board.current import lie_of
from uguisu_spies.rules.detection import burning
from uguisu_spies.rules.dogs import SPEED
from uguisu_spies.rules.units import unit_speed
from uguisu_spies.secrecy.suspicion import Layers
from uguisu_spies.state import ALERT, DEAD, MINIMUM, STUNNED, MapChanges, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.board.current import CurrentMap
    from uguisu_spies.game import SpiesGame

KEPT = 1024
"""How many positions of the guard's pieces are kept, with what is to be feared in them."""
SEARCHED = 4
"""How many squares a unit searches that goes for them, of those that stand there; of those that lie, its steps."""
ONE, MORE = 0.6, 0.15
"""How likely one unit that could come does so, if the guard thinks of the square, and how much more each other makes it."""
CAMERA = 0.3
"""How likely a camera looks at a square that it may look at."""
BLIND = 0.02
"""How likely a square is searched that the guard has no reason to think of."""


class Threats:
    """What is to be feared, each position worked out once; and, by square, what a unit can look at and tread on next."""

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        self._known: dict[tuple[str, int, int, MapChanges], tuple[int, int]] = {}
        self._perils: dict[tuple[object, ...], Peril] = {}

    def peril(self, state: SpiesState) -> Peril:
        """Return what is to be feared in a position. While spies try out what to do, hardly any of that changes."""
        key = read_by_peril(self.game, state)
        known = self._perils.get(key)
        if known is None:
            if len(self._perils) >= KEPT:
                self._perils.clear()
            known = self._perils[key] = Peril(self.game, state, self)
        return known

    def of(self, land: CurrentMap, kind: str, place: int, speed: int) -> tuple[int, int]:
        """Return what a unit can look at after a walk, and what it can tread on, as masks; others in its way left aside."""
        key = (kind, place, speed, land.key)
        known = self._known.get(key)
        if known is None:
            trodden = 1 << place
            for _ in range(speed):
                trodden |= land.looks.steps.grown(trodden) & land.allowed[kind]
            seen = trodden
            for here in range(trodden.bit_length()):
                if trodden >> here & 1:
                    seen |= land.looks.view(kind, here)
            known = self._known[key] = seen, trodden
        return known


def read_by_peril(game: SpiesGame, state: SpiesState) -> tuple[object, ...]:
    """Return all of a position that `Peril` goes by: pieces that are no spies, lights, the alert, and how the map lies."""
    guard = slice(len(game.spies), None)
    pieces = tuple(state.at[guard]), tuple(state.status[guard]), tuple(state.aim[guard])
    return *pieces, state.asleep, state.loose, state.unlit(), alert_to_fear(state), lie_of(state)


def alert_to_fear(state: SpiesState) -> int:
    """Return how high the alert is when units are sent out: it falls by one before, never below its least."""
    return max(state.tracks[MINIMUM], state.tracks[ALERT] - 1)


class Peril:
    """What is to be feared in a position. What it reads of that is in `read_by_peril`.

    Attributes:
        shut: where a step is found out at once: light with a unit in it, and beams, as a mask.
        seen, trodden: the squares that one unit at least can look at, or tread on; two; three: masks.
        watched: the squares that cameras may look at.
        dogs: the squares that a loose dog may run to.
    """

    def __init__(self, game: SpiesGame, state: SpiesState, threats: Threats) -> None:
        self.game = game
        self.shut = self.watched = self.dogs = 0
        self.burning = burning(game, state)
        land = self._land = game.land(state)
        self.alert = alert_to_fear(state)
        self.seen, self.trodden = [0, 0, 0], [0, 0, 0]
        for unit in game.units:
            place = state.at[unit]
            if place == OFF or state.status[unit] >= STUNNED or state.asleep >> unit & 1:
                continue
            seen, trodden = threats.of(land, game.sees_as[unit], place, unit_speed(game, unit))
            self._add(self.seen, self._lit(seen))
            self._add(self.trodden, self._lit(trodden))
            self.shut |= self._lit(1 << place) & ~(1 << place)
        for light in game.searchlights:
            if state.at[light] != OFF:
                self.shut |= self._lit(game.beam(state, light))
        for camera in game.cameras:
            if state.at[camera] != OFF:
                self.watched |= self._lit(
                    land.looks.view(game.sees_as[camera], state.at[camera], state.aim[camera])
                )
        for camera in game.perimeter:
            if state.at[camera] != OFF:
                looks = land.looks.outside(state.at[camera], state.aim[camera])
                self.watched |= self._lit(mask_of(square for look in looks for square in look[0]))
        for dog in game.dogs:
            if state.loose >> dog & 1 and state.at[dog] != OFF:
                reach = 1 << state.at[dog]
                for _ in range(SPEED):
                    reach |= land.looks.steps.grown(reach) & land.allowed["dog"]
                self.dogs |= reach

    def _lit(self, squares: int) -> int:
        """Return squares with all light that they touch."""
        return self._land.looks.spread(squares, self.burning)

    @staticmethod
    def _add(levels: list[int], mask: int) -> None:
        levels[2] |= levels[1] & mask
        levels[1] |= levels[0] & mask
        levels[0] |= mask

    def light(self, place: int) -> int:
        """Return the light that a square is in, with the square, as a mask."""
        return self._lit(1 << place)

    def caught(self, place: int, layers: Layers, *, lying: bool) -> float:
        """Return how likely a spy that stops on a square is found there, where the guard suspects it to be in `layers`."""
        levels = self.trodden if lying else self.seen
        threats = sum(level >> place & 1 for level in levels)
        if not threats:
            return 0.0
        area = self.light(place)
        thought = 0.0
        for layer in layers:
            inside = (layer.standing & area).bit_count() + (layer.lying & area).bit_count() * lying
            thought += layer.weight * inside / layer.size
        searched = (1.0 if area.bit_count() > 1 else SEARCHED * (0.6 if lying else 1.0)) * self.alert
        return (ONE + MORE * (threats - 1)) * min(1.0, BLIND + searched * thought)


def exposed(game: SpiesGame, state: SpiesState, peril: Peril) -> float:
    """Return how many of the bodies that lie about are likely to be found, a dead one counting as two."""
    found = 0.0
    for unit in game.units:
        place = state.at[unit]
        if state.status[unit] >= DEAD and place != OFF and state.body_shown[unit] != place:
            levels = peril.trodden if state.lying >> unit & 1 else peril.seen
            weight = 2 if state.status[unit] == DEAD else 1
            found += weight * 0.2 * sum(level >> place & 1 for level in levels)
    return found
