"""A small window to write a text in, in all languages of the pack side by side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from uguisu_changes.paths import MISSING
from uguisu_editor.forms.lines import Paragraph
from uguisu_editor.i18n import LANGUAGES, tr

WIDE = 460
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TextWriter(QFrame):
    """A line for each language. Enter, or to leave it, takes what is written; Esc does not."""

    written = Signal(object)
    """What is to stand there now, or MISSING."""

    def __init__(
        self, owner: QWidget, value: Any, languages: list[str], title: str, *, long: bool = False
    ) -> None:
        super().__init__(owner, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("popup", True)
        self.setObjectName("writer")
        self._before = value
        self._left = False
        self._plain = not isinstance(value, dict) and len(languages) < 2
        self._first = languages[0] if languages else "en"
        known = list(value) if isinstance(value, dict) else []
        shown = [self._first] if self._plain else list(dict.fromkeys([*languages, *known]))
        self.lines: dict[str, QLineEdit | Paragraph] = {}
        head = QLabel(title, self)
        head.setTextFormat(Qt.TextFormat.PlainText)
        head.setProperty("notes", True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        for row, code in enumerate(shown):
            line: QLineEdit | Paragraph = Paragraph(self) if long else QLineEdit(self)
            line.setText(self._text(code))
            line.setAccessibleName(f"{title}: {LANGUAGES.get(code, code)}")
            line.installEventFilter(self)
            self.lines[code] = line
            label = QLabel("" if self._plain else LANGUAGES.get(code, code), self)
            label.setBuddy(line)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        hint = QLabel(tr("Ctrl+Enter takes it, Esc leaves it as it was.") if long else "", self)
        hint.setProperty("notes", True)
        hint.setVisible(long)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.addWidget(head)
        layout.addLayout(grid)
        layout.addWidget(hint)
        self.setFixedWidth(WIDE)
        self.adjustSize()
        next(iter(self.lines.values())).setFocus()

    def _text(self, code: str) -> str:
        if isinstance(self._before, dict):
            text = self._before.get(code, "")
            return text if isinstance(text, str) else ""
        return self._before if isinstance(self._before, str) and code == self._first else ""

    @property
    def value(self) -> Any:
        """What is written."""
        texts = {code: line.text().strip() for code, line in self.lines.items()}
        if self._plain:
            return texts[self._first] or MISSING
        given = {code: text for code, text in texts.items() if text}
        if not isinstance(self._before, dict) and list(given) == [self._first]:
            return given[self._first]
        return given or MISSING

    def type(self, text: str) -> None:
        """Begin with a letter that was typed before this was there."""
        line = next(iter(self.lines.values()))
        if isinstance(line, QPlainTextEdit):
            line.insertPlainText(text)
        else:
            line.selectAll()
            line.insert(text)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Enter takes it; Esc leaves."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() in ENTER and (held or isinstance(watched, QLineEdit)):
                self.close()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._left = True
                self.close()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def closeEvent(self, event: object) -> None:  # noqa: N802
        """Take what was written."""
        super().closeEvent(event)  # type: ignore[arg-type]
        value = self.value
        if not self._left and value != self._before and not (value is MISSING and self._before is None):
            self._left = True
            self.written.emit(value)
