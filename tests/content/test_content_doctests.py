"""The examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import uguisu.content

MODULES = [module.name for module in pkgutil.walk_packages(uguisu.content.__path__, "uguisu.content.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
