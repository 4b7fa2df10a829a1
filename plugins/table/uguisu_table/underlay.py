"""The pictures under a map: a scan of one's own board, say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO

from uguisu import Game
from uguisu.board import Group, Image
from uguisu.content import raster_format
from uguisu_tools.drawing import Frame
from uguisu_tools.pictures import BadSvg, parsed, picture

SVG_SIDE = 1024.0
"""Pixels along the longer side that maps reckon an SVG to have."""
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def pictures_under(game: Game, frame: Frame) -> Iterator[Group]:
    """Yield the pictures under a map that are not hidden and can be shown, the lowest first, where they lie in its ground."""
    drawn = game.content.map
    layers = () if drawn is None else (drawn.background, *drawn.layers)
    for layer in layers:
        data = None if layer is None or layer.hidden else picture(game.content, layer.image)
        if layer is None or data is None or raster_format(data) not in (None, "png", "jpeg"):
            continue
        size = _size_of(data)
        if size is None:
            continue
        scale = layer.scale * frame.scale
        at = (layer.at[0] * frame.scale + frame.left, layer.at[1] * frame.scale + frame.top)
        yield Group((Image(at, size[0] * scale, size[1] * scale, data),), layer.opacity)


def _size_of(data: bytes) -> tuple[float, float] | None:
    """Return how many pixels a picture has across and down, None if nobody can tell."""
    from PIL import Image as Pixels

    if raster_format(data) is not None:
        try:
            with Pixels.open(BytesIO(data), formats=("PNG", "JPEG")) as pixels:
                return float(pixels.size[0]), float(pixels.size[1])
        except (OSError, ValueError, SyntaxError, Pixels.DecompressionBombError):
            return None
    try:
        drawn = parsed(data)
    except BadSvg:
        return None
    numbers = [float(found) for found in NUMBER.findall(drawn.get("viewBox", ""))]
    if len(numbers) != 4:
        numbers = [
            float(found) for side in ("width", "height") for found in NUMBER.findall(drawn.get(side, ""))
        ]
    wide, high = numbers[-2:] if len(numbers) in (2, 4) else (0.0, 0.0)
    if wide <= 0 or high <= 0:
        return None
    return SVG_SIDE * wide / max(wide, high), SVG_SIDE * high / max(wide, high)
