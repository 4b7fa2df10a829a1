"""Makes a tree of ruamel's say new data, keeping every node that need not go."""

from __future__ import annotations

from typing import Any

from uguisu.content.parsing import PRIVATE
from uguisu.content.writer.changes import same


def merge_into(node: Any, data: Any) -> None:
    """Change a mapping or list of ruamel's in place until it holds `data`."""
    if isinstance(data, dict):
        _merge_mapping(node, data)
    else:
        _merge_list(node, data)


def _merge_mapping(node: Any, data: dict[str, Any]) -> None:
    names = {_name(key): key for key in node}
    for name, key in names.items():
        if name not in data and not name.startswith(PRIVATE):
            del node[key]
    for name, value in data.items():
        key = names.get(name, name)
        _put(node, key, value, present=key in node)


def _merge_list(node: Any, data: list[Any]) -> None:
    del node[len(data) :]
    for index, value in enumerate(data):
        if index < len(node):
            _put(node, index, value, present=True)
        else:
            node.append(value)


def _put(node: Any, key: Any, value: Any, *, present: bool) -> None:
    old = node[key] if present else None
    if present and same(old, value):
        return
    mergeable = (isinstance(old, dict) and isinstance(value, dict)) or (
        isinstance(old, list) and isinstance(value, list)
    )
    if mergeable:
        merge_into(old, value)
    else:
        node[key] = value


def _name(key: Any) -> str:
    if isinstance(key, bool):
        return str(key).lower()
    return str(key)
