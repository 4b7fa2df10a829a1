"""Statistics of pairs: two packs play the same seeds, and each pair of games gives a difference.

If a change does nothing, either game of a pair might as well be the other one: each difference has either sign equally
often, whatever its size. All tests here rest on that alone (Fisher 1935).
"""

from collections.abc import Sequence
from math import erfc, exp, inf, ldexp, log, sqrt
from statistics import NormalDist

from uguisu_lab.playtest.statistics import LEVEL, Interval, Z, student

EXACT = 64
"""Differences other than 0 up to which the test is exact; beyond, it is a normal one."""
STEPS = 200
"""Sizes of differences that the exact test tells apart."""
EXPECTED = 25.0
"""The sequential test is sharpest after some eight times so many differences as large as the first."""


class Differences:
    """Differences of pairs, added up one by one, in their order."""

    __slots__ = ("count", "first", "nonzero", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = self.squares = self.first = 0.0
        self.nonzero: list[float] = []
        """The first of them that are not 0, as many as the exact test takes, and one more."""

    def add(self, difference: float) -> None:
        """Count one pair."""
        self.count += 1
        if difference:
            self.total += difference
            self.squares += difference * difference
            self.first = self.first or abs(difference)
            if len(self.nonzero) <= EXACT:
                self.nonzero.append(difference)

    @property
    def deviation(self) -> float:
        """The standard deviation of the differences."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.total**2 / self.count) / (self.count - 1))

    @property
    def p(self) -> float:
        """How likely so large a sum is if each difference had either sign equally often."""
        if len(self.nonzero) <= EXACT:
            return flipped(self.nonzero)
        return erfc(abs(self.total) / sqrt(2 * self.squares))

    @property
    def p_at_any_time(self) -> float:
        """The same, but true however often one looks and whenever one stops.

        With a sum S of differences and a sum V of their squares, ``sqrt(r / (r + V)) * exp(S**2 / (2 * (r + V)))`` is a
        supermartingale if signs fall by chance (de la Peña, Klass and Lai 2004), and hardly ever grows large.
        """
        if not self.squares:
            return 1.0
        scale = EXPECTED * self.first**2
        whole = scale + self.squares
        evidence = 0.5 * log(scale / whole) + self.total**2 / (2 * whole)
        return min(1.0, exp(-evidence))

    @property
    def p_least(self) -> float:
        """The smallest `p` that differences of these sizes could have brought, whatever their signs."""
        return ldexp(1.0, 1 - len(self.nonzero)) if self.nonzero else 1.0

    def interval(self, mean: float) -> Interval:
        """Return `mean` with Student's interval, as wide as these differences make it."""
        if self.count < 2:
            return Interval(mean, mean, mean)
        reach = student(self.count - 1) * self.deviation / sqrt(self.count)
        return Interval(mean, mean - reach, mean + reach)


def flipped(differences: Sequence[float]) -> float:
    """Return in what part of all ways to set their signs the sum of `differences` is as far from 0 as it is, or farther.

    Numbers are rounded to `STEPS` sizes, so that the sums can be counted out.

    >>> flipped([1, 1, 1, 1, 1, -1]), flipped([3, 1, 2]), flipped([])
    (0.21875, 0.25, 1.0)
    """
    if not differences:
        return 1.0
    largest = max(map(abs, differences))
    whole = largest <= STEPS and all(value == int(value) for value in differences)
    scale = 1.0 if whole else STEPS / largest
    sizes = [round(value * scale) for value in differences]
    wide = len(sizes) + 1  # bits that a count of ways needs
    ways = 1  # at bit `wide * s`: in how many ways the sizes with a plus sign come to s
    for size in sizes:
        ways += ways << wide * abs(size)
    total = sum(map(abs, sizes))
    far, mask = abs(sum(sizes)), (1 << wide) - 1
    if not far:
        return 1.0
    as_far = sum(ways >> wide * plus & mask for plus in range((total + far) // 2, total + 1))
    return min(1.0, 2 * as_far / (1 << len(sizes)))


def share_difference(first_only: int, second_only: int, pairs: int, counted: int) -> Interval:
    """Return by how much a second share is larger, of `pairs` of games of which `first_only` were so in the first alone.

    Half a pair is added to each of the four kinds of pairs (Agresti and Min 2005), which keeps the interval honest where
    all pairs agree. It is as wide as for `counted` pairs.

    >>> told = share_difference(0, 0, 100, 100)
    >>> f"{told.value:.3f} {told.low:.3f} {told.high:.3f}"
    '0.000 -0.019 0.019'
    """
    if not pairs:
        return Interval(0.0, -1.0, 1.0)
    some = counted / pairs
    first, second, count = first_only * some + 0.5, second_only * some + 0.5, counted + 2
    middle = (second - first) / count
    reach = Z * sqrt(max(0.0, (first + second) / count - middle**2) / count)
    value = (second_only - first_only) / pairs
    low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
    return Interval(value, min(low, value), max(high, value))


def benjamini_hochberg(ps: Sequence[float], least: Sequence[float] | None = None) -> list[float]:
    """Return p-values corrected such that, of those at 5% or less, one in twenty is chance (Benjamini and Hochberg 1995).

    Rows that could not have brought a p of 5% are left out of the count: no number of pairs was wasted on them.

    >>> benjamini_hochberg([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.05333333333333334, 0.05333333333333334, 0.5]
    """
    least = least or [0.0] * len(ps)
    able = sorted((p, row) for row, p in enumerate(ps) if least[row] <= LEVEL)
    corrected, smallest = [1.0] * len(ps), 1.0
    for rank, (p, row) in reversed([*enumerate(able, 1)]):
        smallest = corrected[row] = min(smallest, p * len(able) / rank)
    return corrected


def smallest_shown(deviation: float, pairs: int, level: float = LEVEL) -> float:
    """Return the smallest difference that so many pairs would have shown four times in five."""
    return _errors_wanted(level) * deviation / sqrt(pairs) if pairs else inf


def pairs_for(difference: float, deviation: float, level: float = LEVEL) -> float:
    """Return how many pairs show a true `difference` four times in five."""
    return (_errors_wanted(level) * deviation / difference) ** 2 if difference else inf


def _errors_wanted(level: float) -> float:
    """How many standard errors large a difference is that is shown at this level with a power of 80%."""
    normal = NormalDist()
    return normal.inv_cdf(1 - level / 2) + normal.inv_cdf(0.8)
