"""Exact values: who wins an open game of two sides when nobody makes a mistake, worked out backwards from every ending.

All positions that can come up are numbered first, going by nothing but `legal`, `apply`, `clone` and `State.position`; then
they are settled from the endings back. A game may know a shorter way (the hook `uguisu_solvers`) and gives the same answer.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import structs

from uguisu.board.model import GraphMap, Link
from uguisu.core.errors import CompileError, UguisuError
from uguisu.core.state import State
from uguisu.guard.faults import playing
from uguisu.guard.watchdog import Watch
from uguisu.interrupts import leave_to_user
from uguisu.loading.compile import compile_game
from uguisu.messages.message import Message
from uguisu_tools.solve.estimating import MOST_PLIES, least_positions
from uguisu_tools.solve.tablebase import UNKNOWN, Entries, Tablebase, Value, solver_of

if TYPE_CHECKING:
    from uguisu.core.game import Game

MEGABYTE = 1_000_000
MEMORY = 1_000
"""Megabytes that a solution may take unless somebody grants it more."""
SOON, SOON_BY_ITSELF = 40, 12
"""Megabytes of a solution that takes but a few seconds, and of one that a game finds in its own way."""
LOOKED_AT = 4096
"""After so many positions the memory is looked at, and progress told."""
PER_POSITION, PER_MOVE = 270, 12
"""Bytes that a numbered position and a move cost, measured: key, number and list entries."""
ESTIMATED_AT = 4 * LOOKED_AT
"""After so many positions, less than a second, games at random tell whether the rest can fit."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A way to begin a game, move by move in notation, and its value."""

    moves: tuple[str, ...]
    value: Value


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a game under perfect play.

    Attributes:
        unit: the unit of lengths: "plies" or "rounds".
        positions: how many positions were looked at.
        start: the value of the game.
        openings: the value of each opening.
        remarks: what else is worth saying about the game, in sentences.
    """

    unit: str
    positions: int
    start: Value
    openings: tuple[Opening, ...]
    remarks: tuple[str, ...] = ()


class Unsolvable(UguisuError):
    """The game is not of the kind that is solved here, or is too big."""


def too_big(positions: int, needed: int, room: int) -> Unsolvable:
    """Raise the error for a game with so many `positions` that needs more bytes than the `room` it is given."""
    megabytes = math.ceil(needed / MEGABYTE)
    return Unsolvable(
        Message(
            (
                "there are {positions:,} {positions:position|positions}, which take about {needed:,} "
                "MB of memory; {room:,} MB are allowed"
            ),
            positions=positions,
            needed=megabytes,
            room=room // MEGABYTE,
        ),
        hint=Message("`--memory {needed}` allows that much", needed=megabytes),
    )


def solve(game: Game, memory: int = MEMORY, progress: Callable[[int], None] | None = None) -> Solution:
    """Return who wins `game` from its start, and after each opening.

    Args:
        game: an open game of two sides without chance.
        memory: how many megabytes it may take, roughly.
        progress: called from time to time with the number of bytes used.

    Raises:
        Unsolvable: for chance, hidden information, other than two sides, or when it does not fit.
    """
    _refuse(game)
    own = _own_solution(game, memory * MEGABYTE)
    return own if own is not None else _General(game, memory * MEGABYTE, progress).solution()


def solved_soon(game: Game) -> Solution | None:
    """Return who wins `game` if that takes no more than a few seconds, else None. What is tried depends on the game alone.

    None, too, where a rule breaks or never ends on the way: the games in which it does so tell whose it is.
    """
    looked = [0]

    def look(_taken: int) -> None:
        looked[0] += 1

    try:
        with Watch(moves=lambda: looked[0]):
            _refuse(game)
            own = _own_solution(game, SOON_BY_ITSELF * MEGABYTE)
            return own if own is not None else _General(game, SOON * MEGABYTE, look).solution()
    except Unsolvable:
        return None
    except BaseException as error:  # whatever a stranger's rule raises
        leave_to_user(error)
        return None


def values(game: Game, memory: int = MEMORY) -> Tablebase:
    """Return what tells the value of any position that can come up in `game`.

    Raises:
        Unsolvable: as `solve` does.
    """
    _refuse(game)
    solver = solver_of(game)
    own: Tablebase | None = solver.values(game, memory * MEGABYTE) if solver is not None else None
    return own if own is not None else _General(game, memory * MEGABYTE, None).values()


def values_soon(game: Game) -> Tablebase | None:
    """Return what `values` does if that takes no more than a few seconds, else None."""
    try:
        _refuse(game)
        solver = solver_of(game)
        own: Tablebase | None = solver.values(game, SOON_BY_ITSELF * MEGABYTE) if solver is not None else None
        return own if own is not None else _General(game, SOON * MEGABYTE, None).values()
    except Unsolvable:
        return None


def _own_solution(game: Game, room: int) -> Solution | None:
    solver = solver_of(game)
    return solver.solution(game, room) if solver is not None else None


@dataclass(frozen=True, slots=True)
class Edit:
    """A link taken off the map ("cut") or put on it ("added"), and what the game is worth with that."""

    change: str
    between: tuple[str, str]
    kind: str
    value: Value


def what_if(
    game: Game, memory: int = MEMORY, progress: Callable[[int, int], None] | None = None
) -> Iterator[Edit]:
    """Yield what `game` is worth after each single edit of its map: a link less, or one more where two places have none.

    A link that is added is of the commonest kind. Edits that leave no game behind are passed over. `progress` is told
    (edits done, edits in all).

    Raises:
        Unsolvable: as `solve` does, and for maps without links.
    """
    assert game.compiled_from is not None
    content, registry = game.compiled_from
    if not isinstance(content.map, GraphMap) or not content.map.links:
        raise Unsolvable(
            Message("what changes if a link is cut or added can only be worked out for maps with links")
        )
    edited = [*_edited(content.map)]
    for number, (change, link, other) in enumerate(edited):
        with suppress(CompileError):
            value = solve(compile_game(replace(content, map=other), registry), memory).start
            yield Edit(change, link.between, link.kind, value)
        if progress is not None:
            progress(number + 1, len(edited))


def _edited(board: GraphMap) -> Iterator[tuple[str, Link, GraphMap]]:
    links = board.links
    for number, link in enumerate(links):
        yield "cut", link, structs.replace(board, links=links[:number] + links[number + 1 :])
    common = Counter(link.kind for link in links).most_common(1)[0][0]
    joined = {frozenset(link.between) for link in links}
    for a, b in combinations([place.id for place in board.places], 2):
        if {a, b} not in joined:
            link = Link(between=(a, b), kind=common)
            yield "added", link, structs.replace(board, links=(*links, link))


def _refuse(game: Game) -> None:
    if len(game.sides) != 2:
        raise Unsolvable(
            Message("only games of two sides can be solved; this one has {count}", count=len(game.sides))
        )
    if not game.zero_sum:
        raise Unsolvable(Message("only games in which one side's gain is the other's loss can be solved"))
    if not game.hides_nothing:
        raise Unsolvable(
            Message("this game hides something from its players; only open games can be solved"),
            hint=Message("`uguisu playtest` estimates who wins"),
        )
    if has_secrets(game):
        raise _by_chance()


def has_secrets(game: Game) -> bool:
    """Whether the game has hidden information or chance.

    Raises:
        RuleFailure: when the rules break down before the first decision, or never come to it.
    """
    if not game.hides_nothing or game.has_chance:
        return True
    with playing(game, State(), Message("the start")):
        return bool(game.new(1).seed != 1)


def _by_chance() -> Unsolvable:
    return Unsolvable(
        Message("this game involves chance; only games without chance can be solved"),
        hint=Message("`uguisu playtest` estimates who wins"),
    )


@dataclass(slots=True)
class _Positions:
    """The game as a graph: for each position who moves there (2 at an ending), and where its moves lead."""

    mover: bytearray
    winner: bytearray
    first: array[int]
    after: array[int]


class _General:
    """Solves any game by its public rules."""

    def __init__(self, game: Game, room: int, progress: Callable[[int], None] | None) -> None:
        self.game, self.room, self.progress = game, room, progress
        self.number_of: dict[bytes, int] = {}
        self.side = [game.sides.index(seat.side) for seat in game.seats]
        self.winner_of = [
            UNKNOWN if (won := result.winner()) is None else game.sides.index(won) for result in game.results
        ]

    def solution(self) -> Solution:
        """Solve the game and return what it and its openings are worth."""
        start, worth = self.game.new(), self.values()
        openings = []
        for action in self.game.legal(start):
            then = start.clone()
            self.game.apply(then, action)
            openings.append(Opening((self.game.describe(start, action).notation,), worth(then)))
        return Solution("plies", len(self.number_of), worth(start), tuple(openings))

    def values(self) -> Entries:
        """Solve the game and return what tells the value of each position."""
        winner, plies = _settle(self._explore(self.game.new()))
        keys = ((key, self.number_of[key]) for key in sorted(self.number_of))
        return Entries.of(self.game, ((key, winner[number], plies[number]) for key, number in keys))

    def _explore(self, start: State) -> _Positions:
        """Number every position that can come up, the start 0; those found wait as states until their moves are made."""
        game, number_of = self.game, self.number_of
        number_of[start.position()] = 0
        graph = _Positions(bytearray(), bytearray(), array("I", [0]), array("I"))
        waiting = deque([start])
        while waiting:
            state = waiting.popleft()
            graph.mover.append(UNKNOWN if state.over else self.side[state.seat])
            graph.winner.append(self.winner_of[state.result] if state.over else UNKNOWN)
            for action in game.legal(state):
                then = state.clone()
                game.apply(then, action)
                if then.seed != state.seed:
                    raise _by_chance()
                key = then.position()
                number = number_of.get(key)
                if number is None:
                    number = number_of[key] = len(number_of)
                    waiting.append(then)
                graph.after.append(number)
            graph.first.append(len(graph.after))
            if len(graph.mover) % LOOKED_AT == 0:
                self._look(len(number_of), len(graph.after), waiting)
            if len(graph.mover) == ESTIMATED_AT:
                self._refuse_too_large()
        return graph

    def _refuse_too_large(self) -> None:
        """Refuse in seconds what would fill the memory in minutes."""
        least, moves = least_positions(self.game, min(MOST_PLIES, self.room // PER_POSITION // 2))
        needed = least * (PER_POSITION + PER_MOVE * moves)
        if needed > self.room:
            raise Unsolvable(
                Message(
                    "there are at least {found:,} positions, as games at random show, which take about {needed:,} MB of "
                    "memory; {room:,} MB are allowed",
                    found=_rounded(least),
                    needed=math.ceil(needed / MEGABYTE),
                    room=self.room // MEGABYTE,
                ),
                hint=Message(
                    "`--memory {more}` tries it nevertheless; a shorter game (`--option`) or a smaller map has fewer "
                    "positions",
                    more=2 * math.ceil(needed / MEGABYTE),
                ),
            )

    def _look(self, found: int, moves: int, waiting: deque[State]) -> None:
        """Tell how far this is, and stop before the memory is full."""
        taken = found * PER_POSITION + moves * PER_MOVE + len(waiting) * sum(_sizes(waiting))
        if self.progress is not None:
            self.progress(min(taken, self.room))
        if taken > self.room:
            raise Unsolvable(
                Message(
                    "after {found:,} {found:position|positions} no end was in sight, and the {room:,} MB of "
                    "memory that are allowed were full",
                    found=found,
                    room=self.room // MEGABYTE,
                ),
                hint=Message(
                    "`--memory {more}` allows more; a shorter game (`--option`) or a smaller map has fewer positions",
                    more=self.room // MEGABYTE * 4,
                ),
            )


def _rounded(count: int) -> int:
    """Return an estimate to two figures, down: `13,912,345` is told as 13,000,000."""
    unit = int("1" + "0" * (len(str(count)) - 2))
    return count // unit * unit


def _sizes(waiting: deque[State]) -> list[int]:
    """Return how many bytes a state takes, field by field."""
    return [sys.getsizeof(value) for value in waiting[-1].facts().values()] if waiting else []


def _settle(graph: _Positions) -> tuple[bytearray, array[int]]:
    """Return who wins each position, and in how many plies, going backwards from the endings.

    A side wins where one of its moves leads to a win of its own, and loses where all lead to wins of the other. What
    is never reached so is drawn, or can be held forever.
    """
    winner, mover, first = graph.winner, graph.mover, graph.first
    plies = array("I", bytes(array("I").itemsize * len(winner)))
    before, begin = _backwards(graph)
    still_open = array("I", (first[at + 1] - first[at] for at in range(len(winner))))
    settled = deque(number for number, won in enumerate(winner) if won != UNKNOWN)
    while settled:
        number = settled.popleft()
        won = winner[number]
        for earlier in before[begin[number] : begin[number + 1]]:
            if winner[earlier] != UNKNOWN:
                continue
            still_open[earlier] -= 1
            if mover[earlier] == won or not still_open[earlier]:
                winner[earlier], plies[earlier] = won, plies[number] + 1
                settled.append(earlier)
    return winner, plies


def _backwards(graph: _Positions) -> tuple[array[int], array[int]]:
    """Return where each position may come from: one list for all, and where in it each position's own begins."""
    count = len(graph.winner)
    begin = array("I", bytes(array("I").itemsize * (count + 1)))
    for after in graph.after:
        begin[after + 1] += 1
    for number in range(count):
        begin[number + 1] += begin[number]
    at, before = begin[:], array("I", bytes(array("I").itemsize * len(graph.after)))
    for number in range(count):
        for after in graph.after[graph.first[number] : graph.first[number + 1]]:
            before[at[after]] = number
            at[after] += 1
    return before, begin
