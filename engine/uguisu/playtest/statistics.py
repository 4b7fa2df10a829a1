"""The little statistics that a report needs, with intervals at 95%."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

import msgspec

Z = 1.959963984540054
"""How many standard deviations of a normal distribution hold 95% of it."""


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


def wilson(hits: int, tries: int) -> Interval:
    """Return the share of hits with Wilson's score interval (Wilson 1927), which holds for few tries and rare hits.

    >>> share = wilson(95, 100)
    >>> f"{share.value:.2f} {share.low:.3f} {share.high:.3f}"
    '0.95 0.888 0.978'
    """
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    share, square = hits / tries, Z * Z
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    reach = Z * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    low = max(0.0, middle - reach) if hits else 0.0  # exactly: no dust of rounding
    return Interval(share, low, min(1.0, middle + reach) if hits < tries else 1.0)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return the value below which `part` of sorted numbers lie, straight lines drawn between them.

    >>> quantile([1, 2, 3, 10], 0.5)
    2.5
    """
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


def distribution(values: Sequence[float]) -> Distribution:
    """Return how `values` are spread."""
    if not values:
        return Distribution(0, *([0.0] * 9))
    ordered = sorted(values)
    mean, variance = moments(values)
    parts = [quantile(ordered, part) for part in (0, 0.1, 0.25, 0.5, 0.75, 0.9, 1)]
    return Distribution(len(ordered), mean, sqrt(variance), *parts)


def moments(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the unbiased variance of one or more numbers."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def difference(one: Sequence[float], other: Sequence[float]) -> Interval | None:
    """Return how much larger `one` is than `other` on average, by Welch's method; None with fewer than two of either.

    >>> apart = difference([3.0, 4.0, 5.0, 4.0], [1.0, 2.0, 3.0, 2.0])
    >>> f"{apart.value:.2f} {apart.low:.2f} {apart.high:.2f}"
    '2.00 0.59 3.41'
    """
    if len(one) < 2 or len(other) < 2:
        return None
    (mean, variance), (mean2, variance2) = moments(one), moments(other)
    a, b = variance / len(one), variance2 / len(other)
    apart = mean - mean2
    if a + b == 0:
        return Interval(apart, apart, apart)
    freedom = (a + b) ** 2 / (a * a / (len(one) - 1) + b * b / (len(other) - 1))
    reach = student(freedom) * sqrt(a + b)
    return Interval(apart, apart - reach, apart + reach)


def mean_of(count: int, total: float, squares: float) -> Interval:
    """Return the mean of `count` numbers of which the sum and the sum of squares are given, with Student's interval.

    >>> mean = mean_of(4, 10.0, 30.0)
    >>> f"{mean.value:.2f} {mean.low:.2f} {mean.high:.2f}"
    '2.50 0.45 4.55'
    """
    mean = total / count
    if count < 2:
        return Interval(mean, mean, mean)
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    reach = student(count - 1) * sqrt(variance / count)
    return Interval(mean, mean - reach, mean + reach)


def apart(one: Interval, other: Interval) -> Interval:
    """Return how much larger a share is than another, by Newcombe's hybrid of their Wilson intervals (1998, method 10).

    >>> found = apart(wilson(56, 70), wilson(48, 80))
    >>> f"{found.value:.4f} {found.low:.4f} {found.high:.4f}"
    '0.2000 0.0524 0.3339'
    """
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above)


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
