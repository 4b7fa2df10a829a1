"""Pages that give the keyboard on to a part of theirs."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Leading(QWidget):
    """A page that gives the keyboard on when it gets it. A focus proxy of Qt's would do that, too, but Tab jumps to where a
    proxy leads, and comes by nothing that stands before it.
    """

    leads_to: QWidget | None = None

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Give the keyboard on."""
        super().focusInEvent(event)
        if self.leads_to is not None:
            self.leads_to.setFocus(event.reason())
