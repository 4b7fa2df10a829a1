"""How names are lettered on a map: how large, and how they break into lines."""

LABEL = 11.0
SMALLEST_TEXT = 5.5
LINE = 1.12
"""From line to line of a name, in sizes of its text."""
SMALLER = 0.72
"""How far a name may shrink to fit its zone."""
LETTER = 0.62
"""How wide a letter is, in sizes of its text, roughly and on the safe side."""
LONG_NAME = 10
"""Letters that fit between neighbouring dots; longer names are broken in two."""


def in_lines(words: str, most: int) -> list[str]:
    """Break a name at its spaces into lines of at most `most` letters; longer words stay whole.

    >>> in_lines("Casa degli arcieri", 10), in_lines("Casa degli arcieri", 3)
    (['Casa degli', 'arcieri'], ['Casa', 'degli', 'arcieri'])
    """
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [words]


def in_two_lines(words: str) -> list[str]:
    """Break a long name at the space nearest its middle, so that it keeps clear of its neighbours.

    >>> in_two_lines("Giardino delle pietre"), in_two_lines("Gate")
    (['Giardino', 'delle pietre'], ['Gate'])
    """
    spaces = [at for at, char in enumerate(words) if char == " "]
    if len(words) <= LONG_NAME or not spaces:
        return [words]
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return [words[:middle], words[middle + 1 :]]
