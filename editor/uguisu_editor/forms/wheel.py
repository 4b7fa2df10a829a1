"""The wheel scrolls a form, and changes nothing in it by the way."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar, QWidget

KINDS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


class WheelScrolls(QObject):
    """Lets the wheel over the controls of a panel scroll, unless one has the keyboard."""

    def calm(self, panel: QWidget) -> None:
        """Take the wheel off the controls that there are in a panel now."""
        for kind in KINDS:
            for control in panel.findChildren(kind):
                if not isinstance(control, QScrollBar) and not control.property("calm"):
                    control.setProperty("calm", True)
                    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                    control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Hand the wheel on."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
