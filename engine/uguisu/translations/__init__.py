"""The catalogue: what Uguisu and its plugins say to people, in their languages.

English stands in the code. Every other language is a file of gettext's, `ru.po` and so on, in the `translations` folder
of each package, and is read when that language is first asked for. Its header says how the language counts (``Plural-Forms``).
"""

from __future__ import annotations

import gettext
import re
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

SOURCE_LANGUAGE = "en"
HEADER = 2_000
"""So many letters of a file of translations are looked at for how its language counts."""
_folders: dict[Path, None] = {Path(__file__).parent: None}


def learn(folder: Path) -> None:
    """Look for translations in `folder`, too."""
    if folder not in _folders:
        _folders[folder] = None
        _entries.cache_clear()
        _languages.cache_clear()
        plural_rule.cache_clear()


def folders() -> tuple[Path, ...]:
    """Return where translations are looked for, in order."""
    return tuple(_folders)


def languages() -> list[str]:
    """Return the languages that anything is translated into, and English first."""
    return [*_languages()]


@cache
def _languages() -> tuple[str, ...]:
    """Look at the folders once: every text of a view asks."""
    found = {path.stem for folder in _folders for path in folder.glob("*.po")}
    return (SOURCE_LANGUAGE, *sorted(found))


def translation(template: str, language: str, context: str = "", first: Iterable[Path] = ()) -> str:
    """Return an English template in `language`: as it is said in `context`, else in general, else in English.

    What the folders `first` have goes before all others.
    """
    for entries in (*(_entries_in(folder, language) for folder in first), _entries(language)):
        told = entries.get((context, template)) or entries.get(("", template))
        if told:
            return told
    return template


def _is_code(language: str) -> bool:
    """Whether a name may be that of a file of translations: what clients send is no path."""
    return language.isalpha() and len(language) < 9 and language != SOURCE_LANGUAGE


@cache
def _entries(language: str) -> dict[tuple[str, str], str]:
    """Return (context, English) -> translation, from all folders: no plugin says otherwise what one before it says."""
    found: dict[tuple[str, str], str] = {}
    for folder in _folders:
        found = _entries_in(folder, language) | found
    return found


@cache
def _entries_in(folder: Path, language: str) -> dict[tuple[str, str], str]:
    path = folder / f"{language}.po"
    return _read(path) if _is_code(language) and path.is_file() else {}


_COUNTS = re.compile(r"Plural-Forms:.*?plural=(.*?);?\\n")


@cache
def plural_rule(language: str) -> Callable[[float], int]:
    """Return which form a number takes in a language: what the header of its first file says that has one, else as in English.

    What is no whole number takes the form of 2, as in Slavic languages, and of several elsewhere.

    >>> [plural_rule("ru")(number) for number in (1, 2, 5, 11, 21, 2.5)], [plural_rule("en")(number) for number in (0, 1, 2)]
    ([0, 1, 2, 2, 0, 1], [1, 0, 1])
    """
    for folder in _folders:
        path = folder / f"{language}.po"
        if _is_code(language) and path.is_file():
            with path.open(encoding="utf-8", errors="replace") as file:
                said = _COUNTS.search(file.read(HEADER))
            if said:
                whole = gettext.c2py(said[1])
                return lambda number: int(whole(int(abs(number)) if number == int(number) else 2))
    return lambda number: 0 if number == 1 else 1


def _read(path: Path) -> dict[tuple[str, str], str]:
    import polib

    try:
        entries = polib.pofile(str(path), encoding="utf-8")
    except (OSError, ValueError) as error:
        warnings.warn(f"{path} is left out: {error}", stacklevel=2)
        return {}
    return {(entry.msgctxt or "", entry.msgid): entry.msgstr for entry in entries if entry.translated()}
