"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import uguisu

APART = ("uguisu.board", "uguisu.cli.__main__", "uguisu.testing.__main__")
"""Tested elsewhere, or programs."""

MODULES = [
    found.name
    for found in pkgutil.walk_packages(uguisu.__path__, "uguisu.")
    if not found.name.startswith(APART)
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
