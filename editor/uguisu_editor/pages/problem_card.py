"""A problem as a card: what is wrong, what to do, and the button that does it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from uguisu.checks import Diagnostic
from uguisu_editor.away import put_away
from uguisu_editor.canvas.called import place_called, told_of_problem
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.icons import icon
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import delete
from uguisu_editor.model.checking import fix_of, offered, place_of
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
        self.title.setText(told_of_problem(session, found.message))
        self.title.setProperty("heading", None)
        self.title.setProperty("problem-title", True)
        fix, edit = offered(session.document, found), fix_of(session.document, found)
        # What is to be typed into a file helps nobody who can press a button instead.
        shown = bool(found.hint) and not (edit is not None and OF_FILES.search(of_engine(found.hint or "")))
        self.about.setText(told_of_problem(session, found.hint or ""))
        self.about.setVisible(shown)
        self.button = QPushButton(self)
        self.button.setProperty("small", True)
        if fix is not None and edit is not None:
            label = told_of_problem(session, fix.title)
            self.button.setText(label.replace("&", "&&"))
            self.button.clicked.connect(lambda _=False: session.do(label, edit))
        else:
            self.button.setText(tr("Show me where"))
            self.button.clicked.connect(lambda _=False: lead(found))
        foot = FlowLayout()
        foot.addWidget(self.button)
        self.second: QPushButton | None = None
        lonely = _lonely(session, found)
        if lonely and edit is not None and isinstance(session.board, GraphBoard):
            label_of_second = tr("Take away {what}", what=place_called(session, lonely))
            without = delete(session.board, [lonely])
            self.second = QPushButton(label_of_second.replace("&", "&&"), self)
            self.second.setProperty("small", True)
            self.second.clicked.connect(lambda _=False: session.do(label_of_second, without))
            foot.addWidget(self.second)
        for button in (self.button, self.second):
            if button is not None:
                button.setAccessibleName(f"{self.title.text()}: {button.text().replace('&&', '&')}")
        self.column.addLayout(foot)


def _lonely(session: Session, found: Diagnostic) -> str:
    """Return the place in question, if nothing at all joins it to others: it may as well be taken away."""
    board, place = session.board, place_of(session.document, found)
    if not isinstance(board, GraphBoard) or place is None or not board.exists(place):
        return ""
    return place if all(place not in link.ends for link in board.links) else ""


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
