"""The few marks that pictures are made of, in pixels. `svg` writes them, `png` paints them, and so does the editor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from uguisu.board.outlines import Outline
from uguisu.board.parts import Point

Anchor: TypeAlias = Literal["start", "middle", "end"]

LINE = 1.12
"""From line to line of a text, in sizes of it."""
LETTER = 0.62
"""How wide a letter is, in sizes of its text, roughly and on the safe side."""


@dataclass(frozen=True, slots=True)
class MarkArea:
    """A filled outline."""

    points: tuple[Point, ...]
    fill: str
    stroke: str | None = None
    width: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from point to point, round at its ends. `dash`: on, off, in pixels."""

    points: tuple[Point, ...]
    colour: str
    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A disc."""

    centre: Point
    radius: float
    fill: str
    stroke: str | None = None
    width: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class MarkText:
    """A line of text; `at` is the start, middle or end of its baseline. `halo`: the colour of a glow around it. `strong`: the
    bold parts, as (first, end) in letters. `tints`: letters in other colours, such as signs in a line, each with its colour.
    `serif`: set in the font for running text, as on cards.
    """

    at: Point
    text: str
    size: float
    anchor: Anchor = "middle"
    colour: str = "#2b2722"
    bold: bool = False
    halo: str | None = None
    strong: tuple[tuple[int, int], ...] = ()
    tints: tuple[tuple[int, str], ...] = ()
    serif: bool = False

    def runs(self) -> Iterator[tuple[str, bool, str]]:
        """Yield the text in parts, each with whether it is bold, and its colour."""
        tints = dict(self.tints)
        bold = {at for begin, end in self.strong for at in range(begin, end)}
        looks = [(self.bold or at in bold, tints.get(at, self.colour)) for at in range(len(self.text))]
        for (strong, colour), part in groupby(zip(looks, self.text, strict=True), lambda one: one[0]):
            yield "".join(letter for _, letter in part), strong, colour


RASTER = {b"\x89PNG": "png", b"\xff\xd8": "jpeg", b"GIF8": "gif", b"RIFF": "webp", b"BM": "bmp"}
"""How files of pixels begin, and what they are then."""


def raster_format(data: bytes) -> str | None:
    """Return the format of a picture that consists of pixels; it is SVG or nothing otherwise.

    >>> raster_format(b"GIF89a..."), raster_format(b"<svg/>")
    ('gif', None)
    """
    return next((form for begin, form in RASTER.items() if data.startswith(begin)), None)


@dataclass(frozen=True, slots=True)
class Image:
    """A raster or SVG picture, scaled to fit a box and centred in it; `at` is the box's upper left corner."""

    at: Point
    width: float
    height: float
    data: bytes

    @property
    def is_svg(self) -> bool:
        """Whether it is an SVG."""
        return raster_format(self.data) is None


@dataclass(frozen=True, slots=True)
class Gradient:
    """A radial gradient. `stops`: (distance from the middle, colour, opacity)."""

    centre: Point
    radius: float
    stops: tuple[tuple[float, str, float], ...]


@dataclass(frozen=True, slots=True)
class Path:
    """An outline that may have curves and holes, filled by the even-odd rule."""

    outline: Outline
    fill: str | Gradient | None
    stroke: str | None = None
    width: float = 1.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that are painted as one, with a common opacity, and clipped to the outline `clip` if there is one."""

    marks: tuple[Mark, ...]
    opacity: float = 1.0
    clip: Outline | None = None


Mark: TypeAlias = "MarkArea | Stroke | Dot | MarkText | Image | Path | Group"
"""What a painter puts on a map."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Marks in painting order, on paper of one colour."""

    width: float
    height: float
    paper: str
    title: str
    marks: tuple[Mark, ...]


def in_lines(words: str, most: int) -> list[str]:
    """Break a name at its spaces into lines of at most `most` letters; longer words stay whole.

    >>> in_lines("Casa degli arcieri", 10), in_lines("Casa degli arcieri", 3)
    (['Casa degli', 'arcieri'], ['Casa', 'degli', 'arcieri'])
    """
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [words]
