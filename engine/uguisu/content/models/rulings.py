"""rulings.yaml: a FAQ that runs."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Format, Model, Notes
from uguisu.content.models.scenario import VariantUse
from uguisu.messages.local_text import LocalText, doc

Plays: TypeAlias = Annotated[
    tuple[str, ...],
    doc(
        "The actions played, in notation. Where chance decides, name the outcome, or leave it to the seed.",
        ["ninja:yard", "red:stay"],
    ),
]
Expectations: TypeAlias = Annotated[
    tuple[Expectation, ...],
    doc("What must hold then.", [{"expect": "legal", "includes": ["ninja:hall"]}]),
]


class RulingStep(Model, kw_only=True, frozen=True):
    """Actions, and what must hold after them."""

    play: Plays = ()
    expect: Expectations = ()


class Ruling(Model, kw_only=True, frozen=True):
    """A position, what is played in it, and what must hold then."""

    id: Annotated[Id, doc("The ruling's id.", "no_passing_over")]
    cites: Annotated[tuple[str, ...], doc("The rules it refers to, by their ids.", ["TE-05"])] = ()
    title: Annotated[
        LocalText | None,
        doc("The question it answers.", "May one pass over an occupied crossing?"),
    ] = None
    seed: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        doc("The seed of the game's chance.", 7),
    ] = None
    options: Annotated[
        dict[str, Any] | None,
        doc("Options that differ from the scenario's.", {"samurai": 3}),
    ] = None
    variants: Annotated[
        tuple[Id | VariantUse, ...] | None,
        doc("Variants instead of the scenario's.", ["silence"]),
    ] = None
    setup: Annotated[
        Any,
        doc(
            "The position it begins in: `pieces`, `tracks`, `marks`, `areas`, `phase`, `seat`, and keys of the game's own.",
            {"pieces": {"ninja": "gate"}, "tracks": {"turn": 3}, "phase": "ninja"},
            extra_json_schema={"type": "object"},
        ),
    ] = msgspec.UNSET
    """A dict in the file; after loading, a `Position` of the game's own type."""
    play: Plays = ()
    expect: Expectations = ()
    steps: Annotated[
        tuple[RulingStep, ...],
        doc(
            "More steps: what is played and what must hold then, one after another.",
            [{"play": ["ninja:yard"], "expect": [{"expect": "to_move", "seat": "samurai"}]}],
        ),
    ] = ()
    notes: Notes = None


class RulingsFile(Model, kw_only=True, frozen=True):
    """A pack's rulings.yaml."""

    format: Format
    rulings: Annotated[
        tuple[Ruling, ...],
        doc("The rulings.", [{"id": "no_passing_over", "cites": ["TE-05"]}]),
    ] = ()
    breaks: Annotated[
        dict[Id, LocalText],
        doc(
            "Rulings of the packs below that deliberately do not hold in this one, each with the reason.",
            {"two_lanterns_only": "This mod has four."},
        ),
    ] = msgspec.field(default_factory=dict)
    notes: Notes = None
