"""Reads each YAML text once: the same shipped packs are read thousands of times in a run, and that is most of its loading."""

from __future__ import annotations

import marshal
from typing import Any

from uguisu.content import document, parsing
from uguisu.content.diagnostics import Diagnostic

MOST, LONGEST = 400, 500_000
"""Texts kept, and the most letters of one: what a test makes up itself need not be known for long."""

_read = parsing.parse
_known: dict[tuple[str, Any], bytes] = {}
"""Sound texts, by the parser that read them -> their data. Whoever asks gets data of their own, to change as they like."""


def parse(text: str, label: str, marks: parsing.Marks | None = None) -> tuple[Any, list[Diagnostic]]:
    """Do what `uguisu.content.parsing.parse` does; texts with findings, and places within texts, are read anew each time."""
    if marks is not None:
        return _read(text, label, marks)
    key = text, parsing.EventParser  # type: ignore[attr-defined]
    known = _known.pop(key, None)
    if known is not None:
        _known[key] = known  # the last used is the last to go
        return marshal.loads(known), []
    data, found = _read(text, label)
    if not found and len(text) <= LONGEST:
        while len(_known) >= MOST:
            del _known[next(iter(_known))]
        _known[key] = marshal.dumps(data)
    return data, found


def remember() -> None:
    """Have packs be read so in this process from now on; those that tests start read as everybody does."""
    document.parse = parse  # type: ignore[attr-defined]
