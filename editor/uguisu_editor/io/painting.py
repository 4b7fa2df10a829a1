"""Pictures of maps as files: PNG and PDF painted by Qt, SVG written as text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QPolygonF,
)

from uguisu.board.marks import Area, Dot, Image, Mark, Picture, Stroke, Text
from uguisu.board.svg import write_svg
from uguisu.content.atomic import write_bytes
from uguisu.content.svg import BadSvg, gated
from uguisu_editor.i18n import tr
from uguisu_editor.io.svg_drawing import renderer_of

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FORMATS = ("png", "svg", "pdf")
LARGEST_SIDE = 20_000
PAPERS: dict[str, QPageSize.PageSizeId] = {
    "A6": QPageSize.PageSizeId.A6,
    "A5": QPageSize.PageSizeId.A5,
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "A2": QPageSize.PageSizeId.A2,
    "Letter": QPageSize.PageSizeId.Letter,
    "Tabloid": QPageSize.PageSizeId.Tabloid,
}
FAMILIES = ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica", "Arial"]
RESOLUTION = 300


@dataclass(frozen=True)
class Size:
    """How large a picture is to be: `pixels` along its longer side (PNG, SVG), or a `paper` to fit on (PDF)."""

    pixels: int = 2000
    paper: str = "A4"
    margin: float = 8.0
    """Blank millimetres at the edges of the paper."""


def save_picture(picture: Picture, path: Path, size: Size) -> None:
    """Write a picture as the format that the file's name ends with, whole or not at all.

    Raises:
        ValueError: the ending is none of png, svg, pdf, or the size is out of range.
        OSError: the file cannot be written.
    """
    write_bytes(path, picture_bytes(picture, path.suffix.lower().removeprefix("."), size))


def picture_bytes(picture: Picture, form: str, size: Size) -> bytes:
    """Return a picture as a file's bytes; `form` is png, svg or pdf.

    Raises:
        ValueError: the format is not known, or the size is out of range.
    """
    if not 1 <= size.pixels <= LARGEST_SIDE:
        raise ValueError(f"a picture's side should be from 1 to {LARGEST_SIDE} pixels, but is {size.pixels}")
    if form == "svg":
        return write_svg(picture, size.pixels / max(picture.width, picture.height)).encode()
    if form == "png":
        return _png(picture, size.pixels)
    if form == "pdf":
        return _pdf(picture, size)
    raise ValueError(f"'{form}' is none of the formats {', '.join(FORMATS)}")


def _png(picture: Picture, pixels: int) -> bytes:
    scale = pixels / max(picture.width, picture.height)
    wanted = QSize(max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    image = QImage(wanted, QImage.Format.Format_RGB32)
    if image.isNull():
        raise ValueError(
            tr(
                "a picture of {wide} by {high} pixels does not fit into memory",
                wide=wanted.width(),
                high=wanted.height(),
            )
        )
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(picture, painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _pdf(picture: Picture, size: Size) -> bytes:
    """Fit the picture on one page, upright or across, whichever shows it larger."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(picture.title)
    writer.setCreator("Uguisu")
    writer.setResolution(RESOLUTION)
    across = picture.width > picture.height
    page = QPageLayout(
        QPageSize(PAPERS[size.paper]),
        QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait,
        QMarginsF(size.margin, size.margin, size.margin, size.margin),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(page)
    painter = QPainter(writer)
    room = page.paintRectPixels(RESOLUTION)
    scale = min(room.width() / picture.width, room.height() / picture.height)
    painter.translate(
        (room.width() - picture.width * scale) / 2, (room.height() - picture.height * scale) / 2
    )
    painter.scale(scale, scale)
    paint(picture, painter)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def paint(picture: Picture, painter: QPainter) -> None:
    """Paint a picture at its own size; scale the painter for another."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, picture.width, picture.height), _colour(picture.paper))
    for mark in picture.marks:
        _mark(mark, painter)


def _mark(mark: Mark, painter: QPainter) -> None:
    if isinstance(mark, Text):
        _text(mark, painter)
        return
    if isinstance(mark, Image):
        _image(mark, painter)
        return
    if isinstance(mark, Stroke):
        painter.setPen(_stroke_pen(mark))
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in mark.points]))
        return
    painter.setPen(_pen(mark.stroke, mark.width))
    painter.setBrush(QBrush(_colour(mark.fill)))
    painter.setOpacity(mark.opacity)
    if isinstance(mark, Area):
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in mark.points]))
    elif isinstance(mark, Dot):
        painter.drawEllipse(QPointF(*mark.centre), mark.radius, mark.radius)
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _image(mark: Image, painter: QPainter) -> None:
    box = QRectF(*mark.at, mark.width, mark.height)
    if mark.is_svg:
        drawing = svg_renderer(mark)
        if drawing is None:
            painter.setPen(_pen("#9a9a9a", 1))
            painter.drawRect(box)
            painter.drawLines(
                [QLineF(box.topLeft(), box.bottomRight()), QLineF(box.bottomLeft(), box.topRight())]
            )
            return
        drawing.render(painter, _within(drawing.defaultSize().toSizeF(), box))
    else:
        image = QImage.fromData(mark.data)
        painter.drawImage(_within(image.size().toSizeF(), box), image)


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


def _pen(colour: str | None, width: float) -> QPen:
    if not colour:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(_colour(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _stroke_pen(mark: Stroke) -> QPen:
    pen = _pen(mark.colour, mark.width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if mark.dash:
        if mark.dash[0] >= 1:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([part / mark.width for part in mark.dash])
    return pen


def _text(mark: Text, painter: QPainter) -> None:
    """Draw letters as outlines, so that they print alike everywhere and may have a glow."""
    font = QFont(FAMILIES)
    font.setPointSizeF(100)
    font.setBold(mark.bold)
    metrics = QFontMetricsF(font)
    font_scale = mark.size / (metrics.height() / 1.17)
    width = metrics.horizontalAdvance(mark.text) * font_scale
    x, y = mark.at
    x -= {"start": 0.0, "middle": width / 2, "end": width}[mark.anchor]
    path = QPainterPath()
    path.addText(0, 0, font, mark.text.replace("\n", " "))
    painter.save()
    painter.translate(x, y)
    painter.scale(font_scale, font_scale)
    if mark.halo:
        painter.strokePath(path, _pen(mark.halo, 0.28 * mark.size / font_scale))
    painter.fillPath(path, QBrush(_colour(mark.colour)))
    painter.restore()


def _colour(text: str) -> QColor:
    """Return a colour as web pages write it: `#rrggbbaa` has its alpha last, where Qt expects it first."""
    if len(text) == 9 and text.startswith("#"):
        text = f"#{text[7:]}{text[1:7]}"
    return QColor(text)
