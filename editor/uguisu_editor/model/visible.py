"""Texts of packs as they are safe to show: nothing in them turns the line about, hides letters or breaks it."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 24
"""So many letters fit into any label's line."""
BREAK = "\u200b"
"""A space without width: a line may end there."""
RULE = re.compile(r"\s*\([^()]*\b[A-Z]{2}-H?\d+[^()]*\)")
"""What stands in brackets and cites a rule by its number."""
QUOTED = re.compile(r"`([^`]*)`")
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


def visible_lines(text: str) -> str:
    r"""Return a text of several lines, each with its control and direction characters written out.

    >>> visible_lines("Move a step.\nStrike\u202e.")
    'Move a step.\nStrike<U+202E>.'
    """
    return "\n".join(map(visible, text.split("\n")))


def plain(text: str) -> str:
    """Return what a check says for who has never seen a file: without numbers of rules, and without signs of code.

    >>> plain("A fighter may start here (SJ-20): name them under `open_panes`.")
    'A fighter may start here: name them under open panes.'
    """
    told = RULE.sub("", visible(text))
    told = QUOTED.sub(lambda found: found[1].replace("_", " "), told).replace("`", "")
    return re.sub(r"(?<=[^\W\d])_(?=[^\W\d])", " ", told)


def breakable(text: str) -> str:
    r"""Return a text whose paths and long words may go on in the next line, so that a narrow label shows them whole. It is
    for the eye only: what may be copied must not be made so.

    >>> breakable("in packs/east_gate").split("\u200b")
    ['in packs/', 'east_', 'gate']
    """
    parted = re.sub(r"(?<=[/\\_-])(?=\w)", BREAK, text)
    return re.sub(rf"[^\s{BREAK}]{{{LONGEST}}}(?=[^\s{BREAK}])", rf"\g<0>{BREAK}", parted)


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter not in JOINERS
