"""scenario.yaml: which game, which files, which variants."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.models.fields import FileName, Format, Model, Notes, Origin, Title
from uguisu.messages.local_text import Language, LocalText, doc


class VariantUse(Model, kw_only=True, frozen=True):
    """A variant with options of its own."""

    id: Annotated[Id, doc("The variant's id.", "silence")]
    options: Annotated[
        Any,
        doc(
            "The variant's options; its plugin defines them.",
            {"rounds": 3},
            extra_json_schema={"type": "object"},
        ),
    ] = msgspec.UNSET


PackName: TypeAlias = Annotated[
    str,
    doc(
        "A pack by its name, or `../` and the name of a folder beside this pack's.",
        "scorpion/garden_gate",
        "../garden_gate",
        min_length=1,
        max_length=200,
    ),
]


class PackUse(Model, kw_only=True, frozen=True):
    """A pack to build on, in certain versions."""

    pack: PackName
    version: Annotated[
        str,
        doc("The versions of it that will do.", ">=1.0,<2", max_length=200),
    ] = ""


class Scenario(Model, kw_only=True, frozen=True):
    """A pack's scenario.yaml."""

    format: Format
    id: Annotated[Id, doc("The scenario's name for files and commands.", "autumn_temple")]
    game: Annotated[Id, doc("The game whose rules it uses.", "temple")]
    title: Title
    summary: Annotated[
        LocalText | None,
        doc("A sentence or two for people choosing a scenario.", "Three samurai, two bridges."),
    ] = None
    version: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        doc("The version of this pack, for packs that build on it.", "1.2"),
    ] = None
    uses: Annotated[
        tuple[PackName | PackUse, ...],
        doc(
            "The packs that this one builds on. What it does not say, it takes from them; if two of "
            "them differ, the later one wins.",
            ["scorpion/garden_gate"],
            [{"pack": "../garden_gate", "version": ">=1.0"}],
            max_length=16,
        ),
    ] = ()
    replaces: Annotated[
        tuple[Literal["map", "cards", "mission"], ...],
        doc(
            "Files of this pack that replace those of the packs below instead of being merged with them.",
            ["map"],
        ),
    ] = ()
    needs: Annotated[
        dict[str, str],
        doc("The plugins it needs, each with the versions that will do.", {"temple": ">=0.1"}),
    ] = msgspec.field(default_factory=dict)
    languages: Annotated[
        tuple[Language, ...],
        doc(
            "The languages that all texts of this pack should be in. Missing translations are reported.",
            ["en", "uk"],
        ),
    ] = ()
    map: Annotated[FileName | None, doc("The map's file in this pack.", "map.yaml")] = "map.yaml"
    cards: Annotated[
        FileName | None,
        doc("The cards' file in this pack, if there are cards.", "cards.yaml"),
    ] = None
    mission: Annotated[
        FileName | None,
        doc("The file of objectives, triggers and tracks, if there is one.", "mission.yaml"),
    ] = None
    rulings: Annotated[
        FileName | None,
        doc("The file of rulings: positions with what must hold in them.", "rulings.yaml"),
    ] = None
    variants: Annotated[
        tuple[Id | VariantUse, ...],
        doc(
            "The variants it is played with, in order; one with options is written as `id` and `options`.",
            ["compulsory_movement", {"id": "silence", "options": {"rounds": 3}}],
        ),
    ] = ()
    options: Annotated[
        Any,
        doc(
            "The game's options; its plugin defines them.",
            {"samurai": 4},
            extra_json_schema={"type": "object"},
        ),
    ] = msgspec.UNSET
    license: Annotated[str | None, doc("The terms on which others may use this pack.", "CC-BY-4.0")] = None
    origin: Origin = None
    notes: Notes = None
