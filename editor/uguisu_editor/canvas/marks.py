"""What is drawn alike on every kind of map: strokes, tags as signs or outlines, labels, the selection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from uguisu.board import Path
from uguisu.views import GroundLook, LineStyle, MarkLook
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n.speaking import Speaking
from uguisu_editor.model.parts import regions_of, text_of
from uguisu_editor.model.tags import used_tags
from uguisu_editor.model.visible import visible
from uguisu_tools.drawing.picture import REGION_COLOURS
from uguisu_tools.looks import glyph_at, tower

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_editor.theme import Theme

SIGN_COLOURS = ("#c0392b", "#1f77b4", "#2e8b57", "#8e44ad", "#d35400", "#16818c", "#5d4037", "#b8860b")
SIGN_SHAPES = 8
LONGEST = 34
"""Letters of a label; the rest is told on hover."""
LARGEST_DOT = 14.0
"""Pixels of the radius of a dot at most."""
LEAST_LETTERS = 11
"""Pixels of the letters of cells' ids, at least: smaller ones are not read. Names of places are 9 where all of a large map is
seen: at 11 a castle of ninety zones would be without ten of them.
"""
MARGIN = 3.0
"""Pixels that labels keep from each other."""


def stroke(painter: QPainter, ends: tuple[QPointF, QPointF], style: LineStyle, unit: float) -> None:
    """Draw a line in the style of a kind of link."""
    for colour, width in ((style.colour, style.width * unit), (style.core, style.width * unit * 0.5)):
        if colour is None:
            continue
        pen = QPen(QColor(colour), max(1.0, width))
        dotted = bool(style.dash) and style.dash[0] < 1
        flat = bool(style.dash) and not dotted
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
        if style.dash:
            pen.setDashPattern([max(0.1, part * unit / max(1.0, width)) for part in style.dash])
        painter.setPen(pen)
        painter.drawLine(*ends)


def region_colours(data: object) -> list[tuple[int, QColor, tuple[str, ...]]]:
    """Return the regions with the colour that each is drawn in: number, colour, places."""
    found = []
    for number, entry, places in regions_of(data):
        named = entry.get("colour")
        colour = QColor(named) if isinstance(named, str) and QColor.isValidColorName(named) else None
        found.append((number, colour or QColor(REGION_COLOURS[number % len(REGION_COLOURS)]), places))
    return found


# Tags.


class Sign(NamedTuple):
    """The sign of a tag: a glyph, or a shape and a colour by its number among all."""

    number: int
    look: MarkLook | None = None


def sign_of(session: Session, tag: str) -> Sign:
    """Return the sign of a tag: first come those that the game knows, in its order."""
    board = session.board
    known = list(session.game.place_tags) if session.game is not None else []
    used = used_tags(board) if board is not None else []
    return Sign(list(dict.fromkeys([*known, *used, tag])).index(tag), session.look.signs.get(tag))


def tag_signs(session: Session) -> dict[str, Sign]:
    """Return the sign of each tag that places of the map have."""
    signs = {tag: sign_of(session, tag) for tag in (used_tags(session.board) if session.board else ())}
    return dict(sorted(signs.items(), key=lambda one: one[1].number))


class Shown(NamedTuple):
    """What a map shows of what places are: at rest next to nothing.

    Attributes:
        signs: of which tags.
        regions: whether regions are tinted though their ground is drawn.
    """

    signs: Mapping[str, Sign]
    regions: bool

    @classmethod
    def of(cls, session: Session, drawn: str) -> Shown:
        """Return what is to be shown while something is `drawn`, a layer of the map: all that is wanted, or what that is."""
        choices = session.choices
        if session.as_played:
            return cls({}, False)
        told = {tag for tag in (choices.pointed, choices.tag if drawn == "tags" else "") if tag}
        signs = tag_signs(session) if choices.marks or told else {}
        if not choices.marks:
            signs = {tag: sign for tag, sign in signs.items() if tag in told}
        return cls(signs, choices.marks or drawn == "regions")


def draw_outlined(
    painter: QPainter, outline: QPolygonF, tags: Iterable[str], outlined: Mapping[str, str], pixels: float = 1
) -> None:
    """Draw a broken line just within a place that has tags of which its game wants it; each tag has its own pattern."""
    middle = outline.boundingRect().center()
    for number, (tag, colour) in enumerate(outlined.items()):
        if tag not in tags:
            continue
        part = 0.9 - 0.12 * number
        shape = QPolygonF([middle + (corner - middle) * part for corner in outline.toList()])
        wash = QColor(colour)
        wash.setAlpha(34)
        painter.setBrush(wash)
        pen = QPen(QColor(colour), 1.8 * pixels)
        pen.setDashPattern([3.2, 2.2] if number % 2 == 0 else [1, 2])
        painter.setPen(pen)
        painter.drawPolygon(shape)


def draw_sign(painter: QPainter, at: QPointF, sign: Sign, size: float) -> None:
    """Draw the sign of a tag, rimmed so that it shows on any ground."""
    if sign.look is not None and sign.look.glyph:
        painter.setPen(QPen(QColor(sign.look.colour or INK), max(1.0, size * 0.08)))
        painter.setBrush(QColor("#fffdf8"))
        half = 0.68 * size
        painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), half / 2, half / 2)
        outline = glyph_at(sign.look.glyph, at.x(), at.y(), size)
        paint_marks(painter, [Path(outline, sign.look.colour or INK)])
        return
    painter.setPen(QPen(QColor("#fffdf8"), max(1.0, size * 0.14)))
    painter.setBrush(QColor(SIGN_COLOURS[sign.number % len(SIGN_COLOURS)]))
    painter.drawPath(_sign(sign.number % SIGN_SHAPES, at, size * 0.5))


def _sign(shape: int, at: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    if shape == 0:
        path.addEllipse(at, radius * 0.9, radius * 0.9)
    elif shape == 1:
        path.addRect(QRectF(at.x() - radius * 0.8, at.y() - radius * 0.8, radius * 1.6, radius * 1.6))
    else:
        points, first, inner = {
            2: (3, -pi / 2, 0.0),
            3: (4, -pi / 2, 0.0),
            4: (5, -pi / 2, 0.45),
            5: (3, pi / 2, 0.0),
            6: (6, 0.0, 0.0),
            7: (4, -pi / 4, 0.38),
        }[shape]
        corners = []
        for number in range(points):
            angle = first + 2 * pi * number / points
            corners.append(at + QPointF(cos(angle), sin(angle)) * radius)
            if inner:
                between = angle + pi / points
                corners.append(at + QPointF(cos(between), sin(between)) * radius * inner)
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    return path


def draw_tags(
    painter: QPainter, at: QPointF, tags: Iterable[str], signs: Mapping[str, Sign], size: float
) -> None:
    """Draw the signs of a place's tags side by side about a point."""
    shown = [signs[tag] for tag in tags if tag in signs]
    apart = size * (1.5 if any(sign.look is not None for sign in shown) else 1.1)
    left = at.x() - (len(shown) - 1) * apart / 2
    for place, sign in enumerate(shown):
        draw_sign(painter, QPointF(left + place * apart, at.y()), sign, size)


