"""JSON Schemas (draft 2020-12) from the typed models, with what plugins add folded in.

Two things are done to what msgspec writes: keys beginning with `x-` are let through everywhere, and open unions become an
`anyOf` with a `discriminator`, built from the members that were registered (`schema_builder`). Games add their own
(`schema_of_games`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uguisu.board.model import MapModel
from uguisu.content.models import CardsFile, MissionFile, RulingsFile, Scenario
from uguisu.content.registry import GameContent
from uguisu.content.schema_builder import Schema, SchemaBuilder
from uguisu.content.schema_of_games import list_names, tie_options, tie_props, tie_variants, types_of
from uguisu.content.vocabulary import Vocabulary

FILE_TYPES: dict[str, Any] = {
    "scenario": Scenario,
    "map": MapModel,
    "cards": CardsFile,
    "mission": MissionFile,
    "rulings": RulingsFile,
}
"""The kinds of files in a pack, and the model of each."""


def file_schema(
    kind: str, vocabulary: Vocabulary, games: Mapping[str, GameContent], game: str | None = None
) -> Schema:
    """Return the schema of a kind of file (a key of `FILE_TYPES`).

    With `game` it is that game's own: props are typed, and events and kinds of links are listed. Without,
    it does for the packs of all `games`; in scenario files the options then follow from what `game:` says.
    """
    builder = SchemaBuilder(
        FILE_TYPES[kind], vocabulary.of(game) if game in games and game is not None else vocabulary
    )
    chosen = games if game is None else {game: games[game]} if game in games else {}
    builder.add_types(types_of(kind, chosen))
    if kind in ("scenario", "rulings"):
        tie_variants(builder, chosen)
    if kind == "scenario":
        tie_options(builder, chosen)
    if game is not None and game in games:
        tie_props(builder, kind, games[game])
        list_names(builder, games[game])
    return builder.finish(_title(kind, game))


def _title(kind: str, game: str | None) -> str:
    return f"{kind}.yaml of an Uguisu pack" if game is None else f"{kind}.yaml of an Uguisu pack for {game}"
