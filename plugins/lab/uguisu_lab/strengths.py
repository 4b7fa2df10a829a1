"""How strong players are, by whom they beat: the model of Bradley and Terry (1952), with what a side is worth.

The chance that player ``a`` on side ``k`` beats ``b`` is ``1 / (1 + exp(-(s[a] - s[b] + h[k])))``; a draw is half a win
of each. Ends of intervals and tests are those of the profile likelihood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import erfc, exp, log, log1p, sqrt

from uguisu_lab.playtest.statistics import Interval, Z

ELO = 400 / log(10)
"""Points of Elo (1978) to a unit of the model: 400 points are odds of ten to one."""
SUPPOSED = 1.0
"""Drawn games that are supposed to have been played between each two: then who has won all is not stronger without end."""
STEPS, CLOSE = 60, 1e-10
"""Newton steps at most; how little likelihood a step gains that changes nothing any more."""
TRIES, ENDS_AT = 40, 1e-6
"""How often the end of an interval is looked for, and how near is near enough, in standard deviations."""
FAR = 30.0
"""As far as an end is looked for, in units of the model."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of player `one` on side `side` against `other`: points of either, where a draw is half a point."""

    one: int
    other: int
    side: int
    points: float
    against: float


@dataclass(slots=True)
class Strengths:
    """The strengths that explain `meetings` best.

    Attributes:
        players: how many.
        sides: how many sides have a worth of their own.
        supposed: drawn games between each two (see `SUPPOSED`), spread over their meetings.
        best: the strength of each player, which are 0 on average, then the worth of each side.
    """

    players: int
    sides: int
    meetings: Sequence[Meeting]
    supposed: float = SUPPOSED
    best: list[float] = field(init=False)
    _most: float = field(init=False)

    def __post_init__(self) -> None:
        among: dict[frozenset[int], int] = {}
        for meeting in self.meetings:
            pair = frozenset((meeting.one, meeting.other))
            among[pair] = among.get(pair, 0) + 1
        self.meetings = [
            Meeting(
                meeting.one,
                meeting.other,
                meeting.side,
                meeting.points + self.supposed / 2 / among[frozenset((meeting.one, meeting.other))],
                meeting.against + self.supposed / 2 / among[frozenset((meeting.one, meeting.other))],
            )
            for meeting in self.meetings
        ]
        self.best = self._fit([0.0] * (self.players + self.sides))
        self._most = self._likelihood(self.best)

    def strength(self, player: int) -> Interval:
        """Return how strong a player is, beside the average of all."""
        return self._interval({player: 1.0})

    def worth(self, side: int) -> Interval:
        """Return what it is worth to play a side."""
        return self._interval({self.players + side: 1.0})

    def difference(self, one: int, other: int) -> Interval:
        """Return by how much one player is stronger than another."""
        return self._interval({one: 1.0, other: -1.0})

    def p_equal(self, one: int, other: int) -> float:
        """Return how likely chance alone parts two players so far (likelihood-ratio test)."""
        return erfc(sqrt(max(0.0, self._loss({one: 1.0, other: -1.0}, 0.0)) / 2))

    def _interval(self, of: dict[int, float]) -> Interval:
        value = sum(factor * self.best[at] for at, factor in of.items())
        ends = [self._end(value, sign, lambda to: self._loss(of, to)) for sign in (-1.0, 1.0)]
        return Interval(value, *ends)

    def _end(self, value: float, sign: float, loss: Callable[[float], float]) -> float:
        """Return where the interval ends: there the root of the loss, nearly a straight line, comes to `Z`."""
        near, far, beyond = 0.0, 0.0, False
        reach = 0.5
        for _ in range(TRIES):
            lost = sqrt(max(0.0, loss(value + sign * reach)))
            if abs(lost - Z) < ENDS_AT:
                break
            near, far, beyond = (reach, far, beyond) if lost < Z else (near, reach, True)
            guess = reach * Z / lost if lost else 2 * reach
            if beyond:
                reach = guess if near < guess < far else (near + far) / 2
            else:
                reach = min(2 * guess, 3 * reach) if guess <= reach else min(guess, 3 * reach)
            if reach > FAR:
                break
        return value + sign * reach

    def _loss(self, of: dict[int, float], to: float) -> float:
        """Return twice the log-likelihood that is lost where a sum of unknowns has to be `to`."""
        begin = self.best[:]
        missing = to - sum(factor * begin[at] for at, factor in of.items())
        share = missing / sum(factor * factor for factor in of.values())
        for at, factor in of.items():
            begin[at] += share * factor
        return 2 * (self._most - self._likelihood(self._fit(begin, of)))

    def _likelihood(self, at: Sequence[float]) -> float:
        total = -(sum(at[: self.players]) ** 2) / 2
        for meeting in self.meetings:
            lead = self._lead(meeting, at)
            total -= meeting.points * _softplus(-lead) + meeting.against * _softplus(lead)
        return total

    def _lead(self, meeting: Meeting, at: Sequence[float]) -> float:
        worth = at[self.players + meeting.side] if self.sides else 0.0
        return at[meeting.one] - at[meeting.other] + worth

    def _fit(self, begin: list[float], keeping: dict[int, float] | None = None) -> list[float]:
        """Climb to the top of the likelihood, which has one, by Newton's method; a sum that is kept stays as it is."""
        size = len(begin)
        at, height = begin[:], self._likelihood(begin)
        for _ in range(STEPS):
            slope, bend = self._slopes(at)
            if keeping:
                bend = [[*row, keeping.get(index, 0.0)] for index, row in enumerate(bend)]
                bend.append([*(keeping.get(index, 0.0) for index in range(size)), 0.0])
                slope = [*slope, 0.0]
            step = _solve(bend, slope)[:size]
            gain = sum(rise * by for rise, by in zip(slope, step, strict=False))
            if gain < CLOSE:
                break
            part = 1.0
            while part > CLOSE:
                there = [value + part * by for value, by in zip(at, step, strict=True)]
                if (higher := self._likelihood(there)) >= height:
                    break
                part /= 2
            else:
                break
            at, height = there, higher
        return at

    def _slopes(self, at: Sequence[float]) -> tuple[list[float], list[list[float]]]:
        """Return the likelihood's first derivatives, and its second ones with the sign turned."""
        size = len(at)
        middle = sum(at[: self.players])
        slope = [-middle if index < self.players else 0.0 for index in range(size)]
        # strengths are only differences: their sum is held at 0, which costs no likelihood
        bend = [
            [1.0 if max(row, column) < self.players else 0.0 for column in range(size)] for row in range(size)
        ]
        for meeting in self.meetings:
            won = 1 / (1 + exp(-max(-FAR * 4, self._lead(meeting, at))))
            games = meeting.points + meeting.against
            parts = [(meeting.one, 1.0), (meeting.other, -1.0)]
            if self.sides:
                parts.append((self.players + meeting.side, 1.0))
            for row, factor in parts:
                slope[row] += factor * (meeting.points - games * won)
                for column, other in parts:
                    bend[row][column] += factor * other * games * won * (1 - won)
        return slope, bend


def _softplus(value: float) -> float:
    return value + log1p(exp(-value)) if value > 0 else log1p(exp(value))


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gauss's elimination; an unknown that nothing tells of is 0."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        if abs(table[at][at]) < 1e-14:
            table[at][at] = 1.0
            table[at][size] = 0.0
        for row in range(at + 1, size):
            factor = table[row][at] / table[at][at]
            if factor:
                for column in range(at, size + 1):
                    table[row][column] -= factor * table[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(table[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (table[at][size] - known) / table[at][at]
    return found
