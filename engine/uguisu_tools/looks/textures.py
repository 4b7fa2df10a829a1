"""Textures: what is drawn on ground besides its colour. Each is the same every time it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random

from uguisu.board.geometry import contains
from uguisu.board.marks import Dot, Mark, MarkArea, Path, Stroke
from uguisu.board.outlines import box, polygon
from uguisu.board.parts import Point
from uguisu.looks import Texture
from uguisu_tools.looks.glyphs import glyph_at


def mixed(colour: str, other: str, part: float) -> str:
    """Return a `#rrggbb` colour on its way to another one.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


def dark(colour: str, part: float) -> str:
    """Return a deeper shade."""
    return mixed(colour, "#101418", part)


def pale(colour: str, part: float) -> str:
    """Return a lighter shade."""
    return mixed(colour, "#ffffff", part)


def texture_of(texture: Texture, at: Point, size: float, fill: str, seed: int) -> list[Mark]:
    """Draw the texture of a cell about a point; `size` is from the middle of a cell to the middle of the next."""
    draw = _CELLS.get(texture)
    return draw(at, size, fill, Random(seed)) if draw is not None else []


def texture_within(texture: Texture, shape: Sequence[Point], size: float, fill: str, seed: int) -> list[Mark]:
    """Draw the texture of a zone: as many pieces of it as there is room for."""
    draw = _CELLS.get(texture)
    if draw is None or texture not in SPREAD:
        return []
    rng, found = Random(seed), []
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    step = 0.55 * size
    around = [(dx * size, dy * size) for dx in (-0.2, 0.2) for dy in (-0.12, 0.12)]
    y = top + step / 2
    while y < bottom:
        x = left + step / 2
        while x < right:
            at = (x + rng.uniform(-0.2, 0.2) * step, y + rng.uniform(-0.2, 0.2) * step)
            if all(contains(shape, (at[0] + dx, at[1] + dy)) for dx, dy in around):
                found += draw(at, 0.55 * size, fill, rng)
            x += step
        y += step
    return found


def _grass(at: Point, size: float, fill: str, rng: Random) -> list[Mark]:
    found: list[Mark] = []
    for _ in range(2):
        x, y = at[0] + rng.uniform(-0.36, 0.36) * size, at[1] + rng.uniform(-0.3, 0.36) * size
        tall = 0.08 * size
        tuft = ((x - 0.6 * tall, y - tall), (x, y), (x + 0.6 * tall, y - tall))
        found.append(Stroke(tuft, dark(fill, 0.2), 0.02 * size))
    return found


def _water(at: Point, size: float, fill: str, rng: Random) -> list[Mark]:
    found: list[Mark] = []
    for down in (-0.22, 0.2):
        x, y = at[0] + rng.uniform(-0.12, 0.12) * size - 0.2 * size, at[1] + down * size
        wave: list[tuple[str, tuple[float, ...]]] = [("M", (x, y))]
        for _ in range(2):
            wave.append(
                ("C", (x + 0.06 * size, y - 0.06 * size, x + 0.14 * size, y + 0.06 * size, x + 0.2 * size, y))
            )
            x += 0.2 * size
        found.append(Path(tuple(wave), None, pale(fill, 0.35), 0.028 * size))
    return found


def _boards(at: Point, size: float, fill: str, rng: Random) -> list[Mark]:
    (x, y), half = at, size / 2
    line, thin = dark(fill, 0.2), 0.018 * size
    found: list[Mark] = [
        Stroke(((x - half, y + down * size), (x + half, y + down * size)), line, thin)
        for down in (-0.25, 0.0, 0.25)
    ]
    for row in range(4):
        across = x + rng.uniform(-0.4, 0.4) * size
        top = y - half + row * size / 4
        found.append(Stroke(((across, top), (across, top + size / 4)), line, thin))
    return found


