"""Paints the marks of a scene with Qt: the same that SVG and PNG are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from uguisu.board import Dot, Group, Image, Mark, MarkArea, MarkText, Path, Stroke
from uguisu.board.marks import Gradient
from uguisu.board.outlines import Outline
from uguisu_editor.fonts import OTHERS, SANS, SERIF
from uguisu_editor.io.svg_drawing import renderer_of
from uguisu_tools.pictures import BadSvg, gated

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

SANS_HIGH, SERIF_HIGH = 1.17, 1.28
"""How high a line of each is, in sizes of its text: both are about as wide then."""


def paint_marks(painter: QPainter, marks: Iterable[Mark]) -> None:
    """Paint marks in their order, where the painter's origin is theirs."""
    for mark in marks:
        if isinstance(mark, Path):
            _paint_path(painter, mark)
        elif isinstance(mark, MarkText):
            _paint_text(painter, mark)
        elif isinstance(mark, Dot):
            _dress(painter, mark.fill, mark)
            painter.drawEllipse(QPointF(*mark.centre), mark.radius, mark.radius)
        elif isinstance(mark, Stroke):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(_colour(mark.colour, 1.0), mark.width, mark.dash))
            painter.drawPolyline(QPolygonF([QPointF(*point) for point in mark.points]))
        elif isinstance(mark, MarkArea):
            _dress(painter, mark.fill, mark)
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in mark.points]))
        elif isinstance(mark, Group):
            _paint_group(painter, mark)
        else:
            _paint_image(painter, mark)


def path_of(outline: Outline) -> QPainterPath:
    """Return an outline as Qt draws it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for letter, numbers in outline:
        if letter == "M":
            path.moveTo(*numbers)
        elif letter == "L":
            path.lineTo(*numbers)
        elif letter == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


def _paint_path(painter: QPainter, mark: Path) -> None:
    if isinstance(mark.fill, Gradient):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_shine(mark.fill, mark.opacity))
    else:
        _dress(painter, mark.fill, mark, mark.dash)
    painter.drawPath(path_of(mark.outline))


def _shine(fill: Gradient, opacity: float) -> QBrush:
    gradient = QRadialGradient(QPointF(*fill.centre), fill.radius)
    for at, colour, seen in fill.stops:
        gradient.setColorAt(at, _colour(colour, seen * opacity))
    return QBrush(gradient)


def _paint_group(painter: QPainter, mark: Group) -> None:
    painter.save()
    if mark.clip is not None:
        painter.setClipPath(path_of(mark.clip), Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * mark.opacity)
    paint_marks(painter, mark.marks)
    painter.restore()


def _paint_text(painter: QPainter, mark: MarkText) -> None:
    """Draw letters as outlines, so that they print alike everywhere and may have a glow."""
    if not mark.text:
        return
    path, along = QPainterPath(), 0.0
    tinted: list[tuple[QPainterPath, str]] = []
    for text, bold, colour in mark.runs():
        font = QFont([SERIF if mark.serif else SANS, *OTHERS])
        font.setPointSizeF(100)
        font.setBold(bold)
        metrics = QFontMetricsF(font)
        part = path
        if colour != mark.colour:
            part = QPainterPath()
            tinted.append((part, colour))
        part.addText(along, 0, font, text.replace("\n", " "))
        along += metrics.horizontalAdvance(text)
    scale = mark.size / (metrics.height() / (SERIF_HIGH if mark.serif else SANS_HIGH))
    x = mark.at[0] - {"start": 0.0, "middle": along * scale / 2, "end": along * scale}[mark.anchor]
    painter.save()
    painter.translate(x, mark.at[1])
    painter.scale(scale, scale)
    if mark.halo is not None:
        painter.strokePath(path, _pen(_colour(mark.halo, 1.0), 0.28 * mark.size / scale, ()))
    painter.fillPath(path, _colour(mark.colour, 1.0))
    for part, colour in tinted:
        painter.fillPath(part, _colour(colour, 1.0))
    painter.restore()


def _paint_image(painter: QPainter, mark: Image) -> None:
    box = QRectF(*mark.at, mark.width, mark.height)
    if not mark.is_svg:
        image = _image(mark.data)
        painter.drawImage(_within(QSizeF(image.size()), box), image)
        return
    drawing = svg_renderer(mark)
    if drawing is not None:
        drawing.render(painter, _within(QSizeF(drawing.defaultSize()), box))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#9a9a9a"), 1))
    painter.drawRect(box)
    painter.drawLines([QLineF(box.topLeft(), box.bottomRight()), QLineF(box.bottomLeft(), box.topRight())])


def svg_renderer(mark: Image) -> QSvgRenderer | None:
    """Return what draws an SVG picture; None if it is not let pass or takes too long: a crossed box stands for it."""
    try:
        return renderer_of(gated(mark.data))
    except BadSvg:
        return None


def _within(size: QSizeF, box: QRectF) -> QRectF:
    """Return where something of that shape fits into a box, in its middle."""
    fitted = QRectF(QPointF(), size.scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio))
    fitted.moveCenter(box.center())
    return fitted


@lru_cache(maxsize=64)
def _image(data: bytes) -> QImage:
    return QImage.fromData(data)


def _dress(
    painter: QPainter, fill: str | None, mark: Path | Dot | MarkArea, dash: tuple[float, ...] = ()
) -> None:
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if fill is None else QBrush(_colour(fill, mark.opacity)))
    if mark.stroke is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(_pen(_colour(mark.stroke, mark.opacity), mark.width, dash))


def _pen(colour: QColor, width: float, dash: tuple[float, ...]) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    flat = bool(dash) and dash[0] >= 1
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    if dash:
        pen.setDashPattern([max(0.1, part / max(width, 0.1)) for part in dash])
    return pen


@lru_cache(maxsize=512)
def _colour(name: str, opacity: float) -> QColor:
    """Return a colour as SVG writes it: `#rrggbbaa` has its transparency last, Qt's own has it first."""
    if len(name) == 9 and name.startswith("#"):
        colour = QColor(name[:7])
        colour.setAlphaF(int(name[7:], 16) / 255 * opacity)
        return colour
    colour = QColor(name)
    colour.setAlphaF(colour.alphaF() * opacity)
    return colour
