"""Characters that are not seen and yet do something: they drive a terminal, break a line, turn the text around."""

from __future__ import annotations

import re

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufffe\uffff]"
)
"""Control characters, line ends of other systems, and signs that turn the direction of writing."""


def visible(text: str) -> str:
    r"""Return `text` with what is not seen written out.

    >>> visible("red \x1b[31m, backwards \u202e")
    'red \\u001b[31m, backwards \\u202e'
    """
    return UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)
