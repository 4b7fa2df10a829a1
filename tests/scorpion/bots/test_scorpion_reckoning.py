"""Reckoning on, fact by fact: what everybody sees makes places likelier or not, and nothing possible is ruled out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from uguisu_scorpion.belief import facts
from uguisu_scorpion.bots.policy import Parts, ScorpionPolicy
from uguisu_scorpion.bots.reckoning import Reckoning
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState


@pytest.fixture(scope="module")
def parts(garden: ScorpionGame) -> Parts:
    return Parts.of(garden)


Played = Callable[[int], ScorpionState]


def reckoned(parts: Parts, state: ScorpionState) -> Reckoning:
    reckoning = Reckoning(parts.guards.game, parts.guards.sense).fork()
    reckoning.follow(state)
    return reckoning


def test_whatever_happens_likely_places_sum_up_to_one(garden: ScorpionGame) -> None:
    policy, rng = ScorpionPolicy(garden), random.Random(4)
    state = garden.new(4)
    assert isinstance(state, ScorpionState)
    reckoning = policy.parts.guards.reckoning.fork()
    moments = 0
    while not state.over:
        garden.apply(state, policy.choose(state, garden.legal(state), rng))
        reckoning.follow(state)
        for who in BOTH:
            if state.status[who] == ON_MAP and reckoning.likely[who]:
                moments += 1
                assert sum(reckoning.likely[who].values()) == pytest.approx(1.0)
    assert moments > 100


def test_silence_rules_out_what_would_have_been_heard(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    state = in_turn(3)
    zone = next(place for place, moved in reckoned(parts, state).likely[0] if moved)
    state.record.append((facts.LISTENED, zone, 0, 0))
    sound = garden.ground.sound[zone]
    for likely in reckoned(parts, state).likely:
        assert not any(share and steps and sound[place] <= steps for (place, steps), share in likely.items())


def test_somebody_heard_makes_those_near_likelier(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    state = in_turn(3)
    before = reckoned(parts, state)
    zone, moved = max((pair for pair in before.likely[0] if pair[1]), key=lambda pair: before.likely[0][pair])
    state.record.append((facts.LISTENED, zone, 1, 0))
    after = reckoned(parts, state)
    assert after.likely[0][zone, moved] > before.likely[0][zone, moved]
    assert len(after.likely[1]) == len(before.likely[1])  # it may have been the other one


def test_whoever_is_shown_is_there(garden: ScorpionGame, parts: Parts, in_turn: Played) -> None:
    state = in_turn(3)
    state.record.append((facts.SHOWN, 1, 5))
    assert {zone for zone, _ in reckoned(parts, state).likely[1]} == {5}


def test_who_has_searched_a_zone_has_touched_it(garden: ScorpionGame, parts: Parts, in_turn: Played) -> None:
    state = in_turn(3)
    reckoning = reckoned(parts, state)
    start = max(reckoning.likely[0], key=lambda pair: reckoning.likely[0][pair])[0]
    named = next(
        zone for zone in garden.ground.near[start] if not state.crowd[zone] and not garden.ground.moat[zone]
    )
    state.record += [
        (facts.BEGUN, 0, *state.at[: garden.first]),
        (facts.MOVED, 0),
        (facts.SEARCHED, 0, named),
    ]
    reckoning.follow(state)
    walk = parts.guards.sense.walk[named]
    assert reckoning.likely[0]
    assert all(walk[zone] <= 3 and moved >= 1 for zone, moved in reckoning.likely[0])


def test_at_the_table_nothing_possible_is_ruled_out(
    garden: ScorpionGame, parts: Parts, in_turn: Played
) -> None:
    """The belief has the last word; the reckoning only weighs."""
    state = in_turn(4)
    reckoning = Reckoning(garden, parts.guards.sense)
    reckoning.follow(state)
    for who in BOTH:
        assert set(reckoning.likely[who]) == set(garden.belief.candidates(state, who))
        assert min(reckoning.likely[who].values()) > 0.0


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
    reckoning = reckoned(parts, state)
    before = [dict(likely) for likely in reckoning.likely]
    state.record.append((facts.SHOWN, 0, 5))
    reckoning.fork().follow(state)
    assert reckoning.likely == before
