"""What a game adds to the schemas of its files: its options and props, and the names of its events, sides and ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from uguisu.content.registry import GameContent
from uguisu.content.schema_builder import Schema, SchemaBuilder


def props_places(kind: str) -> tuple[tuple[str, str], ...]:
    """Return in which models of this kind of file a game types `props`: (model's name, GameContent
    attribute).
    """
    return {
        "map": (("GraphPlace", "place_props_type"), ("CellExtra", "place_props_type")),
        "cards": (("Card", "card_props_type"),),
        "mission": (("MissionFile", "mission_props_type"),),
    }.get(kind, ())


def example_of(definition: Schema) -> dict[str, Any]:
    """Return a mapping with an example for each key that `definition` asks for, or for the first it knows."""
    properties = definition.get("properties", {})
    keys = definition.get("required") or list(properties)[:1]
    return {key: properties[key]["examples"][0] for key in keys if properties[key].get("examples")}


def has_required_fields(model: type[msgspec.Struct]) -> bool:
    """Tell whether an empty mapping would not do for `model`."""
    return any(field.required for field in msgspec.structs.fields(model))


def types_of(kind: str, games: Mapping[str, GameContent]) -> list[type[Any]]:
    """Return the models that games bring to this kind of file."""
    wanted: list[type[Any] | None] = []
    for game in games.values():
        wanted += [getattr(game, attribute) for _, attribute in props_places(kind)]
        if kind == "scenario":
            wanted.append(game.options_type)
        if kind in ("scenario", "rulings"):
            wanted += [variant.options_type for variant in game.variants.values()]
    return [of for of in wanted if of is not None]


def tie_options(builder: SchemaBuilder, games: Mapping[str, GameContent]) -> None:
    """Say which options a scenario has, by what its `game:` says."""
    rules = [
        _when("game", name, builder, game.options_type)
        for name, game in sorted(games.items())
        if game.options_type is not None
    ]
    if rules:
        builder.defs["Scenario"]["allOf"] = rules


def tie_variants(builder: SchemaBuilder, games: Mapping[str, GameContent]) -> None:
    """Say which options a variant has, by its id."""
    rules = {
        name: _when("id", name, builder, variant.options_type)
        for game in games.values()
        for name, variant in sorted(game.variants.items())
        if variant.options_type is not None
    }
    if rules:
        builder.defs["VariantUse"]["allOf"] = list(rules.values())


def _when(key: str, value: str, builder: SchemaBuilder, options: type[msgspec.Struct]) -> Schema:
    """Say that where `key` is `value`, the options are of that model."""
    definition = builder.definition(options)
    typed = {"description": definition.get("description", ""), "examples": [example_of(definition)]}
    consequence: Schema = {"properties": {"options": {**builder.ref(options), **typed}}}
    if has_required_fields(options):
        consequence["required"] = ["options"]
    return {"if": {"properties": {key: {"const": value}}, "required": [key]}, "then": consequence}


def tie_props(builder: SchemaBuilder, kind: str, game: GameContent) -> None:
    """Type the `props` of one game's files."""
    for model, attribute in props_places(kind):
        props_type = getattr(game, attribute)
        if props_type is None or model not in builder.defs:
            continue
        owner = builder.defs[model]
        field = owner["properties"]["props"]
        for word in ("type", "additionalProperties", "anyOf"):
            field.pop(word, None)
        field.update(builder.ref(props_type), examples=[example_of(builder.definition(props_type))])
        field["description"] = builder.definition(props_type).get("description", field["description"])
        if has_required_fields(props_type):
            owner["required"] = [*owner.get("required", []), "props"]
            field.pop("default", None)


def list_names(builder: SchemaBuilder, game: GameContent) -> None:
    """List the events, sides and kinds of links, so that an editor can offer them."""
    for model, key, names in (
        ("Card", "on", game.events),
        ("Trigger", "on", game.events),
        ("Objective", "on", game.events),
        ("Objective", "for", game.sides),
        ("MissionResult", "winner", game.sides),
        ("Deck", "owner", game.sides),
        ("Link", "kind", game.link_kinds),
        ("Border", "kind", game.link_kinds),
    ):
        if names and model in builder.defs:
            _offer(builder.defs[model]["properties"][key], sorted(names))
    for about in builder.defs.values():
        for field in about.get("properties", {}).values():
            if "examples" in field:
                field["examples"] = [_in_terms_of(game, example) for example in field["examples"]]


def _in_terms_of(game: GameContent, example: Any) -> Any:
    """Put the game's own names into an example that speaks of some other game's."""
    if isinstance(example, list):
        return [_in_terms_of(game, part) for part in example]
    if not isinstance(example, dict):
        return example
    names = {"on": game.events, "for": game.sides, "winner": game.sides, "owner": game.sides}
    if "between" in example:
        names["kind"] = game.link_kinds
    told = {key: _in_terms_of(game, value) for key, value in example.items()}
    for key, known in names.items():
        if known and isinstance(told.get(key), str) and told[key] not in known:
            told[key] = sorted(known)[0]
    return told


def _offer(field: Schema, names: list[str]) -> None:
    optional = "default" in field and field["default"] is None
    for word in ("type", "pattern", "maxLength", "anyOf"):
        field.pop(word, None)
    field["enum"] = [*names, None] if optional else names
    field["examples"] = names[:1]
