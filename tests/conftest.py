"""What all tests share: a slow or busy machine is no failure, and the same tree fares the same each time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "uguisu", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("uguisu")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """A test that has the editor speak another language leaves none of it behind."""
    yield
    speaking = sys.modules.get("uguisu_editor.i18n.speaking")
    if speaking is not None:
        speaking.Speaking().switch("en")


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave at once where Qt was used: at the interpreter's end Python and Qt disagree about who deletes what."""
    if "PySide6.QtWidgets" in sys.modules and _Status.exitstatus is not None:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(_Status.exitstatus)


class _Status:
    exitstatus: int | None = None


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remember how the tests went."""
    _Status.exitstatus = int(exitstatus)
