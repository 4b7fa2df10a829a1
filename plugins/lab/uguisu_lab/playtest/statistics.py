"""The little statistics that a report needs: intervals at 95%, and one exact test with a correction for many.

Games that are the same move by move say nothing twice. Shares and means are those of all games, but an interval is as
wide as if only the different ones had been played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, erfc, exp, inf, lgamma, sqrt
from statistics import fmean, quantiles, stdev

import msgspec

Z = 1.959963984540054
"""How many standard deviations of a normal distribution hold 95% of it."""
LEVEL = 0.05
"""A table in which all is chance claims something no more often than this."""


POWER, HALVINGS = 0.8, 20
"""How often an effect is to be shown that games are said to have been enough for; and how often its range is halved."""
COUNTED_OUT = 400
"""Games up to which a stratified test counts out all deals."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and the range that holds the truth in 19 of 20 cases."""

    value: float
    low: float
    high: float


class Distribution(msgspec.Struct, frozen=True):
    """How numbers are spread; all zero when there are none."""

    count: int
    mean: float
    deviation: float
    """The standard deviation of the sample."""
    low: float
    tenth: float
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    high: float


def wilson(hits: float, tries: float, z: float = Z) -> Interval:
    """Return the share of hits with Wilson's score interval (Wilson 1927), which holds for few tries and rare hits.

    >>> share = wilson(95, 100)
    >>> f"{share.value:.2f} {share.low:.3f} {share.high:.3f}"
    '0.95 0.888 0.978'
    """
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    share, square = hits / tries, z * z
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    reach = z * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    low = max(0.0, middle - reach) if hits else 0.0  # exactly: no dust of rounding
    return Interval(share, low, min(1.0, middle + reach) if hits < tries else 1.0)


def difference(one: Interval, other: Interval) -> Interval:
    """Return by how much one share is larger than another of other games (Newcombe 1998, from Wilson's intervals).

    >>> found = difference(wilson(56, 70), wilson(48, 80))
    >>> f"{found.value:.2f} {found.low:.3f} {found.high:.3f}"
    '0.20 0.052 0.334'
    """
    value = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, max(-1.0, value - down), min(1.0, value + up))


def difference_of_means(one: Distribution, other: Distribution) -> Interval:
    """Return by how much one mean is larger than another of other games; roughly, for as many games as are played here.

    >>> found = difference_of_means(distribution([1, 2, 3] * 20), distribution([2, 3, 4] * 20))
    >>> f"{found.value:.2f} {found.low:.2f} {found.high:.2f}"
    '-1.00 -1.29 -0.71'
    """
    value = one.mean - other.mean
    reach = Z * sqrt(sum(each.deviation**2 / max(1, each.count) for each in (one, other)))
    return Interval(value, value - reach, value + reach)


class Share:
    """Counts how many of some games went a certain way, and how many of them were different games."""

    __slots__ = ("count", "distinct", "hits")

    def __init__(self) -> None:
        self.count = self.hits = self.distinct = 0

    def add(self, hit: bool, fresh: bool) -> None:
        """Count a game; `fresh` tells that none before was the same."""
        self.count += 1
        self.hits += hit
        self.distinct += fresh

    @property
    def interval(self) -> Interval:
        """The share, with an interval that rests on different games."""
        return share_of(self.hits, self.count, self.distinct)


def share_of(hits: int, count: int, distinct: int) -> Interval:
    """Return the share of hits in `count` games, `distinct` of them different.

    >>> f"{share_of(200, 200, 28).low:.3f} {share_of(200, 200, 200).low:.3f}"
    '0.879 0.981'
    """
    return wilson(hits * distinct / count, distinct) if count else wilson(0, 0)


