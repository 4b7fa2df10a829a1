"""What can be done on the map is told at the foot in a line that is seen whole, also in a narrow window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("pack", ["spies/back_yard", "scorpion/garden_gate", "temple/first_steps"])
def test_what_can_be_done_is_not_cut_off(window: MainWindow, pack: str, qtbot: QtBot) -> None:
    window.resize(1120, 760)
    page = window.open_pack(SCENARIOS / pack)
    assert page is not None
    page.show_page("map")
    line = window.status._line
    for language in LANGUAGES:
        window.set_language(language)
        qtbot.wait(50)
        assert line.text()
        assert line.fontMetrics().horizontalAdvance(line.text()) <= line.width(), (language, line.text())
