"""A problem as a card: what is wrong, what to do, and the button that does it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from uguisu.checks import Diagnostic
from uguisu_editor.away import put_away
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.icons import icon
from uguisu_editor.model.checking import fix_of, offered
from uguisu_editor.model.visible import plain
from uguisu_editor.pages.card import SIGN, Card

if TYPE_CHECKING:
    from uguisu_editor.session import Session

OF_FILES = re.compile(r"[{}\[\]`]|\w:\s")
"""What stands only in texts of files."""


class ProblemCard(Card):
    """One problem: what is wrong, what to do, and the button that does it, or that leads there."""

    def __init__(
        self, session: Session, found: Diagnostic, lead: Callable[[Diagnostic], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("problem", found.severity)
        self.sign.setPixmap(icon(found.severity).pixmap(SIGN))
        self.title.setText(plain(of_engine(found.message)))
        self.title.setProperty("heading", None)
        self.title.setProperty("problem-title", True)
        fix, edit = offered(session.document, found), fix_of(session.document, found)
        told = of_engine(found.hint or "")
        # What is to be typed into a file helps nobody who can press a button instead.
        shown = bool(told) and not (edit is not None and OF_FILES.search(told))
        self.about.setText(plain(told))
        self.about.setVisible(shown)
        self.button = QPushButton(self)
        self.button.setProperty("small", True)
        if fix is not None and edit is not None:
            label = of_engine(fix.title)
            self.button.setText(plain(label).replace("&", "&&"))
            self.button.clicked.connect(lambda _=False: session.do(label, edit))
        else:
            self.button.setText(tr("Show me where"))
            self.button.clicked.connect(lambda _=False: lead(found))
        foot = QHBoxLayout()
        foot.addWidget(self.button)
        foot.addStretch(1)
        self.column.addLayout(foot)


class Troubles(QWidget):
    """The problems of one thing that a button mends, one below the other; without any, it takes no room."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.cards: list[ProblemCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_problems(self, found: Sequence[Diagnostic]) -> None:
        """Show those of them that a button mends."""
        for old in self.cards:
            self._column.removeWidget(old)
            put_away(old)
        mended = [one for one in found if fix_of(self.session.document, one) is not None]
        self.cards = [ProblemCard(self.session, one, lambda _: None, self) for one in mended]
        for card in self.cards:
            self._column.addWidget(card)
        self.setVisible(bool(self.cards))
