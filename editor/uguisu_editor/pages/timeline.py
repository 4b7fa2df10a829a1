"""What can happen when: a bar for each story and goal, over the values of a counter."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolTip, QVBoxLayout, QWidget

from uguisu_changes.paths import Path
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.entries import told_in_a_line
from uguisu_editor.forms.telling import called, event_told, story_name
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible

NAMES, LINE = 170, 22
GOAL = "#2e7d4f"
LISTS = ("objectives", "triggers")


class Span(NamedTuple):
    """Something that can happen: where it stands, what it is called, the event it waits for, and from when to when."""

    path: Path
    name: str
    event: str
    told: Callable[[], str]
    """In a line, worked out where somebody asks: the sentences of three hundred stories take longer than a keystroke may."""
    first: int
    last: int
    colour: str = ""


def limits(tests: Any, track: str, low: int, high: int) -> tuple[int, int]:
    """Return between which values of a track conditions let something happen.

    >>> limits([{"test": "track", "track": "round", "at_least": 3}], "round", 0, 9)
    (3, 9)
    """
    first, last = low, high
    for test in tests if isinstance(tests, list) else ():
        if isinstance(test, dict) and test.get("test") == "track" and test.get("track") == track:
            exact = test.get("is")
            least, most = test.get("at_least", exact), test.get("at_most", exact)
            first = max(first, least) if isinstance(least, int) else first
            last = min(last, most) if isinstance(most, int) else last
    return first, last


class Timeline(QWidget):
    """A bar for each trigger and objective, over the values of a track. A click goes to it."""

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spans: list[Span] = []
        self.low, self.high = 0, 1
        self.setMouseTracking(True)

    def show_spans(self, spans: list[Span], low: int, high: int) -> None:
        """Show these."""
        self.spans, self.low, self.high = spans, low, max(high, low + 1)
        self.setFixedHeight(LINE * (len(spans) + 1) + 6)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as may be."""
        return QSize(320, LINE * (len(self.spans) + 1) + 6)

    def _x(self, value: float) -> float:
        room = max(40, self.width() - NAMES - 20)
        return NAMES + room * (value - self.low) / (self.high - self.low + 1)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the bars that are in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        step = max(1, (self.high - self.low + 1) // 12)
        painter.setPen(QPen(palette.mid().color(), 1))
        for value in range(self.low, self.high + 1, step):
            x = self._x(value)
            painter.drawLine(QPointF(x, LINE), QPointF(x, self.height()))
            painter.drawText(QRectF(x, 0, 40, LINE), Qt.AlignmentFlag.AlignVCenter, str(value))
        seen = event.rect()
        first = max(1, seen.top() // LINE)
        for number, span in enumerate(self.spans[first - 1 : seen.bottom() // LINE], first):
            y = number * LINE
            painter.setPen(palette.windowText().color())
            name = self.fontMetrics().elidedText(span.name, Qt.TextElideMode.ElideRight, NAMES - 10)
            painter.drawText(QRectF(0, y, NAMES - 8, LINE), Qt.AlignmentFlag.AlignVCenter, name)
            if span.first > span.last:
                painter.setPen(QColor("#b3261e"))
                painter.drawText(
                    QRectF(NAMES, y, self.width() - NAMES, LINE), Qt.AlignmentFlag.AlignVCenter, tr("never")
                )
                continue
            bar = QRectF(
                self._x(span.first), y + 3, self._x(span.last + 1) - self._x(span.first) - 2, LINE - 6
            )
            colour = QColor(span.colour) if span.colour else palette.highlight().color()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, 4, 4)
            painter.setPen(palette.highlightedText().color())
            painter.drawText(
                bar.adjusted(6, 0, -2, 0),
                Qt.AlignmentFlag.AlignVCenter,
                self.fontMetrics().elidedText(span.event, Qt.TextElideMode.ElideRight, int(bar.width()) - 8),
            )
        painter.end()

    def _at(self, y: float) -> Span | None:
        number = int(y // LINE) - 1
        return self.spans[number] if 0 <= number < len(self.spans) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go there."""
        span = self._at(event.position().y())
        if span is not None:
            self.chosen.emit(span.path)

    def event(self, event: QEvent) -> bool:
        """Tell what a bar is about."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            span = self._at(event.pos().y())
            QToolTip.showText(event.globalPos(), span.told() if span is not None else "", self)
            return True
        return super().event(event)


class TimelinePanel(QWidget):
    """The timeline of a mission, and by which counter it is told."""

    def __init__(self, context: FormContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.timeline, self.track = Timeline(self), QComboBox(self)
        told = QLabel(tr("What can happen when, by"), self)
        told.setBuddy(self.track)
        self.track.setAccessibleName(tr("The counter that tells the time"))
        self.timeline.setAccessibleName(tr("What can happen when"))
        head = QHBoxLayout()
        head.addWidget(told)
        head.addWidget(self.track)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 4)
        column.addLayout(head)
        column.addWidget(self.timeline)
        self.track.activated.connect(lambda _: self.refresh())

    def _tracks(self) -> dict[str, tuple[int, int]]:
        tracks = dict(self.context.session.facts.tracks)
        own = self.context.look(("tracks",))
        for track in own if isinstance(own, list) else ():
            if isinstance(track, dict) and isinstance(track.get("max"), int):
                low = track.get("min")
                tracks[str(track.get("id"))] = low if isinstance(low, int) else 0, track["max"]
        longest = max((high for _, high in tracks.values()), default=1)
        for _, entry in self._entries():  # numbers that an event brings, such as the round
            for name, kind in self.context.session.facts.events.get(str(entry.get("on")), {}).items():
                if kind == "number" and f"'track': '{name}'" in str(entry.get("if")):
                    tracks.setdefault(name, (0, longest))
        return tracks

    def refresh(self) -> None:
        """Show what the file says now."""
        tracks = self._tracks()
        chosen = self.track.currentData()
        asked = {
            name: sum(f"'track': '{name}'" in str(entry.get("if")) for _, entry in self._entries())
            for name in tracks
        }
        if [self.track.itemData(at) for at in range(self.track.count())] != list(tracks):
            self.track.clear()
            for name in tracks:
                self.track.addItem(called(self.context, "track", name, ()), name)
        usual = max(tracks, key=lambda name: asked[name] * (tracks[name][1] - tracks[name][0]), default="")
        self.track.setCurrentIndex(self.track.findData(chosen if chosen in tracks else usual))
        track = self.track.currentData()
        of_event = cache(partial(event_told, self.context))
        spans = [self._span(path, entry, track, tracks, of_event) for path, entry in self._entries()]
        self.setVisible(bool(spans) and bool(tracks))
        if spans and track in tracks:
            self.timeline.show_spans(sorted(spans, key=lambda span: (span.first, span.event)), *tracks[track])

    def _entries(self) -> list[tuple[Path, dict[str, Any]]]:
        found: list[tuple[Path, dict[str, Any]]] = []
        for key in LISTS:
            entries = self.context.look((key,))
            for number, entry in enumerate(entries if isinstance(entries, list) else ()):
                if isinstance(entry, dict):
                    found.append(((key, number), entry))
        return found

    def _span(
        self,
        path: Path,
        entry: dict[str, Any],
        track: str,
        tracks: dict[str, tuple[int, int]],
        of_event: Callable[[str], str],
    ) -> Span:
        low, high = tracks.get(track, (0, 1))
        first, last = limits(entry.get("if"), track, low, high)
        # What another counter stops for good can never happen.
        for name, ends in tracks.items():
            least, most = limits(entry.get("if"), name, *ends)
            if least > most:
                first, last = 1, 0
        on = entry.get("on")
        event = of_event(on) if isinstance(on, str) else ""
        colour = GOAL if path[0] == "objectives" else ""

        def told() -> str:
            return visible(told_in_a_line(self.context, entry))

        return Span(path, story_name(self.context, int(path[-1]), entry), event, told, first, last, colour)
