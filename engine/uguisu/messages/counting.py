"""Words beside a number, in the form that the number takes: 1 game, 2 games; 1 партия, 2 партии, 5 партий.

A template names the forms after the number's name, one where there is one of it first; which there are depends on the
language, and how many of them::

    "{count} {count:game|games}"
    "{count} {count:партия|партии|партий}"

The forms are whole words or more of them; nothing else of a template may stand in them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

FORMS = re.compile(r"\{(\w+):([^{}|]*(?:\|[^{}|]*)+)\}")
"""A number's name, and the forms of what is beside it."""


def _one_or_many(number: float) -> int:
    return 0 if number == 1 else 1


def _slavic(number: float) -> int:
    """1, 21, 31; 2 to 4, 22 to 24 and whatever is no whole number; all others."""
    if number != int(number):
        return 1
    last, tens = int(abs(number)) % 10, int(abs(number)) % 100 // 10
    if tens == 1 or last == 0 or last > 4:
        return 2
    return 0 if last == 1 else 1


RULES: dict[str, tuple[int, Callable[[float], int]]] = {"ru": (3, _slavic), "uk": (3, _slavic)}
"""How many forms languages have, and which a number takes; those that are not here have two, as English."""
USUAL = (2, _one_or_many)


def counted(template: str, values: Mapping[str, object], language: str) -> str:
    """Return a template with the forms in place that its numbers take in `language`.

    >>> [counted("{n} {n:game|games}", {"n": n}, "en") for n in (1, 2)]
    ['{n} game', '{n} games']
    >>> [counted("{n:игра|игры|игр}", {"n": n}, "ru") for n in (1, 3, 5, 11, 21, "2.5")]
    ['игра', 'игры', 'игр', 'игр', 'игра', 'игры']
    """
    if "|" not in template:
        return template
    _, rule = RULES.get(language, USUAL)

    def form(found: re.Match[str]) -> str:
        forms = found[2].split("|")
        number = _number(values.get(found[1]))
        return forms[-1] if number is None else forms[min(rule(number), len(forms) - 1)]

    return FORMS.sub(form, template)


def _number(value: object) -> float | None:
    """Return what a value counts; some are told with fewer digits, and so are text already."""
    if isinstance(value, int | float):
        return value
    try:
        return float(str(value).replace(",", ""))
    except ValueError:
        return None


def wrong_forms(template: str, language: str) -> list[str]:
    """Return the places of a template that have not as many forms as its language.

    >>> wrong_forms("{n} {n:игра|игры}", "ru")
    ['{n:игра|игры}']
    """
    wanted, _ = RULES.get(language, USUAL)
    return [found[0] for found in FORMS.finditer(template) if found[2].count("|") + 1 != wanted]
