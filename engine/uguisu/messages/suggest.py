"""Did you mean: the known name nearest to a mistyped one."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable

from uguisu.messages.message import Message

MAX_LISTED = 12
MAX_LENGTH = 80
MANY = 100


def nearest(wrong: str, known: Iterable[str]) -> str | None:
    """Return the name among `known` that `wrong` was most likely meant to be, or None.

    >>> nearest("tittle", ["title", "text"])
    'title'
    """
    names = list(known)
    folded = {name.casefold().replace("-", "_"): name for name in names}
    same = folded.get(wrong.casefold().replace("-", "_"))
    if same is not None:
        return same
    if len(wrong) > MAX_LENGTH:
        return None
    plain = wrong.translate(LOOK_ALIKES)
    for name in names:
        if name.translate(LOOK_ALIKES) == plain:
            return name
    found = difflib.get_close_matches(wrong, _worth_comparing(wrong, names), n=1, cutoff=0.6)
    return found[0] if found and not _far_fetched(wrong, found[0]) else None


LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕһкьАВЕЅКМНОРСТУХІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικ",
    "aeopcyxijshkbABESKMHOPCTYXIJABEZHIKMNOPTYXovik",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""


def _far_fetched(wrong: str, near: str) -> bool:
    """Tell whether more lies between two names than a slip of the hand or a part left out."""
    if wrong in near or near in wrong:
        return False
    same = sum(block.size for block in difflib.SequenceMatcher(None, wrong, near).get_matching_blocks())
    return 3 * same < 2 * max(len(wrong), len(near))


def _worth_comparing(wrong: str, names: list[str]) -> list[str]:
    """Of many names keep those of about the same length that begin or end alike, for comparing is slow."""
    if len(names) <= MANY:
        return names
    alike = [
        name
        for name in names
        if abs(len(name) - len(wrong)) <= 2 and (name[:1] == wrong[:1] or name[-1:] == wrong[-1:])
    ]
    return alike[:MANY]


def listing(names: Iterable[str], most: int = MAX_LISTED) -> str:
    """Write names as a short readable list, the first `most` of them.

    >>> listing(["a", "b", "c"]), listing(["a", "b", "c"], most=2)
    ('`a`, `b`, `c`', '`a`, `b` and 1 more')
    """
    ordered = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in ordered[:most])
    rest = len(ordered) - most
    return Message("{names} and {rest} more", names=shown, rest=rest) if rest > 0 else shown


def did_you_mean(wrong: str, known: Iterable[str], otherwise: str | None = None) -> str | None:
    """Return a hint for an unknown name: the nearest known one, else `otherwise`, else the known names."""
    names = list(known)
    near = nearest(wrong, names)
    if near is not None:
        return meant(near, wrong)
    if otherwise is not None:
        return otherwise
    return Message("You can use {names}.", names=listing(sorted(names))) if names else None


def meant(near: str, wrong: str = "") -> Message:
    """Return the question whether `near` was meant by `wrong`; if they look the same, it says which letter is from another
    alphabet.

    >>> meant("oak", "oek"), meant("oak", "оak")
    ('Did you mean `oak`?', 'Did you mean `oak`? It looks the same, but `о` is a Cyrillic letter here.')
    """
    if wrong != near and wrong.translate(LOOK_ALIKES) == near.translate(LOOK_ALIKES):
        letter, _ = next(pair for pair in zip(wrong, near, strict=True) if pair[0] != pair[1])
        return Message(
            "Did you mean `{near}`? It looks the same, but `{letter}` is a {alphabet} letter here.",
            near=near,
            letter=letter,
            alphabet=_alphabet(letter),
        )
    return Message("Did you mean `{near}`?", near=near)


def stray_letter(name: str) -> tuple[str, Message] | None:
    """Return the letter of another alphabet in a word of `name`, and which alphabet, where it looks like one of the word's own.

    >>> stray_letter("gаrden"), stray_letter("garden"), stray_letter("зал_B")
    (('а', 'Cyrillic'), None, None)
    """
    for word in re.findall(r"[^\W\d_]+", name):
        by: dict[str, list[str]] = {}
        for letter in word:
            by.setdefault(_alphabet(letter), []).append(letter)
        fewest = min(by.values(), key=len, default=[])
        alike = {letter for one in fewest for letter in (one, one.translate(LOOK_ALIKES))}
        if len(by) > 1 and len(alike) > len(set(fewest)):
            return fewest[0], _alphabet(fewest[0])
    return None


def _alphabet(letter: str) -> Message:
    name = unicodedata.name(letter, "")
    if name.startswith("CYRILLIC"):
        return Message("Cyrillic")
    return Message("Greek") if name.startswith("GREEK") else Message("Latin")
