"""Games of one compiled Game, played in step in threads, go as they do alone."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from threading import Barrier, Thread

import pytest

from uguisu import CHANCE, Game, State, load
from uguisu.bots import Decision
from uguisu_tools.bots.spec import default_bot

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ("temple/first_steps", "scorpion/garden_gate", "senjutsu/bridge_guard", "spies/back_yard")
PLIES = 120
"""Enough for virtual opponents of Senjutsu to try out several of their options."""


def step(game: Game, state: State, rng: random.Random) -> None:
    if state.seat == CHANCE:
        game.roll(state)
    else:
        game.view(state, state.seat)
        game.apply(state, rng.choice(game.legal(state)))


def alone(game: Game, seed: int) -> str:
    state, rng = game.new(seed), random.Random(seed)
    while not state.over and state.ply < PLIES:
        step(game, state, rng)
    return repr(state.position())


@pytest.mark.parametrize("pack", PACKS)
def test_games_in_step_in_threads_go_as_they_do_alone(pack: str) -> None:
    """Each thread waits for the others after each move, so that all are in the middle of their games at once."""
    expected = [alone(load(SCENARIOS / pack), seed) for seed in range(6)]
    game, barrier, found = load(SCENARIOS / pack), Barrier(6), [""] * 6

    def play(seed: int) -> None:
        state, rng = game.new(seed), random.Random(seed)
        for _ in range(PLIES):
            barrier.wait(60)
            if not state.over and state.ply < PLIES:
                step(game, state, rng)
        found[seed] = repr(state.position())

    threads = [Thread(target=play, args=(seed,)) for seed in range(6)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # in the middle of moves, too
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert found == expected


@pytest.mark.parametrize("pack", PACKS)
def test_bots_leave_the_game_as_it_is(pack: str) -> None:
    """What a bot has worked out is its own, or kept where it comes out the same for all."""

    def moves(game: Game) -> list[int]:
        kinds = {seat.id: default_bot(game) for seat in game.seats}
        from uguisu.plugins import registry

        bots = {
            number: kinds[seat.id].make(game, registry(game.id)) for number, seat in enumerate(game.seats)
        }
        state, chosen = game.new(7), []
        while not state.over and len(chosen) < 30:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            chosen.append(bots[state.seat].choose(Decision(game, state, random.Random(len(chosen)))))
            game.apply(state, chosen[-1])
        return chosen

    game = load(SCENARIOS / pack)
    first = moves(game)
    assert moves(game) == first == moves(load(SCENARIOS / pack))
