"""A picture for a card: cut to the frame of its face, and put into the pack."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt

from uguisu.content import filling, write_bytes
from uguisu_editor.canvas.background import read_picture
from uguisu_tools.looks import ART
from uguisu_tools.pictures import BadSvg, gated

KINDS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WEBP", ".svg": ""}
"""What may be dropped, and how Qt writes it."""
WIDEST = 1488
"""Pixels of a picture that fills 63 mm at 600 dots an inch."""
VIEW = re.compile(rb"viewBox\s*=\s*([\"'])\s*([^\"']+?)\s*\1")
SIZE = re.compile(rb"\s(width|height|preserveAspectRatio)\s*=\s*([\"'])[^\"']*\2")


class NoPicture(Exception):
    """It can't be read as a picture."""


def cut(picture: Path) -> bytes:
    """Return a picture cut to the frame of a face, in the middle, as a file of its own kind.

    Raises:
        NoPicture: it is none.
        OSError: it can't be read.
    """
    if picture.suffix.lower() == ".svg":
        return _cut_drawing(picture.read_bytes())
    try:
        image = read_picture(picture).toImage()
    except BadSvg as error:
        raise NoPicture from error
    if image.isNull():
        raise NoPicture
    box = QRect(0, 0, *frame_in(image.width(), image.height()))
    box.moveCenter(image.rect().center())
    cut_out = image.copy(box)
    if cut_out.width() > WIDEST:
        cut_out = cut_out.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    cut_out.save(buffer, KINDS[picture.suffix.lower()])  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def frame_in(wide: float, high: float) -> tuple[int, int]:
    """Return the largest frame of a face's picture that fits into a size.

    >>> frame_in(2520, 5000), frame_in(1000, 142)
    ((2520, 1420), (252, 142))
    """
    across = min(wide, high * ART[0] / ART[1])
    return max(1, round(across)), max(1, round(across * ART[1] / ART[0]))


def _cut_drawing(raw: bytes) -> bytes:
    """Return an SVG of which the middle is shown: its window is made narrower or lower."""
    try:
        raw = gated(raw)
    except BadSvg as error:
        raise NoPicture from error
    begin, end = raw.find(b"<svg"), raw.find(b">", raw.find(b"<svg"))
    head = raw[begin:end]
    found = VIEW.search(head)
    numbers = [float(one) for one in re.split(rb"[\s,]+", found[2])] if found else _sides(head)
    if begin < 0 or len(numbers) != 4 or min(numbers[2:]) <= 0:
        raise NoPicture
    x, y, wide, high = numbers
    across = min(wide, high * ART[0] / ART[1])
    down = across * ART[1] / ART[0]
    window = f"{x + (wide - across) / 2:g} {y + (high - down) / 2:g} {across:g} {down:g}"
    bare = SIZE.sub(b"", VIEW.sub(b"", head))
    size = f' viewBox="{window}" width="{ART[0]:g}" height="{ART[1]:g}"'.encode()
    return raw[:begin] + b"<svg" + size + bare[len(b"<svg") :] + raw[end:]


def _sides(head: bytes) -> list[float]:
    """Return the window of a drawing that says only how large it is."""
    sides = [re.search(rb"\s" + side + rb"\s*=\s*[\"']\s*([\d.]+)", head) for side in (b"width", b"height")]
    return [0.0, 0.0, *(float(side[1]) for side in sides if side is not None)]


def put_into(folder: Path, name: str, raw: bytes) -> str:
    """Write a picture into a pack's folder of pictures, under its name or one beside it; return the way to it.

    Raises:
        OSError: it can't be written.
    """
    art = folder / "art"
    target = art / name
    number = 2
    while target.exists() and target.read_bytes() != raw:
        target = art / f"{Path(name).stem}-{number}{Path(name).suffix}"
        number += 1
    if not target.exists():
        with filling(art, target):
            write_bytes(target, raw)
    return target.relative_to(folder).as_posix()


def may_be(path: Path) -> bool:
    """Whether a file is called as a picture is that a card may have."""
    return path.suffix.lower() in KINDS
