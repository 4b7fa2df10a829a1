"""What a schema says about the fields of an entry, as far as a form wants to know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from uguisu.said import Said
from uguisu_editor.i18n import of_engine, tr

Kind: TypeAlias = Literal[
    "text",
    "whole",
    "number",
    "flag",
    "choice",
    "words",
    "place",
    "places",
    "localized",
    "point",
    "group",
    "free",
]
REFERS = "x-refers-to"
"""Schemas say so of ids: to what kind of thing they refer."""

ESSENTIAL = (
    "title",
    "name",
    "id",
    "summary",
    "kind",
    "tags",
    "colour",
    "between",
    "one_way",
    "options",
    "variants",
)
SELDOM = (
    "at",
    "shape",
    "x",
    "y",
    "needs",
    "languages",
    "map",
    "cards",
    "mission",
    "rulings",
    "license",
    "origin",
)
PARAGRAPHS = frozenset({"summary", "notes", "description", "text"})
"""Keys whose texts are read as paragraphs: they get several lines."""


def title_of(key: str) -> str:
    """Return the words for a key."""
    known = {
        "at": tr("Position"),
        "background": tr("Picture below"),
        "between": tr("Between"),
        "cards": tr("File of cards"),
        "colour": tr("Colour"),
        "game": tr("Game"),
        "id": tr("Id"),
        "kind": tr("Kind"),
        "languages": tr("Languages"),
        "license": tr("License"),
        "map": tr("File of the map"),
        "mission": tr("File of the mission"),
        "name": tr("Name"),
        "needs": tr("Needs"),
        "notes": tr("Notes"),
        "offset": tr("Offset"),
        "one_way": tr("One way"),
        "options": tr("Options"),
        "orientation": tr("Orientation"),
        "origin": tr("Origin"),
        "places": tr("Places"),
        "props": tr("Properties"),
        "rulings": tr("File of rulings"),
        "shape": tr("Outline"),
        "size": tr("Size"),
        "summary": tr("Summary"),
        "tags": tr("Tags"),
        "terrain": tr("Terrain"),
        "title": tr("Title"),
        "variants": tr("Variants"),
    }
    return known.get(key) or key.replace("_", " ").replace("-", " ").capitalize()


def essentials_first(fields: Iterable[Field]) -> list[Field]:
    """Return fields in the order in which people want them."""

    def rank(field: Field) -> tuple[int, int]:
        if field.name in ESSENTIAL:
            return 0, ESSENTIAL.index(field.name)
        return (2, SELDOM.index(field.name)) if field.name in SELDOM else (1, 0)

    return sorted(fields, key=rank)


@dataclass(frozen=True)
class Field:
    """One field: its key, what kind of control suits it, and what the schema says."""

    name: str
    kind: Kind
    description: str
    required: bool = False
    default: Any = None
    choices: tuple[Any, ...] = ()
    least: float | None = None
    most: float | None = None
    example: Any = None
    fields: tuple[Field, ...] = ()
    """Of a group: what is in it."""
    words: tuple[str, ...] = field(default=())
    """Words that are likely, for completion."""

    @property
    def told(self) -> str:
        """What the field is for, in the language of the editor."""
        return of_engine(Said.of(self.description)) if self.description else ""

    @property
    def title(self) -> str:
        """What people call it: the words of its key, in their language where the editor knows them."""
        return title_of(self.name)


def fields_of(definition: dict[str, Any], schema: dict[str, Any], data: Any = None) -> tuple[Field, ...]:
    """Return the fields of an object's definition, in its order. `data` is the entry itself, which may decide what some
    fields are (as `game` decides the options of a scenario).
    """
    properties: dict[str, Any] = dict(definition.get("properties", {}))
    required = set(definition.get("required", ()))
    for rule in definition.get("allOf", ()):
        if _holds(rule.get("if", {}), data):
            for name, consequence in rule.get("then", {}).get("properties", {}).items():
                properties[name] = {**properties.get(name, {}), **consequence}
    return tuple(
        field_of(name, part, schema, required=name in required)
        for name, part in properties.items()
        if "const" not in _resolve(part, schema)
    )


def field_of(name: str, part: dict[str, Any], schema: dict[str, Any], *, required: bool) -> Field:
    """Return the field that a property's schema describes."""
    resolved = _resolve(part, schema)
    told = {**resolved, **{key: value for key, value in part.items() if key != "$ref"}}
    examples = told.get("examples", [])
    common: dict[str, Any] = {
        "description": str(told.get("description", "")),
        "required": required,
        "default": told.get("default"),
        "example": examples[0] if examples else None,
    }
    return Field(name, **_control(resolved, schema), **common)


def definition_of(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a named definition of a schema; empty if there is none."""
    found = schema.get("$defs", {}).get(name, {})
    return found if isinstance(found, dict) else {}


def _control(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    branches = [_resolve(branch, schema) for branch in part.get("anyOf", ())]
    real = [branch for branch in branches if branch.get("type") != "null"]
    if len(real) == 1:
        return _control(real[0], schema)
    if real and {branch.get("type") for branch in real} == {"string", "object"}:
        return {"kind": "localized"}
    if "enum" in part:
        return {"kind": "choice", "choices": tuple(choice for choice in part["enum"] if choice is not None)}
    if part.get(REFERS) == "place":
        return {"kind": "place"}
    of = part.get("type")
    if of == "string":
        return {"kind": "text"}
    if of in ("integer", "number"):
        return {
            "kind": "whole" if of == "integer" else "number",
            "least": part.get("minimum", part.get("exclusiveMinimum")),
            "most": part.get("maximum"),
        }
    if of == "boolean":
        return {"kind": "flag"}
    if of == "array":
        return _list(part, schema)
    if of == "object" and part.get("properties"):
        return {"kind": "group", "fields": fields_of(part, schema)}
    return {"kind": "free"}


def _list(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    items = [_resolve(item, schema) for item in part.get("prefixItems", ())]
    if not items and isinstance(part.get("items"), dict):
        items = [_resolve(part["items"], schema)]
    if items and all(item.get(REFERS) == "place" for item in items):
        return {"kind": "places", "most": part.get("maxItems")}
    if items and all(item.get("type") == "string" or "enum" in item for item in items):
        return {"kind": "words", "words": tuple(items[0].get("enum", ()))}
    if len(items) == 2 and all(item.get("type") == "number" for item in items):
        return {"kind": "point"}
    return {"kind": "free"}


def _resolve(part: Any, schema: dict[str, Any]) -> dict[str, Any]:
    while isinstance(part, dict) and "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part if isinstance(part, dict) else {}


def _holds(condition: dict[str, Any], data: Any) -> bool:
    return isinstance(data, dict) and all(
        data.get(name) == rule.get("const") for name, rule in condition.get("properties", {}).items()
    )
