"""What is in a file, as a tree of names; what can be folded away; where something is in a whole pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from uguisu.messages import translate
from uguisu_changes.yamltext import Node
from uguisu_lsp.meaning import LISTS, label_of, title_of
from uguisu_lsp.sheet import Part, Sheet

DEEPEST = 2
"""So many levels of lists below an entry are told: the steps of a trigger, and theirs."""
MANY = 600
"""So many entries in a file are told without their steps: nobody reads those of a list as long as that."""
COMMENT = re.compile(r"[ \t]*#")


class Symbol(NamedTuple):
    """Something with a name: what people call it, what it is, where it stands and where its name does, what is in it."""

    name: str
    title: str
    kind: str
    span: tuple[int, int]
    at: tuple[int, int]
    inside: list[Symbol]


def symbols_in(sheet: Sheet, kind: str, language: str) -> list[Symbol]:
    """Return what is in a file of a kind: its keys, the entries of its lists, and what these do."""
    found: list[Symbol] = []
    depth = 0 if len(sheet.parts) < MANY else DEEPEST
    for part in sheet.parts:
        if len(part.path) == 1:
            start = part.start + (part.key.start if part.key is not None else 0)
            end = _without_end(sheet.text, part.start, part.end)
            at = (start, part.start + part.key.end) if part.key is not None else (start, start)
            inside = list(_entries(part, part.node, kind, language)) if part.node is not None else []
            found.append(Symbol(str(part.path[0]), "", "key", (part.start, end), at, inside))
        elif len(part.path) == 2 and part.node is not None and found:
            entry = _symbol(part, part.node, LISTS.get((kind, str(part.path[0])), "entry"), language, depth)
            end = _without_end(sheet.text, part.start, part.end)
            owner = found[-1]
            owner.inside.append(entry)
            found[-1] = owner._replace(span=(owner.span[0], max(owner.span[1], end, entry.span[1])))
    return found


def _without_end(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def _symbol(part: Part, node: Node, kind: str, language: str, depth: int = 0) -> Symbol:
    name = label_of(node.value) or "…"
    title = translate(title_of(node.value), language)
    at = next((value for key, value in node.entries or () if key.value in ("id", "letter", "change")), node)
    at_end = at.end if at is not node else min(node.end, node.start + 1)
    inside = list(_entries(part, node, kind, language, depth + 1)) if depth < DEEPEST else []
    span = (part.start + node.start, part.start + max(node.end, node.start + 1))
    return Symbol(
        name, " ".join(title.split()), kind, span, (part.start + at.start, part.start + at_end), inside
    )


def _entries(part: Part, node: Node, kind: str, language: str, depth: int = 0) -> Iterator[Symbol]:
    """Yield the entries of lists below a node that have a name or a word."""
    for key, value in node.entries or ():
        if value.items and key.value in ("do", "if", "modes", "rules", "steps", "else"):
            for item in value.items:
                if item.entries:
                    yield _symbol(part, item, "step", language, depth)
    for item in node.items or ():
        if item.entries:
            yield _symbol(part, item, kind, language, depth)


Folded = Literal["comment", "region"]


def folds_in(sheet: Sheet) -> Iterator[tuple[int, int, Folded]]:
    """Yield what can be folded away, as its first and last lines: what stands below a key or dash, and runs of comments."""
    heads: dict[str, tuple[int, int]] = {}
    for part in sheet.parts:
        end = sheet.line_at(_last_of(sheet.text, part))
        start = sheet.line_at(part.start)
        if len(part.path) == 1:
            heads[str(part.path[0])] = start, end
        elif len(part.path) == 2:
            head = heads[str(part.path[0])]
            heads[str(part.path[0])] = head[0], end
            if end > start:
                yield start, end, "region"
        if part.node is not None:
            yield from _folds_below(sheet, part, part.node)
    yield from ((start, end, "region") for start, end in heads.values() if end > start)
    yield from _comments(sheet)


def _last_of(text: str, part: Part) -> int:
    """Return where a part ends without what follows its last value: empty lines, and comments for the next."""
    if part.node is None:
        return _without_end(text, part.start, part.end)
    end = text.find("\n", part.start + part.node.end, part.end)
    return _without_end(text, part.start, end if end >= 0 else part.end)


def _folds_below(sheet: Sheet, part: Part, node: Node) -> Iterator[tuple[int, int, Folded]]:
    for key, value in node.entries or ():
        start, end = (
            sheet.line_at(part.start + key.start),
            sheet.line_at(part.start + max(value.end, key.end)),
        )
        if end > start and value.end > value.start and len(part.path) + (node is not part.node) > 1:
            yield start, end, "region"
        yield from _folds_below(sheet, part, value)
    for item in node.items or ():
        start, end = sheet.line_at(part.start + item.start), sheet.line_at(part.start + item.end)
        if end > start:
            yield start, end, "region"
        yield from _folds_below(sheet, part, item)


def _comments(sheet: Sheet) -> Iterator[tuple[int, int, Folded]]:
    first: int | None = None
    for number in range(len(sheet.lines) + 1):
        is_comment = number < len(sheet.lines) and COMMENT.match(sheet.line(number)) is not None
        if is_comment and first is None:
            first = number
        elif not is_comment and first is not None:
            if number - 1 > first:
                yield first, number - 1, "comment"
            first = None


def matches(query: str, name: str, title: Any) -> bool:
    """Tell whether something is looked for: all of the letters that are typed, in their order, as editors do."""
    for told in (name, *(title.values() if isinstance(title, dict) else (str(title),))):
        rest = iter(told.casefold())
        if all(letter in rest for letter in query.casefold()):
            return True
    return False
