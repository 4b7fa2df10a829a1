"""The pictures under a map: its `background`, which is the lowest, and its `layers` above."""

from __future__ import annotations

from typing import Any, NamedTuple

from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.paths import Path, entries
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.parts import point_of

MAP = "map"
BACKGROUND = "background"
"""What the lowest picture is called, which has no id."""


class Layer(NamedTuple):
    """A picture under the map: where its entry stands, what it is called (its id), and what the entry says."""

    path: Path
    name: str
    entry: dict[str, Any]

    @property
    def image(self) -> Any:
        """Its file."""
        return self.entry.get("image")

    @property
    def at(self) -> tuple[float, float]:
        """Where its top left corner lies."""
        return point_of(self.entry.get("at")) or (0.0, 0.0)

    @property
    def scale(self) -> float:
        """Map units to a pixel of the picture."""
        found = self.entry.get("scale", 1.0)
        return float(found) if isinstance(found, int | float) and found > 0 else 1.0

    @property
    def opacity(self) -> float:
        """How opaque it is: 0 is invisible, 1 is solid."""
        found = self.entry.get("opacity", 1.0)
        return max(0.0, min(1.0, float(found))) if isinstance(found, int | float) else 1.0

    @property
    def hidden(self) -> bool:
        """Whether it is left out."""
        return self.entry.get("hidden") is True

    @property
    def locked(self) -> bool:
        """Whether it is not to be moved by hand."""
        return self.entry.get("locked") is True


def layers_of(data: Any) -> list[Layer]:
    """Return the pictures under a map, the lowest first."""
    found = []
    background = data.get("background") if isinstance(data, dict) else None
    if isinstance(background, dict):
        found.append(Layer((BACKGROUND,), BACKGROUND, background))
    for number, entry in enumerate(entries(data, "layers")):
        if isinstance(entry, dict):
            found.append(Layer(("layers", number), str(entry.get("id", number)), entry))
    return found


def add_layer(data: Any, entry: dict[str, Any]) -> tuple[Edit, str]:
    """Return the edit that lays a picture above all others, and what it is called; the first becomes the background."""
    if not layers_of(data):
        return Put(MAP, (BACKGROUND,), entry), BACKGROUND
    name = next_id("picture", {layer.name for layer in layers_of(data)})
    at = len(entries(data, "layers"))
    return Insert(MAP, ("layers",), at, [{"id": name, **entry}]), name


def remove_layer(data: Any, layer: Layer) -> Edit:
    """Take a picture from under the map; its file stays."""
    if layer.path == (BACKGROUND,):
        return Drop(MAP, (BACKGROUND,))
    if len(entries(data, "layers")) == 1:
        return Drop(MAP, ("layers",))
    return Remove(MAP, ("layers",), int(layer.path[1]))


def move_layer(data: Any, layer: Layer, by: int) -> tuple[Edit, str] | None:
    """Lay a picture higher (by 1) or lower (by -1); also returns what it is called then, for the background gets an id when
    it is not the lowest any more. None where it cannot go further.
    """
    layers = layers_of(data)
    at = next((number for number, one in enumerate(layers) if one.path == layer.path), None)
    if at is None or not 0 <= at + by < len(layers):
        return None
    names = {one.name for one in layers}
    ordered = [
        one.entry if one.path != (BACKGROUND,) else {"id": next_id("picture", names), **one.entry}
        for one in layers
    ]
    ordered[at], ordered[at + by] = ordered[at + by], ordered[at]
    edits: list[Edit] = [Put(MAP, ("layers",), ordered)]
    if isinstance(data, dict) and BACKGROUND in data:
        edits.insert(0, Drop(MAP, (BACKGROUND,)))
    return Group(edits), str(ordered[at + by]["id"])
