"""scenario.yaml: which game, which files, which variants."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.models.fields import FileName, Format, Model, Notes, Origin, Title
from uguisu.content.text import Language, LocalText


class VariantUse(Model, kw_only=True, frozen=True):
    """A variant with options of its own."""

    id: Annotated[Id, Meta(description="The variant's id.", examples=["silence"])]
    options: Annotated[
        Any,
        Meta(
            description="The variant's options; its plugin says which there are.",
            examples=[{"rounds": 3}],
            extra_json_schema={"type": "object"},
        ),
    ] = msgspec.UNSET


PackName: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=200,
        description=(
            "A pack by its name, or the path to it from this pack's folder, starting with `./` or `../`."
        ),
        examples=["scorpion/garden_gate", "../garden_gate"],
    ),
]


class PackUse(Model, kw_only=True, frozen=True):
    """A pack to build on, in certain versions."""

    pack: PackName
    version: Annotated[
        str,
        Meta(
            max_length=200,
            description="The versions of it that will do.",
            examples=[">=1.0,<2"],
        ),
    ] = ""


class Scenario(Model, kw_only=True, frozen=True):
    """A pack's scenario.yaml."""

    format: Format
    id: Annotated[
        Id, Meta(description="The scenario's name for files and commands.", examples=["autumn_temple"])
    ]
    game: Annotated[Id, Meta(description="The game whose rules it is played by.", examples=["temple"])]
    title: Title
    summary: Annotated[
        LocalText | None,
        Meta(
            description="A sentence or two for whoever chooses a scenario.",
            examples=["Three samurai, two bridges."],
        ),
    ] = None
    version: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(
            description="The version of this pack, for packs that build on it.",
            examples=["1.2"],
        ),
    ] = None
    uses: Annotated[
        tuple[PackName | PackUse, ...],
        Meta(
            max_length=16,
            description=(
                "The packs that this one builds on. What it does not say, it takes from them; of two that say "
                "different things, the later one holds."
            ),
            examples=[["scorpion/garden_gate"], [{"pack": "../garden_gate", "version": ">=1.0"}]],
        ),
    ] = ()
    replaces: Annotated[
        tuple[Literal["map", "cards", "mission"], ...],
        Meta(
            description="Files of this pack that stand instead of those below, which otherwise they are laid over.",
            examples=[["map"]],
        ),
    ] = ()
    needs: Annotated[
        dict[str, str],
        Meta(
            description="The plugins it needs, each with the versions that will do.",
            examples=[{"temple": ">=0.1"}],
        ),
    ] = msgspec.field(default_factory=dict)
    languages: Annotated[
        tuple[Language, ...],
        Meta(
            description=(
                "The languages that all texts of this pack are promised in. Missing "
                "translations are reported."
            ),
            examples=[["en", "uk"]],
        ),
    ] = ()
    map: Annotated[
        FileName | None, Meta(description="The map's file in this pack.", examples=["map.yaml"])
    ] = "map.yaml"
    cards: Annotated[
        FileName | None,
        Meta(description="The cards' file in this pack, if there are cards.", examples=["cards.yaml"]),
    ] = None
    mission: Annotated[
        FileName | None,
        Meta(
            description="The file of objectives, triggers and tracks, if there is one.",
            examples=["mission.yaml"],
        ),
    ] = None
    rulings: Annotated[
        FileName | None,
        Meta(
            description="The file of rulings: positions with what must hold in them.",
            examples=["rulings.yaml"],
        ),
    ] = None
    variants: Annotated[
        tuple[Id | VariantUse, ...],
        Meta(
            description=(
                "The variants it is played with, in order; one with options is written as `id` and `options`."
            ),
            examples=[["compulsory_movement", {"id": "silence", "options": {"rounds": 3}}]],
        ),
    ] = ()
    options: Annotated[
        Any,
        Meta(
            description="The game's options; its plugin says which there are.",
            examples=[{"samurai": 4}],
            extra_json_schema={"type": "object"},
        ),
    ] = msgspec.UNSET
    license: Annotated[
        str | None, Meta(description="The terms on which others may use this pack.", examples=["CC-BY-4.0"])
    ] = None
    origin: Origin = None
    notes: Notes = None
