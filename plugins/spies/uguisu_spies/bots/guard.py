"""The guard by rules of thumb: he searches where the spies can be, as far as everybody can conclude."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from uguisu.core.state import OFF
from uguisu_spies.rules.units import unit_speed
from uguisu_spies.state import ALERT, FAR, LOW, SpiesState
from uguisu_spies.turn.guard import Activate, UnitMove, looks_of

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

PATIENCE = 4
"""From how many squares that are looked at, if none can hide a spy, the guard reckons what lies further off."""
NEARNESS = 0.02
"""What it is worth to come nearer to where a spy may be, against one who is found for certain."""


class Walk(NamedTuple):
    """A way that a unit may go: its first step, or OFF to stay; what it is worth; the look at its end, by number."""

    worth: float
    step: int
    look: int


class Guard:
    """Searches: every look and every walk is worth the chance that a spy is found by it."""

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        self.where = game.topology.coordinates

    def chance(self, state: SpiesState, squares: int, *, lying: bool = False) -> float:
        """Return how many spies a look at squares finds, on average, by what everybody can conclude."""
        game, worth = self.game, 0.0
        burning = game.looks.every_light & ~(state.known_out | state.dark)
        squares = game.looks.spread(squares, burning) & ~game.looks.spared
        for spy in game.spies:
            standing, low = state.maybe[2 * spy], state.maybe[2 * spy + 1]
            whole = standing.bit_count() + low.bit_count()
            if whole:
                found = (standing & squares).bit_count() + (low & squares).bit_count() * lying
                worth += found / whole
        return worth

    # --- devices ------------------------------------------------------------------------------------------------

    def watch(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Return the look that finds most."""
        piece = state.stack[-1][2]
        lying = self.game.kinds_of[piece] == "sniper"
        choices = looks_of(self.game, state, piece)
        return self._best(
            legal,
            rng,
            lambda look: self.chance(state, choices[look][1], lying=lying) if look < len(choices) else -1.0,
        )

    def shift(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Shift a searchlight to where it finds most; its beam is taken for the squares around its middle."""
        return self._best(legal, rng, lambda place: self.chance(state, self._around(place, 1), lying=True))

    # --- units --------------------------------------------------------------------------------------------------

    def activate(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Return the unit that can do most, before the cards; the one that stands nearest where nothing can be done."""

        def worth(action: int) -> float:
            if action == Activate.DONE:
                return -1.0
            if action >= len(self.game.pieces):
                return -0.5
            return self.walk(state, action, unit_speed(self.game, action)).worth

        return self._best(legal, rng, worth)

    def unit_move(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Go on with the best walk there is from here."""
        phase: UnitMove = self.game.phases_by_name["unit_move"]  # type: ignore[assignment]
        found = self.walk(state, state.stack[-1][2], state.points)
        action = found.step if found.step != OFF else phase.first_look + found.look
        if action in legal:
            return action
        looks = [other for other in legal if other >= phase.first_look]
        return rng.choice(looks or legal)

    def walk(self, state: SpiesState, unit: int, points: int) -> Walk:
        """Return the best of the walks of a unit: what it treads on, what it may look at where it stops, and where that is."""
        game = self.game
        best = Walk(-1.0, OFF, 0)
        kind = game.kinds_of[unit]
        low = bool(state.sharp & LOW)
        clouds = [self._cloud(state, spy) for spy in game.spies]
        for here, first, trodden in self._ways(state, unit, points):
            on_the_way = self.chance(state, trodden, lying=True) if trodden else 0.0
            near = sum(NEARNESS / (1 + self._distance(here, cloud)) for cloud in clouds if cloud is not None)
            looks = game.looks.choices(kind, here)
            for number, (_, seen) in enumerate(looks or (((), 0),)):
                worth = on_the_way + self.chance(state, seen & ~trodden, lying=low) + near
                if worth > best.worth:
                    best = Walk(worth, first, number)
        return best

    def _ways(self, state: SpiesState, unit: int, points: int) -> Iterator[tuple[int, int, int]]:
        """Yield where a unit may stop, its first step there, and the squares trodden on, as a mask; the shortest ways."""
        game = self.game
        here = state.shown[unit]
        open_squares = game.allowed[game.kinds_of[unit]]
        for other in game.blockers:
            if state.shown[other] >= 0:
                open_squares &= ~(1 << state.shown[other])
        known = 1 << here
        edge = [(here, OFF, 0)]
        yield edge[0]
        for _ in range(points):
            further = []
            for place, first, trodden in edge:
                for there in game.ground.near[place]:
                    if open_squares >> there & 1 and not known >> there & 1:
                        known |= 1 << there
                        further.append((there, there if first == OFF else first, trodden | 1 << there))
            yield from further
            edge = further

    def _cloud(self, state: SpiesState, spy: int) -> tuple[float, float] | None:
        """Return the middle of where a spy may be."""
        squares = self.game.belief.squares(state, spy)
        if not squares:
            return None
        places = [place for place in range(squares.bit_length()) if squares >> place & 1]
        return (
            sum(self.where[place][0] for place in places) / len(places),
            sum(self.where[place][1] for place in places) / len(places),
        )

    def _distance(self, place: int, cloud: tuple[float, float]) -> float:
        x, y = self.where[place]
        return max(abs(x - cloud[0]), abs(y - cloud[1]))

    # --- cards --------------------------------------------------------------------------------------------------

    def cards(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Play what there is, one card in three at a time: a hand kept to the end is worth nothing."""
        if len(legal) > 1 and (rng.random() < 1 / 3 or state.tracks[ALERT] >= PATIENCE):
            return rng.choice(legal[1:])
        return legal[0]

    def target(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Aim at the square where most may be found; at anything else by chance."""
        game = self.game
        _, _, _, kind, _ = state.stack[-1]
        if game.card_rules.kinds[kind].modes[0].aim.kind != "place":
            return rng.choice(legal)
        reach = 2 if FAR else 1
        return self._best(
            legal, rng, lambda action: self.chance(state, self._around(action - 1, reach), lying=True)
        )

    def _around(self, place: int, reach: int) -> int:
        mask = 0
        for there in self.game.around(place, reach) if 0 <= place < self.game.ground.size else ():
            mask |= 1 << there
        return mask

    @staticmethod
    def _best(legal: list[int], rng: random.Random, worth: Callable[[int], float]) -> int:
        """Return the action that is worth most; chance decides among equals."""
        values = [worth(action) for action in legal]
        most = max(values)
        return rng.choice(
            [action for action, value in zip(legal, values, strict=True) if value >= most - 1e-9]
        )
