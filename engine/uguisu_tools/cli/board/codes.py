"""Short names for a map in letters: `G1` for guard 1, `Ni` for the ninja."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

LONG = 4
"""Letters of a word that is more than an article."""


def codes_of(titles: Mapping[str, str]) -> dict[str, str]:
    """Return a short name for each title, by its id: what is numbered together has one letter.

    No two are alike, even in small letters.

    >>> codes_of({"a": "guard 1", "b": "guard 2", "c": "guest 1", "d": "Red samurai", "e": "Ninja"})
    {'a': 'G1', 'b': 'G2', 'c': 'U1', 'd': 'RS', 'e': 'Ni'}
    """
    letters: dict[str, str] = {}
    found: dict[str, str] = {}
    for id_, title in titles.items():
        kind, number = _parted(title)
        if number:
            if kind not in letters:
                letters[kind] = _first_free(_letters(kind), letters.values())
            wanted: Iterable[str] = [f"{letters[kind]}{number}"]
        else:
            wanted = _pairs(title)
        found[id_] = _first_free(wanted, found.values())
    return found


def _parted(title: str) -> tuple[str, str]:
    """Part a title from the number at its end."""
    match = re.fullmatch(r"(.*?)\s*(\d{1,2})", title)
    return (match[1], match[2]) if match and match[1] else (title, "")


def _letters(title: str) -> Iterator[str]:
    words = re.findall(r"[^\W\d_]+", title)
    for word in sorted(words, key=lambda word: len(word) < LONG):
        yield word[0].upper()
    for letter in "".join(words):
        yield letter.upper()
    yield from "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _pairs(title: str) -> Iterator[str]:
    words = re.findall(r"\w+", title) or ["?"]
    for other in words[1:]:
        yield (words[0][0] + other[0]).upper()
    for letter in words[0][1:]:
        yield words[0][0].upper() + letter.lower()
    for number in range(2, 100):
        yield f"{words[0][0].upper()}{number}"


def _first_free(wanted: Iterable[str], taken: Iterable[str]) -> str:
    used = {one.casefold() for one in taken}
    tried = ""
    for one in wanted:
        if one.casefold() not in used:
            return one
        tried = tried or one
    number = 2
    while f"{tried}{number}".casefold() in used:
        number += 1
    return f"{tried}{number}"
