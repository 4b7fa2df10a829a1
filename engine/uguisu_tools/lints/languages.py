"""Languages that are called otherwise than people know them: `ua` for Ukrainian, `ita` for Italian."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.language_files import KINDS, MEANT, TEXTS, is_language
from uguisu.content.pack import Pack
from uguisu.messages.message import Message
from uguisu.messages.suggest import meant
from uguisu_tools.lints.texts import tables


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
    if is_language(code):
        return
    near = MEANT.get(short)
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
