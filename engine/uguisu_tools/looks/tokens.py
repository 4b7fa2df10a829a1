"""Tokens: what stands on the board for a piece."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from uguisu.board.marks import Dot, Group, Mark, MarkText, Path
from uguisu.board.outlines import Outline, box, circle, ellipse, polygon, regular
from uguisu.board.palette import INK
from uguisu.board.parts import Point
from uguisu.looks import PieceLook, Shape, StateLook
from uguisu_tools.looks.glyphs import glyph, glyph_at

RIM = "#ffffff"
PALE = 0.62
GLYPH = 1.3
"""How large a glyph is, in radii."""
SEEN = 1.6
"""The contrast from which on a white rim is seen; round paler tokens it is dark."""
WHITE_FROM = 4.5
"""The contrast from which on a sign is white; below it, it is dark."""


@lru_cache(maxsize=2048)
def token(
    at: Point,
    radius: float,
    look: PieceLook,
    colour: str,
    *,
    letters: str = "",
    number: str = "",
    facing: float | None = None,
    state: StateLook | None = None,
) -> tuple[Mark, ...]:
    """Draw a token about a point: shadow, nose, body, sign, number, and a small sign of its state.

    From picture to picture most tokens stay where they are, so the last ones are kept.
    """
    x, y = at
    state = state or StateLook()
    rim = max(1.0, 0.13 * radius)
    ink, edge = ink_of(colour), RIM if contrast(colour, RIM) > SEEN else "#5b5446"
    marks: list[Mark] = [
        Path(ellipse((x, y + 0.92 * radius), 0.82 * radius, 0.3 * radius), "#000000", opacity=0.28)
    ]
    if facing is not None:
        marks.append(Path(_nose(at, radius, facing), colour, edge, 0.8 * rim))
    body = _flat(at, radius) if state.flat else outline_of(look.shape, at, radius)
    marks.append(Path(body, colour, edge, rim))
    if glyph(look.glyph):
        side = GLYPH * radius * (0.72 if state.flat or look.shape in ("triangle", "diamond") else 1.0)
        down = 0.14 * radius if look.shape == "triangle" else 0.0
        marks.append(Path(glyph_at(look.glyph, x, y + down, side), ink))
    elif letters:
        size = radius * (1.05 if len(letters) < 2 else 0.82)
        marks.append(MarkText((x, y + 0.36 * size), letters, size, colour=ink, bold=True))
    if number:
        marks += _number((x + 0.8 * radius, y - 0.8 * radius), 0.46 * radius, number)
    if state.glyph:
        middle = (x + 0.78 * radius, y + 0.74 * radius)
        marks.append(Dot(middle, 0.5 * radius, "#3a352e", RIM, 0.7 * rim))
        marks.append(Path(glyph_at(state.glyph, *middle, 0.72 * radius), "#ffffff"))
    return (Group(tuple(marks), PALE),) if state.pale else tuple(marks)


def _number(at: Point, radius: float, number: str) -> list[Mark]:
    size = 1.35 * radius
    return [
        Dot(at, radius, RIM, "#8b8478", 0.12 * radius),
        MarkText((at[0], at[1] + 0.36 * size), number, size, colour=INK, bold=True),
    ]


def outline_of(shape: Shape, at: Point, radius: float) -> Outline:
    """Return the outline of a token: all about as large to the eye."""
    if shape == "square":
        return box(at, 0.9 * radius, 0.9 * radius, 0.24 * radius)
    if shape == "triangle":
        return regular((at[0], at[1] + 0.16 * radius), 1.28 * radius, 3)
    if shape == "hexagon":
        return regular(at, 1.08 * radius, 6, 0.0)
    if shape == "octagon":
        return regular(at, 1.05 * radius, 8, pi / 8)
    if shape == "diamond":
        return regular(at, 1.24 * radius, 4)
    return circle(at, radius)


def _flat(at: Point, radius: float) -> Outline:
    return box(at, 1.15 * radius, 0.56 * radius, 0.5 * radius)


def _nose(at: Point, radius: float, facing: float) -> Outline:
    def on(angle: float, away: float) -> Point:
        return at[0] + away * cos(angle), at[1] + away * sin(angle)

    return polygon(
        [on(facing, 1.72 * radius), on(facing + 0.56, 0.95 * radius), on(facing - 0.56, 0.95 * radius)]
    )


def contrast(one: str, other: str) -> float:
    """Return the contrast of two `#rrggbb` colours as WCAG 2 reckons it, from 1 to 21.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=256)
def ink_of(colour: str) -> str:
    """Return what signs on a colour are drawn with: white where that is read, else dark."""
    return RIM if contrast(colour, RIM) >= WHITE_FROM else "#211d17"
