"""Numbers followed over the turns: how sequences are added up, and drawn as lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

import msgspec
from markupsafe import escape

from uguisu import LocalText, Message
from uguisu.messages import localize
from uguisu_lab.playtest.playing import Played
from uguisu_lab.playtest.statistics import Interval, mean_of
from uguisu_lab.playtest.tables import Cell, Row, Section, Words
from uguisu_lab.playtest.values import Named, Titles, by_measure

TURNS = 7
"""Turns of a curve that a terminal shows, about."""

WIDTH, HEIGHT, FLOOR, LEFT, RIGHT, TOP = 960, 296, 56, 44, 190, 14
TICKS = 4
"""Lines across, about."""
LABELS = 20
"""Numbers under the lines, at most."""
APART = 17
"""Height of a name at the end of its line."""

FEW, PART = 3, 0.05
"""A point is drawn for so many games at least, and for so large a part of those that the curve begins with."""

_Scale = Callable[[float], float]


class Point(msgspec.Struct, frozen=True):
    """A point of a curve: the mean at turn `at` over the `games` that came so far."""

    at: int
    mean: Interval
    games: int


class CurveSummary(Named, frozen=True, kw_only=True):
    """A number followed over the turns (or whatever `axis` says) of all games."""

    axis: LocalText
    points: tuple[Point, ...]


class Curves:
    """Sequences, added up turn by turn."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.sums: dict[str, list[tuple[int, float, float, int]]] = {}
        """By name, for each turn: games, sum, sum of squares, different games."""

    def add(self, played: Played, fresh: bool) -> None:
        """Add one game."""
        for name, values in played.series.items():
            sums = self.sums.setdefault(name, [])
            sums += [(0, 0.0, 0.0, 0)] * (len(values) - len(sums))
            for at, value in enumerate(values):
                count, total, squares, distinct = sums[at]
                sums[at] = (count + 1, total + value, squares + value * value, distinct + fresh)

    def summaries(self) -> tuple[CurveSummary, ...]:
        """Return all curves."""
        return tuple(
            CurveSummary(
                **self.titles.of(name),
                axis=self.titles.axis(name),
                points=tuple(
                    Point(at, mean_of(count, total, squares, distinct), count)
                    for at, (count, total, squares, distinct) in enumerate(sums, 1)
                ),
            )
            for name, sums in self.sums.items()
        )


