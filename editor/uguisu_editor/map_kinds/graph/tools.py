"""Places and links of graphs: by clicking, by outline, by dragging from one to another."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from uguisu_editor.canvas.called import called, place_called
from uguisu_editor.i18n import tr, translated
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import LEAST_CORNERS, add_places, delete, split_link
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.copies import (
    kinds_with_copies,
    linked_with_copies,
    links_with_copies,
    new_places,
    new_places_joined,
    places_with_copies,
)
from uguisu_editor.model.inside import centroid
from uguisu_editor.model.place_names import name_places
from uguisu_editor.model.symmetry import Symmetry
from uguisu_editor.tools.marking import mark_line, mark_path, mark_point, mark_rectangle, mark_words
from uguisu_editor.tools.tool import StrokeTool, Tool, Touch

SLACK = 8.0


class GraphTool(Tool):
    """What the graph tools share."""

    layer = "places"

    @property
    def board(self) -> GraphBoard | None:
        """The board, if it is a graph."""
        board = self.session.board
        return board if isinstance(board, GraphBoard) else None

    @property
    def slack(self) -> float:
        """Map units by which a click may miss."""
        return SLACK / self.canvas.view.scale

    @property
    def _symmetry(self) -> Symmetry:
        return self.session.choices.symmetric

    def place_under(self, touch: Touch) -> str | None:
        """The place at the mouse."""
        return self.board.place_at(touch.x, touch.y, self.slack) if self.board is not None else None


class PlaceTool(GraphTool):
    """Sets a new place; with Shift, joined to the one set before."""

    name = "place"
    key = "P"
    drags = False
    _last: str | None = None
    _at: Point | None = None

    @staticmethod
    def title() -> str:
        return tr("New place")

    def help(self) -> str:
        return tr(
            "Click to set a place, on a link to split it; Shift+click joins it to the previous one by a link of "
            "the chosen kind."
        )

    def press(self, touch: Touch) -> None:
        board = self.board
        if board is None:
            return
        there = board.place_at(touch.x, touch.y)
        choices = self.session.choices
        if there is not None and board.polygon(there) is None:
            if touch.shift and self._last is not None:
                links = links_with_copies(board, [(self._last, there)], choices.link, self._symmetry)
                self.session.do(tr("New link"), links)
            self._last = there
            self.session.select([there])
            return
        new = new_places(board, self.snapped(touch), [], self._symmetry)
        name_places([entry for _, entry in new], board, translated)
        crossed = board.link_at(touch.x, touch.y, self.slack / 2)
        if crossed is not None and len(new) == 1 and not touch.shift and self.session.free("links"):
            self.session.do(tr("New place"), split_link(board, crossed, new[0][1]))
            self._last = new[0][1]["id"]
            self.session.select([self._last])
            return
        before = self._last if touch.shift and self._last in board.places else None
        edit = new_places_joined(board, new, before, choices.link, self._symmetry)
        self.session.do(tr("New place"), edit)
        self._last = new[0][1]["id"]
        self.session.select([self._last])

    def hover(self, touch: Touch) -> None:
        self._at = self.snapped(touch)

    def cancel(self) -> bool:
        had = self._last is not None
        self._last = None
        return had

    def paint(self, painter: QPainter) -> None:
        board = self.board
        if board is None or self._at is None:
            return
        radius = max(4.0, board.dot_radius * self.canvas.view.scale)
        mark_point(painter, self.canvas, *self._at, radius)
        for turn in self._symmetry.turns():
            mark_point(painter, self.canvas, *turn.point(*self._at), radius)


class ZoneTool(GraphTool):
    """Draws a place with an outline, corner by corner."""

    name = "zone"
    key = "Z"
    drags = False
    _at: Point | None = None

    def __init__(self, canvas: object) -> None:
        super().__init__(canvas)  # type: ignore[arg-type]
        self._corners: list[Point] = []

    @staticmethod
    def title() -> str:
        return tr("New zone")

    def help(self) -> str:
        return tr(
            "Click the corners of a zone. Enter, or a click on the first, closes it; Backspace goes back."
        )

    def press(self, touch: Touch) -> None:
        board = self.board
        if board is None:
            return
        corner = self._on_corner(board, self.snapped(touch))
        if len(self._corners) >= LEAST_CORNERS and self._near(corner, self._corners[0]):
            self._close(board)
        elif not self._corners or not self._near(corner, self._corners[-1]):
            self._corners.append(corner)

    def double_click(self, touch: Touch) -> None:
        if self.board is not None and len(self._corners) >= LEAST_CORNERS:
            self._close(self.board)

    def hover(self, touch: Touch) -> None:
        if self.board is not None:
            self._at = self._on_corner(self.board, self.snapped(touch))

    def press_key(self, key: Qt.Key) -> bool:
        """Enter closes the zone, Backspace takes back a corner."""
        if key == Qt.Key.Key_Backspace:
            return self.take_back()
        closes = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self._corners) >= LEAST_CORNERS
        if closes and self.board is not None:
            self._close(self.board)
        return closes

    def take_back(self) -> bool:
        """Take back the last corner."""
        return bool(self._corners) and bool(self._corners.pop())

    def cancel(self) -> bool:
        had = bool(self._corners)
        self._corners = []
        return had

    def paint(self, painter: QPainter) -> None:
        if self._corners:
            mark_path(painter, self.canvas, [*self._corners, *([self._at] if self._at is not None else [])])
        if self._at is not None:
            mark_point(painter, self.canvas, *self._at, 5)

    def _near(self, one: Point, other: Point) -> bool:
        return hypot(one[0] - other[0], one[1] - other[1]) <= self.slack

    def _on_corner(self, board: GraphBoard, at: Point) -> Point:
        """Zones that touch share their corners: take the one nearby."""
        corners = [corner for place in board.places.values() for corner in place.shape or ()]
        return next((corner for corner in [*self._corners[:1], *corners] if self._near(corner, at)), at)

    def _close(self, board: GraphBoard) -> None:
        corners, self._corners = self._corners, []
        middle = centroid(tuple(corners))
        new = [entry for _, entry in new_places(board, middle, corners, self._symmetry)]
        name_places(new, board, translated)
        self.session.do(self.title(), add_places(board, new))
        self.session.select([new[0]["id"]])


class RectangleTool(GraphTool):
    """Draws a zone as a rectangle. Its sides fall on those of zones nearby, so that neighbours share them."""

    name = "room"
    key = "R"
    _start: Point | None = None
    _at: Point | None = None

    @staticmethod
    def title() -> str:
        return tr("New rectangular zone")

    def help(self) -> str:
        return tr("Drag a rectangle: a zone. Its sides fall on those of zones nearby; with Ctrl they do not.")

    def press(self, touch: Touch) -> None:
        self._start = self._at = self._beside(touch)

    def move(self, touch: Touch) -> None:
        self._at = self._beside(touch)

    def hover(self, touch: Touch) -> None:
        self._at = self._beside(touch)

    def release(self, touch: Touch) -> None:
        start, end, board = self._start, self._beside(touch), self.board
        self._start = None
        if board is None or start is None or min(abs(start[0] - end[0]), abs(start[1] - end[1])) < self.slack:
            return
        (left, right), (top, bottom) = sorted((start[0], end[0])), sorted((start[1], end[1]))
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        middle = ((left + right) / 2, (top + bottom) / 2)
        new = [entry for _, entry in new_places(board, middle, corners, self._symmetry)]
        name_places(new, board, translated)
        self.session.do(tr("New zone"), add_places(board, new))
        self.session.select([new[0]["id"]])

    def cancel(self) -> bool:
        had = self._start is not None
        self._start = None
        return had

    def paint(self, painter: QPainter) -> None:
        if self._start is not None and self._at is not None:
            mark_rectangle(painter, self.canvas, self._start, self._at)
        elif self._at is not None:
            mark_point(painter, self.canvas, *self._at, 5)

    def _beside(self, touch: Touch) -> Point:
        """Return where a corner goes: onto the lines of corners nearby, else onto the grid."""
        at, board = self.snapped(touch), self.board
        if board is None or touch.control:
            return at
        corners = [corner for place in board.places.values() for corner in place.shape or ()]

        def onto(value: float, lines: list[float]) -> float:
            near = min(lines, key=lambda line: abs(line - value), default=value)
            return near if abs(near - value) <= self.slack else value

        return onto(at[0], [x for x, _ in corners]), onto(at[1], [y for _, y in corners])


class LinkTool(GraphTool):
    """Joins two places; a click on a link gives it the chosen kind."""

    picks = True
    name = "link"
    key = "C"
    layer = "links"
    _start: str | None = None

    @staticmethod
    def title() -> str:
        return tr("Connect")

    def help(self) -> str:
        return tr("Drag from place to place to join them. Click a link to give it the chosen kind.")

    def press(self, touch: Touch) -> None:
        board = self.board
        if board is None:
            return
        link = board.link_at(touch.x, touch.y, self.slack)
        self._start = self.place_under(touch)
        if link is not None and (self._start is None or board.polygon(self._start) is not None):
            self._start = None
            choices = self.session.choices
            kinds = kinds_with_copies(board, link, choices.link, self._symmetry)
            self.session.do(tr("Kind of link"), kinds)
            self.session.select(links=[link])
        self._at = (touch.x, touch.y)

    def move(self, touch: Touch) -> None:
        self._at = (touch.x, touch.y)

    def release(self, touch: Touch) -> None:
        board, start = self.board, self._start
        self._start = None
        end = self.place_under(touch)
        if board is None or start is None or end is None or end == start:
            return
        choices = self.session.choices
        links = links_with_copies(board, [(start, end)], choices.link, self._symmetry)
        self.session.do(tr("New link"), links)

    def pick(self, touch: Touch) -> None:
        board = self.board
        number = board.link_at(touch.x, touch.y, self.slack) if board is not None else None
        if board is not None and number is not None:
            self.session.choose(link=next(link.kind for link in board.links if link.number == number))

    def cancel(self) -> bool:
        had = self._start is not None
        self._start = None
        return had

    def paint(self, painter: QPainter) -> None:
        board = self.board
        start = board.centre(self._start) if board is not None and self._start is not None else None
        if start is not None and self._at is not None:
            mark_line(painter, self.canvas, start, self._at)
            mark_words(painter, self.canvas, self.canvas.view.to_screen(*self._at), self.foretold())

    def foretold(self) -> str:
        """Say what comes of letting go here."""
        board, start = self.board, self._start
        if board is None or start is None or self._at is None:
            return ""
        kind, one = called(self.session, self.session.choices.link), place_called(self.session, start)
        x, y = self._at
        end = board.place_at(x, y, self.slack)
        if end is None or end == start:
            return tr("{kind} from {one}: let go on another place", kind=kind, one=one)
        return tr("{kind}: {one} to {other}", kind=kind, one=one, other=place_called(self.session, end))


class GraphEraser(GraphTool, StrokeTool):
    """Takes away the places and links that it is drawn over."""

    name = "erase"
    in_bar = True
    key = "E"

    @staticmethod
    def title() -> str:
        return tr("Eraser")

    @classmethod
    def word(cls) -> str:
        return tr("Rub out")

    def help(self) -> str:
        return tr("Click or drag over places and links to delete them.")

    def move(self, touch: Touch) -> None:
        board = self.board
        if board is None:
            return
        place = self.place_under(touch)
        link = board.link_at(touch.x, touch.y, self.slack / 2)
        if place is not None and (link is None or board.polygon(place) is None):
            self.session.stroke(delete(board, places_with_copies(board, [place], self._symmetry)))
        elif link is not None and self.session.free("links"):
            self.session.stroke(delete(board, [], linked_with_copies(board, link, self._symmetry)))
