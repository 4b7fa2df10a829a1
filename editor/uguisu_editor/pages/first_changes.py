"""The card that offers changes that show at once to whoever has begun a pack; each is done by a press, undone by one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from uguisu import FirstChange
from uguisu_editor.first_steps import edit_of, first_changes_of, said_in
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages.card import SIGN, Card

if TYPE_CHECKING:
    from uguisu_editor.session import Session

GLYPH = QSize(24, 24)


class _Row(QWidget):
    """One change: its sign, what it is, what comes of it, and the button that does it; done, a tick."""

    def __init__(self, change: FirstChange, parent: QWidget) -> None:
        super().__init__(parent)
        self.change = change
        self.done = False
        """Whether it was done from here, and still holds: what cannot be done is not done."""
        self.offered = False
        """Whether it could be done at some time: then it does not go without a word."""
        self.sign, self.title, self.told = QLabel(self), QLabel(self), QLabel(self)
        self.sign.setFixedSize(GLYPH)
        self.title.setProperty("problem-title", True)
        self.told.setProperty("notes", True)
        for label in (self.title, self.told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.button, self.tick = QPushButton(self), QLabel(self)
        self.button.setProperty("small", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.told)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        row.addWidget(self.tick)

    def tell(self, *, possible: bool) -> None:
        """Say what comes of it, or that it is not offered any more."""
        lost = tr("There is no room for it now, or it is there already.")
        self.told.setText(said_in(self.change.told) if possible else lost)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = said_in(self.change.title)
        self.sign.setPixmap(glyph_icon(self.change.glyph, "place").pixmap(GLYPH))
        self.tick.setPixmap(glyph_icon("check-circle", "then").pixmap(GLYPH))
        self.tick.setAccessibleName(tr("Done"))
        self.tick.setToolTip(tr("Done"))
        self.title.setText(title)
        self.button.setText(tr("Do it"))
        self.button.setAccessibleName(f"{tr('Do it')}: {title}")


class FirstChanges(Card):
    """Shown above all at the right, while the steps to a game are shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setProperty("usual", True)
        self.rows: list[_Row] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.column.addLayout(self._list)
        self.wanted = False

    def refresh(self) -> None:
        """Offer what can be done, tick what was done, say of what cannot be done any more that it cannot; with none to offer
        and none done, be gone.
        """
        changes = first_changes_of(self.session) if self.wanted else ()
        if tuple(row.change for row in self.rows) != changes:
            self._build(changes)
        for row in self.rows:
            there = edit_of(self.session, row.change) is not None
            row.done = row.done and not there
            row.offered = row.offered or there
            row.setVisible(row.offered)
            row.tell(possible=there or row.done)
            row.button.setVisible(there)
            row.tick.setVisible(row.done)
        self.setVisible(any(row.done or not row.button.isHidden() for row in self.rows))

    def _build(self, changes: tuple[FirstChange, ...]) -> None:
        for old in self.rows:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = []
        for change in changes:
            row = _Row(change, self)
            row.button.clicked.connect(lambda _=False, row=row: self.do(row))
            row.retranslate()
            self._list.addWidget(row)
            self.rows.append(row)

    def do(self, row: _Row) -> None:
        """Do a change, as one step of undo."""
        self.session.do(said_in(row.change.title), edit_of(self.session, row.change))
        row.done = edit_of(self.session, row.change) is None
        self.refresh()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.sign.setPixmap(glyph_icon("lightbulb-on-outline", "place").pixmap(SIGN))
        self.title.setText(tr("Make it yours"))
        self.about.setText(tr("First changes that show at once. Undo takes each of them back."))
        for row in self.rows:
            row.retranslate()
        self.refresh()
