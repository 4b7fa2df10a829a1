"""Select, move, nudge."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from uguisu.board.cells import cell_id
from uguisu_editor.i18n import tr
from uguisu_editor.model.copies import Partners, moves_of_all, partners
from uguisu_editor.model.graph_board import GraphBoard
from uguisu_editor.model.graph_edits import move_places
from uguisu_editor.model.grid import Point
from uguisu_editor.model.grid_board import GridBoard, ordered
from uguisu_editor.tools.marking import mark_rectangle
from uguisu_editor.tools.tool import Tool, Touch

SLACK = 8.0
"""Pixels by which a click may miss a link."""
STILL = 3.0
"""Pixels that a hand trembles."""


class SelectTool(Tool):
    """Click selects, Shift+click adds, a drag over nothing selects what is in it, a drag of places moves them."""

    name = "select"
    key = "S"
    cursor = Qt.CursorShape.ArrowCursor

    @staticmethod
    def title() -> str:
        return tr("Select")

    def help(self) -> str:
        return tr(
            "Click or drag to select; Shift adds, Alt+click takes a border. Drag places to move them, arrows nudge."
        )

    _start: Touch | None = None
    _end: Touch | None = None
    _from: dict[str, Point] | None = None
    _along: Partners | None = None
    _moved = False

    def press(self, touch: Touch) -> None:
        self._start = self._end = touch
        self._moved = False
        self._from = None
        board = self.session.board
        if board is None:
            return
        place, link = self._under(touch)
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
        board = self.session.board
        if self._from and isinstance(board, GraphBoard) and self.session.free("places"):
            dx, dy = self._shift(touch)
            to = {name: (x + dx, y + dy) for name, (x, y) in self._from.items()}
            self.session.restroke(move_places(board, moves_of_all(to, self._along or [])))

    def release(self, touch: Touch) -> None:
        if self._start is None:
            return
        if self._from and self._moved:
            self.session.end_stroke(tr("Move %n place(s)", len(self._from)))
        elif self._moved and self._from is None:
            self._select_in(self._start, touch, add=touch.shift)
        elif not touch.shift and not touch.control:
            place, link = self._under(touch)
            self.session.select(
                [place] if place is not None else [], [link] if place is None and link is not None else []
            )
        self._start = self._end = self._from = None

    def cancel(self) -> bool:
        dragging = self._start is not None
        self._start = self._end = self._from = None
        return super().cancel() or dragging

    def pick(self, touch: Touch) -> None:
        place, link = self._under(touch)
        self.session.select(
            [place] if place is not None else [], [link] if place is None and link is not None else []
        )

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

    def _under(self, touch: Touch) -> tuple[str | None, int | None]:
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
