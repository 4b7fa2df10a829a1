"""A file as text: for fixing what cannot be drawn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import BYTE_ORDER_MARK
from uguisu_editor.i18n import tr
from uguisu_editor.model.places_in_text import line_in
from uguisu_editor.session import Session


class SourcePage(QWidget):
    """Shows one file of the pack: to be fixed if it is broken, else only to be read."""

    left = Signal()
    """The user wants the map back."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._kind: str | None = None
        self._found: list[Diagnostic] = []
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self.apply_button = QPushButton(self)
        self.apply_button.clicked.connect(self.commit)
        self.back_button = QPushButton(self)
        self.back_button.clicked.connect(self.left)
        self.text = QPlainTextEdit(self)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        head = QHBoxLayout()
        head.addWidget(self._hint, 1)
        head.addWidget(self.apply_button)
        head.addWidget(self.back_button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        shortcut = QShortcut(QKeySequence("Ctrl+Return"), self.text)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.commit)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        name = self.file_name
        told = (
            tr("{name} as it will be saved. To change it, use a text editor.", name=name)
            if self.text.isReadOnly()
            else tr("{name} cannot be drawn as it is. Fix the text, then read it again.", name=name)
        )
        self._hint.setText(told if name else "")
        self.back_button.setText(tr("Back to the map"))
        self.apply_button.setText(tr("Read again"))
        self.apply_button.setToolTip(tr("Read the text as it is now (Ctrl+Enter)"))
        self.text.setAccessibleName(tr("Text of {name}", name=name or "—"))

    @property
    def file_name(self) -> str:
        """The file that is shown."""
        return self.session.document.files[self._kind].name if self._kind is not None else ""

    @property
    def modified(self) -> bool:
        """Whether the text was changed and not looked at again."""
        return self._kind is not None and self.text.document().isModified()

    def show_file(self, name: str) -> None:
        """Show a file of the pack."""
        kind = next((kind for kind, file in self.session.document.files.items() if file.name == name), None)
        if kind is None or (kind == self._kind and self.modified):
            return
        self._kind = kind
        document = self.session.document
        broken = document.files[kind].broken
        self.text.setReadOnly(not broken)
        self.apply_button.setVisible(broken)
        self.back_button.setVisible(not broken)
        self.text.setPlainText(
            document.files[kind].text if broken else document.render(kind).decode("utf-8-sig", "replace")
        )
        self.text.document().setModified(False)
        self.retranslate()
        self.mark(self._found)

    def mark(self, found: list[Diagnostic]) -> None:
        """Mark the lines that problems are about."""
        self._found = found
        marks = []
        for diagnostic in found:
            if diagnostic.file == self.file_name and diagnostic.line:
                mark = QTextEdit.ExtraSelection()
                mark.cursor = self._at(diagnostic)
                mark.format.setBackground(QColor(224, 69, 123, 60))
                mark.format.setProperty(0x06000, True)  # the whole line
                marks.append(mark)
        self.text.setExtraSelections(marks)

    def go_to(self, diagnostic: Diagnostic) -> None:
        """Put the cursor where a problem is."""
        self.show_file(diagnostic.file)
        line = line_in(self.text.toPlainText(), diagnostic.path) if diagnostic.path is not None else None
        at = (
            QTextCursor(self.text.document().findBlockByLineNumber(line - 1))
            if line
            else self._at(diagnostic)
        )
        self.text.setTextCursor(at)
        self.text.centerCursor()
        self.text.setFocus()

    def commit(self) -> bool:
        """Take the text as the file's new contents; tell whether it can be read now."""
        if self._kind is None or self.text.isReadOnly():
            return True
        file = self.session.document.files[self._kind]
        newline = "\r\n" if b"\r\n" in file.raw else "\n"
        raw = self.text.toPlainText().replace("\n", newline).encode("utf-8")
        on_disk = file.on_disk
        self.session.document.retake(self._kind, (BYTE_ORDER_MARK if file.bom else b"") + raw)
        file.on_disk = on_disk
        self.text.document().setModified(False)
        self.session.stack.resetClean()
        return not file.broken

    def _at(self, diagnostic: Diagnostic) -> QTextCursor:
        block = self.text.document().findBlockByLineNumber(max(0, diagnostic.line - 1))
        cursor = QTextCursor(block)
        cursor.movePosition(
            QTextCursor.MoveOperation.Right,
            QTextCursor.MoveMode.MoveAnchor,
            min(max(0, diagnostic.col - 1), max(0, block.length() - 1)),
        )
        return cursor
