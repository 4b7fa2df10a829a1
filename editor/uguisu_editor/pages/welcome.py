"""The first page: open, make new, begin from what comes along."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon


class WelcomePage(QScrollArea):
    """Three lists of packs and two buttons."""

    open_pack = Signal(Path)
    ask_open = Signal()
    ask_new = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        panel = QWidget(self)
        grid = QGridLayout(panel)
        grid.setContentsMargins(40, 30, 40, 30)
        grid.setSpacing(14)
        self._sign = QLabel(panel)
        self._sign.setPixmap(icon("app").pixmap(64, 64))
        self._title = QLabel(panel)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.9)
        self._title.setFont(font)
        self._lead = QLabel(panel)
        self._lead.setWordWrap(True)
        self.open_button = QPushButton(panel)
        self.open_button.clicked.connect(self.ask_open)
        self.new_button = QPushButton(panel)
        self.new_button.clicked.connect(self.ask_new)
        head = QVBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._lead)
        grid.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(head, 0, 1, 1, 2)
        grid.addWidget(self.new_button, 1, 1)
        grid.addWidget(self.open_button, 1, 2)
        self._labels = {name: QLabel(panel) for name in ("recent", "bundled")}
        self.lists = {name: QListWidget(panel) for name in ("recent", "bundled")}
        for column, name in enumerate(self.lists, 1):
            grid.addWidget(self._labels[name], 2, column)
            grid.addWidget(self.lists[name], 3, column)
            self.lists[name].itemActivated.connect(self._activated)
            self.lists[name].itemClicked.connect(self._activated)
            self.lists[name].setMinimumHeight(180)
            self._labels[name].setBuddy(self.lists[name])
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(3, 1)
        self.setWidget(panel)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr("Uguisu: draw a map"))
        self._lead.setText(
            tr(
                "Draw a temple, a castle or a field of hexes. What you draw is kept in files that anybody can read."
            )
        )
        self.new_button.setText(tr("New map…"))
        self.open_button.setText(tr("Open a pack…"))
        self._labels["recent"].setText(tr("Opened lately"))
        self._labels["bundled"].setText(tr("Packs that come along"))
        self.setAccessibleName(tr("Welcome"))
        for name, found in self.lists.items():
            found.setAccessibleName(self._labels[name].text())

    def show_packs(self, recent: list[Path], bundled: list[Path]) -> None:
        """Fill the lists."""
        for name, packs in (("recent", recent), ("bundled", bundled)):
            self.lists[name].clear()
            for pack in packs:
                item = QListWidgetItem(f"{pack.name}\n{_short(pack.parent)}")
                item.setData(Qt.ItemDataRole.UserRole, str(pack))
                item.setToolTip(str(pack))
                self.lists[name].addItem(item)

    def _activated(self, item: QListWidgetItem) -> None:
        self.open_pack.emit(Path(item.data(Qt.ItemDataRole.UserRole)))


def _short(folder: Path) -> str:
    try:
        return "~/" + folder.relative_to(Path.home()).as_posix()
    except ValueError:
        return str(folder)
