"""A plain guess at how a Temple position will end."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu.core.game import Game
from uguisu.core.state import OFF, State
from uguisu_temple.game import TempleGame
from uguisu_temple.state import NINJA, TempleState

FAR = 99


def evaluate(game: Game, state: State) -> Mapping[str, float]:
    """Return the expected return of each side, from -1 to 1.

    The ninja is well off when a tower is near that no samurai can reach first, and badly off when few
    neighbouring crossings are free.
    """
    assert isinstance(game, TempleGame)
    assert isinstance(state, TempleState)
    if state.result >= 0:
        return game.returns(state)
    if state.at[NINJA] == OFF:
        return {"ninja": 0.0, "samurai": 0.0}
    free = state.free
    ninja = _distances(game.ninja_near, [state.at[NINJA]], free)
    samurai = _distances(game.samurai_near, [place for place in state.at[1:] if place != OFF], None)
    lead = max((min(samurai[tower], 6) - ninja[tower] for tower in game.towers), default=-FAR)
    near = min((ninja[tower] for tower in game.towers), default=FAR)
    mine = sum(1 for n, s in zip(ninja, samurai, strict=True) if n < s)
    ways = sum(free[place] for place in game.ninja_near[state.at[NINJA]])
    score = 0.25 * max(-3, min(3, lead)) - 0.04 * min(near, 10) + 0.02 * min(mine, 20) + 0.08 * (ways - 2)
    score = max(-0.95, min(0.95, score))
    return {"ninja": score, "samurai": -score}


def _distances(near: tuple[tuple[int, ...], ...], starts: list[int], free: bytearray | None) -> list[int]:
    """Return the moves from the nearest of `starts` to each crossing, through free ones only when `free` is given."""
    found = [FAR] * len(near)
    edge = starts
    for place in starts:
        found[place] = 0
    steps = 0
    while edge:
        steps += 1
        reached = []
        for place in edge:
            for other in near[place]:
                if found[other] == FAR and (free is None or free[other]):
                    found[other] = steps
                    reached.append(other)
        edge = reached
    return found
