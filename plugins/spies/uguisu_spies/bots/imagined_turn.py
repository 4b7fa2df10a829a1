"""A turn of the spies as a guard may imagine it who was not shown it: what they wanted, and how they would have gone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from uguisu import bits_once
from uguisu_spies.bots.noise_model import SILENCE, Sound
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.bots.threats import Peril
from uguisu_spies.state import ALERT, GUARD, IN, MINIMUM, Round, SpiesState
from uguisu_spies.turn.spies import TOKENS, WALK, entries

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

HEAT = 2.0
"""How much worse a stop is, in steps, that is chosen but once where a better one is chosen e times."""
COLDEST = 8.0
"""How many times that is never chosen."""
SAMPLES = 6
"""How many samples of what the guard can't know are asked what spies want in them."""
HUSHED = 0.7
"""How likely it is one of several spies whose move makes no noise, if somebody's does."""
LYING = 0.04
"""How likely a spy lies down that could stand."""

Wish = tuple[tuple[int, ...], bool]
"""Where a spy wants to be, and whether it may leave."""
NO_WISH: Wish = (), False


class Way(NamedTuple):
    """A way that a spy may go: where it stops, whether it lies there, how likely it does so, and what that sounds like."""

    place: int
    low: bool
    chance: float
    sound: Sound


