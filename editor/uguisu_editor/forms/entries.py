"""Entries of lists: what a new one begins as, and what one says in a line."""

from __future__ import annotations

from typing import Any

from uguisu.said import translate
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.fields import Field


def new_entry(field: Field) -> Any:
    """Return an entry to begin with: what the schema asks for, from its examples where those are no ids."""
    if field.kind == "either":
        return new_entry(field.branches()[0])
    if field.kind == "union":
        word = next(iter(field.tags()), "")
        member = field.member(word)
        return {field.tag: word, **(new_entry(member) if member is not None else {})}
    if field.kind == "group":
        return {
            one.name: new_entry(one)
            for one in field.fields
            if one.required and not (one.kind == "choice" and len(one.choices) == 1)
        }
    if field.kind in ("list", "words", "places", "point"):
        return list(field.example) if field.kind == "point" and isinstance(field.example, list) else []
    if field.kind == "table":
        return {}
    if field.kind == "choice":
        return field.choices[0] if field.choices else ""
    if field.kind == "flag":
        return False
    if field.kind in ("whole", "number"):
        return max(int(field.least or 0), int(field.example) if isinstance(field.example, int) else 0)
    example = field.example
    return example if isinstance(example, str | int) else ""


def free_id(field: Field, taken: set[Any], value: Any) -> Any:
    """Give a new entry an id that no other has."""
    if isinstance(value, dict) and "id" in value:
        stem = str(value["id"]).rstrip("0123456789").rstrip("_-") or field.model.rpartition(".")[2].lower()
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
    told = [entry[key] for key in names if isinstance(entry.get(key), str)]
    for key in ("title", "name"):
        text = entry.get(key)
        if isinstance(text, str | dict) and text:
            told.append(translate(text, language) if isinstance(text, str) or _texts(text) else "")
    if isinstance(entry.get("on"), str):
        told.append(entry["on"].replace("_", " "))
    for key in ("do", "expect"):
        operations = entry.get(key)
        if isinstance(operations, list) and operations:
            told.append("; ".join(words.entry(one, language, 1) for one in operations))
    return " · ".join(part for part in told if part) or words.entry(entry, language)


def _texts(table: Any) -> bool:
    return all(isinstance(text, str) for text in table.values())
