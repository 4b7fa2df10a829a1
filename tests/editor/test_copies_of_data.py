"""Copies of plain data are the same data, whichever way they are made."""

from __future__ import annotations

import math

import pytest

from uguisu_editor.model.same import plain_copy, quick_copy, same

ODD = [
    {"a": [1, 1.0, True, None, "ü"], "b": {"c": []}},
    [2**63 - 1, -(2**63), 1e308, math.inf, ""],
    {"too large": 2**200},
    [(1, 2), {"deep": [(3,)]}],
]


@pytest.mark.parametrize("value", ODD)
def test_a_quick_copy_is_a_copy(value: object) -> None:
    copied = quick_copy(value)
    assert same(copied, plain_copy(value))
    assert copied is not value
