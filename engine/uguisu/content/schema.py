"""JSON Schemas (draft 2020-12) from the typed models, with what plugins add folded in.

Two things are done to what msgspec writes: keys beginning with `x-` are let through everywhere, and open unions become an
`anyOf` with a `discriminator`, built from the members that were registered. Games add their own.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

import msgspec

from uguisu.board.model import MapModel
from uguisu.content.markers import Marker
from uguisu.content.models import CampaignFile, CardsFile, MissionFile, RulingsFile, Scenario
from uguisu.content.models.fields import fields_of
from uguisu.content.topics import is_about_cards
from uguisu.content.vocabulary import Vocabulary
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.known import KnownGame

FILE_TYPES: dict[str, Any] = {
    "scenario": Scenario,
    "map": MapModel,
    "cards": CardsFile,
    "mission": MissionFile,
    "rulings": RulingsFile,
}
"""The kinds of files in a pack, and the model of each; of maps, those that come with the engine (see `file_type`)."""


def file_type(kind: str, vocabulary: Vocabulary) -> Any:
    """Return the model of a kind of file; of a map that of any kind of map there is."""
    return vocabulary.map_models if kind == "map" else FILE_TYPES[kind]


def file_schema(
    kind: str, vocabulary: Vocabulary, games: Mapping[str, KnownGame], game: str | None = None
) -> Schema:
    """Return the schema of a kind of file (a key of `FILE_TYPES`).

    With `game` it is that game's own: props are typed, and events and kinds of links are listed. Without,
    it does for the packs of all `games`; in scenario files the options then follow from what `game:` says.
    """
    builder = SchemaBuilder(
        file_type(kind, vocabulary), vocabulary.of(game) if game in games and game is not None else vocabulary
    )
    chosen = games if game is None else {game: games[game]} if game in games else {}
    builder.add_types(types_of(kind, chosen))
    if kind in ("scenario", "rulings"):
        tie_variants(builder, chosen)
    if kind == "scenario":
        tie_options(builder, chosen)
    if game is not None and game in games:
        tie_typed_fields(builder, kind, games[game])
        list_names(builder, games[game])
        list_card_words(builder, games[game].card_rules)
    return builder.finish(_title(kind, game))


def campaign_schema(vocabulary: Vocabulary) -> Schema:
    """Return the schema of campaign.yaml, which is the same for all games."""
    builder = SchemaBuilder(CampaignFile, vocabulary)
    builder.add_types(())
    return builder.finish("campaign.yaml: missions played one after the other")


def _title(kind: str, game: str | None) -> str:
    return f"{kind}.yaml of an Uguisu pack" if game is None else f"{kind}.yaml of an Uguisu pack for {game}"


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
        markers = sorted(
            (of for of in _reached([self.model], self.vocabulary) if not issubclass(of, msgspec.Struct)),
            key=lambda marker: marker.__name__,
        )
        members = [
            member
            for marker in markers
            for of_tag in self.vocabulary.all_members(marker).values()
            for member in of_tag
        ]
        self.types = list(dict.fromkeys([self.model, *members, *extra]))
        schemas, self.defs = msgspec.json.schema_components(
            self.types, schema_hook=_marker_ref, ref_template=REF
        )
        for definition in self.defs.values():
            for part in parts_of(definition):
                if "enum" in part.get(
                    "propertyNames", ()
                ):  # from msgspec 0.23 on; `_list_keys` does so with any
                    del part["propertyNames"]
        self.refs = {id(of): schema for of, schema in zip(self.types, schemas, strict=True)}
        self.root = self.refs[id(self.model)]
        for of in _reached(self.types, self.vocabulary):
            if of.__name__ in self.defs and issubclass(of, msgspec.Struct):
                _list_keys(of, self.defs[of.__name__])
        for marker in markers:
            self.defs[marker.__name__] = self.open_union(marker)

    def open_union(self, marker: type[Marker]) -> Schema:
        """Return a union that takes any member of `marker`, told by its tag.

        The tags are listed beside the branches, each with what it does: a language server looks for what to offer in
        those branches only that fit what is written already, and of an entry just begun few do.
        """
        of_tags = sorted(self.vocabulary.all_members(marker).items())
        members = {tag: self.one_of(marker, tag, of_tag) for tag, of_tag in of_tags}
        about = [self.definition(of_tag[0]).get("description", "") for _, of_tag in of_tags]
        tags = {
            "description": marker.which,
            "enum": [*members],
            "markdownEnumDescriptions": [inspect.cleandoc(text) for text in about],
            "examples": [*members][:1],
        }
        return {
            "title": marker.__name__,
            "description": (marker.__doc__ or "").split("\n")[0],
            "type": "object",
            "required": [marker.tag_field],
            **({"properties": {marker.tag_field: tags}} if members else {}),
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
            "description": Message("A word that several games define."),
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
            if "description" in definition:  # a docstring, which only newer Pythons take from its indentation
                definition["description"] = inspect.cleandoc(definition["description"])
        return {"$schema": DRAFT, "title": title, **self.root, "$defs": dict(sorted(self.defs.items()))}


def _list_keys(model: type[msgspec.Struct], definition: Schema) -> None:
    """Say which keys a table may have where its type lists them: msgspec checked them, but left them out before 0.23."""
    for field in fields_of(model):
        inner = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
        keys = get_args(inner)[0] if get_origin(inner) is dict else None
        if get_origin(keys) is Literal:
            definition["properties"][field.encode_name]["propertyNames"] = {"enum": [*get_args(keys)]}


def _marker_ref(of: type[Any]) -> Schema:
    if isinstance(of, type) and issubclass(of, Marker):
        return {"$ref": REF.format(name=of.__name__)}
    raise NotImplementedError(of)


def _reached(types: Iterable[Any], vocabulary: Vocabulary) -> list[type[Any]]:
    """Return the models and the markers that `types` mention, directly, in others' fields or as members of markers."""
    found: dict[type[Any], None] = {}
    waiting = list(types)
    while waiting:
        of = waiting.pop()
        if not (isinstance(of, type) and get_origin(of) is None and issubclass(of, msgspec.Struct | Marker)):
            waiting += get_args(of)
        elif of not in found:
            found[of] = None
            if issubclass(of, msgspec.Struct):
                waiting += [field.type for field in fields_of(of)]
            else:
                waiting += (member for members in vocabulary.all_members(of).values() for member in members)
    return list(found)


