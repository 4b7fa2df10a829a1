"""The mean colour of a tile of Tiled, for the terrain that it becomes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageReader

from uguisu_changes.tiled.model import Tileset

MOST_BYTES = 64 * 1024 * 1024


@lru_cache(maxsize=4)
def _picture(path: Path) -> QImage:
    reader = QImageReader(str(path))
    return reader.read() if path.is_file() and path.stat().st_size <= MOST_BYTES else QImage()


def mean_colour(tileset: Tileset, local: int) -> str | None:
    """Return the mean colour of a tile's picture, as `#rrggbb`; None where there is no picture to be read."""
    own = tileset.tile(local).picture
    path = own or tileset.picture
    image = _picture(path) if path is not None else QImage()
    if own is None and not image.isNull():
        wide, high = (round(side) for side in tileset.size)
        if wide < 1 or high < 1:
            return None
        columns = tileset.columns or max(1, (image.width() - 2 * tileset.margin) // (wide + tileset.spacing))
        row, column = divmod(local, columns)
        left = tileset.margin + column * (wide + tileset.spacing)
        top = tileset.margin + row * (high + tileset.spacing)
        image = image.copy(left, top, wide, high)
    if image.isNull():
        return None
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(4, 4, mode=smooth)
    seen = [small.pixelColor(x, y) for x in range(4) for y in range(4)]
    weight = sum(colour.alpha() for colour in seen)
    if not weight:
        return None
    red, green, blue = (
        round(sum(part * colour.alpha() for part, colour in zip(parts, seen, strict=True)) / weight)
        for parts in zip(*((each.red(), each.green(), each.blue()) for each in seen), strict=True)
    )
    return f"#{red:02x}{green:02x}{blue:02x}"
