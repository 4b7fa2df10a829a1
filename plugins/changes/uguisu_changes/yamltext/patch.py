"""From one text and new data to a new text: only the lines of what differs are touched.

Everything else (comments, quotes, the order of keys, how things are laid out) stays as it was, byte by byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from uguisu_changes.same import same
from uguisu_changes.yamltext import emit
from uguisu_changes.yamltext.tree import Node, NotReadable, read_tree


def patch(text: str, data: Any, tree: Node | None = None) -> str:
    """Return `text` changed so that it reads as `data`. Data that is already what it says leaves it as it is.

    `tree` is the text's own tree, if the caller has it. What can't be changed in place (values repeated by aliases)
    is written anew.
    """
    base = tree if tree is not None else read_tree(text)
    if same(base.value, data):
        return text
    changed = _Patcher(text).run(base, data)
    if _reads_as(changed, data):
        return changed
    plain = _without_aliases(text, base)
    changed = _Patcher(plain).run(read_tree(plain), data)
    return changed if _reads_as(changed, data) else _whole(text, data)


def _reads_as(text: str, data: Any) -> bool:
    try:
        return same(read_tree(text).value, data)
    except NotReadable:
        return False


def _without_aliases(text: str, tree: Node) -> str:
    """Write out what aliases repeat, so that one copy can change without the other."""
    cuts: list[tuple[int, int, str]] = []
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if node.alias:
            cuts.append((node.start, node.end, emit.flow(node.value)))
        waiting += node.items or []
        waiting += [value for _, value in node.entries or ()]
    return _apply(text, cuts)


def _whole(text: str, data: Any) -> str:
    """Write everything anew, under the comments that the file begins with."""
    head: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.strip() and not line.startswith("#"):
            break
        head.append(line)
    body = emit.mapping(data, 0) if isinstance(data, dict) and data else emit.flow(data)
    return "".join(head) + body + "\n"


def _apply(text: str, cuts: list[tuple[int, int, str]]) -> str:
    """Replace stretches of text. Insertions at one point come out in the order in which they were asked for."""
    parts: list[str] = []
    at = 0
    for start, end, replacement in sorted(cuts, key=lambda cut: (cut[0], cut[1])):
        parts += (text[at:start], replacement) if start >= at else ("", "")
        at = max(at, end)
    parts.append(text[at:])
    return "".join(parts)


class _Patcher:
    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = Lines(text)
        self.cuts: list[tuple[int, int, str]] = []

    def run(self, tree: Node, data: Any) -> str:
        """Return the text, of which this is the tree, as it says `data`."""
        self.change(tree, data, 0, in_flow=False)
        return _apply(self.text, self.cuts)

    def cut(self, start: int, end: int, replacement: str) -> None:
        self.cuts.append((start, end, replacement.replace("\n", self.lines.newline)))

    def change(self, node: Node, new: Any, indent: int, *, in_flow: bool) -> None:
        """Make `node` say `new`; `indent` is the column of the key or dash before it."""
        if same(node.value, new):
            return
        if node.entries and isinstance(new, dict) and new:
            if node.flow:
                self.flow_mapping(node, new)
            else:
                self.block_mapping(node, new)
        elif node.items and isinstance(new, list) and new:
            if node.flow:
                self.flow_list(node, new)
            else:
                self.block_list(node, new)
        else:
            self.replace(
                node, new, indent, in_flow=in_flow or (node.flow and bool(node.items or node.entries))
            )

    def replace(self, node: Node, new: Any, indent: int, *, in_flow: bool) -> None:
        style = node.style if node.style in ("'", '"') else None
        if in_flow:
            spaced = "" if node.start != node.end or self.text[node.start - 1 : node.start].isspace() else " "
            self.cut(node.start, node.end, spaced + emit.flow(new, style))
            return
        written = emit.block(new, indent, style=style)
        # From the colon or dash on, so that a block may take the place of a scalar, and the other way round.
        start = node.start
        while start > 0 and self.text[start - 1] in " \t":
            start -= 1
        if node.items is not None or node.entries is not None or "\n" in self.text[start : node.end]:
            before = self.text[:start].rstrip()
            if before.endswith((":", "-")):
                start = len(before)
        if start == 0:
            written = written.strip()
        self.cut(start, node.end, written)

    # Mappings.

    def block_mapping(self, node: Node, new: dict[str, Any]) -> None:
        assert node.entries is not None
        column = self.lines.column(node.entries[0][0].start)
        renamed = _renames(node.value, new)
        kept = {renamed.get(key.value, key.value) for key, _ in node.entries} & set(new)
        for key, value in node.entries:
            name = renamed.get(key.value, key.value)
            if name not in new:
                self.drop_block_entry(node, key, value, any_kept=bool(kept))
                continue
            if name != key.value:
                self.cut(key.start, key.end, emit.key(name, style=key.style))
            self.change(value, new[name], column, in_flow=False)
        for name, after in _added(node, new, renamed):
            line = " " * column + f"{emit.key(name)}:{emit.block(new[name], column)}"
            self.insert_line(after, line, node)

    def drop_block_entry(self, owner: Node, key: Node, value: Node, *, any_kept: bool) -> None:
        assert owner.entries is not None
        first_in_dash = owner.entries[0][0] is key and self.lines.before(key.start).strip().endswith("-")
        if first_in_dash and any_kept:
            # The line begins with the dash of the list around: pull the next entry up to it.
            following = [entry for entry, _ in owner.entries[1:]]
            self.cut(key.start, following[0].start, "")
            return
        start = self.lines.start(key.start)
        self.cut(start, self.lines.next(max(key.end, value.end)), "")

    def flow_mapping(self, node: Node, new: dict[str, Any]) -> None:
        assert node.entries is not None
        renamed = _renames(node.value, new)
        spans = [(key.start, max(key.end, value.end)) for key, value in node.entries]
        gone = {
            at for at, (key, _) in enumerate(node.entries) if renamed.get(key.value, key.value) not in new
        }
        if len(gone) == len(spans):
            self.cut(node.start, node.end, emit.flow(new))
            return
        for at, (key, value) in enumerate(node.entries):
            if at in gone:
                continue
            name = renamed.get(key.value, key.value)
            if name != key.value:
                self.cut(key.start, key.end, emit.key(name, in_flow=True, style=key.style))
            self.change(value, new[name], 0, in_flow=True)
        self.drop_from_flow(spans, gone)
        for name, _ in _added(node, new, renamed):
            last = max(end for at, (_, end) in enumerate(spans) if at not in gone)
            self.cut(last, last, f", {emit.key(name, in_flow=True)}: {emit.flow(new[name])}")

    # Lists.

    def block_list(self, node: Node, new: list[Any]) -> None:
        assert node.items is not None
        dash = self.dash(node.items[0])
        column = self.lines.column(dash)
        styles = [item.style for item in node.items if item.style in ("'", '"')]
        style = styles[0] if len(styles) == len(node.items) else None
        inline = _inline_habit(node)
        after: int | None = None
        for old_at, new_at in align(node.value, new):
            if old_at is None:
                assert new_at is not None
                line = " " * column + emit.entry(new[new_at], column, style=style, inline=inline)
                if after is None:
                    start = self.lines.start(dash)
                    if self.lines.before(dash).strip():  # the list begins on the line of another dash
                        self.cut(
                            dash,
                            dash,
                            emit.entry(new[new_at], column, style=style, inline=inline) + "\n" + " " * column,
                        )
                    else:
                        self.cut(start, start, line + "\n")
                else:
                    self.insert_line(after, line, node)
                continue
            item = node.items[old_at]
            after = item.end
            if new_at is None:
                self.drop_item(node, old_at)
            else:
                self.change(item, new[new_at], column, in_flow=False)

    def drop_item(self, node: Node, at: int) -> None:
        assert node.items is not None
        dash = self.dash(node.items[at])
        if self.lines.before(dash).strip():
            following = node.items[at + 1] if at + 1 < len(node.items) else None
            if following is not None:
                self.cut(dash, self.dash(following), "")
                return
        self.cut(self.lines.start(dash), self.lines.next(node.items[at].end), "")

    def dash(self, item: Node) -> int:
        """The offset of the dash before an entry of a block list."""
        at = item.start
        while self.text[at - 1] in " \t":
            at -= 1
        return self.text.rindex("-", 0, at)

    def flow_list(self, node: Node, new: list[Any]) -> None:
        assert node.items is not None
        spans = [(item.start, item.end) for item in node.items]
        steps = list(align(node.value, new))
        gone = {step.old for step in steps if step.old is not None and step.new is None}
        if len(gone) == len(spans):
            self.cut(node.start, node.end, emit.flow(new))
            return
        styles = {item.style for item in node.items if isinstance(item.value, str)}
        style = styles.pop() if len(styles) == 1 else None
        first_kept = min(at for at in range(len(spans)) if at not in gone)
        after: int | None = None
        for old_at, new_at in steps:
            if old_at is not None:
                if new_at is not None:
                    after = spans[old_at][1]
                    self.change(node.items[old_at], new[new_at], 0, in_flow=True)
                continue
            assert new_at is not None
            if after is None:
                start = spans[first_kept][0]
                self.cut(start, start, emit.flow(new[new_at], style) + ", ")
            else:
                self.cut(after, after, ", " + emit.flow(new[new_at], style))
        self.drop_from_flow(spans, gone)

    # Both.

    def drop_from_flow(self, spans: list[tuple[int, int]], gone: set[int]) -> None:
        first_kept = min(at for at in range(len(spans)) if at not in gone)
        for at in gone:
            if at < first_kept:
                self.cut(spans[at][0], spans[at + 1][0], "")
            else:
                self.cut(spans[at - 1][1], spans[at][1], "")

    def insert_line(self, after: int, line: str, owner: Node) -> None:
        at = self.lines.next(after)
        if at == len(self.text) and not self.text.endswith(("\n", "\r")):
            self.cut(at, at, "\n" + line)
        else:
            self.cut(at, at, line + "\n")


def _inline_habit(node: Node) -> bool | None:
    """Whether a list's mappings are written in braces: yes, no, or not known."""
    mappings = [item for item in node.items or () if item.entries]
    if not mappings:
        return None
    return mappings[-1].flow


