"""Where the files of a pack speak of an id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from uguisu_changes.edits import Edit, Group, Put, Rename
from uguisu_changes.paths import MISSING, Path, look

OWN_TEXTS = frozenset({"title", "name", "text", "summary", "briefing", "notes", "license", "origin"})
"""Keys of prose: a word in it is no id."""
NO_NAMES = frozenset({"kind", "terrain", "tags", "legend", "rows", "x"})
"""Keys below which no id of a thing stands."""
WORDS = frozenset({"op", "test", "expect"})
"""Keys of words of the language; a ruling has a list of them under one of these."""
LISTS_OF_PLACES = (("places", "id"), ("cells", "id"))


def references(data: Mapping[str, Any], wanted: str, owner: tuple[str, Path]) -> Iterator[tuple[str, Path]]:
    """Yield (file, path) of every value that is the id `wanted`, its own entry's `id` (at `owner`) included.

    Ids of other things that happen to have the same name (a card, a region) are left alone.
    """
    for kind, content in data.items():
        if not kind.startswith("texts."):
            yield from _within(kind, content, (), wanted, owner)


class Mention(NamedTuple):
    """Where an id is spoken of: as a value, as the key of a table, or as a word of a value, such as a played move."""

    file: str
    path: Path
    how: Literal["value", "key", "word"]


def mentions(data: Mapping[str, Any], wanted: str, owner: tuple[str, Path]) -> Iterator[Mention]:
    """Yield where the files speak of the thing `wanted`, whose `id` stands at `owner`, that included.

    In the notation of played moves (`ninja: gate`) it is a whole word.
    """
    yield from (Mention(file, path, "value") for file, path in references(data, wanted, owner))
    yield from (Mention(file, path, "key") for file, path in _keys(data, wanted))
    yield from (Mention(file, path, "key") for file, path in _translations(data, owner, wanted))
    yield from (Mention("rulings", path, "word") for path in _notations(data, wanted))


def as_word(name: str) -> re.Pattern[str]:
    """Return what finds an id as a whole word of a played move."""
    return re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")


def rename_everywhere(data: Mapping[str, Any], owner: tuple[str, Path], new: str) -> Group:
    """Return the edit that gives the thing whose `id` stands at `owner` a new one, wherever it is spoken of."""
    old = look(data[owner[0]], owner[1])
    word = as_word(old)
    edits: list[Edit] = []
    for file, path, how in mentions(data, old, owner):
        if how == "key":
            edits.append(Rename(file, path, new))
        else:
            told = look(data[file], path)
            edits.append(Put(file, path, new if how == "value" else word.sub(lambda _: new, told)))
    return Group(edits)


def _within(
    kind: str, value: Any, path: Path, wanted: str, owner: tuple[str, Path]
) -> Iterator[tuple[str, Path]]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key in OWN_TEXTS:
                continue
            if key == "id" and not isinstance(item, dict | list):
                if (kind, (*path, key)) == owner and item == wanted:
                    yield owner
                continue
            if key in NO_NAMES or (key in WORDS and isinstance(item, str)):
                continue
            yield from _within(kind, item, (*path, key), wanted, owner)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _within(kind, item, (*path, at), wanted, owner)
    elif value == wanted and isinstance(value, str) and path:
        yield kind, path


def _keys(data: Mapping[str, Any], old: str) -> Iterator[tuple[str, Path]]:
    """Mappings whose keys may be ids of places: options and set-ups."""
    for kind, root in (("scenario", "options"), ("mission", "props")):
        content = data.get(kind)
        if isinstance(content, dict):
            yield from ((kind, (root, *path)) for path in _keys_in(content.get(root), old, ()))
    rulings = data.get("rulings")
    for at, ruling in enumerate(rulings.get("rulings", ()) if isinstance(rulings, dict) else ()):
        if isinstance(ruling, dict):
            found = _keys_in(ruling.get("setup"), old, ())
            yield from (("rulings", ("rulings", at, "setup", *path)) for path in found)


def _keys_in(value: Any, old: str, path: Path) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _keys_in(item, old, (*path, key))
            if key == old and path:
                yield (*path, key)


def _translations(data: Mapping[str, Any], owner: tuple[str, Path], old: str) -> Iterator[tuple[str, Path]]:
    """Files of texts by language name a thing by its list and its id."""
    path = (owner[0], *owner[1][:-2], old)  # cards > cards > lantern
    for kind, content in data.items():
        if kind.startswith("texts.") and look(content, path) is not MISSING:
            yield kind, path


def _notations(data: Mapping[str, Any], wanted: str) -> Iterator[Path]:
    rulings = data.get("rulings")
    word = as_word(wanted)
    for at, ruling in enumerate(rulings.get("rulings", ()) if isinstance(rulings, dict) else ()):
        yield from _notations_in(ruling, ("rulings", at), word, wanted)


def _notations_in(value: Any, path: Path, word: re.Pattern[str], wanted: str) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in OWN_TEXTS and key != "id":
                yield from _notations_in(item, (*path, key), word, wanted)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from _notations_in(item, (*path, at), word, wanted)
    elif isinstance(value, str) and value != wanted and word.search(value):
        yield path
