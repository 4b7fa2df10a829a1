"""What search guesses of a night, and what it reckons from: where guards are wanted, and who comes too late."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log

import pytest

from uguisu_scorpion.bots.evaluator import HOMEWARD, SEEKING, Prospects
from uguisu_scorpion.bots.guard_weights import USUAL
from uguisu_scorpion.bots.policy import Parts, ScorpionPolicy
from uguisu_scorpion.bots.suspicion import Watch
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import LEFT, ON_MAP, TRAP, TURN, ScorpionState
from uguisu_scorpion.turn.intruders import escaped


@pytest.fixture(scope="module")
def prospects(garden: ScorpionGame) -> Prospects:
    guards = Parts.of(garden).guards
    return Prospects(garden, guards.sense, guards.talents)


@pytest.fixture
def state(in_turn: Callable[[int], ScorpionState]) -> ScorpionState:
    """The start of turn 3."""
    return in_turn(3)


def test_each_feature_has_its_weights(prospects: Prospects, state: ScorpionState) -> None:
    assert len(prospects.features(state, 0, {})) == len(SEEKING) == len(HOMEWARD)


def test_what_is_over_is_not_guessed(prospects: Prospects, state: ScorpionState) -> None:
    state.status[0], state.done = LEFT, 1
    assert prospects.chance(state, 0, {}) == 1.0
    state.status[0], state.done = LEFT, 0
    assert prospects.chance(state, 0, {}) == 0.0


def test_who_cannot_be_away_in_time_has_no_chance(
    garden: ScorpionGame, prospects: Prospects, state: ScorpionState
) -> None:
    """SC-40: three zones a turn at most, and leaving takes one."""
    state.done, home = 1, prospects.sense.home
    far = max((zone for zone in garden.ground.dry if not state.crowd[zone]), key=lambda zone: home[zone])
    assert home[far] > 3
    state.at[garden.first] = far
    assert prospects.chance(state, 0, {}) > 0.0
    state.tracks[TURN] = garden.options.turns
    assert prospects.chance(state, 0, {}) == 0.0


def test_an_errand_done_is_better_than_one_to_do(prospects: Prospects, state: ScorpionState) -> None:
    open_errand = prospects.chance(state, 0, {})
    state.done |= 1
    assert prospects.chance(state, 0, {}) > open_errand


@pytest.mark.parametrize("sharp", ["nobody", "intruders", "guards"])
def test_a_guess_is_better_than_how_often_errands_are_brought_off(garden: ScorpionGame, sharp: str) -> None:
    """By the cross entropy of nights that it was not fitted on. It was worse once: bots had got better since."""
    guessed: list[tuple[int, float, bool]] = []
    for seed in range(60):
        state, rng = garden.new(seed), random.Random(seed)
        assert isinstance(state, ScorpionState)
        seats = [
            ScorpionPolicy(garden).sharpened(number) if seat.side == sharp else ScorpionPolicy(garden)
            for number, seat in enumerate(garden.seats)
        ]
        parts = seats[garden.table.guard_seats[0]].parts
        turn, night = 0, []
        while not state.over:
            if state.tracks[TURN] != turn:
                turn = state.tracks[TURN]
                parts.guards.estimate.follow(state)
                night += [
                    (who, state.done >> who & 1, parts.prospects.chance(state, who, likely))
                    for who, likely in enumerate(parts.guards.estimate.likely)
                    if state.status[who] == ON_MAP
                ]
            garden.apply(state, seats[state.seat].choose(state, garden.legal(state), rng))
        guessed += [(done, min(0.99, max(0.01, chance)), escaped(state, who)) for who, done, chance in night]
    for done in (0, 1):
        of_these = [(chance, won) for was, chance, won in guessed if was == done]
        share = sum(won for _, won in of_these) / len(of_these)
        guess, base = (
            sum(-log(chance if won else 1.0 - chance) for chance, won in pairs) / len(of_these)
            for pairs in (of_these, [(share, won) for _, won in of_these])
        )
        assert guess < base - 0.02, (done, guess, base)


def test_watch_is_what_it_says(garden: ScorpionGame, prospects: Prospects, state: ScorpionState) -> None:
    """Each zone to be kept counts by the nearest guard; masks come to the same as going through them one by one."""
    sense, watch = prospects.sense, Watch(garden, prospects.sense, state)
    kept = [sum(USUAL.lost[steps:]) for steps in range(len(USUAL.lost))] + [0.0] * 99
    wanted = {
        zone: 1.0 + USUAL.targets * (0 < state.items[zone] < TRAP)
        for zone in sense.hiding
        if not state.searched[zone]
    }

    def keeps(places: set[int]) -> float:
        worth = sum(
            weight * max(kept[sense.walk[place][zone]] for place in places) for zone, weight in wanted.items()
        )
        return worth / sum(wanted.values())

    for here in sorted(watch.held):
        for zone in garden.ground.near[here]:
            others = watch.held - {here}
            assert watch.worth(zone, here, True) == pytest.approx(keeps(others | {zone}) - keeps(others))
            gain = keeps(watch.held | {zone}) - keeps(watch.held)
            assert watch.worth(zone, here, False) == pytest.approx(gain)
