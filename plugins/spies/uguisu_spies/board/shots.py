"""The lines of shots on a map of Spies, worked out once and kept (SP-30, SP-32, SP-H26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from uguisu import mask_of
from uguisu_spies.content.map import SHOT_STOPPED_BY

if TYPE_CHECKING:
    from uguisu_spies.board.ground import Ground


class Line(NamedTuple):
    """The squares of a shot in one direction, the nearest first; the panes that it breaks, as borders; what is behind each."""

    way: int
    squares: tuple[int, ...]
    mask: int
    panes: tuple[int, ...]
    behind: tuple[int, ...]


@dataclass(slots=True)
class Fan:
    """The lines of shots from a square in all directions, without those that are empty.

    Attributes:
        lines: the lines.
        mask: all their squares, as a mask; `nearest` the first of each.
        panes: the panes on them, as borders, each with the square behind it.
        places: the squares of `mask` and the one that the lines begin at.
        before: for each square of `mask`, all but those behind it on its line: where shots get that stop at it.
    """

    lines: tuple[Line, ...]
    mask: int
    nearest: int
    panes: tuple[tuple[int, int], ...]
    places: frozenset[int]
    before: dict[int, int]

    def reached(self, standing: Iterable[int]) -> int:
        """Return the squares up to the first on each line that somebody stands on, that one among them, as a mask."""
        reached, before = self.mask, self.before
        for square in standing:
            if square in before:
                reached &= before[square]
        return reached

    def panes_before(self, reached: int) -> list[int]:
        """Return the panes that shots at these squares may break."""
        return [pane for pane, square in self.panes if reached >> square & 1]


class Lines:
    """All lines of a map. Of one that lies otherwise than `drawn`, those are taken from there that come by nothing new."""

    def __init__(self, ground: Ground, drawn: Lines | None = None) -> None:
        self.ground, self._drawn = ground, drawn
        self._by_something_new = ground.by_something_new() if drawn is not None else frozenset()
        self._between = cache(self._panes_between)
        self._within: dict[tuple[int, int], Fan] = {}
        self._towards: dict[tuple[int, int], Line | None] = {}
        self._lights: dict[tuple[int, int], int] = {}

    def within(self, here: int, reach: int) -> Fan:
        """Return the lines from a square, as long as `reach`."""
        known = self._within.get((here, reach))
        if known is None:
            known = self._within[here, reach] = self._as_drawn(here, reach) or self._fan(here, reach)
        return known

    def _as_drawn(self, here: int, reach: int) -> Fan | None:
        if self._drawn is None:
            return None
        fan = self._drawn.within(here, reach)
        return fan if self._by_something_new.isdisjoint(fan.places) else None

    def _fan(self, here: int, reach: int) -> Fan:
        rays = ((way, self.ground.shot.ray(here, way)[:reach]) for way in range(8))
        lines = tuple(self._line(here, way, squares) for way, squares in rays if squares)
        return Fan(
            lines,
            mask_of(square for line in lines for square in line.squares),
            mask_of(line.squares[0] for line in lines),
            tuple(pair for line in lines for pair in zip(line.panes, line.behind, strict=True)),
            frozenset((here, *(square for line in lines for square in line.squares))),
            {square: before for line in lines for square, before in _stopped(line)},
        )

    def towards(self, here: int, target: int) -> Line | None:
        """Return the line from one square to another, or None where no shot leads there."""
        if (here, target) not in self._towards:
            way = self.ground.topology.direction_to(here, target) if here != target else None
            squares = () if way is None else self.ground.shot.ray(here, way)
            line = None
            if way is not None and target in squares:
                line = self._line(here, way, squares[: squares.index(target) + 1])
            self._towards[here, target] = line
        return self._towards[here, target]

    def shot_lights(self, out: int, stopped: int) -> int:
        """Return the squares of lamps that burn and of generators that run, as a mask."""
        known = self._lights.get((out, stopped))
        if known is None:
            ground = self.ground
            lamps = [
                ground.light_at[light]
                for light, candle in enumerate(ground.is_candle)
                if not candle and not out >> light & 1
            ]
            first = len(ground.light_at)
            running = [
                square
                for number, square in enumerate(sorted(ground.generators))
                if not stopped >> (first + number) & 1
            ]
            known = self._lights[out, stopped] = mask_of((*lamps, *running))
        return known

    def _line(self, here: int, way: int, squares: tuple[int, ...]) -> Line:
        panes: list[tuple[int, int]] = []
        for there in squares:
            panes += [(pane, there) for pane in self._between(here, there)]
            here = there
        borders, behind = tuple(pane for pane, _ in panes), tuple(square for _, square in panes)
        return Line(way, squares, mask_of(squares), borders, behind)

    def _panes_between(self, here: int, there: int) -> list[int]:
        """Return the panes between two squares that touch; at a corner a shot goes by the hand that has none, if it can."""
        ground = self.ground
        (ax, ay), (bx, by) = ground.topology.coordinates[here], ground.topology.coordinates[there]
        if ax == bx or ay == by:
            hands = [[(here, there)]]
        else:
            corners = (ground.topology.at(ax, by), ground.topology.at(bx, ay))
            hands = [
                [(here, corner), (corner, there)] for corner in corners if corner not in ground.shot.obstacles
            ]
        best: list[int] | None = None
        for hand in hands:
            met = [ground.shut_of[pair] for pair in hand if pair in ground.shut_of]
            if not {ground.borders[border].kind for border in met} & SHOT_STOPPED_BY:
                panes = [border for border in met if ground.borders[border].kind == "glass"]
                best = panes if best is None or len(panes) < len(best) else best
        return best or []


def _stopped(line: Line) -> Iterator[tuple[int, int]]:
    """Return each square of a line with all squares there are but those behind it."""
    behind = line.mask
    for square in line.squares:
        behind &= ~(1 << square)
        yield square, ~behind
