"""How cards look: in a gallery, beside what they do, and printed. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from uguisu.board import Picture


@dataclass(frozen=True)
class CardFace:
    """How a card looks: large, with its words, and small, as it stands in a gallery; and what it is filtered by."""

    face: Picture
    small: Picture
    kind: str = ""
    """What kind it is, in a word, or what its deck is called."""
    crest: str = ""
    colour: str = ""
    text: str = ""
    """All that is to be read on it."""
    read: str = ""
    """That as it stands there: what begins an effect between stars, signs for words, nothing twice that is drawn."""


@dataclass(frozen=True)
class PrintedCard:
    """A card as often as it is printed: its face, what its deck is called, and the picture on the back, if there is one."""

    face: Picture
    deck: str
    copies: int = 1
    back: Picture | None = None
    colour: str = ""
    """Of its kind, and so is its `crest`."""
    crest: str = ""
