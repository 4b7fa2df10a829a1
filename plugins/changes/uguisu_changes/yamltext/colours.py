"""What the stretches of a line of YAML are, for colouring it."""

from __future__ import annotations

import re
from collections.abc import Iterator

TOKEN = re.compile(
    r"""(?P<comment>(?:^|(?<=\s))\#.*$)
    |(?P<key>(?:"[^"]*"|'[^']*'|[^\s\[\]{},:#"'&*!|>%@`-][^\[\]{},:#]*?)(?=:(?:\s|$)))
    |(?P<text>"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?)
    |(?P<number>(?<![\w.-])[-+]?\d+(?:\.\d+)?(?![\w.-])|(?<![\w-])(?:true|false|null)(?![\w-]))
    |(?P<sign>[\[\]{},]|^\s*-(?=\s)|(?<=:\s)[|>][-+]?\d?(?=\s*$))""",
    re.VERBOSE,
)


def spans(line: str) -> Iterator[tuple[int, int, str]]:
    """Yield (start, length, what) of what is to be coloured: `key`, `text`, `number`, `sign` or `comment`.

    >>> [(line[s:s + n], what) for line in ["- {id: gate, at: [1, 'x']}  # why"] for s, n, what in spans(line)][:5]
    [('-', 'sign'), ('{', 'sign'), ('id', 'key'), (',', 'sign'), ('at', 'key')]
    """
    for found in TOKEN.finditer(line):
        what = found.lastgroup
        if what is not None:
            yield found.start(), found.end() - found.start(), what
