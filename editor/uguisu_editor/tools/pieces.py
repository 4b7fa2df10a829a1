"""The set-up on the map: pieces are put down, moved, turned and taken away, as the game declares them."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu_changes.edits import Change
from uguisu_editor.i18n import tr
from uguisu_editor.model.placing import Placed, Thing, put_down, put_elsewhere, take_away
from uguisu_editor.tools.chance import Chance
from uguisu_editor.tools.chosen import Chosen
from uguisu_editor.tools.numbers import Numbers
from uguisu_editor.tools.routing import Routing
from uguisu_editor.tools.set_up import Aim, SetUp
from uguisu_editor.tools.tokens import Tokens
from uguisu_editor.tools.tool import Tool, Touch

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

MIDDLE = 0.2
"""So near the middle of a place, in distances between places, a piece is put down without being turned."""
HANDLE = "#d6336c"
GRIP = 7.0
"""Pixels of the radius of the handle that turns a piece."""
GOOD, BAD = "#1d5fb8", "#a3221b"
"""Where a piece belongs, and where not."""
PAIR = "#54472f"
"""What joins two ends."""


class PiecesTool(Tool):
    """Press on a piece to move it, on its handle to turn it; on a place to put down what was chosen in the dock. Where one
    lets go within the place says which way a piece looks.
    """

    name = "pieces"
    key = "G"
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.set_up = SetUp(self.session)
        self.tokens = Tokens(canvas, self.set_up)
        self.chosen = Chosen(self.session, self.set_up)
        self.chance = Chance(self.chosen, self.tokens)
        self.numbers = Numbers(self.chosen, self.tokens)
        self.routing = Routing(self.chosen, self.tokens)
        self.thing = ""
        """The key of what is put down next; empty: nothing."""
        self._carried: Thing | None = None
        self._moved: Placed | None = None
        self._start: Touch | None = None
        self._aim: Aim | None = None
        self._end: Aim | None = None
        """Of what has two ends: where the other one would be."""
        self._turning = self._stepping = False
        self.session.changed.connect(self._on_changed)

    @staticmethod
    def title() -> str:
        return tr("Pieces")

    def help(self) -> str:
        if self.routing.route is not None:
            return tr(
                "Drag from place to place to draw the {what}; with Shift, to take it away. Esc: done.",
                what=self.routing.title(self.routing.route),
            )
        if self._carried is not None or self.thing:
            return tr(
                "Click a place: near its edge, and the piece looks that way. It stays in hand until Esc."
            )
        return tr(
            "Drag a piece from the dock onto the map. Drag one on the map to move it, its handle to turn it; "
            "Backspace takes it away."
        )

    @property
    def piece(self) -> Placed | None:
        """The piece that is chosen."""
        return self.chosen.piece

    @property
    def holds(self) -> bool:
        """Whether something is in hand that is put down, or drawn, next."""
        return bool(self.thing) or self._carried is not None or self.routing.route is not None

    def is_over(self, touch: Touch) -> bool:
        """Whether a piece, its handle, or one that is left to chance is there."""
        return self._on_handle(touch) or self._under(touch) is not None or self.chance.is_over(touch)

    def choose(self, piece: Placed | None) -> None:
        """Choose a piece, or none."""
        self.chosen.choose(piece)
        self.canvas.update()

    def take_up(self, key: str) -> None:
        """Choose what is put down next, or the way that is drawn; an empty key: nothing."""
        self.routing.route = next((route for route in self.routing.routes if route.id == key), None)
        self.thing = "" if self.routing.route is not None else key
        self.canvas.update()

    def _on_changed(self, changes: list[Change]) -> None:
        if any(change.file in ("mission", "scenario") for change in changes):
            self.chosen.changed.emit()

    # What the mouse does.

    def press(self, touch: Touch) -> None:
        self._turning = False
        self._moved = self._carried = self.chance.held = self._end = None
        self._stepping = self.numbers.press(touch)
        if self._stepping:
            return
        if self.routing.route is not None:
            self.routing.press(touch)
            return
        self._start = touch
        self._turning = self._on_handle(touch)
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
        if self._stepping:
            return
        if self.routing.route is not None:
            self.routing.move(touch)
        elif self._turning and self._moved is not None:
            self._aim = Aim(
                self._moved.place, self._way(self._moved.thing, self._moved.place, touch, turning=True)
            )
        elif self._carried is not None and self._aim is not None:
            place = self._aim.place  # pressed there: the drag says which way, or where the other end is
            self._aim = Aim(place, self._way(self._carried, place, touch))
            if self._carried.kind.form == "pair":
                self._end = self._aimed(self._carried, touch)
        elif (held := self._held) is not None and self._start is not None:
            away = touch.screen - self._start.screen
            if hypot(away.x(), away.y()) >= 4:
                self._aim = self._aimed(held, touch, self._moved)

    def hover(self, touch: Touch) -> None:
        self.numbers.hover(touch)
        thing = self._thing
        self._aim = self._aimed(thing, touch) if thing is not None else None

    def release(self, touch: Touch) -> None:
        if self.routing.route is not None and not self._stepping:
            self.routing.release()
            return
        aim, self._aim, self._start = self._aim, None, None
        moved, self._moved = self._moved, None
        carried, self._carried = self._carried, None
        pinned, self.chance.held = self.chance.held, None
        end, self._end = self._end, None
        self._turning = self._stepping = False
        if aim is None:
            return
        if pinned is not None:
            self.chance.pin(pinned.lot, aim)
            return
        if moved is not None:
            if (aim.place, aim.facing) != (moved.place, moved.facing):
                label = tr("Move {what}", what=self.set_up.called(moved.thing))
                self.chosen.put(label, put_elsewhere(moved, self.session.data, *aim), moved.thing, aim.place)
        elif carried is not None:
            self._put(carried, aim, end=end)

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
        return aim is not None and self._put(thing, aim)

    def turn(self, facing: str) -> None:
        """Have the chosen piece look another way."""
        piece = self.piece
        if piece is not None and facing != piece.facing:
            label = tr("Turn {what}", what=self.set_up.called(piece.thing))
            edit = put_elsewhere(piece, self.session.data, piece.place, facing)
            self.chosen.put(label, edit, piece.thing, piece.place)

    def remove(self) -> bool:
        """Take the chosen piece, or what is left to chance, away; tell whether there was one."""
        if self.chance.remove():
            return True
        piece = self.piece
        if piece is None:
            return False
        label = tr("Take away {what}", what=self.set_up.called(piece.thing))
        self.session.do(label, take_away(piece, self.session.data))
        self.choose(None)
        return True

    def press_key(self, key: Qt.Key) -> bool:
        return key == Qt.Key.Key_Backspace and self.remove()

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        return False

    def cancel(self) -> bool:
        busy = self._carried is not None or self._held is not None or bool(self.thing)
        busy = self.routing.cancel() or busy
        self._carried = self._moved = self._aim = self._start = self._end = self.chance.held = None
        self._turning = False
        self.thing = ""
        self.chosen.changed.emit()
        return busy

    def forget_mouse(self) -> None:
        self._aim = None
        self.numbers.hover(None)

    def _put(self, thing: Thing, aim: Aim, *, end: Aim | None = None) -> bool:
        left = self.set_up.left(thing)
        once = thing.kind.form in ("one", "named", "figures", "pair")
        if left is not None and left <= 0 and not once:
            told = tr("There are already as many of {what} as there may be.", what=self.set_up.called(thing))
            self.session.refused.emit(told)
            return False
        label = tr("Put down {what}", what=self.set_up.called(thing))
        edit = put_down(
            thing, self.session.data, *aim, self.set_up.kinds, end=end.place if end is not None else ""
        )
        done = self.chosen.put(label, edit, thing, end.place if end is not None else aim.place)
        left = self.set_up.left(thing)
        if once or (left is not None and left <= 0):  # of the rest, further ones stay in hand until Esc
            self.thing = ""
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

    def _under(self, touch: Touch) -> Placed | None:
        for piece in reversed(self.set_up.pieces):
            spot = self.tokens.spot(piece)
            if spot is not None and hypot(*(touch.screen - spot).toTuple()) <= 1.1 * self.tokens.radius:
                return piece
        return None

    def handle(self) -> QPointF | None:
        """Return where the handle is that turns the chosen piece."""
        piece = self.piece
        spot = self.tokens.spot(piece) if piece is not None else None
        if piece is None or spot is None:
            return None
        facings = self.set_up.facings(piece.thing, piece.place)
        if not facings:
            return None
        angle = dict(facings).get(piece.facing, -pi / 2)
        return spot + QPointF(cos(angle), sin(angle)) * (2.0 * self.tokens.radius)

    def _on_handle(self, touch: Touch) -> bool:
        handle = self.handle()
        return handle is not None and hypot(*(touch.screen - handle).toTuple()) <= GRIP + 3

    # What is to be seen.

    def standing(self) -> dict[str, QRectF]:
        """Where things lie on places, in pixels from the middle of each."""
        return self.tokens.standing()

    def paint_set_up(self, painter: QPainter) -> None:
        """Paint what stands on the map, while another tool is in hand."""
        if self.canvas.tool is self:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.routing.paint_at_rest(painter)
        self.chance.paint(painter)
        self._paint_pairs(painter)
        for piece in self.set_up.pieces:
            spot = self.tokens.spot(piece)
            if spot is not None and not (self.session.as_played and piece.thing.kind.hidden):
                aim = Aim(piece.place, piece.facing)
                self.tokens.paint(painter, piece.thing, spot, aim, number=piece.number, path=piece.path)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        aim, moving = self._aim, self._moved
        carried = self._held or self._carried or self._thing
        chosen = self.piece
        self.routing.paint(painter)
        self.chance.paint(painter)
        if aim is not None and carried is not None:
            self._paint_target(painter, carried, aim)
            self.tokens.paint_seen(painter, carried, aim, moving.path if moving is not None else ())
        elif chosen is not None:
            self.tokens.paint_seen(painter, chosen.thing, Aim(chosen.place, chosen.facing), chosen.path)
        self._paint_pairs(painter)
        for piece in self.set_up.pieces:
            spot = self.tokens.spot(piece)
            if spot is None or (aim is not None and moving is not None and piece.path == moving.path):
                continue
            facing = Aim(piece.place, piece.facing)
            self.tokens.paint(painter, piece.thing, spot, facing, number=piece.number, path=piece.path)
            if chosen is not None and piece.path == chosen.path:
                painter.setPen(QPen(QColor(HANDLE), 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, 1.3 * self.tokens.radius, 1.3 * self.tokens.radius)
                self._paint_handle(painter, spot)
        if aim is not None and carried is not None:
            self._paint_aim(painter, carried, aim)
        self.numbers.paint(painter)

    def _paint_aim(self, painter: QPainter, carried: Thing, aim: Aim) -> None:
        path = self._moved.path if self._moved is not None else ()
        ends = [aim] if self._end is None else [aim, self._end]
        spots = [spot for end in ends if (spot := self.tokens.stand(end.place)) is not None]
        if len(spots) == 2:
            self._paint_pair(painter, spots[0], spots[1])
        for spot in spots:
            self.tokens.paint(painter, carried, spot, aim, path=path)
        if spots:
            fits = self.set_up.fits(carried, ends[-1].place)
            words = self.set_up.told_of(carried, ends[-1], path)
            self.tokens.paint_words(painter, spots[-1], words, GOOD if fits else BAD)

    def _paint_pairs(self, painter: QPainter) -> None:
        """Join the two ends of what has two."""
        ends: dict[str, list[Placed]] = {}
        for piece in self.set_up.pieces:
            if piece.thing.kind.form == "pair":
                ends.setdefault(piece.thing.key, []).append(piece)
        for pair in ends.values():
            spots = [
                self.tokens.stand(self._aim.place)
                if moved and self._aim is not None
                else self.tokens.spot(end)
                for end in pair
                for moved in [self._moved is not None and end.path == self._moved.path]
            ]
            if len(spots) == 2 and spots[0] is not None and spots[1] is not None:
                self._paint_pair(painter, spots[0], spots[1])

    def _paint_pair(self, painter: QPainter, one: QPointF, other: QPointF) -> None:
        for pen in (QPen(QColor("#ffffff"), 5), QPen(QColor(PAIR), 2.5, Qt.PenStyle.DashLine)):
            painter.setPen(pen)
            painter.drawLine(one, other)

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
        self.tokens.outline(painter, aim.place)

    def _paint_handle(self, painter: QPainter, spot: QPointF) -> None:
        handle = self.handle()
        if handle is None:
            return
        painter.setPen(QPen(QColor(HANDLE), 2))
        painter.drawLine(spot, handle)
        painter.setBrush(QColor(HANDLE))
        painter.setPen(QPen(QColor("#ffffff"), 2))
        painter.drawEllipse(handle, GRIP, GRIP)


__all__ = ["Aim", "PiecesTool"]
