"""Entries of lists: what a new one begins as, and what one says in a line."""

from __future__ import annotations

import re
from typing import Any

from uguisu.messages.message import translate
from uguisu_changes.paths import MISSING
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.fields import Field


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


def told_in_a_line(context: FormContext, entry: Any) -> str:
    """Return what an entry says, in one line: its id and title, the event it waits for, what it does."""
    words, language = context.words, context.language
    if not isinstance(entry, dict) or any(
        isinstance(entry.get(tag), str) for tag in ("op", "test", "expect")
    ):
        return words.entry(entry, language)
    names = ("id", "letter", "change", "remove", "replace")
    lines = [entry[key] for key in names if isinstance(entry.get(key), str)]
    for key in ("title", "name"):
        text = entry.get(key)
        if isinstance(text, str | dict) and text:
            lines.append(translate(text, language) if isinstance(text, str) or _texts(text) else "")
    if isinstance(entry.get("on"), str):
        lines.append(entry["on"].replace("_", " "))
    for key in ("do", "expect"):
        operations = entry.get(key)
        if isinstance(operations, list) and operations:
            lines.append("; ".join(words.entry(one, language, 1) for one in operations))
    return " · ".join(part for part in lines if part) or words.entry(entry, language)


def _texts(table: Any) -> bool:
    return all(isinstance(text, str) for text in table.values())
