"""What a Scorpion scenario may set."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from uguisu.effects import doc


class ScorpionOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of Scorpion."""

    players: Annotated[
        Literal[2, 3, 4],
        doc(
            "How many players there are (SC-01). 2: intruders against guards. 3: ninja, traitor, "
            "guards. 4: ninja, traitor, swords, spears.",
            2,
            title="Players",
        ),
    ] = 2
    hands: Annotated[
        Literal["starter", "picked"],
        doc(
            "`starter`: the hands that the cards' `starter` numbers give (SC-08); `picked`: players pick (SC-07).",
            "picked",
            title="First hands",
        ),
    ] = "starter"
    setup: Annotated[
        Literal["chosen", "dealt"],
        doc(
            "Who decides what the mission leaves open: `chosen`, the players; `dealt`, chance, in secret, "
            "so that play begins at once.",
            "dealt",
            title="What is left open",
        ),
    ] = "chosen"
    turns: Annotated[int, doc("How many turns the night has (SC-06).", 20, ge=1, le=60, title="Turns")] = 20
    sentries: Annotated[
        int, doc("Sentries on watch posts at the start (SC-09).", 8, ge=0, le=20, title="Sentries")
    ] = 8
    patrols: Annotated[int, doc("Patrols of two at the start (SC-09).", 3, ge=0, le=6, title="Patrols")] = 3
    sleepers: Annotated[
        int, doc("Sleeping guards at the start (SC-11).", 8, ge=0, le=40, title="Sleeping guards")
    ] = 8
    sleepers_in_a_barracks: Annotated[
        int,
        doc(
            "How many may sleep in one barracks zone (SC-11).",
            2,
            ge=1,
            le=9,
            title="Sleepers in one barracks",
        ),
    ] = 2
    traps: Annotated[int, doc("Traps in the castles (SC-11).", 2, ge=0, le=9, title="Traps")] = 2
    ambushes: Annotated[
        int, doc("Hidden sentries in the castles (SC-11).", 2, ge=0, le=9, title="Ambushes")
    ] = 2
    swords: Annotated[
        int, doc("Guards with swords in the box (SC-02).", 10, ge=1, le=15, title="Guards with swords")
    ] = 10
    spears: Annotated[
        int, doc("Guards with spears in the box (SC-02).", 10, ge=1, le=15, title="Guards with spears")
    ] = 10
    drunks: Annotated[int, doc("Drunk guards in the box (SC-02).", 3, ge=0, le=9, title="Drunk guards")] = 3
    most_guards: Annotated[
        int,
        doc(
            "Most guards on the board at once, drunk ones included (SC-39).",
            20,
            ge=1,
            le=39,
            title="Most guards on the board",
        ),
    ] = 20
    ninja_hand: Annotated[
        int, doc("Cards the ninja picks (SC-07).", 8, ge=0, le=30, title="Cards the ninja picks")
    ] = 8
    traitor_hand: Annotated[
        int, doc("Cards the traitor picks (SC-07).", 7, ge=0, le=30, title="Cards the traitor picks")
    ] = 7
    guard_hand: Annotated[
        int,
        doc("Cards the guards pick, all together (SC-07).", 24, ge=0, le=90, title="Cards the guards pick"),
    ] = 24
    cards_a_turn: Annotated[
        int,
        doc(
            "Cards played from the hand in the guard-cards phase (SC-23).",
            2,
            ge=0,
            le=9,
            title="Guard cards a turn",
        ),
    ] = 2
    ninja_wounds: Annotated[
        int, doc("Wounds that kill the ninja (SC-56).", 3, ge=1, le=9, title="Wounds that kill the ninja")
    ] = 3
    traitor_wounds: Annotated[
        int, doc("Wounds that kill the traitor (SC-56).", 2, ge=1, le=9, title="Wounds that kill the traitor")
    ] = 2
    ninja_new_hand: Annotated[
        int,
        doc(
            "Cards of a ninja that comes back (SC-57).", 6, ge=0, le=30, title="Cards when the ninja is back"
        ),
    ] = 6
    traitor_new_hand: Annotated[
        int,
        doc(
            "Cards of a traitor that comes back (SC-57).",
            5,
            ge=0,
            le=30,
            title="Cards when the traitor is back",
        ),
    ] = 5
    last_return: Annotated[
        int,
        doc(
            "An intruder that dies on this turn or before comes back (SC-57). The rulebooks differ: 10 "
            "counts turn 10 as 'before', 9 does not.",
            10,
            9,
            ge=0,
            le=60,
            title="Last turn to come back from",
        ),
    ] = 10
    passage: Annotated[
        Literal["in_or_out", "out_and_in"],
        doc(
            "Whether an intruder that has come out of the secret passage may go into it again in the "
            "same turn (SC-60). The rulebooks differ: `in_or_out`, never both in one turn; "
            "`out_and_in`, only moving through it is forbidden.",
            "in_or_out",
            title="Into the passage again",
        ),
    ] = "in_or_out"
    searches: Annotated[
        Literal["each", "together"],
        doc(
            "Whether the limit of searches is for each intruder or for both together (SC-51); the "
            "rulebooks differ.",
            "each",
            title="Limit of searches",
        ),
    ] = "each"
    searches_a_turn: Annotated[
        int,
        doc("How many zones may be searched a turn (SC-51).", 2, ge=1, le=9, title="Zones searched a turn"),
    ] = 2
    gone_answers: Annotated[
        bool,
        doc(
            "Whether an intruder that has left the board still answers with a card what its search has come upon, a trap or "
            "a hidden sentry (SC-53 to SC-55 leave it open).",
            True,
            title="Who has left answers",
        ),
    ] = False
    exits_enter: Annotated[
        bool,
        doc(
            "Whether who comes out of the secret passage enters that zone, so that a card for entering, such as Potent Sake, "
            "may be played there (SC-49 and SC-60 leave it open).",
            False,
            title="Out of the passage is entering",
        ),
    ] = True
