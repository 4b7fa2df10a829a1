"""One JSON Schema from typed models: what msgspec writes, open unions from their members, and keys that begin with `x-`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from uguisu.content.markers import Marker
from uguisu.content.vocabulary import Vocabulary

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


class SchemaBuilder:
    """Builds the schema of one model.

    Attributes:
        defs: the definitions, by name; who adds to the schema changes them before `finish`.
    """

    def __init__(self, model: Any, vocabulary: Vocabulary) -> None:
        self.model = model
        self.vocabulary = vocabulary
        self.types: list[Any] = []
        self.refs: dict[int, Schema] = {}
        self.defs: dict[str, Schema] = {}
        self.root: Schema = {}

    def add_types(self, extra: Iterable[type[Any]]) -> None:
        """Define the model, the words that it mentions, and `extra` types besides."""
        wanted = [self.model]
        markers = _markers_reached(wanted, self.vocabulary)
        members = [
            member
            for marker in markers
            for of_tag in self.vocabulary.all_members(marker).values()
            for member in of_tag
        ]
        self.types = list(dict.fromkeys([*wanted, *members, *extra]))
        schemas, self.defs = msgspec.json.schema_components(
            self.types, schema_hook=_marker_ref, ref_template=REF
        )
        self.refs = {id(of): schema for of, schema in zip(self.types, schemas, strict=True)}
        self.root = self.refs[id(wanted[0])]
        _list_keys(self.types, self.defs)
        for marker in markers:
            self.defs[marker.__name__] = self.open_union(marker)

    def open_union(self, marker: type[Marker]) -> Schema:
        """Return a union that takes any member of `marker`, told by its tag."""
        members = {
            tag: self.one_of(marker, tag, of_tag)
            for tag, of_tag in sorted(self.vocabulary.all_members(marker).items())
        }
        return {
            "title": marker.__name__,
            "description": (marker.__doc__ or "").split("\n")[0],
            "type": "object",
            "required": [marker.tag_field],
            "anyOf": list(members.values()) or [False],
            "discriminator": {
                "propertyName": marker.tag_field,
                "mapping": {tag: ref["$ref"] for tag, ref in members.items()},
            },
        }

    def one_of(self, marker: type[Marker], tag: str, of_tag: Sequence[type[msgspec.Struct]]) -> Schema:
        """Return where a word is defined; where games have one each, a definition that allows any of them."""
        if len(of_tag) == 1:
            return self.ref(of_tag[0])
        name = f"{marker.__name__}.{tag}"
        self.defs[name] = {
            "description": "The word of several games.",
            "anyOf": [self.ref(member) for member in of_tag],
        }
        return {"$ref": REF.format(name=name)}

    def ref(self, of: Any) -> Schema:
        """Return a reference to the definition of a type."""
        return self.refs[id(of)]

    def definition(self, of: Any) -> Schema:
        """Return the definition of a type."""
        return self.defs[self.ref(of)["$ref"].rpartition("/")[2]]

    def finish(self, title: str) -> Schema:
        """Return the whole schema."""
        for definition in self.defs.values():
            _let_private_keys_through(definition)
        return {"$schema": DRAFT, "title": title, **self.root, "$defs": dict(sorted(self.defs.items()))}


def _list_keys(types: list[Any], defs: dict[str, Schema]) -> None:
    """Say which keys a table may have where its type lists them: msgspec checks them, but leaves them out of schemas."""
    waiting, seen = list(types), set[int]()
    while waiting:
        of = waiting.pop()
        if id(of) in seen:
            continue
        seen.add(id(of))
        if not (isinstance(of, type) and issubclass(of, msgspec.Struct)):
            waiting += get_args(of)
            continue
        for field in msgspec.structs.fields(of):
            waiting.append(field.type)
            inner = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
            keys = get_args(inner)[0] if get_origin(inner) is dict else None
            if get_origin(keys) is Literal and of.__name__ in defs:
                defs[of.__name__]["properties"][field.encode_name]["propertyNames"] = {
                    "enum": [*get_args(keys)]
                }


def _marker_ref(of: type[Any]) -> Schema:
    if isinstance(of, type) and issubclass(of, Marker):
        return {"$ref": REF.format(name=of.__name__)}
    raise NotImplementedError(of)


def _markers_reached(types: list[Any], vocabulary: Vocabulary) -> list[type[Marker]]:
    """Return the markers that `types` mention, directly or through the members of other markers."""
    found: dict[type[Marker], None] = {}
    seen: set[int] = set()
    waiting = list(types)
    while waiting:
        of = waiting.pop()
        if id(of) in seen:
            continue
        seen.add(id(of))
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            waiting += [field.type for field in msgspec.structs.fields(of)]
        elif isinstance(of, type) and get_origin(of) is None and issubclass(of, Marker):
            found[of] = None
            waiting += (member for members in vocabulary.all_members(of).values() for member in members)
        else:
            waiting += get_args(of)
    return sorted(found, key=lambda marker: marker.__name__)


def _let_private_keys_through(schema: Any) -> None:
    waiting = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        if not isinstance(part, dict):
            continue
        if "additionalProperties" in part and part.get("type") == "object":
            part["patternProperties"] = {"^x-": {}}
        if "propertyNames" in part:
            part["propertyNames"] = {"if": {"pattern": "^x-"}, "else": part["propertyNames"]}
        for word, inner in part.items():
            if word not in ("examples", "default", "enum", "const", "propertyNames"):
                waiting.append(inner)
