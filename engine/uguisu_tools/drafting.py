"""Drafts the lines of a file of nouns (`uguisu.messages.nouns`) by a dictionary, for somebody to read.

It needs pymorphy3 and the dictionary of the language, which only translators install: `uv pip install pymorphy3
pymorphy3-dicts-uk`. A line that it has guessed ends in a question mark, and no text uses it until somebody has read it and
taken the sign away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from uguisu import translations
from uguisu.content.atomic import write_text
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message
from uguisu.messages.nouns import forget, noun

CASES = {"gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "loc": "loct"}
"""The forms that files ask for, and what the dictionary calls them."""
ADJECTIVES = {"ADJF", "PRTF", "NUMR"}
LANGUAGES = ("ru", "uk")
NOUNS = Path(translations.__file__).parent


def drafted(names: Iterable[str], language: str, forms: Iterable[str]) -> Iterator[str]:
    """Yield a line a name, with `forms` in this order and a question mark; a name that the dictionary does not know is left
    with the sign alone.

    Raises:
        UguisuError: when there is no dictionary for the language.
    """
    words = _dictionary(language)
    for name in dict.fromkeys(name[:1].lower() + name[1:] for name in names):
        found = _of_name(words, name, list(forms))
        yield f"{name} | {' | '.join(found)} | ?" if found else f"{name} | ?"


def draft(game: Game, folder: Path, language: str) -> tuple[Path, list[str]]:
    """Append drafts to a pack's own file of nouns, of the names that no file knows; return the file and its new lines.

    Raises:
        UguisuError: when there is no dictionary for the language, or English is asked for, whose articles come by rule.
    """
    path = folder / f"nouns.{language}.txt"
    header = header_of(language)
    forms = next((line.split()[1:] for line in header if line.startswith("%forms")), [])
    said = [
        name
        for name in names_of(game, language)
        if not noun(name, language, (folder, *game.texts.folders)).forms
    ]
    lines = list(drafted(to_draft(said, names_in(path)), language, forms))
    if lines:
        written = (
            path.read_text(encoding="utf-8") if path.is_file() else "".join(f"{line}\n" for line in header)
        )
        write_text(path, written + "".join(f"{line}\n" for line in lines))
        forget()
    return path, lines


def names_of(game: Game, language: str) -> list[str]:
    """Return what people read in a language as names of a game: places, pieces, seats, tracks."""
    titled = (game.pieces, game.seats, game.tracks)
    found = [*game.topology.names, *(thing.title for things in titled for thing in things if thing.title)]
    return list(dict.fromkeys(localize(name, language) for name in found if name))


def header_of(language: str) -> list[str]:
    """Return what the engine's file of nouns says of a language: its forms, and how one is at a place."""
    path = NOUNS / f"nouns.{language}.txt"
    if not path.is_file():
        return []
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("%")]


def to_draft(names: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return the names that a file has no line for, without the numbers behind them.

    >>> to_draft(["Moat 1", "Moat 2", "Tower"], ["tower"])
    ['Moat']
    """
    have = {name.lower() for name in known}
    bare = dict.fromkeys(re.sub(r" (\d+|\(.*\))$", "", name) for name in names)
    return [name for name in bare if name and name.lower() not in have and not name.isdigit()]


def names_in(path: Path) -> list[str]:
    """Return the names that a file of nouns has a line for, read or not."""
    if not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [
        line.split("|")[0].strip().removesuffix(" …") for line in lines if "|" in line and line[0] not in "#%"
    ]


@lru_cache
def _dictionary(language: str) -> Any:
    try:
        return import_module("pymorphy3").MorphAnalyzer(lang=language)
    except (ImportError, ValueError) as error:
        known = ", ".join(LANGUAGES)
        raise UguisuError(
            Message("there is no dictionary for the language '{language}'", language=language),
            hint=Message(
                "Drafts can be made in {languages}, with `uv pip install pymorphy3 pymorphy3-dicts-{language}`; in other "
                "languages write the lines by hand.",
                languages=known,
                language=language,
            ),
        ) from error


def _of_name(words: Any, name: str, forms: list[str]) -> list[str]:
    """Return the gender and the forms of a name: the adjectives that it begins with and its head bend, the rest stays."""
    parts = name.split(" ")
    head = _head(words, parts)
    if head is None:
        return []
    number, noun = head
    several = "plur" in noun.tag
    gender = "pl" if several else {"masc": "m", "femn": "f", "neut": "n"}.get(str(noun.tag.gender), "")
    found = [gender]
    for form in forms:
        case = CASES.get(form)
        bent = [_bent(words, word, noun, case) for word in parts[:number]]
        last = noun.inflect({case}) if case else None
        if not gender or last is None or None in bent:
            return []
        found.append(" ".join([*map(str, bent), _like(last.word, parts[number]), *parts[number + 1 :]]))
    return found


def _head(words: Any, parts: list[str]) -> tuple[int, Any] | None:
    """Return which word of a name is its noun: behind adjectives of its gender; else an adjective that stands for one."""
    for number, word in enumerate(parts):
        for one in words.parse(word):
            if (
                "NOUN" in one.tag
                and "nomn" in one.tag
                and all(_adjective(words, before, one) for before in parts[:number])
            ):
                after = words.parse(parts[number + 1]) if number + 1 < len(parts) else []
                if any("NOUN" in other.tag and "nomn" in other.tag for other in after) and _adjective_of(
                    words, word, after
                ):
                    break  # красный самурай: the colour is no noun here
                return number, one
    lone = [one for one in words.parse(parts[0]) if one.tag.POS in ADJECTIVES and "nomn" in one.tag]
    return (0, lone[0]) if lone and len(parts) == 1 else None


def _adjective_of(words: Any, word: str, nouns: Iterable[Any]) -> bool:
    return any(_adjective(words, word, noun) for noun in nouns if "NOUN" in noun.tag and "nomn" in noun.tag)


def _adjective(words: Any, word: str, noun: Any) -> Any:
    """Return how a word reads as an adjective of a noun, None if it is none."""
    for one in words.parse(word):
        alike = "plur" in one.tag if "plur" in noun.tag else one.tag.gender == noun.tag.gender
        if one.tag.POS in ADJECTIVES and "nomn" in one.tag and alike:
            return one
    return None


def _bent(words: Any, word: str, noun: Any, case: str | None) -> str | None:
    one = _adjective(words, word, noun)
    wanted = {case, "plur" if "plur" in noun.tag else noun.tag.gender}
    if case == "accs" and ("masc" in noun.tag or "plur" in noun.tag):
        wanted = {"gent" if "anim" in noun.tag else "nomn", *(wanted - {case})}
    bent = one.inflect(wanted) if one is not None and case else None
    return None if bent is None else _like(bent.word, word)


def _like(form: str, word: str) -> str:
    """Return a form with the capital, and the letter ё, that the name is written with."""
    return form[:1].upper() + form[1:] if word[:1].isupper() else form
