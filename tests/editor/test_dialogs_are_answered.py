"""A dialog that no test answers fails that test, and windows with changes in them are closed without a question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMessageBox
from shiboken6 import isValid
from tests.support import windows

from uguisu_changes.edits import Put
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.window import MainWindow


def test_a_dialog_that_nobody_answers_fails_the_test(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "LONGEST", 0)
    box = QMessageBox(QMessageBox.Icon.Question, "Save?", "Trial has changes.", parent=window)
    with pytest.raises(AssertionError, match=r"nobody answered a dialog.*Save\?: Trial has changes\."):
        box.exec()


def test_a_window_with_changes_is_closed_without_asking(
    window: MainWindow,
    open_page: Callable[[str], MapPage],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    """As a test leaves it that has failed on its way; what is asserted here comes after the window's end."""
    monkeypatch.setattr(windows, "LONGEST", 0)
    page = open_page("graph")
    assert page.session.do("", Put("map", ("title",), "Changed"))
    assert page.modified
    request.addfinalizer(lambda: _is_gone(window))


def _is_gone(window: MainWindow) -> None:
    assert not isValid(window) or not window.isVisible()
