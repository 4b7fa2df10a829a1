"""What stands at a place of a pack's file: which field of the schema, which kind of thing is named there, who else names it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from uguisu.content import name_of
from uguisu.content.overlay import VERBS
from uguisu_changes.fields import REFERS, Field
from uguisu_changes.finding import field_at, narrowed, root_field
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.references import Mention, mentions
from uguisu_changes.words import SchemaWords
from uguisu_lsp.desk import Checked, Desk, LayerFiles, Pack
from uguisu_tools.schemas import overlay_schema

LISTS = {
    ("map", "places"): "place",
    ("map", "cells"): "place",
    ("map", "regions"): "region",
    ("cards", "cards"): "card",
    ("cards", "decks"): "area",
    ("mission", "tracks"): "track",
    ("mission", "marks"): "mark",
    ("mission", "results"): "result",
    ("mission", "triggers"): "trigger",
    ("mission", "objectives"): "objective",
    ("rulings", "rulings"): "ruling",
}
"""The lists of a pack's files whose entries bear ids, with what the entries are."""
ALIKE = {
    "places": "place",
    "pieces": "piece",
    "cards": "card",
    "number": "track",
    "card area": "area",
    "kind of mark": "mark",
}
"""Kinds by which fields ask for a thing of another."""
SPOKEN_OF = frozenset({"piece", "place", "card", "track", "area", "mark", "seat", "region"})
"""Keys of what rulings expect that are called as what they name."""
DEFINED = frozenset(LISTS.values())


class Thing(NamedTuple):
    """Something that has an id in a pack's file: what it is, its id, the file and the way to the id, and whose file it is.

    `of_mod` tells that a mod changes there what lies below.
    """

    kind: str
    id: str
    file_kind: str
    file: FilePath
    path: Path
    layer: LayerFiles
    entry: Any
    of_mod: bool


