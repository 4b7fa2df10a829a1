"""What is done as soon as the event loop is back, unless whoever asked for it is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call `do` when the event loop is back, if `owner` still is there.

    By a timer of the owner's: `QTimer.singleShot` keeps what it was to call for good where its owner goes before that, and
    with it all of a page.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(0)