NO_SCHEMAS = ("examples", "default", "enum", "const", "required", "discriminator", "propertyNames")
"""Words of schemas behind which no schemas of values stand."""


def parts_of(schema: Any) -> Iterator[Schema]:
    """Yield every schema within one; examples and the like are none."""
    if isinstance(schema, list):
        for part in schema:
            yield from parts_of(part)
    elif isinstance(schema, dict):
        yield schema
        for word, inner in schema.items():
            if word in ("properties", "$defs", "patternProperties") and isinstance(inner, dict):
                for part in inner.values():
                    yield from parts_of(part)
            elif word not in NO_SCHEMAS and not _tells_apart(word, inner):
                yield from parts_of(inner)


def _tells_apart(word: str, inner: Any) -> bool:
    """Whether it is an `if` by which entries are told apart; that of a game's options holds for its mods, too."""
    return word == "if" and "game" not in inner.get("properties", {})


def _let_private_keys_through(schema: Schema) -> None:
    for part in parts_of(schema):
        if "additionalProperties" in part and part.get("type") == "object":
            part["patternProperties"] = {"^x-": {}}
        if "propertyNames" in part:
            part["propertyNames"] = {"if": {"pattern": "^x-"}, "else": part["propertyNames"]}


def typed_fields(kind: str) -> tuple[tuple[str, str, str], ...]:
    """Return the fields of this kind of file that a game types: (model's name, key, KnownGame attribute)."""
    return {
        "map": tuple(
            (model, "props", "place_props_type") for model in ("GraphPlace", "CellExtra", "LegendEntry")
        ),
        "cards": (("Card", "props", "card_props_type"), ("Deck", "props", "deck_props_type")),
        "mission": (("MissionFile", "props", "mission_props_type"),),
        "rulings": (("Ruling", "setup", "position_type"),),
    }.get(kind, ())


def example_of(definition: Schema) -> dict[str, Any]:
    """Return a mapping with an example for each key that `definition` asks for, or for the first it knows."""
    properties = definition.get("properties", {})
    keys = definition.get("required") or list(properties)[:1]
    return {key: properties[key]["examples"][0] for key in keys if properties[key].get("examples")}


def has_required_fields(model: type[msgspec.Struct]) -> bool:
    """Tell whether an empty mapping would not do for `model`."""
    return any(field.required for field in fields_of(model))


