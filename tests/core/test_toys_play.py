"""Chance, simultaneous choice and answers to answers, seen from the seats."""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest
from tests.support import toys

from uguisu.core.errors import IllegalAction
from uguisu.core.events import EVERYBODY, EngineEvents
from uguisu.core.game import Game
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.match import Match


@pytest.fixture
def throwing(tmp_path: Path) -> Game:
    return load(toys.pack(tmp_path / "hands", "throwing"), toys.registry())


@pytest.fixture
def race(tmp_path: Path) -> Game:
    return load(toys.pack(tmp_path / "course", "race"), toys.registry())


@pytest.fixture
def court(tmp_path: Path) -> Game:
    return load(toys.pack(tmp_path / "duel", "court"), toys.registry())


# --- simultaneous choice --------------------------------------------------------------------------------------


def test_a_commit_is_seen_by_its_seat_only(throwing: Game) -> None:
    match = Match(throwing, 1)
    match.play("paper")
    assert match.view("one").notes == {"chosen": "paper"}
    assert match.view("two").notes == {}
    assert [line.text for line in match.view("one").log] == ["You chose paper"]
    assert match.view("two").log == ()
    assert match.view("").log == ()


def test_a_commit_leaves_no_trace_for_the_others(throwing: Game) -> None:
    seen = set()
    for hand in ("rock", "paper", "scissors"):
        match = Match(throwing, 1)
        match.play(hand)
        seen.add(match.view("two").to_bytes())
    assert len(seen) == 1


def test_all_is_shown_at_once(throwing: Game) -> None:
    match = Match(throwing, 1)
    match.play("paper")
    match.play("rock")
    for seat in ("one", "two", ""):
        assert [line.text for line in match.view(seat).log[-2:]] == [
            "Paper against rock",
            "The score-one is now 1",
        ]
    assert [track.value for track in match.view().tracks] == [1, 0]
    assert match.state.commits == [-1, -1]  # type: ignore[attr-defined]


def test_a_sampled_commit_may_be_anything(throwing: Game) -> None:
    match = Match(throwing, 1)
    match.play("paper")
    rng = random.Random(1)
    samples = [throwing.determinize(match.state, 1, rng) for _ in range(300)]
    counts = Counter(sample.commits[0] for sample in samples)  # type: ignore[attr-defined]
    assert set(counts) == {0, 1, 2}
    mine = throwing.determinize(match.state, 0, rng)
    assert mine.commits[0] == 1  # type: ignore[attr-defined]


# --- chance ---------------------------------------------------------------------------------------------------


def test_chance_has_a_seat_of_its_own_and_a_distribution(race: Game) -> None:
    state = race.new(1)
    assert state.seat == CHANCE
    assert race.chances(state) == [(1, 3), (2, 2), (3, 1)]
    assert race.legal(state) == [1, 2, 3]
    assert [race.describe(state, action).notation for action in race.legal(state)] == ["die1", "die2", "die3"]


def test_chance_falls_by_its_weights(race: Game) -> None:
    counts = Counter(race.roll(race.new(seed)) for seed in range(6_000))
    assert 2_850 < counts[1] < 3_150
    assert 1_850 < counts[2] < 2_150


def test_a_match_plays_chance_by_itself_and_writes_it_down(race: Game) -> None:
    match = Match(race, 1)
    assert match.steps[0].seat == ""
    assert match.to_move == "red"
    match.play("red-1")
    assert [step.seat for step in match.steps] == ["", "red", ""]


def test_undo_takes_the_die_back_and_redo_brings_the_same(race: Game) -> None:
    match = Match(race, 3)
    for _ in range(6):
        match.play(match.legal()[0])
    steps, end = list(match.steps), match.state.clone()
    for _ in range(6):
        match.undo()
    assert [step.seat for step in match.steps] == [""]
    for _ in range(6):
        match.redo()
    assert match.steps == steps
    assert match.state == end


def test_what_was_heard_can_be_read_again_at_every_step_also_after_an_undo(race: Game) -> None:
    match = Match(race, 3)
    seen = [match.view("red").to_bytes()]
    for _ in range(6):
        match.play(match.legal()[0])
        seen.append(match.view("red").to_bytes())
    match.undo()
    again = {match.view("red", at=at).to_bytes() for at in range(len(match.steps) + 1)}
    assert set(seen[:-1]) <= again
    assert match.view("red").to_bytes() == seen[-2]
    assert match.view("red", at=0).log == match.view("red").log[: len(match.view("red", at=0).log)]


def test_a_step_does_not_hold_the_log_once_more(race: Game) -> None:
    match = Match(race, 3)
    for _ in range(10_000):
        race.emit(match.state, EngineEvents.talk, 0, 1, "on and on", audience=EVERYBODY)
    tracemalloc.start()
    try:
        for _ in range(10):
            match.play(match.legal()[0])
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(match.steps) >= 20
    assert grown < 5 * 8 * match.logged  # the log itself may have been made room for