def _renames(old: dict[str, Any], new: dict[str, Any]) -> dict[str, str]:
    """Tell which keys of `old` seem to have got another name in `new`: the only one gone, the only one added."""
    gone = [key for key in old if key not in new]
    added = [key for key in new if key not in old]
    if len(gone) == len(added) == 1 and list(old).index(gone[0]) == list(new).index(added[0]):
        return {gone[0]: added[0]}
    return {}


def _added(node: Node, new: dict[str, Any], renamed: dict[str, str]) -> list[tuple[str, int]]:
    """The new keys, each with the offset that its entry goes after: the end of the key before it in `new`."""
    assert node.entries is not None
    ends = {renamed.get(key.value, key.value): max(key.end, value.end) for key, value in node.entries}
    found: list[tuple[str, int]] = []
    last = max(ends.values())
    before: int | None = None
    for name in new:
        if name in ends:
            before = ends[name]
        else:
            found.append((name, before if before is not None else last))
    return found


# Which entries of an old list are which in the new one.


class Step(NamedTuple):
    """One step through two lists: the old index and the new one; None where an entry is new, or gone."""

    old: int | None
    new: int | None


def align(old: list[Any], new: list[Any]) -> Iterator[Step]:
    """Walk two lists side by side. Entries with the same `id` belong together; others when they are the same;
    between such, the rest is paired in order as far as it goes.
    """
    head = 0
    while head < len(old) and head < len(new) and same(old[head], new[head]):
        yield Step(head, head)
        head += 1
    tail = 0
    while tail < min(len(old), len(new)) - head and same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    yield from _middle(old, new, head, len(old) - tail, len(new) - tail)
    for number in range(tail, 0, -1):
        yield Step(len(old) - number, len(new) - number)


