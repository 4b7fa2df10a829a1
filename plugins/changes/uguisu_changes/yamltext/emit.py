"""Values written as YAML, as a person would: short things on one line, names unquoted."""

from __future__ import annotations

import json
import re
from typing import Any

from uguisu.content import plain_value

WIDTH = 100
_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^\n\t\x00-\x1f]*|-[^\s\-][^\n\t\x00-\x1f]*")
_FLOW_SIGNS = re.compile(r"[,\[\]{}]")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\u2028\u2029\ud800-\udfff]")


def scalar(value: Any, *, flow: bool = False, style: str | None = None) -> str:
    """Write a scalar on one line. `style` is the quote that its neighbours have, if any."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _number(value)
    return _text(str(value), flow=flow, style=style)


def flow(value: Any, style: str | None = None) -> str:
    """Write any value on one line."""
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key, flow=True)}: {flow(item, style)}" for key, item in value.items())
        return "{" + inner + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(item, style) for item in value) + "]"
    return scalar(value, flow=True, style=style)


def block(value: Any, indent: int, *, style: str | None = None, entries_inline: bool | None = None) -> str:
    """Write a value to stand after a key or dash at column `indent`.

    The result begins with a space and goes on the same line, or begins with a line feed. Lists of mappings get a line
    or more an entry: `entries_inline` says whether in braces; None leaves that to their length.
    """
    if isinstance(value, dict) and value:
        one_line = flow(value, style)
        if entries_inline or (_is_small(value) and indent + len(one_line) < WIDTH):
            return f" {one_line}"
        return "\n" + mapping(value, indent + 2, style=style)
    if isinstance(value, list | tuple) and value:
        one_line = flow(value, style)
        if all(not isinstance(item, dict) for item in value) and indent + len(one_line) < WIDTH:
            return f" {one_line}"
        pad = " " * (indent + 2)
        return "".join(
            "\n" + pad + entry(item, indent + 2, style=style, inline=entries_inline) for item in value
        )
    if isinstance(value, str) and "\n" in value and _fits_literal(value):
        return _literal(value, indent + 2)
    return " " + (
        flow(value, style) if isinstance(value, dict | list | tuple) else scalar(value, style=style)
    )


def entry(value: Any, indent: int, *, style: str | None = None, inline: bool | None = None) -> str:
    """Write an entry of a block list whose dash stands at column `indent`, without the pad before the dash."""
    if isinstance(value, dict) and value:
        one_line = flow(value, style)
        if inline or (inline is None and indent + 2 + len(one_line) < WIDTH):
            return f"- {one_line}"
        return "- " + mapping(value, indent + 2, style=style).lstrip(" ")
    if isinstance(value, list | tuple | dict):
        return "- " + flow(value, style)
    return "- " + scalar(value, style=style)


def mapping(value: dict[str, Any], indent: int, *, style: str | None = None) -> str:
    """Write a block mapping, its keys at column `indent`; no line feed before or after."""
    pad = " " * indent
    return "\n".join(f"{pad}{_key(key)}:{block(item, indent, style=style)}" for key, item in value.items())


def key(name: str, *, in_flow: bool = False, style: str | None = None) -> str:
    """Write a mapping's key. Keys are always text, so that numbers need no quotes."""
    return _key(name, flow=in_flow, style=style)


def _key(name: str, *, flow: bool = False, style: str | None = None) -> str:
    return _text(name, flow=flow, style=style)


def _is_small(value: dict[str, Any]) -> bool:
    return all(not isinstance(item, dict | list | tuple) for item in value.values()) and len(value) <= 3


def _number(value: float) -> str:
    if value.is_integer() and abs(value) < 1e15:
        return f"{int(value)}.0"
    text = repr(value)
    return text if plain_value(text) == value else json.dumps(value)


def _text(text: str, *, flow: bool, style: str | None) -> str:
    if style == "'" and not _CONTROL.search(text) and "\n" not in text and "\t" not in text:
        return "'" + text.replace("'", "''") + "'"
    if style != '"' and _may_stand_plain(text, flow=flow):
        return text
    return _double(text)


def _may_stand_plain(text: str, *, flow: bool) -> bool:
    return (
        _PLAIN.fullmatch(text) is not None
        and plain_value(text) == text
        and isinstance(plain_value(text), str)
        and not text.endswith((" ", ":"))
        and ": " not in text
        and " #" not in text
        and not (flow and (_FLOW_SIGNS.search(text) or ":" in text))
        and not _CONTROL.search(text)
        and not text.startswith(("---", "..."))
        and text.lower() not in _WORDS_OF_YAML_1_1
    )


_WORDS_OF_YAML_1_1 = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null", "~"})
"""Text in our files, but quoted all the same for the sake of other programs that read them."""


def _double(text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=False)
    return _CONTROL.sub(_escape, quoted)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}"


def _fits_literal(text: str) -> bool:
    return (
        not _CONTROL.search(text)
        and "\t" not in text
        and not text.startswith((" ", "\n"))
        and not text.endswith("\n\n")
        and all(line == line.rstrip() for line in text.split("\n"))
        and bool(text.strip())
    )


def _literal(text: str, indent: int) -> str:
    pad = " " * indent
    sign = "|" if text.endswith("\n") else "|-"
    lines = text.removesuffix("\n").split("\n")
    return f" {sign}\n" + "\n".join(pad + line if line else "" for line in lines)
