"""A YAML text as a tree that knows where each part begins and ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

from uguisu.content.events import EventParser
from uguisu.content.parsing import PRIVATE
from uguisu.content.scalars import plain_value

ENDS = frozenset({yaml.SequenceEndEvent, yaml.MappingEndEvent})


@dataclass(slots=True)
class Node:
    """A value in the text: characters `start` to `end`. Collections that are not `flow` are written with indentation."""

    start: int
    end: int
    column: int
    flow: bool = True
    value: Any = None
    items: list[Node] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    kind: str = "scalar"
    """`scalar`, `list`, `mapping` or `alias`."""

    def data(self) -> Any:
        """Return the value as plain data, as `uguisu.content.parsing` would; an alias counts as what it repeats."""
        if self.kind == "list":
            return [item.data() for item in self.items]
        if self.kind == "mapping":
            return {
                entry.name: entry.value.data() for entry in self.entries if not entry.name.startswith(PRIVATE)
            }
        return self.value.data() if self.kind == "alias" else self.value


@dataclass(slots=True)
class Entry:
    """An entry of a mapping: its key's name and characters, and its value."""

    name: str
    start: int
    end: int
    column: int
    value: Node


def read_tree(text: str) -> Node:
    """Return the tree of a text that `parse` has nothing against (that is for the caller to see to)."""
    return _Reader(text).document()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.parser: Any = EventParser(text)
        self.anchors: dict[str, Node] = {}

    def document(self) -> Node:
        event = self.next_event()
        while not isinstance(event, yaml.NodeEvent):
            event = self.next_event()
        return self.node(event)

    def next_event(self) -> Any:
        return self.parser.get_event()

    def node(self, event: Any) -> Node:
        mark = event.start_mark
        made = Node(start=mark.index, end=event.end_mark.index, column=mark.column)
        if isinstance(event, yaml.AliasEvent):
            made.kind, made.value = "alias", self.anchors[str(event.anchor)]
            return made
        if isinstance(event, yaml.ScalarEvent):
            made.value = plain_value(event.value) if event.implicit[0] else event.value
            made.end = self.trimmed(made.start, made.end)
        elif isinstance(event, yaml.SequenceStartEvent):
            self.fill_list(made, event)
        else:
            self.fill_mapping(made, event)
        if event.anchor is not None:
            self.anchors[event.anchor] = made
        return made

    def fill_list(self, made: Node, begin: Any) -> None:
        made.kind, made.flow = "list", bool(begin.flow_style)
        event = self.next_event()
        while type(event) not in ENDS:
            made.items.append(self.node(event))
            event = self.next_event()
        made.end = event.end_mark.index if made.flow else made.items[-1].end

    def fill_mapping(self, made: Node, begin: Any) -> None:
        made.kind, made.flow = "mapping", bool(begin.flow_style)
        event = self.next_event()
        while type(event) not in ENDS:
            value = self.node(self.next_event())
            mark = event.start_mark
            made.entries.append(Entry(event.value, mark.index, event.end_mark.index, mark.column, value))
            event = self.next_event()
        made.end = event.end_mark.index if made.flow else made.entries[-1].value.end

    def trimmed(self, start: int, end: int) -> int:
        """Leave out the line ends after a block scalar."""
        while end > start and self.text[end - 1] in "\n ":
            end -= 1
        return end
