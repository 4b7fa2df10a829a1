"""What tests of the lab share."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.tiny import duel, written

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def triangle() -> Path:
    """A tiny pack of Temple."""
    return ROOT / "tests" / "packs" / "triangle"


@pytest.fixture(scope="session")
def first_steps() -> Path:
    return ROOT / "scenarios" / "temple" / "first_steps"


@pytest.fixture(scope="session")
def garden_gate() -> Path:
    return ROOT / "scenarios" / "scorpion" / "garden_gate"


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def small_duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duel of one turn that red wins by force: with secrets, and small enough to be solved at once."""
    files = duel(["heavy_cut", "breath"], ["quick_cut", "guard"], turns=1, wounds=2, hand=2)
    return written(tmp_path_factory.mktemp("small") / "duel", files)
