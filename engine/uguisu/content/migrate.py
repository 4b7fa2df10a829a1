"""Files of older layouts, brought up to the present one; files of newer layouts, refused in plain words.

Each kind of file has a chain: `MIGRATIONS[kind, 1]` turns its format 1 into format 2, and so on. A step changes plain
data in place. There is one format so far, and no step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document
from uguisu.content.models.fields import FORMAT
from uguisu.said import Said

Step = Callable[[dict[str, Any]], None]
MIGRATIONS: dict[tuple[str, int], Step] = {}


def bring_up_to_date(kind: str, document: Document) -> list[Diagnostic]:
    """Migrate a document that was read, or say that it is from the future."""
    version = document.data.get("format") if isinstance(document.data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool):
        return []
    if version > FORMAT:
        return [_from_the_future(document, version)]
    chain = [(kind, older) for older in range(max(version, 0), FORMAT)]
    if not chain or not all(link in MIGRATIONS for link in chain):
        return []
    for link in chain:
        MIGRATIONS[link](document.data)
    document.data["format"] = FORMAT
    return [_from_the_past(document, version)]


def _from_the_future(document: Document, version: int) -> Diagnostic:
    return document.find(
        "newer-format",
        Said(
            "The file is of format {version}, made with a newer version; this one reads up to "
            "format {format}",
            version=version,
            format=FORMAT,
        ),
        ("format",),
        hint=Said("Install a newer version of Uguisu. Changing the number alone will not do."),
    )


def _from_the_past(document: Document, version: Any) -> Diagnostic:
    return document.find(
        "older-format",
        Said(
            "The file is of format {version}; it is read as format {format}", version=version, format=FORMAT
        ),
        ("format",),
        severity="hint",
    )
