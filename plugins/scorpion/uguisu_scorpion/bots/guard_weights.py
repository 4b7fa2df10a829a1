"""How guards weigh what they may do: as the default bot does, or as does best against its intruders."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuardWeights:
    """What guards go by. As they stand here, these are the numbers of the default bot, by which packs are balanced.

    Attributes:
        strike: what it is worth to go where somebody is shown, with cards to strike.
        wake: how much what a woken guard may do is worth, against one who is awake.
        joined: how often guards who meet go on together.
        targets: how much more than another zone one with a target is worth keeping.
        post: what it is worth to stand where all that may be searched is kept well.
        lost: how much worse a guard keeps what lies 1, 2, 3 zones away than what is nearer, and what is further than what is 3
            away.
        crowd: what it costs to stand where others do.
        thrift, least: what a card must promise to be played, with few in hand, and with many.
        follow: what it is worth to find somebody after a listen that has heard it.
        draw: how much likelier a way is to lead to a zone for each zone that is nearer to where one wants to go.
        homeward: the same, when its errand is done.
    """

    strike: float = 0.9
    wake: float = 1.0
    joined: float = 0.7
    targets: float = 1.5
    post: float = 3.0
    lost: tuple[float, float, float, float] = (0.4, 0.3, 0.18, 0.12)
    crowd: float = 0.015
    thrift: float = 0.1
    least: float = 0.06
    follow: float = 0.8
    draw: float = 0.25
    homeward: float = 0.25


USUAL = GuardWeights()
SHARP = GuardWeights(
    strike=2.0,
    wake=1.8,
    joined=0.95,
    targets=2.5,
    post=1.2,
    lost=(0.4, 0.3, 0.18, 0.08),
    crowd=0.006,
    thrift=0.08,
    least=0.07,
    follow=0.6,
    homeward=0.45,
)
"""What a search thinks by. Fitted: in 2,200 nights on The Garden Gate and 800 on The Two Castles each number was drawn anew,
high or low, and how nights ended was regressed on that; these are some steps towards what helped (docs/bots.md)."""
