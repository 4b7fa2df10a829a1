"""What a card of Scorpion says besides what every card says."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from uguisu.content.markers import Operation, Test
from uguisu.content.models.fields import Model
from uguisu.content.text import LocalText

Deck = Literal["guards", "ninja", "traitor"]
Window = Literal["alert", "guard_cards", "patrols", "move", "listen", "trap", "ambush"]
TargetName = Literal[
    "none",
    "sentry",
    "patrol",
    "guard",
    "party",
    "guard_at_passage",
    "sleeper",
    "drunk",
    "intruder",
    "zone",
    "zone_near_guards",
    "guard_here",
    "sentry_here",
    "sentry_near",
    "across_wall",
    "zone_here",
    "zone_near",
]

Target: TypeAlias = Annotated[
    TargetName,
    Meta(
        description=(
            "What it is played on; operations call it `target`. Guards: `sentry` (one who stands alone), `patrol`, `guard` "
            "(any one guard), `party` (a sentry or a whole patrol), `guard_at_passage` (on an end the guards know), "
            "`sleeper` (a barracks zone where one sleeps), `drunk`, `intruder` (shown, where one of the guards can attack), "
            "`zone_near_guards`. Intruders: `guard_here`, `sentry_here`, `sentry_near` (here or next to here, not through a "
            "wall), `across_wall` (a zone behind a wall), `zone_here`, `zone_near` (here or next to it). Both: `zone`, `none`."
        ),
        examples=["sentry"],
    ),
]
Conditions: TypeAlias = Annotated[
    tuple[Test, ...],
    Meta(
        description="When it can be played for its effect. `actor` is the intruder who plays it, `target` what it is on.",
        examples=[[{"test": "entering"}]],
    ),
]
Deeds: TypeAlias = Annotated[
    tuple[Operation, ...],
    Meta(
        description="What happens, one operation after the other.",
        examples=[[{"op": "kill", "who": "target"}]],
    ),
]


class CardMode(Model, kw_only=True, frozen=True):
    """Another way to play a card."""

    target: Target = "none"
    if_: Conditions = ()
    do: Deeds


class StandingRule(Model, kw_only=True, frozen=True):
    """Something that happens by itself because this card is in the game."""

    on: Annotated[str, Meta(description="The event it waits for.", examples=["entered"])]
    if_: Annotated[
        tuple[Test, ...],
        Meta(
            description="Conditions, which may speak of the event's arguments.",
            examples=[[{"test": "not", "if": []}]],
        ),
    ] = ()
    do: Deeds


class CardMark(Model, kw_only=True, frozen=True):
    """A kind of mark that a card lays on zones."""

    id: Annotated[str, Meta(description="The kind's id.", examples=["caltrop"])]
    title: Annotated[LocalText, Meta(description="What people call it.", examples=["Caltrops"])]
    seen_by: Annotated[
        Literal["all", "intruders", "guards"],
        Meta(description="Who sees where it lies.", examples=["intruders"]),
    ] = "all"


class CardProps(Model, kw_only=True, frozen=True):
    """A card's `props:`."""

    target: Target = "none"
    played_in: Annotated[
        tuple[Window, ...],
        Meta(
            description=(
                "When it may be played. Guards: `alert` (just drawn), `guard_cards` (from the hand), `patrols`. Intruders: "
                "`move` (in their own turn), and in answer to a `listen`, a `trap` or an `ambush`. Left out: alert and "
                "guard_cards for guards, move for intruders. Any intruder's card may be played as a bluff in their own turn."
            ),
            examples=[["move", "listen"]],
        ),
    ] = ()
    counts: Annotated[
        bool,
        Meta(
            description="Whether it counts among the cards of a turn and of a guard (SC-22, SC-23).",
            examples=[False],
        ),
    ] = True
    lies: Annotated[
        Literal["spent", "table", "wound"],
        Meta(
            description=(
                "Where it goes when played: `spent`, to the discard; `table`, before its player for good; `wound`, before "
                "the intruder it was played on."
            ),
            examples=["wound"],
        ),
    ] = "spent"
    passage: Annotated[
        bool,
        Meta(
            description="Whether, lying on the table, it lets its player's figures use the secret passage (SC-61, SC-62).",
            examples=[True],
        ),
    ] = False
    starter: Annotated[
        int | dict[Deck, int],
        Meta(
            description="How many are in the starter hand (SC-08): a number, or a table with a number for each deck.",
            examples=[2, {"ninja": 2, "traitor": 1}],
        ),
    ] = 0
    modes: Annotated[
        tuple[CardMode, ...],
        Meta(
            description="Other ways to play it besides the card's own `if:` and `do:`.",
            examples=[[{"target": "drunk", "do": [{"op": "sober", "drunk": "target", "as": "guard"}]}]],
        ),
    ] = ()
    rules: Annotated[
        tuple[StandingRule, ...],
        Meta(
            description="What happens by itself, all game long, because this card is in a deck.",
            examples=[[{"on": "turn_began", "do": [{"op": "unmark", "kind": "lantern"}]}]],
        ),
    ] = ()
    marks: Annotated[
        tuple[CardMark, ...],
        Meta(
            description="Kinds of marks it lays on zones.",
            examples=[[{"id": "lantern", "title": "Lantern"}]],
        ),
    ] = ()