def _middle(old: list[Any], new: list[Any], head: int, old_end: int, new_end: int) -> Iterator[Step]:
    if head == old_end and head == new_end:
        return
    one = [_token(item) for item in old[head:old_end]]
    other = [_token(item) for item in new[head:new_end]]
    for op, a0, a1, b0, b1 in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        paired = a1 - a0 if op == "equal" else min(a1 - a0, b1 - b0)
        for offset in range(paired):
            yield Step(head + a0 + offset, head + b0 + offset)
        for gone in range(a0 + paired, a1):
            yield Step(head + gone, None)
        for added in range(b0 + paired, b1):
            yield Step(None, head + added)


def _token(item: Any) -> str:
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        return f"#{item['id']}"
    return json.dumps(item, sort_keys=True, ensure_ascii=False, default=str)


class Lines:
    """Lines of a text, asked for by offset."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.newline = "\r\n" if "\r\n" in text else "\n"

    def start(self, at: int) -> int:
        """Return where the line of `at` begins."""
        return self.text.rfind("\n", 0, at) + 1

    def next(self, at: int) -> int:
        """Return where the line after that of `at` begins: past its line feed, or the text's end."""
        found = self.text.find("\n", at)
        return len(self.text) if found < 0 else found + 1

    def column(self, at: int) -> int:
        """Return the column of `at`, from 0."""
        return at - self.start(at)

    def before(self, at: int) -> str:
        """Return what stands on the line before `at`."""
        return self.text[self.start(at) : at]
