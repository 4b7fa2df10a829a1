"""Controls of one line that is typed: text, numbers, lists, places with commas between them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QCompleter, QLineEdit, QPlainTextEdit, QWidget

from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import NotReadable, emit, read_tree
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import PARAGRAPHS, Field, title_of
from uguisu_editor.forms.named import Named
from uguisu_editor.i18n import LANGUAGES, tr, words_of
from uguisu_editor.i18n.catalogue import SOURCE_LANGUAGE
from uguisu_editor.i18n.speaking import Speaking

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


def is_plain_table(field: Field) -> bool:
    """Tell whether a field holds names with plain values: `{capacity: 2}`, which is shown as 'Capacity: 2'."""
    example = field.example
    plain = isinstance(example, dict) and not any(isinstance(one, dict | list) for one in example.values())
    return field.kind == "table" or (field.kind == "free" and plain)


class TextControl(Control):
    """A line: text, numbers, lists of words, anything in one line of YAML."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line = Paragraph(self) if field.name in PARAGRAPHS else QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        known = [named.shown(word) for word in field.words] if (named := self.named()) is not None else ()
        if known and isinstance(self.line, QLineEdit):
            self.line.setCompleter(QCompleter(known, self))

    def named(self) -> Named | None:
        """What its words are called, where they stand for something; else they are what they are."""
        if self.field.name == "languages":
            return Named(list(LANGUAGES.items()))
        return Named([(word, words_of(word)) for word in self.field.words]) if self.field.words else None

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
        example = self._example() if self.field.example is not None else ""
        return tr("for example {example}", example=example) if example else ""

    def _example(self) -> str:
        """Return the example as people read it; none where it is a word that their language does not have."""
        example = self.field.example
        words = example if isinstance(example, list) else [example]
        if self.field.name == "id" or self.named() or not all(isinstance(word, str) for word in words):
            return self.write(example)
        told = [words_of(word) for word in words]
        foreign = Speaking.spoken != SOURCE_LANGUAGE and told == [word.replace("_", " ") for word in words]
        return "" if foreign else ", ".join(told)

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
        self.line.setToolTip(trouble or "\n".join(filter(None, (self.field.told, self._in_file()))))

    def _in_file(self) -> str:
        """The words of the file, for who reads files, where something else is shown."""
        value = self._value
        listed = isinstance(value, list) and all(isinstance(word, str) for word in value)
        plain = ", ".join(value) if listed else value if isinstance(value, str) else ""
        return plain if plain and plain != self.write(value) else ""

    def write(self, value: Any) -> str:
        """Return a value as it stands in the line."""
        field, named = self.field, self.named()
        if field.kind == "text" and isinstance(value, str):
            return named.shown(value) if named is not None else value
        if (
            field.kind in ("words", "places")
            and isinstance(value, list)
            and all(isinstance(v, str) for v in value)
        ):
            return ", ".join(map(named.shown, value) if named is not None else value)
        if is_plain_table(self.field) and isinstance(value, dict):
            return ", ".join(f"{title_of(str(key))}: {_told(one)}" for key, one in value.items())
        if field.kind == "point" and isinstance(value, list):
            return ", ".join(emit.scalar(number) for number in value)
        return emit.flow(value)

    def read(self, text: str) -> Any:
        """Return the value of a line. Raises ValueError with a sentence."""
        kind, named = self.field.kind, self.named()
        if kind == "text":
            return named.meant(text) if named is not None else text
        if kind in ("whole", "number"):
            return self._number(text)
        if kind in ("words", "places"):
            return (named or Named([])).several(text)
        if is_plain_table(self.field):
            return self._table(text)
        if kind == "point":
            parts = text.replace(";", ",").split(",")
            if len(parts) != 2:
                raise ValueError(tr("Write two numbers with a comma between: 12, 30"))
            return [_plain_number(part) for part in parts]
        return _tree(text, "[[0, 0], [10, 0], [0, 10]]")

    def _table(self, text: str) -> Any:
        """Return what names and their values say; names as they are shown are those that they stand for."""
        example = self.write(self.field.example or {"capacity": 2})
        found = _tree(f"{{{text.strip().removeprefix('{').removesuffix('}')}}}", example)
        held = self._value if isinstance(self._value, dict) else {}
        keys = Named([(str(key), title_of(str(key))) for key in held | (self.field.example or {})])
        read = {_as_id(keys.meant(str(key))): one for key, one in found.items()}
        if None in read.values() and None not in held.values():
            raise ValueError(tr("This cannot be read. Write it like “{example}”.", example=example))
        words = {tr("yes"): True, tr("no"): False}
        return {
            key if key in held else key.lower(): held[key]
            if key in held and one == _told(held[key])
            else words.get(str(one), one)
            for key, one in read.items()
        }

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


class NamesControl(TextControl):
    """Names with commas between, each as people call it. `known`: what there is, each with its title."""

    def __init__(
        self, field: Field, known: Callable[[], list[tuple[str, str]]], parent: QWidget | None = None
    ) -> None:
        self._known = known
        super().__init__(field, parent)

    def named(self) -> Named:
        """What there is, and what stands there now."""
        held = self._value if isinstance(self._value, list) else []
        known = dict(self._known())
        return Named([*known.items(), *((str(one), "") for one in held if one not in known)])

    def read(self, text: str) -> Any:
        """Return the names that are meant; a new one of several words is written as one."""
        return [_as_id(name) for name in self.named().several(text)]


class PlacesControl(NamesControl):
    """Places with commas between; the one under the cursor is shown on the map."""

    def __init__(
        self, field: Field, known: Callable[[], list[tuple[str, str]]], parent: QWidget | None = None
    ) -> None:
        super().__init__(field, known, parent)
        assert isinstance(self.line, QLineEdit)
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
        place = self.named().meant(word)
        if self.line.hasFocus() and place in dict(self._known()):
            self.pointed.emit(place)


def _tree(text: str, example: str) -> Any:
    try:
        return read_tree(text).value
    except NotReadable as error:
        raise ValueError(tr("This cannot be read. Write it like “{example}”.", example=example)) from error


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return words_of(value) if isinstance(value, str) else emit.flow(value)


def _as_id(name: str) -> str:
    return "_".join(name.split())


def _plain_number(text: str) -> int | float:
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        raise ValueError(tr("Write a number in digits.")) from None
    if not math.isfinite(value):
        raise ValueError(tr("Write a number in digits."))
    return int(value) if value.is_integer() else value
