"""All texts of a pack in all its languages, wherever they stand, and the edits that change one."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from uguisu.content import TEXT_KEYS
from uguisu.content.overlay import keys_of
from uguisu.messages.local_text import LANGUAGE_CODE
from uguisu.translations import SOURCE_LANGUAGE, languages
from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import MISSING, Path, look
from uguisu_editor.model.document import KINDS, PackDocument

Way = tuple[str, ...]


@dataclass
class Text:
    """One text: where it stands in the pack's own files, the way to it by names, and what it says in each language."""

    kind: str
    path: Path
    way: Way
    told: dict[str, str] = field(default_factory=dict)

    @property
    def whole_way(self) -> Way:
        """The way to it, with the kind of file first, as in a `.po`."""
        return (self.kind, *self.way)


def texts_of(document: PackDocument) -> list[Text]:
    """Return every text of the pack's own files, in their order."""
    found: list[Text] = []
    promised = document.look("scenario", ("languages",))
    spoken = {
        SOURCE_LANGUAGE,
        *languages(),
        *(name[6:] for name in document.data if name.startswith("texts.")),
    }
    spoken |= {code for code in promised if isinstance(code, str)} if isinstance(promised, list) else set()
    for kind in KINDS:
        if isinstance(document.data.get(kind), dict):
            found += _within(kind, document.data[kind], (), (), spoken)
    for name, data in document.data.items():
        language = name.removeprefix("texts.") if name.startswith("texts.") else ""
        if language:
            for text in found:
                told = look(data, text.whole_way)
                if isinstance(told, str):
                    text.told[language] = told
    return found


def _within(kind: str, data: Any, path: Path, way: Way, spoken: Collection[str]) -> Iterator[Text]:
    if isinstance(data, dict):
        if is_table(data, spoken):
            yield Text(kind, path, way, {code: text for code, text in data.items() if isinstance(text, str)})
            return
        for key, value in data.items():
            if isinstance(key, str) and key.startswith("x-"):
                continue
            if isinstance(value, str) and key in TEXT_KEYS and value:
                yield Text(kind, (*path, key), (*way, key), {SOURCE_LANGUAGE: value})
            else:
                yield from _within(kind, value, (*path, key), (*way, str(key)), spoken)
    elif isinstance(data, list):
        for number, (name, value) in enumerate(zip(keys_of(data), data, strict=True)):
            yield from _within(kind, value, (*path, number), (*way, name), spoken)


def is_table(data: dict[str, Any], spoken: Collection[str]) -> bool:
    """Tell whether a mapping holds one text in several languages, some of which are `spoken`. Short keys of a word, as in
    `{op: noise, at: target}`, look like languages, too.
    """
    return any(code in spoken for code in data) and all(
        isinstance(key, str) and LANGUAGE_CODE.fullmatch(key) and len(key) < 3 and isinstance(text, str)
        for key, text in data.items()
    )


def languages_of(document: PackDocument, texts: list[Text]) -> list[str]:
    """Return the languages that a pack promises or has, English first."""
    promised = document.look("scenario", ("languages",))
    found = dict.fromkeys([SOURCE_LANGUAGE, *(promised if isinstance(promised, list) else ())])
    found |= dict.fromkeys(language for text in texts for language in text.told)
    return [language for language in found if isinstance(language, str)]


def set_text(document: PackDocument, text: Text, language: str, told: str) -> Edit | None:
    """Return the edit that makes a text say something in a language; empty: nothing. None if there is nothing to be done.

    It is written where that language's texts are: into its own file if there is one and the text is not in place yet.
    """
    if told == text.told.get(language, ""):
        return None
    file = f"texts.{language}"
    there = document.look(text.kind, text.path)
    in_place = isinstance(there, dict) and language in there
    if file in document.data and not in_place and language != SOURCE_LANGUAGE:
        return _put_into(document, file, text.whole_way, told)
    if isinstance(there, str):
        if language == SOURCE_LANGUAGE:
            return Put(text.kind, text.path, told) if told else Drop(text.kind, text.path)
        return Put(text.kind, text.path, {SOURCE_LANGUAGE: there, language: told})
    return Put(text.kind, (*text.path, language), told) if told else _without(text, language, there)


def _without(text: Text, language: str, there: Any) -> Edit | None:
    if not isinstance(there, dict) or language not in there:
        return None
    if len(there) > 1:
        return Drop(text.kind, (*text.path, language))
    in_list = isinstance(text.path[-1], int)
    return Put(text.kind, text.path, "") if in_list else Drop(text.kind, text.path)


def _put_into(document: PackDocument, file: str, way: Way, told: str) -> Edit | None:
    data = document.data[file]
    if not told:
        return Drop(file, way) if look(data, way) is not MISSING else None
    for depth in range(1, len(way)):
        if not isinstance(look(data, way[:depth]), dict):
            nested: Any = told
            for step in reversed(way[depth:]):
                nested = {step: nested}
            return Put(file, way[:depth], nested)
    return Put(file, way, told)


def take_in(document: PackDocument, language: str, told: list[tuple[Way, str]]) -> tuple[Edit, int, int]:
    """Return the edit that takes translations in, how many of them change something, and how many find no text here."""
    texts = {text.whole_way: text for text in texts_of(document)}
    edits: list[Edit] = []
    strange = 0
    if f"texts.{language}" in document.data:
        merged = Merging(document.data[f"texts.{language}"])
        for way, words in told:
            strange += way not in texts
            if way in texts:
                edit = set_text(document, texts[way], language, words)
                if edit is not None and edit.file == f"texts.{language}":  # type: ignore[union-attr]
                    merged.put(way, words)
                elif edit is not None:
                    edits.append(edit)
        if merged.count:
            edits.append(Put(f"texts.{language}", (), merged.data))
        return Group(edits), len(edits) + max(0, merged.count - 1), strange
    for way, words in told:
        strange += way not in texts
        edit = set_text(document, texts[way], language, words) if way in texts else None
        if edit is not None:
            edits.append(edit)
    return Group(edits), len(edits), strange


class Merging:
    """Puts many texts into the data of one file of texts."""

    def __init__(self, data: Any) -> None:
        from uguisu_changes.same import plain_copy

        self.data: dict[str, Any] = plain_copy(data) if isinstance(data, dict) else {}
        self.count = 0

    def put(self, way: Way, told: str) -> None:
        """Put one in; a way through what is no table is passed over."""
        inner = self.data
        for step in way[:-1]:
            following = inner.setdefault(step, {})
            if not isinstance(following, dict):
                return
            inner = following
        inner[way[-1]] = told
        self.count += 1
