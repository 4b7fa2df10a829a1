"""A box for YAML: line numbers, colours, and words offered from the schema."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QCompleter, QListView, QPlainTextEdit, QWidget

from uguisu_changes.yamltext.colours import spans

Offer = Callable[[str, int], list[tuple[str, str]]]
"""What may stand at an offset of a text: words, each with what it means."""
MARGIN = 8


class YamlColours(QSyntaxHighlighter):
    """Colours keys, texts, numbers and comments, in the shades of the palette."""

    def __init__(self, document: QTextDocument, widget: QWidget) -> None:
        super().__init__(document)
        self._widget = widget

    def highlightBlock(self, text: str) -> None:  # noqa: N802
        """Colour one line."""
        palette = self._widget.palette()
        dark = palette.base().color().lightness() < 128
        colours = {
            "key": palette.link().color(),
            "comment": palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text),
            "text": QColor("#a5d6a7" if dark else "#2e6b34"),
            "number": QColor("#ffcc80" if dark else "#8a4b00"),
            "sign": palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text),
        }
        for start, length, what in spans(text):
            looks = QTextCharFormat()
            looks.setForeground(colours[what])
            self.setFormat(start, length, looks)


class _Numbers(QWidget):
    """The strip of line numbers."""

    def __init__(self, edit: CodeEdit) -> None:
        super().__init__(edit)
        self._edit = edit

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as the last number."""
        return QSize(self._edit.strip_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the numbers of the lines that are seen."""
        self._edit.paint_numbers(self, event)


class CodeEdit(QPlainTextEdit):
    """A text of YAML. Undo is the pack's, not the box's."""

    settled = Signal()
    """The typing has paused, or the keyboard has left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer: Offer | None = None
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self._numbers = _Numbers(self)
        self._colours = YamlColours(self.document(), self)
        self._model = QStandardItemModel(self)
        self._completer = QCompleter(self._model, self)
        self._completer.setWidget(self)
        self._popup = QListView(self)
        self._completer.setPopup(self._popup)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.activated.connect(self._insert)
        self.blockCountChanged.connect(lambda _: self._place_strip())
        self.updateRequest.connect(self._scroll_strip)
        self._place_strip()

    def replace_text(self, text: str) -> None:
        """Show another text: only what differs is changed, so that the cursor and the view stay."""
        old = self.toPlainText()
        if old == text:
            return
        head = 0
        least = min(len(old), len(text))
        while head < least and old[head] == text[head]:
            head += 1
        tail = 0
        while tail < least - head and old[-1 - tail] == text[-1 - tail]:
            tail += 1
        cursor = QTextCursor(self.document())
        cursor.setPosition(_units(old[:head]))
        cursor.setPosition(_units(old[: len(old) - tail]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[head : len(text) - tail])

    # The strip.

    def strip_width(self) -> int:
        """Return how wide the strip of numbers is."""
        return self.fontMetrics().horizontalAdvance("9") * max(3, len(str(self.blockCount()))) + 2 * MARGIN

    def _place_strip(self) -> None:
        self.setViewportMargins(self.strip_width(), 0, 0, 0)
        inside = self.contentsRect()
        self._numbers.setGeometry(QRect(inside.left(), inside.top(), self.strip_width(), inside.height()))

    def _scroll_strip(self, area: QRect, moved: int) -> None:
        if moved:
            self._numbers.scroll(0, moved)
        else:
            self._numbers.update(0, area.y(), self._numbers.width(), area.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the strip at the side."""
        super().resizeEvent(event)
        self._place_strip()

    def paint_numbers(self, strip: QWidget, event: QPaintEvent) -> None:
        """Draw the numbers of the lines that are seen."""
        painter = QPainter(strip)
        painter.fillRect(event.rect(), self.palette().window())
        painter.setPen(self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text))
        block = self.firstVisibleBlock()
        top = round(self.blockBoundingGeometry(block).translated(self.contentOffset()).top())
        width, height = strip.width() - MARGIN, self.fontMetrics().height()
        while block.isValid() and top <= event.rect().bottom():
            painter.drawText(0, top, width, height, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            top += round(self.blockBoundingRect(block).height())
            block = block.next()
        painter.end()

    # Typing.

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the pack; keep what is typed from being a key of a tool."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoing = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in undoing):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Offer words on Ctrl+Space and after letters; a new line begins where the one before does."""
        popup = self._popup
        taking = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Escape)
        if popup.isVisible() and event.key() in taking:
            event.ignore()  # the list of words takes it
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() == Qt.Key.Key_Space:
            self.complete()
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        line = self.textCursor().block().text()
        super().keyPressEvent(event)
        if enter and not control and not self.isReadOnly():
            self.textCursor().insertText(line[: len(line) - len(line.lstrip(" "))])
        elif event.text().isalpha() and not control and not self.isReadOnly():
            self.complete(least=2)
        elif popup.isVisible():
            popup.hide()

    def complete(self, least: int = 0) -> None:
        """Offer what may stand at the cursor, when so many letters of it are typed."""
        prefix = self._prefix()
        if self.offer is None or len(prefix) < least:
            self._popup.hide()
            return
        self._model.clear()
        cursor = self.textCursor()
        for word, about in self.offer(self.toPlainText(), cursor.position() - len(prefix)):
            item = QStandardItem(word)
            item.setToolTip(about)
            self._model.appendRow(item)
        self._completer.setCompletionPrefix(prefix)
        alone = self._completer.completionCount() == 1 and self._completer.currentCompletion() == prefix
        if not self._completer.completionCount() or alone:
            self._popup.hide()
            return
        place = self.cursorRect()
        place.translate(self.strip_width(), 0)
        place.setWidth(
            self._popup.sizeHintForColumn(0) + self._popup.verticalScrollBar().sizeHint().width() + 20
        )
        self._completer.complete(place)
        self._popup.setCurrentIndex(self._completer.completionModel().index(0, 0))

    def _prefix(self) -> str:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        at = len(before)
        while at and (before[at - 1].isalnum() or before[at - 1] in "_-"):
            at -= 1
        return before[at:]

    def _insert(self, word: str) -> None:
        cursor = self.textCursor()
        for _ in self._prefix():
            cursor.deletePreviousChar()
        cursor.insertText(word)
        self.setTextCursor(cursor)


def _units(text: str) -> int:
    """Return how long a text is as Qt counts."""
    return len(text.encode("utf-16-le")) // 2
