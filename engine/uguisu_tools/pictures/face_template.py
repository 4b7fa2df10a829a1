"""The faces of a deck's cards as somebody has drawn them: an SVG picture in which rectangles say what goes where.

In Inkscape or any other program one draws the card and rectangles with the ids of `SLOTS`, where the title, the text and so on
belong. A rectangle itself is not printed; its `fill` is the colour of the letters, its `text-anchor` where lines begin.
What has the colour `currentColor` takes that of the game's frame.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, cast
from xml.etree import ElementTree as ET

from uguisu.board.marks import Anchor
from uguisu.messages.message import Message
from uguisu_tools.pictures.svg import NAMESPACE as SVG
from uguisu_tools.pictures.svg import BadSvg, parsed

SLOTS = ("title", "corner", "badges", "drawing", "art", "text", "foot")
SHAPE = 63 / 88
"""Width to height of a card."""
ODD_SHAPE = 0.05
"""How far from that a template may be before it is warned of."""
Matrix = tuple[float, float, float, float, float, float]
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)


class BadTemplate(BadSvg):
    """A picture that is no template: the message is a sentence for people."""


class Slot(NamedTuple):
    """Where something goes, in pixels of the template, and how letters look there; no colour is the usual one."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    anchor: Anchor


class Template:
    """An SVG picture with slots.

    Raises:
        BadSvg: it is not let pass, has no size, or none of its rectangles has the id of a slot.
    """

    def __init__(self, data: bytes) -> None:
        self._root = parsed(data)
        self.width, self.height = _size(self._root)
        self.slots: dict[str, Slot] = {}
        for parent, rectangle, matrix in list(_rectangles(self._root, PLAIN)):
            self.slots[rectangle.get("id", "")] = _slot(rectangle, matrix)
            parent.remove(rectangle)
        if not self.slots:
            raise BadTemplate(
                Message("no rectangle in it has one of the ids {slots}", slots=", ".join(SLOTS))
            )

    @property
    def odd_shape(self) -> bool:
        """Whether it is of another shape than a card."""
        return abs(self.width / self.height / SHAPE - 1) > ODD_SHAPE

    def ground(self, colour: str) -> bytes:
        """Return the picture without its slots, in the colour of a frame."""
        self._root.set("color", colour)
        self._root.set("width", f"{self.width:g}")
        self._root.set("height", f"{self.height:g}")
        return ET.tostring(self._root)


@lru_cache(maxsize=32)
def template_of(data: bytes) -> Template:
    """Read a template, once only."""
    return Template(data)


def _size(root: ET.Element) -> tuple[float, float]:
    box = [float(part) for part in re.findall(r"-?\d+(?:\.\d+)?", root.get("viewBox", ""))]
    if len(box) == 4 and box[2] > 0 and box[3] > 0:
        if box[0] or box[1]:
            raise BadTemplate(Message("its viewBox should begin with 0 0"))
        return box[2], box[3]
    wide, high = (re.match(r"\s*(\d+(?:\.\d+)?)", root.get(side, "")) for side in ("width", "height"))
    if wide is None or high is None or not float(wide[1]) or not float(high[1]):
        raise BadTemplate(Message("it has neither a viewBox nor a width and a height"))
    root.set("viewBox", f"0 0 {wide[1]} {high[1]}")
    return float(wide[1]), float(high[1])


def _rectangles(element: ET.Element, matrix: Matrix) -> Iterator[tuple[ET.Element, ET.Element, Matrix]]:
    """Yield the parents of slots, the slots, and where they are moved."""
    for child in element:
        moved = _times(matrix, _matrix(child.get("transform", "")))
        if child.tag == f"{{{SVG}}}rect" and child.get("id") in SLOTS:
            yield element, child, moved
        else:
            yield from _rectangles(child, moved)


def _slot(rectangle: ET.Element, matrix: Matrix) -> Slot:
    try:
        x, y, wide, high = (float(rectangle.get(key, "0")) for key in ("x", "y", "width", "height"))
    except ValueError:
        raise BadTemplate(
            Message("the sides of the rectangle `{slot}` should be plain numbers", slot=rectangle.get("id"))
        ) from None
    scale_x, turned, turned_too, scale_y, right, down = matrix
    if turned or turned_too or wide <= 0 or high <= 0 or scale_x <= 0 or scale_y <= 0:
        raise BadTemplate(
            Message("the rectangle `{slot}` is rotated or mirrored, or has no size", slot=rectangle.get("id"))
        )
    style: dict[str, Any] = dict(
        part.strip().split(":", 1) for part in rectangle.get("style", "").split(";") if ":" in part
    )
    look = {key: str(style.get(key, rectangle.get(key, ""))).strip() for key in ("fill", "text-anchor")}
    anchor = look["text-anchor"] if look["text-anchor"] in ("middle", "end") else "start"
    colour = look["fill"] if re.fullmatch(r"#[0-9a-fA-F]{6}", look["fill"]) else ""
    return Slot(
        x * scale_x + right,
        y * scale_y + down,
        wide * scale_x,
        high * scale_y,
        colour,
        cast("Anchor", anchor),
    )


def _matrix(transform: str) -> Matrix:
    """Read a transformation; what turns or slants comes out as one that `_slot` refuses."""
    matrix = PLAIN
    for name, inside in re.findall(r"(\w+)\s*\(([^)]*)\)", transform):
        numbers = [float(part) for part in re.findall(r"-?\d*\.?\d+(?:[eE][-+]?\d+)?", inside)]
        if name == "translate" and numbers:
            step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
        elif name == "scale" and numbers:
            step = (numbers[0], 0, 0, numbers[-1], 0, 0)
        elif name == "matrix" and len(numbers) == 6:
            step = cast("Matrix", tuple(numbers))
        else:
            step = (0, 1, 1, 0, 0, 0)
        matrix = _times(matrix, step)
    return matrix


def _times(first: Matrix, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )
