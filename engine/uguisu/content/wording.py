"""Values and types in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

TYPE_WORDS = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a table of `name: value` entries",
    "null": "nothing",
}


def shown(value: Any) -> str:
    """Describe a value that stands where it should not."""
    if value is None:
        return "left empty"
    if isinstance(value, bool):
        return f"{str(value).lower()}"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, list):
        return "a list"
    return "a table of `name: value` entries"


def quoted(text: str) -> str:
    """Write text in quotes, shortened when long."""
    short = text if len(text) <= 40 else f"{text[:37]}..."
    return json.dumps(short, ensure_ascii=False)


def either(words: Iterable[str]) -> str:
    """Join alternatives: `text, a number or a list`."""
    ordered = list(dict.fromkeys(words))
    if len(ordered) < 2:
        return "".join(ordered)
    return f"{', '.join(ordered[:-1])} or {ordered[-1]}"


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
