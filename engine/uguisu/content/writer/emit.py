"""Plain data as YAML text: short things on one line, long ones indented."""

from __future__ import annotations

import json
from typing import Any

from uguisu.content.scalars import plain_value

INLINE_WIDTH = 100
SIGNS_AT_START = frozenset("!&*-?|>@`\"'%#{}[],:= ")
OLD_BOOLEANS = frozenset({"y", "n", "yes", "no", "on", "off"})
"""YAML 1.1 reads these as true and false. We don't, but as values they are quoted for the sake of programs that do."""


def scalar_text(value: Any) -> str:
    """Write text, a number, a boolean or None on one line.

    >>> [scalar_text(value) for value in ("gate", "no", "12", 12.0, 0.5, True, None, "a: b", "")]
    ['gate', '"no"', '"12"', '12', '0.5', 'true', 'null', '"a: b"', '""']
    """
    if isinstance(value, str):
        return value if _plain_will_do(value) else _quoted(value)
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return json.dumps(value)


def key_text(name: str) -> str:
    """Write the key of an entry; `on` and `no` need no quotes there, as keys are always text."""
    plain = (
        name
        and not set(name) & set(",[]{}#:'\"\n\t")
        and name[0] not in SIGNS_AT_START
        and name == name.strip()
    )
    return name if plain else _quoted(name)


def inline_text(value: Any) -> str:
    """Write any data on one line: `{id: gate, at: [0, 1]}`."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_text(key)}: {inline_text(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline_text(inner) for inner in value) + "]"
    return scalar_text(value)


def block_lines(value: Any, *, inline_entries: bool = False) -> list[str]:
    """Write data over several lines, without indentation; `inline_entries` puts each entry of a list on one line."""
    if isinstance(value, dict) and value:
        lines: list[str] = []
        for key, inner in value.items():
            lines += after(f"{key_text(key)}:", inner)
        return lines
    if isinstance(value, list | tuple) and value:
        lines = []
        for item in value:
            lines += after("-", item, force_inline=inline_entries)
        return lines
    return [inline_text(value)]


def after(lead: str, value: Any, *, force_inline: bool = False) -> list[str]:
    """Write `lead` (`name:` or `-`) and the value that belongs to it."""
    if isinstance(value, str) and "\n" in value and not force_inline and _literal_will_do(value):
        return [
            f"{lead} {'|' if value.endswith(chr(10)) else '|-'}",
            *(f"  {line}" if line else "" for line in value.removesuffix("\n").split("\n")),
        ]
    if force_inline or not _wants_block(value):
        return [f"{lead} {inline_text(value)}"]
    lines = block_lines(value)
    if lead == "-":
        return [f"- {lines[0]}", *(f"  {line}" if line else "" for line in lines[1:])]
    indent = "" if isinstance(value, list | tuple) else "  "
    return [lead, *(f"{indent}{line}" if line else "" for line in lines)]


def _wants_block(value: Any) -> bool:
    if not isinstance(value, dict | list | tuple) or not value:
        return False
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict):
        return True
    return any(isinstance(part, dict) for part in inner) or len(inline_text(value)) > INLINE_WIDTH


def _literal_will_do(text: str) -> bool:
    return (
        text == text.lstrip(" \n\t")
        and not text.endswith("\n\n")
        and not any(line != line.rstrip() for line in text.split("\n"))
        and "\t" not in text
    )


def _plain_will_do(text: str) -> bool:
    return (
        bool(text)
        and plain_value(text) == text
        and text.lower() not in OLD_BOOLEANS
        and text[0] not in SIGNS_AT_START
        and text == text.strip()
        and not set(text) & set(",[]{}\n\t")
        and ": " not in text
        and " #" not in text
        and not text.endswith(":")
        and text not in ("---", "...", "<<")
        and text.isprintable()
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())
