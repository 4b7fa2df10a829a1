"""Controls of one line that is typed: text, numbers, lists, places with commas between them."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QCompleter, QLineEdit, QPlainTextEdit, QWidget

from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import NotReadable, emit, read_tree
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import PARAGRAPHS, Field
from uguisu_editor.i18n import tr

LINES = 4


class Paragraph(QPlainTextEdit):
    """A box of several lines that is asked like a line. Ctrl+Enter, or to leave it, ends the editing."""

    editingFinished = Signal()  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 14)

    def text(self) -> str:
        """Return what is written."""
        return self.toPlainText()

    def setText(self, text: str) -> None:  # noqa: N802
        """Write something else."""
        self.setPlainText(text)

    def setCursorPosition(self, _: int) -> None:  # noqa: N802
        """Show the beginning."""
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The editing has ended."""
        super().focusOutEvent(event)
        self.editingFinished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Ctrl+Enter ends it as well."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.editingFinished.emit()
        else:
            super().keyPressEvent(event)


class TextControl(Control):
    """A line: text, numbers, lists of words, anything in one line of YAML."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line = Paragraph(self) if field.name in PARAGRAPHS else QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        if field.words and isinstance(self.line, QLineEdit):
            self.line.setCompleter(QCompleter(list(field.words), self))

    def show_value(self, value: Any) -> None:
        self._value = value
        shown = "" if value is MISSING else self.write(value)
        if self.line.text() != shown:
            self.line.setText(shown)
            self.line.setCursorPosition(0)
        self.line.setPlaceholderText(self._hint())
        self._mark(None)

    def _hint(self) -> str:
        if self.field.default not in (None, [], {}, ()):
            return self.write(self.field.default)
        return (
            tr("for example {example}", example=self.write(self.field.example))
            if self.field.example is not None
            else ""
        )

    def _finished(self) -> None:
        text = self.line.text().strip()
        if text == ("" if self._value is MISSING else self.write(self._value)):
            self._mark(None)
            return
        try:
            value = MISSING if not text else self.read(text)
        except ValueError as error:
            self._mark(str(error))
            return
        self._mark(None)
        self._value = value
        self.changed.emit(value)

    def _mark(self, trouble: str | None) -> None:
        self.line.setStyleSheet("* { border: 2px solid #c0392b; }" if trouble else "")
        self.line.setToolTip(trouble or self.field.told)

    def write(self, value: Any) -> str:
        """Return a value as it stands in the line."""
        field = self.field
        if field.kind == "text" and isinstance(value, str):
            return value
        if (
            field.kind in ("words", "places")
            and isinstance(value, list)
            and all(isinstance(v, str) for v in value)
        ):
            return ", ".join(value)
        if field.kind == "point" and isinstance(value, list):
            return ", ".join(emit.scalar(number) for number in value)
        return emit.flow(value)

    def read(self, text: str) -> Any:
        """Return the value of a line. Raises ValueError with a sentence."""
        kind = self.field.kind
        if kind == "text":
            return text
        if kind in ("whole", "number"):
            return self._number(text)
        if kind in ("words", "places"):
            return [word.strip() for word in text.split(",") if word.strip()]
        if kind == "point":
            parts = text.replace(";", ",").split(",")
            if len(parts) != 2:
                raise ValueError(tr("Write two numbers with a comma between: 12, 30"))
            return [_plain_number(part) for part in parts]
        try:
            return read_tree(text).value
        except NotReadable as error:
            raise ValueError(
                tr("This cannot be read: write it as in the file, {example}", example="{a: 1}")
            ) from error

    def _number(self, text: str) -> int | float:
        value = _plain_number(text)
        if self.field.kind == "whole" and not isinstance(value, int):
            raise ValueError(tr("Write a whole number."))
        least, most = self.field.least, self.field.most
        if least is not None and value < least:
            raise ValueError(tr("It should be at least {least}.", least=least))
        if most is not None and value > most:
            raise ValueError(tr("It should be at most {most}.", most=most))
        return value


class PlacesControl(TextControl):
    """Ids of places with commas between; the one under the cursor is shown on the map."""

    def __init__(self, field: Field, places: list[str], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        assert isinstance(self.line, QLineEdit)
        self._places = frozenset(places)
        self._cursor = 0
        self.line.cursorPositionChanged.connect(lambda _, at: self._point(at))
        self.add_pick_button()

    def take_place(self, place: str) -> None:
        """Add the place; of a pair, the one under the cursor gives way."""
        found = list(self._value) if isinstance(self._value, list) else []
        if self.field.most is not None and len(found) >= self.field.most:
            at = self.line.text()[: self._cursor].count(",")
            found[min(at, len(found) - 1)] = place
        elif place not in found:
            found.append(place)
        self.show_value(found)
        self.changed.emit(found)

    def _point(self, at: int) -> None:
        self._cursor = at
        text = self.line.text()
        start, end = text.rfind(",", 0, at) + 1, text.find(",", at)
        word = text[start : end if end >= 0 else len(text)].strip()
        if self.line.hasFocus() and (word in self._places or not self._places):
            self.pointed.emit(word)


def _plain_number(text: str) -> int | float:
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        raise ValueError(tr("Write a number in digits.")) from None
    if not math.isfinite(value):
        raise ValueError(tr("Write a number in digits."))
    return int(value) if value.is_integer() else value
