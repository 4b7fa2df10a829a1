"""YAML text to plain data, without recursion, with limits, and with a sentence for what is wrong.

libyaml's parser gives events; a stack of open lists and mappings takes them in. Nothing is ever built for a
nesting too
deep, an alias that swells, or a tag that would make an object, so that a hostile file costs little.
"""

from __future__ import annotations

from typing import Any

import yaml

from uguisu.content.diagnostics import Diagnostic, Path
from uguisu.content.limits import MAX_NESTING, MAX_NODES, MAX_SYNTAX_FINDINGS, MAX_YAML_BYTES
from uguisu.content.scalars import Scalar, plain_value
from uguisu.content.syntax import QUOTE_IT, explain
from uguisu.content.yaml_events import EventParser
from uguisu.messages.control_characters import UNSEEN
from uguisu.messages.message import Message, shorten

ODD_KEYS = frozenset({"", "<<"})
CORE_STRING_TAGS = frozenset({"!", "tag:yaml.org,2002:str"})
PRIVATE = "x-"
"""Keys that begin so are people's own notes: they are read past and never reach a model."""


WIDEST_LINE = 2 * MAX_YAML_BYTES


class Marks:
    """Where keys and values are. A place is kept as one number, for a large file has hundreds of thousands."""

    def __init__(self) -> None:
        self.values: dict[Path, int] = {}
        self.keys: dict[Path, int] = {}

    def locate(self, path: Path, *, at_key: bool = False) -> tuple[int, int]:
        """Return the place of the value (or key) at `path`, or of the nearest thing around it that has
        one.
        """
        first, second = (self.keys, self.values) if at_key else (self.values, self.keys)
        place = first.get(path) or second.get(path)
        while place is None and path:
            path = path[:-1]
            place = self.keys.get(path) or self.values.get(path)
        return (1, 1) if place is None else divmod(place, WIDEST_LINE)


class Unreadable(Exception):
    """Reading cannot go on; what was found says why."""


def _place(mark: Any) -> int:
    place: int = (mark.line + 1) * WIDEST_LINE + mark.column + 1
    return place


class _Open:
    """A list or mapping whose end has not come yet."""

    __slots__ = ("anchor", "box", "key", "key_mark", "mark", "nodes_before", "path", "seen")

    def __init__(self, box: Any, anchor: str | None, mark: Any, nodes_before: int, path: Path) -> None:
        self.box = box
        self.anchor = anchor
        self.mark = mark
        self.nodes_before = nodes_before
        self.path = path
        self.key: Any = None
        self.key_mark: Any = None
        self.seen: dict[str, Any] | None = {} if type(box) is dict else None


def parse(text: str, label: str, marks: Marks | None = None) -> tuple[Any, list[Diagnostic]]:
    """Read one YAML document into dicts (with text keys), lists, text, numbers, booleans and None.

    Returns the data and what is wrong, in file order. After a finding the data may be partial. `marks` is
    filled with places when given.
    """
    builder = _Builder(label, marks)
    try:
        builder.run(text)
    except yaml.YAMLError as error:
        deepest = _gave_up_at(error)
        if 0 < deepest < len(text):
            return parse(text[:deepest], label, marks)  # our own limit lies before that, and says where
        builder.found.append(explain(error, text, label))
    except Unreadable:
        pass
    return builder.root, builder.found


def _gave_up_at(error: yaml.YAMLError) -> int:
    """Where libyaml has met more brackets than it takes (its releases since 0.2.6), or 0."""
    if not isinstance(error, yaml.MarkedYAMLError) or "nesting depth" not in str(error.problem):
        return 0
    return getattr(error.problem_mark, "index", 0)


