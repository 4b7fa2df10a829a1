"""The log in the window: what repeats itself is one line, which opens and closes; pointing at it lights up all it speaks of."""

from __future__ import annotations

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from uguisu.views import EventView, GameLook
from uguisu_editor.play.log import Log
from uguisu_editor.theme import LIGHT

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


def test_pointing_at_a_fold_lights_up_all_that_it_speaks_of(log: Log, qtbot: QtBot) -> None:
    with qtbot.waitSignal(log.pointed) as pointed:
        log.setCurrentRow(0)
    assert pointed.args == [{"red", "blue", "hall"}]
