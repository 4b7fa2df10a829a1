"""The examples in the docstrings of the engine run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"
MODULES = [
    ".".join(path.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(ENGINE.glob("uguisu/**/*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]
"""The modules that have any: to look for them in one takes as long as to run a few."""


@pytest.mark.pure  # compiling drops docstrings of modules
@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(name)
    tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0
