"""The tiles of a layer: every encoding and compression of the format, always within the size that was promised."""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib

from uguisu import Message
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.report import TiledError

_SPACE = re.compile(r"\s+")


def tiles_of(node: XmlElement, encoding: str, compression: str, count: int) -> list[int]:
    """Return `count` global tile numbers of a `<data>` or `<chunk>`, flip bits included, row by row.

    Raises:
        TiledError: they cannot be read, or are not as many.
    """
    if node.gids is not None:
        numbers = node.gids
    elif encoding == "base64":
        numbers = _from_bytes(node, _unpacked(node, compression, 4 * count))
    elif encoding == "csv":
        numbers = _from_csv(node)
    elif not encoding:
        numbers = [tile.whole("gid") for tile in node.all("tile")]
    else:
        raise node.error(
            Message("The encoding '{name}' of tiles is not supported: use csv or base64.", name=encoding)
        )
    if len(numbers) != count:
        raise node.error(
            Message(
                "A layer should have {expected} {expected:tile|tiles} here, but has {found}. Was the file saved completely?",
                expected=count,
                found=len(numbers),
            )
        )
    if any(not 0 <= number < 2**32 for number in numbers):
        raise node.error(Message("A tile's number is out of range."))
    return numbers


def _from_csv(node: XmlElement) -> list[int]:
    try:
        return [int(word) for word in node.text.replace("\n", "").split(",") if word.strip()]
    except ValueError as error:
        raise node.error(Message("The tiles of a layer should be a list of whole numbers.")) from error


def _from_bytes(node: XmlElement, data: bytes) -> list[int]:
    if len(data) % 4:
        raise node.error(Message("The tiles of a layer are truncated. Was the file saved completely?"))
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def _unpacked(node: XmlElement, compression: str, size: int) -> bytes:
    try:
        data = base64.b64decode(_SPACE.sub("", node.text), validate=True)
    except (binascii.Error, ValueError) as error:
        raise node.error(Message("The tiles of a layer are not well-formed base64.")) from error
    if not compression:
        return data
    if compression in ("zlib", "gzip"):
        return _inflated(node, data, size)
    if compression == "zstd":
        return _from_zstd(node, data, size)
    raise node.error(
        Message(
            "The compression '{name}' of tiles is not supported: use zlib, gzip or zstd.", name=compression
        )
    )


def _inflated(node: XmlElement, data: bytes, size: int) -> bytes:
    """Unpack zlib or gzip, whichever it is, but not a byte more than there should be (and one tile to notice)."""
    unpacker = zlib.decompressobj(wbits=47)
    try:
        return unpacker.decompress(data, size + 4)
    except zlib.error as error:
        raise _damaged(node) from error


def _from_zstd(node: XmlElement, data: bytes, size: int) -> bytes:
    try:
        import zstandard
    except ImportError as error:
        raise node.error(
            Message(
                "This map is compressed with Zstandard, which needs the Python package "
                "`zstandard`. Install it, or save the map in Tiled with another tile layer "
                "format."
            )
        ) from error
    from io import BytesIO

    try:
        with zstandard.ZstdDecompressor(max_window_size=2**27).stream_reader(BytesIO(data)) as stream:
            return stream.read(size + 4)
    except zstandard.ZstdError as error:
        raise _damaged(node) from error


def _damaged(node: XmlElement) -> TiledError:
    return node.error(Message("The tiles of a layer cannot be decompressed: they are damaged."))
