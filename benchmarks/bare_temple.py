"""The rules of Temple's rounds, inlined by hand into one loop: what Python could do with no framework at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState

ESCAPED, CAUGHT, TIME_UP = range(3)


class Board(NamedTuple):
    """What the loop reads: the ways, the towers, where all stand at first, and the limit of rounds."""

    ninja_near: tuple[tuple[int, ...], ...]
    samurai_near: tuple[tuple[int, ...], ...]
    tower: bytes
    start: list[int]
    limit: int


def board_of(game: TempleGame, state: TempleState) -> Board:
    """Take the board out of a game at the beginning of a round."""
    limit = game.options.turn_limit
    return Board(game.ninja_near, game.samurai_near, game.tower, state.at[:], limit)


def play(board: Board, draw: Callable[[], float]) -> tuple[int, int]:
    """Play random moves to the end; returns the plies and how it ended."""
    ninja_near, samurai_near, tower, start, limit = board
    at = start[:]
    free = bytearray(b"\1" * len(ninja_near))
    for place in at:
        free[place] = 0
    samurai = range(1, len(at))
    plies = turn = 0
    while True:
        here = at[0]
        moves = [place for place in ninja_near[here] if free[place]]
        if not moves:
            return plies, CAUGHT
        if turn >= limit:
            return plies, TIME_UP
        to = moves[int(draw() * len(moves))]
        free[here] = 1
        free[to] = 0
        at[0] = to
        plies += 1
        if tower[to]:
            return plies, ESCAPED
        for mover in samurai:
            here = at[mover]
            moves = [place for place in samurai_near[here] if free[place]]
            moves.append(here)
            to = moves[int(draw() * len(moves))]
            if to != here:
                free[here] = 1
                free[to] = 0
                at[mover] = to
            plies += 1
        turn += 1
