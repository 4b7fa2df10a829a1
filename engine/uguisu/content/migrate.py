"""Files of older layouts, brought up to the present one; files of newer layouts, refused in plain words.

Each kind of file has a chain: `MIGRATIONS[kind, 0]` turns format 0 into format 1, and so on. A step works
on any mapping that
keeps its order, on plain data when a pack is loaded and on ruamel's mapping when a file is rewritten, so
that comments stay.

Format 0 is that of the drafts from before the first release. It differs from format 1 in the names of some
keys: a
`name` became a `title` in every file, a card's `count` became its `copies`, and a map's `nodes` and `edges`
became its `places` and `links`. Its files say `format: 0`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any

from uguisu.content.diagnostics import Diagnostic, Fix
from uguisu.content.document import Document
from uguisu.content.models.fields import FORMAT
from uguisu.said import Said

Step = Callable[[MutableMapping[str, Any]], None]


def rename_key(mapping: MutableMapping[str, Any], old: str, new: str) -> None:
    """Give a key its new name where it stands; a mapping that has the new one already, or not the old,
    stays as it is.
    """
    if old not in mapping or new in mapping:
        return
    if hasattr(mapping, "insert"):  # ruamel's mapping keeps comments by key and place
        _rename_with_comments(mapping, old, new)
        return
    entries = [(new if key == old else key, value) for key, value in mapping.items()]
    mapping.clear()
    mapping.update(entries)


def _rename_with_comments(mapping: Any, old: str, new: str) -> None:
    place = list(mapping).index(old)
    comment = mapping.ca.items.pop(old, None)
    mapping.insert(place, new, mapping.pop(old))
    if comment is not None:
        mapping.ca.items[new] = comment


def _entries(mapping: MutableMapping[str, Any], key: str) -> list[MutableMapping[str, Any]]:
    entries = mapping.get(key)
    return (
        [entry for entry in entries if isinstance(entry, MutableMapping)] if isinstance(entries, list) else []
    )


def _title_from_name(file: MutableMapping[str, Any]) -> None:
    rename_key(file, "name", "title")


def _cards_from_0(file: MutableMapping[str, Any]) -> None:
    for deck in _entries(file, "decks"):
        rename_key(deck, "name", "title")
    for card in _entries(file, "cards"):
        rename_key(card, "name", "title")
        rename_key(card, "count", "copies")


def _mission_from_0(file: MutableMapping[str, Any]) -> None:
    _title_from_name(file)
    for key in ("objectives", "tracks"):
        for entry in _entries(file, key):
            rename_key(entry, "name", "title")


def _map_from_0(file: MutableMapping[str, Any]) -> None:
    _title_from_name(file)
    rename_key(file, "nodes", "places")
    rename_key(file, "edges", "links")


def _rulings_from_0(file: MutableMapping[str, Any]) -> None:
    for ruling in _entries(file, "rulings"):
        rename_key(ruling, "name", "title")


MIGRATIONS: dict[tuple[str, int], Step] = {
    ("scenario", 0): _title_from_name,
    ("map", 0): _map_from_0,
    ("cards", 0): _cards_from_0,
    ("mission", 0): _mission_from_0,
    ("rulings", 0): _rulings_from_0,
}


FORMER_NAMES: dict[str, dict[str, str]] = {
    "scenario": {"title": "name"},
    "map": {"title": "name", "places": "nodes", "links": "edges"},
    "cards": {"title": "name", "copies": "count"},
    "mission": {"title": "name"},
    "rulings": {"title": "name"},
}
"""What keys were called in older formats, for finding their places in a file that still says so."""


def migrate(kind: str, file: MutableMapping[str, Any]) -> bool:
    """Bring a file's mapping up to the present format, in place; tell whether there was anything to do."""
    version = file.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or not 0 <= version < FORMAT:
        return False
    for step in range(version, FORMAT):
        MIGRATIONS[kind, step](file)
    file["format"] = FORMAT
    return True


def bring_up_to_date(kind: str, document: Document) -> list[Diagnostic]:
    """Migrate a document that was read, or say that it is from the future."""
    if not isinstance(document.data, dict):
        return []
    version = document.data.get("format")
    if isinstance(version, int) and not isinstance(version, bool) and version > FORMAT:
        return [_from_the_future(document, version)]
    if migrate(kind, document.data):
        document.former_names = FORMER_NAMES[kind]
        return [_from_the_past(document, version)]
    return []


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
        hint=Said("Saving it in the editor writes it anew, comments included."),
        fix=Fix(kind="replace", path=(), title=Said("Write it as format {format}", format=FORMAT)),
    )
