"""The signs of pieces, marks and events: outlines of Material Design Icons, by name (see `glyphs.LICENSE.txt`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from uguisu.board.outlines import Outline, placed, read

SIDE = 24.0
"""Units of the square that each is drawn in."""
_FILE = Path(__file__).with_name("glyphs.txt")


@cache
def _lines() -> dict[str, str]:
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    return {name: path for name, _, path in (line.partition("\t") for line in lines)}


def glyph_names() -> tuple[str, ...]:
    """Return the names of all signs."""
    return tuple(_lines())


@cache
def glyph(name: str) -> Outline:
    """Return a sign's outline in its square of 24 units; of an unknown one, nothing."""
    return read(_lines().get(name, ""))


def glyph_at(name: str, x: float, y: float, side: float) -> Outline:
    """Return a sign as large as wanted, about a point."""
    scale = side / SIDE
    return placed(glyph(name), x - side / 2, y - side / 2, scale)
