"""Custom properties, of every type, as plain values."""

from __future__ import annotations

import math
from typing import Any

from uguisu import Message
from uguisu_changes.tiled.model import ObjectRef
from uguisu_changes.tiled.nodes import XmlElement


def properties_of(node: XmlElement) -> dict[str, Any]:
    """Return an element's properties by name. A class becomes a table, a list a list, an object an ObjectRef.

    Raises:
        TiledError: a value does not fit its type.
    """
    found: dict[str, Any] = {}
    for group in node.all("properties"):
        for each in group.all("property"):
            found[key_of(each.get("name"))] = _value(each)
    return found


def key_of(name: str) -> str:
    """Return a property's name as a key of ours: never empty, and none that our files keep for other uses.

    >>> key_of(" hit points "), key_of(""), key_of("x-speed"), key_of("<<")
    ('hit points', 'unnamed', 'x_speed', 'unnamed')
    """
    clean = name.strip()
    if clean in ("", "<<"):
        return "unnamed"
    return f"x_{clean[2:]}" if clean.startswith("x-") else clean


def _value(node: XmlElement) -> Any:
    kind = node.get("type") or "string"
    node.ignore("propertytype")
    text = node.attributes.get("value", node.text)
    node.asked.add("value")
    if kind == "class":
        return properties_of(node)
    if kind == "list":
        return [_value(each) for each in node.all("item")]
    if kind == "bool":
        return text.strip().lower() == "true"
    if kind in ("int", "float", "object"):
        number = _number(node, text.strip() or "0", kind)
        return ObjectRef(int(number)) if kind == "object" else number
    return text


def _number(node: XmlElement, text: str, kind: str) -> float | int:
    try:
        value = float(text) if kind == "float" else int(text)
        if math.isfinite(value) and abs(value) < 1e17:
            return value
    except ValueError:
        pass
    raise node.error(
        Message(
            "The property '{name}' should be a number, but is '{value}'.",
            name=node.get("name"),
            value=text[:40],
        )
    )
