"""How far everybody has to go, worked out once for a map and whatever ways of it are cut."""

from __future__ import annotations

from uguisu.board import Distances
from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState

FAR = 99
"""Moves to where no way leads."""
MOST_KEPT = 64

Ways = tuple[tuple[int, ...], ...]


class Reach:
    """Distances over a map, as if nobody stood in the way.

    Attributes:
        ninja_near: for each crossing, those the ninja can go to.
        ninja_steps: [from][to], the ninja's moves.
        samurai_steps: [from][to], a samurai's moves.
        nobody: the moves of a samurai that is not there, to each crossing.
        to_trap: for each crossing, the ninja's moves to the nearest where it can be caught: one with no more ways
            than there are samurai (TE-07).
    """

    def __init__(self, game: TempleGame, cut: tuple[tuple[int, int], ...]) -> None:
        self.ninja_near = _without(game.ninja_near, cut)
        self.ninja_steps = _steps(self.ninja_near)
        self.samurai_steps = _steps(_without(game.samurai_near, cut))
        self.nobody = (FAR,) * len(self.ninja_near)
        hunters = len(game.pieces) - 1
        traps = [
            place
            for place, ways in enumerate(self.ninja_near)
            if len(ways) <= hunters and not game.tower[place]
        ]
        self.to_trap = tuple(min((steps[trap] for trap in traps), default=FAR) for steps in self.ninja_steps)


def reach_of(game: TempleGame, state: TempleState) -> Reach:
    """Return the distances that hold in `state`."""
    kept: dict[tuple[tuple[int, int], ...], Reach] = game.kept_reach
    found = kept.get(state.cut)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[state.cut] = Reach(game, state.cut)
    return found


def _without(near: Ways, cut: tuple[tuple[int, int], ...]) -> Ways:
    if not cut:
        return near
    return tuple(tuple(there for there in ways if (here, there) not in cut) for here, ways in enumerate(near))


def _steps(near: Ways) -> Ways:
    return tuple(tuple(FAR if steps < 0 else steps for steps in row) for row in Distances(near).all_pairs())
