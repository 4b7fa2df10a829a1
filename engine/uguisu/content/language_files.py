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
TEXT_KEYS = frozenset({"title", "summary", "text", "briefing", "name", "labels"})
"""What stands under these keys is for people, and translated."""

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
                    "{count} {count:text here is|texts here are} for {names}, which this pack does not have",
                    count=len(group),
                    names=names,
                )
                if one.code == "nothing-below"
                else Message(
                    (
                        "{count} {count:text here is not built like what it is|texts here are not built like what "
                        "they are} for, {names}"
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


TWO_LETTERS = re.compile(
    r"a[abefkmnrsvyz]|b[aeghimnors]|c[aehorsuvy]|d[aevz]|e[elnostu]|f[afijory]|g[adlnuv]|h[aeiortuyz]|"
    r"i[adegikostu]|j[av]|k[agijklmnorsuvwy]|l[abginotuv]|m[ghiklnrsty]|n[abdeglnorvy]|o[cjmrs]|p[ailst]|q[u]|"
    r"r[mnouw]|s[acdeghiklmnoqrstuvw]|t[aeghiklnorstwy]|u[gkrz]|v[eio]|w[ao]|x[h]|y[io]|z[ahu]"
)
"""The codes of ISO 639-1; of three letters there are thousands."""
MEANT = {
    "ua": "uk", "ukr": "uk", "rus": "ru", "ita": "it", "eng": "en", "gb": "en", "us": "en", "deu": "de", "ger": "de",
    "fra": "fr", "fre": "fr", "spa": "es", "esp": "es", "pol": "pl", "por": "pt", "cz": "cs", "ces": "cs", "cze": "cs",
    "jp": "ja", "jpn": "ja", "cn": "zh", "zho": "zh", "chi": "zh", "kor": "ko", "dk": "da", "gr": "el", "by": "be",
}  # fmt: skip
"""Codes of countries, and of three letters where two are usual."""


def is_language(code: str) -> bool:
    """Tell whether a code is that of a language, as far as we know.

    >>> is_language("uk"), is_language("ua"), is_language("pt-BR")
    (True, False, True)
    """
    short = code.partition("-")[0]
    return short not in MEANT and (len(short) != 2 or TWO_LETTERS.fullmatch(short) is not None)
