"""Intervals that one may look at while games come in, and stop by: in 19 of 20 playtests they hold the truth at all times.

They are confidence sequences by betting (Waudby-Smith and Ramdas 2024, *Estimating means of bounded random variables by
betting*): for each value that the mean could have, somebody bets on every game that it is another one. If it is the true
one, that is a fair game, and their money hardly ever grows twentyfold (Ville 1939); a value against which it has is ruled
out. Money is spread over bets as by the universal portfolio (Orabona and Jun 2023, *Tight concentrations and confidence
sequences from the regret of universal portfolio*), which for shares is the mixture of Robbins (1970), in closed form.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from math import exp, inf, lgamma, log, log1p, pi, sin

from uguisu_lab.playtest.statistics import LEVEL, Interval

BETS = 96
"""Bets among which money is spread for means; of shares the sum over them is exact up to twice so many games."""
HALVINGS = 40
"""How often the range of an end is halved."""


def share_at_any_time(hits: float, tries: float, level: float = LEVEL, near: float = 0.5) -> Interval:
    """Return a share of hits, with an interval that holds however often one looks.

    Money is spread over bets by Beta(near, near): the more, the narrower for shares near the middle, and the wider for others.

    >>> share = share_at_any_time(95, 100)
    >>> f"{share.value:.2f} {share.low:.3f} {share.high:.3f}"
    '0.95 0.844 0.993'
    """
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    share = hits / tries
    money = log_money_on_shares(hits, tries, near)
    low, high = _ends(share, log(1 / level), lambda mean: money - _log_chance(hits, tries, mean))
    return Interval(share, low if hits else 0.0, high if hits < tries else 1.0)


def log_money_on_shares(hits: float, tries: float, near: float = 0.5) -> float:
    """Return the logarithm of how likely these hits and misses are, in their order, on average over Beta(near, near)."""
    even = 2 * lgamma(near) - lgamma(2 * near)
    return lgamma(hits + near) + lgamma(tries - hits + near) - lgamma(tries + 2 * near) - even


def _log_chance(hits: float, tries: float, share: float) -> float:
    """Return the logarithm of how likely hits and misses are if this is the true share."""
    told = hits * log(share) if hits and share else -inf if hits else 0.0
    misses = tries - hits
    return told + (misses * log1p(-share) if misses and share < 1 else -inf if misses else 0.0)


class AnyTime:
    """The mean of numbers from -1 to 1, with an interval that holds at all times together: one may look and stop at will.

    Numbers are kept by value: differences of won games have but three.
    """

    def __init__(self, level: float = LEVEL) -> None:
        self.limit = log(1 / level)
        self.counts: dict[float, float] = defaultdict(float)

    def add(self, number: float, times: float = 1) -> None:
        """Take a number, so many times: in part, where games that repeat others count for less."""
        self.counts[(number + 1) / 2] += times

    def rules_out(self, mean: float) -> bool:
        """Whether the true mean can hardly be this one."""
        return self._log_money((mean + 1) / 2) >= self.limit

    @property
    def interval(self) -> Interval:
        """The mean, and the range in which the true one is."""
        tries = sum(self.counts.values())
        if not tries:
            return Interval(0.0, -1.0, 1.0)
        mean = sum(value * count for value, count in self.counts.items()) / tries
        low, high = _ends(mean, self.limit, self._log_money)
        return Interval(2 * mean - 1, 2 * low - 1, 2 * high - 1)

    def _log_money(self, mean: float) -> float:
        """Return the logarithm of what somebody has by now who began with 1 and bets that the mean is not this one."""
        if not 0 < mean < 1:
            return inf if any(count and value != mean for value, count in self.counts.items()) else 0.0
        spread = mean * (1 - mean)
        lines = [
            sum(count * log1p((bet - mean) * (value - mean) / spread) for value, count in self.counts.items())
            for bet in _bets()
        ]
        most = max(lines)
        return most + log(sum(exp(one - most) for one in lines) / len(lines))


@cache
def _bets() -> tuple[float, ...]:
    """Return the nodes of Gauss and Chebyshev, which stand for Beta(1/2, 1/2): each is a mean that is bet on."""
    return tuple(sin(pi * (2 * at + 1) / (4 * BETS)) ** 2 for at in range(BETS))


def _ends(mean: float, limit: float, log_money: Callable[[float], float]) -> tuple[float, float]:
    """Return the values below and above `mean` at which money reaches the limit; at the mean itself nothing is won."""
    found = []
    for end in (0.0, 1.0):
        inside, outside = mean, end
        if log_money(end) < limit:
            inside = end
        else:
            for _ in range(HALVINGS):
                middle = (inside + outside) / 2
                if log_money(middle) < limit:
                    inside = middle
                else:
                    outside = middle
        found.append(inside)
    return found[0], found[1]
