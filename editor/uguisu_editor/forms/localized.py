"""The control of a text that may be in several languages."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from uguisu_changes.paths import MISSING
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import PARAGRAPHS, Field
from uguisu_editor.forms.lines import Paragraph
from uguisu_editor.i18n import LANGUAGES, tr
from uguisu_editor.i18n.speaking import Speaking

PLAIN = ""
"""The language of a text that is not a table of languages."""


class LocalizedControl(Control):
    """A text, or one in several languages: the little list says which one is shown."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, in_line: bool = False) -> None:
        super().__init__(field, parent)
        self.line = Paragraph(self) if field.name in PARAGRAPHS and not in_line else QLineEdit(self)
        self.line.editingFinished.connect(self._finished)
        self.hold(self.line)
        self.language = QComboBox(self)
        self.language.setAccessibleName(tr("Language of {name}", name=field.title))
        self.language.setToolTip(tr("The language that is shown here"))
        for code in (PLAIN, *LANGUAGES):
            self.language.addItem(code or "·", code)
        self.language.activated.connect(lambda _: self._show())
        self.row.addWidget(self.language)

    def show_value(self, value: Any) -> None:
        before = self._value
        self._value = value
        if isinstance(value, dict):
            code = self.language.currentData()
            if code not in value and (code == PLAIN or not isinstance(before, dict)):
                wanted = Speaking.spoken if Speaking.spoken in value else next(iter(value), "en")
                self.language.setCurrentIndex(self.language.findData(wanted))
        elif not self.line.hasFocus():
            self.language.setCurrentIndex(0)
        self._show()

    def _show(self) -> None:
        self.line.setText(self._text())
        self.line.setCursorPosition(0)

    def _text(self) -> str:
        """Return the text in the language that is chosen."""
        code = self.language.currentData()
        if isinstance(self._value, dict):
            text = self._value.get(code or "en", "")
        else:
            text = self._value if code in (PLAIN, "en") else ""
        return text if isinstance(text, str) else ""

    def _finished(self) -> None:
        text = self.line.text()
        if text == self._text():
            return  # else a field that is only left would make a plain text a table of languages
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