def _mats(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    (x, y), line = at, dark(fill, 0.12)
    return [
        Stroke(((x + across * size, y - 0.3 * size), (x + across * size, y + 0.3 * size)), line, 0.012 * size)
        for across in (-0.24, -0.16, -0.08, 0.0, 0.08, 0.16, 0.24)
    ]


def _gravel(at: Point, size: float, fill: str, rng: Random) -> list[Mark]:
    return [
        Dot(
            (at[0] + rng.uniform(-0.42, 0.42) * size, at[1] + rng.uniform(-0.42, 0.42) * size),
            rng.uniform(0.012, 0.024) * size,
            dark(fill, rng.uniform(0.14, 0.28)),
        )
        for _ in range(4)
    ]


def _stone(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    (x, y), r = at, 0.34 * size
    corners = [(-1, 0.1), (-0.55, -0.75), (0.25, -0.9), (0.95, -0.25), (0.8, 0.6), (-0.4, 0.8)]
    points = [(x + dx * r, y + dy * r) for dx, dy in corners]
    peak = (x - 0.05 * r, y - 0.15 * r)
    return [
        Path(polygon(points), mixed(fill, "#6f6c66", 0.65), "#4c4a46", 0.03 * size),
        MarkArea((points[1], points[2], peak), "#a9a59d"),
        MarkArea((points[2], points[3], points[4], peak), "#63605a"),
        Stroke((points[1], peak, points[4]), "#4c4a46", 0.02 * size),
    ]


def _crown(at: Point, size: float, colour: str, reach: float, lobes: int) -> list[Mark]:
    x, y = at
    found: list[Mark] = [Dot((x + 0.03 * size, y + 0.05 * size), reach * size, "#000000", opacity=0.25)]
    for number in range(lobes):
        angle = 2 * pi * number / lobes
        middle = (x + 0.5 * reach * size * cos(angle), y + 0.5 * reach * size * sin(angle))
        found.append(Dot(middle, 0.55 * reach * size, colour))
    found.append(
        Dot((x - 0.12 * reach * size, y - 0.16 * reach * size), 0.6 * reach * size, pale(colour, 0.14))
    )
    return found


def _tree(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    return _crown(at, size, mixed(fill, "#1f4a2c", 0.75), 0.42, 7)


def _bush(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    (x, y), colour = at, mixed(fill, "#3f7a3a", 0.6)
    return [
        mark
        for dx, dy, reach in ((-0.17, 0.08, 0.2), (0.18, 0.1, 0.19), (0.0, -0.1, 0.23))
        for mark in _crown((x + dx * size, y + dy * size), size, colour, reach, 5)
    ]


def _bamboo(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    x, y = at
    found: list[Mark] = []
    for number, across in enumerate((-0.2, -0.07, 0.07, 0.2)):
        stem, top = x + across * size, y - (0.34 - 0.05 * (number % 2)) * size
        found.append(Stroke(((stem, top), (stem, y + 0.34 * size)), "#4b7a2b", 0.07 * size))
        found += [
            Stroke(
                ((stem - 0.035 * size, y + part * size), (stem + 0.035 * size, y + part * size)),
                "#c9dd93",
                0.02 * size,
            )
            for part in (-0.16, 0.02, 0.2)
        ]
        leaf = ((stem, top), (stem + 0.16 * size, top - 0.05 * size), (stem + 0.05 * size, top + 0.06 * size))
        found.append(MarkArea(leaf, "#5f9a35"))
    return found


def _torii(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    (x, y), red = at, "#a3271c"
    beam = [(-0.4, -0.34), (0.4, -0.34), (0.36, -0.22), (-0.36, -0.22)]
    return [
        *(
            Stroke(
                ((x + side * 0.22 * size, y - 0.26 * size), (x + side * 0.25 * size, y + 0.36 * size)),
                red,
                0.08 * size,
            )
            for side in (-1, 1)
        ),
        Stroke(((x - 0.3 * size, y - 0.08 * size), (x + 0.3 * size, y - 0.08 * size)), red, 0.06 * size),
        MarkArea(tuple((x + dx * size, y + dy * size) for dx, dy in beam), red, "#5f140d", 0.015 * size),
    ]


def _roofed(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    x, y = at

    def to(*points: Point) -> tuple[Point, ...]:
        return tuple((x + dx * size, y + dy * size) for dx, dy in points)

    return [
        MarkArea(
            to((-0.22, 0.0), (0.22, 0.0), (0.22, 0.32), (-0.22, 0.32)), "#d7b98c", "#5b4326", 0.02 * size
        ),
        MarkArea(to((-0.07, 0.1), (0.07, 0.1), (0.07, 0.32), (-0.07, 0.32)), "#5b4326"),
        MarkArea(
            to((-0.4, 0.02), (-0.12, -0.28), (0.12, -0.28), (0.4, 0.02)), "#5b4326", "#33240f", 0.02 * size
        ),
        Stroke(to((-0.12, -0.32), (0.12, -0.32)), "#33240f", 0.05 * size),
    ]


def _skull(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    return [Path(glyph_at("skull", *at, 0.56 * size), "#6b5145", opacity=0.85)]


def _lamp(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    x, y = at
    return [
        Dot((x, y), 0.16 * size, "#3b3a36", "#1f1e1b", 0.02 * size),
        Dot((x, y), 0.1 * size, "#ffe9b0", "#f6b73c", 0.035 * size),
    ]


def _crate(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    x, y = at
    half = 0.36 * size
    return [
        Path(box(at, half, half, 0.05 * size), mixed(fill, "#8a6a3f", 0.7), "#4a3820", 0.03 * size),
        Stroke(((x - half, y - half), (x + half, y + half)), "#4a3820", 0.03 * size),
        Stroke(((x + half, y - half), (x - half, y + half)), "#4a3820", 0.03 * size),
    ]


def _planks(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    x, y = at
    return [
        Stroke(
            ((x - 0.4 * size, y + down * size), (x + 0.4 * size, y + down * size)),
            dark(fill, 0.18),
            0.02 * size,
        )
        for down in (-0.3, -0.1, 0.1, 0.3)
    ]


def _ice(at: Point, size: float, fill: str, rng: Random) -> list[Mark]:
    x, y = at[0] + rng.uniform(-0.1, 0.1) * size, at[1] + rng.uniform(-0.1, 0.1) * size
    cracks = (((-0.2, -0.04), (-0.06, 0.06), (-0.03, 0.2)), ((0.1, -0.2), (0.24, -0.11)))
    return [
        Stroke(tuple((x + dx * size, y + dy * size) for dx, dy in crack), pale(fill, 0.8), 0.018 * size)
        for crack in cracks
    ]


def _boat(at: Point, size: float, fill: str, _: Random) -> list[Mark]:
    x, y = at
    wood, rim = mixed(fill, "#8a6a3f", 0.6), "#4a3820"
    hull = (
        ("M", (x - 0.38 * size, y - 0.14 * size)),
        (
            "C",
            (
                x - 0.2 * size,
                y - 0.04 * size,
                x + 0.2 * size,
                y - 0.04 * size,
                x + 0.38 * size,
                y - 0.14 * size,
            ),
        ),
        (
            "C",
            (
                x + 0.3 * size,
                y + 0.26 * size,
                x - 0.3 * size,
                y + 0.26 * size,
                x - 0.38 * size,
                y - 0.14 * size,
            ),
        ),
        ("Z", ()),
    )
    return [
        Path(hull, wood, rim, 0.03 * size),
        *(
            Stroke(
                ((x - half * size, y + down * size), (x + half * size, y + down * size)), rim, 0.018 * size
            )
            for half, down in ((0.22, 0.02), (0.15, 0.09))
        ),
    ]


def _blossom(at: Point, size: float, _: str, __: Random) -> list[Mark]:
    (x, y), trunk = at, "#6b4a2b"
    return [
        Stroke(((x, y - 0.05 * size), (x, y + 0.36 * size)), trunk, 0.07 * size),
        *_crown((x, y - 0.06 * size), size, "#e9a8b9", 0.34, 7),
    ]


def tower(at: Point, radius: float, fill: str) -> list[Mark]:
    """Draw a crossing that is a tower."""
    return [
        Path(box(at, 1.08 * radius, 1.08 * radius, 0.25 * radius), fill, "#4a4d52", 0.16 * radius),
        Path(glyph_at("chess-rook", *at, 1.5 * radius), "#4a4d52"),
    ]


_CELLS: dict[str, Callable[[Point, float, str, Random], list[Mark]]] = {
    "grass": _grass,
    "water": _water,
    "boards": _boards,
    "mats": _mats,
    "gravel": _gravel,
    "stone": _stone,
    "tree": _tree,
    "bush": _bush,
    "bamboo": _bamboo,
    "torii": _torii,
    "house": _roofed,
    "skull": _skull,
    "lamp": _lamp,
    "planks": _planks,
    "crate": _crate,
    "ice": _ice,
    "boat": _boat,
    "blossom": _blossom,
}
SPREAD = frozenset({"grass", "water", "gravel", "planks", "mats"})
"""Textures of which a zone has as much as there is room for; the rest are single things."""
