"""The bot that imagines: its plans are carried out as they say, its guess of the end is sound, and it beats rules of thumb."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu import OVER, load
from uguisu.bots.bot import Decision, evaluator_for
from uguisu.core.state import CHANCE
from uguisu.plugins import registry
from uguisu_spies.bots.evaluator import WEIGHTS, Prospects, evaluate
from uguisu_spies.bots.plans import Round, Stroll
from uguisu_spies.bots.policy import SpiesPolicy
from uguisu_spies.state import CAUGHT, IN
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


@pytest.fixture(scope="module")
def yard():
    return load(PACKS / "back_yard")


def positions(game, phase, games=3):
    """Yield positions at decisions of one phase, in games by rules of thumb."""
    policy = SpiesPolicy(game)
    for seed in range(games):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal = game.legal(state)
            if game.phases[state.phase].name == phase and len(legal) > 1:
                yield policy, state, legal
            game.apply(state, policy.choose(state, legal, rng))


def carried_out(game, policy, state, plan):
    """Play a plan on a copy as far as it goes, what its cards ask by rules of thumb; return the copy, and what was played."""
    copy, noted = state.clone(), []
    while not copy.over and copy.seat == state.seat:
        action = plan.next(copy, game.legal(copy))
        if action == OVER and game.phases[copy.phase].name != "target":
            break
        if action == OVER:
            action = policy.choose(copy, game.legal(copy), random.Random(0))
        noted.append(game.describe(copy, action).notation)
        game.apply(copy, action)
    return copy, noted


@pytest.mark.long
def test_a_spy_stops_where_its_plan_says(yard):
    arrived = turns = 0
    for policy, state, legal in positions(yard, "spy_turn"):
        spy = state.stack[-1][2]
        for plan in policy.plans(state, legal, 8):
            if isinstance(plan, Stroll):
                copy, noted = carried_out(yard, policy, state, plan.copy())
                assert len(noted) <= 20
                if noted[-1] == "leave":  # a way that leads over its exit may end there
                    continue
                turns += 1
                arrived += copy.at[spy] == plan.place and noted[-1] == "stop"
    assert turns > 30
    assert arrived >= 0.9 * turns  # others are found, or asked something by a card


def test_plans_of_a_spy_differ_and_the_rules_of_thumb_would_do_one_of_them(yard):
    for policy, state, legal in positions(yard, "spy_turn", games=2):
        plans = policy.plans(state, legal, 8)
        assert len(plans) <= 8
        if plans and isinstance(plans[0], Stroll):
            assert len({(plan.mode, plan.place) for plan in plans}) == len(plans)
            usual = policy.choose(state, legal, random.Random(0))
            assert usual in {1 + plan.mode for plan in plans} or usual not in (1, 2, 3, 4)


def test_a_unit_walks_and_looks_as_its_plan_says(yard):
    seen = 0
    for policy, state, legal in positions(yard, "activate", games=2):
        for plan in policy.plans(state, legal, 8):
            if isinstance(plan, Round):
                copy, noted = carried_out(yard, policy, state, plan.copy())
                assert noted
                if state.shown[plan.unit] != copy.shown[plan.unit] or len(noted) == 2:
                    seen += copy.shown[plan.unit] == plan.place
    assert seen > 20


def test_the_guess_is_between_lost_and_won_and_knows_what_a_spy_is_worth(yard):
    prospects = Prospects(yard)
    for _, state, _ in positions(yard, "guard_cards"):
        features = prospects.features(state)
        assert len(features) == len(WEIGHTS)
        told = evaluate(yard, state)
        assert told["spies"] == -told["guard"]
        assert -1 < told["spies"] < 1
        if state.spies[0] == IN:
            caught = state.clone()
            caught.spies[0], caught.at[0] = CAUGHT, -1
            assert evaluate(yard, caught)["spies"] < told["spies"]


def test_a_game_that_is_over_is_worth_what_it_brought(yard):
    *_, (policy, last, _) = positions(yard, "spy_turn", games=1)
    rng = random.Random(0)
    while not last.over:
        if last.seat == CHANCE:
            yard.roll(last)
        else:
            yard.apply(last, policy.choose(last, yard.legal(last), rng))
    assert evaluate(yard, last) == yard.returns(last)
    assert policy.worth(last, 0) == yard.returns(last)["guard"]
    assert policy.worth(last, 1) == yard.returns(last)["spies"]


def test_it_is_an_evaluator_by_name_and_changes_nobody_who_asks_for_none(yard):
    state, named = yard.new(1), evaluator_for(yard, "prospects")
    assert named is not None
    assert named(yard, state) == evaluate(yard, state)
    assert evaluator_for(yard) is None
    assert [*map(str, yard.ladder)] == ["search:8,plans=3", "strong:32"]


def test_a_floor_that_creaks_tells_where_a_runner_trod(yard):
    """SP-37: a runner lays two tokens where it pleases, after those on the squares of the cottage that it trod on."""
    state, at = yard.new(0), yard.topology.index
    while yard.phases[state.phase].name != "spy_turn":
        yard.apply(state, yard.legal(state)[0])
    about = sum(1 << at[place] for place in ("e4", "f4", "e5", "f5", "g5", "g4", "f3"))

    def share(*tokens):
        layers = yard.suspicion.after_noise(state, yard.spies[0], tuple(at[place] for place in tokens))
        hits = [(x.standing & about).bit_count() + (x.lying & about).bit_count() for x in layers]
        return sum(x.weight * hit / x.size for x, hit in zip(layers, hits, strict=True))

    assert share("e4", "f4", "c4", "c4") > 1.3 * share("c4", "c4", "e4", "f4")


def points(game, side, bot, games):
    """Return what a side gets on average when a bot plays it against rules of thumb, from 0 to 1."""
    total = 0.0
    for seed in range(games):
        state, rng = game.new(1000 + seed), random.Random(seed)
        players = [
            parse_spec(bot if seat.side == side else "spies").make(game, registry()) for seat in game.seats
        ]
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            decision = Decision(game, state, rng)
            action = players[state.seat].choose(decision)
            assert action in decision.legal
            game.apply(state, action)
        total += (game.returns(state)[side] + 1) / 2
    return total / games


@pytest.mark.long
def test_it_plays_a_game_to_its_end_from_either_side(yard):
    for side in ("guard", "spies"):
        assert 0 <= points(yard, side, "search:4", 1) <= 1


@pytest.mark.slow
def test_as_spies_it_beats_rules_of_thumb_by_far(yard):
    assert points(yard, "spies", "search:16", 40) > points(yard, "spies", "spies", 40) + 0.1
