"""A file of the pack as text: the other view of what the forms and the map show, and the only one of what is broken."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTextEdit, QVBoxLayout, QWidget

from uguisu import Message
from uguisu.checks import Diagnostic
from uguisu.content import BYTE_ORDER_MARK, read_document
from uguisu_changes.edits import Change, Retext
from uguisu_changes.finding import offers
from uguisu_changes.same import same
from uguisu_changes.yamltext import NotReadable, read_tree
from uguisu_editor.i18n import of_engine, said, tr
from uguisu_editor.model.places_in_text import line_in
from uguisu_editor.pages.code import CodeEdit
from uguisu_editor.session import Session

PAUSE_MS = 500
"""After so long a pause in the typing, the text is read."""


class SourcePage(QWidget):
    """Shows one file of the pack. What is typed becomes a step of undo as soon as it can be read."""

    left = Signal()
    """The user wants the map, or the form, back."""
    unread_changed = Signal()
    """What was typed cannot be read, or can again: `unread`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._kind: str | None = None
        self._drafts: dict[str, str] = {}
        """What was typed in files that are not shown now and cannot be read, by kind."""
        self._unread: dict[str, Diagnostic] = {}
        self._dropped: tuple[str, str] | None = None
        """The kind and the text that undo has taken back, as long as nothing else was done."""
        self._found: list[Diagnostic] = []
        self._trouble = ""
        self._showing = False
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self.apply_button = QPushButton(self)
        self.apply_button.clicked.connect(self.commit)
        self.back_button = QPushButton(self)
        self.back_button.clicked.connect(self._go_back)
        self.text = CodeEdit(self)
        self.text.offer = self._offer
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.take)
        self.text.textChanged.connect(self._typed)
        head = QHBoxLayout()
        head.setContentsMargins(8, 4, 8, 0)
        head.addWidget(self._hint, 1)
        head.addWidget(self.apply_button)
        head.addWidget(self.back_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        shortcut = QShortcut(QKeySequence("Ctrl+Return"), self.text)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.commit)
        session.changed.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        name = self.file_name
        broken = self.broken
        told = (
            tr("{name} cannot be drawn as it is. Fix the text, then read it again.", name=name)
            if broken
            else self._trouble or tr("{name} as it will be saved. Ctrl+Space offers words.", name=name)
        )
        self._hint.setText(told if name else "")
        self.back_button.setText(tr("Back"))
        self.back_button.setToolTip(tr("Back to the map or the form"))
        self.apply_button.setText(tr("Read again"))
        self.apply_button.setToolTip(tr("Read the text as it is now (Ctrl+Enter)"))
        self.text.setAccessibleName(tr("Text of {name}", name=name or "—"))

    @property
    def kind(self) -> str | None:
        """The kind of the file that is shown."""
        return self._kind

    @property
    def broken(self) -> bool:
        """Whether the file that is shown cannot be read as it is on the disk."""
        return self._kind is not None and self.session.document.files[self._kind].broken

    @property
    def file_name(self) -> str:
        """The file that is shown."""
        return self.session.document.files[self._kind].name if self._kind is not None else ""

    @property
    def what(self) -> str:
        """What typing here is called as a step of undo."""
        return tr("Type in {name}", name=self.file_name)

    @property
    def modified(self) -> bool:
        """Whether a text was changed and not read again."""
        return self._is_typed or bool(self._drafts)

    @property
    def _is_typed(self) -> bool:
        return self._kind is not None and self.text.document().isModified()

    @property
    def unread(self) -> list[Diagnostic]:
        """Why what was typed cannot be read; files that are broken on the disk are not among them."""
        return list(self._unread.values())

    def _tell_unread(self, kind: str, found: Diagnostic | None) -> None:
        if self._unread.get(kind) == found:
            return
        self._unread.pop(kind, None)
        if found is not None:
            self._unread[kind] = found
        self.unread_changed.emit()

    def show_unread(self) -> str:
        """Show a text that cannot be read, for its typist to see why; return the file's name."""
        kind = self._kind if self._is_typed else next(iter(self._drafts), self._kind)
        assert kind is not None
        self.show_file(self.session.document.files[kind].name)
        return self.file_name

    def take_back(self) -> bool:
        """Undo what was typed since the text could last be read; tell whether there was anything."""
        if self._kind not in self._unread or not self.isVisible():
            return False
        dropped = self._kind, self.text.toPlainText()
        self._show()
        self._dropped = dropped
        return True

    def type_again(self) -> bool:
        """Bring back what `take_back` has taken; tell whether there was anything."""
        if self._dropped is None or self._dropped[0] != self._kind or not self.isVisible():
            return False
        self.text.replace_text(self._dropped[1])
        self.take()
        return True

    def show_file(self, name: str) -> None:
        """Show a file of the pack."""
        kind = next((kind for kind, file in self.session.document.files.items() if file.name == name), None)
        if kind is None or (kind == self._kind and self._is_typed):
            return
        if not self.take() and self._kind is not None:
            self._drafts[self._kind] = self.text.toPlainText()  # what cannot be read is not lost
        self._kind = kind
        draft = self._drafts.pop(kind, None)
        self._show()
        if draft is not None:
            self.text.replace_text(draft)
            self.take()
        self.mark(self._found)

    def _show(self) -> None:
        """Show the text as it would be saved."""
        if self._kind is None:
            return
        document = self.session.document
        file = document.files[self._kind]
        self._showing = True
        text = file.text if file.broken else document.render(self._kind).decode("utf-8-sig", "replace")
        self.text.replace_text(text.replace("\r\n", "\n"))
        self._showing = False
        self._trouble, self._dropped = "", None
        self._tell_unread(self._kind, None)
        self._pause.stop()
        self.apply_button.setVisible(file.broken)
        self.back_button.setVisible(not file.broken)
        self.text.document().setModified(False)
        self.retranslate()

    def _on_changed(self, changes: list[Change]) -> None:
        touched = any(change.file == self._kind for change in changes)
        if touched and self.isVisible() and not self._showing:
            self._show()

    def showEvent(self, event: object) -> None:  # noqa: N802
        """What changed meanwhile is shown."""
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._is_typed:
            self._show()

    def mark(self, found: list[Diagnostic]) -> None:
        """Mark the lines that problems are about."""
        self._found = found
        marks = []
        for diagnostic in found:
            if diagnostic.file == self.file_name:
                cursor = self._at(diagnostic)
                if cursor is not None:
                    mark = QTextEdit.ExtraSelection()
                    mark.cursor = cursor
                    mark.format.setBackground(QColor(224, 69, 123, 60))
                    mark.format.setProperty(0x06000, True)  # the whole line
                    marks.append(mark)
        self.text.setExtraSelections(marks)

    def go_to(self, diagnostic: Diagnostic) -> None:
        """Put the cursor where a problem is."""
        self.show_file(diagnostic.file)
        at = self._at(diagnostic)
        if at is not None:
            self.text.setTextCursor(at)
        self.text.centerCursor()
        self.text.setFocus()

    # Typing.

    def _typed(self) -> None:
        if self._showing:
            return
        self.text.document().setModified(True)
        self._dropped = None
        if not self.broken:
            self._pause.start()

    def take(self) -> bool:
        """Make what was typed a step of undo, if it can be read; tell whether there is nothing more to be read."""
        self._pause.stop()
        if self._kind is None or not self._is_typed or self.broken:
            return not self._is_typed
        text = self._text()
        file = self.session.document.files[self._kind]
        try:
            document, found = read_document(text.encode("utf-8"), file.name, file.name)
            tree = read_tree(text) if document is not None else None
        except NotReadable as error:
            document, found, tree = None, [], None
            self._trouble = said(error)
        if document is None or tree is None:
            first = Diagnostic(file=file.name, code="not-editable", message=self._trouble)
            self._tell_unread(self._kind, found[0] if found else first)
            if found:
                self._trouble = tr(
                    "Line {line}: {problem}. Until it can be read, the other view shows what was there "
                    "before.",
                    line=found[0].line,
                    problem=of_engine(found[0].message).rstrip("."),
                )
            self.retranslate()
            return False
        self._showing = True
        same_text = self.session.document.render(self._kind).decode("utf-8-sig", "replace") == text
        if not same_text:
            label = (
                self.what
                if not same(self.session.document.data.get(self._kind), tree.value)
                else tr("Lay out {name}", name=file.name)
            )
            self.session.do(label, Retext(self._kind, (), text, tree.value))
        self._showing = False
        self._trouble = ""
        self._tell_unread(self._kind, None)
        self.text.document().setModified(False)
        self.retranslate()
        return True

    def commit(self) -> bool:
        """Take the text as the file's new contents; tell whether all that was typed can be read now."""
        if self._kind is None:
            return True
        if not self.broken:
            return self.take() and not self._drafts
        self.session.interrupt()
        file = self.session.document.files[self._kind]
        raw = self._text().encode("utf-8")
        on_disk = file.on_disk
        self.session.document.retake(self._kind, (BYTE_ORDER_MARK if file.bom else b"") + raw)
        file.on_disk = on_disk
        self.text.document().setModified(False)
        self.session.stack.resetClean()
        return not file.broken and not self._drafts

    def _go_back(self) -> None:
        if self.take():
            self.left.emit()

    def _text(self) -> str:
        assert self._kind is not None
        newline = "\r\n" if b"\r\n" in self.session.document.files[self._kind].raw else "\n"
        return self.text.toPlainText().replace("\n", newline)

    def _offer(self, text: str, at: int) -> list[tuple[str, str]]:
        if self._kind is None or self._kind.startswith("texts."):
            return []
        found = offers(text, at, self.session.schema(self._kind))
        return [(word, of_engine(Message.of(about)) if about else "") for word, about in found]

    def _at(self, diagnostic: Diagnostic) -> QTextCursor | None:
        """Return a cursor where a problem is; in data that is not saved, by its way."""
        line, column = diagnostic.line, diagnostic.col
        if diagnostic.path is not None and (not line or not self.broken):
            line, column = line_in(self.text.toPlainText(), diagnostic.path) or line, 1
        if not line:
            return None
        block = self.text.document().findBlockByLineNumber(line - 1)
        cursor = QTextCursor(block)
        cursor.movePosition(
            QTextCursor.MoveOperation.Right,
            QTextCursor.MoveMode.MoveAnchor,
            min(max(0, column - 1), max(0, block.length() - 1)),
        )
        return cursor
