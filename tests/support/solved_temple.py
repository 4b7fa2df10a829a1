"""Temple solved apart from the engine's rules: a solver that knows only the map and the basic rules (TE-04 to TE-07)."""

from __future__ import annotations

from collections import deque
from itertools import permutations

from uguisu_temple.game import TempleGame

Position = tuple[int, tuple[int, ...]]
"""Whose move it is (0: the ninja), and where each piece stands."""


class Solution:
    """Who wins each position, and in how many moves: `won[position]` is ("ninja" or "samurai", moves)."""

    def __init__(self, game: TempleGame) -> None:
        self.topology = game.topology
        ways = [edge for edge in game.topology.edges if edge.kind != "wall_way"]
        count = len(game.topology)
        self.ninja_ways = [self._next_to(place, ways) for place in range(count)]
        self.samurai_ways = [[*self._next_to(place, game.topology.edges), place] for place in range(count)]
        self.towers = {place for place in range(count) if "tower" in game.topology.tags[place]}
        self.pieces = len(game.pieces)
        self.won: dict[Position, tuple[str, int]] = {}
        self._solve()

    @staticmethod
    def _next_to(place: int, edges: object) -> list[int]:
        ends = [(edge.a, edge.b) for edge in edges]  # type: ignore[attr-defined]
        return [b if a == place else a for a, b in ends if place in (a, b)]

    def after(self, position: Position) -> list[Position]:
        """Return the positions one move further."""
        mover, at = position
        ways = self.samurai_ways[at[mover]] if mover else self.ninja_ways[at[0]]
        others = {*at[:mover], *at[mover + 1 :]}
        then = (mover + 1) % self.pieces
        return [(then, (*at[:mover], place, *at[mover + 1 :])) for place in ways if place not in others]

    def _solve(self) -> None:
        before: dict[Position, list[Position]] = {}
        open_moves: dict[Position, int] = {}
        waiting: deque[Position] = deque()
        count = len(self.topology)
        for at in permutations(range(count), self.pieces):
            if at[0] in self.towers:
                continue
            for mover in range(self.pieces):
                position = (mover, at)
                moves = self.after(position)
                if mover == 0 and (not moves or any(then[1][0] in self.towers for then in moves)):
                    self.won[position] = ("ninja", 1) if moves else ("samurai", 0)
                    waiting.append(position)
                    continue
                open_moves[position] = len(moves)
                for then in moves:
                    before.setdefault(then, []).append(position)
        while waiting:
            settled = waiting.popleft()
            winner, moves_left = self.won[settled]
            for position in before.get(settled, ()):
                if position in self.won:
                    continue
                open_moves[position] -= 1
                if winner == ("samurai" if position[0] else "ninja") or open_moves[position] == 0:
                    self.won[position] = (winner, moves_left + 1)
                    waiting.append(position)
