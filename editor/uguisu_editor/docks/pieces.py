"""What the set-up of this game may hold: dragged onto the map from here; below, the piece that is chosen there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from uguisu.messages import translate
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.setting_rows import SettingRows
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.model.lots import Lot, range_of
from uguisu_editor.model.placing import Placed, Thing, count, most
from uguisu_editor.model.visible import visible
from uguisu_editor.tools.palette import piece_icon, route_icon
from uguisu_editor.tools.pieces import PiecesTool

ICON = QSize(26, 26)
LEAST = 30
"""Pixels: see the dock of stamps."""
KEY = Qt.ItemDataRole.UserRole


class DraggedRows(QTreeWidget):
    """A list whose rows are dragged out of it. Qt's own dragging stops the program until one lets go: the map could show
    nothing meanwhile.
    """

    taken = Signal(str)
    """A row was chosen to be put down."""
    carried = Signal(str, QPoint)
    """A row is over a point of the screen."""
    dropped = Signal(str, QPoint)

    _from: QPoint | None = None
    _key = ""
    _dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A drag may begin."""
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        self._key = str(item.data(0, KEY) or "") if item is not None else ""
        self._from = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Carry a row, also beyond the list."""
        if self._from is None or not self._key:
            return
        away = event.position().toPoint() - self._from
        if not self._dragging and away.manhattanLength() < QApplication.startDragDistance():
            return
        self._dragging = True
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.carried.emit(self._key, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Let go."""
        super().mouseReleaseEvent(event)
        self.unsetCursor()
        if self._dragging:
            self.dropped.emit(self._key, event.globalPosition().toPoint())
        elif self._from is not None and self._key:
            self.taken.emit(self._key)
        self._from, self._dragging = None, False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter takes a row up."""
        item = self.currentItem()
        key = str(item.data(0, KEY) or "") if item is not None else ""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and key:
            self.taken.emit(key)
        else:
            super().keyPressEvent(event)


class PiecesDock(Dock):
    """The palette of pieces, how many of each are left, and the piece that is chosen."""

    name = "pieces"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = DraggedRows(self)
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(6)
        self.list.setIconSize(ICON)
        self.list.setMinimumHeight(LEAST)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, self.list.header().ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, self.list.header().ResizeMode.ResizeToContents)
        self.list.taken.connect(self.take)
        self.list.carried.connect(self._carry)
        self.list.dropped.connect(self._drop)
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.facing_label = QLabel(self)
        self.facing = QComboBox(self)
        self.facing.activated.connect(lambda _: self._turn())
        self.facing_label.setBuddy(self.facing)
        self.remove_button = QPushButton(self)
        self.remove_button.clicked.connect(lambda _=False: self._remove())
        self.among_label, self.among = QLabel(self), QComboBox(self)
        self.among.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.among.activated.connect(lambda _: self._say_where())
        self.among_label.setBuddy(self.among)
        self.said = SettingRows(self)
        self.chance_button = QPushButton(self)
        self.chance_button.clicked.connect(lambda _=False: self._leave_to_chance())
        panel = QWidget(self)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.about)
        row = QHBoxLayout()
        row.addWidget(self.facing_label)
        row.addWidget(self.facing, 1)
        row.addWidget(self.among_label)
        row.addWidget(self.among, 1)
        layout.addLayout(row)
        layout.addWidget(self.said)
        layout.addLayout(self._buttons())
        self.setWidget(panel)
        self._listed: object = None
        self.retranslate()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.chance_button)
        row.addWidget(self.remove_button)
        return row

    def title(self) -> str:
        return tr("Pieces")

    def retranslate(self) -> None:
        super().retranslate()
        self.list.setAccessibleName(tr("Pieces and things of the set-up"))
        self.list.setToolTip(
            tr(
                "Drag one onto the map; or click it, then a place. Near the edge of a place, it looks that way."
            )
        )
        self.facing_label.setText(tr("Looks"))
        self.facing.setAccessibleName(tr("Which way the chosen piece looks"))
        self.remove_button.setText(tr("Take away"))
        self.chance_button.setText(tr("By chance"))
        self.chance_button.setToolTip(tr("Leave to chance where it begins"))
        self.among_label.setText(tr("Begins"))
        self.among.setAccessibleName(tr("Where they may begin"))
        self._listed = None
        self.refresh()

    @property
    def tool(self) -> PiecesTool | None:
        """The tool of the map in front."""
        found = self.page.tools.get("pieces") if self.page is not None else None
        return found if isinstance(found, PiecesTool) else None

    def attach(self) -> None:
        self._listed = None
        if self.page is not None and self.tool is not None:
            self.listen(self.tool.chosen.changed, self.refresh)
            self.listen(self.page.session.learned, self.refresh)

    def refresh(self) -> None:
        tool = self.tool
        found = tool.set_up.things if tool is not None else []
        keys = [thing.key for thing in found]
        if tool is not None:
            keys += [route.id for route in tool.routing.routes] + [one.id for one in tool.numbers.of_set_up()]
        if keys != self._listed:
            self._list(found)
            self._listed = keys
        if tool is not None:
            self._count(tool, found)
        self._show_piece()

    def _list(self, found: list[Thing]) -> None:
        self.list.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        tool = self.tool
        if tool is None:
            return
        for thing in found:
            group = visible(translate(thing.kind.group, Speaking.spoken))
            self._row(groups, group, tool.set_up.called(thing), thing.key)
        for route in tool.routing.routes:
            group = visible(translate(route.group, Speaking.spoken))
            self._row(groups, group, tool.routing.title(route), route.id)
        if not found:
            told = tr("This game says of no piece where it may be put.")
            if tool.set_up.in_mod:
                told = tr("In a mod, the set-up is changed on the pages Scenario and Mission.")
            QTreeWidgetItem(self.list, [told]).setFlags(Qt.ItemFlag.NoItemFlags)
        for number in tool.numbers.of_set_up():
            self._row(groups, tr("Numbers"), tool.numbers.title(number), number.id)
        self.list.expandAll()

    def _row(self, groups: dict[str, QTreeWidgetItem], group: str, title: str, key: str) -> None:
        if group not in groups:
            head = groups[group] = QTreeWidgetItem(self.list, [group])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
        QTreeWidgetItem(groups[group], [_capital(title)]).setData(0, KEY, key)

    def _count(self, tool: PiecesTool, found: list[Thing]) -> None:
        pieces, known = tool.set_up.pieces, {thing.key: thing for thing in found}
        routes = {route.id: route for route in tool.routing.routes}
        numbers = {number.id: number for number in tool.numbers.of_set_up()}
        for item in self._items():
            key = str(item.data(0, KEY))
            thing = known.get(key)
            if key in routes:
                item.setText(1, str(tool.routing.length(routes[key]) or ""))
                item.setIcon(0, route_icon())
            elif key in numbers:
                item.setText(1, " · ".join(map(str, tool.numbers.numbers(numbers[key]))))
            if thing is None:
                continue
            there, limit = count(thing, pieces), most(thing, tool.session.data)
            told = (
                tr("{number} of {most}", number=there, most=limit) if limit is not None else str(there or "")
            )
            item.setText(1, told)
            item.setIcon(0, piece_icon(tool, thing, pale=limit is not None and there >= limit))

    def _items(self) -> list[QTreeWidgetItem]:
        heads = [self.list.topLevelItem(at) for at in range(self.list.topLevelItemCount())]
        found = [head.child(at) for head in heads if head is not None for at in range(head.childCount())]
        return [item for item in found if item is not None]

    def item_of(self, key: str) -> QTreeWidgetItem | None:
        """Return the row of a thing."""
        return next((item for item in self._items() if item.data(0, KEY) == key), None)

    def _show_piece(self) -> None:
        tool = self.tool
        piece = tool.piece if tool is not None else None
        told = tr("No piece is chosen.")
        ways: list[tuple[str, str]] = []
        if tool is not None and piece is not None:
            told, ways = self._told(tool, piece)
        lot = tool.chosen.lot if tool is not None else None
        if tool is not None and lot is not None:
            told = _capital(tool.set_up.told_of_lot(lot))
        if tool is not None and tool.chosen.number:
            told = "; ".join(
                tool.numbers.told(one, case)
                for one in tool.numbers.of_chosen()
                for case in range(len(tool.numbers.numbers(one)))
            )
        self.about.setText(told)
        self.remove_button.setEnabled(piece is not None or lot is not None)
        self.chance_button.setVisible(piece is not None and piece.thing.kind.chance is not None)
        self._show_lot(tool, lot)
        self.facing.blockSignals(True)
        self.facing.clear()
        for title, way in ways:
            self.facing.addItem(title, way)
        self.facing.setCurrentIndex(max(0, self.facing.findData(piece.facing)) if piece is not None else -1)
        self.facing.blockSignals(False)
        for field in (self.facing, self.facing_label):
            field.setEnabled(bool(ways))
        self.said.show_of(tool.numbers if tool is not None else None)

    def _show_lot(self, tool: PiecesTool | None, lot: Lot | None) -> None:
        found = tool.set_up.ranges(lot) if tool is not None and lot is not None else []
        for field in (self.facing, self.facing_label):
            field.setVisible(lot is None and not (tool is not None and tool.chosen.number))
        for other in (self.among, self.among_label):
            other.setVisible(bool(found))
        if tool is None or lot is None:
            return
        self.among.blockSignals(True)
        self.among.clear()
        said = range_of(lot, tool.session.data)
        for one in found:
            self.among.addItem(visible(of_engine(translate(one.title, Speaking.spoken))), one.value)
            if one.value == said:
                self.among.setCurrentIndex(self.among.count() - 1)
        if all(one.value != said for one in found):  # it says several things at once, on the page Mission
            self.among.insertItem(0, tr("one of %n place(s)", len(lot.places)), dict(said))
            self.among.setCurrentIndex(0)
        self.among.blockSignals(False)

    def _told(self, tool: PiecesTool, piece: Placed) -> tuple[str, list[tuple[str, str]]]:
        from uguisu_editor.tools.set_up import Aim

        told = _capital(tool.set_up.told_of(piece.thing, Aim(piece.place, piece.facing), piece.path))
        ways = [
            (tool.set_up.way_called(piece.thing, way), way)
            for way, _ in tool.set_up.facings(piece.thing, piece.place)
        ]
        if ways and not piece.thing.kind.must_face:
            ways.insert(0, (tr("nowhere in particular"), ""))
        return told, ways

    # Using it.

    def take(self, key: str) -> None:
        """Take a thing into the hand: the next click on the map puts it down; the keyboard goes there, too.

        Of a number there is nothing to take: it is chosen.
        """
        if self.page is None or self.tool is None:
            return
        self.page.choose_tool("pieces")
        if any(one.id == key for one in self.tool.numbers.of_set_up()):
            self.tool.chosen.choose(number=key)
            return
        self.tool.take_up(key)
        self.page.canvas.setFocus()
        self.page.hint_changed.emit()

    def _thing(self, key: str) -> Thing | None:
        return (
            next((one for one in self.tool.set_up.things if one.key == key), None)
            if self.tool is not None
            else None
        )

    def _carry(self, key: str, at: QPoint) -> None:
        thing = self._thing(key)
        if self.page is None or self.tool is None or thing is None:
            return
        self.page.choose_tool("pieces")
        canvas = self.page.canvas
        here = canvas.mapFromGlobal(at)
        inside = canvas.rect().contains(here)
        self.tool.carry(thing if inside else None, canvas.touch(here.toPointF()) if inside else None)

    def _drop(self, key: str, at: QPoint) -> None:
        thing = self._thing(key)
        if self.page is None or self.tool is None or thing is None:
            return
        canvas = self.page.canvas
        here = canvas.mapFromGlobal(at)
        if canvas.rect().contains(here):
            self.tool.drop(thing, canvas.touch(here.toPointF()))
            canvas.setFocus()
        else:
            self.tool.carry(None, None)

    def _turn(self) -> None:
        if self.tool is not None:
            self.tool.turn(str(self.facing.currentData() or ""))

    def _say_where(self) -> None:
        if self.tool is not None:
            self.tool.chance.say_where(self.among.currentData())

    def _leave_to_chance(self) -> None:
        if self.tool is not None:
            self.tool.chance.unpin()

    def _remove(self) -> None:
        if self.tool is not None:
            self.tool.remove()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
