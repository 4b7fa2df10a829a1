"""A control for what the schema leaves open: YAML, in one line or in several."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from uguisu_changes.paths import MISSING
from uguisu_changes.yamltext import NotReadable, emit, read_tree
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.lines import Paragraph
from uguisu_editor.i18n import tr

LINES = 8


class BlockControl(Control):
    """Anything, as it stands in the file."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.box = Paragraph(self)
        self.box.editingFinished.connect(self._done)
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        """Show a value as it would be written."""
        self._value = value
        text = self._written(value)
        if self.box.text() != text:
            self.box.setText(text)
        lines = min(LINES, max(1, text.count("\n") + 1))
        self.box.setFixedHeight(self.box.fontMetrics().lineSpacing() * lines + 14)
        example = self.field.example
        self.box.setPlaceholderText(
            tr("for example {example}", example=emit.flow(example)) if example is not None else ""
        )
        self._mark("")

    @staticmethod
    def _written(value: Any) -> str:
        if value is MISSING:
            return ""
        if isinstance(value, dict | list) and value:
            text = emit.block(value, -2).strip("\n")
            return text if "\n" in text else text.strip()
        return emit.flow(value)

    def _done(self) -> None:
        text = self.box.text()
        if text == self._written(self._value):
            return
        try:
            value = read_tree(text).value if text.strip() else MISSING
        except NotReadable:
            self._mark(tr("This cannot be read: write it as in the file, {example}", example="{a: 1}"))
            return
        self._value = value
        self.changed.emit(value)

    def _mark(self, trouble: str) -> None:
        self.box.setStyleSheet("* { border: 2px solid #c0392b; }" if trouble else "")
        self.box.setToolTip(trouble or self.field.told)