class ImaginedTurn:
    """The spies' turn that a trail ends with, before they had it, by what the guard is shown now.

    What he cannot know is drawn by random numbers of its own, so that it hangs on nothing but the trail.

    Attributes:
        there: the spies that were there or may have come in.
        wishes: for each of them what it may have wanted, and how likely that is.
    """

    def __init__(self, game: SpiesGame, spies: SpiesBot, state: SpiesState, trail: tuple[Round, ...]) -> None:
        self.game, self.spies = game, spies
        rng = random.Random(len(trail))
        self._samples = [self._before(state, trail, rng) for _ in range(SAMPLES)]
        self.there = [spy for spy in game.spies if state.spies[spy] <= IN]
        (_, silent, _, ran), heard = trail[-1][1], trail[-1][2]
        self.heard = heard
        hushed = silent > ran - max(game.speeds) + 1 and not game.mission.walking_alerts
        self._hushed = (HUSHED if len(self.there) > 1 else 1.0) if hushed else 0.0
        self._of: dict[tuple[int, Wish], SpiesState] = {}
        self.wishes = {spy: self._wishes(spy) for spy in self.there}

    def _before(self, state: SpiesState, trail: tuple[Round, ...], rng: random.Random) -> SpiesState:
        """Return a sample for the guard, and in it the record as it was before that turn."""
        game = self.game
        sample = game.determinize(state, GUARD, rng)
        maybe, (expected, *_), heard, *_ = trail[-1]
        sample.trail, sample.rounds, sample.maybe, sample.expected = trail[:-1], (), list(maybe), expected
        sample.bare = sample.searched = sample.odd = sample.moved = sample.hushed = sample.dropped = 0
        sample.noise, sample.mode, sample.points = (), -1, 0
        fallen = sample.tracks[ALERT] + 1 - len(heard) // 2
        sample.tracks[ALERT] = max(sample.tracks[MINIMUM], fallen)
        sample.marks = [mark for mark in sample.marks if mark[0] not in game.secret_marks]
        for track in game.secret_tracks if len(trail) == 1 else ():
            sample.tracks[track] = game.tracks[track].start
        return sample

    def _wishes(self, spy: int) -> dict[Wish, float]:
        """Return what a spy may want."""
        found: dict[Wish, float] = {}
        for sample in self._samples:
            here = sample.at[spy]
            sample.at[spy] = max(here, 0)
            wants = self.spies.wants
            wish = tuple(wants.goals(sample, spy)), wants.may_leave(sample, spy)
            sample.at[spy] = here
            found[wish] = found.get(wish, 0.0) + 1 / SAMPLES
            self._of.setdefault((spy, wish), sample)
        return found

    def _sample_of(self, spy: int, wish: Wish) -> SpiesState:
        """Return a sample in which a spy wants this; any, if there is none."""
        return self._of.get((spy, wish), self._samples[0])

    @cached_property
    def _peril(self) -> Peril:
        return self.spies.threats.peril(self._samples[0])

    def ways_in(self, spy: int, wish: Wish) -> dict[int, float]:
        """Return where a spy may come in, and how likely it does so there."""
        peril, sample = self._peril, self._sample_of(spy, wish)
        places = bits_once(entries(self.game, sample))
        far = [0.0] * self.game.ground.size
        if wish[0]:
            far, _ = self.spies.distances(sample, spy, [*wish[0]], peril.shut)
        costs = {place: far[place] + sum(seen >> place & 1 for seen in peril.seen) for place in places}
        least = min(costs.values(), default=0.0)
        likely = {place: exp((least - cost) / HEAT) for place, cost in costs.items()}
        whole = sum(likely.values())
        return {place: chance / whole for place, chance in likely.items()}

    def ways(self, spy: int, place: int, wish: Wish) -> Iterator[Way]:
        """Yield the ways that a spy may go from a square, as likely as rules of thumb like where they lead."""
        spies, sample = self.spies, self._sample_of(spy, wish)
        was = sample.at[spy], sample.spies[spy], sample.went, sample.lying
        sample.at[spy], sample.spies[spy], sample.went = place, IN, (place,)
        sample.lying &= ~(1 << spy)
        outlook = spies.outlook(sample, spy)._replace(peril=self._peril)
        if wish[0]:
            far, openings = spies.distances(sample, spy, [*wish[0]], self._peril.shut)
            outlook = outlook._replace(far=far, openings=openings)
        weighed = []
        for mode, points, low in spies.modes(sample, [1, 2, 3, 4], spy):
            for worth, stop in spies.stops(sample, spy, points, outlook, mode, lying=low):
                weighed.append(
                    (worth - spies.fear_of(sample, spy, outlook, stop), mode, stop.place, stop.low)
                )
        paths = self._paths(sample, spy)
        sample.at[spy], sample.spies[spy], sample.went, sample.lying = was
        best = max(worth for worth, *_ in weighed)
        likely = [
            (exp((worth - best) / HEAT), mode, end, low)
            for worth, mode, end, low in weighed
            if worth > best - COLDEST * HEAT
        ]
        whole = sum(chance for chance, *_ in likely)
        fast = sum(chance for chance, mode, *_ in likely if mode >= WALK) or 1.0
        for chance, mode, end, low in likely:
            sound = self._sound(mode, paths.get(end, (place, end)))
            if self._hushed < 1.0:
                yield from _ending(end, chance / whole * (1 - self._hushed), sound, low=low)
            if self._hushed and mode >= WALK:
                yield from _ending(end, chance / fast * self._hushed, SILENCE, low=low)

    def _sound(self, mode: int, path: tuple[int, ...]) -> Sound:
        """Return what it sounds like to go a way: a token that may lie anywhere along it, rules of thumb lay far behind."""
        game, ground = self.game, self.game.land(self._samples[0]).ground
        if mode < WALK or len(path) == 1:
            return SILENCE
        owed = 0 if mode == WALK and game.mission.walking_alerts else TOKENS[mode]
        choices = frozenset(there for here in path for there in ground.noise_near[here])
        where = game.topology.coordinates
        x, y = where[path[-1]]
        usual = max(choices, key=lambda one: (max(abs(where[one][0] - x), abs(where[one][1] - y)), one))
        return Sound(tuple(here for here in path[1:] if here in ground.quiet), owed, choices, usual)

    def _paths(self, sample: SpiesState, spy: int) -> dict[int, tuple[int, ...]]:
        """Return a shortest way to each square that a spy gets to in one turn."""
        game, here = self.game, sample.at[spy]
        shut = self._peril.shut | game.no_spies(sample) | game.units_mask(sample)
        paths: dict[int, tuple[int, ...]] = {here: (here,)}
        edge = [here]
        for _ in range(max(game.speeds) + game.most_speed):
            further = []
            for place in edge:
                for there in game.spy_steps(sample, spy, place):
                    if there not in paths and not shut >> there & 1:
                        paths[there] = (*paths[place], there)
                        further.append(there)
            edge = further
        return paths


def _ending(place: int, chance: float, sound: Sound, *, low: bool) -> Iterator[Way]:
    """Yield a way with the spy as it stops, and with one that could stand lying down."""
    yield Way(place, low, chance if low else chance * (1 - LYING), sound)
    if not low:
        yield Way(place, True, chance * LYING, sound)
