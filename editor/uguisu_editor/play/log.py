"""What has happened, a line with its sign for each event; pointing at one lights up the places that it speaks of."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from uguisu.views import EventLook, GameLook
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.signs import ink_on, sign
from uguisu_editor.theme import Theme

THINGS = Qt.ItemDataRole.UserRole
USUAL = EventLook(glyph="chess-pawn", colour="#665e53")
"""Of events that a game says nothing about."""


class Log(QListWidget):
    """Lines of the log as its seat heard them."""

    pointed = Signal(object)
    """The ids of what a line speaks of; none when nothing is pointed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setIconSize(QSize(18, 18))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.itemEntered.connect(self._point)
        self.currentItemChanged.connect(lambda item, _: self._point(item))
        self.viewport().installEventFilter(self)
        self._theme = ""

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("What has happened"))

    def show_events(self, events: list[Answer], look: GameLook, theme: Theme) -> None:
        """Show other events; what is shown already stays."""
        told = [event for event in events if event.get("text")]
        lines = [visible(event["text"][:1].upper() + event["text"][1:]) for event in told]
        shown = [self.item(row).text() for row in range(self.count())]
        if lines[: len(shown)] != shown or theme.name != self._theme:
            self.clear()
            shown = []
        self._theme = theme.name
        for line, event in zip(lines[len(shown) :], told[len(shown) :], strict=True):
            drawn = look.events.get(event["kind"], USUAL)
            item = QListWidgetItem(sign(drawn.glyph, ink_on(theme, drawn.colour)), line)
            item.setData(THINGS, sorted(_ids(event.get("details", {}))))
            self.addItem(item)
        self.scrollToBottom()

    def _point(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit(set(item.data(THINGS) or ()) if item is not None else set())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The mouse that leaves points at nothing."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(set())
        return super().eventFilter(watched, event)


def _ids(told: Any) -> set[str]:
    """Return every text in what an event tells: ids of places and pieces are among them."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        return {name for part in told.values() for name in _ids(part)}
    if isinstance(told, list | tuple):
        return {name for part in told for name in _ids(part)}
    return set()
