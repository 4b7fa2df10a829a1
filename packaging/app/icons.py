"""Draws uguisu.svg in the sizes and formats that desktops want: `python icons.py FOLDER`."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def drawn(renderer: QSvgRenderer, side: int) -> Image.Image:
    """Draw it so many pixels wide."""
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return Image.open(BytesIO(buffer.data().data()))


def main(folder: Path) -> None:
    """Write PNG files of all sizes, and the icons of Windows and macOS."""
    QGuiApplication(sys.argv)
    folder.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(str(Path(__file__).parent / "uguisu.svg"))
    pictures = [drawn(renderer, side) for side in SIZES]
    for side, picture in zip(SIZES, pictures, strict=True):
        picture.save(folder / f"uguisu-{side}.png")
    *smaller, largest = pictures
    smaller[-1].save(
        folder / "uguisu.ico", sizes=[(side, side) for side in SIZES[:-1]], append_images=smaller[:-1]
    )
    largest.save(folder / "uguisu.icns", append_images=smaller)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
