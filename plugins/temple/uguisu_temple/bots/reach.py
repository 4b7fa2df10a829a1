"""How far everybody has to go, worked out when asked for and kept for a map and whatever ways of it are cut.

Sets of crossings are whole numbers with a bit for each crossing: joining and counting them takes no loop.
"""

from __future__ import annotations

from collections.abc import Iterable

from uguisu.board import Distances
from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState

FAR = 99
"""Moves to where no way leads."""
MOST_KEPT = 64

Ways = tuple[tuple[int, ...], ...]
Changes = tuple[tuple[int, int], ...]


class Stand:
    """What there is to know of one crossing for a piece on it, as if nobody stood in the way.

    Attributes:
        steps: to each crossing.
        to_towers: to each tower.
        to_trap: to the nearest crossing where the ninja can be caught (see `Reach`).
        within: for each number of moves, the crossings that so many are enough for.
    """

    def __init__(self, steps: tuple[int, ...], towers: tuple[int, ...], traps: tuple[int, ...]) -> None:
        self.steps = steps
        self.to_towers = tuple(steps[tower] for tower in towers)
        self.to_trap = min((steps[trap] for trap in traps), default=FAR)
        self.within = tuple(self._balls())

    def _balls(self) -> Iterable[int]:
        rings: dict[int, int] = {}
        for place, far in enumerate(self.steps):
            rings[far] = rings.get(far, 0) | 1 << place
        ball = 0
        for moves in range(len(self.steps) + 2):
            if moves < FAR and moves in rings:  # else it stays the very same number, which takes no memory
                ball |= rings[moves]
            yield ball


class Reach:
    """Distances over a map.

    Attributes:
        near: for each crossing, those the ninja can go to.
        towers: all towers.
    """

    def __init__(self, game: TempleGame, cut: Changes, joined: Changes) -> None:
        ways = _changed(game.ninja_near, cut, joined)
        hunters = game.own_pieces - 1
        self.near = tuple(sum(1 << place for place in {*places}) for places in ways)
        self.towers = sum(1 << tower for tower in game.towers)
        self._towers = tuple(game.towers)
        self._traps = tuple(
            place for place, ends in enumerate(ways) if len(ends) <= hunters and not game.tower[place]
        )  # TE-07: where no more ways lead out than there are samurai
        self._by_ninja = Distances(ways)
        self._by_samurai = Distances(_changed(game.samurai_near, cut, joined))
        self._ninja: dict[int, Stand] = {}
        self._samurai: dict[int, Stand] = {}

    def ninja(self, place: int) -> Stand:
        """Return how far the ninja has to go from `place`."""
        found = self._ninja.get(place)
        if found is None:
            found = self._ninja[place] = self._stand(self._by_ninja, place)
        return found

    def samurai(self, place: int) -> Stand:
        """Return how far a samurai has to go from `place`."""
        found = self._samurai.get(place)
        if found is None:
            found = self._samurai[place] = self._stand(self._by_samurai, place)
        return found

    def _stand(self, distances: Distances, place: int) -> Stand:
        steps = tuple(FAR if far < 0 else far for far in distances.from_place(place))
        return Stand(steps, self._towers, self._traps)


def reach_of(game: TempleGame, state: TempleState) -> Reach:
    """Return the distances that hold in `state`."""
    kept: dict[tuple[Changes, Changes], Reach] = game.kept_reach
    found = kept.get((state.cut, state.joined))
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[state.cut, state.joined] = Reach(game, state.cut, state.joined)
    return found


def _changed(near: Ways, cut: Changes, joined: Changes) -> Ways:
    if not cut and not joined:
        return near
    new: list[list[int]] = [[] for _ in near]
    for here, there in joined:
        new[here].append(there)
    return tuple(
        (*(there for there in ways if (here, there) not in cut), *new[here]) for here, ways in enumerate(near)
    )
