"""Type a few letters, take one of what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.model.visible import visible

KEYS_OF_THE_LIST: tuple[int, ...] = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

Row: TypeAlias = tuple[str, str, QIcon, Callable[[], object]]


class ChoiceDialog(Dialog):
    """A list that typing narrows. `rows` are (title, remark, picture, what is done when it is taken); `ids`, if there are any,
    say by what word of the files each is found as well, and show it on hover.
    """

    def __init__(
        self,
        title: str,
        rows: Sequence[Row],
        parent: QWidget | None = None,
        *,
        ids: Sequence[str] = (),
        pointed: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rows = rows
        self._ids = ids or [""] * len(rows)
        self._pointed = pointed
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(title)
        self.line.setAccessibleName(title)
        self.line.textChanged.connect(self._narrow)
        self.line.returnPressed.connect(self.take)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(title)
        self.list.setUniformItemSizes(True)
        self.list.itemActivated.connect(lambda _: self.take())
        self.list.itemClicked.connect(lambda _: self.take())
        self.list.currentRowChanged.connect(self._point)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self.resize(520, 380)
        self._narrow("")

    def _narrow(self, text: str) -> None:
        self.list.clear()
        words = text.casefold().split()
        for number, ((title, remark, picture, _), name) in enumerate(zip(self.rows, self._ids, strict=True)):
            if all(word in f"{title} {remark} {name}".casefold() for word in words):
                item = QListWidgetItem(picture, visible(f"{title}    {remark}" if remark else title))
                item.setToolTip(visible(name))
                item.setData(Qt.ItemDataRole.UserRole, number)
                self.list.addItem(item)
                if self.list.count() >= 400:
                    break
        self.list.setCurrentRow(0)

    def _point(self, _: int) -> None:
        item = self.list.currentItem()
        if item is not None and self._pointed is not None:
            self._pointed(self.rows[item.data(Qt.ItemDataRole.UserRole)][0])

    def take(self) -> None:
        """Take the row that is chosen."""
        if self.list.currentRow() < 0:
            return
        do = self.rows[self.list.currentItem().data(Qt.ItemDataRole.UserRole)][3]
        self.accept()
        do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Up and down move in the list while one types."""
        if (
            watched is self.line
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in KEYS_OF_THE_LIST
        ):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)