def least_shown(tries: int, even: float, interval: Callable[[float, float], Interval]) -> float | None:
    """Return the smallest true share that so many tries show to be above `even` four times in five; None where none can.

    Args:
        tries: how many.
        even: the share that is nothing special.
        interval: of hits and tries, whose lower end has to be above `even` for it to be shown.

    >>> f"{least_shown(100, 0.5, wilson):.2f} {least_shown(20, 0.5, wilson):.2f}", least_shown(3, 0.5, wilson)
    ('0.64 0.80', None)
    """
    needed = next((hits for hits in range(tries + 1) if interval(hits, tries).low > even), None)
    if needed is None:
        return None
    share, step = even, (1 - even) / 2
    for _ in range(HALVINGS):  # the chance of so many hits grows with the share
        chance = sum(
            comb(tries, hits) * share**hits * (1 - share) ** (tries - hits)
            for hits in range(needed, tries + 1)
        )
        share += step if chance < POWER else -step
        step /= 2
    return share


def distribution(values: Sequence[float]) -> Distribution:
    """Return how `values` are spread."""
    if not values:
        return Distribution(0, *([0.0] * 9))
    cuts = quantiles(values if len(values) > 1 else [*values] * 2, n=20, method="inclusive")
    parts = [min(values), *(cuts[twentieths - 1] for twentieths in (2, 5, 10, 15, 18)), max(values)]
    return Distribution(len(values), fmean(values), stdev(values) if len(values) > 1 else 0.0, *parts)


def fisher(hits: int, tries: int, other_hits: int, other_tries: int) -> float:
    """Return the p-value of Fisher's exact test, two-sided, that two shares are the same (Fisher 1935).

    >>> f"{fisher(3, 4, 1, 4):.4f} {fisher(10, 10, 0, 10):.7f}"
    '0.4857 0.0000108'
    """
    chances = _tables(tries, other_tries, hits + other_hits)
    seen = chances[hits - max(0, hits + other_hits - other_tries)]
    return min(1.0, sum(chance for chance in chances if chance <= seen * (1 + 1e-7)))


def _tables(tries: int, other_tries: int, hits: int) -> list[float]:
    """Return how likely chance deals each possible number of `hits` to the first group, the smallest number first."""

    def ways(of: int, among: int) -> float:
        return lgamma(among + 1) - lgamma(of + 1) - lgamma(among - of + 1)

    all_ways = ways(hits, tries + other_tries)
    return [
        exp(ways(mine, tries) + ways(hits - mine, other_tries) - all_ways)
        for mine in range(max(0, hits - other_tries), min(hits, tries) + 1)
    ]


def stratified(tables: Sequence[tuple[int, int, int, int]]) -> tuple[float, bool]:
    """Compare two shares within each of several strata: (hits, tries, other hits, other tries) of each.

    Return the p-value that in every stratum the two are the same, and whether the first has more hits than that would
    bring. All deals are counted out as by Fisher's test; where there are many, the test of Mantel and Haenszel (1959) is
    near enough.

    >>> one = stratified([(3, 4, 1, 4)])
    >>> f"{one[0]:.4f} {one[1]}", stratified([(9, 9, 1, 1), (0, 1, 0, 9)])
    ('0.4857 True', (1.0, False))
    """
    tables = [
        table for table in tables if table[1] and table[3] and 0 < table[0] + table[2] < table[1] + table[3]
    ]
    hits = sum(table[0] for table in tables)
    expected = sum((mine + theirs) * tries / (tries + others) for mine, tries, theirs, others in tables)
    if not tables:
        return 1.0, False
    if sum(tries + others for _, tries, _, others in tables) > COUNTED_OUT:
        variance = sum(
            tries
            * others
            * (mine + theirs)
            * (tries + others - mine - theirs)
            / ((tries + others) ** 2 * (tries + others - 1))
            for mine, tries, theirs, others in tables
        )
        return erfc(max(0.0, abs(hits - expected) - 0.5) / sqrt(2 * variance)), hits > expected
    chances, least = [1.0], 0
    for mine, tries, theirs, others in tables:
        dealt = _tables(tries, others, mine + theirs)
        least += max(0, mine + theirs - others)
        longer = [0.0] * (len(chances) + len(dealt) - 1)
        for at, chance in enumerate(chances):
            for more, other in enumerate(dealt):
                longer[at + more] += chance * other
        chances = longer
    seen = chances[hits - least]
    return min(1.0, sum(chance for chance in chances if chance <= seen * (1 + 1e-7))), hits > expected


