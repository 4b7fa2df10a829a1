"""What is done as soon as the event loop is back, unless whoever asked for it is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class _Errand(QObject):
    """Waits in the queue of events, behind what waits there already, and goes with its owner."""

    due = Signal()

    def __init__(self, owner: QObject, do: Callable[[], object]) -> None:
        super().__init__(owner)
        self._do = do
        self.due.connect(self._go, Qt.ConnectionType.QueuedConnection)

    def _go(self) -> None:
        self.deleteLater()
        self._do()


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call `do` when the event loop is back, if `owner` still is there.

    `QTimer.singleShot` keeps what it was to call for good where its owner goes before that, and with it all of a page; a timer
    of no time comes behind all events, when who is to be asked may have been drawn anew.
    """
    _Errand(owner, do).due.emit()
