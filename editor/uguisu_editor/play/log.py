"""What has happened, a line with its sign for each event; pointing at one lights up the places that it speaks of.

Lines that repeat each other are folded into one, which opens, and closes again, by a double click or Enter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from uguisu.views import EventLook, EventView, Fold, GameLook, folded
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.signs import ink_on, sign
from uguisu_editor.theme import Theme, WrappedRows

THINGS, FOLD = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
USUAL = EventLook(glyph="chess-pawn", colour="#665e53")
"""Of events that a game says nothing about."""


class Log(QListWidget):
    """Lines of the log as its seat heard them."""

    pointed = Signal(object)
    """The ids of what a line speaks of; none when nothing is pointed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folds: list[Fold] = []
        self._open: set[int] = set()
        """Which folds show their lines."""
        self.setWordWrap(True)
        self.setItemDelegate(WrappedRows(self))
        self.setIconSize(QSize(18, 18))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.unread = False
        """Whether it is read from its beginning, until the first decision: it tells what came before that."""
        self._follows = True
        """Whether its end is in sight, until somebody scrolls away from it."""
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._scrolled)
        bar.rangeChanged.connect(lambda *_: self._follow())
        self.itemEntered.connect(self._point)
        self.currentItemChanged.connect(lambda item, _: self._point(item))
        self.itemActivated.connect(self._turn)
        self.viewport().installEventFilter(self)
        self._look: GameLook
        self._theme: Theme
        self._token_of: Callable[[str], QIcon | None] = lambda _: None
        self._drawn_in = ""

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("What has happened"))

    def show_events(
        self,
        events: list[Answer],
        look: GameLook,
        theme: Theme,
        token_of: Callable[[str], QIcon | None] = lambda _: None,
    ) -> None:
        """Show other events; what is shown already stays. A line of what a piece does quietly begins with its token."""
        told = msgspec.convert([event for event in events if event.get("text")], list[EventView])
        folds = folded(told, Speaking.spoken)
        if self._folds != folds[: len(self._folds)]:
            self._open -= set(range(_same(self._folds, folds), len(self._folds)))
        self._folds, self._look, self._theme, self._token_of = folds, look, theme, token_of
        self._show(anew=self._drawn_in != theme.name)
        self._drawn_in = theme.name
        self._follows = not self.unread
        self._follow()
        if not self.hasFocus():  # the lines have moved on under a mouse that rests
            self.pointed.emit(set())

    def _scrolled(self, _: int) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum()

    def read(self) -> None:
        """From now on its end matters: whoever decides has read it."""
        self.unread = False

    def _follow(self) -> None:
        """Keep the end in sight: of a list that is laid out anew, too."""
        if self._follows:
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the end in sight."""
        super().resizeEvent(event)
        self._follow()

    def _show(self, *, anew: bool = False) -> None:
        """Show the folds, and the lines of those that are open; what is shown already stays."""
        rows = [
            (number, text, lines)
            for number, fold in enumerate(self._folds)
            for text, lines in [
                (fold.text, fold.lines),
                *((f"    {line.text}", (line,)) for line in fold.lines if number in self._open),
            ]
        ]
        texts = [visible(_capital(text)) for _, text, _ in rows]
        kept = 0 if anew else _same([self.item(row).text() for row in range(self.count())], texts)
        while self.count() > kept:
            self.takeItem(self.count() - 1)
        for text, (number, _, lines) in list(zip(texts, rows, strict=True))[kept:]:
            item = QListWidgetItem(self._sign_of(lines), text)
            item.setData(THINGS, sorted(_ids([line.details for line in lines])))
            item.setData(FOLD, number)
            if len(lines) > 1:
                item.setToolTip(tr("A double click, or Enter, shows each line of it."))
            self.addItem(item)

    def _sign_of(self, lines: Sequence[EventView]) -> QIcon:
        """Return the token of the piece that does it, all lines being of one; else the sign of what happens."""
        drawn = self._look.events.get(lines[0].kind, USUAL)
        movers = {str(next(iter(line.details.values()), "")) for line in lines}
        token = self._token_of(movers.pop()) if drawn.quiet and len(movers) == 1 else None
        return token or sign(drawn.glyph, ink_on(self._theme, drawn.colour))

    def _turn(self, item: QListWidgetItem) -> None:
        """Open a fold of several lines, or close it."""
        number = item.data(FOLD)
        if len(self._folds[number].lines) > 1:
            row = next(row for row in range(self.count()) if self.item(row).data(FOLD) == number)
            self._open ^= {number}
            self._show()
            self.setCurrentRow(row)

    def _point(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit(set(item.data(THINGS) or ()) if item is not None else set())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The mouse that leaves points at nothing."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(set())
        return super().eventFilter(watched, event)


def _same(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many are the same at the beginning."""
    return next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _capital(text: str) -> str:
    start = len(text) - len(text.lstrip())
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def _ids(told: Any) -> set[str]:
    """Return every text in what an event tells: ids of places and pieces are among them."""
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        return {name for part in told.values() for name in _ids(part)}
    if isinstance(told, list | tuple):
        return {name for part in told for name in _ids(part)}
    return set()