def test_a_sampled_state_has_other_dice_to_come(race: Game) -> None:
    match = Match(race, 3)
    rng = random.Random(1)
    faces = set()
    for _ in range(50):
        twin = race.determinize(match.state, 0, rng)
        race.apply(twin, race.legal(twin)[0])
        faces.add(race.roll(twin))
    assert faces == {1, 2, 3}


# --- answers --------------------------------------------------------------------------------------------------


def hands(match: Match, lord: list[int], lady: list[int]) -> None:
    match.state.areas[0], match.state.areas[1] = lord, lady


STRIKE, PARRY, FEINT = 0, 1, 2


def test_the_other_is_asked_even_without_an_answer_in_hand(court: Game) -> None:
    """Otherwise the pause itself would tell what is in the hand."""
    match = Match(court, 1)
    hands(match, [STRIKE], [STRIKE])
    match.play("play:strike")
    assert (match.to_move, match.legal()) == ("lady", ["let-be"])


def test_an_answer_is_answered_in_turn(court: Game) -> None:
    match = Match(court, 1)
    hands(match, [STRIKE, FEINT], [PARRY, STRIKE])
    match.play("play:strike")
    assert (match.to_move, match.legal()) == ("lady", ["let-be", "answer:parry"])
    match.play("answer:parry")
    assert (match.to_move, match.legal()) == ("lord", ["let-be", "answer:feint"])
    match.play("answer:feint")
    assert (match.to_move, match.legal()) == ("lady", ["let-be"])
    assert [len(match.state.stack), match.state.tracks[1]] == [5, 0]
    match.play("let-be")
    assert len(match.state.stack) == 1
    assert match.state.tracks[:2] == [0, 1]
    assert match.to_move == "lady"


def test_what_is_open_is_told_to_all_and_what_may_be_answered_to_one(court: Game) -> None:
    match = Match(court, 1)
    hands(match, [STRIKE], [PARRY])
    match.play("play:strike")
    for seat in ("lord", "lady", ""):
        decision = match.view(seat).decision
        assert decision is not None
        assert (decision.phase, decision.seat, decision.title) == ("answer", "lady", "Answer with a card?")
        assert [move.cards for move in decision.moves] == ([(), ("parry",)] if seat == "lady" else [])


def test_hands_are_seen_by_their_owners_and_counted_by_all(court: Game) -> None:
    match = Match(court, 1)
    areas = {area.id: area for area in match.view("lord").areas}
    assert areas["lord_hand"].cards is not None
    assert (areas["lady_hand"].cards, areas["lady_hand"].count) == (None, 4)
    assert (areas["deck"].cards, areas["deck"].count) == (None, 6)
    assert areas["discard"].cards == ()
    assert {area.id: area.cards for area in match.view().areas}["lord_hand"] is None


def test_a_sample_in_the_middle_of_an_answer_keeps_what_is_known(court: Game) -> None:
    match = Match(court, 1)
    match.state.areas[0] = [STRIKE, *match.state.areas[0]]
    match.play("play:strike")
    rng = random.Random(1)
    others = set()
    for _ in range(40):
        twin = court.determinize(match.state, 1, rng)
        assert twin.areas[1] == match.state.areas[1]
        assert twin.stack == match.state.stack
        assert sorted(chain(*twin.areas)) == sorted(chain(*match.state.areas))
        others.add(tuple(sorted(twin.areas[0])))
    assert len(others) > 2


# --- matches --------------------------------------------------------------------------------------------------


def test_illegal_moves_are_refused_with_the_legal_ones(throwing: Game) -> None:
    match = Match(throwing, 1)
    with pytest.raises(
        IllegalAction,
        match=r"not legal here \(\w+ decides in the phase `\w+` and may choose rock, paper, scissors\)",
    ):
        match.play("well")
    assert match.steps == []


def test_there_is_nothing_to_take_back_or_do_again_at_first(throwing: Game) -> None:
    match = Match(throwing, 1)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        match.undo()
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()


def test_playing_on_forgets_what_was_taken_back(throwing: Game) -> None:
    match = Match(throwing, 1)
    match.play("rock")
    match.undo()
    match.play("paper")
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()


def test_moves_after_the_end_are_refused(throwing: Game) -> None:
    match = Match(throwing, 1)
    for hand in ("rock", "scissors", "rock", "scissors"):
        match.play(hand)
    assert (match.over, match.to_move) == (True, "")
    with pytest.raises(IllegalAction, match="after the end of the game"):
        match.play("rock")
    result = match.view("two").result
    assert result is not None
    assert (result.id, result.winner, result.returns) == ("one_wins", "one", {"one": 1.0, "two": -1.0})


def test_talk_is_heard_by_the_two(throwing: Game) -> None:
    match = Match(throwing, 1)
    match.say("one", "two", "hello")
    assert any("hello" in str(line) for line in match.view("two").log)
    assert match.view("").log == ()
    with pytest.raises(IllegalAction, match="no seat 'three'"):
        match.say("one", "three", "hello")
    with pytest.raises(IllegalAction, match="only players talk"):
        match.say("", "two", "hello")
