"""The log in the window: what repeats itself is one line, which opens and closes; pointing at it lights up all it speaks of."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from uguisu.views import EventLook, EventView, GameLook
from uguisu_editor.pages.trial import Trial
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.log import Log
from uguisu_editor.play.move_list import MoveList
from uguisu_editor.theme import LIGHT, style_of

LINES = [
    EventView(1, "stayed", "red stays", {"piece": "red", "place": "hall"}, "red"),
    EventView(2, "stayed", "blue stays", {"piece": "blue", "place": "hall"}, "blue"),
    EventView(3, "noise", "a noise", {"place": "gate"}),
]


@pytest.fixture
def log(qtbot: QtBot) -> Log:
    shown = Log()
    qtbot.addWidget(shown)
    show(shown, LINES)
    return shown


def show(log: Log, lines: list[EventView]) -> None:
    log.show_events(msgspec.to_builtins(lines), GameLook(game="temple"), LIGHT)


def texts(log: Log) -> list[str]:
    return [log.item(row).text().strip() for row in range(log.count())]


def right_end(rows: QAbstractItemView, row: int) -> int:
    """Return how far to the right a line of one row has ink."""
    picture = rows.viewport().grab(rows.visualRect(rows.model().index(row, 0))).toImage()
    inked = (
        x
        for x in range(picture.width() - 5, 0, -1)
        for y in range(picture.height())
        if picture.pixelColor(x, y).lightness() < 128
    )
    return next(inked)


def test_a_line_that_only_just_fits_is_not_cut(log: Log, qtbot: QtBot) -> None:
    """The style sheet's padding takes room, of which Qt knows nothing: lines ended in dots that should have had two rows."""
    log.setStyleSheet(style_of(LIGHT))
    log.resize(300, 2000)
    log.show()
    lines = [EventView(ply, str(ply), "from Owl to Crane " + "i" * ply, {}) for ply in range(30, 75)]
    show(log, lines)
    log.setCurrentRow(-1)
    qtbot.waitUntil(lambda: log.visualItemRect(log.item(len(lines) - 1)).bottom() > 0)
    high = [log.visualItemRect(log.item(row)).height() for row in range(log.count())]
    ends = [right_end(log, row) for row in range(log.count()) if high[row] == min(high)]
    assert 1 < len(ends) < len(lines)  # some have one row, the longer ones two
    assert ends == sorted(set(ends))  # a longer line goes further, and does not end in dots


@pytest.mark.parametrize("among", ["moves", "trial"])
def test_lines_that_only_just_fit_are_not_cut_in_other_lists(among: str, qtbot: QtBot) -> None:
    owner = MoveList(Choice()) if among == "moves" else Trial()
    qtbot.addWidget(owner)
    rows = owner.tree if isinstance(owner, MoveList) else owner.events
    rows.setParent(None)
    qtbot.addWidget(rows)
    rows.setStyleSheet(style_of(LIGHT))
    rows.setTextElideMode(Qt.TextElideMode.ElideRight)
    rows.setFixedSize(300, 2000)
    rows.show()
    texts = ["from Owl to Crane " + "i" * letters for letters in range(30, 75)]
    if isinstance(rows, QTreeWidget):
        rows.addTopLevelItems([QTreeWidgetItem([text]) for text in texts])
    else:
        rows.addItems(texts)
    index = rows.model().index
    qtbot.waitUntil(lambda: rows.visualRect(index(len(texts) - 1, 0)).bottom() > 0)
    high = [rows.visualRect(index(row, 0)).height() for row in range(len(texts))]
    ends = [right_end(rows, row) for row in range(len(texts)) if high[row] == min(high)]
    assert 1 < len(ends) < len(texts)
    assert ends == sorted(set(ends))


def test_what_a_piece_does_quietly_begins_with_its_token(log: Log) -> None:
    token = QIcon(QPixmap(4, 4))
    look = GameLook(game="temple", events={"fell": EventLook(glyph="skull", quiet=False)})
    lines = [*LINES, EventView(4, "fell", "red falls", {"piece": "red"}, "red")]
    asked: list[str] = []

    def token_of(piece: str) -> QIcon | None:
        asked.append(piece)
        return token if piece == "red" else None

    log.show_events([], look, LIGHT, token_of)
    log.show_events(msgspec.to_builtins([lines[0], lines[3], lines[2]]), look, LIGHT, token_of)
    assert asked == ["red", "gate"], "what mattered keeps its own sign"
    assert log.item(0).icon().cacheKey() == token.cacheKey()
    assert log.item(1).icon().cacheKey() != token.cacheKey()


def test_a_fold_opens_and_closes(log: Log) -> None:
    assert texts(log) == ["Red stays; blue likewise", "A noise"]
    log.itemActivated.emit(log.item(0))
    assert texts(log) == ["Red stays; blue likewise", "Red stays", "Blue stays", "A noise"]
    log.itemActivated.emit(log.item(2))
    assert texts(log) == ["Red stays; blue likewise", "A noise"]
    log.itemActivated.emit(log.item(1))
    assert texts(log) == ["Red stays; blue likewise", "A noise"], "a line by itself does not open"


def test_what_is_open_stays_open_while_the_log_grows(log: Log) -> None:
    log.itemActivated.emit(log.item(0))
    show(log, [*LINES, LINES[2]])
    assert texts(log) == ["Red stays; blue likewise", "Red stays", "Blue stays", "A noise – 2 times"]
    show(log, LINES[:1])
    assert texts(log) == ["Red stays"]


def test_lines_that_move_on_point_at_nothing(log: Log, qtbot: QtBot) -> None:
    log.setCurrentRow(0)
    told: list[object] = []
    log.pointed.connect(told.append)
    show(log, [*LINES, LINES[2]])
    assert told[-1] == set()


def test_pointing_at_a_fold_lights_up_all_that_it_speaks_of(log: Log, qtbot: QtBot) -> None:
    with qtbot.waitSignal(log.pointed) as pointed:
        log.setCurrentRow(0)
    assert pointed.args == [{"red", "blue", "hall"}]
