"""The legal moves as a list: in groups, narrowed by what is picked on the board and by what is typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.theme import WrappedRows

FEW = 9
"""Moves that need no groups."""
NOTATION = Qt.ItemDataRole.UserRole


class MoveList(QWidget):
    """Shows a choice. Enter or a double click decides; a row that is looked at is lit up on the board."""

    shown_changed = Signal()

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.titles: dict[str, str] = {}
        """What pieces and cards are called."""
        self.line = QLineEdit(self)
        self.line.setClearButtonEnabled(True)
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(self._take_first)
        self.line.installEventFilter(self)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(14)
        self.tree.setMouseTracking(True)
        self.tree.setWordWrap(True)
        self.tree.setItemDelegate(WrappedRows(self.tree))
        self.tree.setUniformRowHeights(False)
        self.tree.itemActivated.connect(self._take)
        self.tree.currentItemChanged.connect(lambda item, _: self._point(item))
        self.tree.itemEntered.connect(lambda item, _: self._point(item))
        self.tree.viewport().installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self.tree, 1)
        choice.changed.connect(self._fill)
        self._filled: list[str] = []
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.line.setPlaceholderText(tr("Find a move…"))
        self.line.setAccessibleName(tr("Find a move"))
        self.tree.setAccessibleName(tr("Moves"))

    @property
    def notations(self) -> list[str]:
        """The moves that are listed."""
        return list(self._filled)

    def _fill(self) -> None:
        wanted = self.line.text().casefold().split()
        moves = [
            move
            for move in self.choice.candidates
            if all(word in f"{move['label']} {move['notation']}".casefold() for word in wanted)
        ]
        listed = [move["notation"] for move in moves]
        if listed == self._filled and self.tree.topLevelItemCount():
            return
        self._filled = listed
        self.tree.blockSignals(True)
        self.tree.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        names = list(dict.fromkeys(self._group_of(move) for move in moves))
        grouped = len(moves) > FEW and 1 < len(names) < len(moves)
        for move in moves:
            item = QTreeWidgetItem([visible(move["label"])])
            item.setData(0, NOTATION, move["notation"])
            item.setToolTip(0, visible(move["notation"]))
            if grouped:
                name = self._group_of(move)
                if name not in groups:
                    groups[name] = QTreeWidgetItem(self.tree, [visible(name) or tr("Others")])
                    groups[name].setFlags(Qt.ItemFlag.ItemIsEnabled)
                groups[name].addChild(item)
            else:
                self.tree.addTopLevelItem(item)
        self.tree.expandAll()
        self.tree.blockSignals(False)

    def _group_of(self, move: Answer) -> str:
        for kind in ("cards", "pieces"):
            for thing in move.get(kind, ())[:1]:
                return str(self.titles.get(thing, thing))
        return ""

    def _take(self, item: QTreeWidgetItem) -> None:
        notation = item.data(0, NOTATION)
        if notation:
            self.line.clear()  # what was looked for is found
            self.choice.decide(notation)

    def _take_first(self) -> None:
        if self._filled and self.line.text().strip():
            first = self._filled[0]
            self.line.clear()  # which lists all again
            self.choice.decide(first)

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self.choice.point((item.data(0, NOTATION) or "") if item is not None else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Arrow keys in the line go to the list; the mouse that leaves points at nothing."""
        if event.type() == QEvent.Type.Leave:
            self.choice.point("")
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
                first = self.tree.topLevelItem(0)
                if self.tree.currentItem() is None and first is not None:
                    self.tree.setCurrentItem(first.child(0) or first)
                return True
            if event.key() == Qt.Key.Key_Escape and not self.line.text():
                return self.choice.put_back()
        return super().eventFilter(watched, event)
