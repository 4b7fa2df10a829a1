"""The guard of `strong` tracks the spies: better than suspicion does, and by nothing that he is not shown."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.core.state import CHANCE
from uguisu.plugins import registry
from uguisu_spies.bots.noise_model import SILENCE, Sound, aligned, runs, shared
from uguisu_spies.bots.policy import SpiesPolicy
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.bots.tracking import PLAIN, Tracker, evenly
from uguisu_spies.state import GUARD, IN
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


@pytest.fixture(scope="module")
def yard():
    return load(PACKS / "back_yard")


def guards_decisions(game, seeds):
    """Yield a tracker that has followed a game by rules of thumb, and its positions when the guard chooses a unit."""
    for seed in seeds:
        policy, tracker = SpiesPolicy(game), Tracker(game, SpiesBot(game))
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal = game.legal(state)
            if state.seat == GUARD and game.phases[state.phase].name == "activate":
                tracker.follow(state)
                yield tracker, state
            game.apply(state, policy.choose(state, legal, rng))


def test_it_gives_the_true_square_much_more_than_suspicion_does(yard):
    tracked, suspected, asked = 0.0, 0.0, 0
    (spy,) = yard.spies
    for tracker, state in guards_decisions(yard, range(100, 105)):
        if state.spies[spy] == IN:
            true = state.at[spy], bool(state.lying >> spy & 1)
            tracked += tracker.of(state)[0].get(true, 0.0)
            suspected += evenly(yard.suspicion.of(state)[0]).get(true, 0.0)
            asked += 1
    assert asked > 15
    assert tracked > 3 * suspected
    assert tracked > 0.12 * asked


def test_it_names_only_squares_where_a_spy_can_be(yard):
    for tracker, state in guards_decisions(yard, [2]):
        maybe = yard.belief.maybe(state)
        for spy, where in zip(yard.spies, tracker.of(state), strict=True):
            assert not where or sum(where.values()) == pytest.approx(1.0)
            assert all(maybe[2 * spy + low] >> place & 1 for place, low in where)


def heeds_a_secret(game, tracker_of, seeds):
    """Whether what a tracker says, in some game, is not the same when all is redrawn that the guard does not know."""
    for seed in seeds:
        trackers = [tracker_of(game, SpiesBot(game)) for _ in range(2)]
        for _, state in guards_decisions(game, [seed]):
            twins = state, game.determinize(state, GUARD, random.Random(state.ply))
            if len({str(one.of(twin)) for one, twin in zip(trackers, twins, strict=True)}) > 1:
                return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("name", ["back_yard", "training_ground", "server_room"])
def test_it_goes_by_nothing_that_the_guard_is_not_shown(name):
    assert not heeds_a_secret(load(PACKS / name), Tracker, range(2))


def test_one_that_peeped_would_be_found_out(yard):
    class Peeping(Tracker):
        def of(self, state):
            return tuple({(state.at[spy], False): 1.0} for spy in self.game.spies)

    assert heeds_a_secret(yard, Peeping, range(2))


@pytest.mark.parametrize("bot", ["strong:4", pytest.param("search:4", marks=pytest.mark.long)])
def test_the_guard_who_searches_does_the_same_whatever_he_cannot_know(yard, bot):
    seen = 0
    for _, state in islice(guards_decisions(yard, [3]), 3):
        twins = state, yard.determinize(state, GUARD, random.Random(7))
        chosen = [
            parse_spec(bot).make(yard, registry()).choose(Decision(yard, twin.clone(), random.Random(1)))
            for twin in twins
        ]
        assert chosen[0] == chosen[1]
        seen += 1
    assert seen


def test_samples_have_the_spy_where_it_is_tracked_and_never_in_a_unit(yard):
    (spy,) = yard.spies
    hits = near = 0.0
    for tracker, state in guards_decisions(yard, range(100, 102)):
        (where,) = tracker.of(state)
        for number in range(8):
            policy = SpiesPolicy(yard)
            policy.guard.tracker = tracker
            sample = policy.draw(Decision(yard, state, random.Random(number)))
            if sample.spies[spy] == IN and where:
                hits += where.get((sample.at[spy], bool(sample.lying >> spy & 1)), 0.0)
                near += sum(weight**2 for weight in where.values()) * (1 - PLAIN)
            assert not yard.units_mask(sample) >> sample.at[spy] & 1 or sample.spies[spy] != IN
    assert hits == pytest.approx(near, rel=0.3)


@pytest.mark.long
def test_what_a_mission_asks_the_guard_is_weighed():
    """Which grate is live, in The Server Room: rules of thumb leave it to chance."""
    game = load(PACKS / "server_room")
    policy, state, rng = SpiesPolicy(game), game.new(1), random.Random(1)
    while game.phases[state.phase].name != "operations" or state.seat != GUARD:
        if state.seat == CHANCE:
            game.roll(state)
        else:
            game.apply(state, policy.choose(state, game.legal(state), rng))
    legal = game.legal(state)
    assert {plan.first for plan in policy.plans(state, legal, 8)} == set(legal[:8])


def test_rules_of_thumb_alone_track_nobody(yard):
    """The default bot plays as before: packs are balanced by it."""
    bot = parse_spec("spies").make(yard, registry())
    for _, state in guards_decisions(yard, [1]):
        bot.choose(Decision(yard, state, random.Random(1)))
    assert bot.policy.guard.tracker is None


def test_noise_tells_a_way_from_others():
    run = Sound((4, 5), 2, frozenset({1, 2, 3}), 3)
    assert run.likely((4, 5, 3, 3)) > run.likely((4, 5, 2, 3)) > run.likely((4, 5, 9, 3)) > 0
    assert run.likely((4, 5, 3, 3)) > run.likely((4, 3, 3)) > 0
    assert run.likely((3,)) == 0
    assert SILENCE.likely(()) == 1 > SILENCE.likely((1,)) > 0
    assert aligned((1, 2), (1, 2)) > aligned((1, 2), (2, 1))


def test_noise_is_shared_out_in_runs():
    """Of two spies the first can only have made both tokens, so the other was quiet."""
    likely = {7: {(0, 2): 0.5}, 8: {(0, 0): 0.4, (0, 1): 0.9, (1, 2): 0.9}}
    whole, parts = shared(likely, 2)
    assert whole == pytest.approx(2 * 0.5 * 0.4)  # in either order
    assert set(parts[7]) == {(0, 2)}
    assert set(parts[8]) == {(0, 0)}
    assert runs(2) == [(0, 0), (0, 1), (0, 2), (1, 2)]