def types_of(kind: str, games: Mapping[str, KnownGame]) -> list[type[Any]]:
    """Return the models that games bring to this kind of file."""
    wanted: list[type[Any] | None] = []
    for game in games.values():
        wanted += [getattr(game, attribute) for _, _, attribute in typed_fields(kind)]
        if kind == "scenario":
            wanted.append(game.options_type)
        if kind in ("scenario", "rulings"):
            wanted += [variant.options_type for variant in game.variants.values()]
    return [of for of in wanted if of is not None]


def tie_options(builder: SchemaBuilder, games: Mapping[str, KnownGame]) -> None:
    """Say which options a scenario has, by what its `game:` says."""
    rules = [
        _when("game", name, builder, game.options_type)
        for name, game in sorted(games.items())
        if game.options_type is not None
    ]
    if rules:
        builder.defs["Scenario"]["allOf"] = rules


def tie_variants(builder: SchemaBuilder, games: Mapping[str, KnownGame]) -> None:
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


def tie_typed_fields(builder: SchemaBuilder, kind: str, game: KnownGame) -> None:
    """Type the `props` of one game's files, and the positions of its rulings."""
    for model, key, attribute in typed_fields(kind):
        wanted = getattr(game, attribute)
        if wanted is None or model not in builder.defs:
            continue
        owner = builder.defs[model]
        field = owner["properties"][key]
        for word in ("type", "additionalProperties", "anyOf"):
            field.pop(word, None)
        field.update(builder.ref(wanted), examples=[example_of(builder.definition(wanted))])
        field["description"] = builder.definition(wanted).get("description", field["description"])
        if has_required_fields(wanted):
            owner["required"] = [*owner.get("required", []), key]
            field.pop("default", None)


def list_names(builder: SchemaBuilder, game: KnownGame) -> None:
    """List the events, sides and kinds of links, so that an editor can offer them."""
    for model, key, names in (
        ("StandingRule", "on", game.events),
        ("Trigger", "on", game.events),
        ("Objective", "on", game.events),
        ("Objective", "for", game.sides),
        ("MissionResult", "winner", game.sides),
        ("Deck", "owner", game.sides),
        ("Link", "kind", game.link_kinds),
        ("Border", "kind", game.link_kinds),
    ):
        if names and model in builder.defs:
            field = builder.defs[model]["properties"][key]
            _offer(field, sorted(names))
            if key == "on" and not game.plays_cards:
                known = game.event_types
                field[OFFERED] = [
                    one for one in sorted(names) if not is_about_cards(known[one].scope.values())
                ]
                field["examples"] = field[OFFERED][:1]
    for about in builder.defs.values():
        for field in about.get("properties", {}).values():
            if "examples" in field:
                field["examples"] = [_in_terms_of(game, example) for example in field["examples"]]


OFFERED = "offered"
"""Which of the words that may stand somewhere are offered: in a game without cards none that is about them."""
PLAYED = frozenset({"played_in", "target", "if", "do", "modes", "rules"})
"""Keys of a card that say how it is played: they are read in a game that has windows to play it in."""


def unread_keys(words: Any) -> frozenset[str]:
    """Return the keys of a card that do nothing in a game."""
    read: frozenset[str] = words.keys | (PLAYED if words.windows else frozenset())
    return (PLAYED | {"type", "tags"}) - read - ({"type"} if words.types else frozenset())


def list_card_words(builder: SchemaBuilder, words: Any) -> None:
    """List a game's windows, targets and sorts of cards, and leave out what it does not read."""
    if "Card" not in builder.defs:
        return
    properties = builder.defs["Card"]["properties"]
    for key in unread_keys(words):
        properties.pop(key, None)
    for owner in ("Card", "CardMode"):
        target = builder.defs[owner]["properties"].get("target")
        if target is not None and words.windows:
            _offer_words(target, {name: word.about for name, word in words.targets.items()})
    if "played_in" in properties:
        windows = {name: word.about for name, word in words.windows.items()}
        _offer_words(properties["played_in"]["items"], windows)
        properties["played_in"]["examples"] = [sorted(windows)[:1]]
    if "type" in properties:
        _offer_words(properties["type"], words.types)


def _offer_words(field: Schema, words: Mapping[str, str]) -> None:
    """List words with what each means, which editors show beside it."""
    _offer(field, sorted(words))
    field["enumDescriptions"] = [words.get(name, "") for name in field["enum"]]


def _in_terms_of(game: KnownGame, example: Any) -> Any:
    """Put the game's own names into an example that refers to some other game's."""
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
