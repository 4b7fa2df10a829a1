"""Words in the form that what is beside them takes: 1 game, 2 games; the guard moves, the guards move; at the tower.

After a hole's name a template may say which form is wanted. Between bars stand the forms of a word beside it::

    "{count} {count:card|cards}"            beside a number, as its language counts: 1 карта, 2 карты, 5 карт
    "{who} {who:draws|draw} a card"         beside a name: one, several
    "{who} {who:вошёл|вошла|вошло|вошли}"   or by gender: m, f, n, several (Italian: m, f, several m, several f)
    "{who} {who:берёт|берут|возьмите}"      a third form, or a fifth, is for whoever reads

Without bars it is a form of the name itself (`uguisu.messages.nouns`)::

    "{piece} stays {place:at}", "вид на {place:acc}", "la vista {place:su}"

`{who:subj}` is who does it, and nothing where that is whoever reads: "the guard draws 2 cards", "draw 2 cards".

A template may have a second wording behind two bars, for when a form that is asked for is not known, as that of a place which
a player has named: `идёт {place:to} || теперь здесь: {place}`. So an unknown name never gets a wrong ending.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path

from uguisu.messages.nouns import READER, SEVERAL, Noun, noun
from uguisu.translations import plural_rule

FORMS = re.compile(r"\{(\w+):([^{}|]*(?:\|[^{}|]*)+)\}")
"""What a number or a name is called, and the forms of what is beside it."""
_HOLE = re.compile(r"\{(\w+):([^{}|]*(?:\|[^{}|]*)+|[a-z]{2,})\}")
"""The same, or the form of a name: small letters, two at least, for one is a format of Python's."""
SUBJECT = ("subj",)
OTHERWISE = " || "
_BY_GENDER = {"m": 0, "f": 1, "n": 2, SEVERAL: 3, "mp": 2, "fp": 3}

_Parts = tuple[str | tuple[str, tuple[str, ...]], ...]


def counted(template: str, values: Mapping[str, object], language: str, first: tuple[Path, ...] = ()) -> str:
    """Return a template with the forms in place that its numbers and names take in `language`; nouns are looked for in the
    folders `first` before all others.

    >>> [counted("{n} {n:game|games}", {"n": n}, "en") for n in (1, 2)]
    ['{n} game', '{n} games']
    >>> [counted("{n:игра|игры|игр}", {"n": n}, "ru") for n in (1, 3, 5, 11, 21, "2.5")]
    ['игра', 'игры', 'игр', 'игр', 'игра', 'игры']
    >>> [counted("{who:subj} {who:draws|draw} a card", {"who": who}, "en") for who in ("Red", "Red and Blue", "you")]
    ['Red draws a card', 'Red and Blue draw a card', 'draw a card']
    """
    if "|" not in template and ":" not in template:
        return template
    *wordings, last = _parsed(template)
    for parts in wordings:
        told = _filled(parts, values, language, first, sure=True)
        if told is not None:
            return told
    return _filled(last, values, language, first, sure=False) or ""


@lru_cache(maxsize=8192)
def _parsed(template: str) -> tuple[_Parts, ...]:
    """Return the parts of each wording of a template: text, and holes that ask for a form."""
    found: list[_Parts] = []
    start = template[: len(template) - len(template.lstrip())]  # of what is added to a sentence: a space
    for wording in (start + one.lstrip() for one in template.split(OTHERWISE)):
        parts: list[str | tuple[str, tuple[str, ...]]] = []
        at = 0
        for hole in _HOLE.finditer(wording):
            parts += [wording[at : hole.start()], (hole[1], tuple(hole[2].split("|")))]
            at = hole.end()
        found.append((*parts, wording[at:]))
    return tuple(found)


def _filled(
    parts: _Parts, values: Mapping[str, object], language: str, first: tuple[Path, ...], *, sure: bool
) -> str | None:
    """Fill in the forms; None where `sure` is asked for and a form is not known."""
    told: list[str] = []
    for part in parts:
        if isinstance(part, str):
            told.append(part.removeprefix(" ") if told and told[-1] == "" else part)
            continue
        name, forms = part
        value = values.get(name)
        number = _number(value) if len(forms) > 1 else None
        if number is not None:
            told.append(forms[min(plural_rule(language)(number), len(forms) - 1)])
            continue
        form = _form(noun(str(value), language, first), str(value), forms)
        if form is None and sure:
            return None
        told.append(form if form is not None else forms[0] if len(forms) > 1 else _escaped(str(value)))
    return "".join(told)


def _form(known: Noun, said: str, forms: tuple[str, ...]) -> str | None:
    """Return the form of a name, or of a word beside it, that is asked for; None if it is not known."""
    if forms == SUBJECT:
        return "" if known.gender == READER else _escaped(said)
    if len(forms) > 1:
        return _agreeing(forms, known.gender)
    form = known.forms.get(forms[0])
    return None if form is None else _escaped(form)


def _agreeing(forms: tuple[str, ...], gender: str) -> str | None:
    """Return the form that goes with a gender, None if that is not known."""
    if not gender:
        return None
    if gender == READER:
        return forms[-1]
    if len(forms) < 4:
        return forms[1 if gender in (SEVERAL, "mp", "fp") else 0]
    return forms[_BY_GENDER.get(gender, 0)]


def _escaped(text: str) -> str:
    """What stands in a template is formatted once more."""
    return text.replace("{", "{{").replace("}", "}}")


def _number(value: object) -> float | None:
    """Return what a value counts; some are told with fewer digits, and so are text already."""
    if isinstance(value, int | float):
        return value
    try:
        return float(str(value).replace(",", ""))
    except ValueError:
        return None


def wrong_forms(template: str, language: str, names: Collection[str] = ()) -> list[str]:
    """Return the places of a template that have not as many forms as its language counts; beside one of the `names` stand two
    to five.

    >>> wrong_forms("{n} {n:игра|игры}", "ru"), wrong_forms("{who} {who:берёт|берут}", "ru", ["who"])
    (['{n:игра|игры}'], [])
    """
    wanted = 1 + max(map(plural_rule(language), range(200)))
    return [
        found[0]
        for found in FORMS.finditer(template)
        if found[2].count("|") + 1 not in (range(2, 6) if found[1] in names else (wanted,))
    ]
