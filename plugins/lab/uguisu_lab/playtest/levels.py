"""Who is ahead, at a level of play: between the bots of a playtest, or between strong ones; and what may be claimed of it.

A claim that somebody is ahead is false in no more than one of forty playtests, at each level by itself. Between quick bots, of
whose games there are many, one may look at any time. Strong ones take long: there are few looks, planned beforehand, after 8,
16, 24 and 32 games that somebody won. "Even" is said only where an interval shows it; all else is not known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import comb, sqrt

from uguisu_lab.playtest.anytime import AnyTime, share_at_any_time
from uguisu_lab.playtest.statistics import Interval, wilson

SURE = 0.025
"""How often a level may be told falsely."""
Z_SURE = 2.241402727604947
"""How many standard deviations of a normal distribution leave so much outside."""
NEAR = 5.0
"""How much money is bet on shares near the middle: so much shows seven in ten by a hundred games in four of five cases, the
1/2 of other shares in three of four."""
EVEN = 0.15
"""Sides are about even that are this far from it at most."""
LOOKS = (8, 16, 24, 32)
"""Games that somebody won after which it is looked whether a side is ahead between strong bots."""
A_LOOK = 0.008
"""How often each of these looks may claim a lead by chance: four of them stay below `SURE`."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The side that is ahead, if one is shown to be; or that none is by much (`even`); else it is not known."""

    ahead: str | None = None
    even: bool = False

    @property
    def known(self) -> bool:
        """Whether there is something to say."""
        return self.even or self.ahead is not None


UNKNOWN = Standing()


def surely(hits: float, tries: float, near: float = NEAR) -> Interval:
    """Return a share of hits, with the interval that claims about quick bots rest on, however often one looks."""
    return share_at_any_time(hits, tries, SURE, near)


def surely_once(hits: float, tries: float) -> Interval:
    """Return the same of games that were all asked for, looked at once."""
    return wilson(hits, tries, Z_SURE)


def standing(
    wins: Mapping[str, int],
    games: int,
    counted: float,
    *,
    at_any_time: bool,
    parts: bool = False,
    near: float = NEAR,
) -> Standing:
    """Return who is ahead after some games.

    Args:
        wins: how often each side has won.
        games: how many were played.
        counted: how many of them tell something new.
        at_any_time: whether it was looked on while they were played, so that it might stop.
        parts: whether a draw is a part won by both; else it tells nothing of who is ahead.
        near: how much money is bet on shares near the middle, at any time; see `NEAR`.
    """
    decided = sum(wins.values())
    if len(wins) < 2 or not games or not (decided or parts):
        return UNKNOWN
    if parts and len(wins) == 2:
        return _by_parts(wins, games, counted)
    distinct = max(1.0, decided * counted / games)
    interval = partial(surely, near=near) if at_any_time else surely_once
    shares = {side: interval(won * distinct / decided, distinct) for side, won in wins.items()}
    return _of(shares, 1 / len(wins))


def _by_parts(wins: Mapping[str, int], games: int, counted: float) -> Standing:
    """Return who gets more of the points, of which a draw is worth a half to each."""
    mean = AnyTime(SURE)
    (one, won), (other, lost) = wins.items()
    for number, count in ((1, won), (0, games - won - lost), (-1, lost)):
        mean.add(number, count * counted / games)
    low, high = (mean.interval.low + 1) / 2, (mean.interval.high + 1) / 2
    share = (low + high) / 2
    return _of({one: Interval(share, low, high), other: Interval(1 - share, 1 - high, 1 - low)}, 0.5)


def _of(shares: Mapping[str, Interval], fair: float) -> Standing:
    ahead = next((side for side, share in shares.items() if share.low > fair), None)
    even = all(fair - EVEN <= share.low and share.high <= fair + EVEN for share in shares.values())
    return Standing(ahead, even and ahead is None)


def strong_standing(
    winners: Sequence[str | None], sides: Sequence[str], *, planned: bool, parts: bool = False
) -> Standing:
    """Return who is ahead between strong bots, from who won each game, in their order.

    With `planned` looks it goes by what each of them saw, whatever came later; else by all games, at any time.
    """
    if len(sides) < 2:
        return UNKNOWN
    if not planned or parts:
        wins = {side: winners.count(side) for side in sides}
        return standing(wins, len(winners), len(winners), at_any_time=True, parts=parts)
    decided = [winner for winner in winners if winner is not None]
    for look in LOOKS:
        for side in sides:
            if len(decided) >= look and decided[:look].count(side) >= least_ahead(look, len(sides)):
                return Standing(side)
    return UNKNOWN


def next_look(wins: Mapping[str, int]) -> int | None:
    """Return how many games are to be won by somebody until the next planned look at which a side may still be ahead.

    None where there is no such look: more games would show nothing.

    >>> [next_look({"one": one, "other": other}) for one, other in ((2, 0), (2, 1), (6, 6), (20, 12))]
    [8, 16, 32, None]
    """
    decided = sum(wins.values())
    return next(
        (
            look
            for look in LOOKS
            if look > decided and max(wins.values()) + look - decided >= least_ahead(look, len(wins))
        ),
        None,
    )


@cache
def least_ahead(decided: int, sides: int) -> int:
    """Return how many of so many games a side has to win to be ahead at one look; more than there are, where none would do.

    >>> [least_ahead(look, 2) for look in LOOKS], [least_ahead(look, 3) for look in LOOKS]
    ([8, 14, 19, 24], [7, 12, 16, 19])
    """
    chance = 0.0
    for won in range(decided, -1, -1):
        chance += comb(decided, won) * (1 / sides) ** won * (1 - 1 / sides) ** (decided - won)
        if sides * chance > A_LOOK:
            return won + 1
    return 0


def gains_more(quick: tuple[int, int], first: tuple[int, int], second: tuple[int, int]) -> int:
    """Tell which of two sides gains more if it alone is played well: 1 the first, -1 the second, 0 that nobody can tell.

    All are (games won, games somebody won): of the first side between quick bots, of the first where it alone is strong, and of
    the second where that is. Gains are held against each other, never told by themselves: any side gains by better play.
    """
    if not (quick[1] and first[1] and second[1]):
        return 0
    base, one, other = (surely_once(*played) for played in (quick, first, second))
    value = one.value - other.value + 1 - 2 * base.value
    below = sqrt(
        (one.value - one.low) ** 2 + (other.high - other.value) ** 2 + 4 * (base.high - base.value) ** 2
    )
    above = sqrt(
        (one.high - one.value) ** 2 + (other.value - other.low) ** 2 + 4 * (base.value - base.low) ** 2
    )
    return 1 if value > below else -1 if -value > above else 0
