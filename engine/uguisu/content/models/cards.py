"""cards.yaml: decks, and the cards in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from uguisu.board.parts import Id
from uguisu.content.models.fields import (
    Conditions,
    Effects,
    EventName,
    FileName,
    Format,
    Model,
    Notes,
    Origin,
    Props,
    Title,
)
from uguisu.messages.local_text import LocalText, doc

Count = Annotated[int, Meta(ge=0, le=1000)]


MISSION = "mission"
"""The owner of a deck that nobody plays from."""


class Deck(Model, kw_only=True, frozen=True):
    """A deck that cards belong to."""

    id: Annotated[Id, doc("The deck's id.", "guard")]
    title: Annotated[LocalText | None, doc("The deck's title.", "The guards' deck")] = None
    size: Annotated[
        Annotated[int, Meta(ge=0, le=100_000)] | None,
        doc("How many cards it should have. If given, the number is checked.", 36),
    ] = None
    owner: Annotated[
        Id | None,
        doc(
            "The side or seat that plays from it; `mission`: nobody does, and the operation `turn_up` turns its cards up.",
            "guards",
        ),
    ] = None
    row: Annotated[
        Annotated[int, Meta(ge=1, le=12)] | None,
        doc("How many of its cards lie open in a row, for sale by the operation `offer`.", 3),
    ] = None
    face: Annotated[
        FileName | None,
        doc(
            "An SVG template in this pack for the faces of its cards. Rectangles in it with the ids "
            "`title`, `corner`, `badges`, `drawing`, `art`, `text` and `foot` say what goes where.",
            "art/guard_card.svg",
        ),
    ] = None
    back: Annotated[
        FileName | None,
        doc("A picture in this pack for the backs of its cards.", "art/guard_back.png"),
    ] = None
    props: Props = msgspec.UNSET

    @property
    def is_stock(self) -> bool:
        """Whether it lies on the table, nobody's: turned up by the mission, or for sale."""
        return self.owner == MISSION or self.row is not None


Target = Annotated[
    Id,
    doc("What it is played on; operations call it `target`. The game defines the possible targets.", "none"),
]


class CardMode(Model, kw_only=True, frozen=True):
    """Another way to play a card."""

    target: Target = "none"
    if_: Conditions = ()
    do: Effects


class StandingRule(Model, kw_only=True, frozen=True):
    """Something that happens by itself because this card is in the game."""

    on: EventName
    if_: Conditions = ()
    do: Effects


class Counter(Model, kw_only=True, frozen=True):
    """A number that a card keeps, shared by all its copies. Operations, conditions and texts use it as a track named
    after the card's id.
    """

    max: Annotated[int, doc("The highest it can be.", 3, ge=1, le=999)] = 9
    start: Annotated[int, doc("Its value at the start.", 3, ge=0, le=999)] = 0


class Card(Model, kw_only=True, frozen=True):
    """A kind of card, of which a deck may hold several copies."""

    id: Annotated[Id, doc("The card's id.", "shadow_walk")]
    title: Title
    text: Annotated[
        LocalText | None,
        doc(
            "What the card says, in words. If left out, the text is made from what the card does.",
            "Pass one sentry unseen.",
        ),
    ] = None
    copies: Annotated[
        Count | dict[Id, Count],
        doc(
            "How many there are: a number, or a table with a number for each deck.",
            2,
            {"ninja": 2, "traitor": 1},
        ),
    ] = 1
    deck: Annotated[
        Id | None,
        doc("The deck it belongs to, when `copies` is a number.", "ninja"),
    ] = None
    type: Annotated[
        Id | None,
        doc("What type of card it is; the game defines the types.", "attack"),
    ] = None
    played_in: Annotated[
        tuple[Id, ...],
        doc(
            "When it may be played; the game defines the windows. If left out, in the usual ones.",
            ["turn"],
        ),
    ] = ()
    target: Target = "none"
    tags: Annotated[tuple[Id, ...], doc("Words that rules and other cards look for.", ["weapon"])] = ()
    props: Props = msgspec.UNSET
    if_: Conditions = ()
    do: Effects = ()
    modes: Annotated[
        tuple[CardMode, ...],
        doc(
            "Other ways to play it besides the card's own `target`, `if` and `do`.",
            [{"do": [{"op": "raise", "track": "alert"}]}],
        ),
    ] = ()
    rules: Annotated[
        tuple[StandingRule, ...],
        doc(
            "What happens automatically, all game long, because this card is in the game.",
            [{"on": "entered", "do": [{"op": "raise", "track": "alert"}]}],
        ),
    ] = ()
    counter: Annotated[
        Counter | None,
        doc(
            "A number that the card keeps, visible to everybody: for example, how often it can still "
            "be used.",
            {"max": 3, "start": 3},
        ),
    ] = None
    price: Annotated[
        Annotated[int, Meta(ge=0, le=999)] | None,
        doc("What it costs where it is for sale. If left out, 1.", 2),
    ] = None
    art: Annotated[FileName | None, doc("A picture in this pack.", "art/shadow_walk.png")] = None
    origin: Origin = None
    notes: Notes = None

    def in_deck(self, deck: str) -> int:
        """Return the number of copies of this card in a deck."""
        if isinstance(self.copies, dict):
            return self.copies.get(deck, 0)
        return self.copies if self.deck == deck else 0

    @property
    def shares(self) -> dict[str, int]:
        """The number of copies in each deck that it names."""
        if isinstance(self.copies, dict):
            return dict(self.copies)
        return {} if self.deck is None else {self.deck: self.copies}


class CardsFile(Model, kw_only=True, frozen=True):
    """A pack's cards.yaml."""

    format: Format
    decks: Annotated[
        tuple[Deck, ...],
        doc("The decks. If given, every card must name one of them.", [{"id": "ninja", "size": 12}]),
    ] = ()
    cards: Annotated[
        tuple[Card, ...],
        doc("The cards.", [{"id": "rope", "title": "Rope", "copies": 2, "deck": "ninja"}]),
    ] = ()
    notes: Notes = None

    def deck_counts(self) -> dict[str, list[int]]:
        """Return how many of each kind of card each deck holds, kinds in the order of the file."""
        counts = {deck.id: [0] * len(self.cards) for deck in self.decks}
        for kind, card in enumerate(self.cards):
            for deck, copies in card.shares.items():
                counts.setdefault(deck, [0] * len(self.cards))[kind] = copies
        return counts

    def played_decks(self) -> dict[str, list[int]]:
        """Return the same of the decks that somebody plays from."""
        stocks = {deck.id for deck in self.decks if deck.is_stock}
        return {deck: held for deck, held in self.deck_counts().items() if deck not in stocks}

    @property
    def turned_up(self) -> frozenset[str]:
        """The cards that the mission turns up, and that nobody plays."""
        decks = {deck.id for deck in self.decks if deck.is_stock and deck.row is None}
        return frozenset(card.id for card in self.cards if decks & card.shares.keys())
