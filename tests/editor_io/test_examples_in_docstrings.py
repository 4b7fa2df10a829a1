"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["marking", "naming", "properties", "writing"])
def test_examples(name):
    found = doctest.testmod(importlib.import_module(f"uguisu_changes.tiled.{name}"))
    assert found.attempted > 0
    assert found.failed == 0
