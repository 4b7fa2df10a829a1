"""A pack whose YAML files are held in memory, changed and not saved yet: an editor's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document
from uguisu.content.parsing import PRIVATE, Marks
from uguisu.content.source import Source


class HeldDocument(Document):
    """Data without a text: what is found in it bears its path, and no line."""

    def __init__(self, name: str, data: Any) -> None:
        super().__init__(name, name, "", _without_private(data))
        self.marks = _NoMarks()


class HeldSource:
    """A source that knows the data of some files already and takes the others from `below`.

    `data` maps names of files to plain data, which is copied: the copy is free of people's private `x-` keys.
    """

    def __init__(self, below: Source, data: Mapping[str, Any]) -> None:
        self.below = below
        self._data = data

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files, sorted."""
        return tuple(sorted({*self.below.names, *self._data}))

    @property
    def found(self) -> list[Diagnostic]:
        """What is wrong with the folder or zip below."""
        return self.below.found

    def label(self, name: str) -> str:
        """Return the name: whoever holds the files knows where they are."""
        return name

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Return the bytes of a file that is not held."""
        return self.below.read(name, limit)

    def held(self, name: str) -> Document | None:
        """Return a file that is held, or None."""
        return HeldDocument(name, self._data[name]) if name in self._data else None


class _NoMarks(Marks):
    def locate(self, path: tuple[str | int, ...], *, at_key: bool = False) -> tuple[int, int]:
        return (0, 0)


def _without_private(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_private(item)
            for key, item in value.items()
            if not (isinstance(key, str) and key.startswith(PRIVATE))
        }
    if isinstance(value, list):
        return [_without_private(item) if isinstance(item, dict | list) else item for item in value]
    return value
