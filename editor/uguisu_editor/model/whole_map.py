"""The map of a mod: what lies below with what the mod says, as one map to be drawn on; strokes become differences."""

from __future__ import annotations

from typing import Any

from uguisu.board import cell_id
from uguisu.content import Origin
from uguisu_changes.difference import below_at, difference, laid, touched
from uguisu_changes.edits import Contents, Drop, Edit, Group, Put, Remove, Retext, flattened
from uguisu_changes.paths import MISSING, Path, entries
from uguisu_changes.same import plain_copy
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.parts import pair_of

MAP = "map"


class WholeMap:
    """One map, as the layers make it. `data` stays the same object as long as the map lives."""

    def __init__(self, document: PackDocument, below: Any) -> None:
        self._document, self.below = document, below
        self.data: dict[str, Any] = {}
        self.origin = Origin(0, ())
        self.lay()

    def lay(self) -> None:
        """Lay the mod's map over what is below."""
        whole, self.origin = laid(self.below, self._document.data.get(MAP))
        self.data.clear()
        self.data.update(whole if isinstance(whole, dict) else {})

    def as_own(self, edit: Edit) -> Edit:
        """Return an edit of the whole as one of the mod's own file: only the difference is written there. What is done to
        other files, or to the map's file as a text, stays as it is.

        Raises:
            CannotEdit: it does not fit, or cannot be said as a difference.
        """
        edits = list(flattened(edit))
        of_map: list[Edit] = [
            one for one in edits if not isinstance(one, Retext | Group) and one.file == MAP and one.path
        ]
        if not of_map:
            return edit
        own = self._document.data.get(MAP)
        wanted = Contents({MAP: plain_copy(laid(self.below, own)[0])})
        Group(of_map).apply(wanted)
        said = difference(self.below, own, wanted[MAP])
        put: Edit = Put(MAP, (), said) if own is not None else self._document.new_file(MAP, said)
        return Group([*(one for one in edits if one not in of_map), put])

    # What is of the mod itself.

    def is_own(self, path: Path) -> bool:
        """Tell whether the mod says anything of what stands at a path of the whole."""
        return below_at(self.below, self.data, path) is MISSING or touched(self.origin.at(path))

    def own_places(self) -> set[str]:
        """Return the places that the mod adds or changes."""
        found = {
            str(entry.get("id"))
            for key in ("places", "cells")
            for number, entry in enumerate(entries(self.data, key))
            if isinstance(entry, dict) and self.is_own((key, number))
        }
        rows, before = entries(self.data, "rows"), entries(self.below, "rows")
        for row, line in enumerate(rows):
            old = before[row] if row < len(before) else ""
            found |= {
                cell_id(column, row)
                for column, sign in enumerate(line)
                if column >= len(old) or old[column] != sign
            }
        return found

    def own_links(self) -> list[tuple[str, str]]:
        """Return the pairs of places whose link or border the mod adds or changes."""
        pairs = [
            pair_of(entry)
            for key in ("links", "borders")
            for number, entry in enumerate(entries(self.data, key))
            if self.is_own((key, number))
        ]
        return [pair for pair in pairs if pair is not None]

    def as_below(self, path: Path) -> Edit:
        """Return the edit of the whole that makes what stands at a path as it is below; what is only here goes."""
        there = below_at(self.below, self.data, path)
        if there is not MISSING:
            return Put(MAP, path, plain_copy(there))
        if isinstance(path[-1], int):
            return Remove(MAP, path[:-1], path[-1])
        return Drop(MAP, path)
