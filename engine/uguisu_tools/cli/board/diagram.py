"""The drawings on a card's face in letters: what is hit, what is blocked, on which hexes around the figure."""

from __future__ import annotations

from math import dist

from uguisu.board.marks import Dot, Mark, MarkArea, MarkText
from uguisu.cards.rules import Drawing, Sign
from uguisu_tools.cli.board.canvas import Canvas
from uguisu_tools.cli.board.cells import HEX_PITCH, HEX_ROWS, HEX_WIDE
from uguisu_tools.cli.board.looks import HINT

CORNERS = 6
FIGURE, BLOCK = "▲", "●"
OUTLINE = ("  ____  ", " /    \\ ", "/      \\", "\\      /", " \\____/ ")


def diagram_of(drawing: Drawing) -> Canvas | None:
    """Draw what a card shows on hexes; None for a drawing that has none.

    A triangle is the figure, which looks up; a dot is a block, a number what a hit does.
    """
    hexes = [mark for mark in drawing.marks if isinstance(mark, MarkArea) and len(mark.points) == CORNERS]
    if not hexes:
        return None
    middles = [_middle(area.points) for area in hexes]
    side = dist(hexes[0].points[0], middles[0])
    left, top = min(x for x, _ in middles), min(y for _, y in middles)
    spots = [
        (round((x - left) / (1.5 * side)) * HEX_PITCH, round((y - top) / (side * 3**0.5 / 2)) * HEX_ROWS // 2)
        for x, y in middles
    ]
    told: dict[int, str] = {}
    heads = []
    for mark in drawing.marks:
        where, words = _told(mark)
        if not words:
            continue
        near = min(range(len(middles)), key=lambda number: dist(where, middles[number]))
        if dist(where, middles[near]) > side:
            heads.append(words)
        else:
            told[near] = words
    head = 1 if heads else 0
    canvas = Canvas(max(x for x, _ in spots) + HEX_WIDE, max(y for _, y in spots) + HEX_ROWS + 1 + head)
    if heads:
        canvas.write(0, 0, " ".join(heads)[: canvas.width], "bold")
    for x, y in spots:
        for row, letters in enumerate(OUTLINE):
            for column, letter in enumerate(letters):
                if letter != " ":
                    canvas.paint(x + column, y + row + head, letter, HINT)
    for number, words in told.items():
        x, y = spots[number]
        canvas.write(x + 1, y + 2 + head, words[:HEX_PITCH].center(HEX_PITCH), "bold")
    return canvas


def _told(mark: Mark | Sign) -> tuple[tuple[float, float], str]:
    """Return where a mark stands and what stands for it in letters, "" for the ground."""
    match mark:
        case MarkText():
            return mark.at, mark.text
        case Sign():
            return mark.at, mark.letters
        case Dot():
            return mark.centre, BLOCK
        case MarkArea() if len(mark.points) < CORNERS:
            return _middle(mark.points), FIGURE
    return (0.0, 0.0), ""


def _middle(points: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
