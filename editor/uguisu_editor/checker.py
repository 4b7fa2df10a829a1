"""Checks the document a little after each change, in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from uguisu_editor.model.check_process import READING, STARTING, Checked, CheckProcess, Ended, give_back, take
from uguisu_editor.soon import soon

if TYPE_CHECKING:
    from uguisu.checks import Diagnostic
    from uguisu_editor.session import Session

LOOK_MS = 8
MANY_CELLS = 4000
PATIENCE_MS = 500
"""How long a large map must be left in peace: to copy it takes time from the drawing."""
BUDGET, START_BUDGET = 10.0, 60.0
"""Seconds that a lint may take, and what comes before the first."""
SLOW = 0.2
"""Seconds of one step after which nobody waits for a process whose pack was closed."""
ASKED_FOR = 12
"""So many times that long, when somebody asked for the check."""
FIRST = (STARTING, READING)
RANK = {"error": 0, "warning": 1, "hint": 2}


class Checker(QObject):
    """Finds the problems of a session's document; `found` tells them."""

    found = Signal(list)
    state_changed = Signal()
    """A check began or ended."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.budget = BUDGET
        self.left_out: frozenset[str] = frozenset()
        """The lints that took too long, or broke the process down. They are tried again when somebody asks."""
        self.stopped = False
        """Whether the last check was not ended: stopped by hand, or given up."""
        self._process: CheckProcess | None = None
        self._trouble: list[Diagnostic] = []
        self._patience = 1
        self._again = False
        self._later = self._timer(PATIENCE_MS, self._begin)
        self._looking = self._timer(LOOK_MS, self._look)

    def _timer(self, milliseconds: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(do)
        return timer

    @property
    def checking(self) -> bool:
        """Whether a check is under way."""
        return self._process is not None

    @property
    def step(self) -> str:
        """What the check under way is doing: the id of a lint, or a step of its own."""
        return self._process.step if self._process is not None else ""

    def check_soon(self) -> None:
        """Check when the event loop is back."""
        soon(self, self.check)

    def check(self) -> None:
        """Check soon, or now."""
        if self._process is not None:
            self._again = True
        elif self._is_large():
            self._later.start()
        else:
            self._begin()

    def check_now(self) -> None:
        """Check with everything, and with more patience: somebody asked for it."""
        self.left_out, self._patience = frozenset(), ASKED_FOR
        self._end()
        self._begin()

    def stop(self) -> None:
        """Stop what is under way."""
        self._later.stop()
        self._again = False
        if self._end():
            self.stopped = True
            self.state_changed.emit()

    def close(self) -> None:
        """The pack is closed. What is under way may end by itself, if it is not slow: the process is of use to others."""
        self._later.stop()
        if self._process is not None and self._process.step not in FIRST and self._process.seconds > SLOW:
            self._end()
        elif self._process is not None:
            self._looking.stop()
            give_back(self._process)
            self._process = None

    def _is_large(self) -> bool:
        rows = self.session.document.look("map", ("rows",))
        return isinstance(rows, list) and len(rows) * len(str(rows[0] if rows else "")) > MANY_CELLS

    def _begin(self) -> None:
        document = self.session.document
        self._trouble = list(document.trouble)
        self._process = take()
        self._process.begin(document.folder, document.held, self.left_out)
        self._looking.start()
        self.stopped = False
        self.state_changed.emit()

    def _end(self) -> Ended | None:
        process, self._process = self._process, None
        self._looking.stop()
        return process.end() if process is not None else None

    def _look(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            found = process.look()
        except Ended:
            self._give_up_a_step()
            return
        if found is not None:
            self._done(found)
        elif process.seconds > self._patience * (START_BUDGET if process.step in FIRST else self.budget):
            self._give_up_a_step()
        else:
            self._looking.start()

    def _give_up_a_step(self) -> None:
        """Begin anew without what took too long; without the beginning itself there is no check."""
        ended = self._end()
        if ended is None or ended.step in FIRST or ended.step in self.left_out:
            self.stopped = True
            self.state_changed.emit()
        else:
            self.left_out |= {ended.step}
            self._begin()

    def _done(self, checked: Checked) -> None:
        found, facts = checked
        if self._process is not None:
            give_back(self._process)  # before anybody hears: what is learned leads to more work for it
        self._process = None
        self._patience = 1
        if facts is not None:
            self.session.learn(facts)
        known = {diagnostic.file for diagnostic in self._trouble}
        found = [*self._trouble, *(diagnostic for diagnostic in found if diagnostic.file not in known)]
        self.found.emit(sorted(found, key=lambda diagnostic: RANK[diagnostic.severity]))
        self.state_changed.emit()
        if self._again:
            self._again = False
            self.check()
