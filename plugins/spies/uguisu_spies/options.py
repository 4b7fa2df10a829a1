"""What a Spies scenario may set."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class SpiesOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Spies."""

    spies: Annotated[
        Literal[1, 2, 3],
        Meta(description="How many spies there are, each with a player (SP-75).", examples=[2]),
    ] = 1
    setup: Annotated[
        Literal["chosen", "dealt"],
        Meta(
            description="Who places what the mission leaves open: `chosen`, the guard; `dealt`, chance, at once.",
            examples=["dealt"],
        ),
    ] = "chosen"
    hands: Annotated[
        Literal["starter", "picked"],
        Meta(
            description="`starter`: spies begin with the cards' `starter` numbers; `picked`: they pick their cards (SP-05).",
            examples=["picked"],
        ),
    ] = "starter"
    alert_falls: Annotated[
        Literal["first", "last"],
        Meta(
            description="Whether the alert falls as the guard's turn begins, or as it ends (SP-01: the text says both).",
            examples=["first"],
        ),
    ] = "first"
    forgetting: Annotated[
        bool,
        Meta(
            description="Whether the guard may leave out what his turn asks of him; what he forgets is lost (SP-16).",
            examples=[True],
        ),
    ] = False
    shot_range: Annotated[
        int,
        Meta(
            ge=1,
            le=20,
            description="How far a spy shoots, without what its role and weapon add (SP-30 leaves it open).",
            examples=[6],
        ),
    ] = 4
    body_track: Annotated[
        Literal["once", "each"],
        Meta(
            description="Whether a unit counts once on the body track, or for its figure and for its body (SP-14).",
            examples=["each"],
        ),
    ] = "once"
    cameras_find_lying: Annotated[
        bool, Meta(description="Whether cameras find what lies, too (SP-47 leaves it open).", examples=[True])
    ] = False
