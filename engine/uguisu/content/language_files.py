"""Files of texts in one language, `texts.uk.yaml`: how they are called, and what is said of those that no longer fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean, listing

KINDS = ("scenario", "map", "cards", "mission", "rulings")
"""The kinds of files that a pack has, and that texts may be of."""
TEXTS = re.compile(r"^texts\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.ya?ml$")
"""What such files are called."""

STALE = ("nothing-below", "texts-shape")
"""What is told once of a file of texts, however many it is true of."""


def stale_together(found: list[Diagnostic]) -> Iterator[Diagnostic]:
    """Yield what was found; of what in a file of texts is for what is no longer there, only one finding for all."""
    stale: dict[tuple[str, str], list[Diagnostic]] = {}
    for one in found:
        if one.code in STALE and TEXTS.match(Path(one.file).name):
            stale.setdefault((one.file, one.code), []).append(one)
    for one in found:
        group = stale.get((one.file, one.code), [])
        if len(group) < 2 or one not in group:
            yield one
        elif one is min(group, key=lambda each: each.line):
            names = listing([str(each.path[-1]) for each in group if each.path])
            message = (
                Message(
                    "{count} {count:text here is|texts here are} for what this pack does not have: {names}",
                    count=len(group),
                    names=names,
                )
                if one.code == "nothing-below"
                else Message(
                    (
                        "{count} {count:text here does not have the structure of what it is|texts here don't "
                        "have the structure of what they are} for: {names}"
                    ),
                    count=len(group),
                    names=names,
                )
            )
            hint = Message("Remove them, or write them under the names that the pack has now.")
            yield msgspec.structs.replace(one, message=message, hint=hint, fix=None)


def strange_keys(document: Document) -> Iterator[Diagnostic]:
    """Yield the keys of a file of texts that name no kind of file."""
    for key in document.data if isinstance(document.data, dict) else ():
        if key not in ("format", *KINDS):
            yield document.find(
                "unknown-key",
                Message("There is no file `{key}` whose texts could be here", key=key),
                (key,),
                hint=did_you_mean(key, KINDS),
                at_key=True,
            )
