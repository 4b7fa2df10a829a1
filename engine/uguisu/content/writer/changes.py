"""What must be changed in a text so that it says something else: replacements of stretches of characters."""

from __future__ import annotations

import json
from difflib import SequenceMatcher
from typing import Any

from uguisu.content.parsing import PRIVATE
from uguisu.content.writer.emit import after, block_lines, inline_text, key_text
from uguisu.content.writer.tree import Entry, Node

Change = tuple[int, int, str]
"""Characters from, to, and what takes their place."""


class TooIntricate(Exception):
    """The text is written in a way that cannot be changed piecemeal."""


class Changes:
    """Collects the changes that turn `text` into one that says new data."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[Change] = []

    def apply(self) -> str:
        """Return the text with all changes made.

        Raises:
            TooIntricate: two changes overlap.
        """
        text, last = self.text, len(self.text) + 1
        for start, end, new in sorted(self.found, key=lambda change: (change[0], change[1]), reverse=True):
            if end > last:
                raise TooIntricate
            text, last = text[:start] + new + text[end:], start
        return text

    def value(self, node: Node, lead_end: int, column: int, new: Any) -> None:
        """Make `node`, which follows a colon or dash that ends at `lead_end` in an entry at `column`, say `new`."""
        if same(node.data(), new):
            return
        if node.kind == "list" and isinstance(new, list) and node.items and new:
            self.sequence(node, new)
        elif node.kind == "mapping" and isinstance(new, dict) and node.entries and new:
            self.mapping(node, new)
        else:
            self.whole(node, lead_end, column, new)

    def whole(self, node: Node, lead_end: int, column: int, new: Any) -> None:
        """Write a value anew, from the end of its lead on."""
        if (
            node.kind == "scalar"
            and not isinstance(new, dict | list)
            and node.end > node.start
            and "\n" not in str(new)
        ):
            self.found.append((node.start, node.end, inline_text(new)))
            return
        is_key = self.text[lead_end - 1 : lead_end] == ":"
        first, *rest = after("x:" if is_key else "-", new)
        indent = " " * column
        lines = [first[2:] if is_key else first[1:], *(f"{indent}{line}" if line else "" for line in rest)]
        self.found.append((lead_end, max(node.end, lead_end), "\n".join(lines)))

    def in_flow(self, node: Node, new: Any) -> None:
        """Write a value inside of brackets anew; what stays the same keeps its spelling."""
        if "#" in self.text[node.start : node.end]:
            raise TooIntricate
        self.found.append((node.start, node.end, self.respelt(node, new)))

    def respelt(self, node: Node, new: Any) -> str:
        """Return the text of `new` as it goes into the brackets; what stays the same keeps its spelling."""
        if same(node.data(), new):
            return self.text[node.start : node.end]
        if node.kind == "mapping" and isinstance(new, dict):
            old = {entry.name: entry for entry in node.entries}
            private = [
                self.text[entry.start : entry.value.end]
                for entry in node.entries
                if entry.name.startswith(PRIVATE)
            ]
            parts = [
                f"{self.text[old[key].start : old[key].end]}: {self.respelt(old[key].value, value)}"
                if key in old
                else f"{key_text(key)}: {inline_text(value)}"
                for key, value in new.items()
            ]
            return "{" + ", ".join([*parts, *private]) + "}"
        if node.kind == "list" and isinstance(new, list) and len(new) == len(node.items):
            return (
                "["
                + ", ".join(self.respelt(item, value) for item, value in zip(node.items, new, strict=True))
                + "]"
            )
        return inline_text(new)

    def mapping(self, node: Node, new: dict[str, Any]) -> None:
        """Make a mapping say `new`: rename, change, remove and add entries."""
        old = {entry.name: entry for entry in node.entries if not entry.name.startswith(PRIVATE)}
        renamed = _renamed(old, new)
        for former, name in renamed.items():
            self.found.append((old[former].start, old[former].end, key_text(name)))
        added = [key for key in new if key not in old and key not in renamed.values()]
        removed = [key for key in old if key not in new and key not in renamed]
        if node.flow and (added or removed):
            self.in_flow(node, {**new})
            return
        if len(removed) == len(node.entries):
            raise TooIntricate
        for key, entry in old.items():
            if key in new:
                self.value(entry.value, self.colon_end(entry), entry.column, new[key])
        for key in removed:
            self.remove_entry(node, old[key])
        for key in added:
            self.add_entry(node, old, key, new)

    def colon_end(self, entry: Entry) -> int:
        """Return the place after an entry's colon."""
        return self.text.index(":", entry.end) + 1

    def remove_entry(self, node: Node, entry: Entry) -> None:
        """Take out an entry with its lines."""
        start = self.line_start(entry.start)
        following = node.entries[node.entries.index(entry) + 1 :]
        if self.text[start : entry.start].strip():  # it stands behind a dash: the next one moves up
            if not following:
                raise TooIntricate
            self.found.append((entry.start, following[0].start, ""))
            return
        self.found.append((start, self.next_line(max(entry.value.end, entry.end)), ""))

    def add_entry(self, node: Node, old: dict[str, Entry], key: str, new: dict[str, Any]) -> None:
        """Put an entry behind the one it follows in `new`."""
        keys = list(new)
        before = [name for name in keys[: keys.index(key)] if name in old]
        first = self.line_start(node.entries[0].start)
        if not before and not self.text[first : node.entries[0].start].strip():
            self.insert_lines(first, after(f"{key_text(key)}:", new[key]), node.column)
            return
        place = old[before[-1]] if before else node.entries[-1]
        self.insert_lines(
            self.next_line(max(place.value.end, place.end)), after(f"{key_text(key)}:", new[key]), node.column
        )

    def sequence(self, node: Node, new: list[Any]) -> None:
        """Make a list say `new`, changing what changed in place."""
        old = [item.data() for item in node.items]
        if node.flow:
            if len(old) == len(new):
                for item, value in zip(node.items, new, strict=True):
                    if item.kind == "scalar" or same(item.data(), value):
                        self.value(item, item.start, 0, value)
                    else:
                        self.in_flow(item, value)
            else:
                self.in_flow(node, new)
            return
        matcher = SequenceMatcher(
            None, [_identity(item) for item in old], [_identity(item) for item in new], autojunk=False
        )
        for _, a, a_end, b, b_end in matcher.get_opcodes():
            pairs = min(a_end - a, b_end - b)
            for offset in range(pairs):
                item = node.items[a + offset]
                self.value(item, self.dash_end(item), node.column, new[b + offset])
            for item in node.items[a + pairs : a_end]:
                self.remove_item(item)
            self.add_items(node, a + pairs, new[b + pairs : b_end])

    def dash_end(self, item: Node) -> int:
        """Return the place after an item's dash."""
        return self.text.rindex("-", 0, max(item.start, 1)) + 1

    def remove_item(self, item: Node) -> None:
        """Take out an item with its lines."""
        dash = self.dash_end(item) - 1
        start = self.line_start(dash)
        if self.text[start:dash].strip():
            raise TooIntricate
        self.found.append((start, self.next_line(max(item.end, dash + 1)), ""))

    def add_items(self, node: Node, index: int, values: list[Any]) -> None:
        """Put items before the one at `index`."""
        if not values:
            return
        if index:
            previous = node.items[index - 1]
            place = self.next_line(max(previous.end, self.dash_end(previous)))
        else:
            place = self.line_start(self.dash_end(node.items[0]) - 1)
            if self.text[place : node.items[0].start].strip() not in ("-", ""):
                raise TooIntricate
        inline = any(item.flow and item.kind == "mapping" for item in node.items)
        self.insert_lines(place, block_lines(values, inline_entries=inline), node.column)

    def insert_lines(self, place: int, lines: list[str], column: int) -> None:
        """Put lines at a place that begins a line, or at the end of a text without a final line end."""
        text = "".join(f"{' ' * column}{line}\n" if line else "\n" for line in lines)
        if place and self.text[place - 1 : place] != "\n":
            text = f"\n{text}".removesuffix("\n")
        self.found.append((place, place, text))

    def line_start(self, place: int) -> int:
        """Return where the line of `place` begins."""
        return self.text.rfind("\n", 0, place) + 1

    def next_line(self, place: int) -> int:
        """Return where the line after that of `place` begins."""
        end = self.text.find("\n", place)
        return len(self.text) if end < 0 else end + 1


def same(one: Any, other: Any) -> bool:
    """Tell whether what is written (`one`) says what is wanted (`other`).

    `true` and 1 are different, `3.0` will not do for 3 while 3 does for 3.0, and the order of keys is of no account.
    """
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, float) and isinstance(other, int):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def _identity(item: Any) -> str:
    """Return what makes an entry of a list the same entry after it was edited."""
    if isinstance(item, dict):
        for key in ("id", "between"):
            if key in item:
                return f"{key}:{json.dumps(item[key], default=str)}"
    return json.dumps(item, sort_keys=True, default=str)


def _renamed(old: dict[str, Entry], new: dict[str, Any]) -> dict[str, str]:
    """Find keys that only changed their name: gone from a place where a new one stands with the same value."""
    pairs = zip(old, new, strict=False) if len(old) == len(new) else ()
    return {
        former: name
        for former, name in pairs
        if former not in new and name not in old and same(old[former].value.data(), new[name])
    }
