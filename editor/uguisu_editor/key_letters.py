"""Single keys mean the same key on the keyboard, whatever letters are on it."""

from __future__ import annotations

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
OTHERS = (
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "йцукенгшщзхїфівапролджєячсмитьбю",
)
"""What stands on the same keys in Russian and Ukrainian."""
MEANT = {other: latin for row in OTHERS for other, latin in zip(row, LATIN, strict=True)}


def latin_key(text: str) -> str:
    """Return the capital Latin letter on the key that typed `text`.

    >>> [latin_key(letter) for letter in ("b", "и", "И", "і", "1")]
    ['B', 'B', 'B', 'S', '1']
    """
    return MEANT.get(text.lower(), text).upper()
