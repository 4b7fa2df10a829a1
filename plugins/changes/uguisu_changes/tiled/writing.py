"""Write a map file: readable YAML, an entry a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

_PLAIN = re.compile(r"[^\W\d_](?:[\w ]*[\w])?")
_TAKEN = {"true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf"}
_ODD = re.compile("[\x7f-\x9f\ufeff\u2028\u2029\ufffe\uffff\ud800-\udfff]")


def value_text(value: Any) -> str:
    """Return a value as YAML on one line.

    >>> value_text({"id": "c4", "name": "The well", "tags": ["a-b"], "at": [1.0, 2.5]})
    '{id: c4, name: The well, tags: ["a-b"], at: [1, 2.5]}'
    """
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key_text(name)}: {value_text(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(value_text, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(int(value)) if value == int(value) else repr(value)
    if isinstance(value, int):
        return str(value)
    return key_text(str(value))


def key_text(text: str) -> str:
    """Return a text as YAML, quoted if it must be."""
    if _PLAIN.fullmatch(text) and text.lower() not in _TAKEN and text.isprintable():
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return _ODD.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def quoted(text: str) -> str:
    """Return a text in double quotes, for rows and legends."""
    return json.dumps(text, ensure_ascii=False)


def entries(name: str, items: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the lines of a list of tables, leaving out what is empty; no lines if there is nothing."""
    lines = []
    for item in items:
        full = {key: value for key, value in item.items() if value not in ("", [], {}, ())}
        lines.append(f"  - {value_text(full)}")
    return [f"{name}:", *lines] if lines else []
