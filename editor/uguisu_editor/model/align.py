"""Which entries of an old list are which in the new one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from uguisu_editor.model.same import same


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
