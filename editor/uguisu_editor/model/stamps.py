"""Stamps: parts of a map that are put in again and again; turned, mirrored, and kept by name across sessions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from uguisu.content import filling, write_bytes
from uguisu_editor.map_kinds.known import kind_of, kinds_that_cut
from uguisu_editor.model.board import Board
from uguisu_editor.model.clipboard import MapPart, put_in, read_part

FILE = "stamps.json"


def turned(part: MapPart, board: Board, *, back: bool = False) -> MapPart:
    """Return a part turned clockwise: by 60 degrees on hexes, else by 90; `back` turns it the other way."""
    return kind_of(board).turned(part, board, back=back)


def mirrored(part: MapPart, board: Board) -> MapPart:
    """Return a part with left and right exchanged."""
    return kind_of(board).mirrored(part, board)


def board_of_part(part: MapPart) -> Board | None:
    """Return a part as a small map of its own, to be drawn."""
    kinds = kinds_that_cut(part["uguisu"])
    chosen = next((kind for kind in kinds if kind.id == part.get("kind")), None) or next(iter(kinds), None)
    return chosen.small_board(part) if chosen is not None else None


class Stamp(NamedTuple):
    """A part of a map with a name."""

    name: str
    part: MapPart


class StampShelf:
    """The stamps that a user keeps, in one file of the settings. What cannot be read there is left as it is."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def stamps(self) -> list[Stamp]:
        """Return all stamps, in the order in which they were kept."""
        found = []
        for entry in self._entries():
            name, part = (entry.get("name"), entry.get("part")) if isinstance(entry, dict) else (None, None)
            read = read_part(json.dumps(part))
            if isinstance(name, str) and read is not None and drawable(read):
                found.append(Stamp(name, read))
        return found

    def keep(self, stamp: Stamp) -> None:
        """Keep a stamp, in the place of one of its name.

        Raises:
            OSError: it cannot be written.
        """
        told, new = self._entries(), {"name": stamp.name, "part": stamp.part}
        at = next((number for number, entry in enumerate(told) if _is_called(entry, stamp.name)), len(told))
        self._write([*told[:at], new, *told[at + 1 :]])

    def remove(self, name: str) -> None:
        """Keep a stamp no longer.

        Raises:
            OSError: that cannot be written.
        """
        self._write([entry for entry in self._entries() if not _is_called(entry, name)])

    def _entries(self) -> list[Any]:
        try:
            told = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        return told if isinstance(told, list) else []

    def _write(self, told: list[Any]) -> None:
        with filling(self._path.parent, self._path):
            if self._path.exists() and not self._entries():  # it may be broken, and somebody's work
                self._path.replace(self._path.with_suffix(".old.json"))
            write_bytes(self._path, json.dumps(told, ensure_ascii=False, indent=1).encode())


def _is_called(entry: Any, name: str) -> bool:
    return isinstance(entry, dict) and entry.get("name") == name


def drawable(part: MapPart) -> bool:
    """Tell whether a part can be drawn and put in; somebody's JSON may only look like ours."""
    try:
        small = board_of_part(part)
        return small is not None and put_in(small, part, (0.0, 0.0)) is not None
    except (LookupError, TypeError, ValueError, AttributeError):
        return False
