"""A mod opens in the editor: what it says itself is shown, and its checks know what lies below."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize(
    "pack", ["scorpion/homebrew_five", "scorpion/four_lanterns", "temple/nightingale_ropes"]
)
def test_a_shipped_mod_opens_without_problems(window: MainWindow, qtbot: QtBot, pack: str) -> None:
    page = window.open_pack(SCENARIOS / pack)
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    assert [found for found in page.problems if found.severity == "error"] == []
