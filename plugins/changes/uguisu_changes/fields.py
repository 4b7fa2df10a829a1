"""What a schema says about the fields of an entry, as far as who fills them in wants to know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Self, TypeAlias

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
    "list",
    "table",
    "union",
    "either",
    "free",
]
REFERS = "x-refers-to"
"""Schemas say so of ids: to what kind of thing they refer."""


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
    words: tuple[str, ...] = field(default=())
    """Words that are likely, for completion."""
    choices_told: tuple[str, ...] = ()
    """Of a choice: what each is."""
    called: str = ""
    """What people call it, if its model says so (`Meta(title=...)`)."""
    model: str = ""
    """The name of the definition that describes it, or the entries of a list."""
    part: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The part of the schema that describes it."""
    schema: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def fields(self) -> tuple[Self, ...]:
        """Of a group: what is in it."""
        return self.fields_for(None)

    def fields_for(self, data: Any) -> tuple[Self, ...]:
        """Of a group: what is in it when it holds `data`."""
        return self.all_of(self.part, self.schema, data)

    def item(self) -> Self:
        """Of a list or a table: what its entries are."""
        part = self.part.get("items") if self.kind == "list" else self.part.get("additionalProperties")
        return self.of(self.name, part if isinstance(part, dict) else {}, self.schema, required=True)

    def branches(self) -> tuple[Self, ...]:
        """Of what may be one of several: each."""
        real = [one for one in self.part.get("anyOf", ()) if one.get("type") != "null"]
        return tuple(self.of(self.name, one, self.schema, required=self.required) for one in real)

    @property
    def tag(self) -> str:
        """Of a union: the key that says which of them it is."""
        return str(self.part.get("discriminator", {}).get("propertyName", ""))

    def tags(self) -> dict[str, str]:
        """Of a union: the words to choose from, each with what it does."""
        known = self.part.get("properties", {}).get(self.tag, {})
        return dict(zip(known.get("enum", ()), known.get("markdownEnumDescriptions", ()), strict=False))

    def member(self, word: str) -> Self | None:
        """Of a union: the one that is called so, as a group; None if there is none."""
        ref = self.part.get("discriminator", {}).get("mapping", {}).get(word)
        return self.of(word, {"$ref": ref}, self.schema, required=True) if ref else None

    @classmethod
    def all_of(cls, definition: dict[str, Any], schema: dict[str, Any], data: Any = None) -> tuple[Self, ...]:
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
            cls.of(name, part, schema, required=name in required)
            for name, part in properties.items()
            if "const" not in _resolve(part, schema)
        )

    @classmethod
    def of(cls, name: str, part: dict[str, Any], schema: dict[str, Any], *, required: bool) -> Self:
        """Return the field that a property's schema describes."""
        resolved = _resolve(part, schema)
        told = {**resolved, **{key: value for key, value in part.items() if key != "$ref"}}
        examples = told.get("examples", [])
        common: dict[str, Any] = {
            "part": resolved,
            "schema": schema,
            "model": _model(part),
            "description": str(told.get("description", "")),
            "called": str(part.get("title", "")),
            "required": required,
            "default": told.get("default"),
            "example": examples[0] if examples else None,
        }
        return cls(name, **{**common, **_control(resolved, schema)})


def definition_of(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a named definition of a schema; empty if there is none."""
    found = schema.get("$defs", {}).get(name, {})
    return found if isinstance(found, dict) else {}


def _control(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    if "discriminator" in part:
        return {"kind": "union"}
    given = [branch for branch in part.get("anyOf", ()) if branch.get("type") != "null"]
    real = [_resolve(branch, schema) for branch in given]
    if len(real) == 1:
        inner = {"part": real[0], "model": _model(given[0])}
        return {**inner, **_control(real[0], schema)}
    if real and is_localized(real):
        return {"kind": "localized"}
    if "enum" in part:
        return {
            "kind": "choice",
            "choices": tuple(choice for choice in part["enum"] if choice is not None),
            "choices_told": tuple(part.get("enumDescriptions", part.get("markdownEnumDescriptions", ()))),
        }
    if any(_type_of(branch) == "object" or "enum" in branch for branch in real):
        return {"kind": "either"}
    if part.get(REFERS) == "place":
        return {"kind": "place"}
    of = _type_of(part)
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
        return {"kind": "group"}
    if of == "object" and isinstance(part.get("additionalProperties"), dict):
        return {"kind": "table"} if part["additionalProperties"] else {"kind": "free"}
    return {"kind": "free"}


def _type_of(part: dict[str, Any]) -> Any:
    """Return the type of a value, also where a mod may take it away by `null`."""
    found = part.get("type")
    others = [of for of in found if of != "null"] if isinstance(found, list) else []
    return others[0] if len(others) == 1 else found


def is_localized(branches: list[dict[str, Any]]) -> bool:
    """Tell whether a text, or a table of texts by language, is meant."""
    types = [_type_of(branch) for branch in branches]
    table = next((branch for branch in branches if _type_of(branch) == "object"), {})
    return sorted(map(str, types)) == ["object", "string"] and "properties" not in table


def _model(part: dict[str, Any]) -> str:
    inner = part.get("items", part)
    found = inner if isinstance(inner, dict) else {}
    return str(found.get("$ref", "")).rpartition("/")[2]


def _list(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    items = [_resolve(item, schema) for item in part.get("prefixItems", ())]
    if not items and isinstance(part.get("items"), dict):
        items = [_resolve(part["items"], schema)]
    if items and all(item.get(REFERS) == "place" for item in items):
        return {"kind": "places", "most": part.get("maxItems")}
    if items and all(_type_of(item) == "string" or "enum" in item for item in items):
        return {"kind": "words", "words": tuple(items[0].get("enum", ()))}
    if len(items) == 2 and all(_type_of(item) == "number" for item in items):
        return {"kind": "point"}
    if "prefixItems" not in part and isinstance(part.get("items"), dict):
        return {"kind": "list"}
    return {"kind": "free"}


def _resolve(part: Any, schema: dict[str, Any]) -> dict[str, Any]:
    while isinstance(part, dict) and "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part if isinstance(part, dict) else {}


def _holds(condition: dict[str, Any], data: Any) -> bool:
    return isinstance(data, dict) and all(
        data.get(name) == rule.get("const") for name, rule in condition.get("properties", {}).items()
    )
