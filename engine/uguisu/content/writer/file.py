"""A YAML file that is edited: read once, written back with its own encoding mark and line ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu.content.atomic import write_bytes
from uguisu.content.parsing import parse
from uguisu.content.reading import BYTE_ORDER_MARK, decode_text
from uguisu.content.writer.rewrite import NotEditable, rewrite


class YamlFile:
    """A file's bytes and what they say.

    Attributes:
        path: where it is.
        raw: its bytes as they were read or last saved.
        data: what it says, as plain data; a copy to be changed is for the caller to make.
    """

    def __init__(self, path: Path, raw: bytes) -> None:
        self.path = path
        self.raw = raw
        self.text, refused = decode_text(raw, path.as_posix())
        if refused is not None:
            raise NotEditable(refused.message, [refused])
        self.data, found = parse(self.text, path.as_posix())
        if found:
            raise NotEditable(found[0].message, found)

    @classmethod
    def read(cls, path: Path) -> YamlFile:
        """Read a file; one that isn't there yet is as good as empty.

        Raises:
            NotEditable: it cannot be read as YAML; the exception's `found` says where.
            OSError: it cannot be read at all.
        """
        return cls(path, path.read_bytes() if path.exists() else b"")

    def bytes_for(self, data: Any) -> bytes:
        """Return the file's bytes changed to say `data`; the very same bytes if they do already."""
        text = rewrite(self.text, data)
        if text == self.text:
            return self.raw
        body = text.replace("\n", self._line_end).encode("utf-8")
        return BYTE_ORDER_MARK + body if self.raw.startswith(BYTE_ORDER_MARK) else body

    def save(self, data: Any) -> bool:
        """Write the file, whole or not at all, so that it says `data`; tell whether there was anything to write.

        Raises:
            NotEditable: see `rewrite`.
            OSError: the disk refuses; the old file is as it was.
        """
        raw = self.bytes_for(data)
        if raw == self.raw and self.path.exists():
            return False
        write_bytes(self.path, raw)
        self.__init__(self.path, raw)  # type: ignore[misc]
        return True

    def changed_outside(self) -> bool:
        """Tell whether the file on disk is no longer the one that was read or saved."""
        return not self.path.exists() or self.path.read_bytes() != self.raw

    @property
    def _line_end(self) -> str:
        crlf = self.raw.count(b"\r\n")
        return "\r\n" if crlf and crlf * 2 >= self.raw.count(b"\n") else "\n"
