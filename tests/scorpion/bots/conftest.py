"""Games between bots."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from uguisu.bots.bot import Decision
from uguisu.core.game import Game
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ON_MAP, TURN, ScorpionState
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"

Results = Callable[[str, dict[str, str], int], Counter[str]]


def play(game: Game, bots: dict[str, str], seed: int) -> str:
    """Play a game between bots named by side; return the result's id."""
    state, rng = game.new(seed), random.Random(seed)
    players = [parse_spec(bots[seat.side]).make(game, registry()) for seat in game.seats]
    while not state.over:
        if state.seat == CHANCE:
            game.roll(state)
            continue
        decision = Decision(game, state, rng)
        action = players[state.seat].choose(decision)
        assert action in decision.legal
        game.apply(state, action)
    return game.results[state.result].id


@pytest.fixture(scope="session")
def results() -> Results:
    """What counts how so many games of a pack end, the seeds being 0, 1, 2 and so on."""

    def tally(pack: str, bots: dict[str, str], games: int) -> Counter[str]:
        game = load(PACKS / pack)
        return Counter(play(game, bots, seed) for seed in range(games))

    return tally


Night = Callable[[Game, dict[str, str], int], str]


@pytest.fixture(scope="session")
def night() -> Night:
    """What plays one game between bots named by side, and returns its result's id."""
    return play


Looked = Callable[[str, str, int, int, int], int]


@pytest.fixture(scope="session")
def looks_away() -> Looked:
    """What lets a bot decide in pairs of states that its seat cannot tell apart, and asserts that it does the same."""

    def compare(pack: str, bot: str, seed: int, every: int, most: int) -> int:
        game = load(PACKS / pack)
        compared = 0
        state, rng = game.new(seed), random.Random(seed)
        while not state.over and compared < most:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal = game.legal(state)
            if len(legal) > 1 and state.ply % every == 0:
                other = game.determinize(state, state.seat, random.Random(seed))
                other.seed = state.seed
                answers = {
                    parse_spec(bot).make(game, registry()).choose(Decision(game, each, random.Random(7)))
                    for each in (state, other)
                }
                assert len(answers) == 1
                compared += 1
            usual = parse_spec("scorpion").make(game, registry()).choose(Decision(game, state, rng))
            game.apply(state, usual if rng.random() < 0.8 else rng.choice(legal))
        return compared

    return compare


@pytest.fixture(scope="session")
def garden() -> ScorpionGame:
    """The Garden Gate."""
    game = load(PACKS / "garden_gate")
    assert isinstance(game, ScorpionGame)
    return game


@pytest.fixture
def in_turn(garden: ScorpionGame) -> Callable[[int], ScorpionState]:
    """What plays by rules of thumb to the start of a turn, until a game has both intruders on the map then, unseen."""

    def play_to(turn: int) -> ScorpionState:
        for seed in count():
            policy, rng, state = ScorpionPolicy(garden), random.Random(seed), garden.new(seed)
            assert isinstance(state, ScorpionState)
            while state.tracks[TURN] < turn and not state.over:
                garden.apply(state, policy.choose(state, garden.legal(state), rng))
            if state.status == [ON_MAP, ON_MAP] and not state.shown:
                return state
        raise AssertionError

    return play_to


@pytest.fixture(scope="session")
def record() -> Callable[[str, int], Counter[str]]:
    """What counts the cards played in so many games of a pack by rules of thumb, each by its id."""

    def tally(pack: str, games: int) -> Counter[str]:
        game = load(PACKS / pack)
        played: Counter[str] = Counter()
        for seed in range(games):
            state, rng = game.new(seed, record=True), random.Random(seed)
            players = [parse_spec("scorpion").make(game, registry()) for _ in game.seats]
            while not state.over:
                if state.seat == CHANCE:
                    game.roll(state)
                else:
                    game.apply(state, players[state.seat].choose(Decision(game, state, rng)))
            assert state.log is not None
            played.update(str(event.details["card"]) for event in state.log if "card" in event.details)
        return played

    return tally
