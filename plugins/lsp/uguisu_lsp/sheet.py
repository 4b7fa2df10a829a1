"""A file as a text editor has it: read in parts, so that after a keystroke only the part around it is read again."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from uguisu_changes.paths import Path
from uguisu_changes.yamltext import Node, NotReadable, read_tree

TOP_KEY = re.compile(r"""(?:"[^"\n]*"|'[^'\n]*'|[^\s#\-'"\[\]{},%&*!|>@`:][^:\n]*):(?=\s|$)""")
LARGE = 4000
"""Letters of a part from which on it is left out of an excerpt."""


class Part(NamedTuple):
    """A stretch of the text that is read by itself: a top-level key with its value, or an entry of a top-level list.

    `path` leads to its value in the whole; `node` is that value (None: it cannot be read), `key` the key, if one is in it.
    Their offsets begin at `start`.
    """

    start: int
    end: int
    path: Path
    node: Node | None
    key: Node | None


class Found(NamedTuple):
    """What stands at a place of the text: the way to it, the node, whether it is the key, and where it begins and ends."""

    path: Path
    node: Node
    is_key: bool
    start: int
    end: int


class Excerpt(NamedTuple):
    """A part of the text with what it needs around it. `at` is the offset in it that was asked for, `step` and `number` the
    depth at which a way into it differs from that in the whole, and what stands there in the whole.
    """

    text: str
    at: int
    number: int | None

    def whole(self, path: Path) -> Path:
        """Return a way into the excerpt as one into the whole."""
        return path if self.number is None or len(path) < 2 else (path[0], self.number, *path[2:])


class Sheet:
    """One version of a file's text."""

    def __init__(self, text: str, before: Sheet | None = None) -> None:
        self.text = text
        known: Mapping[str, Node | None] = before._read if before is not None else {}
        self._read: dict[str, Node | None] = {}
        self.parts = list(self._parts(known))
        if any(part.node is None for part in self.parts) or not self.parts:
            whole = (
                _tree(text) if "&" in text or not self.parts else None
            )  # repeated elsewhere, or no table at all
            if whole is not None:
                self.parts = [Part(0, len(text), (), whole, None)]
        self._starts = [part.start for part in self.parts]

    # Lines.

    @cached_property
    def lines(self) -> list[int]:
        """Where each line begins."""
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    @cached_property
    def is_ascii(self) -> bool:
        """Whether letters, bytes and units of UTF-16 are all the same in it."""
        return self.text.isascii()

    def line_at(self, offset: int) -> int:
        """Return the number of the line of an offset, from 0."""
        return bisect_right(self.lines, offset) - 1

    def line(self, number: int) -> str:
        """Return a line without its end."""
        if number >= len(self.lines):
            return ""
        end = self.lines[number + 1] - 1 if number + 1 < len(self.lines) else len(self.text)
        return self.text[self.lines[number] : end].removesuffix("\r")

    # Parts.

    def _parts(self, known: Mapping[str, Node | None]) -> Iterator[Part]:
        tops = [found.start() for found in re.finditer(rf"^{TOP_KEY.pattern}", self.text, re.MULTILINE)]
        for start, end in pairwise([*tops, len(self.text)]):
            head = self.text.find("\n", start, end)
            key = self._key(start)
            dash = _first_dash(self.text, start, end) if head >= 0 else None
            if dash is None or not _is_bare(self.text[start:head], key):
                node = self._parsed(self.text[start:end], known)
                entry = node.entries[0] if node is not None and node.entries else None
                yield Part(start, end, (key,), entry[1] if entry else None, entry[0] if entry else None)
                continue
            yield Part(start, dash[0], (key,), None, self._key_node(start))
            entries = [
                found.start()
                for found in re.compile(rf"^ {{{dash[1]}}}-(?=\s|$)", re.MULTILINE).finditer(
                    self.text, dash[0], end
                )
            ]
            for number, (begin, stop) in enumerate(pairwise([*entries, end])):
                tree = self._parsed(self.text[begin:stop], known)
                item = tree.items[0] if tree is not None and tree.items and len(tree.items) == 1 else None
                yield Part(begin, stop, (key, number), item, None)

    def _key(self, start: int) -> str:
        found = TOP_KEY.match(self.text, start)
        assert found is not None
        return found[0].removesuffix(":").strip().strip("\"'")

    def _key_node(self, start: int) -> Node:
        found = TOP_KEY.match(self.text, start)
        assert found is not None
        return Node(0, len(found[0]) - 1, self._key(start), flow=False, style=None, anchored=False)

    def _parsed(self, text: str, known: Mapping[str, Node | None]) -> Node | None:
        if text not in self._read:
            self._read[text] = known[text] if text in known else _tree(text)
        return self._read[text]

    @cached_property
    def data(self) -> Any:
        """What the file says, as far as it can be read. What a part says that can't be is None."""
        if len(self.parts) == 1 and not self.parts[0].path:
            node = self.parts[0].node
            return node.value if node is not None else None
        data: dict[str, Any] = {}
        for part in self.parts:
            key, value = part.path[0], part.node.value if part.node is not None else None
            if len(part.path) > 1:
                if not isinstance(data.get(str(key)), list):
                    data[str(key)] = []
                data[str(key)].append(value)
            else:
                data[str(key)] = value
        return data

    @cached_property
    def _by_path(self) -> dict[Path, Part]:
        return {part.path: part for part in self.parts}

    def span(self, path: Path, *, at_key: bool = False) -> tuple[int, int] | None:
        """Return where the value at `path` (or its key) begins and ends; None if it cannot be found."""
        part = self._by_path.get(path[:2]) or self._by_path.get(path[:1]) or self._by_path.get(())
        if part is None:
            return None
        rest = path[len(part.path) :]
        if at_key and rest:
            owner = part.node.follow(rest[:-1]) if part.node is not None else None
            key = next(
                (key for key, _ in (owner.entries if owner else None) or () if key.value == rest[-1]), None
            )
            return (part.start + key.start, part.start + key.end) if key is not None else None
        node = part.key if at_key and part.key is not None else part.node
        node = node.follow(rest) if node is not None and not at_key else node
        if node is None:
            node = part.key if not rest else None
        return (part.start + node.start, part.start + node.end) if node is not None else None

    def nearest_span(self, path: Path, *, at_key: bool = False) -> tuple[int, int] | None:
        """Return where the value at `path` stands, or the nearest thing around it."""
        found = self.span(path, at_key=at_key)
        while found is None and path:
            path = path[:-1]
            found = self.span(path)
        return found

    def part_at(self, offset: int) -> Part | None:
        """Return the part in which an offset lies."""
        number = bisect_right(self._starts, offset) - 1
        return self.parts[number] if number >= 0 else None

    def at(self, offset: int) -> Found | None:
        """Return the smallest thing at an offset: a key, or a value."""
        part = self.part_at(offset)
        if part is None:
            return None
        here = offset - part.start
        if part.key is not None and part.key.start <= here <= part.key.end:
            return self._found(part, part.path, part.key, is_key=True)
        if part.node is None:
            return None
        return self._within(part, part.node, part.path, here)

    def _within(self, part: Part, node: Node, path: Path, here: int) -> Found | None:
        if not node.start <= here <= node.end:
            return None
        for key, value in node.entries or ():
            if key.start <= here <= key.end:
                return self._found(part, (*path, key.value), key, is_key=True)
            inner = self._within(part, value, (*path, key.value), here)
            if inner is not None:
                return inner
        for number, item in enumerate(node.items or ()):
            inner = self._within(part, item, (*path, number), here)
            if inner is not None:
                return inner
        return self._found(part, path, node, is_key=False)

    def _found(self, part: Part, path: Path, node: Node, *, is_key: bool) -> Found:
        return Found(path, node, is_key, part.start + node.start, part.start + node.end)

    def excerpt(self, offset: int) -> Excerpt:
        """Return the part at an offset, with its key and what is short at the top: enough to know what may stand there."""
        here = self.part_at(offset)
        if here is None or not here.path:
            return Excerpt(self.text, offset, None)
        kept, at, size = [], offset, 0
        for part in self.parts:
            own_head = len(here.path) > 1 and part.path == here.path[:1]
            short = len(part.path) == 1 and part.end - part.start < LARGE
            if part is not here and not own_head and not short:
                continue
            if part is here:
                at = size + offset - part.start
            kept.append(self.text[part.start : part.end])
            size += part.end - part.start
        return Excerpt("".join(kept), at, int(here.path[1]) if len(here.path) > 1 else None)


def _tree(text: str) -> Node | None:
    try:
        return read_tree(text)
    except NotReadable:
        return None


def _is_bare(line: str, key: str) -> bool:
    """Whether nothing stands behind a key on its line."""
    rest = line[line.index(":", len(key)) + 1 :].strip()
    return not rest or rest.startswith("#")


def _first_dash(text: str, start: int, end: int) -> tuple[int, int] | None:
    """Return where the line of the first entry of a list begins, and the column of its dash; None if it is no list."""
    at = text.find("\n", start, end) + 1
    while 0 < at < end:
        stop = text.find("\n", at, end)
        line = text[at : stop if stop >= 0 else end]
        bare = line.lstrip(" ")
        if bare.strip() and not bare.startswith("#"):
            return (at, len(line) - len(bare)) if re.match(r"-(\s|$)", bare) else None
        if stop < 0:
            return None
        at = stop + 1
    return None