class Split(msgspec.Struct, frozen=True):
    """Numbers of two groups of games, held against each other by where they lie to the median of both together.

    Attributes:
        p: how often chance alone would part the groups as far (Fisher's exact test).
        least: the smallest p that numbers like these could bring, however they were dealt to the groups.
        more: whether it is the first group that has more of the high numbers.
    """

    p: float
    least: float
    more: bool


def split_at_median(one: Sequence[float], other: Sequence[float]) -> Split:
    """Compare two groups by the median test, in its exact form.

    Numbers are high that lie above the median of all, or that reach it, whichever parts them more evenly: of something
    rare, high is whatever is not zero. Unlike a test of means it needs nothing to be normal, and keeps its level
    where one group does not vary at all.

    >>> split_at_median([0, 0, 0, 1], [0, 0, 0, 0]).p
    1.0
    >>> split_at_median([2, 3, 3, 4, 5], [0, 1, 1, 1, 2]).p < 0.05
    True
    """
    if not one or not other:
        return Split(1.0, 1.0, False)
    middle = sorted([*one, *other])[(len(one) + len(other)) // 2]
    half = (len(one) + len(other)) / 2

    def high(values: Sequence[float], or_equal: bool) -> int:
        return sum(1 for value in values if value > middle or (or_equal and value == middle))

    counts = [(high(one, equal), high(other, equal)) for equal in (False, True)]
    mine, theirs = min(counts, key=lambda pair: abs(sum(pair) - half))
    chances = _tables(len(one), len(other), mine + theirs)
    return Split(
        fisher(mine, len(one), theirs, len(other)),
        min(1.0, chances[0], chances[-1]),
        mine * len(other) > theirs * len(one),
    )


def holm(found: Sequence[tuple[float, float]]) -> list[float]:
    """Return p-values (p, least) corrected for being many: of a table where all is chance, one in twenty has any below 5%.

    This is Holm's step-down method (1979), which holds however the rows hang together. Rows that no deal of the games
    could have brought below the level are left out of the count, as Tarone (1990) showed to be right.

    >>> [round(p, 3) for p in holm([(0.01, 0.0), (0.04, 0.0), (0.03, 0.0), (1.0, 0.4)])]
    [0.03, 0.06, 0.06, 1.0]
    """
    able = [row for row, (_, least) in enumerate(found) if least * len(found) <= LEVEL]
    corrected = [1.0] * len(found)
    most = 0.0
    for rank, row in enumerate(sorted(able, key=lambda row: found[row][0])):
        most = corrected[row] = max(most, min(1.0, found[row][0] * (len(able) - rank)))
    return corrected


def mean_of(count: int, total: float, squares: float, distinct: int) -> Interval:
    """Return the mean of `count` numbers of which the sum and the sum of squares are given, with Student's interval.

    It is as wide as for `distinct` numbers: those of different games.

    >>> mean = mean_of(4, 10.0, 30.0, 4)
    >>> f"{mean.value:.2f} {mean.low:.2f} {mean.high:.2f}"
    '2.50 0.45 4.55'
    """
    mean = total / count
    if distinct < 2:
        return Interval(mean, mean, mean)
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    reach = student(distinct - 1) * sqrt(variance / distinct)
    return Interval(mean, mean - reach, mean + reach)


def student(freedom: float) -> float:
    """Return the 97.5% point of Student's t, by the series of Abramowitz & Stegun 26.7.5 (off by 2% at 2 degrees).

    >>> f"{student(6):.3f} {student(30):.3f} {student(inf):.3f}"
    '2.447 2.042 1.960'
    """
    if freedom == inf:
        return Z
    z, n = Z, max(1.0, freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
