"""One YAML file of a pack, as it is held while it is edited: the text it was read from, and the data as it is now."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any

from uguisu import Message
from uguisu.checks import Diagnostic
from uguisu.content import BYTE_ORDER_MARK, read_document
from uguisu_changes.same import plain_copy, same
from uguisu_changes.told import Told
from uguisu_changes.yamltext import Node, NotReadable, emit, patch, read_tree


class YamlFile:
    """A file. `data` is None while the file is broken YAML: then only its `text` can be edited.

    The text on disk when the pack was opened stays the base to the end: what is written is always the base, changed
    where the data differs. So going back to the data of old gives back the very bytes.
    """

    def __init__(self, kind: str, name: str, raw: bytes, *, absent: bool = False) -> None:
        self.kind = kind
        self.name = name
        self._typed: tuple[str, Node] | None = None
        self.absent = absent
        """Whether the pack had no such file: it may get one."""
        self.take(raw)

    def take(self, raw: bytes) -> None:
        """Read new bytes, which become the base."""
        self.raw = raw
        self.on_disk = raw
        self.bom = raw.startswith(BYTE_ORDER_MARK)
        self.trouble: list[Diagnostic] = []
        self.refusal: Told | None = None
        self.data: Any = None
        self.text = raw.removeprefix(BYTE_ORDER_MARK).decode("utf-8", "replace")
        self.__dict__.pop("tree", None)
        self.absent = self.absent and not raw
        if self.absent:
            return
        document, found = read_document(raw, self.name, self.name)
        if document is None:
            self.trouble = found
            return
        try:
            self.data = plain_copy(self.tree.value)
        except NotReadable as error:  # what the content loader lets pass and we can't
            self.refusal = Told(
                Message("This file can be changed in its text only: {reason}", reason=error.template)
            )
            self.trouble = [Diagnostic(file=self.name, code="not-editable", message=str(self.refusal))]

    @cached_property
    def tree(self) -> Node:
        """The base text's tree."""
        return read_tree(self.text)

    @property
    def broken(self) -> bool:
        """Whether the file cannot be read."""
        return bool(self.trouble)

    def render(self, data: Any, base: str | None = None) -> bytes:
        """Return the file's bytes with `data` in it; `base` is the text that was typed for it, if any."""
        if base is not None:
            text = patch(base, data, self._tree_of(base))
        elif self.absent:
            text = emit.mapping(data, 0) + "\n" if data else ""
        elif self.data is None or same(self.tree.value, data):
            return self.raw
        else:
            text = patch(self.text, data, self.tree)
        return (BYTE_ORDER_MARK if self.bom else b"") + text.encode("utf-8")

    def _tree_of(self, base: str) -> Node:
        if self._typed is None or self._typed[0] != base:
            self._typed = base, read_tree(base)
        return self._typed[1]


def digest(raw: bytes) -> str:
    """Return a short name for some bytes."""
    return hashlib.sha256(raw).hexdigest()[:16]
