"""The first page: make new, open, begin from what comes along."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
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

from uguisu.content.text import localize
from uguisu.registry import Registry
from uguisu_editor.canvas.small import small_picture
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import Card, card_of, map_of

THUMBNAIL = QSize(72, 54)
LISTS = ("games", "recent", "bundled")


class WelcomePage(QScrollArea):
    """Three lists: games to draw a new map for, packs opened recently, packs that are included."""

    open_pack = Signal(Path)
    ask_open = Signal()
    ask_new = Signal()
    ask_import = Signal()
    new_for = Signal(str)
    """A new map for the game of that name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        panel = QWidget(self)
        grid = QGridLayout(panel)
        grid.setContentsMargins(40, 30, 40, 30)
        grid.setSpacing(14)
        self._sign = QLabel(panel)
        self._sign.setPixmap(icon("app").pixmap(QSize(64, 64), self.devicePixelRatioF()))
        self._title = QLabel(panel)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.9)
        self._title.setFont(font)
        self._lead = QLabel(panel)
        self._lead.setWordWrap(True)
        self.new_button, self.open_button, self.import_button = (QPushButton(panel) for _ in range(3))
        head = QVBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._lead)
        grid.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(head, 0, 1, 1, 3)
        buttons = (self.new_button, self.open_button, self.import_button)
        for column, (button, asked) in enumerate(
            zip(buttons, (self.ask_new, self.ask_open, self.ask_import), strict=True), 1
        ):
            button.clicked.connect(asked)
            grid.addWidget(button, 1, column)
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self._to_draw: list[tuple[QListWidget, int]] = []
        self._labels = {name: QLabel(panel) for name in LISTS}
        self.lists = {name: QListWidget(panel) for name in LISTS}
        for column, name in enumerate(LISTS, 1):
            grid.addWidget(self._labels[name], 2, column)
            grid.addWidget(self.lists[name], 3, column)
            grid.setColumnStretch(column, 2 if name == "games" else 3)
            self.lists[name].itemActivated.connect(self._activated)
            self.lists[name].itemClicked.connect(self._activated)
            self.lists[name].setMinimumSize(120, 180)
            self.lists[name].setSpacing(3)
            if name != "games":
                self.lists[name].setIconSize(THUMBNAIL)
            self.lists[name].setTextElideMode(Qt.TextElideMode.ElideMiddle)
            self.lists[name].setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self._labels[name].setBuddy(self.lists[name])
        grid.setRowStretch(3, 1)
        self.setWidget(panel)
        self.setFocusProxy(self.new_button)
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
        self.import_button.setText(tr("Import from Tiled…"))
        self._labels["games"].setText(tr("New map for"))
        self._labels["recent"].setText(tr("Recent"))
        self._labels["bundled"].setText(tr("Included packs"))
        self.setAccessibleName(tr("Welcome"))
        for name, found in self.lists.items():
            found.setAccessibleName(self._labels[name].text())

    def show_packs(self, recent: list[Path], bundled: list[Path], language: str) -> None:
        """Fill the lists of packs."""
        for name, packs in (("recent", recent), ("bundled", bundled)):
            self.lists[name].clear()
            for pack in packs:
                self.lists[name].addItem(_item(card_of(pack, language)))
        packs_of = (self.lists["recent"], self.lists["bundled"])
        self._to_draw = [(found, row) for found in packs_of for row in range(found.count())]
        self._drawing.start()

    def _draw_next(self) -> None:
        """Draw the map of one pack: all of them at once would keep the window waiting."""
        if not self._to_draw or not self.isVisible():
            self._drawing.stop()
            return
        found, row = self._to_draw.pop(0)
        item = found.item(row)
        board = map_of(Path(item.data(Qt.ItemDataRole.UserRole))) if item is not None else None
        if item is not None and board is not None:
            palette, pixels = self.palette(), self.devicePixelRatioF()
            paper, ink = palette.alternateBase().color(), palette.text().color()
            item.setIcon(QIcon(small_picture(board, THUMBNAIL, pixels, paper, ink)))

    def show_games(self, registry: Registry, language: str) -> None:
        """Fill the list of games."""
        self.lists["games"].clear()
        for name, entry in registry.games.items():
            item = QListWidgetItem(localize(entry.type.title, language))
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.lists["games"].addItem(item)

    def _activated(self, item: QListWidgetItem) -> None:
        value = item.data(Qt.ItemDataRole.UserRole)
        if item.listWidget() is self.lists["games"]:
            self.new_for.emit(value)
        else:
            self.open_pack.emit(Path(value))


def _item(card: Card) -> QListWidgetItem:
    item = QListWidgetItem(f"{card.title}\n{visible(_short(card.path))}")
    item.setData(Qt.ItemDataRole.UserRole, str(card.path))
    item.setToolTip(f"<p>{escape(visible(str(card.path)))}</p>")
    blank = QPixmap(THUMBNAIL)
    blank.fill(Qt.GlobalColor.transparent)
    item.setIcon(QIcon(blank))  # so that nothing moves when the map is drawn
    return item


def _short(folder: Path) -> str:
    try:
        return "~/" + folder.relative_to(Path.home()).as_posix()
    except ValueError:
        return str(folder)
