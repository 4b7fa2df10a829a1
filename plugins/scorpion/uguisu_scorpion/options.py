"""What a Scorpion scenario may set."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class ScorpionOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Scorpion."""

    players: Annotated[
        Literal[2, 3, 4],
        Meta(
            description=(
                "How many play (SC-01). 2: intruders against guards. 3: ninja, traitor, guards. "
                "4: ninja, traitor, swords, spears."
            ),
            examples=[2],
        ),
    ] = 2
    hands: Annotated[
        Literal["starter", "picked"],
        Meta(
            description="`starter`: the hands that the cards' `starter` numbers give (SC-08); `picked`: players pick (SC-07).",
            examples=["picked"],
        ),
    ] = "starter"
    setup: Annotated[
        Literal["chosen", "dealt"],
        Meta(
            description=(
                "Who decides what the mission leaves open: `chosen`, the players; `dealt`, chance, in secret, "
                "so that play begins at once."
            ),
            examples=["dealt"],
        ),
    ] = "chosen"
    turns: Annotated[
        int, Meta(ge=1, le=60, description="How many turns the night has (SC-06).", examples=[20])
    ] = 20
    sentries: Annotated[
        int, Meta(ge=0, le=20, description="Sentries on watch posts at the start (SC-09).", examples=[8])
    ] = 8
    patrols: Annotated[
        int, Meta(ge=0, le=6, description="Patrols of two at the start (SC-09).", examples=[3])
    ] = 3
    sleepers: Annotated[
        int, Meta(ge=0, le=40, description="Sleeping guards at the start (SC-11).", examples=[8])
    ] = 8
    sleepers_in_a_barracks: Annotated[
        int, Meta(ge=1, le=9, description="How many may sleep in one barracks zone (SC-11).", examples=[2])
    ] = 2
    traps: Annotated[int, Meta(ge=0, le=9, description="Traps in the castles (SC-11).", examples=[2])] = 2
    ambushes: Annotated[
        int, Meta(ge=0, le=9, description="Hidden sentries in the castles (SC-11).", examples=[2])
    ] = 2
    swords: Annotated[
        int, Meta(ge=1, le=15, description="Guards with swords in the box (SC-02).", examples=[10])
    ] = 10
    spears: Annotated[
        int, Meta(ge=1, le=15, description="Guards with spears in the box (SC-02).", examples=[10])
    ] = 10
    drunks: Annotated[int, Meta(ge=0, le=9, description="Drunk guards in the box (SC-02).", examples=[3])] = 3
    most_guards: Annotated[
        int,
        Meta(
            ge=1,
            le=39,
            description="Most guards on the board at once, drunk ones included (SC-39).",
            examples=[20],
        ),
    ] = 20
    ninja_hand: Annotated[
        int, Meta(ge=0, le=30, description="Cards the ninja picks (SC-07).", examples=[8])
    ] = 8
    traitor_hand: Annotated[
        int, Meta(ge=0, le=30, description="Cards the traitor picks (SC-07).", examples=[7])
    ] = 7
    guard_hand: Annotated[
        int,
        Meta(ge=0, le=90, description="Cards the guards pick, all together (SC-07).", examples=[24]),
    ] = 24
    cards_a_turn: Annotated[
        int,
        Meta(ge=0, le=9, description="Cards from the hand in the guard-cards phase (SC-23).", examples=[2]),
    ] = 2
    ninja_wounds: Annotated[
        int, Meta(ge=1, le=9, description="Wounds that kill the ninja (SC-56).", examples=[3])
    ] = 3
    traitor_wounds: Annotated[
        int, Meta(ge=1, le=9, description="Wounds that kill the traitor (SC-56).", examples=[2])
    ] = 2
    ninja_new_hand: Annotated[
        int, Meta(ge=0, le=30, description="Cards of a ninja that comes back (SC-57).", examples=[6])
    ] = 6
    traitor_new_hand: Annotated[
        int, Meta(ge=0, le=30, description="Cards of a traitor that comes back (SC-57).", examples=[5])
    ] = 5
    last_return: Annotated[
        int,
        Meta(
            ge=0,
            le=60,
            description=(
                "An intruder that dies on this turn or before comes back (SC-57). The texts differ: 10 counts turn 10 as "
                "'before', 9 does not."
            ),
            examples=[10, 9],
        ),
    ] = 10
    passage: Annotated[
        Literal["in_or_out", "out_and_in"],
        Meta(
            description=(
                "Whether who has come out of the secret passage may go into it again in the same turn (SC-60). The texts "
                "differ: `in_or_out`, never both in one turn; `out_and_in`, only moving through it is forbidden."
            ),
            examples=["in_or_out"],
        ),
    ] = "in_or_out"
    searches: Annotated[
        Literal["each", "together"],
        Meta(
            description="Whether the limit of searches is for each intruder or for both together (SC-51); the texts differ.",
            examples=["each"],
        ),
    ] = "each"
    searches_a_turn: Annotated[
        int, Meta(ge=1, le=9, description="How many zones may be searched a turn (SC-51).", examples=[2])
    ] = 2
