"""Pictures of the pack on the canvas: those under the map, in layers, and those of terrains and tags."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImageReader, QPainter, QPixmap

from uguisu.content import MAX_ART_BYTES, is_safe_name, raster_format
from uguisu.content.source import open_regular
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.i18n import reason_told, tr
from uguisu_editor.io.svg_drawing import drawn_on, renderer_of
from uguisu_editor.model.layers import Layer, layers_of
from uguisu_editor.session import Session
from uguisu_tools.pictures import BadSvg, check_raster, gated

MOST_MEGABYTES = 512
SVG_SIDE = 1024
"""Pixels along the longer side that an SVG is drawn with."""
QImageReader.setAllocationLimit(MOST_MEGABYTES)


class PictureFiles:
    """The pictures of a pack and of those it builds on, each read once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._read: dict[str, QPixmap] = {}

    def pixmap(self, name: Any) -> QPixmap | None:
        """Return a picture of the pack, or None when there is none of that name that can be read."""
        if not isinstance(name, str) or not is_safe_name(name):
            return None
        if name not in self._read:
            files = (folder / name for folder in self._session.folders)
            self._read[name] = next((self._picture(file) for file in files if file.is_file()), QPixmap())
        found = self._read[name]
        return None if found.isNull() else found

    def _picture(self, file: Path) -> QPixmap:
        try:
            return read_picture(file)
        except (BadSvg, OSError) as error:
            text = tr("{name} cannot be shown: {reason}", name=file.name, reason=reason_told(error))
            self._session.refused.emit(text)
            return QPixmap()

    def forget(self) -> None:
        """Read all anew when it is asked for."""
        self._read.clear()


class PlacedPicture(NamedTuple):
    """A layer, with its picture and where that lies, in map units."""

    layer: Layer
    pixmap: QPixmap
    area: QRectF


class BackgroundPictures:
    """Paints the pictures under the map."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.files = PictureFiles(session)

    def placed(self) -> list[PlacedPicture]:
        """Return the layers whose picture can be read, the lowest first."""
        found = []
        for layer in layers_of(self.session.map):
            pixmap = self.files.pixmap(layer.image)
            if pixmap is not None:
                left, top = layer.at
                wide, high = pixmap.width() * layer.scale, pixmap.height() * layer.scale
                found.append(PlacedPicture(layer, pixmap, QRectF(left, top, wide, high)))
        return found

    def shown(self) -> list[PlacedPicture]:
        """Return those that are seen."""
        if not self.session.visible("background"):
            return []
        return [one for one in self.placed() if not one.layer.hidden]

    @property
    def area(self) -> QRectF | None:
        """What the pictures that are seen cover, in map units; None without any."""
        return _united(one.area for one in self.shown())

    @property
    def chosen(self) -> PlacedPicture | None:
        """The picture that is moved and scaled: the one chosen among the layers, else the topmost."""
        placed = self.placed()
        named = [one for one in placed if one.layer.name == self.session.choices.layer]
        return (named or placed or [None])[-1]  # type: ignore[list-item]

    def paint(self, painter: QPainter, view: Viewport) -> None:
        """Paint those that are shown, the lowest first."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        for one in self.shown():
            painter.setOpacity(one.layer.opacity)
            corner = view.to_screen(one.area.left(), one.area.top())
            target = QRectF(
                corner.x(), corner.y(), one.area.width() * view.scale, one.area.height() * view.scale
            )
            painter.drawPixmap(target, one.pixmap, QRectF(one.pixmap.rect()))
        painter.setOpacity(1.0)


def _united(areas: Iterable[QRectF]) -> QRectF | None:
    found: QRectF | None = None
    for area in areas:
        found = area if found is None else found.united(area)
    return found


def read_picture(path: Path) -> QPixmap:
    """Read a picture; SVG is drawn.

    Raises:
        BadSvg: it is no picture, or one that packs may not have.
        OSError: the file can't be read.
    """
    with open_regular(path) as file:
        data = file.read(MAX_ART_BYTES)
    form = raster_format(data)
    if form is None:
        renderer = renderer_of(gated(data))
        if renderer is None:
            raise BadSvg(tr("it takes too long to draw"))
        size = renderer.defaultSize().scaled(SVG_SIDE, SVG_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
        return QPixmap.fromImage(drawn_on(size, renderer))
    check_raster(data, form)
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(form.encode()))
    reader.setAutoDetectImageFormat(False)  # what was not looked at by the gate is no SVG for Qt either
    reader.setAutoTransform(True)
    return QPixmap.fromImage(reader.read())
