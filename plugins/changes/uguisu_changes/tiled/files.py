"""The files an import reads: the map, and the tilesets and templates it names. Each is read once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from uguisu import Message
from uguisu.messages import reason_of
from uguisu_changes.tiled.json_nodes import json_nodes
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.report import TiledError
from uguisu_changes.tiled.xml_nodes import xml_nodes

MAX_BYTES = 64 * 1024 * 1024
MAX_FILES = 500


class Files:
    """Reads files as nodes, with limits on how large and how many; those that are held in memory are not looked for."""

    def __init__(self, held: Mapping[Path, bytes] | None = None) -> None:
        self._read: dict[Path, XmlElement | TiledError] = {
            path.resolve(): _parse(path, raw) for path, raw in (held or {}).items()
        }

    def read(self, path: Path) -> XmlElement:
        """Return the root of a file.

        Raises:
            TiledError: it is not there, too large, or neither XML nor JSON.
        """
        key = path.resolve()
        if key not in self._read:
            if len(self._read) >= MAX_FILES:
                raise TiledError(
                    Message("This map names more than {most} {most:file|files}.", most=MAX_FILES), path.name
                )
            try:
                self._read[key] = _parse(path, _raw(path))
            except TiledError as error:
                self._read[key] = error
        found = self._read[key]
        if isinstance(found, TiledError):
            raise found
        return found

    def roots(self) -> list[XmlElement]:
        """Return all that was read, the map first."""
        return [found for found in self._read.values() if isinstance(found, XmlElement)]


def beside(path: Path, source: str) -> Path | None:
    """Return where a map's neighbour lies, None if it is named by an address of the net or by a share.

    A path of somebody else's computer is looked for by its name beside the map.
    """
    clean = source.replace("\\", "/").removeprefix("file://")
    if "://" in clean or clean.startswith("//") or "\0" in clean or not clean:
        return None
    if clean.startswith(("/", ":/")) or clean[1:2] == ":":
        return path.parent / clean.rsplit("/", 1)[-1]
    return path.parent / clean


def _raw(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise TiledError(
                Message("This file is larger than {most} MB.", most=MAX_BYTES // 1024 // 1024), path.name
            )
        return path.read_bytes()
    except FileNotFoundError as error:
        raise TiledError(Message("There is no such file."), path.name) from error
    except (OSError, ValueError) as error:
        raise TiledError(
            Message("This file cannot be read: {reason}.", reason=reason_of(error)), path.name
        ) from error


def _parse(path: Path, data: bytes) -> XmlElement:
    start = data[:64].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not start:
        raise TiledError(Message("This file is empty."), path.name)
    if start[:1] in (b"{", b"["):
        return json_nodes(data, path.name)
    if start[:1] == b"<" or data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return xml_nodes(data, path.name)
    raise TiledError(
        Message("This is neither XML (TMX) nor JSON (TMJ). Save the map in Tiled as one of these."), path.name
    )
