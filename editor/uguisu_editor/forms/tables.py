"""Tables with keys of one's own, in forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from uguisu_changes.edits import Drop, Put, Rename
from uguisu_editor.away import put_away
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.names import NameControl
from uguisu_editor.forms.parts import LinePart, Part, Section, part_for
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import tr, words_of
from uguisu_editor.model.visible import visible

KEY_WIDTH = 150


class TablePart(Section):
    """A table with keys of one's own. `takes`: what its values name, `keys`: what its keys do."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        *,
        takes: str | None = None,
        keys: str | None = None,
    ) -> None:
        self._takes, self._keys = takes, keys
        super().__init__(context, field, where, parent)

    def make_body(self) -> Part:
        """Make the rows."""
        return TableRows(self.context, self.field, self.where, self, takes=self._takes, names=self._keys)


class KeyControl(Control):
    """The key of a line, which names nothing else."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.line = QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)

    def show_value(self, value: Any) -> None:
        """Show the key, as it is read."""
        self._value = value
        self.line.setText(visible(words_of(value)))

    def _finished(self) -> None:
        typed = self.line.text().strip()
        if typed and typed not in (self._value, words_of(self._value)):
            self.changed.emit("_".join(typed.split()))


class TableRows(Part):
    """A key and a value on each line."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        *,
        takes: str | None,
        names: str | None,
    ) -> None:
        super().__init__(context, field, where, parent)
        self._takes, self._names = takes, names
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
                    put_away(widget)
            self._parts = []
            for at, key in enumerate(keys):
                self._column.insertWidget(at, self._line(key))
        for part in self._parts:
            part.refresh()

    def _line(self, key: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        name: Control = KeyControl(self.field, line)
        if self._names is not None:
            name = NameControl(self.context, self.field, self._names, self.where, line)
        name.call(tr("Name in {name}", name=self.field.title))
        name.setFixedWidth(KEY_WIDTH)
        name.show_value(key)
        name.changed.connect(lambda typed: self._rename(key, typed))
        told = self._told(key)
        part = part_for(self.context, self.field.item(), lambda: (*self.where(), key), self._takes, line)
        if isinstance(part, LinePart):
            part.label.hide()
            part.control.call(told)
        gone = QToolButton(line)
        gone.setAutoRaise(True)
        gone.setText("×")
        gone.setAccessibleName(tr("Delete {name}", name=told))
        gone.setToolTip(tr("Delete {name}", name=told))
        gone.clicked.connect(
            lambda: self.context.do(
                tr("Delete {name}", name=told), Drop(self.context.kind, (*self.where(), key))
            )
        )
        row.addWidget(name)
        row.addWidget(part, 1)
        row.addWidget(gone)
        self._parts.append(part)
        return line

    def _told(self, key: str) -> str:
        """Return what people call a key."""
        return called(self.context, self._names, key, self.where()) if self._names else visible(words_of(key))

    def _rename(self, key: str, name: Any) -> None:
        if not isinstance(name, str):
            self._keys = None  # no line is without its key
            self.refresh()
        elif name and name != key and self._keys is not None and name not in self._keys:
            self.context.do(
                tr("Change {name}", name=self._told(key)),
                Rename(self.context.kind, (*self.where(), key), name),
            )

    def _add(self) -> None:
        known = self.context.candidates(self._names, self.where()) if self._names else []
        free = next((one for one, _ in known if one not in (self._keys or ())), "name")
        name, number = free, 2
        while name in (self._keys or ()):
            name, number = f"{free}_{number}", number + 1
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
