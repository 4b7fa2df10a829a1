"""A control for each kind of field: shows a value, and says when it was changed by hand."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QHBoxLayout, QLineEdit, QToolButton, QWidget

from uguisu_editor.forms.fields import Field
from uguisu_editor.i18n import LANGUAGES, tr
from uguisu_editor.model.paths import MISSING
from uguisu_editor.model.yamltext import NotReadable, emit, read_tree

PLAIN = ""
"""The language of a text that is not a table of languages."""


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
        widget.setAccessibleName(self.field.name)
        widget.setAccessibleDescription(self.field.description)
        widget.setToolTip(self.field.description)
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
        button.setText("⌖")
        button.setToolTip(tr("Pick the place on the map"))
        button.setAccessibleName(tr("Pick the place on the map"))
        button.clicked.connect(self.pick)
        self.row.addWidget(button)


class TextControl(Control):
    """A line: text, numbers, lists of words, anything in one line of YAML."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line = QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        self._value: Any = MISSING
        if field.words:
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
        self.line.setStyleSheet("QLineEdit { border: 2px solid #c0392b; }" if trouble else "")
        self.line.setToolTip(trouble or self.field.description)

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
        self._places = frozenset(places)
        self.line.cursorPositionChanged.connect(lambda _, at: self._point(at))
        self.add_pick_button()

    def take_place(self, place: str) -> None:
        """Add the place; of a pair, the one under the cursor gives way."""
        found = list(self._value) if isinstance(self._value, list) else []
        if self.field.most is not None and len(found) >= self.field.most:
            at = self.line.text()[: self.line.cursorPosition()].count(",")
            found[min(at, len(found) - 1)] = place
        elif place not in found:
            found.append(place)
        self.show_value(found)
        self.changed.emit(found)

    def _point(self, at: int) -> None:
        text = self.line.text()
        start, end = text.rfind(",", 0, at) + 1, text.find(",", at)
        word = text[start : end if end >= 0 else len(text)].strip()
        if self.line.hasFocus() and (word in self._places or not self._places):
            self.pointed.emit(word)


class FlagControl(Control):
    """A tick."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.box = QCheckBox(self)
        self.box.clicked.connect(
            lambda on: self.changed.emit(MISSING if on == bool(field.default) and not field.required else on)
        )
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(self.field.default) if value is MISSING else value is True)


class ChoiceControl(Control):
    """One of several."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.combo = QComboBox(self)
        self.combo.activated.connect(self._chosen)
        if not field.required:
            default = (
                "—" if field.default is None else tr("{value} (as usual)", value=emit.scalar(field.default))
            )
            self.combo.addItem(default, None)
        for choice in field.choices:
            self.combo.addItem(str(choice), choice)
        self.hold(self.combo)

    def show_value(self, value: Any) -> None:
        at = -1 if self.field.required else 0
        if value is not MISSING:
            at = self.combo.findText(str(value))
            if at < 0:
                self.combo.addItem(str(value), value)
                at = self.combo.count() - 1
        self.combo.setCurrentIndex(at)

    def _chosen(self, at: int) -> None:
        self.changed.emit(MISSING if at == 0 and not self.field.required else self.combo.itemData(at))


class PlaceControl(Control):
    """An id of a place: typed, chosen from a list (which shows each on the map), or picked on the map."""

    def __init__(self, field: Field, places: list[str], parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.combo = QComboBox(self)
        self.combo.setEditable(True)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.combo.addItems(places if len(places) < 3000 else [])
        self.line = QLineEdit(self)
        self.combo.setLineEdit(self.line)
        completer = QCompleter(self.combo.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.combo.setCompleter(completer)
        self.combo.textHighlighted.connect(self.pointed)
        self.combo.activated.connect(lambda _: self._done())
        self.line.editingFinished.connect(self._done)
        self.line.setAccessibleName(field.name)
        self.hold(self.combo)
        self.add_pick_button()
        self._value: Any = MISSING

    def show_value(self, value: Any) -> None:
        self._value = value
        self.combo.setEditText(value if isinstance(value, str) else "")

    def _done(self) -> None:
        text = self.combo.currentText().strip()
        value: Any = text or MISSING
        if value != self._value:
            self._value = value
            self.changed.emit(value)


class LocalizedControl(Control):
    """A text, or one in several languages: the little list says which one is shown."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line = QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        self.language = QComboBox(self)
        self.language.setAccessibleName(tr("Language of {name}", name=field.name))
        self.language.setToolTip(tr("The language that is shown here"))
        for code in (PLAIN, *LANGUAGES):
            self.language.addItem(code or "·", code)
        self.language.activated.connect(lambda _: self._show())
        self.row.addWidget(self.language)
        self._value: Any = MISSING

    def show_value(self, value: Any) -> None:
        before = self._value
        self._value = value
        if isinstance(value, dict):
            code = self.language.currentData()
            if code not in value and (code == PLAIN or not isinstance(before, dict)):
                self.language.setCurrentIndex(self.language.findData(next(iter(value), "en")))
        elif not self.line.hasFocus():
            self.language.setCurrentIndex(0)
        self._show()

    def _show(self) -> None:
        code = self.language.currentData()
        if isinstance(self._value, dict):
            text = self._value.get(code or "en", "")
        else:
            text = self._value if isinstance(self._value, str) and code in (PLAIN, "en") else ""
        self.line.setText(text if isinstance(text, str) else "")
        self.line.setCursorPosition(0)

    def _finished(self) -> None:
        text = self.line.text()
        code = self.language.currentData()
        new: Any = text or MISSING
        if code != PLAIN or isinstance(self._value, dict):
            table = dict(self._value) if isinstance(self._value, dict) else {}
            if isinstance(self._value, str):
                table["en"] = self._value
            if text:
                table[code or "en"] = text
            else:
                table.pop(code or "en", None)
            new = table or MISSING
        if new != self._value and not (new is MISSING and self._value is MISSING):
            self._value = new
            self.changed.emit(new)


def control_for(field: Field, places: list[str], parent: QWidget | None = None) -> Control:
    """Return the control that suits a field."""
    if field.kind == "flag":
        return FlagControl(field, parent)
    if field.kind == "choice":
        return ChoiceControl(field, parent)
    if field.kind == "place":
        return PlaceControl(field, places, parent)
    if field.kind == "places":
        return PlacesControl(field, places, parent)
    if field.kind == "localized":
        return LocalizedControl(field, parent)
    return TextControl(field, parent)


def _plain_number(text: str) -> int | float:
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        raise ValueError(tr("Write a number in digits.")) from None
    if not math.isfinite(value):
        raise ValueError(tr("Write a number in digits."))
    return int(value) if value.is_integer() else value
