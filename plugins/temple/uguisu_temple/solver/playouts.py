"""Random moves by the basic rules, round after round in one loop: what playouts of Temple are made of.

It plays what the phases of `uguisu_temple.phases` would play with the same random numbers, where no mission, no variant
and no option has a say and nobody keeps a log. Conformance holds it against them, move by move.
"""

from __future__ import annotations

from collections.abc import Callable

from uguisu import OVER
from uguisu_temple.game import TempleGame
from uguisu_temple.state import CAUGHT, ESCAPED, NINJA, TIME_UP, TURN, TempleState
from uguisu_temple.turn.ninja import NinjaMove
from uguisu_temple.turn.samurai import SamuraiMove

PLAYED = ("ninja.enter", "ninja.legal", "ninja.apply", "samurai.enter", "samurai.legal", "samurai.apply")
"""The rules that the loop stands for."""


def rounds_of(game: TempleGame) -> Rounds | None:
    """Return what plays `game` quickly, None where a mission, a variant, an option or a plugin has a say in its rounds."""
    if type(game) is not TempleGame or game.repetition or game.extra_moves_track or any(game.on.values()):
        return None
    if any(len(game.rules.history(rule)) != 1 for rule in PLAYED):
        return None
    kinds = {phase.name: type(phase) for phase in game.phases}
    if kinds["ninja"] is not NinjaMove or kinds["samurai"] is not SamuraiMove:
        return None
    return Rounds(game)


class Rounds:
    """The board as the loop reads it, taken from a game once."""

    def __init__(self, game: TempleGame) -> None:
        self.ninja_near = [list(ways) for ways in game.ninja_near]
        self.samurai_near = [list(ways) for ways in game.samurai_near]
        self.most = max(map(len, self.ninja_near + self.samurai_near)) + 1
        self.tower = list(game.tower)
        self.seat_of = list(game.seat_of)
        self.last = game.own_pieces - 1
        self.limit = game.turn_limit
        self.ninja, self.samurai = game.phase_index("ninja"), game.phase_index("samurai")

    def begun(self, state: TempleState) -> bool:
        """Whether it is somebody's move in a round, and not a piece's turn to be placed."""
        return state.phase in (self.ninja, self.samurai)

    def play(self, state: TempleState, draw: Callable[[], float], limit: int) -> None:
        """Play up to `limit` plies in place, where a round has `begun`, on the ways of the map and with no log."""
        ninja_near, samurai_near, tower = self.ninja_near, self.samurai_near, self.tower
        last, mover, turn = self.last, state.mover, state.tracks[TURN]
        at, free = state.at, state.free
        time = self.limit
        plies, result = 0, -1
        moves = [0] * self.most  # filled again and again: a list for each ply would cost half as much again
        while True:
            here = at[mover]
            ways = 0
            if mover == NINJA:
                for place in ninja_near[here]:
                    if free[place]:
                        moves[ways] = place
                        ways += 1
                if ways == 0:  # TE-07
                    result = CAUGHT
                    break
                if turn >= time:  # TE-11
                    result = TIME_UP
                    break
            else:
                for place in samurai_near[here]:
                    if free[place]:
                        moves[ways] = place
                        ways += 1
                moves[ways] = here  # TE-06: a samurai may stay
                ways += 1
            if plies == limit:
                break
            to = moves[int(draw() * ways)]
            plies += 1
            free[here] = 1
            free[to] = 0
            at[mover] = to
            if mover == NINJA and tower[to]:  # TE-07
                result = ESCAPED
                break
            if mover < last:
                mover += 1
            else:  # TE-04: the round is over
                mover = NINJA
                if turn < time:
                    turn += 1
        state.mover, state.tracks[TURN] = mover, turn
        state.seat = self.seat_of[mover]
        state.phase = self.ninja if mover == NINJA else self.samurai
        state.ply += plies
        if result >= 0:
            state.result, state.phase = result, OVER
