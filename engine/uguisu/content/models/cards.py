"""cards.yaml: decks, and the cards in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.models.fields import (
    Condition,
    Deeds,
    FileName,
    Format,
    Model,
    Notes,
    OptionalEventName,
    Origin,
    Props,
    Title,
)
from uguisu.content.text import LocalText

Count = Annotated[int, Meta(ge=0, le=1000)]


class Deck(Model, kw_only=True, frozen=True):
    """A deck that cards belong to."""

    id: Annotated[Id, Meta(description="The deck's id.", examples=["guard"])]
    title: Annotated[
        LocalText | None, Meta(description="The deck's title.", examples=["The guards' deck"])
    ] = None
    size: Annotated[
        Annotated[int, Meta(ge=0, le=100_000)] | None,
        Meta(description="How many cards it should come to. Given, the sum is checked.", examples=[36]),
    ] = None
    owner: Annotated[
        Id | None, Meta(description="The side or seat that plays from it.", examples=["guards"])
    ] = None


class Card(Model, kw_only=True, frozen=True):
    """A kind of card, of which a deck may hold several copies."""

    id: Annotated[Id, Meta(description="The card's id.", examples=["shadow_walk"])]
    title: Title
    text: Annotated[
        LocalText | None,
        Meta(description="What the card says, in words.", examples=["Pass one sentry unseen."]),
    ] = None
    copies: Annotated[
        Count | dict[Id, Count],
        Meta(
            description="How many there are: a number, or a table with a number for each deck.",
            examples=[2, {"ninja": 2, "traitor": 1}],
        ),
    ] = 1
    deck: Annotated[
        Id | None,
        Meta(description="The deck it belongs to, when `copies` is a number.", examples=["ninja"]),
    ] = None
    type: Annotated[
        Id | None,
        Meta(description="What sort of card it is; the game says which there are.", examples=["attack"]),
    ] = None
    timing: Annotated[
        Id | None,
        Meta(description="When it may be played; the game says which there are.", examples=["instant"]),
    ] = None
    tags: Annotated[
        tuple[Id, ...], Meta(description="Words that rules and other cards look for.", examples=[["weapon"]])
    ] = ()
    props: Props = msgspec.UNSET
    on: OptionalEventName = None
    if_: Condition = ()
    do: Deeds = ()
    art: Annotated[
        FileName | None, Meta(description="A picture in this pack.", examples=["art/shadow_walk.png"])
    ] = None
    origin: Origin = None
    notes: Notes = None


class CardsFile(Model, kw_only=True, frozen=True):
    """A pack's cards.yaml."""

    format: Format
    decks: Annotated[
        tuple[Deck, ...],
        Meta(
            description="The decks. Given, every card must name one of them.",
            examples=[[{"id": "ninja", "size": 12}]],
        ),
    ] = ()
    cards: Annotated[
        tuple[Card, ...],
        Meta(
            description="The cards.",
            examples=[[{"id": "rope", "title": "Rope", "copies": 2, "deck": "ninja"}]],
        ),
    ] = ()
    notes: Notes = None
