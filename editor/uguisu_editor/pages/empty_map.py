"""What stands over a map on which nothing is drawn yet: a picture, a sentence, and maps to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from uguisu_changes.paths import MISSING
from uguisu_editor.i18n import tr
from uguisu_editor.pages.beginning import Beginning
from uguisu_editor.pages.first_ways import ways_of_maps

if TYPE_CHECKING:
    from uguisu_editor.session import Session

WIDE = 430
EDGE = 18


class EmptyMap(QFrame):
    """A card at the edge of the canvas, until there is a place or one wants to draw by hand."""

    def __init__(self, session: Session, canvas: QWidget) -> None:
        super().__init__(canvas)
        self.session = session
        self.setProperty("card", True)
        self.beginning = Beginning("map", self)
        self.draw_button = QPushButton(self)
        self.draw_button.setProperty("first", "true")
        self.draw_button.clicked.connect(self._draw)
        self.beginning.add_button(self.draw_button)
        column = QVBoxLayout(self)
        column.addWidget(self.beginning)
        self._dismissed = False
        self.setFixedWidth(WIDE)
        self.move(EDGE, EDGE)
        session.board_changed.connect(self.refresh)
        session.settled.connect(self.refresh)
        self._speak()

    def _draw(self) -> None:
        self._dismissed = True
        self.refresh()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()

    @property
    def wanted(self) -> bool:
        """Whether there is nothing to be seen, and it may be drawn here."""
        board = self.session.board
        if self.session.document.look("scenario", ("uses",)) is not MISSING or self._dismissed:
            return False
        broken = "map" in self.session.document.files and self.session.document.files["map"].broken
        return not broken and (board is None or not board.ids())

    def refresh(self) -> None:
        """Show it, or hide it."""
        shown = self.wanted
        if shown != self.isHidden():
            return
        if shown:
            self.beginning.say(
                tr("Nothing is drawn yet."),
                tr("Click on the map to put down the first place, or begin with a map that there is."),
            )
            self.beginning.show_ways(ways_of_maps(self.session))
        self.setVisible(shown)
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language when the editor does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def _speak(self) -> None:
        self.draw_button.setText(tr("Draw it myself"))
        self.hide()
        self.refresh()
