"""The guard by rules of thumb: he searches where the spies are likely to be, by what everybody has heard and seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from uguisu import OFF, bits_once
from uguisu_spies.board.current import lie_of
from uguisu_spies.bots.guard_odds import Odds, TrackedOdds, Walk
from uguisu_spies.bots.tracking import Tracker
from uguisu_spies.rules.dogs import dog_of
from uguisu_spies.rules.units import unit_speed
from uguisu_spies.state import LOW, NOBODY, SpiesState
from uguisu_spies.turn.guard import Activate, UnitMove, looks_of

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

NEARNESS = 0.05
"""What it is worth to come nearer to where a spy may be, against one who is found for certain."""
KEPT = 64
"""How many of the things that a guard may know are kept with what follows: imagined games come to the same again."""
DOG = 0.2
"""What it is worth to let a dog loose, where a spy is right beside it."""


class Guard:
    """Searches: every look and every walk is worth the chance that a spy is found by it.

    Attributes:
        tracker: what he follows the spies by; None where he goes by the plain suspicion, as the default bot does.
    """

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        self.tracker: Tracker | None = None
        self._key: tuple[object, ...] = ()
        self._odds: Odds
        self._walks: dict[tuple[int, int, int, int], Walk] = {}
        """The best walks found as long as the same is known: by unit, its square, how far it may go, and how well all look."""
        self._known: dict[tuple[object, ...], Odds] = {}

    def odds(self, state: SpiesState) -> Odds:
        """Return what the guard reckons with now."""
        belief = self.game.belief
        key = (
            belief.trail(state),
            belief.maybe(state),
            tuple(state.spies),
            state.unlit_as_shown(),
            lie_of(state),
            self.game.items_shown(state),
        )
        if self._key != key:
            self._key, self._walks = key, {}
            found = self._known.get(key)
            if found is None:
                if len(self._known) >= KEPT:
                    self._known.clear()
                found = self._known[key] = self._reckoned(state)
            self._odds = found
        return self._odds

    def _reckoned(self, state: SpiesState) -> Odds:
        suspected = self.game.suspicion.of(state)
        if self.tracker is not None and self.tracker.follows(state):
            return TrackedOdds(self.game, state, suspected, self.tracker.of(state))
        return Odds(self.game, state, suspected, bits_once(self.game.items_shown(state)))

    # --- devices ------------------------------------------------------------------------------------------------

    def watch(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Return the look that finds most."""
        piece, odds = state.stack[-1][2], self.odds(state)
        lying = self.game.finds_lying[piece]
        choices = looks_of(self.game, state, piece)
        return best(
            legal,
            rng,
            lambda look: odds.chance(choices[look][1], lying=lying) if look < len(choices) else -1.0,
        )

    def shift(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Shift a searchlight to where it finds most."""
        light, odds = state.stack[-1][2], self.odds(state)
        beam = self.game.plain.looks.beam
        places = [place for place in legal if place < self.game.ground.size]
        return best(places, rng, lambda place: odds.chance(beam(place, state.aim[light]), lying=True))

    # --- units --------------------------------------------------------------------------------------------------

    def activate(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Return the unit that can do most."""

        def worth(action: int) -> float:
            if action == Activate.DONE or action >= len(self.game.pieces):
                return -1.0
            return max(
                self.walk(state, action, unit_speed(self.game, action)).worth, self._dog(state, action)
            )

        return best(legal, rng, worth)

    def unit_move(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Go on with the best walk there is from here, or let a dog loose."""
        phase: UnitMove = self.game.phases_by_name["unit_move"]  # type: ignore[assignment]
        unit = state.stack[-1][2]
        found = self.walk(state, unit, state.points)
        loose = [action for action in legal if phase.release <= action < phase.first_look]
        if loose and self._dog(state, unit) > found.worth:
            near = self.odds(state).near
            return best(loose, rng, lambda action: near[action - phase.release])
        action = found.step if found.step != OFF else phase.first_look + found.look
        if action in legal:
            return action
        looks = [other for other in legal if other >= phase.first_look]
        return rng.choice(looks or legal)

    def _dog(self, state: SpiesState, unit: int) -> float:
        """Return what it is worth that a unit lets its dog loose: it finds the nearest spy, and tells where that one is."""
        if dog_of(self.game, state, unit) == NOBODY:
            return -1.0
        near = self.odds(state).near[state.shown[unit]]
        return DOG * min(1.0, 3 * near)

    def walk(self, state: SpiesState, unit: int, points: int) -> Walk:
        """Return the best of the walks of a unit: what it treads on, what it may look at where it stops, and where that is."""
        odds = self.odds(state)
        key = (unit, state.shown[unit], points, state.sharp)
        if key not in self._walks:
            self._walks[key] = self._walk(state, unit, points, odds)
        return self._walks[key]

    def stand(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Stand where the spies are nearest."""
        near = self.odds(state).near
        return best(legal, rng, lambda place: near[place])

    def walks(self, state: SpiesState, unit: int, points: int, most: int) -> list[tuple[float, int, int]]:
        """Return the best walks of a unit: what each is worth, the square where it stops, and the look there; one a square."""
        found: dict[int, tuple[float, int, int]] = {}
        for worth, place, look in self._weighed(state, unit, points, self.odds(state)):
            if place not in found or worth > found[place][0]:
                found[place] = worth, place, look
        return sorted(found.values(), reverse=True)[:most]

    def way_to(self, state: SpiesState, unit: int, points: int, place: int) -> int | None:
        """Return the first step of a unit's shortest way to a square, `OFF` where it is there; None where it can't go."""
        shunned = self.game.items_shown(state) if self.game.shuns_items[unit] else 0
        ways = self._ways(state, unit, points, shunned)
        return next((first for here, first, _ in ways if here == place), None)

    def _walk(self, state: SpiesState, unit: int, points: int, odds: Odds) -> Walk:
        view, kind = self.game.land(state).looks.view, self.game.kinds_of[unit]
        low = bool(state.sharp & LOW)
        most, step, chosen = -1.0, OFF, 0
        for here, first, trodden, worth, looks in self._stops(state, unit, points, odds):
            if worth + odds.chance(view(kind, here), lying=low) <= most:
                continue  # not even all looks at once would be better
            for look, seen in looks:
                whole = worth + odds.chance(seen & ~trodden, lying=low)
                if whole > most:
                    most, step, chosen = whole, first, look
        return Walk(most, step, chosen)

    def _weighed(
        self, state: SpiesState, unit: int, points: int, odds: Odds
    ) -> Iterator[tuple[float, int, int]]:
        """Yield what each walk of a unit is worth, where it stops, and the number of its look."""
        low = bool(state.sharp & LOW)
        for here, _, trodden, worth, looks in self._stops(state, unit, points, odds):
            for look, seen in looks:
                yield worth + odds.chance(seen & ~trodden, lying=low), here, look

    def _stops(
        self, state: SpiesState, unit: int, points: int, odds: Odds
    ) -> Iterator[tuple[int, int, int, float, list[tuple[int, int]]]]:
        """Yield where a unit may stop, its first step, what it treads on, what that is worth, and the looks from there."""
        game = self.game
        choices = game.land(state).looks.choices[game.kinds_of[unit]]
        shunned = game.items_shown(state) if game.shuns_items[unit] else 0
        for here, first, trodden in self._ways(state, unit, points, shunned):
            worth = NEARNESS * odds.near[here]
            if trodden:
                worth += odds.chance(trodden, lying=True)
            looks = [(number, seen) for number, (_, seen) in enumerate(choices[here]) if not seen & shunned]
            yield here, first, trodden, worth, looks or [(0, 0)]

    def _ways(
        self, state: SpiesState, unit: int, points: int, shunned: int
    ) -> Iterator[tuple[int, int, int]]:
        """Yield where a unit may stop, its first step there, and the squares trodden on, as a mask; the shortest ways."""
        game = self.game
        here = state.shown[unit]
        land = game.land(state)
        open_squares = land.allowed[game.kinds_of[unit]] & ~shunned
        for other in game.blockers:
            if state.shown[other] >= 0:
                open_squares &= ~(1 << state.shown[other])
        known = 1 << here
        edge = [(here, OFF, 0)]
        yield edge[0]
        for _ in range(points):
            further = []
            for place, first, trodden in edge:
                for there in land.ground.near[place]:
                    if open_squares >> there & 1 and not known >> there & 1:
                        known |= 1 << there
                        further.append((there, there if first == OFF else first, trodden | 1 << there))
            yield from further
            edge = further


def best(legal: list[int], rng: random.Random, worth: Callable[[int], float]) -> int:
    """Return the action that is worth most; chance decides among equals."""
    values = [worth(action) for action in legal]
    most = max(values)
    return rng.choice([action for action, value in zip(legal, values, strict=True) if value >= most - 1e-9])
