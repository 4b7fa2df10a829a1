"""What a card of Scorpion says besides what every card says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.content.models.fields import Model
from uguisu.content.text import LocalText

Deck = Literal["guards", "ninja", "traitor"]


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
    marks: Annotated[
        tuple[CardMark, ...],
        Meta(
            description="Kinds of marks it lays on zones.",
            examples=[[{"id": "lantern", "title": "Lantern"}]],
        ),
    ] = ()
