"""The steps taken, the saved one marked."""

from __future__ import annotations

from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QUndoView, QWidget

from uguisu_editor.docks.dock import Dock
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon


class HistoryDock(Dock):
    """A list of the steps; a click goes back or forth to one."""

    name = "history"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = QUndoView(self)
        self._none = QUndoStack(self)
        self.setWidget(self.view)
        self.retranslate()

    def title(self) -> str:
        return tr("History")

    def retranslate(self) -> None:
        super().retranslate()
        self.view.setEmptyLabel(tr("As opened"))
        self.view.setAccessibleName(tr("Steps; the saved one is marked"))

    def refresh(self) -> None:
        self.view.setCleanIcon(icon("saved"))
        self.view.setStack(self.page.session.stack if self.page is not None else self._none)
