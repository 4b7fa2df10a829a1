"""The schemas as files: `map.schema.json` for all games, `temple/map.schema.json` for one, `temple/mod/` for mods of it, and
`words.schema.json`, to which they refer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu.content.atomic import filling, write_text
from uguisu.content.overlay import POSITIONS, VERBS
from uguisu.content.schema import FILE_TYPES, Schema, campaign_schema, file_schema, parts_of
from uguisu.messages.message import Message
from uguisu_tools.schemas.words import with_words_apart

if TYPE_CHECKING:
    from uguisu.content.known import Known

ENDING = ".schema.json"


def file_schemas(registry: Known) -> dict[str, Schema]:
    """Return every schema, by its file's name with forward slashes; each is whole, and refers to nothing beyond itself."""
    schemas = {f"campaign{ENDING}": campaign_schema(registry.vocabulary)}
    for game in (None, *sorted(registry.games)):
        folder = "" if game is None else f"{game}/"
        schemas |= {f"{folder}{name}": schema for name, schema in game_schemas(registry, game).items()}
    return schemas


def game_schemas(registry: Known, game: str | None) -> dict[str, Schema]:
    """Return the schemas of one game's files, or of any game's, by their names in its folder."""
    schemas = {}
    for kind in FILE_TYPES:
        schema = file_schema(kind, registry.vocabulary, registry.games, game)
        schemas[f"{kind}{ENDING}"] = schema
        if game is not None and kind != "rulings":
            schemas[f"mod/{kind}{ENDING}"] = overlay_schema(schema)
    return schemas


def schema_texts(registry: Known) -> dict[str, str]:
    """Return every schema as the text of its file, by the file's name; the words of the language are in one of their own."""
    words = [marker.__name__ for marker in registry.vocabulary]
    # As they are written: a description is a plain text there, whatever it is in the models.
    schemas = {name: json.loads(json.dumps(schema)) for name, schema in file_schemas(registry).items()}
    return {name: as_json(schema) for name, schema in with_words_apart(schemas, words).items()}


def as_json(schema: Schema) -> str:
    """Return a schema as the text of its file."""
    return f"{json.dumps(schema, ensure_ascii=False, indent=1)}\n"


def overlay_schema(schema: Schema, names: Mapping[str, Sequence[str]] | None = None) -> Schema:
    """Return the schema of a mod's file of the same kind: nothing must be said, `null` takes a key away, and entries of lists
    may say what they do to what is below (see `uguisu.content.overlay`).

    `names` are those of the entries below, by the key of the list; editors offer them.
    """
    made: Schema = json.loads(json.dumps(schema))
    defs: dict[str, Schema] = made["$defs"]
    items = {_ref_name(part["items"]) for part in parts_of(made) if isinstance(part.get("items"), dict)}
    items |= {_ref_name(member) for name in items if name in defs for member in defs[name].get("anyOf", ())}
    items.discard("")
    for part in parts_of(made):
        part.pop("required", None)
        if isinstance(part.get("additionalProperties"), dict):  # a table of anything's names
            part["additionalProperties"] = _nullable(part["additionalProperties"])
    for name, definition in defs.items():
        properties = definition.get("properties", {})
        for key, value in properties.items():
            properties[key] = _nullable(value)
        if name in items and definition.get("type") == "object":
            definition["properties"] = properties | {word: dict(field) for word, field in EDIT_FIELDS.items()}
    for key, value in _root(made).get("properties", {}).items():
        item = defs.get(_item_of(value), {})
        known = [*(names or {}).get(key, ())]
        for word in (*VERBS, *POSITIONS) if known and "properties" in item else ():
            item["properties"][word]["anyOf"] = [{"enum": known}, {"type": ["string", "array", "object"]}]
    made["title"] = f"{made['title']}, in a mod"
    _root(made)["required"] = (
        ["format", "id", "uses"] if "uses" in _root(made).get("properties", {}) else ["format"]
    )
    return made


EDIT_FIELDS: dict[str, Schema] = {
    "change": {
        "description": Message(
            "The entry below to change: its id, the two ends of a link, its word, or some of its keys."
        ),
        "examples": ["gong"],
    },
    "replace": {"description": Message("The entry below that this one replaces."), "examples": ["gong"]},
    "remove": {"description": Message("The entry below to remove."), "examples": ["gong"]},
    "after": {"description": Message("The entry to put this one after."), "examples": ["gong"]},
    "before": {"description": Message("The entry to put this one before."), "examples": ["gong"]},
    "plus": {
        "type": "object",
        "description": Message(
            "Beside `change`: what is added to numbers and lists below. What several mods add comes together."
        ),
        "examples": [{"copies": 1}],
    },
}
"""What entries of lists in a mod may say besides; every key of `uguisu.content.overlay.EDIT_WORDS`."""


def _item_of(field: Schema) -> str:
    """Return the name of the definition of a list's entries; empty if the field is no list."""
    for branch in (field, *field.get("anyOf", ())):
        if isinstance(branch.get("items"), dict):
            return _ref_name(branch["items"])
    return ""


def _ref_name(part: Any) -> str:
    return str(part.get("$ref", "")).rpartition("/")[2] if isinstance(part, dict) else ""


def _root(schema: Schema) -> Schema:
    """Return the definition of the file itself; of a map that of its first kind is enough for naming lists."""
    found: Schema = schema["$defs"].get(_ref_name(schema), schema)
    return found


def _nullable(field: Schema) -> Schema:
    """Let a key be taken away by `null`."""
    if "$ref" in field:
        return {
            **{key: value for key, value in field.items() if key != "$ref"},
            "anyOf": [{"$ref": field["$ref"]}, {"type": "null"}],
        }
    if "anyOf" in field:
        return (
            {**field, "anyOf": [*field["anyOf"], {"type": "null"}]}
            if {"type": "null"} not in field["anyOf"]
            else field
        )
    if isinstance(field.get("type"), str) and field["type"] != "null":
        return {**field, "type": [field["type"], "null"]}
    return field


def write_schemas(folder: Path, registry: Known) -> list[Path]:
    """Write every schema under `folder`, take away those of games that are gone, and return the files that changed."""
    texts = schema_texts(registry)
    changed = [folder / name for name in stale_schemas(folder, texts)]
    for path in changed:
        text = texts.get(path.relative_to(folder).as_posix())
        if text is None:
            path.unlink()
            continue
        with filling(path.parent):
            write_text(path, text)
    return changed


def stale_schemas(folder: Path, texts: dict[str, str]) -> list[str]:
    """Return the names of schemas under `folder` that are missing, out of date, or no longer made."""
    found = (path for path in folder.rglob(f"*{ENDING}") if path.is_file())  # a pipe would never end
    present = {path.relative_to(folder).as_posix(): path for path in found}
    old = [
        name
        for name, text in texts.items()
        if name not in present or present[name].read_text("utf-8", errors="replace") != text
    ]
    return sorted([*old, *(present.keys() - texts.keys())])