def curve_sections(curves: Sequence[CurveSummary], words: Words, colours: Sequence[str]) -> list[Section]:
    """Return the curves of each measure over one axis; without `colours` as a table only."""
    found = []
    for members in by_measure(curves):
        turns = max(len(curve.points) for curve in members)
        chosen = [at for at in range(1, turns + 1) if (turns - at) % -(-turns // TURNS) == 0]
        rows = [
            Row(words.name(curve.name), tuple(Cell(_mean_at(curve, at)) for at in chosen))
            for curve in members
        ]
        note = words.say(
            Message("The mean over the games that lasted this long; the band is its 95% interval.")
        )
        found.append(
            Section(
                words.name(members[0].group),
                figure=curves_svg(members, colours, words.language) if colours else "",
                plain=words.table(rows, members[0].axis or Message("turn"), *map(str, chosen)),
                note=f"{words.say(members[0].note)} {note}".strip(),
            )
        )
    return found


def _mean_at(curve: CurveSummary, turn: int) -> str:
    return f"{curve.points[turn - 1].mean.value:.2f}" if turn <= len(curve.points) else "\N{EN DASH}"


def curves_svg(curves: Sequence[CurveSummary], colours: Sequence[str], language: str) -> str:
    """Draw curves over the same axis, each with its name at its end and the interval of its means as a band."""
    curves = [_well_founded(curve) for curve in curves]
    colours = [colours[at % len(colours)] for at in range(len(curves))]
    most_turns = max((len(curve.points) for curve in curves), default=0)
    if most_turns < 2:
        return ""
    top = max(point.mean.value for curve in curves for point in curve.points)
    step = _round_step(max(top, 1e-9) / TICKS)
    highest = step * max(1, ceil(top / step - 1e-9))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - FLOOR - TOP

    def across(at: float) -> float:
        return LEFT + wide * (at - 1) / (most_turns - 1)

    def up(value: float) -> float:
        return TOP + high * (1 - min(max(value, 0.0), highest) / highest)

    lines = []
    for tick in range(round(highest / step) + 1):
        y = up(tick * step)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{_number(tick * step)}</text>')
    every = -(-most_turns // LABELS)
    games = {
        at: max(curve.points[at - 1].games for curve in curves if len(curve.points) >= at)
        for at in range(1, most_turns + 1)
    }
    for at in range(1, most_turns + 1, every):
        lines.append(f'<text x="{across(at):.1f}" y="{HEIGHT - 38}" text-anchor="middle">{at}</text>')
        lines.append(
            f'<text x="{across(at):.1f}" y="{HEIGHT - 22}" text-anchor="middle" class="count">n={games[at]}</text>'
        )
    axis = escape(localize(curves[0].axis, language))
    lines.append(
        f'<text x="{LEFT + wide / 2:.0f}" y="{HEIGHT - 4}" text-anchor="middle" class="axis">{axis}</text>'
    )
    for curve, colour in zip(curves, colours, strict=True):
        lines += _line(curve.points, colour, across, up)
    ends = [(up(curve.points[-1].mean.value), number) for number, curve in enumerate(curves) if curve.points]
    for y, number in _spread(ends):
        name = escape(localize(curves[number].name, language))
        lines.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4:.1f}" style="fill:{colours[number]}" class="name">{name}</text>'
        )
    return chart(WIDTH, HEIGHT, ", ".join(localize(curve.name, language) for curve in curves), lines)


def chart(width: int, height: int, label: str, lines: Sequence[str]) -> str:
    """Return a drawing as SVG; colours come from the page it stands in."""
    box = f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}"'
    head = f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, *lines, "</svg>"])


def _well_founded(curve: CurveSummary) -> CurveSummary:
    """Leave out turns that hardly any game came to: a few games make a line jump about and tell nothing."""
    most = max((point.games for point in curve.points), default=0)
    kept = tuple(point for point in curve.points if point.games >= min(most, max(FEW, most * PART)))
    return msgspec.structs.replace(curve, points=kept)


def _line(points: Sequence[Point], colour: str, across: _Scale, up: _Scale) -> list[str]:
    if not points:
        return []
    lows = [f"{across(point.at):.1f},{up(point.mean.low):.1f}" for point in points]
    highs = [f"{across(point.at):.1f},{up(point.mean.high):.1f}" for point in reversed(points)]
    means = " ".join(f"{across(point.at):.1f},{up(point.mean.value):.1f}" for point in points)
    dots = [
        f'<circle cx="{across(point.at):.1f}" cy="{up(point.mean.value):.1f}" r="2.6" style="fill:{colour}">'
        f"<title>{point.at}: {point.mean.value:.2f} ({point.mean.low:.2f} – {point.mean.high:.2f}; {point.games})"
        f"</title></circle>"
        for point in points
    ]
    band = f'<polygon points="{" ".join(lows + highs)}" style="fill:{colour}" class="band"/>'
    return [band, f'<polyline points="{means}" style="stroke:{colour}" class="curve"/>', *dots]


def _spread(ends: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Move names that would lie on one another apart, downwards first and then up from the floor."""
    ends = sorted(ends)
    ys = [y for y, _ in ends]
    for at in range(1, len(ys)):
        ys[at] = max(ys[at], ys[at - 1] + APART)
    floor_at = float(HEIGHT - FLOOR)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], floor_at)
        floor_at = ys[at] - APART
    return [(y, number) for y, (_, number) in zip(ys, ends, strict=True)]


def _round_step(step: float) -> float:
    """Return the next round number from `step` up: 1, 2, 2.5 or 5 times a power of ten.

    >>> _round_step(0.17), _round_step(3.1)
    (0.2, 5.0)
    """
    power = 10.0 ** floor(log10(step))
    return next(round(power * part, 12) for part in (1, 2, 2.5, 5, 10) if power * part >= step * 0.999999)


def _number(value: float) -> str:
    return f"{value:.3g}"
