"""A pack as a tile: its board, its title, its game; where the mouse or the keyboard is, what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from uguisu_editor.canvas.thumbnails import SIZE, rounded
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import PackCard

OPEN, COPY, MOD, PLAY, SHARE = "open", "copy", "mod", "play", "share"
OWN, LEARN = "own", "learn"
"""What a pack is to its user, besides a copy or a mod."""
MOST_LINES = 2
"""Lines of a title."""


def wrapped(text: str, font: QFont, width: int) -> list[str]:
    """Return the lines of a title that is as wide as a tile, at most `MOST_LINES`; what is left over ends in dots."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    starts: list[int] = []
    layout.beginLayout()
    while len(starts) < MOST_LINES and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    units = text.encode("utf-16-le")  # what Qt counts
    lines = [
        units[2 * start : 2 * end].decode("utf-16-le").strip()
        for start, end in pairwise([*starts, len(units) // 2])
    ]
    if not lines:
        return [""]
    return [*lines[:-1], QFontMetrics(font).elidedText(lines[-1], Qt.TextElideMode.ElideRight, width)]


def _board(tile: QWidget) -> QLabel:
    """Return where the board of a pack is shown: a shape of its size until it is there."""
    found = QLabel(tile)
    found.setFixedSize(SIZE)
    found.setProperty("board", True)
    return found


class PackTile(QFrame):
    """One pack. `chosen` tells what is to be done with it."""

    chosen = Signal(str, Path)
    _showing: ClassVar[bool] = False
    """Whether offers are just being shown and hidden."""

    def __init__(
        self, card: PackCard, told: str, kind: str, *, whole: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.card, self.told, self.kind = card, told, kind
        badge = {OWN: tr("yours"), COPY: tr("your copy"), MOD: tr("your mod"), LEARN: tr("to learn on")}.get(
            kind, ""
        )
        self.setProperty("pack", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(visible(str(card.path)))
        self.setAccessibleName(", ".join(part for part in (card.title, told, badge) if part))
        self.setFixedWidth(SIZE.width() + 8)
        self.picture = _board(self)
        self._title, note = QLabel(self), QLabel(self)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._title.setText("\n".join(wrapped(card.title, font, SIZE.width() - 2)))
        note.setProperty("notes", True)
        note.setText(
            QFontMetrics(note.font()).elidedText(visible(told), Qt.TextElideMode.ElideRight, SIZE.width() - 2)
        )
        for label in (self._title, note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(2)
        for label in (self.picture, self._title, note):
            column.addWidget(label)
        column.addStretch(1)
        self.make_room(self.lines)
        self._badge = QLabel(badge, self)
        self._badge.setProperty("badge", kind)
        self._badge.move(9, 9)
        self._badge.setVisible(bool(badge))
        self._badge.adjustSize()
        self._over = QWidget(self.picture)
        self._over.setObjectName("over")
        self._over.setGeometry(self.picture.rect())
        row = QHBoxLayout()
        row.setSpacing(5)
        self.buttons: list[QPushButton] = []
        for what, text in self._offers(whole=whole):
            button = QPushButton(text, self._over)
            button.setProperty("small", "true")
            button.setAccessibleName(f"{text}: {card.title}")
            button.clicked.connect(lambda _=False, what=what: self.chosen.emit(what, self.card.path))
            self.buttons.append(button)
        self.buttons[0].setProperty("first", "true")
        over = QVBoxLayout(self._over)
        over.setContentsMargins(8, 8, 8, 8)
        over.addStretch(1)
        over.addWidget(self.buttons[0], 0, Qt.AlignmentFlag.AlignHCenter)
        for button in self.buttons[1:]:
            row.addWidget(button)
        over.addLayout(row)
        over.addStretch(1)
        self._over.hide()

    @property
    def lines(self) -> int:
        """How many lines its title takes."""
        return len(self._title.text().split("\n"))

    def make_room(self, lines: int) -> None:
        """Be high enough for so many lines of a title: tiles that stand side by side have the same height."""
        self.setFixedHeight(SIZE.height() + 48 + (lines - 1) * QFontMetrics(self._title.font()).lineSpacing())

    def _offers(self, *, whole: bool) -> list[tuple[str, str]]:
        """A campaign can only be opened; one's own is played, changed, shared."""
        offers = [(OPEN, tr("Open"))]
        if whole and self.kind in (OWN, COPY, MOD):
            return [(PLAY, tr("Play")), *offers, (SHARE, tr("Share"))]
        return [*offers, (COPY, tr("Copy")), (MOD, tr("Mod"))] if whole else offers

    def show_picture(self, picture: QPixmap) -> None:
        """Show its board."""
        self.picture.setPixmap(rounded(picture, 8))

    # Where the mouse or the keyboard is.

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Offer what can be done."""
        super().enterEvent(event)
        self._offer()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Offer it no longer."""
        super().leaveEvent(event)
        self._show_offers(lambda tile: tile._has_keyboard)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Offer what can be done."""
        super().focusInEvent(event)
        self._offer()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Offer it as long as one of its buttons has the keyboard."""
        super().focusOutEvent(event)
        self._over.setVisible(self.underMouse() or self._has_keyboard)

    def _offer(self) -> None:
        """Show what can be done with this pack, and with no other: the mouse may have left that one unseen. Buttons that
        have the keyboard stay, else it would be lost.
        """
        self._show_offers(lambda tile: tile is self or any(button.hasFocus() for button in tile.buttons))

    def _show_offers(self, shown: Callable[[PackTile], bool]) -> None:
        """Show the offers of some tiles. What comes or goes under the mouse makes Qt say that the mouse came: two tiles that
        lie over each other, as before they are laid out, called each other until the stack was full.
        """
        if PackTile._showing:
            return
        PackTile._showing = True
        try:
            for tile in self.window().findChildren(PackTile):
                tile._over.setVisible(shown(tile))
        finally:
            PackTile._showing = False

    @property
    def _has_keyboard(self) -> bool:
        return self.hasFocus() or any(button.hasFocus() for button in self.buttons)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click opens it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(OPEN, self.card.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(OPEN, self.card.path)
        else:
            super().keyPressEvent(event)
