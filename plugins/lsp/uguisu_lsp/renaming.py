"""Who speaks of the thing that is pointed at, and another name for it wherever it is spoken of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from uguisu import Message, UguisuError
from uguisu.board import NAME_PATTERN
from uguisu_changes.paths import Path as Way
from uguisu_changes.paths import look
from uguisu_changes.references import as_word
from uguisu_changes.yamltext import emit
from uguisu_lsp.meaning import ALIKE, DEFINED, Meaning, Thing
from uguisu_lsp.problems import TextEdit
from uguisu_lsp.sheet import Found, Sheet

LONGEST_ID = 64


class CannotRename(UguisuError):
    """Why something keeps its name."""


class Place(NamedTuple):
    """Where something is spoken of: a file, a stretch of its text, whether that is a key, and whether the pack is one's own."""

    file: Path
    start: int
    end: int
    is_key: bool
    in_own_pack: bool


class Subject(NamedTuple):
    """What is pointed at: its name, and its entry, the way to the `as` that introduces it, or neither, as of a piece."""

    name: str
    thing: Thing | None
    bound: Way | None


def subject_at(meaning: Meaning, kind: str, sheet: Sheet, here: Found) -> Subject | None:
    """Return what is pointed at; None if it is nothing that has a name."""
    value: Any = here.path[-1] if here.is_key else here.node.value
    if not isinstance(value, str) or not here.path or not value:
        return None
    bound = here.path if here.path[-1] == "as" and not here.is_key else None
    bound = bound or meaning.bound(kind, sheet.data, here.path, value)
    if bound is not None:
        return Subject(value, None, bound)
    wanted = "" if here.is_key else meaning.kind_at(kind, sheet.data, here.path)
    if here.is_key and not _is_a_name(meaning, kind, sheet, here):
        return None
    things = [thing for thing in meaning.called(value, wanted) if not thing.of_mod]
    if things:
        return Subject(value, things[0], None)
    known = wanted and (
        value in meaning.facts.fitting.get(wanted, ()) or value in meaning.facts.title("any", value)
    )
    return Subject(value, None, None) if known and ALIKE.get(wanted, wanted) not in DEFINED else None


def _is_a_name(meaning: Meaning, kind: str, sheet: Sheet, here: Found) -> bool:
    """Whether a key is a name, as in a table of pieces, and no word of the schema."""
    around = meaning.field(kind, sheet.data, here.path[:-1])
    return around is None or around.kind == "table"


def places_of(meaning: Meaning, kind: str, file: Path, subject: Subject) -> Iterator[Place]:
    """Yield where a subject is spoken of, in all files of the pack and of those that it builds on; itself included."""
    if subject.bound is not None:
        yield from _in_scope(meaning, kind, file, subject)
        return
    seen: set[tuple[Path, int]] = set()
    for where, mention, layer in meaning.mentions(subject.name, subject.thing):
        sheet = meaning.desk.sheet(where)
        span = sheet.span(mention.path, at_key=mention.how == "key") if sheet is not None else None
        if sheet is None or span is None:
            continue
        own = layer.folder == meaning.pack.folder
        for start, end in _words(sheet, span, subject.name) if mention.how == "word" else [span]:
            if (where, start) not in seen:
                seen.add((where, start))
                yield Place(where, start, end, mention.how == "key", own)


def _words(sheet: Sheet, span: tuple[int, int], name: str) -> Iterator[tuple[int, int]]:
    for found in as_word(name).finditer(sheet.text, *span):
        yield found.span()


def _in_scope(meaning: Meaning, kind: str, file: Path, subject: Subject) -> Iterator[Place]:
    """Yield where a name in scope is spoken of: within the card or trigger in which it is introduced."""
    sheet = meaning.desk.sheet(file)
    assert sheet is not None
    assert subject.bound is not None
    entry = subject.bound[:2]
    for path, value in _texts(look(sheet.data, entry), entry):
        named = value == subject.name and (path == subject.bound or meaning.kind_at(kind, sheet.data, path))
        span = sheet.span(path) if named else None
        if span is not None and meaning.bound(kind, sheet.data, path, subject.name) in (subject.bound, None):
            yield Place(file, *span, is_key=False, in_own_pack=True)


def _texts(value: Any, path: Way) -> Iterator[tuple[Way, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _texts(inner, (*path, number))


def refuse(meaning: Meaning, subject: Subject) -> None:
    """Raise why a subject can't be renamed from here."""
    thing = subject.thing
    if subject.bound is None and thing is None:
        raise CannotRename(
            Message("`{name}` is a name of the game's: it cannot be changed", name=subject.name)
        )
    if thing is not None and thing.layer.folder != meaning.pack.folder:
        raise CannotRename(
            Message(
                "`{name}` is in the pack {pack}, which this one builds on: rename it there",
                name=subject.name,
                pack=thing.layer.id,
            )
        )


def renamed(
    meaning: Meaning, kind: str, file: Path, subject: Subject, new: str, *, mods: Iterable[Meaning] = ()
) -> dict[Path, list[TextEdit]]:
    """Return the changes of all files that give a subject another name, those of `mods` that build on its pack among them.

    Raises:
        CannotRename: it cannot have that name, or any other.
    """
    refuse(meaning, subject)
    if re.match(NAME_PATTERN, new) is None or len(new) > LONGEST_ID:
        raise CannotRename(
            Message("`{name}` is no id: letters, digits, `_` and `-` make one, without spaces", name=new[:80])
        )
    changes: dict[Path, list[TextEdit]] = {}
    for there in (meaning, *(mods if subject.thing is not None else ())):
        _refuse_clash(there, meaning, subject, new)
        for place in places_of(there, kind, file, subject):
            sheet = there.desk.sheet(place.file)
            if not place.in_own_pack or sheet is None:
                continue
            written = sheet.text[place.start : place.end]
            quote = written[0] if written[:1] in ("'", '"') else None
            put = new if written == subject.name else emit.scalar(new, flow=True, style=quote)
            changes.setdefault(place.file, []).append(TextEdit(place.start, place.end, put))
    return changes


def _refuse_clash(there: Meaning, meaning: Meaning, subject: Subject, new: str) -> None:
    """Raise that the new name is taken, in the pack itself or in a mod of it."""
    thing = subject.thing
    if thing is None or new == subject.name:
        return
    for one in there.called(new, thing.kind):
        if one.kind == thing.kind:
            if one.layer.folder == meaning.pack.folder or there is meaning:
                raise CannotRename(Message("`{name}` is already there", name=new))
            raise CannotRename(
                Message("`{name}` is already there, in the mod {pack}", name=new, pack=one.layer.id)
            )
