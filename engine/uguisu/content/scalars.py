"""What an unquoted YAML scalar means: the core schema of YAML 1.2, and nothing from 1.1.

`on`, `off`, `yes` and `no` are text, as are dates, `012:30` and `1_000`. Two departures keep files
portable: `.inf` and `.nan` are text, for JSON has no such numbers, and a mapping's keys are always text.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any

from uguisu.content.limits import MAX_INTEGER_DIGITS

WORDS: dict[str, bool | None] = {
    "": None,
    "~": None,
    "null": None,
    "Null": None,
    "NULL": None,
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}
NUMBER_STARTS = frozenset("+-.0123456789")
INTEGER = re.compile(r"[-+]?[0-9]+", re.ASCII)
OCTAL = re.compile(r"0o[0-7]+")
HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
DECIMAL = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", re.ASCII)

Scalar = str | int | float | bool | None


def plain_value(text: str) -> Scalar:
    """Return the value of the unquoted scalar `text`.

    >>> plain_value("no"), plain_value("true"), plain_value("12"), plain_value("1.5"), plain_value("~")
    ('no', True, 12, 1.5, None)
    """
    if text[:1] in NUMBER_STARTS:
        return _number(text)
    return WORDS.get(text, text)


def _number(text: str) -> Scalar:
    if not text:
        return None
    if len(text) > MAX_INTEGER_DIGITS + 1 and text.lstrip("+-").isdigit():
        return text
    if INTEGER.fullmatch(text):
        return int(text)
    if OCTAL.fullmatch(text):
        return int(text[2:], 8)
    if HEXADECIMAL.fullmatch(text) and len(text) <= MAX_INTEGER_DIGITS:
        return int(text[2:], 16)
    if DECIMAL.fullmatch(text):
        number = float(text)
        return number if math.isfinite(number) else text
    return text


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
    signs = set(",[]{}#&*!|>'\"%@`:?\n")
    return (
        bool(text)
        and plain_value(text) == text
        and not signs & set(text)
        and text == text.strip()
        and text[0] != "-"
    )
