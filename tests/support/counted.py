"""A number that is filled in beside a word in -s is found wherever a test has anything said: it wants the word's forms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from uguisu.messages import message

ALIKE = {"as", "focus", "has", "is", "s", "was"}
"""Words in -s that are the same beside any number, or speak of the number itself."""


LARGE = 20
"""What is more is a bound, and never one: "more than 20000 elements"."""


@cache
def beside_words(template: str) -> tuple[tuple[str, str], ...]:
    """What stands in an English template before a word in -s, with that word, and has no forms of it.

    >>> beside_words("{count} cards from {area} {area:is|are} {place} {count:card|cards} {left} games")
    (('left', 'games'),)
    """
    found = re.findall(r"{(\w+)(?::[^{}|]*)?} (?:more )?([a-z]*s)\b", template)
    return tuple((name, word) for name, word in found if f"{{{name}:" not in template and word not in ALIKE)


def watch() -> None:
    """Have every message looked at that is made from here on."""
    counted = message.counted  # type: ignore[attr-defined]

    def checked(template: str, values: Mapping[str, Any], language: str, *others: Any) -> str:
        for name, word in beside_words(template) if language == "en" else ():
            value = values.get(name)
            assert isinstance(value, bool) or not isinstance(value, int | float) or value > LARGE, (
                f"write {{{name}}} {{{name}:one|{word}}} in {template!r}: here it is {value}"
            )
        return counted(template, values, language, *others)

    message.counted = checked  # type: ignore[assignment, attr-defined]
