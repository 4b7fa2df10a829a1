"""No word is cut on any page, in any language, at the scales that screens are set to; nothing widens a small window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from tests.support.cut_words import cut_words

from uguisu_editor.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKS = ("spies/back_yard", "temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel")
SCALES = ("1", "1.25", "1.5", "2")
CASES = [
    pytest.param(
        scale,
        language,
        PACKS[at if number == at else (number + at) % len(PACKS)],
        marks=pytest.mark.long if number == at else pytest.mark.slow,
    )
    for number, scale in enumerate(SCALES)
    for at, language in enumerate(LANGUAGES)
]
"""Each scale with each language, half a minute each; often only those in which every scale, language and pack comes once."""


@pytest.mark.native
@pytest.mark.parametrize(("scale", "language", "pack"), CASES)
def test_no_page_cuts_a_word(scale: str, language: str, pack: str, tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "tests.support.cut_words", language, str(tmp_path), pack]
    environment = {**os.environ, "QT_SCALE_FACTOR": scale}
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {}


def test_what_is_cut_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    label, button, wrapped = (
        QLabel("a long line of words"),
        QPushButton("what one presses"),
        QLabel("Irreconcilable words"),
    )
    wrapped.setWordWrap(True)
    for part in (label, button, wrapped):
        row.addWidget(part)
    window.show()
    assert cut_words(window) == []
    label.setFixedWidth(30)
    button.setFixedWidth(30)
    wrapped.setFixedWidth(30)
    qtbot.wait(20)
    assert sorted(cut_words(window)) == [
        "QLabel: Irreconcilable words",
        "QLabel: a long line of words",
        "QPushButton: what one presses",
    ]
    label.hide()
    assert "QLabel: a long line of words" not in cut_words(window)