def draw_crossing(
    painter: QPainter, at: QPointF, radius: float, ground: GroundLook | None, rim: float
) -> None:
    """Draw a place of a net of ways that has no picture: a dot on its ground, or what is built there."""
    if ground is not None and ground.texture == "tower":
        paint_marks(painter, tower((at.x(), at.y()), radius, ground.fill))
        return
    painter.setBrush(QColor("#fffdf8" if ground is None else ground.fill))
    painter.setPen(QPen(QColor("#2b2722"), rim))
    painter.drawEllipse(at, radius, radius)


# Labels.


def label_of(session: Session, place: str, entry: object) -> str:
    """Return what a place is called on the map: its id, or its name in the editor's language."""
    name = text_of(entry.get("name"), Speaking.spoken) if isinstance(entry, dict) else ""
    text = visible((session.choices.names and name) or place)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


INK, MIDDLE = "#2b2722", 128
"""What is written with on light paper, and the lightness from which on paper is light."""


class Taken:
    """Which pixels of a picture are taken: a number for each row, a bit for each pixel. Asking costs the same however
    much is taken, where in a list of boxes each label would look at all the others.
    """

    def __init__(self, size: QSizeF) -> None:
        self._wide, self._rows = ceil(size.width()), [0] * ceil(size.height())

    def take(self, area: QRectF) -> None:
        """Let nothing else lie here."""
        rows, pixels = self._pixels(area)
        for row in rows:
            self._rows[row] |= pixels

    def take_along(self, start: QPointF, end: QPointF, width: float) -> None:
        """Let nothing else lie along a line."""
        away = end - start
        steps = max(1, ceil(max(abs(away.x()), abs(away.y())) / max(4.0, width)))
        for step in range(steps + 1):
            at = start + away * (step / steps)
            self.take(QRectF(at.x() - width / 2, at.y() - width / 2, width, width))

    def is_free(self, box: QRectF) -> bool:
        """Tell whether nothing lies there yet, and there is something of the picture."""
        rows, pixels = self._pixels(box)
        return bool(rows and pixels) and not any(
            taken & pixels for taken in self._rows[rows.start : rows.stop]
        )

    def first_free(
        self, size: QSizeF, centres: Iterable[QPointF], better: Taken | None = None
    ) -> QRectF | None:
        """Take room about the first of several points where it is free, and lies in the picture: rather where it is free of
        what is `better` left free, too.
        """
        found = None
        for centre in centres:
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(centre)
            if not self.is_free(box):
                continue
            found = found or box
            if better is None or better.is_free(box):
                found = box
                break
        if found is not None:
            self.take(found)
        return found

    def least_covered(
        self, offers: Iterable[tuple[QSizeF, QPointF]], better: Taken | None = None
    ) -> tuple[int, QRectF] | None:
        """Return the free room that covers least of what is `better` left free, and how much that is; of several the first."""
        found: tuple[int, QRectF] | None = None
        for size, centre in offers:
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(centre)
            if not self.is_free(box):
                continue
            covered = better.covered(box) if better is not None else 0
            if found is None or covered < found[0]:
                found = covered, box
            if covered == 0:
                break
        return found

    def covered(self, box: QRectF) -> int:
        """Return how many pixels of an area are taken."""
        rows, pixels = self._pixels(box)
        return sum((taken & pixels).bit_count() for taken in self._rows[rows.start : rows.stop])

    def _pixels(self, area: QRectF) -> tuple[range, int]:
        """The rows of an area, and its pixels in each."""
        left, right = max(0, round(area.left())), min(self._wide, round(area.right()))
        rows = range(max(0, round(area.top())), min(len(self._rows), round(area.bottom())))
        return rows, ((1 << right - left) - 1) << left if left < right else 0


