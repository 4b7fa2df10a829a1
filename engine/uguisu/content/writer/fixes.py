"""The fixes that diagnostics offer, carried out."""

from __future__ import annotations

import copy
from typing import Any

from uguisu.content.diagnostics import Fix
from uguisu.content.migrate import migrate
from uguisu.content.parsing import parse
from uguisu.content.writer.rewrite import NotEditable, rewrite
from uguisu.said import Said


def apply_fix(text: str, fix: Fix, kind: str = "") -> str:
    """Return a file's text with a fix applied. `kind` is the kind of file, for fixes that migrate the whole of it.

    Raises:
        NotEditable: the text is no longer the one that the fix was meant for.
    """
    data, found = parse(text, "")
    if found:
        raise NotEditable(Said("The file has mistakes that must be mended before it can be changed"), found)
    changed = copy.deepcopy(data)
    if not fix.path:
        migrate(kind, changed)
        return rewrite(text, changed)
    try:
        return rewrite(text, _carried_out(changed, fix))
    except (KeyError, IndexError, TypeError) as error:
        raise NotEditable(Said("The file has changed, and this fix no longer fits it")) from error


def _carried_out(data: Any, fix: Fix) -> Any:
    *way, last = fix.path
    holder = data
    for step in way:
        missing_is_fine = fix.kind == "insert" and isinstance(holder, dict)
        holder = holder.setdefault(step, {}) if missing_is_fine else holder[step]
    if fix.kind == "remove":
        del holder[last]
    elif fix.kind == "rename":
        _rename(holder, last, fix.value)
    elif isinstance(holder, list) and fix.kind == "insert":
        holder.insert(int(last), fix.value)
    elif fix.kind == "insert" and last == "format":
        _put_first(holder, last, fix.value)
    else:
        if fix.kind == "replace":
            holder[last]  # there must be something to replace
        holder[last] = fix.value
    return data


def _rename(holder: dict[str, Any], old: Any, new: str) -> None:
    entries = [(new if key == old else key, value) for key, value in holder.items()]
    if old not in holder or new in holder:
        raise KeyError(old)
    holder.clear()
    holder.update(entries)


def _put_first(holder: dict[str, Any], key: Any, value: Any) -> None:
    entries = list(holder.items())
    holder.clear()
    holder[key] = value
    holder.update(entries)
