"""A YAML text as a tree of values, each with the stretch of text that it was read from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml

from uguisu import Message
from uguisu.content import plain_value
from uguisu.content.yaml_events import EventParser
from uguisu_changes.told import Told


class NotReadable(Told, ValueError):
    """The text is no YAML that a document could be made of."""


class Node:
    """A value in the text.

    `start` and `end` are offsets into the text; a block list or mapping ends with its last entry. `entries` holds a
    mapping's keys with their values, `items` a list's values. `alias` tells that the text here only repeats another
    node; `anchored` that others may repeat this one.
    """

    __slots__ = ("alias", "anchored", "end", "entries", "flow", "items", "start", "style", "value")

    def __init__(
        self, start: int, end: int, value: Any, *, flow: bool, style: str | None, anchored: bool
    ) -> None:
        self.start = start
        self.end = end
        self.value = value
        self.flow = flow
        self.style = style
        self.anchored = anchored
        self.alias = False
        self.entries: list[tuple[Node, Node]] | None = None
        self.items: list[Node] | None = None

    def child(self, key: str) -> Node | None:
        """Return the value under `key` of a mapping, or None."""
        for name, value in self.entries or ():
            if name.value == key:
                return value
        return None

    def follow(self, path: tuple[str | int, ...]) -> Node | None:
        """Return the node at `path`, or None."""
        here: Node | None = self
        for step in path:
            if here is None:
                return None
            if isinstance(step, str):
                here = here.child(step)
            else:
                here = here.items[step] if here.items is not None and step < len(here.items) else None
        return here


def read_tree(text: str) -> Node:
    """Read a text that holds one YAML document. Keys starting with `x-` are kept, unlike in the content loader.

    Raises:
        NotReadable: for broken YAML, duplicate or odd keys, unknown aliases, several documents or none.
    """
    try:
        return _Reader(text).run()
    except yaml.YAMLError as error:
        raise NotReadable(Message("It is not YAML: {reason}", reason=error)) from error


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.stack: list[tuple[Node, str | None]] = []
        self.key: list[Node | None] = []
        self.anchors: dict[str, Node] = {}
        self.root: Node | None = None

    def run(self) -> Node:
        handlers: dict[type, Callable[[Any], None]] = {
            yaml.ScalarEvent: self.scalar,
            yaml.SequenceStartEvent: self.open,
            yaml.MappingStartEvent: self.open,
            yaml.SequenceEndEvent: self.close,
            yaml.MappingEndEvent: self.close,
            yaml.AliasEvent: self.alias,
        }
        parser = EventParser(self.text)
        documents = 0
        while (event := parser.get_event()) is not None and type(event) is not yaml.StreamEndEvent:
            if type(event) is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    raise NotReadable(Message("There are several documents in it."))
            handler = handlers.get(type(event))
            if handler is not None:
                handler(event)
        if self.root is None:
            raise NotReadable(Message("There is nothing in it."))
        return self.root

    def scalar(self, event: Any) -> None:
        plain = event.implicit[0] and event.style in (None, "")
        is_key = self._awaits_key()
        value = plain_value(event.value) if plain and not is_key else event.value
        end = event.end_mark.index
        if event.style in ("|", ">"):
            end = event.start_mark.index + len(self.text[event.start_mark.index : end].rstrip())
        node = Node(
            event.start_mark.index,
            end,
            value,
            flow=False,
            style=event.style or None,
            anchored=event.anchor is not None,
        )
        self._name(event.anchor, node)
        self._put(node)

    def open(self, event: Any) -> None:
        if self._awaits_key():
            raise NotReadable(Message("A key in it is not text."))
        is_map = type(event) is yaml.MappingStartEvent
        node = Node(
            event.start_mark.index,
            event.end_mark.index,
            {} if is_map else [],
            flow=bool(event.flow_style),
            style=None,
            anchored=event.anchor is not None,
        )
        if is_map:
            node.entries = []
        else:
            node.items = []
        self.stack.append((node, event.anchor))
        self.key.append(None)

    def close(self, event: Any) -> None:
        node, anchor = self.stack.pop()
        self.key.pop()
        if node.flow:
            node.end = event.end_mark.index
        elif node.entries:
            node.end = max(node.entries[-1][0].end, node.entries[-1][1].end)
            node.start = node.start if node.anchored else node.entries[0][0].start
        elif node.items:
            node.end = node.items[-1].end
        self._name(anchor, node)
        self._put(node)

    def alias(self, event: Any) -> None:
        meant = self.anchors.get(event.anchor)
        if meant is None or self._awaits_key():
            raise NotReadable(Message("There is nothing that *{name} could stand for.", name=event.anchor))
        node = Node(
            event.start_mark.index, event.end_mark.index, meant.value, flow=True, style=None, anchored=False
        )
        node.alias = True
        self._put(node)

    def _awaits_key(self) -> bool:
        return bool(self.stack) and self.stack[-1][0].entries is not None and self.key[-1] is None

    def _name(self, anchor: str | None, node: Node) -> None:
        if anchor is not None:
            self.anchors[anchor] = node

    def _put(self, node: Node) -> None:
        if not self.stack:
            self.root = node
            return
        owner = self.stack[-1][0]
        if owner.items is not None:
            owner.items.append(node)
            owner.value.append(node.value)
            return
        assert owner.entries is not None
        key = self.key[-1]
        if key is None:
            if not isinstance(node.value, str) or node.value in owner.value or node.value in ("", "<<"):
                raise NotReadable(Message("The key {name} appears twice, or is not text.", name=node.value))
            self.key[-1] = node
            return
        owner.entries.append((key, node))
        owner.value[key.value] = node.value
        self.key[-1] = None
