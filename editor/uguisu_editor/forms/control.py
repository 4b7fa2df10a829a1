"""What every control of a form is: it shows a value, and says when it was changed by hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QToolButton, QWidget

from uguisu_changes.paths import MISSING
from uguisu_editor.forms.fields import Field
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon

HISTORY_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


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
        self._value: Any = MISSING
        """What the file says, as far as it was shown or typed."""
        self._lines: list[QWidget] = []
        """What one types into: widgets with `editingFinished`."""
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
        line = widget.lineEdit() if isinstance(widget, QComboBox) else widget
        if line is not None and hasattr(line, "editingFinished"):
            self._lines.append(line)
            for typed_into in {widget, line}:
                typed_into.installEventFilter(self)

    def call(self, name: str) -> None:
        """Call it something other than the field, to those who do not see where it stands."""
        widget = self.focusProxy()
        if widget is not None:
            widget.setAccessibleName(name)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Ctrl+Z is the pack's, in its one history: what was just typed is the last step of it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(event.matches(key) for key in HISTORY_KEYS)
        ):
            event.setAccepted(self.finish() and self._forget_typing())
            return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def finish(self) -> bool:
        """Take what was typed as it is now; tell whether there is still something that could not be taken."""
        taken: list[Any] = []
        self.changed.connect(taken.append)
        for line in self._lines:
            line.editingFinished.emit()  # type: ignore[attr-defined]
        self.changed.disconnect(taken.append)
        return bool(self._lines) and not taken

    def _forget_typing(self) -> bool:
        """Show the value instead of what was typed; tell whether that was another text."""
        before = self._typed()
        self.show_value(self._value)
        return self._typed() != before

    def _typed(self) -> list[str]:
        return [line.text() for line in self._lines]  # type: ignore[attr-defined]

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


def finish_typing() -> None:
    """Take what is being typed into a form, before anything else is done with the pack."""
    widget = QApplication.focusWidget()
    while widget is not None and not isinstance(widget, Control):
        widget = widget.parentWidget()
    if widget is not None:
        widget.finish()
