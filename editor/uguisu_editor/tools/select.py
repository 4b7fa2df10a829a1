"""Select, move, nudge."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from uguisu.board import cell_id
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.board import GraphBoard, Place
from uguisu_editor.map_kinds.graph.edits import add_corner, move_corner, move_places, remove_corner
from uguisu_editor.map_kinds.grid.board import GridBoard, ordered
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.copies import Partners, moves_of_all, partners
from uguisu_editor.tools.marking import mark_rectangle
from uguisu_editor.tools.tool import Tool, Touch

SLACK = 8.0
"""Pixels by which a click may miss a link."""
STILL = 3.0
"""Pixels that a hand trembles."""


class Grip(NamedTuple):
    """A handle of a zone's outline: a corner, or the middle of the side after it, where a new one is drawn out."""

    zone: str
    number: int
    at: Point
    new: bool = False


class SelectTool(Tool):
    """Click selects, Shift+click adds, a drag over nothing selects what is in it, a drag of places moves them."""

    name = "select"
    in_bar = True
    key = "S"
    cursor = Qt.CursorShape.ArrowCursor

    @staticmethod
    def title() -> str:
        return tr("Select")

    @classmethod
    def word(cls) -> str:
        return tr("Choose")

    def help(self) -> str:
        return tr(
            "Click or drag to select; Shift adds, Alt+click takes a border. Drag places or the corners of a zone "
            "to move them; drag the middle of a side to add a corner, double-click a corner to remove it."
        )

    def brief(self) -> str:
        """Speak of what this map has."""
        board = self.session.board
        if isinstance(board, GridBoard):
            return tr("Click or drag to select; Shift adds, Alt+click takes a border.")
        if isinstance(board, GraphBoard) and any(place.shape for place in board.places.values()):
            return tr(
                "Click selects, Shift adds. Drag zones and corners; the middle of a side is a new corner."
            )
        return tr("Click or drag to select, Shift adds. Drag places to move them.")

    _start: Touch | None = None
    _end: Touch | None = None
    _from: dict[str, Point] | None = None
    _grip: Grip | None = None
    _along: Partners | None = None
    _moved = False

    def step(self) -> str:
        return (
            tr("Change the outline")
            if self._grip is not None
            else tr("Move %n place(s)", len(self._from or ()))
        )

    def press(self, touch: Touch) -> None:
        self._start = self._end = touch
        self._moved = False
        self._from = self._grip = None
        board = self.session.board
        if board is None:
            return
        if isinstance(board, GraphBoard) and not touch.shift and not touch.control:
            self._grip = self._handle_at(board, touch)
            if self._grip is not None:
                return
        place, link = self.under(touch)
        if place is not None:
            selected = self.session.selection.places
            if touch.shift or touch.control:
                self.session.select(selected ^ {place}, self.session.selection.links)
            elif place not in selected:
                self.session.select([place])
            if isinstance(board, GraphBoard) and place in self.session.selection.places:
                self._from = {
                    name: board.places[name].at
                    for name in self.session.selection.places
                    if name in board.places
                }
                self._along = partners(board, self._from, self.session.choices.symmetric)
        elif link is not None:
            kept = self.session.selection.links ^ {link} if touch.shift or touch.control else {link}
            self.session.select(self.session.selection.places if touch.shift else (), kept)

    def move(self, touch: Touch) -> None:
        self._end = touch
        if self._start is None:
            return
        away = touch.screen - self._start.screen
        if not self._moved and hypot(away.x(), away.y()) < STILL:
            return
        self._moved = True
        if self._grip is not None:
            self._drag_corner(self._grip, touch)
            return
        board = self.session.board
        if self._from and isinstance(board, GraphBoard) and self.session.free("places"):
            dx, dy = self._shift(touch)
            to = {name: (x + dx, y + dy) for name, (x, y) in self._from.items()}
            self.session.restroke(move_places(board, moves_of_all(to, self._along or [])))

    def release(self, touch: Touch) -> None:
        if self._start is None:
            return
        if self._grip is not None or (self._from and self._moved):
            self.session.end_stroke(self.step())
        elif self._moved and self._from is None:
            self._select_in(self._start, touch, add=touch.shift)
        elif not touch.shift and not touch.control:
            place, link = self.under(touch)
            self.session.select(
                [place] if place is not None else [], [link] if place is None and link is not None else []
            )
        self._start = self._end = self._from = self._grip = None

    def cancel(self) -> bool:
        dragging = self._start is not None
        self._start = self._end = self._from = self._grip = None
        return super().cancel() or dragging

    # Corners of the zone that is selected alone.

    def _zone(self, board: GraphBoard) -> Place | None:
        chosen = self.session.selection.places
        zone = board.places.get(next(iter(chosen))) if len(chosen) == 1 else None
        return zone if zone is not None and zone.shape is not None and self.session.free("places") else None

    def _handle_at(self, board: GraphBoard, touch: Touch) -> Grip | None:
        """Return the handle at the mouse: a corner, or the middle of a side."""
        zone = self._zone(board)
        if zone is None or zone.shape is None:
            return None
        slack = SLACK / self.canvas.view.scale
        sides = zip(zone.shape, (*zone.shape[1:], zone.shape[0]), strict=True)
        handles = [Grip(zone.id, number, corner) for number, corner in enumerate(zone.shape)]
        handles += [
            Grip(zone.id, number, ((x0 + x1) / 2, (y0 + y1) / 2), new=True)
            for number, ((x0, y0), (x1, y1)) in enumerate(sides)
        ]
        return next(
            (grip for grip in handles if hypot(grip.at[0] - touch.x, grip.at[1] - touch.y) < slack), None
        )

    def _drag_corner(self, grip: Grip, touch: Touch) -> None:
        self.session.restroke(None)  # the outline as it was: handles are counted in it
        board = self.session.board
        if not isinstance(board, GraphBoard):
            return
        to = touch.x, touch.y
        if self.session.choices.snap != touch.control:
            step = self.canvas.snap_step()
            to = round(to[0] / step) * step, round(to[1] / step) * step
        change = add_corner if grip.new else move_corner
        self.session.stroke(change(board, grip.zone, grip.number, to))

    def double_click(self, touch: Touch) -> None:
        """Take a corner out."""
        board = self.session.board
        grip = self._handle_at(board, touch) if isinstance(board, GraphBoard) else None
        if isinstance(board, GraphBoard) and grip is not None and not grip.new:
            edit = remove_corner(board, grip.zone, grip.number)
            if edit is None:
                self.session.refused.emit(tr("A zone needs three corners."))
            else:
                self.session.do(tr("Remove a corner"), edit)

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        """Move the selected places by a little."""
        board = self.session.board
        chosen = self.session.selection.places
        if not isinstance(board, GraphBoard) or not chosen or not self.session.free("places"):
            return False
        step = self.canvas.snap_step() if self.session.choices.snap else board.spacing / 20
        step *= 5 if many else 1
        to = {
            name: (board.places[name].at[0] + dx * step, board.places[name].at[1] + dy * step)
            for name in chosen
        }
        along = partners(board, to, self.session.choices.symmetric)
        self.session.do(tr("Nudge %n place(s)", len(to)), move_places(board, moves_of_all(to, along)))
        return True

    def paint(self, painter: QPainter) -> None:
        if self._start is not None and self._end is not None and self._moved and self._from is None:
            mark_rectangle(painter, self.canvas, (self._start.x, self._start.y), (self._end.x, self._end.y))

    def under(self, touch: Touch) -> tuple[str | None, int | None]:
        """Return the place at a point, or the number of the link or border there."""
        board = self.session.board
        slack = SLACK / self.canvas.view.scale
        if isinstance(board, GraphBoard):
            place = board.place_at(touch.x, touch.y, slack) if self.session.visible("places") else None
            link = board.link_at(touch.x, touch.y, slack) if self.session.visible("links") else None
            if place is not None and link is not None and board.polygon(place) is not None:
                place = None  # a border between zones is thin: when the click is on it, it is meant
            return place, link
        if isinstance(board, GridBoard):
            border = self._border_near(board, touch)
            return (None if border is not None else board.place_at(touch.x, touch.y)), border
        return None, None

    def _border_near(self, board: GridBoard, touch: Touch) -> int | None:
        if not touch.alt:
            return None
        edge = board.edge_at(touch.x, touch.y)
        if edge is None:
            return None
        found = board.borders.get(ordered((cell_id(*edge[0]), cell_id(*edge[1]))))
        return found[0] if found else None

    def _shift(self, touch: Touch) -> Point:
        assert self._start is not None
        assert self._from
        dx, dy = touch.x - self._start.x, touch.y - self._start.y
        if self.session.choices.snap != touch.control:
            step = self.canvas.snap_step()
            x, y = next(iter(self._from.values()))
            dx, dy = round((x + dx) / step) * step - x, round((y + dy) / step) * step - y
        return dx, dy

    def _select_in(self, start: Touch, end: Touch, *, add: bool) -> None:
        board = self.session.board
        if board is None:
            return
        (left, right), (top, bottom) = sorted((start.x, end.x)), sorted((start.y, end.y))
        found = set(board.places_in(left, top, right, bottom))
        self.session.select(found | self.session.selection.places if add else found)
