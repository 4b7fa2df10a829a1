"""Small pictures, drawn here, so that they suit every theme and size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from uguisu.board.palette import LineStyle
from uguisu_editor.canvas.marks import stroke

SIDE = 96


class _Ink:
    """What the pictures are drawn with: lines in the theme's ink, and one colour."""

    line = "#26221d"
    accent = "#2f6f8f"


def set_ink(line: str, accent: str) -> None:
    """Draw pictures for another theme from now on."""
    _Ink.line, _Ink.accent = line, accent
    icon.cache_clear()
    swatch.cache_clear()


@cache
def icon(name: str) -> QIcon:
    """Return a picture by name; unknown names give an empty one."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SIDE / 24, SIDE / 24)
    draw = _DRAWN.get(name)
    if draw is not None:
        draw(painter)
    painter.end()
    return QIcon(pixmap)


@cache
def swatch(colour: str) -> QIcon:
    """Return a spot of colour."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_Ink.line), 2))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(5, 5, SIDE - 10, SIDE - 10), 8, 8)
    painter.end()
    return _untinted(pixmap)


@cache
def line_swatch(style: LineStyle) -> QIcon:
    """Return a piece of a line as the map draws it: two kinds of one colour may differ in their dashes."""
    pixmap = QPixmap(2 * SIDE, SIDE)
    pixmap.fill(QColor("#fbf8f1"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stroke(painter, (QPointF(6, SIDE / 2), QPointF(2 * SIDE - 6, SIDE / 2)), style, SIDE / 16)
    painter.end()
    return _untinted(pixmap)


def _untinted(pixmap: QPixmap) -> QIcon:
    """Return an icon whose colours stay as they are in a chosen row, too."""
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found


def _pen(painter: QPainter, colour: str = "", width: float = 2.0) -> None:
    painter.setPen(
        QPen(
            QColor(colour or _Ink.line),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _lines(painter: QPainter, *points: tuple[float, float], closed: bool = False) -> None:
    shape = QPolygonF([QPointF(x, y) for x, y in points])
    if closed:
        painter.drawPolygon(shape)
    else:
        painter.drawPolyline(shape)


def _fill(painter: QPainter, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(colour)))


def _sign(painter: QPainter, colour: str, text: str) -> None:
    _fill(painter, colour)
    painter.drawEllipse(QPointF(12, 12), 9, 9)
    painter.setPen(QColor("#ffffff"))
    font = painter.font()
    font.setPixelSize(14)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(QRectF(3, 3, 18, 18), Qt.AlignmentFlag.AlignCenter, text)


def _select(painter: QPainter) -> None:
    _pen(painter)
    painter.setBrush(QColor(_Ink.line))
    _lines(painter, (6, 3), (6, 19), (10, 15), (13, 21), (15.5, 20), (12.5, 14), (18, 14), closed=True)


def _hand(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (12, 3), (12, 21))
    _lines(painter, (3, 12), (21, 12))
    for a, b, c in (
        ((9, 6), (12, 3), (15, 6)),
        ((9, 18), (12, 21), (15, 18)),
        ((6, 9), (3, 12), (6, 15)),
        ((18, 9), (21, 12), (18, 15)),
    ):
        _lines(painter, a, b, c)


def _place(painter: QPainter) -> None:
    _pen(painter)
    painter.drawEllipse(QPointF(12, 12), 6, 6)
    _lines(painter, (12, 9.5), (12, 14.5))
    _lines(painter, (9.5, 12), (14.5, 12))


def _zone(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (4, 8), (13, 3), (21, 10), (17, 20), (6, 18), closed=True)
    _fill(painter, _Ink.line)
    for x, y in ((4, 8), (13, 3), (21, 10), (17, 20), (6, 18)):
        painter.drawEllipse(QPointF(x, y), 2, 2)


def _link(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (7.5, 16.5), (16.5, 7.5))
    painter.drawEllipse(QPointF(5, 19), 3, 3)
    painter.drawEllipse(QPointF(19, 5), 3, 3)


def _eraser(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (3, 15), (12, 5), (19, 11), (11, 20), (8, 20), closed=True)
    _lines(painter, (8, 10), (15, 16))
    _lines(painter, (11, 20), (21, 20))


def _brush(painter: QPainter) -> None:
    _pen(painter, width=3)
    _lines(painter, (20, 4), (11, 13))
    _fill(painter, _Ink.accent)
    painter.drawEllipse(QPointF(8, 16), 4.5, 4.5)


def _bucket(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (5, 12), (12, 4), (19, 11), (11, 19), closed=True)
    _fill(painter, _Ink.accent)
    painter.drawEllipse(QPointF(20, 18), 2.4, 3.2)


def _rectangle(painter: QPainter) -> None:
    _pen(painter)
    painter.setBrush(QColor(_Ink.accent))
    painter.drawRect(QRectF(4, 6, 16, 12))


def _line(painter: QPainter) -> None:
    _pen(painter, width=3)
    _lines(painter, (4, 20), (20, 4))


def _edge(painter: QPainter) -> None:
    _pen(painter, width=1.2)
    painter.drawRect(QRectF(3, 6, 9, 12))
    painter.drawRect(QRectF(12, 6, 9, 12))
    _pen(painter, _Ink.accent, 3.5)
    _lines(painter, (12, 5), (12, 19))


def _tag(painter: QPainter) -> None:
    _pen(painter)
    _lines(painter, (3, 12), (9, 5), (21, 5), (21, 19), (9, 19), closed=True)
    painter.drawEllipse(QPointF(9, 12), 1.5, 1.5)


def _prop(painter: QPainter) -> None:
    _pen(painter)
    for y, x in ((6, 9), (12, 15), (18, 7)):
        _lines(painter, (3, y), (21, y))
        _fill(painter, _Ink.accent)
        painter.drawEllipse(QPointF(x, y), 2.5, 2.5)
        _pen(painter)


def _lasso(painter: QPainter) -> None:
    pen = QPen(QColor(_Ink.line), 2, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawEllipse(QRectF(3, 4, 18, 12))
    _pen(painter)
    _lines(painter, (8, 16), (7, 21))


def _target(painter: QPainter) -> None:
    _pen(painter)
    painter.drawEllipse(QPointF(12, 12), 6, 6)
    for one, other in (((12, 2), (12, 8)), ((12, 16), (12, 22)), ((2, 12), (8, 12)), ((16, 12), (22, 12))):
        _lines(painter, one, other)


def _picture(painter: QPainter) -> None:
    _pen(painter)
    painter.drawRect(QRectF(3, 5, 18, 14))
    _lines(painter, (3, 17), (9, 11), (13, 15), (17, 10), (21, 14))
    painter.drawEllipse(QPointF(8, 9), 1.2, 1.2)


def _saved(painter: QPainter) -> None:
    _pen(painter, _Ink.accent, 3)
    _lines(painter, (4, 13), (10, 19), (20, 5))


def _bird(painter: QPainter) -> None:
    """A nightingale on a line: the program's own sign."""
    _fill(painter, "#2f6f8f")
    painter.drawEllipse(QRectF(1, 1, 22, 22))
    _fill(painter, "#fbf8f1")
    painter.drawEllipse(QRectF(6, 8, 11, 9))
    painter.drawEllipse(QRectF(12.5, 5, 6, 6))
    _lines(painter, (18, 7), (21, 8), (18, 9), closed=True)
    _lines(painter, (7, 13), (2.5, 17), (9, 16), closed=True)
    _fill(painter, "#2f6f8f")
    painter.drawEllipse(QPointF(16, 7.6), 0.9, 0.9)
    _pen(painter, "#c9a227", 1.6)
    _lines(painter, (5, 19), (19, 19))


_DRAWN: dict[str, Callable[[QPainter], None]] = {
    "app": _bird,
    "error": lambda painter: _sign(painter, "#c0392b", "!"),
    "warning": lambda painter: _sign(painter, "#c98a1b", "!"),
    "hint": lambda painter: _sign(painter, "#4a6fa5", "i"),
    "saved": _saved,
    "select": _select,
    "hand": _hand,
    "place": _place,
    "zone": _zone,
    "link": _link,
    "erase": _eraser,
    "eraser": _eraser,
    "brush": _brush,
    "fill": _bucket,
    "rectangle": _rectangle,
    "line": _line,
    "edge": _edge,
    "tag": _tag,
    "prop": _prop,
    "lasso": _lasso,
    "background": _picture,
    "target": _target,
}
