"""The rules of thumb: legal, honest, and better than luck."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from uguisu.bots.bot import Decision
from uguisu.bots.spec import parse_spec
from uguisu.core.game import Game
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.plugins import registry

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"


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


def results(pack: str, bots: dict[str, str], games: int) -> Counter[str]:
    """Count how games end."""
    game = load(PACKS / pack)
    return Counter(play(game, bots, seed) for seed in range(games))


@pytest.mark.parametrize("pack", ["garden_gate", "two_castles", "crooked_harbour", "homebrew_five"])
def test_it_plays_every_pack(pack: str) -> None:
    assert sum(results(pack, {"intruders": "scorpion", "guards": "scorpion"}, 2).values()) == 2


def test_intruders_get_their_errands_done_against_luck() -> None:
    ended = results("garden_gate", {"intruders": "scorpion", "guards": "random"}, 10)
    assert ended["intruders_win"] >= 6


def test_guards_hold_against_luck() -> None:
    ended = results("garden_gate", {"intruders": "random", "guards": "scorpion"}, 10)
    assert ended["guards_win"] >= 8


def test_what_it_cannot_know_does_not_change_what_it_does() -> None:
    """Two true states that look alike to a seat: with the same dice, the bot does the same."""
    game = load(PACKS / "garden_gate")
    compared = 0
    for seed in range(4):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            other = game.determinize(state, state.seat, random.Random(seed))
            other.seed = state.seed
            bot = parse_spec("scorpion").make(game, registry())
            here, there = (Decision(game, each, random.Random(7)) for each in (state, other))
            action = bot.choose(here)
            if state.ply % 9 == 0:
                assert parse_spec("scorpion").make(game, registry()).choose(there) == action
                compared += 1
            game.apply(state, action if rng.random() < 0.8 else rng.choice(game.legal(state)))
    assert compared > 20
