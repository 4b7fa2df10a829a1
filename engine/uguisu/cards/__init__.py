"""Cards: what a game says of them, how they are compiled, dealt, played and answered.

A game subclasses `CardRules`: its windows (when a card may be played), its targets (what on), its decks, where hands are,
where played cards go and what playing costs. Loading makes the cards of a pack into `CardKind`s, whose numbers lie in
`State.areas`; `PlayCards`, `ChooseTarget`, `Answer` and `PickHand` are the decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.cards.compiling import CardKind, Mode
    from uguisu.cards.piles import DiscardDown, PickHand
    from uguisu.cards.playing import (
        MODE,
        NO_EFFECT,
        NO_FIGURE,
        PASS,
        Answer,
        ChooseTarget,
        Play,
        PlayCards,
        carry_out,
        frame_of,
        playable,
        tell_card,
        tell_pass,
        ways,
    )
    from uguisu.cards.rules import (
        NO_TARGET,
        Brush,
        CardLook,
        CardRecipe,
        CardRules,
        Drawing,
        Draws,
        Face,
        Finder,
        Moments,
        Pile,
        Reach,
        Screen,
        Sign,
        Target,
        Window,
    )
    from uguisu.content.models import Card, CardMode
    from uguisu.content.models import Track as TrackModel
    from uguisu.core.areas import cards_of, deal, draw, resample, unseen_of

__all__ = [
    "MODE",
    "NO_EFFECT",
    "NO_FIGURE",
    "NO_TARGET",
    "PASS",
    "Answer",
    "Brush",
    "Card",
    "CardKind",
    "CardLook",
    "CardMode",
    "CardRecipe",
    "CardRules",
    "ChooseTarget",
    "DiscardDown",
    "Drawing",
    "Draws",
    "Face",
    "Finder",
    "Mode",
    "Moments",
    "PickHand",
    "Pile",
    "Play",
    "PlayCards",
    "Reach",
    "Screen",
    "Sign",
    "Target",
    "TrackModel",
    "Window",
    "cards_of",
    "carry_out",
    "deal",
    "draw",
    "frame_of",
    "playable",
    "resample",
    "tell_card",
    "tell_pass",
    "unseen_of",
    "ways",
]

_HOMES = {
    "uguisu.core.areas": ("cards_of", "deal", "draw", "resample", "unseen_of"),
    "uguisu.content.models": ("Card", "CardMode", "Track as TrackModel"),
    "uguisu.cards.compiling": ("CardKind", "Mode"),
    "uguisu.cards.piles": ("DiscardDown", "PickHand"),
    "uguisu.cards.playing": (
        "Answer",
        "ChooseTarget",
        "MODE",
        "NO_FIGURE",
        "NO_EFFECT",
        "PASS",
        "Play",
        "PlayCards",
        "carry_out",
        "frame_of",
        "playable",
        "tell_card",
        "tell_pass",
        "ways",
    ),
    "uguisu.cards.rules": (
        "Brush",
        "CardLook",
        "CardRecipe",
        "CardRules",
        "Drawing",
        "Face",
        "Finder",
        "Draws",
        "Moments",
        "NO_TARGET",
        "Pile",
        "Reach",
        "Screen",
        "Sign",
        "Target",
        "Window",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