class Meaning:
    """A pack as its last check and the texts of now have it."""

    def __init__(self, desk: Desk, pack: Pack) -> None:
        self.desk, self.pack, self.checked = desk, pack, pack.checked or Checked([])
        self.facts = self.checked.facts

    @property
    def words(self) -> SchemaWords | None:
        """What the game's words say and take."""
        known: SchemaWords | None = self.pack.schemas.get("words")
        if known is None and self.checked.grammar is not None:
            known = self.pack.schemas["words"] = SchemaWords(self.checked.grammar)
        return known

    @property
    def has_cards(self) -> bool:
        """Whether there are cards: the game plays with them, or a file of the pack has some."""
        grammar = self.checked.grammar
        game = grammar.game if grammar is not None else None
        files = any(kind == "cards" and file.is_file() for kind, file, _ in self.desk.files_of(self.pack))
        return game is None or game.plays_cards or files

    def schema(self, kind: str) -> dict[str, Any] | None:
        """Return the schema of a kind of file, in a mod with the names of what lies below; None for texts in a language."""
        grammar = self.checked.grammar
        if grammar is None or kind.startswith("texts."):
            return None
        if kind not in self.pack.schemas:
            schema = grammar.schema(kind)
            if self.checked.is_mod and kind != "rulings":
                schema = overlay_schema(schema, self._names_below(kind))
            self.pack.schemas[kind] = schema
        found: dict[str, Any] = self.pack.schemas[kind]
        return found

    def _names_below(self, kind: str) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for thing in self.things():
            if thing.file_kind == kind and thing.layer.folder != self.pack.folder and not thing.of_mod:
                found.setdefault(str(thing.path[0]), []).append(thing.id)
        return found

    # Fields.

    def root(self, kind: str, data: Any) -> Field | None:
        """Return the field that a whole file is. A mod's map is of the kind that the map below is of."""
        schema = self.schema(kind)
        if schema is None:
            return None
        if kind == "map" and isinstance(data, dict) and "kind" not in data:
            data = {**data, "kind": self._kind_of_map()}
        return root_field(schema, data, Field)

    def _kind_of_map(self) -> Any:
        sheets = (self.desk.sheet(file) for kind, file, _ in self.desk.files_of(self.pack) if kind == "map")
        said = (
            sheet.data.get("kind") for sheet in sheets if sheet is not None and isinstance(sheet.data, dict)
        )
        return next((kind for kind in said if kind), None)

    def field(self, kind: str, data: Any, path: Path) -> Field | None:
        """Return the field of the schema at a place of a file."""
        root = self.root(kind, data)
        return field_at(root, path, data) if root is not None else None

    def owner(self, kind: str, data: Any, path: Path) -> Field | None:
        """Return the table, or the word of the language, in which the field at a place stands."""
        around = look(data, path[:-1])
        found = self.field(kind, data, path[:-1]) if path else None
        return narrowed(found, None if around is MISSING else around) if found is not None else None

    def kind_at(self, kind: str, data: Any, path: Path) -> str:
        """Return which kind of thing is named at a place of a file: `place`, `track`, a kind of the game's; "" if none is."""
        entry = LISTS.get((kind, str(path[0]))) if path else None
        if entry is not None and len(path) == 3 and path[2] in ("id", *VERBS, "after", "before"):
            return entry
        steps = path
        while steps and isinstance(steps[-1], int):
            steps = steps[:-1]
        found = self.field(kind, data, path) or self.field(kind, data, steps)
        refers = str(found.part.get(REFERS, "")) if found is not None else ""
        if found is not None and not refers and found.kind in ("place", "places"):
            refers = "place"
        owner = self.owner(kind, data, steps) if steps else None
        if not refers and owner is not None and self.words is not None:
            refers = self.words.takes(owner.model).get(str(steps[-1]), "")
        if not refers and len(path) >= 2 and path[-2] == "between":
            refers = "place"
        if not refers and kind == "cards" and steps and steps[-1] == "deck":
            refers = "area"
        if not refers and kind == "rulings" and steps and steps[-1] in SPOKEN_OF:
            refers = str(steps[-1])
        return refers

    # Things.

    def things(self) -> Iterator[Thing]:
        """Yield everything that has an id in the files of the pack and of those that it builds on, its own first."""
        for kind, file, layer in self.desk.files_of(self.pack):
            sheet = self.desk.sheet(file) if not kind.startswith("texts.") else None
            data = sheet.data if sheet is not None and isinstance(sheet.data, dict) else {}
            for key, entries in data.items():
                what = LISTS.get((kind, key))
                for number, entry in enumerate(entries if what and isinstance(entries, list) else ()):
                    named = _named(entry)
                    if what and named is not None:
                        yield Thing(
                            what,
                            named[1],
                            kind,
                            file,
                            (key, number, named[0]),
                            layer,
                            entry,
                            named[0] != "id",
                        )

    def called(self, name: str, kind: str) -> list[Thing]:
        """Return the things of a name; of the kind that is wanted, if there are such."""
        found = [thing for thing in self.things() if thing.id == name]
        wanted = ALIKE.get(kind, kind)
        return [thing for thing in found if thing.kind == wanted] or ([] if wanted in DEFINED else found)

    def bound(self, kind: str, data: Any, path: Path, name: str) -> Path | None:
        """Return where an operation before, or around, a place calls what it finds by a name: the way to its `as`."""
        for depth in range(len(path) - 1, -1, -1):
            here, step = look(data, path[:depth]), path[depth]
            if isinstance(here, list) and isinstance(step, int):
                for number in range(step - 1, -1, -1):
                    if isinstance(here[number], dict) and here[number].get("as") == name:
                        return (*path[:depth], number, "as")
            elif isinstance(here, dict) and here.get("as") == name:
                return (*path[:depth], "as")
        return None

    def mentions(self, name: str, thing: Thing | None) -> Iterator[tuple[FilePath, Mention, LayerFiles]]:
        """Yield where all files speak of a thing; without one, wherever something of that name is spoken of that has no entry
        of its own, such as a piece.
        """
        owner = (thing.file_kind, thing.path) if thing is not None else ("", ())
        by_layer: dict[FilePath, tuple[LayerFiles, dict[str, FilePath]]] = {}
        for kind, file, layer in self.desk.files_of(self.pack):
            by_layer.setdefault(layer.folder, (layer, {}))[1][kind] = file
        for layer, files in by_layer.values():
            sheets = {kind: self.desk.sheet(file) for kind, file in files.items()}
            data = {kind: sheet.data for kind, sheet in sheets.items() if sheet is not None}
            for one in mentions(data, name, owner):
                if self._means(data, one, thing):
                    yield files[one.file], one, layer
            if thing is not None:
                yield from self._entries_called(thing, data, files, layer)

    def _entries_called(
        self, thing: Thing, data: dict[str, Any], files: dict[str, FilePath], layer: LayerFiles
    ) -> Iterator[tuple[FilePath, Mention, LayerFiles]]:
        """Yield the ids of entries that stand in the place of the thing in other layers."""
        key = thing.path[0]
        content = data.get(thing.file_kind)
        entries = content.get(key) if isinstance(content, dict) else None
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            path = (key, number, "id")
            own = layer.folder == thing.layer.folder and path == thing.path
            if isinstance(entry, dict) and entry.get("id") == thing.id and not own:
                yield files[thing.file_kind], Mention(thing.file_kind, path, "value"), layer

    def _means(self, data: dict[str, Any], mention: Mention, thing: Thing | None) -> bool:
        """Whether a mention can be of a thing: where something of another kind is wanted, it is not."""
        if thing is None or mention.how != "value":
            return True
        wanted = self.kind_at(mention.file, data[mention.file], mention.path)
        wanted = ALIKE.get(wanted, wanted)
        return wanted not in DEFINED or wanted == thing.kind


def _named(entry: Any) -> tuple[str, str] | None:
    """Return the key under which an entry says what it is called, or which entry below it means, and the name."""
    if isinstance(entry, dict):
        for key in ("id", "change", "replace"):
            if isinstance(entry.get(key), str):
                return key, entry[key]
    return None


def title_of(entry: Any) -> Any:
    """Return what people call an entry; empty where it does not say."""
    if not isinstance(entry, dict):
        return ""
    told = entry.get("title") or entry.get("name") or ""
    return told if isinstance(told, str | dict) else ""


def label_of(entry: Any) -> str:
    """Return what to call an entry of a list in an outline."""
    name = name_of(entry)
    if isinstance(name, frozenset):
        return " — ".join(sorted(name))
    if name is not None:
        return name
    if isinstance(entry, dict):
        verb = next((verb for verb in VERBS if verb in entry), None)
        if verb is not None:
            return f"{verb} {entry[verb]}"
        return next((f"{key}: {entry[key]}" for key in ("op", "test", "expect", "on") if key in entry), "")
    return str(entry)
