"""A card that is played at once, in a game as it might be: the board before and after it, and what happened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.jobs import Tried
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.boards import Boards
from uguisu_editor.pages.card import Card
from uguisu_editor.theme import WrappedRows

BOARDS, BOARDS_LEAST, BOARDS_ALONE, LOG = 300, 116, 150, 190
"""Pixels of the boards' height at most, at least, and where nothing else wants it; of the width of what happened."""


class Trial(Card):
    """What is asked for, and what came of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.try_button, self.again_button, self.open_button = QPushButton(), QPushButton(), QPushButton()
        self.boards, self.events = Boards(), QListWidget()
        self.came, self.log_button = QLabel(), QPushButton()
        """What came of it in a sentence, and what shows all that happened."""
        self.came.setTextFormat(Qt.TextFormat.PlainText)
        self.came.setWordWrap(True)
        self.log_button.setProperty("link", True)
        self.log_button.setCheckable(True)
        self.log_button.toggled.connect(self.events.setVisible)
        self.sign.hide()
        self.told = ""
        """What came of it, in a line."""
        self.title.setProperty("heading", None)
        self.title.setProperty("stage", True)
        for button in (self.try_button, self.again_button, self.open_button):
            button.setProperty("small", True)
            self.head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.boards.setFixedHeight(BOARDS_LEAST)
        self.events.setFixedWidth(LOG)
        self.events.setFixedHeight(BOARDS_LEAST)
        self.events.setWordWrap(True)
        self.events.setItemDelegate(WrappedRows(self.events))
        self.events.setFrameShape(QListWidget.Shape.NoFrame)
        self.events.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.events.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.events.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.events.setProperty("notes", True)
        self.events.hide()
        self.column.setSpacing(3)
        self.column.addWidget(self.about)
        shown = QHBoxLayout()
        shown.setSpacing(10)
        shown.addWidget(self.boards, 1)
        shown.addWidget(self.events)
        self.column.addLayout(shown)
        below = QHBoxLayout()
        below.addWidget(self.came, 1)
        below.addWidget(self.log_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(below)
        self.set_framed(framed=True)
        self.retranslate()

    def take_height(self, room: int | None) -> None:
        """Let the boards have what is left of a height, and enough to show who stands where; None where they are alone."""
        rest = self.sizeHint().height() - (0 if self.boards.isHidden() else self.boards.height())
        high = BOARDS_ALONE if room is None else min(BOARDS, max(BOARDS_LEAST, room - rest))
        for part in (self.boards, self.events):
            part.setFixedHeight(high)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.title.setText(tr("Try it"))
        self.boards.retranslate()
        self.try_button.setIcon(glyph_icon("play"))
        self.try_button.setText(tr("Try it"))
        self.try_button.setToolTip(tr("Look for a position in which this card can be played, and play it"))
        self.again_button.setText(tr("Another position"))
        self.again_button.setIcon(glyph_icon("shuffle-variant"))
        self.again_button.setToolTip(tr("Look for another position"))
        self.open_button.setText(tr("Go on in Play"))
        self.open_button.setIcon(glyph_icon("play-circle-outline"))
        self.events.setAccessibleName(tr("What happened"))
        self.log_button.setText(tr("What happened"))
        self.forget()

    def set_framed(self, *, framed: bool) -> None:
        """Stand for itself with a title, or be a part of something that has one."""
        self.setProperty("card", framed or None)
        self.title.setVisible(framed)
        left, right = (14, 14) if framed else (0, 4)
        self.column.setContentsMargins(left, 8 if framed else 4, right, 8 if framed else 2)
        self.style().unpolish(self)
        self.style().polish(self)

    def tell(self, sentence: str) -> None:
        """Say something beside the title."""
        self.about.setText(sentence)
        self.about.setVisible(bool(sentence))

    def look_for(self, *, looking: bool) -> None:
        """Say that a position is looked for; the same button stops it."""
        self.try_button.setText(tr("Stop") if looking else tr("Try it"))
        if looking:
            self.tell(tr("Looking for a position…"))

    def forget(self) -> None:
        """Show nothing."""
        self.boards.show_boards(None, None)
        self.tell(tr("Before and after, in a game as it might be."))
        self.told = ""
        self.events.clear()
        self.log_button.setChecked(False)
        for part in (self.came, self.log_button):
            part.hide()
        self.open_button.hide()
        self.again_button.hide()

    def show_tried(self, found: Tried | None) -> None:
        """Show what came of it."""
        if found is None:
            self.tell(tr("In random games there was no position in which it could be played."))
            return
        told = tr("{where}. {who}: {move}", where=_where(found), who=found.who or found.seat, move=found.move)
        self.tell(visible(told))
        self.boards.show_boards(found.before, found.after)
        lines = [visible(line) for line in found.events] or [tr("Nothing happened.")]
        changes = [
            f"{visible(what)}: {visible(old)} \N{RIGHTWARDS ARROW} {visible(new)}"
            for what, old, new in found.counted
        ]
        self.told = " · ".join(changes or lines[-1:])
        self.came.setText(self.told)
        self.events.addItems(lines)
        for part in (self.came, self.log_button):
            part.show()
        self.open_button.show()
        self.again_button.show()


def _where(found: Tried) -> str:
    """Say which game it was, and how far, as it is counted at the table."""
    number = found.playtest
    game = tr("In game {number} of the last playtest", number=number) if number else tr("In a game by chance")
    if found.when is None:
        return game
    what, number = found.when
    return tr("{game}, {what} {number}", game=game, what=what.lower(), number=number)
