"""Ways into plain data: keys and indices from the root."""

from __future__ import annotations

from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

MISSING: Any = object()
"""What stands at a path where there is nothing."""


def look(data: Any, path: Path) -> Any:
    """Return what stands at `path`, or MISSING."""
    for step in path:
        if isinstance(step, str):
            if not isinstance(data, dict) or step not in data:
                return MISSING
            data = data[step]
        else:
            if not isinstance(data, list) or not -len(data) <= step < len(data):
                return MISSING
            data = data[step]
    return data


def entries(data: Any, key: str) -> list[Any]:
    """Return the list under `key`, or an empty one where there is none (or something else)."""
    found = data.get(key) if isinstance(data, dict) else None
    return found if isinstance(found, list) else []
