"""What every control of a form is: it shows a value, and says when it was changed by hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from uguisu_editor.forms.fields import Field
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon


class Control(QWidget):
    """Shows one value. `changed` carries the new one, or MISSING where the field was emptied."""

    changed = Signal(object)
    pointed = Signal(str)
    """A place is pointed at, to be shown on the map."""
    pick = Signal()
    """The user wants to pick a place on the map."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)

    def hold(self, widget: QWidget) -> None:
        """Take a widget in, with the field's name and description."""
        widget.setAccessibleName(self.field.title)
        widget.setAccessibleDescription(self.field.told)
        widget.setToolTip(self.field.told)
        self.row.addWidget(widget, 1)
        if self.focusProxy() is None:
            self.setFocusProxy(widget)

    def show_value(self, value: Any) -> None:
        """Show a value; MISSING shows the default as a faint hint."""
        raise NotImplementedError

    def take_place(self, place: str) -> None:
        """A place was picked on the map."""
        self.show_value(place)
        self.changed.emit(place)

    def add_pick_button(self) -> None:
        """Put a button beside it that picks a place on the map."""
        button = QToolButton(self)
        button.setIcon(icon("target"))
        button.setToolTip(tr("Pick the place on the map"))
        button.setAccessibleName(tr("Pick the place on the map"))
        button.clicked.connect(self.pick)
        self.row.addWidget(button)
