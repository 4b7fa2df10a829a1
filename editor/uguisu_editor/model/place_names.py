"""Names for new places: a map is talked about by names, so that each place has one at once; it is changed like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from uguisu_changes.paths import entries
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.phrases import phrase

NAMES = (
    phrase("Old Well"),
    phrase("Plum Court"),
    phrase("Willow Bank"),
    phrase("Moss Garden"),
    phrase("Stone Steps"),
    phrase("Cedar Door"),
    phrase("Quiet Pond"),
    phrase("Herb Garden"),
    phrase("Mill Lane"),
    phrase("Fox Hollow"),
    phrase("Long Meadow"),
    phrase("Low Gate"),
)


def name_places(new: Iterable[dict[str, Any]], board: GraphBoard, told: Callable[[str], str]) -> None:
    """Give new places names that no place of the map has, in the language that `told` speaks."""
    taken: set[str] = set()
    for entry in entries(board.data, "places"):
        name = entry.get("name") if isinstance(entry, dict) else None
        taken |= set(name.values()) if isinstance(name, dict) else {name} if isinstance(name, str) else set()
    for entry in new:
        times = 1
        names = [told(name) for name in NAMES]
        while all(name in taken for name in names):
            times += 1
            names = [f"{told(name)} {times}" for name in NAMES]
        entry["name"] = next(name for name in names if name not in taken)
        taken.add(entry["name"])
