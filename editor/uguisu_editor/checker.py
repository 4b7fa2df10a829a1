"""Checks the document a little after each change: at once when that is quick, else in a thread."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from uguisu_editor.model.checking import check_held, held
from uguisu_editor.model.same import quick_copy

if TYPE_CHECKING:
    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.session import Session

QUICK = 0.06
"""Seconds that nobody notices."""
MANY_CELLS = 4000
PATIENCE_MS = 500
"""How long a large map must be left in peace: a check in a thread takes its time from the drawing."""


class Checker(QObject):
    """Finds the problems of a session's document; `found` tells them."""

    found = Signal(list)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._last = 0.0
        self._thread: _Check | None = None
        self._again = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PATIENCE_MS)
        self._later.timeout.connect(self._check_aside)

    def check(self) -> None:
        """Check soon, or now."""
        if self._thread is not None:
            self._again = True
        elif self._is_large():
            self._later.start()
        elif self._last > QUICK:
            self._check_aside()
        else:
            self.check_now()

    def check_now(self) -> list[Diagnostic]:
        """Check, and return what is found."""
        document = self.session.document
        begun = perf_counter()
        found = check_held(document.folder, held(document), document.trouble, self.session.registry)
        self._last = perf_counter() - begun
        self.found.emit(found)
        return found

    def stop(self) -> None:
        """Wait for what is under way, and begin nothing more."""
        self._again = False
        self._later.stop()
        if self._thread is not None:
            self._thread.finished.disconnect(self._done)
            self._thread.wait()
            self._thread = None

    def _is_large(self) -> bool:
        rows = self.session.document.look("map", ("rows",))
        return isinstance(rows, list) and len(rows) * len(str(rows[0] if rows else "")) > MANY_CELLS

    def _check_aside(self) -> None:
        document = self.session.document
        self._thread = _Check(document, quick_copy(held(document)), self.session.registry, self)
        self._thread.finished.connect(self._done)
        self._thread.start(QThread.Priority.LowPriority)

    def _done(self) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self._last = thread.took
        self.found.emit(thread.result)
        thread.deleteLater()
        if self._again:
            self._again = False
            self.check()


class _Check(QThread):
    """One check of a copy of the data."""

    def __init__(self, document: Any, data: Any, registry: Any, parent: QObject) -> None:
        super().__init__(parent)
        self.folder, self.trouble = document.folder, document.trouble
        self.data = data
        self.registry = registry
        self.result: list[Diagnostic] = []
        self.took = 0.0

    def run(self) -> None:
        """Check, in the thread."""
        begun = perf_counter()
        self.result = check_held(self.folder, self.data, self.trouble, self.registry)
        self.took = perf_counter() - begun
