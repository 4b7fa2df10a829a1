"""What a card of Scorpion says besides what every card says."""

from __future__ import annotations

from typing import Annotated, Literal

from uguisu import LocalText
from uguisu.effects import Model, doc

Deck = Literal["guards", "ninja", "traitor"]


class CardMark(Model, kw_only=True, frozen=True):
    """A kind of mark that a card puts on zones."""

    id: Annotated[str, doc("The kind's id.", "caltrop")]
    title: Annotated[LocalText, doc("What people call it.", "Caltrops")]
    seen_by: Annotated[
        Literal["all", "intruders", "guards"],
        doc("Who sees where it is.", "intruders"),
    ] = "all"


class CardProps(Model, kw_only=True, frozen=True):
    """A card's `props:`."""

    counts: Annotated[
        bool,
        doc("Whether it counts among the cards of a turn and of a guard (SC-22, SC-23).", False),
    ] = True
    lies: Annotated[
        Literal["spent", "table", "wound"],
        doc(
            "Where it goes when played: `spent`, to the discard; `table`, in front of its player for "
            "good; `wound`, in front of the intruder it was played on.",
            "wound",
        ),
    ] = "spent"
    passage: Annotated[
        bool,
        doc(
            "Whether it lets its player's figures use the secret passage while it is on the table "
            "(SC-61, SC-62).",
            True,
        ),
    ] = False
    starter: Annotated[
        int | dict[Deck, int],
        doc(
            "How many are in the starter hand (SC-08): a number, or a table with a number for each deck.",
            2,
            {"ninja": 2, "traitor": 1},
        ),
    ] = 0
    marks: Annotated[
        tuple[CardMark, ...],
        doc("Kinds of marks it puts on zones.", [{"id": "lantern", "title": "Lantern"}]),
    ] = ()
