"""Texts of packs as they are safe to show: nothing in them turns the line about, hides letters or breaks it."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Letters of several scripts are joined and parted by these: they mislead nobody."""


def visible(text: str) -> str:
    r"""Return a text with its control and direction characters written out.

    >>> visible("gate\u202eetag"), visible("two\nlines")
    ('gate<U+202E>etag', 'two<U+000A>lines')
    """
    if text.isprintable():
        return text
    return "".join(f"<U+{ord(letter):04X}>" if _unseen(letter) else letter for letter in text)


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter not in JOINERS
