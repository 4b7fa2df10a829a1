"""Stamps: parts of a map that are put in again and again; turned, mirrored, and kept by name across sessions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from uguisu.board.model import NO_CELL
from uguisu.content.atomic import filling, write_bytes
from uguisu_editor.model.board import Board, board_for
from uguisu_editor.model.clipboard import MapPart, carry, put_in, read_part
from uguisu_editor.model.grid import Cell, Hexes
from uguisu_editor.model.grid_board import GridBoard
from uguisu_editor.model.same import plain_copy

FILE = "stamps.json"
FINE = 1e-6
"""Turned points are rounded where they are put in; until then they are kept as they are."""


def turned(part: MapPart, board: Board, *, back: bool = False) -> MapPart:
    """Return a part turned clockwise: by 60 degrees on hexes, else by 90; `back` turns it the other way."""
    hexes = isinstance(board, GridBoard) and isinstance(board.grid, Hexes)
    steps = (5 if hexes else 3) if back else 1
    for _ in range(steps):
        if part["uguisu"] == "graph":
            part = _graph_carried(part, lambda x, y: (-y, x))
        elif hexes:
            part = _carried(part, lambda q, r: (-r, q + r))
        else:
            part = _carried(part, lambda x, y: (-y, x))
    return part


def mirrored(part: MapPart, board: Board) -> MapPart:
    """Return a part with left and right exchanged."""
    if part["uguisu"] == "graph":
        return _graph_carried(part, lambda x, y: (-x, y))
    if isinstance(board, GridBoard) and isinstance(board.grid, Hexes):
        if board.grid.flat:
            return _carried(part, lambda q, r: (-q, q + r))
        return _carried(part, lambda q, r: (-q - r, r))
    return _carried(part, lambda x, y: (-x, y))


def _graph_carried(part: MapPart, to: Callable[[float, float], tuple[float, float]]) -> MapPart:
    new: MapPart = plain_copy(part)
    carry(new["places"], to, FINE)
    return new


def _carried(part: MapPart, to: Callable[[int, int], Cell]) -> MapPart:
    new: MapPart = plain_copy(part)
    new["cells"] = [[*to(x, y), sign] for x, y, sign in new["cells"]]
    new["extras"] = [[*to(x, y), entry] for x, y, entry in new["extras"]]
    new["borders"] = [[*to(x0, y0), *to(x1, y1), entry] for x0, y0, x1, y1, entry in new["borders"]]
    for region in new.get("regions", []):
        region["places"] = [list(to(x, y)) for x, y in region["places"]]
    return new


def board_of_part(part: MapPart) -> Board | None:
    """Return a part as a small map of its own, to be drawn."""
    if part["uguisu"] == "graph":
        return board_for("graph", {"places": part["places"], "links": part["links"]})
    grid = Hexes() if part["kind"] == "hexes" else None
    cells = {grid.from_axial(x, y) if grid else (x, y): sign for x, y, sign in part["cells"]}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    left -= left % 2  # the columns of hexes that lie lower stay the same
    rows = [
        "".join(cells.get((x, y), NO_CELL) for x in range(left, max(x for x, _ in cells) + 1))
        for y in range(top, max(y for _, y in cells) + 1)
    ]
    return board_for(part["kind"], {"kind": part["kind"], "legend": part["legend"], "rows": rows})


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
