"""Differences with their intervals, one below the other about a line at 0: a forest plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import escape

from uguisu_lab.playtest.curves import chart
from uguisu_lab.playtest.statistics import Interval

WIDTH, LEFT, RIGHT, ROW, TOP, FLOOR = 960, 250, 90, 26, 10, 26


class Branch(NamedTuple):
    """A row: its name, by how much something differs, whether that is more than chance, and its colour."""

    name: str
    difference: Interval
    clear: bool
    colour: str


def forest_svg(branches: Sequence[Branch], label: str) -> str:
    """Draw `branches`, all on one scale; what is clear is filled."""
    if not branches:
        return ""
    most = max(max(abs(branch.difference.low), abs(branch.difference.high)) for branch in branches) or 1.0
    middle, half = (LEFT + WIDTH - RIGHT) / 2, (WIDTH - RIGHT - LEFT) / 2
    height = TOP + ROW * len(branches) + FLOOR

    def across(value: float) -> float:
        return middle + half * value / most

    lines = [f'<line x1="{middle:.0f}" y1="{TOP}" x2="{middle:.0f}" y2="{height - FLOOR}"/>']
    lines += [
        f'<text x="{across(value):.1f}" y="{height - 8}" text-anchor="middle">{value:+.0f}</text>'
        for value in (-most, 0.0, most)
    ]
    for number, branch in enumerate(branches):
        y = TOP + ROW * (number + 0.5)
        low, value, high = (
            across(end) for end in (branch.difference.low, branch.difference.value, branch.difference.high)
        )
        weight = ' class="name"' if branch.clear else ""
        filled = branch.colour if branch.clear else "none"
        lines.append(
            f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end"{weight}>{escape(branch.name)}</text>'
        )
        lines.append(
            f'<polyline points="{low:.1f},{y:.1f} {high:.1f},{y:.1f}" style="stroke:{branch.colour}" class="curve"/>'
        )
        lines.append(
            f'<circle cx="{value:.1f}" cy="{y:.1f}" r="5" style="fill:{filled};stroke:{branch.colour}" class="mean"/>'
        )
        lines.append(
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4:.1f}"{weight}>{branch.difference.value:+.1f}</text>'
        )
    return chart(WIDTH, height, label, lines)
