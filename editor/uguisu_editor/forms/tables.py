"""Tables with keys of one's own, in forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from uguisu_changes.edits import Drop, Put, Rename
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import LinePart, Part, Section, part_for
from uguisu_editor.i18n import tr

KEY_WIDTH = 110


class TablePart(Section):
    """A table with keys of one's own."""

    def make_body(self) -> Part:
        """Make the rows."""
        return TableRows(self.context, self.field, self.where, self)


class KeyControl(Control):
    """The key of a line."""

    def __init__(self, field: Field, key: str, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.line = QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        self.call(tr("Name in {name}", name=field.title))
        self.setFixedWidth(KEY_WIDTH)
        self.show_value(key)

    def show_value(self, value: Any) -> None:
        """Show the key."""
        self._value = value
        self.line.setText(value)

    def _finished(self) -> None:
        typed = self.line.text().strip()
        if typed and typed != self._value:
            self.changed.emit(typed)


class TableRows(Part):
    """A key and a value on each line."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._keys: tuple[str, ...] | None = None
        self._parts: list[Part] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.add_button = QToolButton(self)
        self.add_button.setAutoRaise(True)
        self.add_button.setText("+")
        self.add_button.setToolTip(tr("Add to {name}", name=field.title))
        self.add_button.setAccessibleName(tr("Add to {name}", name=field.title))
        self.add_button.clicked.connect(self._add)
        self._column.addWidget(self.add_button)

    def refresh(self) -> None:
        """Show the lines that there are."""
        value = self.value
        keys = tuple(value) if isinstance(value, dict) else ()
        if keys != self._keys:
            self._keys = keys
            while self._column.count() > 1:
                old = self._column.takeAt(0)
                widget = old.widget() if old is not None else None
                if widget is not None:
                    widget.setParent(None)
                    widget.deleteLater()
            self._parts = []
            for at, key in enumerate(keys):
                self._column.insertWidget(at, self._line(key))
        for part in self._parts:
            part.refresh()

    def _line(self, key: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        name = KeyControl(self.field, key, line)
        name.changed.connect(lambda typed: self._rename(key, typed))
        part = part_for(self.context, self.field.item(), lambda: (*self.where(), key), None, line)
        if isinstance(part, LinePart):
            part.label.hide()
            part.control.call(key)
        gone = QToolButton(line)
        gone.setAutoRaise(True)
        gone.setText("×")
        gone.setAccessibleName(tr("Delete {name}", name=key))
        gone.setToolTip(tr("Delete {name}", name=key))
        gone.clicked.connect(
            lambda: self.context.do(
                tr("Delete {name}", name=key), Drop(self.context.kind, (*self.where(), key))
            )
        )
        row.addWidget(name)
        row.addWidget(part, 1)
        row.addWidget(gone)
        self._parts.append(part)
        return line

    def _rename(self, key: str, name: str) -> None:
        if name and name != key and self._keys is not None and name not in self._keys:
            self.context.do(
                tr("Change {name}", name=key), Rename(self.context.kind, (*self.where(), key), name)
            )

    def _add(self) -> None:
        name, number = "name", 2
        while name in (self._keys or ()):
            name, number = f"name_{number}", number + 1
        value = new_entry(self.field.item())
        if isinstance(self.value, dict):
            self.context.do(
                tr("Add to {name}", name=self.field.title),
                Put(self.context.kind, (*self.where(), name), value),
            )
        else:
            self.context.set((*self.where(), name), value)

    def inner(self) -> Iterator[Part]:
        """Yield the values."""
        yield from self._parts
