"""What tests with windows need. The `conftest.py` of a folder with such tests takes the fixtures and the hook from here.

Dialogs that nobody answers: a test that waits for one fails with a sentence, where it would wait for ever. Cycles are collected
as in the editor: a closed window that a thread collects takes the process down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LONGEST = 60
"""Seconds that a dialog may stay open within a test: far more than any answer takes, far less than a run may."""

for wait in (QtBot.waitUntil, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals):
    wait.__kwdefaults__["timeout"] = (
        LONGEST * 1000
    )  # a machine with other work takes longer than five seconds

ends: set[str] = set()
"""The tests that have come to their end: their windows are closed, and what they ask then is nobody's to answer."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Windows are closed next, by pytest-qt: a test that has failed may leave changes in them that are not saved."""
    ends.add(item.nodeid)
    try:
        return (yield)
    finally:
        ends.discard(item.nodeid)


@pytest.fixture(scope="module", autouse=True)
def cycles_are_collected_here(qapp: QApplication) -> Iterator[None]:
    """Collect cycles in the window's thread alone, and all that a file has left when its tests are over."""
    from uguisu_editor.collecting import cycles_collected_here

    with cycles_collected_here():
        yield


@pytest.fixture(autouse=True)
def dialogs_are_answered(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close a dialog that nobody answers, and fail; when the test is over, discard without asking."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QDialog, QMessageBox

    run = QDialog.exec

    def answered(dialog: QDialog) -> Any:
        if request.node.nodeid in ends:
            return QMessageBox.StandardButton.Discard
        late: list[str] = []

        def give_up() -> None:
            late.append(f"{dialog.windowTitle()}: {dialog.text() if isinstance(dialog, QMessageBox) else ''}")
            dialog.reject()

        watch = QTimer(dialog)
        watch.setSingleShot(True)
        watch.timeout.connect(give_up)
        watch.start(LONGEST * 1000)
        answer = run(dialog)
        watch.stop()
        assert not late, f"nobody answered a dialog, which was closed after {LONGEST} s: {late[0]}"
        return answer

    with pytest.MonkeyPatch.context() as patch:  # one of its own, which no test undoes
        patch.setattr(QDialog, "exec", answered)
        yield
