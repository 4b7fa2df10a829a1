"""The parts of a pack, beside what is shown: a row for each, with the number of its problems."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from uguisu.content.diagnostics import Diagnostic
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon

WIDTH = 132
COLOURS = {"error": "#c0392b", "warning": "#b9770e", "hint": "#5d7b8f"}
RANK = ("error", "warning", "hint")


class PackTree(QListWidget):
    """Choose a page with the mouse, with the arrows, or with its key."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[str, Callable[[], str]] = {}
        self._counts: dict[str, tuple[int, str]] = {}
        self.setFixedWidth(WIDTH)
        self.setSpacing(1)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda item, _: self._tell(item))
        self.retranslate()

    def add(self, name: str, title: Callable[[], str], sign: str = "") -> None:
        """Add a row; its title is asked anew for each language."""
        item = QListWidgetItem()
        item.setData(Qt.ItemDataRole.UserRole, name)
        item.setIcon(icon(sign or name))
        self._titles[name] = title
        self.blockSignals(True)
        self.addItem(item)
        if self.currentItem() is None:
            self.setCurrentItem(item)
        self.blockSignals(False)
        self._show(item)

    def redress(self) -> None:
        """Draw the signs in the present theme."""
        for row in range(self.count()):
            item = self.item(row)
            item.setIcon(icon(item.data(Qt.ItemDataRole.UserRole)))

    def choose(self, name: str) -> None:
        """Mark a row as the one that is shown, without telling anybody."""
        for item in self._items():
            if item.data(Qt.ItemDataRole.UserRole) == name and item is not self.currentItem():
                self.blockSignals(True)
                self.setCurrentItem(item)
                self.blockSignals(False)

    def count_problems(self, kinds: list[tuple[str, Diagnostic]]) -> None:
        """Show how many problems each page has: (its name, a problem)."""
        self._counts = {}
        for name, found in kinds:
            count, worst = self._counts.get(name, (0, "hint"))
            self._counts[name] = count + 1, min(worst, found.severity, key=RANK.index)
        for item in self._items():
            self._show(item)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Pages of the pack"))
        for item in self._items():
            self._show(item)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _show(self, item: QListWidgetItem) -> None:
        name = item.data(Qt.ItemDataRole.UserRole)
        title = self._titles[name]()
        count, worst = self._counts.get(name, (0, ""))
        item.setText(f"{title} ({count})" if count else title)
        item.setData(
            Qt.ItemDataRole.ForegroundRole, QColor(COLOURS[worst]) if worst in ("error", "warning") else None
        )
        item.setToolTip(tr("%n problem(s)", count) if count else title)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