class Lettering:
    """How labels are written: on `paper` or a ground that is as light in the dark theme, or on the paper of the theme."""

    def __init__(self, theme: Theme, pixels: float, paper: str = "") -> None:
        light = QColor(paper).lightness() > MIDDLE if paper else False
        self._ink, self._paper = (INK, paper) if light else (theme.ink, theme.paper)
        self._font = QFont()
        self._font.setPixelSize(max(9, min(15, round(pixels))))
        self._metrics = QFontMetricsF(self._font)

    def size(self, text: str) -> QSizeF:
        """Return the room that a text takes, line by line."""
        lines = text.split("\n")
        wide = max(map(self._metrics.horizontalAdvance, lines))
        return QSizeF(wide + 2 * MARGIN, self._high(len(lines)))

    def _high(self, lines: int) -> float:
        return self._metrics.height() + (lines - 1) * self._metrics.ascent()

    def parted(self, text: str) -> str:
        """Return a text in two lines as alike as may be."""
        words = text.split()
        ways = [" ".join(words[:at]) + "\n" + " ".join(words[at:]) for at in range(1, len(words))]
        return min(ways, key=lambda way: self.size(way).width(), default=text)

    def write(self, painter: QPainter, text: str, box: QRectF) -> None:
        """Write a text into its room, with a halo."""
        path, lines = QPainterPath(), text.split("\n")
        top = box.center().y() - self._high(len(lines)) / 2 + self._metrics.height() / 2
        for number, line in enumerate(lines):
            left = box.center().x() - self._metrics.horizontalAdvance(line) / 2
            low = top + number * self._metrics.ascent() + self._metrics.ascent() / 2 - 1
            path.addText(left, low, self._font, line)
        halo = QColor(self._paper)
        halo.setAlpha(215)
        painter.strokePath(
            path, QPen(halo, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.fillPath(path, QColor(self._ink))


# The selection.


def draw_outline(painter: QPainter, path: QPainterPath, theme: Theme, pixels: float = 1.0) -> None:
    """Draw the outline of what is selected, light and deep, so that it shows on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.base, 5.5), (theme.selection, 2.8)):
        painter.setPen(
            QPen(
                QColor(colour),
                width * pixels,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(path)


def draw_handle(painter: QPainter, at: QPointF, theme: Theme, *, small: bool = False) -> None:
    """Draw a corner that can be dragged; a small one is the middle of a side, where one can be added."""
    half = 2.6 if small else 4.0
    painter.setPen(QPen(QColor(theme.selection), 1.4))
    painter.setBrush(QColor(theme.base))
    shape = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    if small:
        painter.drawEllipse(shape)
    else:
        painter.drawRect(shape)