class _Builder:
    def __init__(self, label: str, marks: Marks | None) -> None:
        self.label = label
        self.marks = marks
        self.found: list[Diagnostic] = []
        self.root: Any = None
        self.stack: list[_Open] = []
        self.nodes = 0
        self.documents = 0
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.plain: dict[str, Scalar] = {}
        self.escapes = False

    def run(self, text: str) -> None:
        self.escapes = "\\" in text
        handlers = {
            yaml.ScalarEvent: self.scalar,
            yaml.SequenceStartEvent: self.open_list,
            yaml.MappingStartEvent: self.open_mapping,
            yaml.SequenceEndEvent: self.close,
            yaml.MappingEndEvent: self.close,
            yaml.AliasEvent: self.alias,
            yaml.DocumentStartEvent: self.document,
        }
        parser = EventParser(text)
        next_event = parser.get_event
        while (event := next_event()) is not None and type(event) is not yaml.StreamEndEvent:
            handler = handlers.get(type(event))
            if handler is not None:
                handler(event)

    def scalar(self, event: Any) -> None:
        """Take in a scalar. The usual ones, untagged and inside of something, are dealt with here; this is the hot path."""
        if (
            event.tag is not None
            or event.anchor is not None
            or self.marks is not None
            or self.escapes
            or not self.stack
        ):
            self.unusual_scalar(event)
            return
        top, text = self.stack[-1], event.value
        seen = top.seen
        if seen is not None and top.key is None:
            if text in seen or text in ODD_KEYS:
                self.key(top, event, event.implicit[0])
                return
            seen[text] = top.key_mark = event.start_mark
            self.nodes += 1
            top.key = text
            return
        value: Scalar = text
        if event.implicit[0]:
            value = self.plain[text] if text in self.plain else self.plain.setdefault(text, plain_value(text))
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.put(value, event.start_mark)
        elif seen is None:
            top.box.append(value)
        else:
            if top.key[:2] != PRIVATE:
                top.box[top.key] = value
            top.key = None

    def unusual_scalar(self, event: Any) -> None:
        value: Scalar = event.value
        plain = event.implicit[0]
        if event.tag is not None and event.tag not in CORE_STRING_TAGS:
            self.refuse_tag(event)
        unseen = UNSEEN.search(event.value) if self.escapes else None
        if unseen is not None:
            message = Message("This text has an invisible character (U+{sign:04X})", sign=ord(unseen[0]))
            self.report(event.start_mark, "control-character", message, Message("Delete it."))
        top = self.stack[-1] if self.stack else None
        if top is not None and top.seen is not None and top.key is None:
            self.key(top, event, plain)
            return
        if plain and event.anchor is not None and not event.value:
            message = Message("An asterisk or ampersand at the start of a text has a special meaning in YAML")
            self.report(event.start_mark, "yaml-sign", message, QUOTE_IT)
        if plain:
            try:
                value = self.plain[event.value]
            except KeyError:
                value = self.plain[event.value] = plain_value(event.value)
        self.nodes += 1
        if event.anchor is not None:
            self.anchors[event.anchor] = (value, 1)
        self.put(value, event.start_mark)

    def key(self, top: _Open, event: Any, plain: bool) -> None:
        name: str = event.value
        if plain and name == "<<":
            message = Message("Merge keys (`<<`) are not part of YAML 1.2")
            self.stop(event.start_mark, "yaml-merge", message, Message("Write the entries out in full."))
        if name == "":
            message = Message("There is a colon here with no name before it")
            self.stop(event.start_mark, "yaml-key", message, Message("Write a name before the colon."))
        assert top.seen is not None
        if name in top.seen:
            first = top.seen[name].line + 1
            message = Message("`{name}` is given twice; the first is on line {first}", name=name, first=first)
            self.report(
                event.start_mark, "duplicate-key", message, self.about_twice(top, name, event.start_mark.line)
            )
        else:
            top.seen[name] = event.start_mark
        self.nodes += 1
        top.key = name
        top.key_mark = event.start_mark

    def about_twice(self, top: _Open, name: str, line: int) -> Message:
        """Tell what to do about a key that a table has already: often an entry begins there, and wants a dash."""
        assert top.seen is not None
        in_list = len(self.stack) > 1 and self.stack[-2].seen is None
        if in_list and name == next(iter(top.seen)):
            if line == top.seen[name].line:
                return Message(
                    "If these are two entries, put each in braces of its own: `{{{name}: ...}}, {{{name}: ...}}`.",
                    name=name,
                )
            return Message(
                "If a new entry begins here, begin it with a dash: `- {name}: ...`; else keep one.", name=name
            )
        before = top.box.get(name)
        if isinstance(before, list) and before and isinstance(before[0], dict):
            return Message("Put the entries of both into one list, or keep one of the two.")
        return Message("Keep one of them: it is not clear which should count.")

    def open_list(self, event: Any) -> None:
        self.open([], event)

    def open_mapping(self, event: Any) -> None:
        self.open({}, event)

    def open(self, box: Any, event: Any) -> None:
        if event.tag is not None:
            self.refuse_tag(event)
        if len(self.stack) >= MAX_NESTING:
            message = Message("Lists and mappings are nested more than {most} deep here", most=MAX_NESTING)
            hint = Message("No scenario needs that; look for brackets or dashes repeated by mistake.")
            self.stop(event.start_mark, "too-deep", message, hint)
        path: Path = ()
        if self.stack:
            top = self.stack[-1]
            if top.seen is not None and top.key is None:
                message = Message("A list or a mapping cannot be the name of an entry")
                hint = Message("Write a plain word. Entries stand on lines of their own, each with a dash.")
                self.stop(event.start_mark, "yaml-key", message, hint)
            if self.marks is not None:
                path = self.path_of_next(top)
        self.stack.append(_Open(box, event.anchor, event.start_mark, self.nodes, path))
        if event.anchor is not None:
            self.anchors.pop(event.anchor, None)

    def close(self, _: Any) -> None:
        done = self.stack.pop()
        self.nodes += 1
        if done.anchor is not None:
            self.anchors[done.anchor] = (done.box, self.nodes - done.nodes_before)
        self.put(done.box, done.mark)

    def alias(self, event: Any) -> None:
        name = event.anchor
        if self.stack and self.stack[-1].seen is not None and self.stack[-1].key is None:
            message = Message("The alias `*{name}` cannot be the name of an entry", name=name)
            self.stop(event.start_mark, "yaml-key", message, Message("Write a plain word."))
        if any(frame.anchor == name for frame in self.stack):
            message = Message("`*{name}` is inside the very thing it repeats", name=name)
            self.stop(event.start_mark, "alias-loop", message, Message("Remove the alias or rename it."))
        if name not in self.anchors:
            message = Message("`*{name}` repeats something that was never marked with `&{name}`", name=name)
            hint = Message("If the asterisk is part of your text, put the text in quotes.")
            self.stop(event.start_mark, "alias-unknown", message, hint)
        value, size = self.anchors[name]
        self.nodes += size
        self.put(value, event.start_mark)

    def document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            message = Message("A second YAML document starts here (`---`)")
            hint = Message(
                "Keep to one document per file: move this part to its own file, or remove the line."
            )
            self.stop(event.start_mark, "several-documents", message, hint)

    def put(self, value: Any, mark: Any) -> None:
        if self.nodes > MAX_NODES:
            self.stop(
                mark,
                "too-many-values",
                Message(
                    "The file holds more than {most:,} names and values, counting what its aliases repeat",
                    most=MAX_NODES,
                ),
                Message("Look for aliases (`*name`) that repeat one another, or split the pack."),
            )
        if not self.stack:
            self.root = value
            if self.marks is not None:
                self.marks.values[()] = _place(mark)
            return
        top = self.stack[-1]
        if self.marks is not None:
            path = self.path_of_next(top)
            self.marks.values[path] = _place(mark)
            if top.key is not None:
                self.marks.keys[path] = _place(top.key_mark)
        if top.seen is None:
            top.box.append(value)
            return
        assert top.key is not None
        if not top.key.startswith(PRIVATE):
            top.box.setdefault(top.key, value)
        top.key = None

    def path_of_next(self, top: _Open) -> Path:
        return (*top.path, len(top.box) if top.key is None else top.key)

    def refuse_tag(self, event: Any) -> None:
        message = Message("The tag `{tag}` is not used in Uguisu's files", tag=_shown_tag(event.tag))
        self.stop(event.start_mark, "yaml-tag", message, REMOVE_TAG)

    def report(self, mark: Any, code: str, message: str, hint: str) -> None:
        message, line, col = shorten(message, MAX_MESSAGE), mark.line + 1, mark.column + 1
        self.found.append(
            Diagnostic(file=self.label, line=line, col=col, code=code, message=message, hint=hint)
        )
        if len(self.found) >= MAX_SYNTAX_FINDINGS:
            raise Unreadable

    def stop(self, mark: Any, code: str, message: str, hint: str) -> None:
        self.report(mark, code, message, hint)
        raise Unreadable


MAX_MESSAGE = 300
REMOVE_TAG = Message("Remove it. If the exclamation mark is part of your text, put the text in quotes.")


def _shown_tag(tag: str) -> str:
    return tag.replace("tag:yaml.org,2002:", "!!")[:60]
