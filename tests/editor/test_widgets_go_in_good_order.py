"""Widgets that are not needed any longer go when nothing is at work with them: to delete one at once can end the program."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

import uguisu_editor
from uguisu_editor.away import put_away, show_in

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SOURCE = Path(uguisu_editor.__file__).parent


class Envious(QWidget):
    """Puts its sibling away as soon as it is shown, as a form does that is laid out anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.siblings: list[QWidget] = []

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        while self.siblings:
            put_away(self.siblings.pop())


def test_a_widget_may_go_while_its_siblings_are_shown(qtbot: QtBot) -> None:
    for _ in range(50):
        page = QWidget()
        qtbot.addWidget(page)
        column = QVBoxLayout(page)
        envious = Envious(page)
        column.addWidget(envious)
        for _ in range(5):
            sibling = QWidget(page)
            column.addWidget(sibling)
            envious.siblings.append(sibling)
            del sibling
        page.show()
        assert len(page.findChildren(QWidget)) == 1
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_button_may_put_its_panel_away(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    button = QPushButton()
    area.setWidget(button)
    seen = []

    def again() -> None:
        show_in(area, QWidget())
        seen.append(isValid(button))

    button.clicked.connect(again)
    button.click()
    assert seen == [True]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(button)


@pytest.mark.parametrize("page_after", ["mission", "cards", "rulings"])
@pytest.mark.parametrize("number", range(3))
def test_the_inspector_may_be_laid_out_anew_while_the_keyboard_leaves_it(
    window: MainWindow, open_page: Callable[[str], MapPage], number: int, page_after: str
) -> None:
    """Typing ends when another page is shown; what it changes can have the inspector show something else. It did end the
    program.
    """
    page = open_page("graph")
    page.session.select(["court"])
    dock = window.docks["inspector"]
    dock.come_forward()
    dock.refresh()
    line = [one for one in dock.findChildren(QLineEdit) if one.isVisible()][number]
    line.setFocus()
    QTest.keyClicks(line, "zz9")
    line.editingFinished.connect(page.session.select)
    del line
    page.show_page(page_after)
    QApplication.processEvents()
    assert page.pages[page_after].isVisible()


def test_no_widget_is_parted_with_in_another_way() -> None:
    """`setParent(None)` and `takeWidget` make a widget Python's, which deletes it when it likes; `removeRow` does at once."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name == "away.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            gives_up = (
                node.func.attr == "setParent"
                and any(isinstance(one, ast.Constant) and one.value is None for one in node.args)
                and ast.unparse(node.func.value) != "self"  # such a one is spoken of as long as it is at work
            )
            if gives_up or node.func.attr in ("takeWidget", "removeRow"):
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert found == []
