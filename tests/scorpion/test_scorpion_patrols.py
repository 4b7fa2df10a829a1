"""Whatever happens in random games, only a search turns a patrol (SC-25, SC-31)."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from uguisu import bits
from uguisu.loading import load
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.guard_movement import enter_passage
from uguisu_scorpion.state import ScorpionState

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"
MASK, TURNS, AFTER = 2, 4, 3
"""Where a frame of a march holds who goes, and whether a patrol is faced anew when it has gone; the same where it joins."""


def stands(state: ScorpionState, patrol: int) -> int:
    mask = state.members[patrol]
    return state.at[(mask & -mask).bit_length() - 1] if mask else -1


def judge(game: ScorpionGame, state: ScorpionState, action: int) -> str:
    """Take an action; look at the patrol that it moves or faces, and say what was looked at."""
    phase, frame, track = game.phases[state.phase].name, state.stack[-1], game.ground.track
    if phase == "face":
        _, _, patrol, back = frame
        game.apply(state, action)
        assert back < 0 or action != back, "who has gone forward is not faced back"
        return "faced anew" if back < 0 else "at a fork"
    if phase != "march":
        before = [(members, stands(state, number)) for number, members in enumerate(state.members)]
        facing = state.facing[:]
        game.apply(state, action)
        searched = phase == "muster" and frame[AFTER]
        for number, (members, place) in enumerate(before if not searched else ()):
            if members and not members & ~state.members[number] and stands(state, number) == place:
                assert state.facing[number] == facing[number], "nobody turns it who joins it, or hears"
        return ""
    if not 1 <= action <= game.ground.size:
        game.apply(state, action)
        return ""
    mask, turns = frame[MASK], frame[TURNS]
    patrol = next((number for number, members in enumerate(state.members) if members == mask), -1)
    here, ahead, there = stands(state, patrol), state.facing[patrol] if patrol >= 0 else -1, action - 1
    game.apply(state, action)
    if patrol < 0 or turns or state.members[patrol] != mask or stands(state, patrol) != there:
        return ""
    if there not in track[here]:
        return "off its way"
    if there != ahead:
        assert state.facing[patrol] == here, "it has walked backwards, and is not turned"
        return "backwards"
    assert state.facing[patrol] != here or game.phases[state.phase].name == "face"
    return "on its way"


@pytest.mark.parametrize("pack", ["garden_gate", "two_castles"])
def test_only_a_search_turns_a_patrol(pack: str) -> None:
    game = load(SCORPION / pack)
    assert isinstance(game, ScorpionGame)
    seen = Counter[str]()
    for seed in range(60):
        rng, state = random.Random(seed), game.new(seed)
        while not state.over:
            seen[judge(game, state, rng.choice(game.legal(state)))] += 1
    for what in ("faced anew", "at a fork", "on its way", "backwards", "off its way"):
        assert seen[what], f"{what}: never came up"


def on_the_march(guards: int) -> tuple[ScorpionGame, ScorpionState, int, int]:
    """Return a position in which so many of a patrol of two are about to march, and both of them."""
    game = load(SCORPION / "garden_gate")
    assert isinstance(game, ScorpionGame)
    state, rng = game.new(1), random.Random(1)
    assert isinstance(state, ScorpionState)
    while not any(state.members) or state.ends[1] < 0:
        game.playout(state, rng, 1)
    first, second = (1 << guard for guard in bits(next(mask for mask in state.members if mask)))
    game.ask.march.begin(state, game.table.guard_seats[0], (first | second) if guards == 2 else first, 2)
    game.machine.settle(state)
    return game, state, first, second


def test_a_patrol_on_the_march_of_which_one_is_put_into_the_passage_goes_on_without_it() -> None:
    game, state, first, second = on_the_march(2)
    enter_passage(game, state, first, 0)
    assert state.stack[-1][MASK] in (first, second)


def test_who_marches_off_without_its_patrol_leaves_it() -> None:
    """As one whom somebody has joined between the question and the answer."""
    game, state, first, second = on_the_march(1)
    game.apply(state, game.legal(state)[1])
    assert (first | second) not in state.members
    assert all(state.group[bits(guard)[0]] == -1 for guard in (first, second))
