"""Spies go round who can't be moved, and get out of the way when a fellow has it all; the guard stays by what is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu import OFF, load
from uguisu.core.state import CHANCE
from uguisu_spies.bots.policy import SpiesPolicy

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


@pytest.fixture(scope="module")
def mansion():
    return load(PACKS / "mansion")


def first_turn(game, seed=0):
    """Return the first position in which a spy decides."""
    import random

    policy, state, rng = SpiesPolicy(game), game.new(seed), random.Random(seed)
    while state.seat == CHANCE or game.phases[state.phase].name != "spy_turn":
        if state.seat == CHANCE:
            game.roll(state)
        else:
            game.apply(state, policy.choose(state, game.legal(state), rng))
    return policy, state


def test_a_way_through_a_civilian_is_longer(mansion):
    policy, state = first_turn(mansion)
    civilian = mansion.civilians[0]
    place = state.shown[civilian]
    assert place != OFF
    gone = state.clone()
    gone.shown[civilian] = OFF
    for goal in mansion.land(state).ground.near[place]:
        held, _ = policy.spies.distances(state, 0, [goal], 0)
        free, _ = policy.spies.distances(gone, 0, [goal], 0)
        longer = [there for there, (one, other) in enumerate(zip(held, free, strict=True)) if one > other]
        assert place not in longer, "who stands there need not pass it"
        assert all(held[there] >= free[there] for there in range(mansion.ground.size))
        if longer:
            return
    pytest.fail("no way leads through the civilian")


def test_who_has_nothing_left_to_do_goes_to_the_edge(mansion):
    """Before, every square was as good as any other, and better than where the spy was: it paced."""
    policy, state = first_turn(mansion)
    policy.spies.wants.goals = lambda _state, _spy: []
    outlook = policy.spies.outlook(state, 0)
    edge = mansion.land(state).ground.edge
    assert {outlook.far[place] for place in edge} == {0.0}
    inside = [place for place in mansion.land(state).walkable if place not in edge]
    assert min(outlook.far[place] for place in inside) > 0.0


def test_the_guard_is_drawn_to_what_is_left_only():
    game = load(PACKS / "back_yard")
    policy, state = first_turn(game)
    lies = [state.shown[item] for item in game.items if state.shown[item] != OFF]
    assert lies
    near = policy.guard.odds(state).near
    taken = state.clone()
    for item in game.items:
        taken.shown[item] = OFF
    less = policy.guard.odds(taken).near
    assert all(near[place] - less[place] >= 1.0 for place in lies)
    assert policy.guard.odds(state).near == near
