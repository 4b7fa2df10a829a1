"""Estimate on, fact by fact: what everybody sees makes places likelier or not, and nothing possible is ruled out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from uguisu_scorpion import history
from uguisu_scorpion.bots.policy import Parts, ScorpionPolicy
from uguisu_scorpion.bots.suspicion import Estimate
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState


@pytest.fixture(scope="module")
def parts(garden: ScorpionGame) -> Parts:
    return Parts.of(garden)


Played = Callable[[int], ScorpionState]


def reckoned(parts: Parts, state: ScorpionState) -> Estimate:
    estimate = Estimate(parts.guards.game, parts.guards.sense).fork()
    estimate.follow(state)
    return estimate


def test_whatever_happens_likely_places_sum_up_to_one(garden: ScorpionGame) -> None:
    policy, rng = ScorpionPolicy(garden), random.Random(4)
    state = garden.new(4)
    assert isinstance(state, ScorpionState)
    estimate = policy.parts.guards.estimate.fork()
    moments = 0
    while not state.over:
        garden.apply(state, policy.choose(state, garden.legal(state), rng))
        estimate.follow(state)
        for who in BOTH:
            if state.status[who] == ON_MAP and estimate.likely[who]:
                moments += 1
                assert sum(estimate.likely[who].values()) == pytest.approx(1.0)
    assert moments > 100


def test_silence_rules_out_what_would_have_been_heard(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    state = in_turn(3)
    zone = next(place for place, moved in reckoned(parts, state).likely[0] if moved)
    state.record.append((history.LISTENED, zone, 0, 0))
    sound = garden.ground.sound[zone]
    for likely in reckoned(parts, state).likely:
        assert not any(share and steps and sound[place] <= steps for (place, steps), share in likely.items())


def test_somebody_heard_makes_those_near_likelier(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    state = in_turn(3)
    before = reckoned(parts, state)
    zone, moved = max((pair for pair in before.likely[0] if pair[1]), key=lambda pair: before.likely[0][pair])
    state.record.append((history.LISTENED, zone, 1, 0))
    after = reckoned(parts, state)
    assert after.likely[0][zone, moved] > before.likely[0][zone, moved]
    assert len(after.likely[1]) == len(before.likely[1])  # it may have been the other one


def test_whoever_is_shown_is_there(garden: ScorpionGame, parts: Parts, in_turn: Played) -> None:
    state = in_turn(3)
    state.record.append((history.SHOWN, 1, 5))
    assert {zone for zone, _ in reckoned(parts, state).likely[1]} == {5}


def test_who_has_searched_a_zone_has_touched_it(garden: ScorpionGame, parts: Parts, in_turn: Played) -> None:
    state = in_turn(3)
    estimate = reckoned(parts, state)
    start = max(estimate.likely[0], key=lambda pair: estimate.likely[0][pair])[0]
    named = next(
        zone for zone in garden.ground.near[start] if not state.crowd[zone] and not garden.ground.moat[zone]
    )
    state.record += [
        (history.BEGUN, 0, *state.at[: garden.first]),
        (history.MOVED, 0),
        (history.SEARCHED, 0, named),
    ]
    estimate.follow(state)
    walk = parts.guards.sense.walk[named]
    assert estimate.likely[0]
    assert all(walk[zone] <= 3 and moved >= 1 for zone, moved in estimate.likely[0])


def test_at_the_table_nothing_possible_is_ruled_out(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    """The belief has the last word; the estimate only weighs."""
    state = in_turn(4)
    estimate = Estimate(garden, parts.guards.sense)
    estimate.follow(state)
    for who in BOTH:
        assert set(estimate.likely[who]) == set(garden.belief.candidates(state, who))
        assert min(estimate.likely[who].values()) > 0.0


@pytest.mark.pure
def test_imagined_guards_do_without_the_belief(
    garden: ScorpionGame, monkeypatch: pytest.MonkeyPatch, in_turn: Played
) -> None:
    state = in_turn(3)
    imagined = ScorpionPolicy(garden).fork()

    def asked(*_: object) -> None:
        raise AssertionError("asked the belief")

    for name in ("cases", "candidates", "masks"):
        monkeypatch.setattr(type(garden.belief), name, asked)
    imagined.parts.guards.suspicion(state)


def test_a_fork_leaves_the_other_as_it_was(garden: ScorpionGame, parts: Parts, in_turn: Played) -> None:
    state = in_turn(3)
    estimate = reckoned(parts, state)
    before = [dict(likely) for likely in estimate.likely]
    state.record.append((history.SHOWN, 0, 5))
    estimate.fork().follow(state)
    assert estimate.likely == before


def test_what_guards_suspect_of_a_position_that_is_gone_is_not_taken_for_another(
    parts: Parts, in_turn: Played
) -> None:
    state = in_turn(3)
    guards = parts.guards.fork()
    for _ in range(5):  # often enough a new position lies in memory where the last one lay
        before = guards.suspicion(state.clone())
        assert guards.suspicion(state.clone()) is not before
