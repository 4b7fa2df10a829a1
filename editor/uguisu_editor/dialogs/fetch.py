"""What waits for the network, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from uguisu import UguisuError
from uguisu_editor.i18n import error_told


class _Told(QObject):
    done = Signal(object)
    failed = Signal(str)


class Fetch(QRunnable):
    """Begins at once; what comes of it is told in the window's thread. Whoever begins it keeps it until then."""

    def __init__(
        self, work: Callable[[], Any], then: Callable[[Any], object], failed: Callable[[str], object]
    ) -> None:
        super().__init__()
        self._work, self._told = work, _Told()
        self.setAutoDelete(False)
        self._told.done.connect(then)
        self._told.failed.connect(failed)
        QThreadPool.globalInstance().start(self)

    def run(self) -> None:
        """Do it; errors come as sentences."""
        try:
            self._told.done.emit(self._work())
        except (UguisuError, OSError) as error:
            self._told.failed.emit(error_told(error))
