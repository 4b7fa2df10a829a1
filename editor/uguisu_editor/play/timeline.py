"""What has been played, to be looked back at: a slider, and the way on from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QIcon, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.ribbon import Ribbon
from uguisu_editor.play.rounds import round_called
from uguisu_editor.play.signs import ink_on, sign
from uguisu_editor.play.table import Table

if TYPE_CHECKING:
    from uguisu.views import EventLook, GameLook, TrackLook
    from uguisu_editor.theme import Theme

SIGN = 16
"""Pixels of a sign over the slider."""


class Strip(QWidget):
    """Signs of what mattered, over the slider where it happened; a click looks back there."""

    asked = Signal(float)
    """A part of the game is to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.events: list[tuple[float, str, QIcon]] = []
        """How far in the game, what happened, and its sign."""
        self.setFixedHeight(SIGN + 2)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _x(self, part: float) -> float:
        return SIGN / 2 + part * (self.width() - SIGN)

    def shown(self) -> list[tuple[float, str, QIcon]]:
        """Return those that have room, the later before the earlier."""
        found: list[tuple[float, str, QIcon]] = []
        for event in reversed(self.events):
            if not found or self._x(found[-1][0]) - self._x(event[0]) >= SIGN + 2:
                found.append(event)
        return found[::-1]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        for part, _, picture in self.shown():
            picture.paint(painter, round(self._x(part) - SIGN / 2), 1, SIGN, SIGN)

    def _near(self, x: float) -> tuple[float, str, QIcon] | None:
        return min(self.shown(), key=lambda event: abs(self._x(event[0]) - x), default=None)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Look back to the one that is nearest."""
        near = self._near(event.position().x())
        if near is not None:
            self.asked.emit(near[0])

    def event(self, event: QEvent) -> bool:
        """Say what happened."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            near = self._near(event.pos().x())
            QToolTip.showText(event.globalPos(), near[1] if near is not None else "", self)
            return True
        return super().event(event)


def _drawn(event: Answer, look: GameLook, stood: dict[str, int]) -> EventLook | TrackLook | None:
    """Return how an event is drawn: a track that grows as that track. How tracks `stood` before is kept there."""
    if event["kind"] != "track_changed":
        return look.events.get(event["kind"])
    track, value = event["details"]["track"], event["details"]["value"]
    before, stood[track] = stood.get(track, 0), value
    return look.track(track) if value > before else None


class StepsSlider(QWidget):
    """A slider over the steps of a game."""

    play_on = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.back, self.forward = QToolButton(self), QToolButton(self)
        self.back.clicked.connect(lambda _=False: self.go(-1))
        self.forward.clicked.connect(lambda _=False: self.go(1))
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._moved)
        self.where = QLabel(self)
        self.now = QPushButton(self)
        self.now.clicked.connect(lambda _=False: self.table.look_back(None))
        self.on = QPushButton(self)
        self.on.clicked.connect(lambda _=False: self.play_on.emit())
        self.strip = Strip(self)
        self.strip.asked.connect(self._look_at)
        over = QWidget(self)
        column = QVBoxLayout(over)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.ribbon = Ribbon(self)
        column.addWidget(self.ribbon)
        column.addWidget(self.strip)
        column.addWidget(self.slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 4)
        for widget in (self.back, over, self.forward, self.where, self.on, self.now):
            row.addWidget(widget, 1 if widget is over else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.slider.setAccessibleName(tr("Looking back"))
        for button, words in ((self.back, tr("One step back")), (self.forward, tr("One step forward"))):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.now.setText(tr("Back to now"))
        self.on.setText(tr("Play on from here"))
        self.ribbon.retranslate()
        widest = tr("{at} of {count}", at=9999, count=9999)
        letters = self.where.fontMetrics()
        # room from the start, so that the slider never jumps and the window is not laid out anew after each move
        self.where.setFixedSize(letters.horizontalAdvance(widest), letters.height())
        self.back.setIcon(icon("step-back"))
        self.forward.setIcon(icon("step-forward"))
        self.show_table()

    def go(self, steps: int) -> None:
        """Look so many steps further."""
        count = len(self.table.steps)
        at = count if self.table.at is None else self.table.at
        self.table.look_back(max(0, min(count, at + steps)))

    def show_events(self, events: list[Answer], look: GameLook, theme: Theme) -> None:
        """Show what mattered of what has happened, each where it was in the game."""
        last = max((event["ply"] for event in events), default=0) or 1
        stood: dict[str, int] = {}
        self.strip.events = [
            (event["ply"] / last, visible(event["text"]), sign(drawn.glyph, ink_on(theme, drawn.colour)))
            for event in events
            if (drawn := _drawn(event, look, stood)) is not None and not drawn.quiet and event.get("text")
        ]
        self.strip.update()

    def show_outlook(self, look: GameLook) -> None:
        """Show who was ahead when; "you" are whoever plays alone at this screen."""
        table = self.table
        names = dict(table.outlook.get("sides", {}))
        seats = {seat["id"]: seat["side"] for seat in table.about.get("seats", ())}
        if len(table.people) == 1:
            names[seats[table.people[0]]] = tr("you")
        sides = list(dict.fromkeys(seats.values()))
        colours = {side: look.colour_of_side(side, sides) for side in sides}
        self.ribbon.tell(table.outlook, names, colours, partial(round_called, table.view))

    def _look_at(self, part: float) -> None:
        self.table.look_back(round(part * len(self.table.steps)))

    def _moved(self, value: int) -> None:
        self.table.look_back(value)

    def show_table(self) -> None:
        """Show where the game is, and where one looks."""
        count, at = len(self.table.steps), self.table.at
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.setValue(count if at is None else at)
        self.slider.blockSignals(False)
        self.setVisible(not self.table.handing_over)
        self.where.setText(tr("{at} of {count}", at=count if at is None else at, count=count))
        self.on.setVisible(at is not None)
        self.now.setVisible(at is not None)
        self.back.setEnabled(count > 0 and at != 0)
        self.forward.setEnabled(at is not None)
