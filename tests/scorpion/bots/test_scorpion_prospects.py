"""What search guesses of a night, and what it reckons from: where guards are wanted, and who comes too late."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from uguisu_scorpion.bots.estimate import Watch
from uguisu_scorpion.bots.policy import Parts
from uguisu_scorpion.bots.prospects import HOMEWARD, SEEKING, Prospects
from uguisu_scorpion.bots.vigilance import USUAL
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import LEFT, TRAP, TURN, ScorpionState


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
