"""How intruders weigh what they may do: as the default bot does, or as does best against its guards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IntruderWeights:
    """What intruders go by. As they stand here, these are the numbers of the default bot, by which packs are balanced.

    Attributes:
        search: what it is worth to search a zone that may hold what is sought, against a way of one zone.
        life: what it costs to be killed, while there is time enough.
        comes_again: how much of that it costs one that comes again.
        seen: what it costs to walk among guards.
        apart: how far from the other one to search, at least: a zone where it is costs as much, one two zones away one less.
        struck: how much of a wound less being found costs for each Kenjutsu, up to two, that guards lack.
        stay: what it costs to stay in the passage for a turn.
        carrying: how much more it costs to be killed with the errand done.
        lying_low: for how many turns the traitor hides before it begins.
        whim: how much better than another a move must be to be surely chosen before it.
        anew: for how many turns a ninja and a traitor hide who have come again, while there is time enough.
    """

    search: float = 8.0
    life: float = 12.0
    comes_again: float = 0.35
    seen: float = 10.0
    apart: float = 3.0
    struck: float = 0.0
    stay: float = 0.0
    carrying: float = 1.0
    lying_low: int = 0
    whim: float = 0.5
    anew: tuple[int, int] = (0, 0)


USUAL = IntruderWeights()
SHARP = IntruderWeights(
    search=12.0,
    life=11.0,
    comes_again=0.6,
    seen=3.5,
    apart=5.5,
    struck=0.3,
    stay=4.0,
    carrying=1.6,
    lying_low=2,
    whim=0.1,
    anew=(2, 3),
)
"""What a search thinks by. Fitted: in some 10,000 nights each on The Garden Gate and The Two Castles the numbers were drawn
anew, and how nights ended was regressed on that (docs/bots.md).
"""
