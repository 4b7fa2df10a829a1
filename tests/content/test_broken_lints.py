"""A plugin's lint that breaks is named, and takes nothing else with it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from uguisu import check
from uguisu.checks import Lint
from uguisu.content.linting import guarded
from uguisu.content.loader import read_pack
from uguisu.plugins import registry

SCENARIOS = Path(__file__).parents[2] / "scenarios"
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


def goes_on_for_ever(pack):
    while pack.topology is not None:
        pass
    yield from ()


def test_a_lint_that_never_ends_is_stopped_and_says_what_it_was_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named with its line and with what it was to look at; what the other checks find is told all the same."""
    monkeypatch.setenv("UGUISU_PATIENCE", "0.3")
    known = registry()
    monkeypatch.setattr(known, "lints", [Lint("for-ever", goes_on_for_ever, game="temple"), *known.lints])
    pack = tmp_path / "pack"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", pack)
    _, found = check(pack, known)
    (late,) = [one for one in found if one.code == "endless-lint"]
    assert "goes_on_for_ever" in late.message
    assert re.search(r"with \d\d+ places of the map", late.message)
    assert "test_broken_lints.py:" in late.message
    assert late.hint is not None
    assert "UGUISU_PATIENCE" in late.hint
