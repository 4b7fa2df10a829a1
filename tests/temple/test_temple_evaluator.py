"""The evaluator counts with bits; here the same is worked out the long way."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.core.state import OFF
from uguisu_temple.bots import evaluator
from uguisu_temple.bots.reach import FAR, Stand
from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState

PACKS = Path(__file__).parents[2] / "scenarios" / "temple"


def steps_from(ways: tuple[tuple[int, ...], ...], start: int) -> dict[int, int]:
    found, waiting = {start: 0}, [start]
    for place in waiting:
        for other in ways[place]:
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found


def first_there(game: TempleGame, state: TempleState, here: int) -> tuple[int, int]:
    """Return how many crossings the ninja reaches before any samurai, and the moves to a tower among them, or 0."""
    soonest: dict[int, int] = {}
    samurai_near, ninja_near = (
        tuple(tuple(b for b in ways if (a, b) not in state.cut) for a, ways in enumerate(near))
        for near in (game.samurai_near, game.ninja_near)
    )
    for samurai in range(1, len(state.at)):
        if state.at[samurai] != OFF:
            lead = 1 if 0 < state.mover <= samurai else 0
            for place, far in steps_from(samurai_near, state.at[samurai]).items():
                soonest[place] = min(soonest.get(place, 99), far - lead)
    reached, edge, moves = {here}, {here}, 0
    while edge:
        moves += 1
        edge = {
            other
            for place in edge
            for other in ninja_near[place]
            if soonest.get(other, 99) >= moves and state.free[other] and other not in reached
        }
        if any(game.tower[place] for place in edge):
            return 0, moves
        reached |= edge
    return len(reached) - 1, 0


@pytest.mark.pure
@pytest.mark.parametrize("pack", ["first_steps", "nightingale_temple", "broken_causeway"])
def test_what_the_ninja_reaches_first(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(PACKS / pack)
    assert isinstance(game, TempleGame)
    lines: list[tuple[int, int]] = []
    count = evaluator._first_there

    def listen(*given: object) -> tuple[int, int]:
        lines.append(count(*given))  # type: ignore[arg-type]
        return lines[-1]

    monkeypatch.setattr(evaluator, "_first_there", listen)
    rng, checked = random.Random(4), 0
    for seed in range(6):
        state = game.new(seed)
        assert isinstance(state, TempleState)
        while not state.over:
            here = state.at[0]
            if here != OFF:
                found = evaluator.evaluate(game, state)
                mine, escape = lines.pop()
                assert (mine, escape) == first_there(game, state, here)
                assert found["ninja"] == -found["samurai"]
                assert (found["ninja"] > evaluator.MOST) == bool(escape)
                checked += 1
            game.apply(state, rng.choice(game.legal(state)))
    assert checked > 100


def test_crossings_within_more_moves_than_there_are_take_no_more_memory() -> None:
    """Where all that can be reached is, each further number of moves has the very same mask."""
    stand = Stand((0, 1, 2, *[FAR] * 80), (), ())
    assert stand.within[:3] == (0b1, 0b11, 0b111)
    assert {*stand.within[2:]} == {0b111}
    wide = Stand((*range(70), *[FAR] * 80), (), ())
    assert len({id(mask) for mask in wide.within}) == 70
