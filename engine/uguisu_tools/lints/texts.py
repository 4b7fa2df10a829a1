"""Texts that do not fit: those that say a number which the effect does not have, or lack a language that is promised."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.language_files import TEXT_KEYS, is_language
from uguisu.content.markers import Marker, Test
from uguisu.content.models import Card
from uguisu.content.pack import Pack
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing

NUMBER = re.compile(r"(?<![\w.,/-])\d+(?![\w/%-]|[.,]\d)")
"""A number in a text that stands by itself: not a part of a name, a date, a share or a rule's id."""
OPEN_KEYS = frozenset({"props", "options", "setup"})
"""Here keys mean what the game says, so a `name` need not be a text to translate."""
FILES = ("scenario", "map", "cards", "mission")


def texts(pack: Pack) -> Iterator[Finding]:
    """Yield cards whose text says a number that neither the effect has, nor anything else about the card."""
    for index, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        if card.text is None or not (card.do or card.modes or card.rules):
            continue
        known = _numbers_of(card)
        tables = card.text if isinstance(card.text, Mapping) else {"": card.text}
        for language, text in tables.items():
            for number in dict.fromkeys(map(int, NUMBER.findall(text))):
                if number not in known:
                    yield _finding(("cards", index, "text", *filter(None, [language])), card, number)


def _finding(path: tuple[str | int, ...], card: Card, number: int) -> Finding:
    """Doubt less where the effect has other numbers: one of them was likely changed, and the text not."""
    others = sorted(_numbers_in((card.do, card.modes, card.rules)) - {0})
    sure = bool(others) and number > 1
    return Finding(
        file="cards",
        path=path,
        code="text-number",
        severity="warning" if sure else "hint",
        message=Message(
            "The text of `{card}` says {number}, but the effect has no such number",
            card=card.id,
            number=number,
        ),
        hint=Message(
            "The effect has {numbers}. A card without `text` gets one from its effect, in every language.",
            numbers=", ".join(map(str, others)),
        )
        if others
        else Message("A card without `text` gets one from its effect, in every language."),
    )


def _numbers_of(card: Card) -> set[int]:
    """Return the numbers that a text of the card may well say."""
    effect = (card.if_, card.do, card.modes, card.rules)
    words = Counter(type(one) for one in _members(effect))
    return {*_numbers_in(effect), *_numbers_in((card.copies, card.props)), *_around(effect), *words.values()}


def _around(effect: Any) -> Iterator[int]:
    """Yield what a text may say for a number in a condition: 'fewer than 2' for `at_most: 1`."""
    for member in _members(effect):
        if isinstance(member, Test):
            for number in _numbers_in(member):
                yield from (number - 1, number + 1)


def _members(data: Any) -> Iterator[Marker]:
    if isinstance(data, Marker):
        yield data
    for part in _parts(data):
        yield from _members(part)


def _numbers_in(data: Any) -> set[int]:
    """Return all numbers in data, without their signs; those in names count."""
    if isinstance(data, str):
        return set(map(int, re.findall(r"\d+", data)))
    if isinstance(data, int):
        return set() if isinstance(data, bool) else {abs(data)}
    return {number for part in _parts(data) for number in _numbers_in(part)}


def _parts(data: Any) -> Iterator[Any]:
    if isinstance(data, msgspec.Struct):
        yield from (getattr(data, name) for name in data.__struct_fields__)
    elif isinstance(data, Mapping):
        yield from data.values()
    elif isinstance(data, list | tuple):
        yield from data


def translations(pack: Pack) -> Iterator[Finding]:
    """Yield each text that lacks a language which `languages:` promises. A mod promises what it says itself: nobody who changes
    a card need know the four languages of the pack below.
    """
    promised = pack.scenario.languages
    if not promised or (pack.stack is not None and not pack.stack.top.said("languages")):
        return
    for file in FILES:
        model = getattr(pack, file)
        if model is not None:
            data = pack.documents[file].data
            for path, table in tables(data):
                yield from _lacking(file, path, table, promised)
            if len(promised) > 1:
                yield from (_plain(file, path, promised) for path in _plain_texts(data, ()))


def _plain(file: str, path: Path, promised: tuple[str, ...]) -> Finding:
    message = Message(
        "`{key}` is one text, but the scenario promises {languages}",
        key=_key(path),
        languages=listing(promised),
    )
    hint = Message(
        "Write `{key}: {{{first}: ..., {second}: ...}}`, or remove languages from `languages` in scenario.yaml.",
        key=_key(path),
        first=promised[0],
        second=promised[1],
    )
    return Finding(
        file=file, path=path, code="missing-translation", severity="warning", message=message, hint=hint
    )


def _plain_texts(data: Any, path: Path) -> Iterator[Path]:
    """Yield where texts stand that are in one language, whichever that is."""
    entries: list[tuple[str | int, Any]] = []
    if isinstance(data, list):
        entries += enumerate(data)
    elif isinstance(data, dict):
        entries += data.items()
    for key, value in entries:
        if key in TEXT_KEYS and isinstance(value, str):
            yield (*path, key)
        elif key not in OPEN_KEYS and key not in TEXT_KEYS:
            yield from _plain_texts(value, (*path, key))


def _lacking(file: str, path: Path, table: dict[str, str], promised: tuple[str, ...]) -> Iterator[Finding]:
    lacking = [language for language in promised if not table.get(language) and is_language(language)]
    if lacking:
        message = Message(
            "`{key}` is not translated into {lacking}", key=_key(path), lacking=listing(lacking)
        )
        hint = Message("Add it here, or remove the language from `languages` in scenario.yaml.")
        yield Finding(
            file=file, path=path, code="missing-translation", severity="warning", message=message, hint=hint
        )


def tables(data: Any) -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield every table of languages in a file, in order."""
    waiting: list[tuple[Path, Any]] = [((), data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, list):
            waiting += [
                ((*path, index), inner)
                for index, inner in reversed(list(enumerate(value)))
                if isinstance(inner, dict | list)
            ]
        elif isinstance(value, dict):
            if _key(path) in TEXT_KEYS:
                yield path, value
                continue
            waiting += [
                ((*path, key), inner)
                for key, inner in reversed(value.items())
                if isinstance(inner, dict | list) and key not in OPEN_KEYS
            ]


def _key(path: Path) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")
