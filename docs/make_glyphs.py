"""Makes `engine/uguisu_tools/looks/glyphs.txt`, the signs of pieces, marks and events, from Material Design Icons (Apache 2.0).

::

    npm pack @mdi/svg@6.9.96 && tar xzf mdi-svg-6.9.96.tgz
    uv run python docs/make_glyphs.py package/svg

A glyph is a line: its name, a tab, and its outline in a square of 24 units, written with M, L, C and Z only.
"""

from __future__ import annotations

import re
import sys
from math import atan2, ceil, cos, hypot, pi, sin, sqrt, tan
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
FILE = HOME / "engine/uguisu_tools/looks/glyphs.txt"
NUMBER = re.compile(r"[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:e[-+]?\d+)?")
TOKEN = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def make(folder: Path, names: list[str]) -> str:
    """Return the file of some icons."""
    lines = []
    for name in sorted(set(names)):
        found = re.search(r' d="([^"]+)"', (folder / f"{name}.svg").read_text(encoding="utf-8"))
        assert found is not None, name
        lines.append(f"{name}\t{plain(found[1])}\n")
    return "".join(lines)


def plain(path: str) -> str:
    """Write an outline with M, L, C and Z, and with points of the whole picture."""
    steps: list[str] = []
    x = y = start_x = start_y = 0.0
    handle: tuple[float, float] | None = None
    for letter, rest in TOKEN.findall(path):
        many = arguments(letter.upper(), rest)
        for number, numbers in enumerate(many):
            kind = letter.upper()
            if kind == "M" and number:
                kind = "L"
            dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
            before, handle = handle, None
            if kind == "Z":
                x, y = start_x, start_y
                steps.append("Z")
                continue
            if kind == "A":
                to = numbers[5] + dx, numbers[6] + dy
                steps += [written("C", curve) for curve in arc((x, y), to, numbers)]
                x, y = to
                continue
            if kind == "H":
                points = [numbers[0] + dx, y]
            elif kind == "V":
                points = [x, numbers[0] + dy]
            else:
                points = [value + (dx, dy)[at % 2] for at, value in enumerate(numbers)]
            if kind == "S":
                first = (2 * x - before[0], 2 * y - before[1]) if before else (x, y)
                points = [*first, *points]
                kind = "C"
            if kind == "T":
                raise ValueError("no icon has needed T yet")
            if kind == "Q":
                qx, qy, tx, ty = points
                points = [
                    x + (qx - x) * 2 / 3,
                    y + (qy - y) * 2 / 3,
                    tx + (qx - tx) * 2 / 3,
                    ty + (qy - ty) * 2 / 3,
                    tx,
                    ty,
                ]
                kind = "C"
            if kind == "C":
                handle = points[2], points[3]
            x, y = points[-2], points[-1]
            if kind == "M":
                start_x, start_y = x, y
            steps.append(written("L" if kind in "HV" else kind, points))
    return "".join(steps)


def arguments(kind: str, rest: str) -> list[list[float]]:
    """Cut the numbers after a letter into as many as it takes each time; an arc's flags may touch what follows."""
    if kind == "A":
        found, at = [], 0
        pattern = [NUMBER] * 3 + [re.compile("[01]")] * 2 + [NUMBER] * 2
        while True:
            numbers = []
            for part in pattern:
                hit = part.search(rest, at)
                if hit is None:
                    return found
                numbers.append(float(hit[0]))
                at = hit.end()
            found.append(numbers)
    numbers = [float(one) for one in NUMBER.findall(rest)]
    takes = TAKES[kind]
    return [numbers[at : at + takes] for at in range(0, len(numbers), takes)] if takes else [[]]


def written(kind: str, numbers: list[float]) -> str:
    """Write a step."""
    return kind + " ".join(f"{value:.2f}".rstrip("0").rstrip(".").replace("-0 ", "0 ") for value in numbers)


def arc(begin: tuple[float, float], end: tuple[float, float], numbers: list[float]) -> list[list[float]]:
    """Return an elliptic arc as cubic curves (SVG 2, appendix B.2.4)."""
    rx, ry, turn, large, sweep = (
        abs(numbers[0]),
        abs(numbers[1]),
        numbers[2] * pi / 180,
        numbers[3],
        numbers[4],
    )
    if begin == end or not rx or not ry:
        return []
    (x1, y1), (x2, y2) = begin, end
    mx, my = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos(turn) * mx + sin(turn) * my, -sin(turn) * mx + cos(turn) * my
    larger = hypot(px / rx, py / ry)
    if larger > 1:
        rx, ry = rx * larger, ry * larger
    over = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px
    part = sqrt(max(0.0, over / (rx * rx * py * py + ry * ry * px * px)))
    part = -part if bool(large) == bool(sweep) else part
    ax, ay = part * rx * py / ry, -part * ry * px / rx
    cx, cy = cos(turn) * ax - sin(turn) * ay + (x1 + x2) / 2, sin(turn) * ax + cos(turn) * ay + (y1 + y2) / 2
    first = atan2((py - ay) / ry, (px - ax) / rx)
    span = atan2((-py - ay) / ry, (-px - ax) / rx) - first
    if sweep and span < 0:
        span += 2 * pi
    elif not sweep and span > 0:
        span -= 2 * pi
    count = max(1, ceil(abs(span) / (pi / 2) - 1e-6))
    reach = 4 / 3 * tan(span / count / 4)

    def at(x: float, y: float) -> list[float]:
        return [cx + rx * x * cos(turn) - ry * y * sin(turn), cy + rx * x * sin(turn) + ry * y * cos(turn)]

    curves = []
    for number in range(count):
        a, b = first + span * number / count, first + span * (number + 1) / count
        curves.append(
            [
                *at(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                *at(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
                *at(cos(b), sin(b)),
            ]
        )
    return curves


if __name__ == "__main__":
    wanted = [line.partition("\t")[0] for line in FILE.read_text(encoding="utf-8").splitlines()]
    FILE.write_text(make(Path(sys.argv[1]), [*wanted, *sys.argv[2:]]), encoding="utf-8")
