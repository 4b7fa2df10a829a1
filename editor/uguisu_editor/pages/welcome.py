"""The first page: make new, open, begin from what comes along."""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from uguisu.content.library import Library
from uguisu.content.text import localize
from uguisu.registry import Registry
from uguisu_editor.canvas.small import small_picture
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import Card, card_of, map_of
from uguisu_editor.theme import GAP, HEADING, TITLE, WIDE_GAP

THUMBNAIL = QSize(184, 116)
CARD = QSize(THUMBNAIL.width() + 14, THUMBNAIL.height() + 50)
"""A thumbnail with the two lines below it."""
LISTS = ("games", "recent", "bundled")
SIDE = 230
"""How wide is what stands beside the thumbnails."""


class WelcomePage(QScrollArea):
    """What to begin with, the packs opened recently, and those that are included, as pictures of their maps."""

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
        self._sign = QLabel(panel)
        self._sign.setPixmap(icon("app").pixmap(QSize(64, 64), self.devicePixelRatioF()))
        self._title = QLabel(panel)
        self._lead = QLabel(panel)
        self._lead.setWordWrap(True)
        self.new_button, self.open_button, self.import_button = (QPushButton(panel) for _ in range(3))
        self.new_button.setProperty("first", "true")
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self._to_draw: list[tuple[QListWidget, int]] = []
        self._games: dict[str, str] = {}
        self._known = Library(())
        self._labels = {name: QLabel(panel) for name in LISTS}
        self.lists = {name: QListWidget(panel) for name in LISTS}
        for name, found in self.lists.items():
            found.itemActivated.connect(self._activated)
            found.itemClicked.connect(self._activated)
            self._labels[name].setBuddy(found)
            if name != "games":
                _show_as_cards(found)
        for label, size in ((self._title, TITLE), *((label, HEADING) for label in self._labels.values())):
            font = label.font()
            font.setPointSizeF(font.pointSizeF() * size)
            font.setBold(label is not self._title)
            label.setFont(font)
        self._lay_out(panel)
        self.setWidget(panel)
        self.setFocusProxy(self.new_button)
        self.retranslate()

    def _lay_out(self, panel: QWidget) -> None:
        head = QVBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self._title)
        head.addWidget(self._lead)
        side = QVBoxLayout()
        side.setSpacing(GAP)
        for button, asked in (
            (self.new_button, self.ask_new),
            (self.open_button, self.ask_open),
            (self.import_button, self.ask_import),
        ):
            button.clicked.connect(asked)
            button.setMinimumHeight(34)
            side.addWidget(button)
        side.addSpacing(WIDE_GAP)
        side.addWidget(self._labels["games"])
        side.addWidget(self.lists["games"], 1)
        cards = QVBoxLayout()
        cards.setSpacing(GAP)
        cards.addWidget(self._labels["recent"])
        cards.addWidget(self.lists["recent"])
        cards.addSpacing(WIDE_GAP)
        cards.addWidget(self._labels["bundled"])
        cards.addWidget(self.lists["bundled"], 1)
        self.lists["recent"].setFixedHeight(CARD.height() + 26)
        self.lists["bundled"].setMinimumHeight(CARD.height() + 26)
        grid = QGridLayout(panel)
        grid.setContentsMargins(32, 24, 32, 20)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(WIDE_GAP)
        top = QHBoxLayout()
        top.setSpacing(WIDE_GAP)
        top.addWidget(self._sign)
        top.addLayout(head, 1)
        grid.addLayout(top, 0, 0, 1, 2)
        grid.addLayout(side, 1, 0)
        grid.addLayout(cards, 1, 1)
        grid.setColumnMinimumWidth(0, SIDE)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr("Uguisu"))
        self._lead.setText(
            tr(
                "Draw a map, write a mission, change a card, press Play, and see what a thousand games of it look like."
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

    def redress(self) -> None:
        """Draw the pictures in the present theme."""
        for button, name in (
            (self.new_button, "first-new"),
            (self.open_button, "open"),
            (self.import_button, "import"),
        ):
            button.setIcon(icon(name))
        packs_of = (self.lists["recent"], self.lists["bundled"])
        self._to_draw = [(found, row) for found in packs_of for row in range(found.count())]
        self._drawing.start()

    def show_packs(self, recent: list[Path], bundled: list[Path], known: Library, language: str) -> None:
        """Fill the lists of packs; `known` is where what a mod builds on is found."""
        self._known = known
        for name, packs in (("recent", recent), ("bundled", bundled)):
            self.lists[name].clear()
            cards = [card_of(pack, language, known) for pack in packs]
            titles = Counter(card.title for card in cards)
            for card in cards:
                said = self._games.get(card.game, card.game) or tr("A mod")
                self.lists[name].addItem(_item(card, said if titles[card.title] == 1 else card.path.name))
            for part in (self._labels[name], self.lists[name]):
                part.setVisible(bool(cards))
        self.redress()

    def _draw_next(self) -> None:
        """Draw the map of one pack: all of them at once would keep the window waiting."""
        if not self._to_draw or not self.isVisible():
            self._drawing.stop()
            return
        found, row = self._to_draw.pop(0)
        item = found.item(row)
        palette, pixels = self.palette(), self.devicePixelRatioF()
        paper, ink = palette.alternateBase().color(), palette.text().color()
        board = map_of(Path(item.data(Qt.ItemDataRole.UserRole)), self._known)
        picture = (
            small_picture(board, THUMBNAIL, pixels, paper, ink)
            if board is not None
            else _blank(paper, pixels)
        )
        item.setIcon(_plain(picture))

    def show_games(self, registry: Registry, language: str) -> None:
        """Fill the list of games."""
        self._games = {name: localize(entry.type.title, language) for name, entry in registry.games.items()}
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


def _show_as_cards(found: QListWidget) -> None:
    found.setViewMode(QListWidget.ViewMode.IconMode)
    found.setMovement(QListWidget.Movement.Static)
    found.setResizeMode(QListWidget.ResizeMode.Adjust)
    found.setIconSize(THUMBNAIL)
    found.setGridSize(CARD + QSize(8, 8))
    found.setWordWrap(True)
    found.setTextElideMode(Qt.TextElideMode.ElideRight)
    found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    found.setFrameShape(QListWidget.Shape.NoFrame)


def _item(card: Card, below: str) -> QListWidgetItem:
    item = QListWidgetItem(f"{card.title}\n{visible(below)}")
    item.setData(Qt.ItemDataRole.UserRole, str(card.path))
    item.setToolTip(f"<p>{escape(card.title)}<br>{escape(visible(str(card.path)))}</p>")
    item.setSizeHint(CARD)
    empty = QPixmap(THUMBNAIL)
    empty.fill(Qt.GlobalColor.transparent)
    item.setIcon(QIcon(empty))  # so that the words do not move when the picture comes
    item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    return item


def _blank(paper: QColor, pixels: float) -> QPixmap:
    """Return what stands for a pack whose map is not found."""
    picture = QPixmap(THUMBNAIL * pixels)
    picture.setDevicePixelRatio(pixels)
    picture.fill(paper)
    painter = QPainter(picture)
    side = THUMBNAIL.height() // 2
    middle = QRect(0, 0, side, side)
    middle.moveCenter(QRect(0, 0, THUMBNAIL.width(), THUMBNAIL.height()).center())
    icon("plugins").paint(painter, middle)
    painter.end()
    return picture


def _plain(picture: QPixmap) -> QIcon:
    """Return an icon that looks the same in a chosen row."""
    found = QIcon(picture)
    found.addPixmap(picture, QIcon.Mode.Selected)
    return found
