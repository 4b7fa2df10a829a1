"""The examples in the docstrings run."""

import doctest
import importlib
import pkgutil

import pytest

import uguisu.board

MODULES = [f"uguisu.board.{module.name}" for module in pkgutil.iter_modules(uguisu.board.__path__)]


@pytest.mark.parametrize("module", [*MODULES, "uguisu.content.text"])
def test_docstrings_tell_the_truth(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0
