"""Plain data to typed models, by what the loaded plugins and the pack's game say.

The quick way is one conversion by msgspec. Only when that fails is the schema consulted, to find everything
that is wrong and not only the first thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args, get_origin

import msgspec

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document
from uguisu.content.models import Scenario, VariantUse
from uguisu.content.models.fields import fields_of
from uguisu.content.schema import Schema, file_schema, file_type, has_required_fields, typed_fields

if TYPE_CHECKING:
    from uguisu.content.known import Known, KnownGame

NO_KEYS: dict[str, Any] = {}


class Grammar:
    """How the files of one game's packs are read. `game` is None for a game that nobody here knows."""

    def __init__(self, registry: Known, game: str | None) -> None:
        self.registry = registry
        self.game_id = game
        self.game: KnownGame | None = registry.games.get(game) if game is not None else None
        self.vocabulary = (
            registry.vocabulary if game is None or self.game is None else registry.vocabulary.of(game)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle which game's it is: what it knows comes from the plugins installed at the other end."""
        return Grammar, (self.registry, self.game_id)

    def decode(self, kind: str, document: Document) -> tuple[Any, list[Diagnostic]]:
        """Convert a document to the model of its kind; returns the model, or None and what is wrong, in
        file order.
        """
        try:
            return self.convert(kind, document.data), []
        except msgspec.ValidationError as error:
            from uguisu.content.diagnose import diagnose

            return None, diagnose(document, self.schema(kind), str(error), self.vocabulary)

    def convert(self, kind: str, data: Any) -> Any:
        """Convert plain data to the model of `kind`.

        Raises:
            msgspec.ValidationError: with the first thing that does not fit.
        """
        model = self.vocabulary.decode(file_type(kind, self.vocabulary), data)
        type_props = {
            "scenario": self._type_scenario,
            "cards": self._type_cards,
            "mission": self._type_mission,
            "map": self._check_places,
            "rulings": self._type_rulings,
        }[kind]
        type_props(model)
        return model

    def unsaid(self, kind: str, way: tuple[Any, ...]) -> Any:
        """Return the default of the value at `way` (keys from the root); None if it has none."""
        models: list[Any] = [file_type(kind, self.vocabulary)]
        field = None
        for step in way:
            models = [inner for model in models for inner in _structs_in(model)]
            known = [one for model in models for one in fields_of(model) if one.encode_name == step]
            if known:
                field = known[0]
                models = [self._type_of(kind, models, field)]
        has = field is not None and field.encode_name == way[-1] and field.default is not msgspec.NODEFAULT
        return field.default if field is not None and has else None

    def _type_of(self, kind: str, models: list[Any], field: msgspec.structs.FieldInfo) -> Any:
        """Return the type of a field; of one that the game types, the game's."""
        names = {model.__name__ for model in models}
        for owner, key, attribute in typed_fields(kind):
            if owner in names and key == field.encode_name and self.game is not None:
                return getattr(self.game, attribute)
        return field.type

    def schema(self, kind: str) -> Schema:
        """Return the schema of `kind` for this game."""
        known, game = self.registry.schemas, self.game_id if self.game else None
        if (kind, game) not in known:
            known[kind, game] = file_schema(kind, self.registry.vocabulary, self.registry.games, game)
        return known[kind, game]

    def variant_options(self, use: str | VariantUse) -> tuple[str, Any]:
        """Return (id, options) of a variant in a decoded file; one that is named without options gets its defaults."""
        if isinstance(use, VariantUse):
            return use.id, use.options
        wanted = self._variant_types.get(use)
        if wanted is None or has_required_fields(wanted):
            return use, None
        return use, self.vocabulary.decode(wanted, NO_KEYS)

    @cached_property
    def _variant_types(self) -> dict[str, type[msgspec.Struct] | None]:
        if self.game is None:
            return {}
        return {name: variant.options_type for name, variant in self.game.variants.items()}

    def _type_scenario(self, scenario: Scenario) -> None:
        self._type_field(scenario, "options", self.game.options_type if self.game else None)
        self._type_variants(scenario.variants)

    def _type_rulings(self, file: Any) -> None:
        wanted = self.game.position_type if self.game else None
        for ruling in file.rulings:
            self._type_field(ruling, "setup", wanted)
            self._type_variants(ruling.variants or ())

    def _type_variants(self, uses: tuple[str | VariantUse, ...]) -> None:
        for use in uses:
            if isinstance(use, VariantUse):
                self._type_field(use, "options", self._variant_types.get(use.id))

    def _type_cards(self, file: Any) -> None:
        wanted = self.game.card_props_type if self.game else None
        for card in file.cards:
            self._type_field(card, "props", wanted)
        wanted = self.game.deck_props_type if self.game else None
        for deck in file.decks:
            self._type_field(deck, "props", wanted)

    def _type_mission(self, mission: Any) -> None:
        self._type_field(mission, "props", self.game.mission_props_type if self.game else None)

    def _check_places(self, board: Any) -> None:
        wanted = self.game.place_props_type if self.game else None
        if wanted is not None:
            entries = getattr(board, "legend", {}).values()
            for place in (*getattr(board, "places", ()), *getattr(board, "cells", ()), *entries):
                self.vocabulary.decode(wanted, place.props)

    def _type_field(self, owner: msgspec.Struct, field: str, wanted: type[msgspec.Struct] | None) -> None:
        """Put what the game types in the place of the plain ones. The owner was made a moment ago and
        nobody else has it.
        """
        plain = getattr(owner, field)
        plain = NO_KEYS if plain is msgspec.UNSET else plain
        if wanted is None:
            if not isinstance(plain, dict):
                raise msgspec.ValidationError(f"Expected `object` - at `$.{field}`")
            typed: Any = dict(plain)
        else:
            typed = self.vocabulary.decode(wanted, plain)
        msgspec.structs.force_setattr(owner, field, typed)


def _structs_in(of: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the models that a type mentions: its own, those of its entries, those that it may be."""
    if isinstance(of, type) and get_origin(of) is None:
        if issubclass(of, msgspec.Struct):
            yield of
        return
    for part in get_args(of):
        yield from _structs_in(part)
