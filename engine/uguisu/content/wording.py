"""Values and types in words."""

from __future__ import annotations

import json
from typing import Any

from uguisu.said import Said

TYPE_WORDS = {
    "string": Said("text"),
    "integer": Said("a whole number"),
    "number": Said("a number"),
    "boolean": Said("true or false"),
    "array": Said("a list"),
    "object": Said("a table of `name: value` entries"),
    "null": Said("nothing"),
}


def shown(value: Any) -> str:
    """Describe a value that stands where it should not."""
    if value is None:
        return Said("left empty")
    if isinstance(value, bool):
        return f"{str(value).lower()}"
    if isinstance(value, str):
        return Said("the text {text}", text=quoted(value))
    if isinstance(value, int | float):
        return Said("the number {number}", number=value)
    if isinstance(value, list):
        return TYPE_WORDS["array"]
    return TYPE_WORDS["object"]


def quoted(text: str) -> str:
    """Write text in quotes, shortened when long."""
    short = text if len(text) <= 40 else f"{text[:37]}..."
    return json.dumps(short, ensure_ascii=False)


def inline(value: Any) -> str:
    """Write plain data as YAML on one line, as for an example in a hint."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    if isinstance(value, str):
        return value if _safe_unquoted(value) else json.dumps(value, ensure_ascii=False)
    return json.dumps(value)


def _safe_unquoted(text: str) -> bool:
    from uguisu.content.scalars import plain_value

    signs = set(",[]{}#&*!|>'\"%@`:?\n")
    return (
        bool(text)
        and plain_value(text) == text
        and not signs & set(text)
        and text == text.strip()
        and text[0] != "-"
    )
