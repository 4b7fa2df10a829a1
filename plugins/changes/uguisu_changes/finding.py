"""The field of a schema that stands at a place of a file's data, and the words that may be written there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from uguisu_changes.fields import Field
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.yamltext import Node, NotReadable, read_tree

MARK = "zqzq"
FLAGS = ("true", "false")
DEEPEST = 30

F = TypeVar("F", bound=Field)


def root_field(schema: dict[str, Any], data: Any, of: type[F]) -> F:
    """Return the field that a whole file is, made as one `of` a sort. A map is what its `kind` says."""
    root = {"$ref": schema.get("$ref", "")} if "$ref" in schema else schema
    return narrowed(of.of("", root, schema, required=True), data)


def narrowed(field: F, data: Any) -> F:
    """Return what a field is when it holds `data`: the one of a union, the branch of several, else the field itself."""
    for _ in range(DEEPEST):
        if field.kind == "union":
            word = data.get(field.tag) if isinstance(data, dict) else None
            member = field.member(word) if isinstance(word, str) else None
            if member is None:
                return field
            field = member
        elif field.kind == "either":
            branches = field.branches()
            fitting = [one for one in branches if _fits(one, data)]
            if not fitting:
                return field
            field = fitting[0]
        else:
            break
    return field


def _fits(field: Field, data: Any) -> bool:
    if isinstance(data, dict):
        allowed = field.part.get("properties", {})
        wanted = {key: part["enum"] for key, part in allowed.items() if "enum" in part and key in data}
        told_apart = all(data[key] in words for key, words in wanted.items() if len(words) == 1)
        return field.kind in ("group", "table", "union", "either") and told_apart
    if isinstance(data, bool):
        return field.kind == "flag"
    if isinstance(data, int | float):
        return field.kind in ("whole", "number")
    if isinstance(data, list):
        return field.kind in ("list", "words", "places", "point")
    return field.kind in ("text", "choice", "place", "localized")


def field_at(root: F, path: Path, data: Any) -> F | None:
    """Return the field at `path` of a file with `data`, or None if the schema knows none."""
    here: F | None = root
    for depth, step in enumerate(path):
        if here is None:
            return None
        around = look(data, path[:depth])
        here = narrowed(here, None if around is MISSING else around)
        if here.kind == "group":
            here = next((one for one in here.fields_for(around) if one.name == step), None)
        elif here.kind in ("list", "table"):
            here = here.item()
        else:
            return None
    return here


class Spot(NamedTuple):
    """Where something may be written: the way to it, whether it is a key there, and what the file says around it."""

    path: Path
    is_key: bool
    data: Any


def spot_at(text: str, at: int) -> Spot | None:
    """Return what an offset of a text is in its data, also where the line is not finished; None where that can't be told."""
    end = at
    while end < len(text) and (text[end].isalnum() or text[end] in "_-"):
        end += 1
    for put in (f"{MARK}: ", MARK):
        followed = text[end:].lstrip(" ").startswith(":")
        written = text[:at] + (MARK if followed else put) + text[end:]
        for whole in (written, _cut(written, at)):
            try:
                tree = read_tree(whole)
            except NotReadable:
                continue
            found = next(_marks(tree, ()), None)
            if found is not None:
                return Spot(*found, tree.value)
    return None


def offers(text: str, at: int, schema: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what may be written at an offset of a text, each with what it means."""
    spot = spot_at(text, at)
    return list(offered_at(spot, root_field(schema, spot.data, Field))) if spot is not None else []


def offered_at(spot: Spot, root: Field) -> Iterator[tuple[str, str]]:
    """Yield the keys, or the words of the schema, that may be written at a spot, each with what it means."""
    return (_keys if spot.is_key else _values)(root, spot.path, spot.data)


def _cut(text: str, at: int) -> str:
    """Return the text up to the end of the line, with what is open there closed."""
    end = text.find("\n", at)
    kept = text[: end if end >= 0 else len(text)]
    line = kept[kept.rfind("\n") + 1 :]
    opened = [sign for sign in line if sign in "[]{}"]
    closing = ""
    for sign in opened:
        closing = {"[": "]", "{": "}"}[sign] + closing if sign in "[{" else closing[1:]
    return kept.rstrip().rstrip(",") + closing + "\n"


def _marks(node: Node, path: Path) -> Iterator[tuple[Path, bool]]:
    """Yield where the mark stands, and whether it is a key there."""
    for key, value in node.entries or ():
        if MARK in str(key.value):
            yield (
                path,
                not (node.flow and node.start == key.start),
            )  # `[gate, yard: ]` is a list, and no table in one
        yield from _marks(value, (*path, key.value))
    for number, item in enumerate(node.items or ()):
        yield from _marks(item, (*path, number))
    if isinstance(node.value, str) and MARK in node.value and node.entries is None and node.items is None:
        yield path, False


def _keys(root: Field, path: Path, data: Any) -> Iterator[tuple[str, str]]:
    here = field_at(root, path, data)
    held = look(data, path)
    known = held if isinstance(held, dict) else {}
    if here is None:
        return
    inner = narrowed(here, known)
    if inner.kind == "union":
        yield inner.tag, inner.description
    if inner.kind == "group":
        for field in inner.fields_for(known):
            if field.name not in known:
                yield field.name, field.description


def _values(root: Field, path: Path, data: Any) -> Iterator[tuple[str, str]]:
    here = field_at(root, path, data)
    owner = field_at(root, path[:-1], data) if path else None
    if owner is not None and owner.kind == "union" and path[-1] == owner.tag:
        yield from owner.tags().items()
        return
    if here is None:
        return
    for field in (here, *(here.branches() if here.kind == "either" else ())):
        told = dict(zip(field.choices, field.choices_told, strict=False))
        offered = field.part.get("offered", field.choices)
        for word in (*offered, *field.words, *(FLAGS if field.kind == "flag" else ())):
            yield str(word), told.get(word, "")
    if here.kind in ("group", "union"):  # a block may begin here, by one of its keys
        yield from _keys(root, path, data)
