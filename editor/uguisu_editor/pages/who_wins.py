"""The card that works out who wins if nobody makes a mistake, for games that can be gone through to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.jobs import WHO_WINS, Solved
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import SIGN, Card

if TYPE_CHECKING:
    from uguisu_editor.session import Session


class WhoWins(Card):
    """Asks on a press; what was found holds until something changes by which the pack plays otherwise."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.jobs = Jobs(session, self)
        self.jobs.done.connect(lambda _, found: self._take(found))
        self.jobs.failed.connect(self._complain)
        self.jobs.state_changed.connect(self.refresh)
        session.closing.connect(self.jobs.stop)
        session.digested.connect(self.refresh)
        self.setProperty("problem", "hint")
        self.button = QPushButton(self)
        self.button.setProperty("small", True)
        self.button.clicked.connect(lambda _=False: self._ask())
        foot = QHBoxLayout()
        foot.addWidget(self.button)
        foot.addStretch(1)
        self.column.addLayout(foot)
        self.found: Solved | None = None
        self._of = self._wanted = ""
        """By what the pack played when it was worked out."""
        self._trouble = ""

    def refresh(self) -> None:
        """Be there for games that say how they are solved; tell what is known."""
        session = self.session
        self.setVisible(bool(session.digest) and session.game_name in session.registry.solvers)
        holds, waiting = self._of == session.digest, self.jobs.waiting
        told = self._told() if self.found is not None else ""
        if self._trouble and holds:
            title, about = tr("Who wins?"), self._trouble
        elif told and holds:
            title, about = told, self._looked_at()
        elif told:
            title, about = tr("Who wins now?"), tr("“{verdict}” held until the last change.", verdict=told)
        else:
            title, about = tr("Who wins?"), tr("Every position can be looked at, and then it is certain.")
        self.title.setText(visible(title))
        self.about.setText(visible(about))
        self.button.setText(tr("Stop") if waiting else tr("Work it out"))
        self.button.setVisible(waiting or not holds)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.sign.setPixmap(glyph_icon("scale-balance").pixmap(SIGN))
        self.refresh()

    def _ask(self) -> None:
        if self.jobs.waiting:
            self.jobs.stop()
            return
        self._wanted = self.session.digest
        self.jobs.ask(WHO_WINS, Speaking.spoken)

    def _take(self, found: Solved) -> None:
        self.found, self._of, self._trouble = found, self._wanted, ""
        self.refresh()

    def _complain(self, sentence: str) -> None:
        self._of, self._trouble = self._wanted, sentence
        self.refresh()

    def _told(self) -> str:
        """What was found, in a sentence."""
        found = self.found
        assert found is not None
        if not found.winner:
            return tr("Nobody can force a win")
        if found.rounds:
            return tr("{side} {side:wins|win} within %n round(s)", found.within, side=found.winner)
        return tr("{side} {side:wins|win} within %n move(s)", found.within, side=found.winner)

    def _looked_at(self) -> str:
        assert self.found is not None
        return tr("If nobody makes a mistake. %n position(s) were looked at.", self.found.positions)
