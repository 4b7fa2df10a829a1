"""Languages that are called otherwise than people know them: `ua` for Ukrainian, `ita` for Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.language_files import KINDS, TEXTS
from uguisu.content.lints.texts import tables
from uguisu.content.pack import Pack
from uguisu.messages.message import Message
from uguisu.messages.suggest import meant

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


def languages(pack: Pack) -> Iterator[Finding]:
    """Yield the languages of a pack that have no such code, each once."""
    told = set(pack.scenario.languages)
    for number, language in enumerate(pack.scenario.languages):
        yield from _misnamed("scenario", ("languages", number), language)
    for kind in KINDS:
        document = pack.documents.get(kind)
        for path, table in tables(document.data) if document is not None else ():
            for language in table:
                if language not in told:
                    yield from _misnamed(kind, (*path, language), language)
                told.add(language)
    for name in pack.stack.top.source.names if pack.stack is not None else ():
        match = TEXTS.match(name)
        if match is not None and match[1] not in told:
            yield from _misnamed("scenario", ("id",), match[1], name)


def _misnamed(file: str, path: Path, code: str, name: str = "") -> Iterator[Finding]:
    short = code.partition("-")[0]
    near = MEANT.get(short)
    if near is None and (len(short) != 2 or TWO_LETTERS.fullmatch(short)):
        return
    told = Message("There is no language with the code `{code}`", code=short)
    if name:
        told = Message(
            "There is no language with the code `{code}`, so nobody reads `{name}`", code=short, name=name
        )
    hint = meant(near) if near is not None else Message("Write the language's short code: en, uk, ru, it.")
    yield Finding(
        file=file,
        path=path,
        code="unknown-language",
        severity="warning",
        message=told,
        hint=hint,
        at_key=True,
    )
