"""A searchable list of the words of a union, each with what it does and an example."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from uguisu.messages.message import Message
from uguisu_editor.forms.fields import Field
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.model.yamltext import emit

SIZE = QSize(420, 360)


class WordList(QFrame):
    """Type to search, arrows to go, Enter to choose, Esc to leave."""

    def __init__(self, owner: QWidget, field: Field, chosen: Callable[[str], object]) -> None:
        super().__init__(owner, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.resize(SIZE)
        self._field, self._chosen = field, chosen
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Words to choose from"))
        self.list.setWordWrap(True)
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 4)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        for widget in (self.search, self.list, self.about):
            layout.addWidget(widget)
        self._told = {
            word: of_engine(Message.of(" ".join(text.split()))) for word, text in field.tags().items()
        }
        self.search.textChanged.connect(self._fill)
        self.search.installEventFilter(self)
        self.list.currentItemChanged.connect(lambda *_: self._tell())
        self.list.itemActivated.connect(lambda _: self.take())
        self.list.itemClicked.connect(lambda _: self.take())
        self._fill("")
        self.search.setFocus()

    def _fill(self, text: str) -> None:
        self.list.clear()
        wanted = text.casefold().split()
        for word, about in self._told.items():
            shown = word.replace("_", " ")
            if all(part in f"{shown} {about}".casefold() for part in wanted):
                item = QListWidgetItem(shown)
                item.setData(Qt.ItemDataRole.UserRole, word)
                item.setToolTip(about)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _tell(self) -> None:
        item = self.list.currentItem()
        word = item.data(Qt.ItemDataRole.UserRole) if item is not None else ""
        member = self._field.member(word)
        example = {self._field.tag: word}
        for field in member.fields if member is not None else ():
            if field.required and field.example is not None and field.name != self._field.tag:
                example[field.name] = field.example
        told = self._told.get(word, "")
        shown = tr("for example {example}", example=emit.flow(example)) if word else ""
        self.about.setText(f"{told}\n{shown}")

    def take(self) -> None:
        """Choose the word of the present row."""
        item = self.list.currentItem()
        if item is not None:
            word = item.data(Qt.ItemDataRole.UserRole)
            self.close()
            self._chosen(word)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Arrows in the search line go through the list."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, self.list.currentRow() + step)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]


def choose_word(button: QWidget, field: Field, chosen: Callable[[str], object]) -> WordList:
    """Show the words of a union below a button."""
    found = WordList(button, field, chosen)
    place = button.mapToGlobal(QPoint(0, button.height()))
    screen = button.screen().availableGeometry()
    place.setX(min(place.x(), screen.right() - SIZE.width()))
    place.setY(min(place.y(), screen.bottom() - SIZE.height()))
    found.move(place)
    found.show()
    return found
