"""The small board of a card: what it does on the hexes round its figure, painted by hand with brushes of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QToolButton, QWidget

from uguisu.board import RELATIVE, STEPS, Path
from uguisu.cards import Brush, CardLook
from uguisu.messages import translate
from uguisu_changes.edits import Drop, Edit, Insert, Put, Remove
from uguisu_changes.paths import look
from uguisu_changes.same import plain_copy
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.diagram import MOST, Axial, HexBoard, hex_at, name_of
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_tools.looks import glyph_at

RUBBER = "rubber"
LEAST = 40
"""Pixels below which nothing is drawn: it has no place yet."""
GROUND, LINE, PAPER, INK = "#ece6d9", "#cfc5b0", "#fffdf8", "#26221d"
RING, FACED = "#1d6fd1", "#2e7d4f"
BRUSH, SWATCH, SWATCH_NARROW = QSize(24, 24), 88, 74
BRUSHES, BRUSHES_NARROW = 2, 3
"""Brushes side by side; where the card is small, more of them, and the board is lower."""
BOARD_HIGH, BOARD_LOW = 196, 156
BOARD_WIDE = 168


class CardBoard(QWidget):
    """The board and its brushes; what they paint goes into the operations of one card."""

    def __init__(self, context: FormContext, where: Where, parent: QWidget | None = None) -> None:
        """`where` leads to the card's `do`."""
        super().__init__(parent)
        self.context, self.where = context, where
        self.board = PaintedBoard(self)
        self.board.painted.connect(self.paint)
        self.board.mirrored.connect(self.mirror)
        self.brushes: dict[str, QToolButton] = {}
        self._known: dict[str, Brush] = {}
        self._group = QButtonGroup(self)
        self._across = BRUSHES
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.board, 1)
        row.addLayout(self._grid)
        self.setFocusProxy(self.board)

    def show_brushes(self, brushes: tuple[Brush, ...]) -> None:
        """Offer the brushes of a game."""
        held = self.brush if self.brushes else ""
        for button in self.brushes.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.brushes, self._known = {}, {one.id: one for one in brushes}
        for name, title in [*((one.id, told(one)) for one in brushes), (RUBBER, tr("rub out"))]:
            button = self.brushes[name] = QToolButton(self)
            button.setText(title)
            button.setIconSize(BRUSH)
            button.setProperty("swatch", True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setCheckable(True)
            button.setAccessibleName(tr("Paint {what}", what=title))
            known = self._known.get(name)
            button.setIcon(hex_pixmap(known.look) if known is not None else glyph_icon("eraser"))
            button.toggled.connect(
                lambda on, name=name: self.board.hold(self._known.get(name)) if on else None
            )
            self._group.addButton(button)
            button.show()
        self._lay_brushes()
        first = held if held in self.brushes else next(iter(self.brushes))
        self.brushes[first].setChecked(True)

    def set_wide(self, *, roomy: bool) -> None:
        """Have the brushes in two columns beside a high board, or in three beside a low one."""
        across = BRUSHES if roomy else BRUSHES_NARROW
        self.board.set_least(BOARD_HIGH if roomy else BOARD_LOW)
        if across != self._across:
            self._across = across
            self._lay_brushes()

    def _lay_brushes(self) -> None:
        wide = SWATCH if self._across == BRUSHES else SWATCH_NARROW
        for at, button in enumerate(self.brushes.values()):
            button.ensurePolished()
            word = button.fontMetrics().horizontalAdvance(button.text()) + 6
            button.setFixedSize(max(wide, word), BRUSH.height() + button.fontMetrics().height() + 10)
            self._grid.addWidget(button, at // self._across, at % self._across)

    @property
    def brush(self) -> str:
        """What is painted."""
        return next(name for name, button in self.brushes.items() if button.isChecked())

    def _operations(self) -> list[Any]:
        found = self.context.look(self.where())
        return found if isinstance(found, list) else []

    @property
    def used(self) -> bool:
        """Whether anything is painted on it."""
        return bool(self.board.spots())

    def refresh(self) -> None:
        """Show what the card does."""
        spots: dict[Axial, list[tuple[Brush, int]]] = {}
        self.board.may_face = max(map(self._turn, self._operations()), default=0)
        for operation in self._operations():
            for brush in self._known.values():
                for there, number in self._painted(brush, operation):
                    if there in spots and brush.near and not spots[there][0][0].near:
                        continue  # a step under an attack is told by the steps below
                    spots.setdefault(there, []).append((brush, number))
        self.board.show_marks(spots)

    def _painted(self, brush: Brush, operation: Any) -> Iterator[tuple[Axial, int]]:
        """Yield the hexes on which an operation has what a brush paints."""
        if not isinstance(operation, dict) or operation.get("op") != brush.op["op"] or brush.turns:
            return
        value = look(operation, brush.way)
        if isinstance(value, dict):
            for name, said in value.items():
                there = hex_at(name) if isinstance(name, str) else None
                number = self._said(brush, said)
                if there is not None and number:
                    yield there, number
        elif isinstance(value, list):
            for name in value:
                there = hex_at(name) if isinstance(name, str) else None
                if there is not None:
                    yield there, 1

    def _turn(self, operation: Any) -> int:
        """Return how far an operation lets the figure turn, in sixths."""
        brush = next((one for one in self._known.values() if one.turns), None)
        part = _turning(operation, brush) if brush is not None else None
        return int(part[brush.way[-1]]) if part is not None and brush is not None else 0

    @staticmethod
    def _said(brush: Brush, said: Any) -> int:
        if isinstance(said, dict):
            return int(said.get(brush.id) or 0)
        return int(said) if brush.counts and brush.id == "wounds" and isinstance(said, int) else 0

    # Painting.

    def paint(self, hexes: list[Axial], less: bool) -> None:
        """Paint hexes with the brush in hand, as one step of undo; `less`: the other way round."""
        old = self._operations()
        new = plain_copy(old)
        if self.brush == RUBBER:
            for there in hexes:
                marked = there in self.board.spots()
                for brush in self._known.values():
                    if brush.turns and not marked:
                        self._put_turn(new, brush, there, less=True)
                    elif not brush.turns:
                        self._put(new, brush, there, less=True, all_of_it=True)
        elif self._known[self.brush].turns:
            self._put_turn(new, self._known[self.brush], hexes[-1], less=less)
        else:
            brush = self._known[self.brush]
            gone = less or (not brush.counts and all(self._has(new, brush, there) for there in hexes))
            for there in hexes:
                self._put(new, brush, there, less=gone)
        self._write(old, new)

    def mirror(self) -> None:
        """Lay what is painted over to the other side."""
        old = self._operations()
        new = plain_copy(old)
        for operation in new:
            for way in dict.fromkeys(
                brush.way for brush in self._known.values() if operation.get("op") == brush.op["op"]
            ):
                holder, value = look(operation, way[:-1]) if len(way) > 1 else operation, look(operation, way)
                if isinstance(value, dict):
                    holder[way[-1]] = {_mirrored(name): said for name, said in value.items()}
                elif isinstance(value, list):
                    holder[way[-1]] = [_mirrored(name) for name in value]
        self._write(old, new)

    def _has(self, operations: list[Any], brush: Brush, there: Axial) -> bool:
        return any(at == there for one in operations for at, _ in self._painted(brush, one))

    def _put(
        self, operations: list[Any], brush: Brush, there: Axial, *, less: bool, all_of_it: bool = False
    ) -> None:
        """Paint one hex in operations, which are changed; one that has no hexes left goes."""
        if brush.near and name_of(there) not in RELATIVE:
            return
        mine = [one for one in operations if isinstance(one, dict) and one.get("op") == brush.op["op"]]
        holder = next((one for one in mine if self._has([one], brush, there)), mine[0] if mine else None)
        if holder is None:
            if less:
                return
            holder = plain_copy(brush.op)
            operations.insert(0 if brush.near else len(operations), holder)
        value = look(holder, brush.way)
        name = name_of(there)
        if isinstance(value, list):
            held = next((one for one in value if hex_at(one) == there), None)
            if less and held is not None:
                value.remove(held)
            elif not less and held is None:
                value.append(name)
        elif isinstance(value, dict):
            key = next((one for one in value if hex_at(one) == there), name)
            said = self._less_or_more(brush, value.get(key), less=less, all_of_it=all_of_it)
            if said:
                value[key] = said
            else:
                value.pop(key, None)
        elif not less and isinstance(look(holder, brush.way[:-1]), dict):
            parts, first = look(holder, brush.way[:-2]), look(brush.op, brush.way[:-1])
            parts.insert(0, {**first, brush.way[-1]: [name]})  # what is there is of another kind: a turn, say
        if not look(holder, brush.way) and isinstance(look(holder, brush.way), list | dict):
            operations.remove(holder)

    def _put_turn(self, operations: list[Any], brush: Brush, there: Axial, *, less: bool) -> None:
        """Let the figure turn until it may face a hex; if it may already turn so far and no further, or `less`, not so far."""
        far, key = turned(there), brush.way[-1]
        mine = [one for one in operations if isinstance(one, dict) and one.get("op") == brush.op["op"]]
        holder = next((one for one in mine if _turning(one, brush) is not None), None)
        part = _turning(holder, brush)
        if not far or (less and (part is None or part[key] < far)):
            return
        if part is None and mine and operations[0] is mine[0]:
            look(mine[0], brush.way[:-1]).append({**look(brush.op, brush.way[:-1])[0], key: far})
        elif part is None:
            operations.insert(0, plain_copy(brush.op))
            look(operations[0], brush.way[:-1])[0][key] = far
        elif (less or part[key] == far) and far == 1:
            parts = look(holder, brush.way[:-1])
            parts.remove(part)
            if not parts:
                operations.remove(holder)
        else:
            part[key] = far - 1 if less or part[key] == far else far

    @staticmethod
    def _less_or_more(brush: Brush, said: Any, *, less: bool, all_of_it: bool) -> Any:
        """Return what a hex of a table says after a touch of the brush: a number grows, a tick comes and goes."""
        table = dict(said) if isinstance(said, dict) else {"wounds": said} if said else {}
        if all_of_it:
            return None
        if brush.counts:
            table[brush.id] = max(0, min(MOST, int(table.get(brush.id) or 0) + (-1 if less else 1)))
        else:
            table[brush.id] = not less
        table = {key: value for key, value in table.items() if value}
        return table["wounds"] if set(table) == {"wounds"} else table

    def _write(self, old: list[Any], new: list[Any]) -> None:
        """Write the operations that differ, each for itself, as one step of undo."""
        kind, path = self.context.kind, self.where()
        label = tr("Paint {what}", what=tr("the small board"))
        if len(old) == len(new):
            edits: list[Edit] = []
            for at, (one, other) in enumerate(zip(old, new, strict=True)):
                for key in dict.fromkeys([*one, *other]) if one != other else ():
                    here = (*path, at, key)
                    edits.append(Put(kind, here, other[key]) if key in other else Drop(kind, here))
            if edits:
                self.context.do(label, *edits)
        elif not old:
            self.context.set(path, new, label)
        else:
            gone = [at for at, one in enumerate(old) if one not in new]
            come = [at for at, one in enumerate(new) if one not in old]
            steps: list[Edit] = [Remove(kind, path, at) for at in reversed(gone)]
            steps += [Insert(kind, path, at, [new[at]]) for at in come]
            self.context.do(label, *steps)


def turned(at: Axial) -> int:
    """Return by how many sixths a figure turns to face a hex beside it; 0 for any other.

    >>> turned((0, -1)), turned((1, -1)), turned((-1, 1)), turned((0, 1)), turned((2, 0))
    (0, 1, 2, 3, 0)
    """
    sixths = STEPS.index(at) if at in STEPS else 0
    return min(sixths, len(STEPS) - sixths) % len(STEPS)


def _turning(operation: Any, brush: Brush) -> dict[Any, Any] | None:
    """Return the part of an operation that says how far the figure may turn."""
    if not isinstance(operation, dict) or operation.get("op") != brush.op["op"]:
        return None
    parts = look(operation, brush.way[:-1])
    found = (one for one in parts if isinstance(one, dict) and isinstance(one.get(brush.way[-1]), int))
    return next(found, None) if isinstance(parts, list) else None


def told(brush: Brush) -> str:
    """Return what a brush is called."""
    return visible(translate(brush.title, Speaking.spoken))


def _mirrored(name: Any) -> Any:
    """Return a hex on the other side of the line ahead."""
    if not isinstance(name, str) or hex_at(name) is None:
        return name
    swap = str.maketrans("LR", "RL")
    return name.translate(swap)


def hex_pixmap(look: CardLook) -> QPixmap:
    """Paint a hex with a mark, for a button."""
    pixmap = QPixmap(BRUSH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = BRUSH.width() / 2
    board = PaintedBoard.corners(QPointF(middle, middle), middle - 0.5)
    painter.setPen(QPen(QColor(look.colour), 1.5))
    painter.setBrush(QColor(look.colour))
    painter.drawPolygon(board)
    paint_marks(painter, [Path(glyph_at(look.sign, middle, middle, 0.58 * BRUSH.width()), PAPER)])
    painter.end()
    return pixmap


class PaintedBoard(HexBoard):
    """The hexes with their marks, as the face of a card has them; a word beside the mouse says what is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._marks: Mapping[Axial, list[tuple[Brush, int]]] = {}
        self._brush: Brush | None = None
        self._over: Axial | None = None
        self._least = BOARD_HIGH
        self.may_face = 0
        """How far the figure may turn, in sixths."""
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setToolTip("")
        self.setAccessibleName(tr("What the card does around its figure"))

    def hold(self, brush: Brush | None) -> None:
        """Take a brush in hand."""
        self._brush = brush
        self.update()

    def spots(self) -> Mapping[Axial, list[tuple[Brush, int]]]:
        """Return what is shown."""
        return self._marks

    def show_marks(self, marks: Mapping[Axial, list[tuple[Brush, int]]]) -> None:
        """Show what hexes have."""
        self._marks = marks
        self.show_spots({at: (self._words(at), "") for at in marks})

    def set_least(self, high: int) -> None:
        """Be at least so high."""
        self._least = high
        self._fit()

    def _fit(self) -> None:
        self.setMinimumSize(QSize(BOARD_WIDE, self._least))

    @property
    def side(self) -> float:
        """Pixels from the middle of a hex to its corner, so that all are seen."""
        across = 2 * self._far + 1
        return min(34.0, (self.height() - 12) / (1.732 * across), (self.width() - 12) / (1.5 * across + 0.5))

    def spot(self, at: Axial) -> QPointF:
        """Return the middle of a hex."""
        q, r = at
        side = self.side
        return QPointF(self.width() / 2 + 1.5 * q * side, self.height() / 2 + 1.732 * (r + q / 2) * side)

    def _side(self) -> float:
        return self.side

    @staticmethod
    def corners(middle: QPointF, side: float) -> Any:
        """Return a hex about a point."""
        half, high = side / 2, 0.866 * side
        points = ((side, 0), (half, high), (-half, high), (-side, 0), (-half, -high), (half, -high))
        return QPolygonF([middle + QPointF(*point) for point in points])

    def _words(self, at: Axial) -> str:
        found = self._marks.get(at, [])
        words = [f"{number} {told(brush)}" if brush.counts else told(brush) for brush, number in found]
        if 0 < turned(at) <= self.may_face:
            words.append(tr("may turn there"))
        return ", ".join(words)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the hexes, the figure, where the mouse or the keyboard is, and what is there."""
        if self.height() < LEAST or self.width() < LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(QColor("#f8f3e8"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        side = self.side
        for at in self.hexes():
            marks = self._marks.get(at, [])
            self._hex(painter, self.spot(at), side - 1, marks)
        middle = self.spot((0, 0))
        paint_marks(painter, [Path(glyph_at("water", middle.x(), middle.y(), 1.25 * side), INK)])
        self._faced(painter)
        held = self._stroke or ([self._over] if self._over else [self._cursor] if self.hasFocus() else [])
        for at in held:
            painter.setPen(QPen(QColor(RING), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(self.corners(self.spot(at), side - 2))
        self._foot(painter)
        if held:
            self._say(painter, held[-1])
        painter.end()

    def _faced(self, painter: QPainter) -> None:
        """Point from the figure to the hexes that it may turn to face."""
        middle, side = self.spot((0, 0)), self.side
        for at in self.hexes():
            if not 0 < turned(at) <= self.may_face:
                continue
            way = self.spot(at) - middle
            painter.save()
            painter.translate(middle + way * 0.38)
            painter.rotate(degrees(atan2(way.y(), way.x())) + 90)
            paint_marks(painter, [Path(glyph_at("arrow-up-bold", 0, 0, 0.5 * side), FACED)])
            painter.restore()

    def _hex(self, painter: QPainter, at: QPointF, side: float, marks: list[tuple[Brush, int]]) -> None:
        brush, number = marks[0] if marks else (None, 0)
        colour = brush.look.colour if brush is not None else ""
        if brush is not None and brush.near:
            painter.setPen(QPen(QColor(colour), 1.8, Qt.PenStyle.DashLine))
            painter.setBrush(QColor("#dcebe1"))
        else:
            painter.setPen(QPen(QColor(LINE), 1.2))
            painter.setBrush(QColor(colour or GROUND))
        painter.drawPolygon(self.corners(at, side))
        if brush is None:
            return
        x, y = at.x(), at.y()
        if brush.near:
            painter.save()
            painter.translate(at)
            way = at - self.spot((0, 0))
            painter.rotate(degrees(atan2(way.y(), way.x())) + 90)
            paint_marks(painter, [Path(glyph_at(brush.look.sign, 0, 0, side), colour)])
            painter.restore()
            return
        paint_marks(painter, [Path(glyph_at(brush.look.sign, x, y - 1, 1.3 * side), PAPER)])
        more = [one for one, _ in marks[1:]]
        if brush.counts:
            self._number(painter, at + QPointF(0, 0.14 * side), str(number), 0.55 * side, colour)
        for beside, one in enumerate(more):
            corner = (x + (0.5 - beside) * side * 0.8, y - 0.5 * side)
            paint_marks(painter, [Path(glyph_at(one.look.sign, *corner, 0.6 * side), PAPER)])

    def _number(self, painter: QPainter, at: QPointF, told: str, size: float, ink: str) -> None:
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(11, round(size)))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(at.x() - 20, at.y() - 14, 40, 28), Qt.AlignmentFlag.AlignCenter, told)

    def _foot(self, painter: QPainter) -> None:
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(QColor("#665e53"))
        for line, told in enumerate(reversed(tr("looks up · M mirrors").split(" · "))):
            painter.drawText(QPointF(9, self.height() - 9 - 13 * line), told)

    def _say(self, painter: QPainter, at: Axial) -> None:
        """Say beside a hex where it is and what is there."""
        told = f"{place_told(at)}: {self._words(at) or tr('nothing')}"
        font = QFont(self.font())
        font.setPixelSize(12)
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(told) + 18
        spot = self.spot(at)
        x = min(max(4.0, spot.x() - wide / 2), self.width() - wide - 4.0)
        below = spot.y() + self.side + 4
        y = below if below + 24 < self.height() - 20 else spot.y() - self.side - 28
        box = QRectF(x, max(4.0, y), wide, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(RING))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow the mouse; with a button down, go on with the stroke."""
        self._over = self._under(event.position())
        if event.buttons():
            super().mouseMoveEvent(event)
        self.update()

    def leaveEvent(self, event: object) -> None:  # noqa: N802
        """Say nothing more."""
        self._over = None
        self.update()
        super().leaveEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """M lays it over to the other side."""
        if event.key() == Qt.Key.Key_M:
            self.mirrored.emit()
        else:
            super().keyPressEvent(event)


def place_told(at: Axial) -> str:
    """Say in words where a hex is."""
    words = {
        "F": tr("ahead"),
        "FR": tr("ahead, right"),
        "FL": tr("ahead, left"),
        "B": tr("behind"),
        "BR": tr("behind, right"),
        "BL": tr("behind, left"),
    }
    steps = name_of(at).split("+")
    parts = [
        words[one] if steps.count(one) == 1 else f"{steps.count(one)} × {words[one]}"
        for one in dict.fromkeys(steps)
    ]
    return ", ".join(parts)
