"""Hexes of an effect, painted by hand: a small board round the figure, which looks up, and brushes for what happens there.

It stands for a table whose keys are hexes as the figure sees them (`F`, `F+FR`), or for a list of such. What a table says of a
hex is a number or a group: the number is that of the group's first number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot, sqrt
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from uguisu.board import RELATIVE, STEPS, length
from uguisu_changes.edits import Drop, Edit, Put
from uguisu_changes.paths import MISSING
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import Part
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible

HEX = "hex"
"""What a field takes whose hexes are painted."""
NEAR, FARTHEST = 2, 6
"""Rings that are always shown, and at most."""
SIDE = 17.0
FULL, MARKED, COVERED = "#f0b5a6", "#f4d98b", "#a9c8e2"
"""The ground of hexes with a number, with something else, and of those of a list."""
INK = "#26221d"
MOST = 9
Axial = tuple[int, int]
ARROWS: dict[int, Axial] = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}


def is_diagram(field: Field, takes: str | None) -> bool:
    """Tell whether a field is painted."""
    return takes == HEX and field.kind in ("table", "words")


@cache
def hex_at(name: str) -> Axial | None:
    """Return the hex that steps lead to; None where they are none.

    >>> hex_at("F"), hex_at("F+FR"), hex_at("up")
    ((0, -1), (1, -2), None)
    """
    q = r = 0
    for word in name.split("+"):
        if word not in RELATIVE:
            return None
        step = STEPS[RELATIVE[word]]
        q, r = q + step[0], r + step[1]
    return (q, r) if (q, r) != (0, 0) else None


@cache
def name_of(at: Axial) -> str:
    """Return the shortest steps to a hex, straight ahead before the sides.

    >>> name_of((1, -2)), name_of((0, -2)), name_of((-1, 2))
    ('F+FR', 'F+F', 'B+BL')
    """
    ways = list(RELATIVE)
    for first in range(6):
        (a, b), (c, d) = STEPS[first], STEPS[(first + 1) % 6]
        scale = a * d - b * c
        some, more = (at[0] * d - at[1] * c) // scale, (a * at[1] - b * at[0]) // scale
        if some >= 0 and more >= 0 and (some * a + more * c, some * b + more * d) == at:
            words = [ways[first]] * some + [ways[(first + 1) % 6]] * more
            return "+".join(sorted(words, key=lambda word: (len(word), word[:1] == "B")))
    raise AssertionError(at)


class DiagramPart(Part):
    """The board and its brushes."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self.board = HexBoard(self)
        self.board.setAccessibleName(field.title)
        self.board.painted.connect(self.paint)
        self.brushes: dict[str, QToolButton] = {}
        self._titles: dict[str, str] = {}
        self._first = ""
        self._flags: set[str] = set()
        self._group = QButtonGroup(self)
        column = QVBoxLayout()
        column.setSpacing(3)
        for name, title in self._brush_names():
            button = self.brushes[name] = QToolButton(self)
            button.setText(title)
            button.setCheckable(True)
            button.setAccessibleName(tr("Paint {what}", what=title))
            self._group.addButton(button)
            column.addWidget(button)
        column.addStretch(1)
        next(iter(self.brushes.values())).setChecked(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(10)
        row.addWidget(self.board)
        row.addLayout(column)
        row.addStretch(1)
        self.setFocusProxy(self.board)

    def _brush_names(self) -> Iterable[tuple[str, str]]:
        """Yield what can be painted: each number and each tick of what a table says of a hex; then nothing."""
        if self.field.kind == "table":
            item = self.field.item()
            groups = [one for one in (item, *item.branches()) if one.kind == "group"]
            fields = [one for group in groups[:1] for one in group.fields]
            for one in fields:
                if one.kind == "whole":
                    self._first = self._first or one.name
                elif one.kind == "flag":
                    self._flags.add(one.name)
                else:
                    continue
                self._titles[one.name] = one.title
                yield one.name, one.title
            if not fields:
                yield "", tr("A number")
        else:
            yield "", self.field.title
        yield "rubber", tr("Nothing")

    @property
    def brush(self) -> str:
        """What is painted."""
        return next(name for name, button in self.brushes.items() if button.isChecked())

    def refresh(self) -> None:
        """Show what the file says now."""
        value = self.value
        spots: dict[Axial, tuple[str, str]] = {}
        for name in value if isinstance(value, dict | list) else ():
            at = hex_at(name) if isinstance(name, str) else None
            if at is not None:
                spots[at] = self._told(value[name]) if isinstance(value, dict) else ("", COVERED)
        self.board.show_spots(spots)

    def _told(self, said: Any) -> tuple[str, str]:
        """Return the sign of a hex and its ground."""
        told = self._as_table(said)
        number = told.pop(self._first, 0)
        parts = [str(number)] if number else []
        for name, value in told.items():
            if value:
                sign = self._titles.get(name, name)[:1].upper()
                parts.append(sign if value is True else f"{sign}{value}")
        return " ".join(parts) or "0", MARKED if told else FULL

    def _as_table(self, said: Any) -> dict[str, Any]:
        return dict(said) if isinstance(said, dict) else {self._first: said}

    # Painting.

    def paint(self, hexes: list[Axial], less: bool) -> None:
        """Paint hexes with the brush in hand, as one step of undo; `less`: the other way round."""
        value = self.value
        path, kind = self.where(), self.context.kind
        label = tr("Paint {what}", what=self.field.title)
        keys = {hex_at(name): name for name in value} if isinstance(value, dict | list) else {}
        if self.field.kind != "table":
            gone = self.brush == "rubber" or less or all(at in keys for at in hexes)
            names = [name for name in value or () if hex_at(name) not in hexes] if gone else list(value or ())
            names += [] if gone else [name_of(at) for at in hexes if at not in keys]
            self.context.set(path, names or MISSING)
            return
        edits: list[Edit] = []
        for at in hexes:
            name = keys.get(at, name_of(at))
            was = value[name] if at in keys and isinstance(value, dict) else MISSING
            now = self._painted(was, less)
            if now is MISSING and was is not MISSING:
                edits.append(Drop(kind, (*path, name)))
            elif now is not MISSING and now != was:
                edits.append(Put(kind, (*path, name), now))
        if isinstance(value, dict):
            self.context.do(label, *edits)
        elif edits:
            self.context.set(path, {str(one.path[-1]): one.value for one in edits if isinstance(one, Put)})

    def _painted(self, was: Any, less: bool) -> Any:
        """Return what a hex says after a touch of the brush: a number grows, a tick comes and goes."""
        brush = self.brush
        if brush == "rubber":
            return MISSING
        told = {} if was is MISSING else self._as_table(was)
        if brush in self._flags:
            told[brush] = not (told.get(brush) or less)
        else:
            told[brush] = max(0, min(MOST, int(told.get(brush, 0)) + (-1 if less else 1)))
        told = {name: value for name, value in told.items() if value}
        if not told:
            return MISSING
        return told[self._first] if set(told) == {self._first} else told


class HexBoard(QWidget):
    """The hexes round the figure. `painted` tells which were touched, and whether with the other button."""

    painted = Signal(list, bool)
    mirrored = Signal()
    """What is painted is to be laid over to the other side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spots: dict[Axial, tuple[str, str]] = {}
        self._far = NEAR
        self._cursor: Axial = (0, -1)
        self._stroke: list[Axial] = []
        self._less = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolTip(
            tr("Click or drag to paint, with the right button for less. Arrow keys and Space do the same.")
        )
        self._fit()

    def show_spots(self, spots: dict[Axial, tuple[str, str]]) -> None:
        """Show what hexes say."""
        self._spots = spots
        self._far = min(FARTHEST, max([NEAR, *(length(*at) for at in spots)]))
        self._fit()
        self._tell()
        self.update()

    def _fit(self) -> None:
        across = 2 * self._far + 1
        self.setFixedSize(QSize(round((1.5 * across + 0.5) * SIDE) + 6, round(sqrt(3) * across * SIDE) + 6))

    def spot(self, at: Axial) -> QPointF:
        """Return the middle of a hex."""
        q, r = at
        return QPointF(self.width() / 2 + 1.5 * q * SIDE, self.height() / 2 + sqrt(3) * (r + q / 2) * SIDE)

    def hexes(self) -> list[Axial]:
        """Return all that are shown."""
        far = range(-self._far, self._far + 1)
        return [(q, r) for q in far for r in far if length(q, r) <= self._far]

    def _side(self) -> float:
        """Pixels from the middle of a hex to its corner."""
        return SIDE

    def _under(self, point: QPointF) -> Axial | None:
        near = min(self.hexes(), key=lambda at: hypot(*(point - self.spot(at)).toTuple()))
        inside = hypot(*(point - self.spot(near)).toTuple()) <= self._side()
        return near if inside and near != (0, 0) else None

    def _tell(self) -> None:
        told = self._spots.get(self._cursor, (tr("nothing"), ""))[0] or tr("yes")
        self.setAccessibleDescription(visible(f"{name_of(self._cursor)}: {told}"))

    # What is to be seen.

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the hexes, the figure, and where the keyboard is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        font = QFont(self.font())
        font.setBold(True)
        for at in self.hexes():
            told, ground = self._spots.get(at, ("", ""))
            painter.setPen(QPen(palette.mid().color(), 1.2))
            painter.setBrush(QColor(ground) if ground else palette.base())
            painter.drawPolygon(self._corners(at, SIDE - 1))
            font.setPixelSize(13 if len(told) < 3 else 11)
            painter.setFont(font)
            painter.setPen(QColor(INK))
            if ground == COVERED:
                painter.setBrush(QColor("#2b57a7"))
                painter.drawEllipse(self.spot(at), 5, 5)
            elif told:
                box = self._corners(at, SIDE).boundingRect()
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
        for at in self._stroke:
            self._ring(painter, at)
        if self.hasFocus() and not self._stroke:
            self._ring(painter, self._cursor)
        middle = self.spot((0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.windowText())
        painter.drawPolygon(QPolygonF([middle + QPointF(*p) for p in ((0, -10), (8, 7), (0, 3), (-8, 7))]))
        painter.end()

    def _ring(self, painter: QPainter, at: Axial) -> None:
        painter.setPen(QPen(self.palette().highlight().color(), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(self._corners(at, SIDE - 2))

    def _corners(self, at: Axial, side: float) -> QPolygonF:
        half, high = side / 2, sqrt(3) / 2 * side
        corners = ((side, 0), (half, high), (-half, high), (-side, 0), (-half, -high), (half, -high))
        return QPolygonF([self.spot(at) + QPointF(*corner) for corner in corners])

    # What is done.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Begin a stroke."""
        self._less = event.button() == Qt.MouseButton.RightButton
        self._stroke = []
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go on with it."""
        at = self._under(event.position())
        if at is not None and at not in self._stroke:
            self._stroke.append(at)
            self._cursor = at
            self.update()

    def mouseReleaseEvent(self, _: QMouseEvent) -> None:  # noqa: N802
        """End it."""
        stroke, self._stroke = self._stroke, []
        if stroke:
            self.painted.emit(stroke, self._less)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow keys go from hex to hex, Space and Enter paint, Backspace and Minus take away."""
        key = event.key()
        if key in ARROWS:
            step = ARROWS[key]
            at = (self._cursor[0] + step[0], self._cursor[1] + step[1])
            if at == (0, 0):  # the figure itself is passed over
                at = (at[0] + step[0], at[1] + step[1])
            if length(*at) <= self._far:
                self._cursor = at
                self._tell()
                self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.painted.emit([self._cursor], False)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Minus):
            self.painted.emit([self._cursor], True)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show it no longer."""
        super().focusOutEvent(event)
        self.update()
