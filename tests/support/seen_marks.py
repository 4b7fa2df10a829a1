"""Marks of every kind that a scene is made of, and what is seen of them at some points, whoever paints."""

from __future__ import annotations

from uguisu.board.marks import Dot, Gradient, Group, Mark, Path
from uguisu.board.outlines import box, circle, polygon

FRAME = polygon([(10, 50), (30, 50), (30, 70), (10, 70)]) + polygon([(15, 55), (25, 55), (25, 65), (15, 65)])
MARKS: tuple[Mark, ...] = (
    Path(circle((20, 20), 10), Gradient((20, 20), 10, ((0, "#ff0000", 1.0), (1, "#ff0000", 1.0)))),
    Group((Path(box((60, 20), 10, 10, 2), "#00ff00"),), opacity=0.5),
    Group((Dot((100, 20), 30, "#0000ff"),), clip=polygon([(90, 10), (110, 10), (110, 30), (90, 30)])),
    Path(FRAME, "#123456"),
)
SEEN = {
    (20, 20): (255, 0, 0),
    (60, 20): (128, 255, 128),
    (100, 20): (0, 0, 255),
    (125, 20): (255, 255, 255),
    (12, 60): (18, 52, 86),
    (20, 60): (255, 255, 255),
}
"""A gradient, half clear green, within and beyond a clip, a frame and its hole."""


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two colours are as good as the same."""
    return all(abs(a - b) <= 3 for a, b in zip(one, other, strict=True))
