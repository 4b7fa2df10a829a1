"""A guess at how a Temple position will end, from who can be where first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uguisu.core.state import OFF
from uguisu_temple.game import TempleGame
from uguisu_temple.reach import FAR, Reach, reach_of
from uguisu_temple.state import NINJA, TempleState

ESCAPE = 0.95
"""What a way to a tower that no samurai can bar is worth."""
MOST = 0.85
"""The best and, below zero, the worst of what is not certain."""

# What each thing is worth to the ninja; found by playing a search for the samurai against random ninjas on three maps.
EVEN = -0.3
"""Nothing in particular: samurai who know what they do catch most ninjas."""
LEAD = 0.05
"""Each move by which it would be first at the best tower, if nobody stood in the way."""
OWN = 0.015
"""Each crossing it can reach before any samurai."""
WAY = 0.06
"""Each free way from where it stands, beyond two."""
APART = 0.05
"""Each move between it and the average samurai."""
SAFE = 0.1
"""Each move between it and the nearest crossing where so many samurai can catch it at all."""


def evaluate(game: TempleGame, state: TempleState) -> Mapping[str, float]:
    """Return the expected return of each side, from -1 to 1.

    The ninja has as good as won when every crossing on some way to a tower is one that it reaches before any samurai
    could. Otherwise it is the better off the nearer it comes to that, the more crossings it reaches first, and the
    more ways lead on from where it stands; the samurai when they close in on it.
    """
    if state.result >= 0:
        return game.returns(state)
    reach = reach_of(game, state)
    guards = _guards(reach, state)
    here = state.at[NINJA]
    if here != OFF:
        score = _score(game, state, reach, guards, here)
    else:  # it will start where that is best for it
        starts = [place for place in game.ninja_starts if state.free[place]]
        score = max((_score(game, state, reach, guards, place) for place in starts), default=0.0)
    return {"ninja": score, "samurai": -score}


def _guards(reach: Reach, state: TempleState) -> Sequence[int]:
    """Return for each crossing the rounds after which some samurai can stand there.

    One that has yet to move in this round is a step ahead.
    """
    mover = state.mover
    rows = [reach.nobody]
    ahead = [reach.nobody]
    for samurai in range(1, len(state.at)):
        place = state.at[samurai]
        if place != OFF:
            (ahead if 0 < mover <= samurai else rows).append(reach.samurai_steps[place])
    soonest = map(min, *rows) if len(rows) > 1 else iter(reach.nobody)
    if len(ahead) == 1:
        return list(soonest)
    return list(map(min, soonest, [steps - 1 for steps in map(min, *ahead)]))


def _score(game: TempleGame, state: TempleState, reach: Reach, guards: Sequence[int], here: int) -> float:
    mine, escape = _first_there(game, state, reach, guards, here)
    if escape:
        return ESCAPE - 0.01 * min(escape, 20)
    to_tower = reach.ninja_steps[here]
    lead = max((guards[tower] - to_tower[tower] for tower in game.towers), default=-FAR)
    ways = sum(state.free[place] for place in reach.ninja_near[here])
    hunters = [reach.samurai_steps[place][here] for place in state.at[1:] if place != OFF]
    apart = sum(min(steps, 10) for steps in hunters) / len(hunters) if hunters else 10
    score = EVEN + LEAD * max(-4, min(2, lead)) + OWN * min(mine, 20) + WAY * (ways - 2)
    score += APART * apart + SAFE * min(reach.to_trap[here], 4)
    return max(-MOST, min(MOST, score))


def _first_there(
    game: TempleGame, state: TempleState, reach: Reach, guards: Sequence[int], here: int
) -> tuple[int, int]:
    """Return how many crossings the ninja can reach before any samurai, and the moves to a tower among them, or 0."""
    near, free, tower = reach.ninja_near, state.free, game.tower
    reached = {here}
    edge = [here]
    moves = 0
    while edge:
        moves += 1
        further = []
        for place in edge:
            for other in near[place]:
                # By the ninja's move number `moves`, samurai have made one fewer.
                if guards[other] >= moves and other not in reached and free[other]:
                    if tower[other]:
                        return len(reached), moves
                    reached.add(other)
                    further.append(other)
        edge = further
    return len(reached) - 1, 0
