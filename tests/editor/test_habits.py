"""What hands do without thinking: the wheel, Enter and Backspace, Ctrl+Z, corners, brushes taken up, tabs kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox, QSpinBox

from uguisu_changes.edits import Put
from uguisu_editor.docks.brushes import BrushesDock
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.localized import LocalizedControl
from uguisu_editor.window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], list["Diagnostic"]]
LEFT = Qt.MouseButton.LeftButton
ZONES = """\
format: 1
id: two
kind: graph
places:
  - {id: west, at: [50, 50], shape: [[0, 0], [100, 0], [100, 100], [0, 100]], name: {en: West, uk: Захід}}
  - {id: east, at: [150, 50], shape: [[100, 0], [200, 0], [200, 100], [100, 100]], tags: [inner]}
links: []
"""


def wheel_over(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def at(page: MapPage, x: float, y: float) -> QPoint:
    return page.canvas.view.to_screen(x, y).toPoint()


def shape(page: MapPage, number: int) -> list[Any]:
    found = page.session.document.look("map", ("places", number, "shape"))
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("kind", ["graph", "squares"])
def test_the_wheel_changes_nothing_that_has_not_the_keyboard(
    window: MainWindow, open_page: Open, kind: str
) -> None:
    page = open_page(kind)
    assert page.session.board is not None
    page.session.select(page.session.board.ids()[:1])
    page.canvas.setFocus()
    turned = 0
    for name in ("brushes", "inspector", "layers"):
        dock = window.docks[name]
        for control in [*dock.findChildren(QComboBox), *dock.findChildren(QSpinBox)]:
            before = control.currentText() if isinstance(control, QComboBox) else control.value()  # type: ignore[attr-defined]
            wheel_over(control)
            assert (control.currentText() if isinstance(control, QComboBox) else control.value()) == before  # type: ignore[attr-defined]
            assert control.focusPolicy() & Qt.FocusPolicy.WheelFocus != Qt.FocusPolicy.WheelFocus
            turned += 1
    assert turned > 3
    assert page.session.stack.count() == 0


def test_enter_closes_a_zone_and_backspace_takes_a_corner_back(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(ZONES)
    canvas = page.canvas
    qtbot.keyClicks(canvas, "z")
    for x, y in ((20, 120), (60, 120), (60, 160), (90, 140)):
        qtbot.mouseClick(canvas, LEFT, pos=at(page, x, y))
    qtbot.keyClick(canvas, Qt.Key.Key_Backspace)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert len(page.session.document.data["map"]["places"]) == 3
    assert len(shape(page, 2)) == 3
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert page.session.stack.count() == 1


def test_undo_takes_back_a_corner_before_anything_older(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page(ZONES)
    page.session.do("older", Put("map", ("title",), "new"))
    qtbot.keyClicks(page.canvas, "z")
    for x, y in ((20, 120), (60, 120)):
        qtbot.mouseClick(page.canvas, LEFT, pos=at(page, x, y))
    for _ in range(2):
        window.actions_["undo"].trigger()
        assert page.session.document.look("map", ("title",)) == "new"
    window.actions_["undo"].trigger()
    assert page.session.document.data["map"].get("title") is None


def test_corners_are_moved_added_and_removed_with_those_of_the_neighbour(
    open_page: Open, qtbot: QtBot
) -> None:
    page = open_page(ZONES)
    page.session.select(["west"])

    def drag(start: tuple[float, float], end: tuple[float, float]) -> None:
        qtbot.mousePress(page.canvas, LEFT, pos=at(page, *start))
        for part in (0.5, 1.0):
            x, y = (start[n] + (end[n] - start[n]) * part for n in (0, 1))
            qtbot.mouseMove(page.canvas, at(page, x, y))
        qtbot.mouseRelease(page.canvas, LEFT, pos=at(page, *end))

    drag((100, 0), (110, 10))
    moved = shape(page, 0)[1]
    assert moved == pytest.approx([110, 10], abs=1.5)
    assert shape(page, 1)[0] == moved
    assert page.session.stack.count() == 1
    drag(((moved[0] + 100) / 2, (moved[1] + 100) / 2), (90, 50))
    assert len(shape(page, 0)) == len(shape(page, 1)) == 5
    added = shape(page, 0)[2]
    assert added in shape(page, 1)
    qtbot.mouseDClick(page.canvas, LEFT, pos=at(page, *added))
    assert len(shape(page, 0)) == len(shape(page, 1)) == 4
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert shape(page, 0) == [[0, 0], [100, 0], [100, 100], [0, 100]]
    page.session.select(["west"])
    for number in range(2):
        corner = shape(page, 0)[-1]
        qtbot.mouseDClick(page.canvas, LEFT, pos=at(page, *corner))
        assert len(shape(page, 0)) == 3, number


def test_what_is_chosen_is_drawn_with(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    brushes = window.docks["brushes"]
    assert isinstance(brushes, BrushesDock)
    page.choose_tool("select")
    brushes.terrain.setCurrentRow(1)
    assert page.canvas.tool is page.tools["brush"]
    page.choose_tool("fill")
    brushes.terrain.setCurrentRow(0)
    assert page.canvas.tool is page.tools["fill"]
    brushes.border.activated.emit(0)
    assert page.canvas.tool is page.tools["edge"]
    page = open_page("graph")
    brushes.link.activated.emit(1)
    assert page.canvas.tool is page.tools["link"]
    page.choose_tool("place")
    brushes.link.activated.emit(0)
    assert page.canvas.tool is page.tools["place"]


@pytest.mark.long
def test_the_tool_forgets_the_mouse_when_it_leaves(open_page: Open, check: Check, qtbot: QtBot) -> None:
    page = open_page("squares")
    check(page)  # what it finds is drawn, too, and must not come in between
    qtbot.keyClicks(page.canvas, "b")
    clean = page.canvas.grab().toImage()
    qtbot.mouseMove(page.canvas, at(page, 1.5, 1.5))
    page.canvas.tool.hover(page.canvas.touch(QPointF(at(page, 1.5, 1.5))))  # type: ignore[union-attr]
    assert page.canvas.grab().toImage() != clean
    page.canvas.leaveEvent(None)  # type: ignore[arg-type]
    assert page.canvas.grab().toImage() == clean


def test_names_are_shown_in_the_editors_language(window: MainWindow, open_page: Open) -> None:
    page = open_page(ZONES)
    ids = page.canvas.grab().toImage()
    window.actions_["names"].trigger()
    english = page.canvas.grab().toImage()
    window.set_language("uk")
    page.canvas.painter_.restyle(page.canvas.theme)  # type: ignore[union-attr]
    assert (
        len({ids.bits().tobytes(), english.bits().tobytes(), page.canvas.grab().toImage().bits().tobytes()})  # type: ignore[union-attr]
        == 3
    )
    told = page.canvas.told_at(QPointF(at(page, 40, 40)))
    assert "Захід" in told
    assert "west" in told
    assert "inner" in page.canvas.told_at(QPointF(at(page, 160, 40)))


# Tabs.


@pytest.mark.long
def test_who_cancels_quitting_keeps_every_tab(
    window: MainWindow, make_pack: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = window.open_pack(make_pack("graph"))
    assert first is not None
    other = make_pack("squares").rename(first.path.with_name("other"))
    second = window.open_pack(other)
    assert second is not None
    second.session.do("", Put("map", ("title",), "changed"))
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answers.pop(0))
    assert not window.close()
    assert window.pages == [first, second]
    assert window.close()
    again = MainWindow(reopen=True)
    again.offer_recovery()
    assert [page.path.name for page in again.pages] == ["other"]  # the other one's folder is gone
    again.close()
    again.deleteLater()


def test_a_title_one_only_stands_in_stays_as_it_is_written(qtbot: QtBot) -> None:
    """A plain text does not become a table of languages because its field showed one language."""
    control = LocalizedControl(Field("name", "localized", ""), in_line=True)
    qtbot.addWidget(control)
    changed: list[Any] = []
    control.changed.connect(changed.append)
    control.show_value("Changed")
    control.language.setCurrentIndex(control.language.findData("en"))
    control.finish()
    assert changed == []
    control.line.setText("Once more")
    control.finish()
    assert changed == [{"en": "Once more"}]
