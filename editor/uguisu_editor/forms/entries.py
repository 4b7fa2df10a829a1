"""Entries of lists: what a new one begins as, and what one says in a line."""

from __future__ import annotations

import re
from typing import Any

from uguisu.effects import NAMES
from uguisu.messages import translate
from uguisu_changes.paths import MISSING, Path
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.telling import called, told_value
from uguisu_editor.i18n import of_engine, words_of


def new_entry(field: Field) -> Any:
    """Return an entry to begin with: only the keys that the schema asks for and that need no thought, and an id of its
    kind. The examples of schemas never come into anybody's pack: what must be thought of is left out, an empty field.
    """
    found = _begun(field)
    if found is not MISSING:
        return found
    if field.kind == "choice" and field.choices:
        return field.choices[0]  # a row that is one word must be some word
    return max(int(field.least or 0), 0) if field.kind in ("whole", "number") else ""


def _begun(field: Field) -> Any:
    if field.kind == "either":
        return _begun(field.branches()[0])
    if field.kind == "union":
        word = next(iter(field.tags()), "")
        member = field.member(word)
        return {field.tag: word, **(_begun(member) if member is not None else {})}
    if field.kind == "group":
        wanted = [one for one in field.fields if one.required]
        begun = {one.name: _id_of(field) if one.name == "id" else _begun(one) for one in wanted}
        return {name: value for name, value in begun.items() if value is not MISSING}
    if field.kind in ("list", "words", "places"):
        return []
    if field.kind == "table":
        return {}
    return False if field.kind == "flag" else MISSING


def _id_of(field: Field) -> str:
    """Return the word for such a thing: the first of them is called so, and the others with a number behind it."""
    return (
        re.sub(r"(?<=[a-z])(?=[A-Z])", "_", field.model.rpartition(".")[2]).lower().removeprefix("mission_")
    )


def free_id(field: Field, taken: set[Any], value: Any) -> Any:
    """Give a new entry an id that no other has."""
    if isinstance(value, dict) and "id" in value:
        stem = str(value["id"]).rstrip("0123456789").rstrip("_-") or _id_of(field)
        number = 2
        name = str(value["id"])
        while name in taken:
            name, number = f"{stem}_{number}", number + 1
        return {**value, "id": name}
    return value


def told_in_a_line(context: FormContext, entry: Any, field: Field | None = None, path: Path = ()) -> str:
    """Return what an entry says, in one line, as people call things: its title, the event it waits for, what it does. `field`:
    what it is, where its keys are to be told; `path`: where it stands, where its title may be in a file of texts.
    """
    words, language = context.words, context.language

    def call(kind: str, name: str) -> str:
        told = called(context, kind, name, ())
        if told != name or kind in ("seat", "mover", "viewer", "audience", "winner", "side"):
            return told
        return of_engine(NAMES[name]) if name in NAMES else words_of(name)

    if not isinstance(entry, dict) or any(
        isinstance(entry.get(tag), str) for tag in ("op", "test", "expect")
    ):
        return words.entry(entry, language, 0, call)
    lines = []
    for key in ("title", "name"):
        text = text_beside(context, path, entry, key) or entry.get(key)
        if isinstance(text, str | dict) and text:
            lines.append(translate(text, language) if isinstance(text, str) or _texts(text) else "")
    if not any(lines):  # what has no title has to be known by its id
        names = ("id", "letter", "change", "remove", "replace")
        lines = [entry[key] for key in names if isinstance(entry.get(key), str)]
    if isinstance(entry.get("on"), str):
        lines.append(words_of(entry["on"]))
    card = context.kind == "cards" and path[:1] == ("cards",) and len(path) == 2
    if card:
        lines.append(context.said_by_card(entry.get("id")))
    for key in ("do", "expect"):
        operations = entry.get(key)
        if isinstance(operations, list) and operations and not card:
            lines.append("; ".join(words.entry(one, language, 1, call) for one in operations))
    return " · ".join(part for part in lines if part) or _keys_told(context, entry, field)


def text_beside(context: FormContext, path: Path, entry: dict[str, Any], key: str) -> str:
    """Return a text of an entry as the pack's file of texts in the present language has it; "" if it has none."""
    name = entry.get("id")
    if not path or not isinstance(name, str):
        return ""
    told = context.session.document.look(f"texts.{context.language}", (context.kind, *path[:-1], name, key))
    return told if isinstance(told, str) else ""


def _keys_told(context: FormContext, entry: dict[str, Any], field: Field | None) -> str:
    """Return what a table holds, key by key, as a form calls them."""
    known = {one.name: one for one in field.fields_for(entry)} if field is not None else {}
    if not entry.keys() <= known.keys():
        return context.words.entry(entry, context.language)
    takes = context.words.takes(field.model) if field is not None else {}
    told = []
    for key, value in entry.items():
        title = known[key].title
        told.append(
            title
            if value is True
            else f"{title}: {told_value(context, known[key], takes.get(key), value, ())}"
        )
    first, *others = told or [""]
    return ", ".join([first, *(one[:1].lower() + one[1:] for one in others)])


def _texts(table: Any) -> bool:
    return all(isinstance(text, str) for text in table.values())
