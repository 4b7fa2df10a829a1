"""The numbers behind reports, against values known from elsewhere."""

from __future__ import annotations

import doctest
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uguisu_lab import paired
from uguisu_lab.playtest import curves, maps, page, statistics, tables
from uguisu_lab.playtest.statistics import Interval, distribution, student, wilson
from uguisu_lab.playtest.tally import histogram


@pytest.mark.parametrize("module", [statistics, page, maps, tables, curves, paired])
def test_the_examples_in_docstrings_are_true(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [  # Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals(hits: int, tries: int, low: float, high: float) -> None:
    found = wilson(hits, tries)
    assert found.value == hits / tries
    assert (found.low, found.high) == (pytest.approx(low, abs=6e-5), pytest.approx(high, abs=6e-5))


def test_of_no_tries_nothing_is_known() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


@given(st.integers(0, 50), st.integers(1, 50))
def test_wilson_holds_the_share_and_stays_within_bounds(hits: int, more: int) -> None:
    found = wilson(hits, hits + more)
    assert 0 <= found.low <= found.value <= found.high <= 1


@pytest.mark.parametrize(
    ("freedom", "point"), [(3, 3.182), (5, 2.571), (10, 2.228), (20, 2.086), (60, 2.000), (inf, 1.960)]
)
def test_student_points_of_the_tables(freedom: float, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.005)


def test_distribution() -> None:
    found = distribution([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert (found.count, found.mean, found.low, found.high, found.median) == (8, 5.0, 2.0, 9.0, 4.5)
    assert found.deviation == pytest.approx((32 / 7) ** 0.5)
    assert distribution([]).count == 0
    assert distribution([7.0]).nine_tenths == 7.0


@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=60))
def test_every_game_is_in_one_bar_of_the_histogram(lengths: list[int]) -> None:
    bars = histogram(lengths)
    assert 1 <= len(bars) <= 24
    assert sum(bar.count for bar in bars) == len(lengths)
    for bar in bars:
        assert bar.count == sum(bar.low <= length < bar.high for length in lengths)
