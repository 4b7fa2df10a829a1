"""What tests of the lab share."""

from __future__ import annotations

from pathlib import Path

import pytest

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
