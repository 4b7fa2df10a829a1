"""The set-up on the map: pieces are put down, moved, turned and taken away, as the game declares them."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from uguisu.looks.scene import initials
from uguisu.looks.tokens import token
from uguisu_changes.edits import CannotEdit, Change, Edit, Group
from uguisu_changes.paths import Path
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n import said, tr
from uguisu_editor.model.placing import (
    Placed,
    Thing,
    put_down,
    put_elsewhere,
    take_away,
)
from uguisu_editor.tools.chance import Chance, Told
from uguisu_editor.tools.set_up import Aim, SetUp
from uguisu_editor.tools.tool import Tool, Touch

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

MIDDLE = 0.2
"""So near the middle of a place, in distances between places, a piece is put down without being turned."""
HANDLE = "#d6336c"
GRIP = 7.0
"""Pixels of the radius of the handle that turns a piece."""
SEEN = "#2f8f8f"
GOOD, BAD = "#1d5fb8", "#a3221b"
"""Where a piece belongs, and where not."""


class PiecesTool(Tool):
    """Press on a piece to move it, on its handle to turn it; on a place to put down what was chosen in the dock. Where one
    lets go within the place says which way a piece looks.
    """

    name = "pieces"
    key = "G"
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.told = Told(canvas)
        self.set_up = SetUp(self.session)
        self.chance = Chance(self)
        self.chosen: tuple[str, str] | None = None
        """The piece that is chosen: its thing's key and its place."""
        self.thing = ""
        """The key of what is put down next; empty: nothing."""
        self._carried: Thing | None = None
        self._moved: Placed | None = None
        self._start: Touch | None = None
        self._aim: Aim | None = None
        self._turning = False
        self.session.changed.connect(self._on_changed)

    @staticmethod
    def title() -> str:
        return tr("Pieces")

    def help(self) -> str:
        if self._carried is not None or self.thing:
            return tr(
                "Let go on a place: near its edge, and the piece looks that way. Shift puts down several. Esc: none."
            )
        return tr(
            "Drag a piece from the dock onto the map. Drag one on the map to move it, its handle to turn it; "
            "Backspace takes it away."
        )

    @property
    def piece(self) -> Placed | None:
        """The piece that is chosen."""
        return next((piece for piece in self.set_up.pieces if key_of(piece) == self.chosen), None)

    def choose(self, piece: Placed | None) -> None:
        """Choose a piece, or none."""
        self.chosen = key_of(piece) if piece is not None else None
        self.chance.chosen = None
        self.told.changed.emit()
        self.canvas.update()

    def take_up(self, key: str) -> None:
        """Choose what is put down next; an empty key: nothing."""
        self.thing = key
        self.canvas.update()

    def _on_changed(self, changes: list[Change]) -> None:
        if any(change.file in ("mission", "scenario") for change in changes):
            self.told.changed.emit()

    # What the mouse does.

    def press(self, touch: Touch) -> None:
        self._start = touch
        self._turning = self._on_handle(touch)
        self._moved = self._carried = self.chance.held = None
        if self._turning:
            self._moved = self.piece
            self._aim = None
            return
        under = self._under(touch)
        if under is not None:
            self.thing = ""
            self._moved = under
            self.choose(under)
        elif (thing := self._thing) is not None:
            self._carried = thing
            self._aim = self._aimed(thing, touch)
        elif not self.chance.take_up(touch):
            self.choose(None)

    def move(self, touch: Touch) -> None:
        if self._turning and self._moved is not None:
            self._aim = Aim(
                self._moved.place, self._way(self._moved.thing, self._moved.place, touch, turning=True)
            )
        elif self._carried is not None and self._aim is not None:
            place = self._aim.place  # pressed there: the drag says which way
            self._aim = Aim(place, self._way(self._carried, place, touch))
        elif (held := self._held) is not None and self._start is not None:
            away = touch.screen - self._start.screen
            if hypot(away.x(), away.y()) >= 4:
                self._aim = self._aimed(held, touch, self._moved)

    def hover(self, touch: Touch) -> None:
        thing = self._thing
        self._aim = self._aimed(thing, touch) if thing is not None else None

    def release(self, touch: Touch) -> None:
        aim, self._aim, self._start = self._aim, None, None
        moved, self._moved = self._moved, None
        carried, self._carried = self._carried, None
        pinned, self.chance.held = self.chance.held, None
        self._turning = False
        if aim is None:
            return
        if pinned is not None:
            self.chance.pin(pinned.lot, aim)
            return
        if moved is not None:
            if (aim.place, aim.facing) != (moved.place, moved.facing):
                label = tr("Move {what}", what=self.set_up.called(moved.thing))
                self.put(label, put_elsewhere(moved, self.session.data, *aim), moved.thing, aim.place)
        elif carried is not None:
            self._put(carried, aim, several=touch.shift)

    def carry(self, thing: Thing | None, touch: Touch | None) -> None:
        """Something is dragged over the map from the dock; None: it has left the map."""
        self._carried = thing
        self._aim = self._aimed(thing, touch) if thing is not None and touch is not None else None
        self.canvas.update()

    def drop(self, thing: Thing, touch: Touch) -> bool:
        """Something was dragged here from the dock, and let go; tell whether it was put down."""
        aim = self._aimed(thing, touch)
        self._carried = self._aim = None
        self.canvas.update()
        return aim is not None and self._put(thing, aim, several=touch.shift)

    def turn(self, facing: str) -> None:
        """Have the chosen piece look another way."""
        piece = self.piece
        if piece is not None and facing != piece.facing:
            label = tr("Turn {what}", what=self.set_up.called(piece.thing))
            edit = put_elsewhere(piece, self.session.data, piece.place, facing)
            self.put(label, edit, piece.thing, piece.place)

    def remove(self) -> bool:
        """Take the chosen piece, or what is left to chance, away; tell whether there was one."""
        if self.chance.remove():
            return True
        piece = self.piece
        if piece is None:
            return False
        self.chosen = None
        label = tr("Take away {what}", what=self.set_up.called(piece.thing))
        self.session.do(label, take_away(piece, self.session.data))
        self.told.changed.emit()
        return True

    def press_key(self, key: Qt.Key) -> bool:
        return key == Qt.Key.Key_Backspace and self.remove()

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        return False

    def cancel(self) -> bool:
        busy = self._carried is not None or self._held is not None or bool(self.thing)
        self._carried = self._moved = self._aim = self._start = self.chance.held = None
        self._turning = False
        self.thing = ""
        self.told.changed.emit()
        return busy

    def forget_mouse(self) -> None:
        self._aim = None

    def _put(self, thing: Thing, aim: Aim, *, several: bool) -> bool:
        left = self.set_up.left(thing)
        once = thing.kind.form in ("one", "named", "figures")
        if left is not None and left <= 0 and not once:
            told = tr("There are already as many of {what} as there may be.", what=self.set_up.called(thing))
            self.session.refused.emit(told)
            return False
        label = tr("Put down {what}", what=self.set_up.called(thing))
        done = self.put(label, put_down(thing, self.session.data, *aim, self.set_up.kinds), thing, aim.place)
        if not several:
            self.thing = ""
        return done

    def put(self, label: str, edit: Edit, thing: Thing, place: str) -> bool:
        """Write a piece into the files, and choose it; tell whether that was done."""
        document, file = self.session.document, thing.kind.file
        if file not in document.data:
            try:
                edit = Group([document.new_file(file), edit])
            except CannotEdit as error:
                self.session.refused.emit(said(error))
                return False
        done = self.session.do(label, edit)
        if done:
            self.chosen = (thing.key, place)
        self.told.changed.emit()
        return done

    # Where things are.

    @property
    def _held(self) -> Thing | None:
        """What is dragged on the map."""
        if self._moved is not None:
            return self._moved.thing
        return self.chance.held.lot.thing if self.chance.held is not None else None

    @property
    def _thing(self) -> Thing | None:
        return (
            next((thing for thing in self.set_up.things if thing.key == self.thing), None)
            if self.thing
            else None
        )

    def _aimed(self, thing: Thing, touch: Touch, piece: Placed | None = None) -> Aim | None:
        board = self.session.board
        place = board.place_at(touch.x, touch.y) if board is not None else None
        if place is None:
            return None
        facing = self._way(thing, place, touch)
        if (
            not facing
            and piece is not None
            and piece.facing in [way for way, _ in self.set_up.facings(thing, place)]
        ):
            facing = piece.facing
        return Aim(place, facing)

    def _way(self, thing: Thing, place: str, touch: Touch, *, turning: bool = False) -> str:
        """Return which way a thing looks that is let go there: towards the edge that it is near, if it is near one."""
        board = self.session.board
        centre = board.centre(place) if board is not None else None
        facings = self.set_up.facings(thing, place)
        if board is None or centre is None or not facings:
            return ""
        dx, dy = touch.x - centre[0], touch.y - centre[1]
        if hypot(dx, dy) < MIDDLE * board.spacing and not turning:
            return facings[0][0] if thing.kind.must_face else ""
        angle = atan2(dy, dx)
        return min(facings, key=lambda one: abs((one[1] - angle + pi) % (2 * pi) - pi))[0]

    @property
    def radius(self) -> float:
        """How large tokens are, in pixels."""
        board = self.session.board
        across = (board.spacing if board is not None else 1.0) * self.canvas.view.scale
        return max(7.0, min(26.0, 0.3 * across))

    def spot(self, piece: Placed) -> QPointF | None:
        """Return where a piece is drawn: those on one place lie beside one another."""
        board = self.session.board
        centre = board.centre(piece.place) if board is not None else None
        if centre is None:
            return None
        here = [other for other in self.set_up.pieces if other.place == piece.place]
        at = next((number for number, other in enumerate(here) if other.path == piece.path), 0)
        aside = (at - (len(here) - 1) / 2) * 1.1 * self.radius
        return self.canvas.view.to_screen(*centre) + QPointF(aside, 0)

    def _under(self, touch: Touch) -> Placed | None:
        for piece in reversed(self.set_up.pieces):
            spot = self.spot(piece)
            if spot is not None and hypot(*(touch.screen - spot).toTuple()) <= 1.1 * self.radius:
                return piece
        return None

    def handle(self) -> QPointF | None:
        """Return where the handle is that turns the chosen piece."""
        piece = self.piece
        spot = self.spot(piece) if piece is not None else None
        if piece is None or spot is None:
            return None
        facings = self.set_up.facings(piece.thing, piece.place)
        if not facings:
            return None
        angle = dict(facings).get(piece.facing, -pi / 2)
        return spot + QPointF(cos(angle), sin(angle)) * (2.0 * self.radius)

    def _on_handle(self, touch: Touch) -> bool:
        handle = self.handle()
        return handle is not None and hypot(*(touch.screen - handle).toTuple()) <= GRIP + 3

    # What is to be seen.

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        aim, moving = self._aim, self._moved
        carried = self._held or self._carried or self._thing
        chosen = self.piece
        self.chance.paint(painter)
        if aim is not None and carried is not None:
            self._paint_target(painter, carried, aim)
            self._paint_seen(painter, carried, aim)
        elif chosen is not None:
            self._paint_seen(painter, chosen.thing, Aim(chosen.place, chosen.facing))
        for piece in self.set_up.pieces:
            spot = self.spot(piece)
            if spot is None or (aim is not None and moving is not None and piece.path == moving.path):
                continue
            self.paint_token(
                painter,
                piece.thing,
                spot,
                Aim(piece.place, piece.facing),
                number=piece.number,
                path=piece.path,
            )
            if chosen is not None and piece.path == chosen.path:
                painter.setPen(QPen(QColor(HANDLE), 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, 1.3 * self.radius, 1.3 * self.radius)
                self._paint_handle(painter, spot)
        if aim is not None and carried is not None:
            board = self.session.board
            centre = board.centre(aim.place) if board is not None else None
            if centre is not None:
                at = self.canvas.view.to_screen(*centre)
                path = moving.path if moving is not None else ()
                self.paint_token(painter, carried, at, aim, path=path)
                self._paint_words(painter, at, carried, aim)

    def _paint_target(self, painter: QPainter, thing: Thing, aim: Aim) -> None:
        good = self.set_up.fits(thing, aim.place)
        painter.setPen(
            QPen(
                QColor("#1d6fd1" if good else "#b3261e"),
                3,
                Qt.PenStyle.SolidLine if good else Qt.PenStyle.DashLine,
            )
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.outline(painter, aim.place)

    def _paint_seen(self, painter: QPainter, thing: Thing, aim: Aim) -> None:
        for place in self.set_up.sees(thing, aim):
            colour = QColor(SEEN)
            colour.setAlpha(95)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            self.outline(painter, place)

    def outline(self, painter: QPainter, place: str) -> None:
        """Draw round a place with the pen and brush at hand."""
        board, view = self.session.board, self.canvas.view
        corners = board.polygon(place) if board is not None else None
        centre = board.centre(place) if board is not None else None
        if corners is not None:
            painter.drawPolygon(QPolygonF([view.to_screen(*corner) for corner in corners]))
        elif centre is not None:
            painter.drawEllipse(view.to_screen(*centre), 1.5 * self.radius, 1.5 * self.radius)

    def paint_token(
        self,
        painter: QPainter,
        thing: Thing,
        at: QPointF,
        aim: Aim,
        *,
        number: int = 1,
        path: Path = (),
    ) -> None:
        """Draw a piece."""
        look, colour = self.set_up.look(thing, path)
        angle = dict(self.set_up.facings(thing, aim.place)).get(aim.facing) if aim.facing else None
        letters = initials(self.set_up.called(thing))
        told = str(number) if number > 1 else ""
        marks = token(at.toTuple(), self.radius, look, colour, letters=letters, number=told, facing=angle)
        paint_marks(painter, marks)

    def _paint_handle(self, painter: QPainter, spot: QPointF) -> None:
        handle = self.handle()
        if handle is None:
            return
        painter.setPen(QPen(QColor(HANDLE), 2))
        painter.drawLine(spot, handle)
        painter.setBrush(QColor(HANDLE))
        painter.setPen(QPen(QColor("#ffffff"), 2))
        painter.drawEllipse(handle, GRIP, GRIP)

    def _paint_words(self, painter: QPainter, at: QPointF, thing: Thing, aim: Aim) -> None:
        words = self.set_up.told_of(thing, aim)
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + 16, metrics.height() + 8)
        box.moveCenter(at - QPointF(0, 2.4 * self.radius + box.height() / 2))
        if box.top() < 2:
            box.moveTop(at.y() + 2.4 * self.radius)
        box.moveLeft(min(max(box.left(), 2.0), max(2.0, self.canvas.width() - box.width() - 2)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(GOOD if self.set_up.fits(thing, aim.place) else BAD))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def key_of(piece: Placed) -> tuple[str, str]:
    """Return by what a piece is known, whatever else is put down: its thing's key, and its place."""
    return piece.thing.key, piece.place


__all__ = ["Aim", "PiecesTool"]
