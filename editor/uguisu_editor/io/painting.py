"""Pictures of maps as files: PNG and PDF painted by Qt, SVG written as text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from uguisu.board import Picture
from uguisu.content import write_bytes
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n import tr
from uguisu_tools.drawing import write_svg

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
    painter.fillRect(QRectF(0, 0, picture.width, picture.height), QColor(picture.paper))
    paint_marks(painter, picture.marks)
