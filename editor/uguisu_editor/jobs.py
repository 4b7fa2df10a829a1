"""Asks a process of its own for work on the pack as it is drawn, one job at a time, and can end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.model.check_process import CheckProcess, Ended, give_back, take
from uguisu_editor.model.jobs import TROUBLE

if TYPE_CHECKING:
    from uguisu_editor.session import Session

LOOK_MS = 20
PATIENCE = 60.0


class Jobs(QObject):
    """Jobs about one session's document."""

    done = Signal(str, object)
    """What was asked for, and the answer."""
    failed = Signal(str)
    """A sentence that says why there is no answer."""
    state_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None, *, quick: bool = False) -> None:
        """What is `quick` is let run when it is wanted no more: that is sooner over than another process would be there."""
        super().__init__(parent)
        self.session, self.quick = session, quick
        self.patience = PATIENCE
        self._process: CheckProcess | None = None
        self.waiting = False
        """Whether an answer is waited for."""
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._look)

    def ask(self, what: str, *arguments: Any) -> None:
        """Ask for something; what was asked before is heard no more."""
        if self.waiting and not self.quick:
            self.stop()
        if self._process is None:
            self._process = take()
        document = self.session.document
        self._process.begin(document.folder, document.held, (what, arguments))
        self.waiting = True
        self._looking.start()
        self.state_changed.emit()

    def stop(self) -> None:
        """End what is under way."""
        self._looking.stop()
        self._let_go(end=not self.quick)
        if self.waiting:
            self.waiting = False
            self.state_changed.emit()

    def _let_go(self, *, end: bool) -> None:
        process, self._process = self._process, None
        if process is not None and end:
            process.end()
        elif process is not None:
            give_back(process)

    def _look(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            answer = process.look()
        except Ended:
            self._let_go(end=True)
            self.stop()
            self.failed.emit(tr("The work ended before there was an answer."))
            return
        if answer is None:
            if process.seconds > self.patience:
                self._let_go(end=True)
                self.stop()
                self.failed.emit(tr("This took too long, and was stopped."))
            return
        what, found = answer
        self._looking.stop()
        self._let_go(end=False)
        self.waiting = False
        self.state_changed.emit()
        if what == TROUBLE:
            self.failed.emit(of_engine(found) or tr("The pack has problems: mend these first."))
        else:
            self.done.emit(what, found)
