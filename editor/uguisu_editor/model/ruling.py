"""The rules of drawing that plugins bring: they may refuse a stroke, or correct it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.same import plain_copy, same

if TYPE_CHECKING:
    from uguisu.checks import DrawingRule


def judge(rule: DrawingRule, before: Any, after: Any) -> str | Group | None:
    """Ask a rule about a stroke that was made: why it can't be, the edit that corrects it, or None if all is well.

    A rule that raises is a stranger's bug, and no reason to stop anybody from drawing: it is passed over.
    """
    if not isinstance(before, dict) or not isinstance(after, dict):
        return None
    try:
        verdict = rule.judge(before, plain_copy(after))
    except Exception:  # whatever a stranger's code raises
        return None
    if isinstance(verdict, Mapping):
        return _mending(after, plain_copy(dict(verdict)))
    return verdict if isinstance(verdict, str) else None


def _mending(now: dict[str, Any], wanted: dict[str, Any]) -> Group | None:
    edits: list[Edit] = [Drop("map", (key,)) for key in now if key not in wanted]
    edits += [
        Put("map", (key,), value)
        for key, value in wanted.items()
        if key not in now or not same(value, now[key])
    ]
    return Group(edits) if edits else None
