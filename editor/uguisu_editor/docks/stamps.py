"""The stamps that the user keeps: parts of maps, at hand in every pack."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.canvas.small import small_picture
from uguisu_editor.docks.dock import Dock
from uguisu_editor.i18n import reason_told, tr
from uguisu_editor.icons import icon
from uguisu_editor.model.clipboard import fits
from uguisu_editor.model.stamps import Stamp, StampShelf, board_of_part
from uguisu_editor.model.visible import visible
from uguisu_editor.operations import hold, selected_part
from uguisu_editor.settings import config_folder
from uguisu_editor.tools.stamp import StampTool

THUMBNAIL = QSize(44, 44)
LEAST = 30
"""Pixels: all docks stand one above the other until the window is shown, which is to fit on a screen 720 pixels high."""
TURNS = ("left", "right", "mirror")


class StampsDock(Dock):
    """A list of stamps for this kind of map; the chosen one is in the hand."""

    name = "stamps"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = StampShelf(config_folder())
        self.list = QListWidget(self)
        self.list.setIconSize(THUMBNAIL)
        self.list.setMinimumHeight(LEAST)
        self.list.itemClicked.connect(self.take)
        self.list.itemActivated.connect(self.take)
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        self.line = QLineEdit(self)
        self.line.returnPressed.connect(self.keep)
        self.line.textChanged.connect(lambda _: self._enable())
        self.keep_button = QPushButton(self)
        self.keep_button.clicked.connect(self.keep)
        self.remove_button = QPushButton(self)
        self.remove_button.clicked.connect(self.remove)
        self.turns = {way: QToolButton(self) for way in TURNS}
        for way, button in self.turns.items():
            button.clicked.connect(lambda _=False, way=way: self.turn(way))
        panel = QWidget(self)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.list, 1)
        tools = QHBoxLayout()
        for button in self.turns.values():
            tools.addWidget(button)
        tools.addStretch(1)
        tools.addWidget(self.remove_button)
        layout.addLayout(tools)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.keep_button)
        layout.addLayout(row)
        self.setWidget(panel)
        self.retranslate()

    def title(self) -> str:
        return tr("Stamps")

    def retranslate(self) -> None:
        super().retranslate()
        self.list.setAccessibleName(tr("Stamps"))
        self.list.setToolTip(tr("Click one, then click on the map"))
        self.line.setPlaceholderText(tr("Name of a new stamp"))
        self.line.setAccessibleName(tr("Name of a new stamp"))
        self.keep_button.setText(tr("Keep"))
        self.keep_button.setToolTip(tr("Keep what is selected as a stamp, for all packs"))
        self.remove_button.setText(tr("Remove"))
        for way, text in (
            ("left", tr("Turn the stamp left")),
            ("right", tr("Turn the stamp right")),
            ("mirror", tr("Mirror the stamp")),
        ):
            self.turns[way].setToolTip(text)
            self.turns[way].setAccessibleName(text)
        self.refresh()

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.session.board_changed, self.refresh)
            self.listen(self.page.session.selection_changed, self._enable)
            self.listen(self.page.session.choices_changed, self._enable)

    def refresh(self) -> None:
        for way, button in self.turns.items():
            button.setIcon(icon(f"stamp-{way}"))
        board = self.page.session.board if self.page is not None else None
        self.list.clear()
        for stamp in self.shelf.stamps() if board is not None else ():
            if fits(board, stamp.part):
                item = QListWidgetItem(self._thumbnail(stamp), visible(stamp.name))
                item.setData(Qt.ItemDataRole.UserRole, stamp)
                self.list.addItem(item)
        self._enable()

    def _thumbnail(self, stamp: Stamp) -> QIcon:
        board = board_of_part(stamp.part)
        if board is None:
            return QIcon()
        paper, ink = QColor("#fbf8f1"), QColor("#2b2722")
        picture = small_picture(board, THUMBNAIL, self.devicePixelRatioF(), paper, ink)
        found = QIcon(picture)
        found.addPixmap(picture, QIcon.Mode.Selected)
        return found

    def _enable(self) -> None:
        session = self.page.session if self.page is not None else None
        self.setEnabled(session is not None and session.board is not None)
        can_keep = session is not None and bool(session.selection.places or session.choices.stamp)
        self.line.setEnabled(can_keep)
        self.keep_button.setEnabled(can_keep and bool(self.line.text().strip()))
        self.remove_button.setEnabled(self.chosen is not None)
        for button in self.turns.values():
            button.setEnabled(session is not None and session.choices.stamp is not None)

    @property
    def chosen(self) -> Stamp | None:
        """The chosen stamp."""
        item = self.list.currentItem()
        found = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return Stamp(*found) if found is not None else None

    def take(self, _: QListWidgetItem | None = None) -> None:
        """Take the chosen stamp into the hand."""
        if self.page is not None and self.chosen is not None:
            hold(self.page, self.chosen.part)

    def keep(self) -> None:
        """Keep what is selected (or else held) under the typed name."""
        name = " ".join(self.line.text().split())
        if self.page is None or not name:
            return
        part = selected_part(self.page) or self.page.session.choices.stamp
        if part is None:
            return
        try:
            self.shelf.keep(Stamp(name, part))
        except OSError as error:
            self.page.said.emit(tr("The stamps could not be saved: {reason}", reason=reason_told(error)))
            return
        self.line.clear()
        self.refresh()
        found = self.list.findItems(visible(name), Qt.MatchFlag.MatchExactly)
        if found:
            self.list.setCurrentItem(found[0])

    def remove(self) -> None:
        """Keep the chosen stamp no longer."""
        if self.page is None or self.chosen is None:
            return
        try:
            self.shelf.remove(self.chosen.name)
        except OSError as error:
            self.page.said.emit(tr("The stamps could not be saved: {reason}", reason=reason_told(error)))
            return
        self.refresh()

    def turn(self, way: str) -> None:
        """Turn or mirror what is in the hand."""
        tool = self.page.tools["stamp"] if self.page is not None else None
        if isinstance(tool, StampTool):
            if way == "mirror":
                tool.mirror()
            else:
                tool.turn(back=way == "left")
