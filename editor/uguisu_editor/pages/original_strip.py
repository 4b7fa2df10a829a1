"""The strip above a pack that came with Uguisu or was added: it says where changes go, and stops nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.originals import COPY, MOD
from uguisu_tools.packs.owners import clone_over, is_worked_on, stop_working_on, work_on

if TYPE_CHECKING:
    from uguisu_editor.session import Session

SIGN_PX, TITLE_WIDTH = 22, 210
NARROW = 1050
"""Below so much room, the two ways are called by one word each."""
LOW = 820
"""Below so much, what is pressed stands below the sentence."""


class OriginalStrip(QFrame):
    """Shown while a pack is not one's own, until it is closed; and while a copy of it, just begun, may still become a mod.

    Above a pack of a clone that somebody works on it says so.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("original")
        self.session = session
        self._clone = clone_over(session.document.folder, session.registry)
        self._worked_on = self._clone is not None and is_worked_on(session.document.folder)
        self._closed = False
        self.sign = QLabel(self)
        self.headline = QLabel(self)
        self.headline.setObjectName("headline")
        self.told = QLabel(self)
        self.told.setProperty("notes", True)
        for label in (self.headline, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(160)
        self.ways = QButtonGroup(self)
        self.copy, self.mod = (self._part(way) for way in (COPY, MOD))
        self.title = QLineEdit(session.original.title, self)
        self.title.setMaximumWidth(TITLE_WIDTH)
        self.title.setMinimumWidth(TITLE_WIDTH * 2 // 3)
        self.title.textEdited.connect(self._on_title)
        self.begin = QPushButton(self)
        self.begin.setProperty("first", "true")
        self.begin.clicked.connect(self._begin)
        self.work = QToolButton(self)
        self.work.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.work.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.work.clicked.connect(self._work)
        self.close_ = QToolButton(self)
        self.close_.setAutoRaise(True)
        self.close_.clicked.connect(self._close)
        self._lay_out()
        session.moved.connect(self.retranslate)
        self.retranslate()

    def _part(self, way: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("part", True)
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _=False: self._choose(way))
        self.ways.addButton(button)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.headline)
        words.addWidget(self.told)
        parts = QHBoxLayout()
        parts.setSpacing(0)
        parts.addWidget(self.copy)
        parts.addWidget(self.mod)
        pressed = QHBoxLayout()
        pressed.setSpacing(10)
        pressed.addLayout(parts)
        for widget in (self.title, self.begin, self.work):
            pressed.addWidget(widget)
        pressed.addStretch(0)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(8)
        self._body.addLayout(words, 1)
        self._body.addLayout(pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 8, 7)
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addLayout(self._body, 1)
        row.addWidget(self.close_)

    def retranslate(self) -> None:
        """Say everything in the present language, as things stand."""
        original = self.session.original
        locked, begun = original.locked, original.begun is not None
        self.setVisible((locked or begun or self._worked_on) and not self._closed)
        self.setAccessibleName(tr("Where changes go"))
        headline, told = self._words()
        self.headline.setText(headline)
        self.told.setText(visible(told))
        self.told.setToolTip(visible(str(self.session.document.folder)))
        self._call_ways()
        (self.mod if original.way == MOD else self.copy).setChecked(True)
        if self.title.text() != original.title:
            self.title.setText(original.title)
        if not self.title.hasFocus():
            self.title.setCursorPosition(0)
        self.title.setAccessibleName(tr("Title"))
        self.begin.setText(tr("Begin"))
        self.work.setText(tr("Leave them as they are") if self._worked_on else "")
        work = self.work.text() or tr("Work on these packs themselves, in {folder}", folder=self._clone)
        self.work.setToolTip(visible(work))
        self.work.setAccessibleName(visible(work))
        self.close_.setToolTip(tr("Close"))
        self.close_.setAccessibleName(tr("Close"))
        for part in (self.copy, self.mod):
            part.setVisible(locked or (begun and original.way != MOD))
        self.title.setVisible(locked)
        self.begin.setVisible(locked)
        self.work.setVisible(self._worked_on or (locked and self._clone is not None))
        self.redress()

    def _call_ways(self) -> None:
        """Call the two ways by as many words as there is room for."""
        few = self.width() < NARROW
        low = self.width() < LOW
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if low else QBoxLayout.Direction.LeftToRight)
        self.told.setVisible(not low)
        self.headline.setToolTip(self.told.text())
        for button, word, words in (
            (self.copy, tr("Copy"), tr("Copy, whole and yours")),
            (self.mod, tr("Mod"), tr("Mod, only what you change")),
        ):
            button.setText(word if few else words)
            button.setToolTip(words)
            button.setAccessibleName(words)
            bold = button.font()
            bold.setBold(True)
            room = QFontMetrics(bold).horizontalAdvance(button.text()) + button.iconSize().width()
            button.setMinimumWidth(room + 40)  # what is chosen is bold, which Qt does not reckon with

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Use more or fewer words."""
        super().resizeEvent(event)
        self._call_ways()

    def _words(self) -> tuple[str, str]:
        original = self.session.original
        if original.locked:
            headline = (
                tr("This one came with Uguisu: your changes go to a copy.")
                if original.came_with
                else tr("This one was added: your changes go to a copy.")
            )
            if original.way == MOD:
                return headline, tr("The first stroke begins a mod; the original stays as it is.")
            return headline, tr("The first stroke begins a copy in this tab; the original stays as it is.")
        if original.begun is not None:
            told = tr("It lies in {folder}. Undo takes it back.", folder=original.begun.folder)
            if original.way == MOD:
                return tr("You draw in a mod of your own: it says only what you change."), told
            return tr("You draw in a copy of your own."), told
        return (
            tr("You work on these packs themselves: saving changes them."),
            str(self._clone or ""),
        )

    def redress(self) -> None:
        """Draw the pictures in the present theme."""
        name = "own-copy" if self.session.original.begun is not None else "gift"
        self.sign.setPixmap(icon("worked-on" if self._worked_on else name).pixmap(QSize(SIGN_PX, SIGN_PX)))
        for button, sign in (
            (self.copy, "own-copy"),
            (self.mod, "own-mod"),
            (self.close_, "close"),
            (self.work, "worked-on"),
        ):
            button.setIcon(icon(sign))

    # What is pressed.

    def _choose(self, way: str) -> None:
        original = self.session.original
        if original.locked:
            original.choose(way)
        elif original.begun is not None and way == MOD:
            original.way = MOD
            self.session.mod_wanted.emit()
        self.retranslate()

    def _on_title(self, text: str) -> None:
        self.session.original.title = text.strip() or self.session.original.proposed_title

    def _begin(self) -> None:
        if self.session.original.way == MOD:
            self.session.mod_wanted.emit()
        else:
            self.session.original.begin()

    def _work(self) -> None:
        """Let the packs of this clone be changed themselves from now on, or no longer."""
        if self._clone is None:
            return
        if self._worked_on:
            stop_working_on(self._clone)
        else:
            work_on(self._clone, self.session.registry)
        self._worked_on = not self._worked_on
        self.session.original.look_again()

    def _close(self) -> None:
        self._closed = True
        self.hide()
