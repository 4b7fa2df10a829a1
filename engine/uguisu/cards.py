"""Cards: when they may be played, on what, where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.models import Card, CardMode
    from uguisu.content.models import Track as TrackModel
    from uguisu.core.cards import (
        Answer,
        CardRules,
        DiscardDown,
        Mode,
        PickHand,
        Pile,
        Play,
        Target,
        Window,
        cards_of,
        deal,
        draw,
        resample,
    )
    from uguisu.core.cards.compiling import CardKind
    from uguisu.core.cards.piles import unseen_of
    from uguisu.core.cards.playing import (
        MODE,
        NO_EFFECT,
        NOBODY,
        PASS,
        ChooseTarget,
        PlayCards,
        carry_out,
        frame_of,
        playable,
        tell_card,
        tell_pass,
        ways,
    )
    from uguisu.core.cards.rules import NO_TARGET, Drawing, Face, Finder, Screen

__all__ = [
    "MODE",
    "NOBODY",
    "NO_EFFECT",
    "NO_TARGET",
    "PASS",
    "Answer",
    "Card",
    "CardKind",
    "CardMode",
    "CardRules",
    "ChooseTarget",
    "DiscardDown",
    "Drawing",
    "Face",
    "Finder",
    "Mode",
    "PickHand",
    "Pile",
    "Play",
    "PlayCards",
    "Screen",
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
    "uguisu.content.models": ("Card", "CardMode", "Track as TrackModel"),
    "uguisu.core.cards": (
        "Answer",
        "CardRules",
        "DiscardDown",
        "Mode",
        "PickHand",
        "Pile",
        "Play",
        "Target",
        "Window",
        "cards_of",
        "deal",
        "draw",
        "resample",
    ),
    "uguisu.core.cards.compiling": ("CardKind",),
    "uguisu.core.cards.piles": ("unseen_of",),
    "uguisu.core.cards.playing": (
        "ChooseTarget",
        "MODE",
        "NOBODY",
        "NO_EFFECT",
        "PASS",
        "PlayCards",
        "carry_out",
        "frame_of",
        "playable",
        "tell_card",
        "tell_pass",
        "ways",
    ),
    "uguisu.core.cards.rules": ("Drawing", "Face", "Finder", "NO_TARGET", "Screen"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
