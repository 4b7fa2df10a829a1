"""A guess at how a Temple position will end, from who can be where first."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu import OFF
from uguisu_temple.bots.reach import FAR, Reach, Stand, reach_of
from uguisu_temple.game import TempleGame
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

Hunter = tuple[Stand, bool]
"""Where a samurai stands, and whether it has yet to move in this round: then it is a step ahead."""


def evaluate(game: TempleGame, state: TempleState) -> Mapping[str, float]:
    """Return the expected return of each side, from -1 to 1.

    The ninja has as good as won when every crossing on some way to a tower is one that it reaches before any samurai
    could. Otherwise it is the better off the nearer it comes to that, the more crossings it reaches first, and the
    more ways lead on from where it stands; the samurai when they close in on it.
    """
    if state.result >= 0:
        return game.returns(state)
    reach = reach_of(game, state)
    mover, at = state.mover, state.at
    taken = 0
    hunters: list[Hunter] = []
    for piece in game.obstacles:
        taken |= 1 << at[piece] if at[piece] != OFF else 0
    for samurai in range(1, game.own_pieces):
        place = at[samurai]
        if place != OFF:
            taken |= 1 << place
            hunters.append((reach.samurai(place), 0 < mover <= samurai))
    here = at[NINJA]
    if here != OFF:
        score = _score(reach, hunters, taken, here)
    else:  # it will start where that is best for it
        starts = [place for place in game.ninja_starts if state.free[place]]
        score = max((_score(reach, hunters, taken, place) for place in starts), default=0.0)
    return {"ninja": score, "samurai": -score}


def _score(reach: Reach, hunters: list[Hunter], taken: int, here: int) -> float:
    ninja = reach.ninja(here)
    mine, escape = _first_there(reach, hunters, taken, here)
    if escape:
        return ESCAPE - 0.01 * min(escape, 20)
    lead = -FAR
    for tower, to_tower in enumerate(ninja.to_towers):
        soonest = FAR
        for stand, ahead in hunters:
            steps = stand.to_towers[tower] - ahead
            if steps < soonest:  # noqa: PLR1730  (min and max take half as long again here)
                soonest = steps
        if soonest - to_tower > lead:  # noqa: PLR1730
            lead = soonest - to_tower
    ways = (reach.near[here] & ~taken).bit_count()
    apart = sum([min(stand.steps[here], 10) for stand, _ in hunters]) / len(hunters) if hunters else 10
    score = EVEN + LEAD * max(-4, min(2, lead)) + OWN * min(mine, 20) + WAY * (ways - 2)
    score += APART * apart + SAFE * min(ninja.to_trap, 4)
    return max(-MOST, min(MOST, score))


def _first_there(reach: Reach, hunters: list[Hunter], taken: int, here: int) -> tuple[int, int]:
    """Return how many crossings the ninja can reach before any samurai, and the moves to a tower among them, or 0."""
    near, towers = reach.near, reach.towers
    reached = edge = 1 << here
    moves = 0
    while edge:
        barred = taken | reached
        for stand, ahead in hunters:
            barred |= stand.within[moves + ahead]  # by the ninja's next move, samurai have made `moves`
        moves += 1
        further = 0
        while edge:
            lowest = edge & -edge
            further |= near[lowest.bit_length() - 1]
            edge ^= lowest
        edge = further & ~barred
        if edge & towers:
            return 0, moves
        reached |= edge
    return reached.bit_count() - 1, 0
