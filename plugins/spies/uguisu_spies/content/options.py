"""What a Spies scenario may set."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class SpiesOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Spies."""

    spies: Annotated[
        Literal[1, 2, 3],
        Meta(
            description="How many spies there are, each with a player (SP-75).", examples=[2], title="Spies"
        ),
    ] = 1
    setup: Annotated[
        Literal["chosen", "dealt"],
        Meta(
            description="Who places what the mission leaves open: `chosen`, the guard; `dealt`, chance, at once.",
            examples=["dealt"],
            title="What is left open",
        ),
    ] = "chosen"
    hands: Annotated[
        Literal["starter", "picked"],
        Meta(
            description="`starter`: spies begin with the cards' `starter` numbers; `picked`: they pick their cards (SP-05).",
            examples=["picked"],
            title="First hands",
        ),
    ] = "starter"
    alert_falls: Annotated[
        Literal["first", "last"],
        Meta(
            description=(
                "Whether the alert falls when the guard's turn begins, or when it ends (SP-01: the "
                "rulebook says both)."
            ),
            examples=["first"],
            title="Alert falls",
        ),
    ] = "first"
    forgetting: Annotated[
        bool,
        Meta(
            description=(
                "Whether the guard may skip things that his turn asks of him; what he forgets is lost "
                "(SP-16)."
            ),
            examples=[True],
            title="The guard may forget",
        ),
    ] = False
    shot_range: Annotated[
        int,
        Meta(
            ge=1,
            le=20,
            description="How far a spy shoots, without what its role and weapon add (SP-30 leaves it open).",
            examples=[6],
            title="Range of a shot",
        ),
    ] = 4
    body_track: Annotated[
        Literal["once", "each"],
        Meta(
            description="Whether a unit counts once on the body track, or for its figure and for its body (SP-14).",
            examples=["each"],
            title="How bodies count",
        ),
    ] = "once"
    cameras_find_lying: Annotated[
        bool,
        Meta(
            description="Whether cameras also find what is lying down (SP-47 leaves it open).",
            examples=[True],
            title="Cameras find what lies",
        ),
    ] = False
    walk: Annotated[
        int,
        Meta(ge=1, le=9, description="How far a spy walks (SP-H16).", examples=[3], title="Steps walking"),
    ] = 2
    run: Annotated[
        int, Meta(ge=1, le=9, description="How far a spy runs (SP-H16).", examples=[5], title="Steps running")
    ] = 4
    noise_pairs: Annotated[
        Literal["round", "game"],
        Meta(
            description=(
                "Whether a single noise token makes a pair only with one of the same round, or with the "
                "next one at any time (SP-H24)."
            ),
            examples=["game"],
            title="Pairs of noise",
        ),
    ] = "round"
    lights_missed: Annotated[
        Literal["near", "under"],
        Meta(
            description="Who sees a light go out: units in it or beside it, or only those under it (SP-H30).",
            examples=["under"],
            title="Who sees a light go out",
        ),
    ] = "near"
    lighting: Annotated[
        Literal["at_once", "later"],
        Meta(
            description=(
                "When a light comes on over a unit: whether it sees at once who else is in that light, or nobody does until "
                "somebody looks or moves (SP-42 leaves it open)."
            ),
            examples=["later"],
            title="Seen in a new light",
        ),
    ] = "at_once"
    cards_at_calm: Annotated[
        int,
        Meta(
            ge=0,
            le=4,
            description="How many cards tied to bands the guard may play while the alert is calm (SP-H36).",
            examples=[1],
            title="Band cards while calm",
        ),
    ] = 0
    may_activate_fewer: Annotated[
        bool,
        Meta(
            description="Whether the guard may activate fewer units than the alert says (SP-H22).",
            examples=[False],
            title="May activate fewer units",
        ),
    ] = True
    dogs_fooled: Annotated[
        bool,
        Meta(
            description="Whether a loose dog ignores a spy in disguise (SP-H38).",
            examples=[True],
            title="Disguise fools dogs",
        ),
    ] = False
    prints_last: Annotated[
        int,
        Meta(
            ge=0,
            le=99,
            description="For how many rounds after its own a footprint lasts (SP-H44).",
            examples=[3],
            title="Rounds a footprint lasts",
        ),
    ] = 1
    breaches: Annotated[
        Literal["spies", "all"],
        Meta(
            description=(
                "Who passes a breach that has been cut or shot: the spies, or, once the guard has found it, everybody and "
                "everything (SP-H37). What a mission opens is always open for all."
            ),
            examples=["all"],
            title="Who passes a breach",
        ),
    ] = "spies"
    underlined: Annotated[
        Literal["each", "one"],
        Meta(
            description="Whether a spy picks one card of each underlined name, or one of them in all (SP-H49).",
            examples=["one"],
            title="Underlined cards",
        ),
    ] = "each"
    stunned: Annotated[
        Literal["another", "excused"],
        Meta(
            description=(
                "What the guard owes who finds one of his units stunned (SP-34): `another`, that he activates another instead, "
                "and the spies have lost where there is none (SP-15); `excused`, only as many as he still has."
            ),
            examples=["excused"],
            title="A unit found stunned",
        ),
    ] = "another"
    disguised_handlers: Annotated[
        bool,
        Meta(
            description=(
                "Whether a spy in the place of a dog's handler lets the dog loose as the handler would; if not, the dog stays, "
                "and the guard learns whom it will not obey (SP-21 and SP-60 leave it open)."
            ),
            examples=[False],
            title="Dogs obey a disguise",
        ),
    ] = True
