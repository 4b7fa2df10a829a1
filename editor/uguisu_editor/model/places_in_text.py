"""On which line of a text something stands, though it is spoken of by its place in the data."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from uguisu_changes.paths import Path
from uguisu_changes.yamltext import Node, NotReadable, read_tree

if TYPE_CHECKING:
    from uguisu_editor.model.document import PackDocument


class Lines:
    """On which lines things stand in the files of a pack, as saving would write them now. Each file is read once."""

    def __init__(self, document: PackDocument) -> None:
        self._document = document
        self._read: dict[str, tuple[str, Node | None]] = {}

    def of(self, kind: str, path: Path) -> int | None:
        """Return the line (from 1) of what stands at `path` of a file's data, or of the nearest thing around it; None where
        there is no such file.
        """
        if kind not in self._document.data:
            return None
        if kind not in self._read:
            text = self._document.render(kind).decode("utf-8-sig", "replace")
            self._read[kind] = text, self._tree(kind, text)
        return _line(*self._read[kind], path)

    def _tree(self, kind: str, text: str) -> Node | None:
        file = self._document.files[kind]
        if not file.broken and not file.absent and text == file.text:
            return file.tree
        return _tree_of(text)


def line_in(text: str, path: Path) -> int | None:
    """Return the line (from 1) of what stands at `path` in a text, or of the nearest thing around it; None if it cannot be
    read.
    """
    return _line(text, _tree_of(text), path)


@lru_cache(maxsize=1)  # each of many problems asks about the same text
def _tree_of(text: str) -> Node | None:
    try:
        return read_tree(text)
    except NotReadable:
        return None


def _line(text: str, root: Node | None, path: Path) -> int | None:
    if root is None:
        return None
    around = (root.follow(path[:depth]) for depth in range(len(path), -1, -1))
    return next((text.count("\n", 0, node.start) + 1 for node in around if node is not None), None)
