"""Cards: what a game says of them, how they are compiled, dealt, played and answered.

A game subclasses `CardRules`: its windows (when a card may be played), its targets (what on), its decks, where hands are,
where played cards go and what playing costs. `uguisu.core.compile` makes the cards of a pack into `CardKind`s, whose numbers
lie in `State.areas`; `PlayCards`, `ChooseTarget`, `Answer` and `PickHand` are the decisions.
"""

from uguisu.core.cards.compiling import CardKind, Mode
from uguisu.core.cards.piles import DiscardDown, PickHand, cards_of, deal, draw, resample, reshare
from uguisu.core.cards.playing import NOBODY, PASS, Answer, ChooseTarget, Play, PlayCards
from uguisu.core.cards.rules import NO_TARGET, CardRules, Pile, Target, Window

__all__ = [
    "NOBODY",
    "NO_TARGET",
    "PASS",
    "Answer",
    "CardKind",
    "CardRules",
    "ChooseTarget",
    "DiscardDown",
    "Mode",
    "PickHand",
    "Pile",
    "Play",
    "PlayCards",
    "Target",
    "Window",
    "cards_of",
    "deal",
    "draw",
    "resample",
    "reshare",
]
