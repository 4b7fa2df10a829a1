"""Stands for Pillow in a page: how large pictures are, and the names of colours. Nothing is painted there but by the browser.

The pictures of a pack were looked at by Pillow itself when its page was published.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any, Self

PNG = b"\x89PNG\r\n\x1a\n"
WITHOUT_SIZE = {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG between the first and the last that begin a frame, and begin none."""


class Picture:
    """A PNG or JPEG, as far as its first bytes tell of it."""

    is_animated = False

    def __init__(self, data: bytes) -> None:
        self.size = _size_of(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def load(self) -> None:
        """It was loaded when it was published."""


def _size_of(data: bytes) -> tuple[int, int]:
    if data.startswith(PNG):
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    at = 2
    while data[:2] == b"\xff\xd8" and at + 9 < len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in WITHOUT_SIZE:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 1 if marker == 0xFF else 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    raise ValueError("neither PNG nor JPEG")


class Image:
    """`PIL.Image`."""

    Image = Picture

    class DecompressionBombError(Exception):
        """Never raised."""

    class DecompressionBombWarning(RuntimeWarning):
        """Never warned of."""

    @staticmethod
    def open(file: IO[bytes], formats: Any = None) -> Picture:  # noqa: ARG004
        """Return a picture."""
        return Picture(file.read())


class ImageColor:
    """`PIL.ImageColor`."""

    colormap: dict[str, Any] = {}


_colours = Path(__file__).parent / "colours.json"
if _colours.exists():  # written when the page is published, from Pillow itself
    ImageColor.colormap = dict.fromkeys(json.loads(_colours.read_text(encoding="utf-8")))
