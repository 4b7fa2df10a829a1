"""On which line of a text something stands, though it is spoken of by its place in the data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu_editor.model.paths import Path, look

if TYPE_CHECKING:
    from uguisu_editor.model.document import PackDocument
    from uguisu_editor.model.yamltext import Node


def line_of(document: PackDocument, kind: str, path: Path) -> int | None:
    """Return the line (from 1) of what stands at `path` of a file's data, or None if the saved file has it not yet.

    Entries of lists are known by their ids (or by what they lie between), so that others may come and go before them.
    The line of the nearest thing around it is told when the thing itself is not there, as a missing key is not.
    """
    file = document.files.get(kind)
    here = file.saved_tree if file is not None else None
    if file is None or here is None:
        return None
    data: Any = document.data.get(kind)
    for at, step in enumerate(path):
        found = here.child(step) if isinstance(step, str) else _entry(here, data, step)
        if found is None:
            if isinstance(step, int):
                return None
            break
        here, data = found, look(data, path[at : at + 1])
    return file.saved_text.count("\n", 0, here.start) + 1


def _entry(node: Node, data: Any, number: int) -> Node | None:
    wanted = look(data, (number,))
    items = node.items or []
    if isinstance(wanted, dict):
        for key in ("id", "between"):
            if key in wanted:
                same = (item for item in items if isinstance(item.value, dict))
                return next((item for item in same if item.value.get(key) == wanted[key]), None)
    return items[number] if 0 <= number < len(items) else None


def line_in(text: str, path: Path) -> int | None:
    """Return the line (from 1) of what stands at `path` in a text, or of the nearest thing around it; None if it cannot be
    read.
    """
    from uguisu_editor.model.yamltext import NotReadable, read_tree

    try:
        root = read_tree(text)
    except NotReadable:
        return None
    around = (root.follow(path[:depth]) for depth in range(len(path), -1, -1))
    return next((text.count("\n", 0, node.start) + 1 for node in around if node is not None), None)
