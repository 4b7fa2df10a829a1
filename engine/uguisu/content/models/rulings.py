"""rulings.yaml: a FAQ that runs."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Format, Model, Notes
from uguisu.content.models.scenario import VariantUse
from uguisu.content.text import LocalText

Plays: TypeAlias = Annotated[
    tuple[str, ...],
    Meta(
        description=(
            "The actions played, in notation. Where chance decides, name the outcome, or leave "
            "it to the seed."
        ),
        examples=[["ninja:yard", "red:stay"]],
    ),
]
Expectations: TypeAlias = Annotated[
    tuple[Expectation, ...],
    Meta(
        description="What must hold then.",
        examples=[[{"expect": "legal", "includes": ["ninja:hall"]}]],
    ),
]


class RulingStep(Model, kw_only=True, frozen=True):
    """Actions, and what must hold after them."""

    play: Plays = ()
    expect: Expectations = ()


class Ruling(Model, kw_only=True, frozen=True):
    """A position, what is played in it, and what must hold then."""

    id: Annotated[Id, Meta(description="The ruling's id.", examples=["no_passing_over"])]
    cites: Annotated[
        tuple[str, ...], Meta(description="The rules it refers to, by their ids.", examples=[["TE-05"]])
    ] = ()
    title: Annotated[
        LocalText | None,
        Meta(description="The question it answers.", examples=["May one pass over an occupied crossing?"]),
    ] = None
    seed: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        Meta(description="The seed of the game's chance.", examples=[7]),
    ] = None
    options: Annotated[
        dict[str, Any] | None,
        Meta(description="Options that differ from the scenario's.", examples=[{"samurai": 3}]),
    ] = None
    variants: Annotated[
        tuple[Id | VariantUse, ...] | None,
        Meta(description="Variants instead of the scenario's.", examples=[["silence"]]),
    ] = None
    setup: Annotated[
        dict[str, Any],
        Meta(
            description=(
                "The position it begins in: `pieces`, `tracks`, `marks`, `areas`, `phase`, `seat`, and keys of the game's own."
            ),
            examples=[{"pieces": {"ninja": "gate"}, "tracks": {"turn": 3}, "phase": "ninja"}],
        ),
    ] = msgspec.field(default_factory=dict)
    play: Plays = ()
    expect: Expectations = ()
    steps: Annotated[
        tuple[RulingStep, ...],
        Meta(
            description="More to play and to expect, one after the other.",
            examples=[[{"play": ["ninja:yard"], "expect": [{"expect": "to_move", "seat": "samurai"}]}]],
        ),
    ] = ()
    notes: Notes = None


class RulingsFile(Model, kw_only=True, frozen=True):
    """A pack's rulings.yaml."""

    format: Format
    rulings: Annotated[
        tuple[Ruling, ...],
        Meta(description="The rulings.", examples=[[{"id": "no_passing_over", "cites": ["TE-05"]}]]),
    ] = ()
    breaks: Annotated[
        dict[Id, LocalText],
        Meta(
            description="Rulings of packs below that do not hold in this one on purpose, each with the reason.",
            examples=[{"two_lanterns_only": "This mod has four."}],
        ),
    ] = msgspec.field(default_factory=dict)
    notes: Notes = None
