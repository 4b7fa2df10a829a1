"""A plugin's lint that breaks is named, and takes nothing else with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu.content.lints import guarded
from uguisu.content.loader import read_pack
from uguisu.plugins import registry

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"


def raises(pack):
    raise ZeroDivisionError("one by none")


def yields_nonsense(pack):
    yield "not a finding"


def is_no_list(pack):
    return 5


@pytest.mark.parametrize("lint", [raises, yields_nonsense, is_no_list])
def test_a_lint_that_breaks_is_named(lint):
    pack, _ = read_pack(TRIANGLE, registry())
    (found,) = guarded(lint, pack)
    assert found.code == "broken-lint"
    assert found.severity == "warning"
    assert lint.__name__ in found.message
