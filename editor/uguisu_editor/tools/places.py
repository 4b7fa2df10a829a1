"""Tools for places on every kind of map: tags by brush, regions by lasso."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from uguisu_editor.canvas.grid_painter import region_colours
from uguisu_editor.i18n import tr
from uguisu_editor.model.edits import Group
from uguisu_editor.model.graph_board import GraphBoard
from uguisu_editor.model.grid import Point
from uguisu_editor.model.grid_board import GridBoard
from uguisu_editor.model.grid_edits import cells_of
from uguisu_editor.model.inside import inside
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.regions import extend_region, new_region
from uguisu_editor.model.tags import set_tag, tags_with_copies
from uguisu_editor.tools.marking import mark_cells, mark_path, mark_point
from uguisu_editor.tools.tool import Tool, Touch

SLACK = 8.0
COLOURS = ("#b5651d", "#4a6fa5", "#6c8b2f", "#a23e66", "#7a5ea8", "#2f8f83")


class TagTool(Tool):
    """Puts the chosen tag on places; with Shift takes it off."""

    name = "tag"
    key = "T"
    layer = "tags"
    _at: str | None = None

    @staticmethod
    def title() -> str:
        return tr("Tag brush")

    def help(self) -> str:
        return tr(
            "Drag over places to give them the chosen tag; Shift takes it off. Right-click picks a tag."
        )

    def press(self, touch: Touch) -> None:
        if not self.session.choices.tag:
            self.session.refused.emit(tr("Choose a tag first: in the brushes dock."))
            return
        self.move(touch)

    def move(self, touch: Touch) -> None:
        board, tag = self.session.board, self.session.choices.tag
        place = self._under(touch)
        if board is None or place is None or not tag:
            return
        choices = self.session.choices
        for copy, carried in tags_with_copies(
            board, place, tag, choices.symmetry, choices.centre, owners=choices.owners
        ).items():
            self.session.stroke(set_tag(board, copy, carried, on=not touch.shift) or Group([]))

    def hover(self, touch: Touch) -> None:
        self._at = self._under(touch)

    def release(self, touch: Touch) -> None:
        self.session.end_stroke(self.title())

    def pick(self, touch: Touch) -> None:
        place = self._under(touch)
        tags = self.session.board.tags(place) if self.session.board is not None and place is not None else ()
        if tags:
            self.session.choose(tag=tags[0])

    def paint(self, painter: QPainter) -> None:
        board = self.session.board
        if self._at is None or board is None:
            return
        if isinstance(board, GridBoard):
            mark_cells(painter, self.canvas, cells_of([self._at]))
        elif (centre := board.centre(self._at)) is not None:
            mark_point(
                painter, self.canvas, *centre, max(8.0, board.dot_radius * self.canvas.view.scale * 1.3)
            )

    def _under(self, touch: Touch) -> str | None:
        board = self.session.board
        return board.place_at(touch.x, touch.y, SLACK / self.canvas.view.scale) if board is not None else None


class LassoTool(Tool):
    """Draws round places: they become a region, or join the chosen one."""

    name = "lasso"
    key = "O"
    layer = "regions"

    def __init__(self, canvas: object) -> None:
        super().__init__(canvas)  # type: ignore[arg-type]
        self._points: list[Point] = []

    @staticmethod
    def title() -> str:
        return tr("Region lasso")

    def help(self) -> str:
        return tr(
            "Draw round places to make a region of them, or to add them to the one chosen in the regions dock; "
            "Shift takes them out."
        )

    def press(self, touch: Touch) -> None:
        self._points = [(touch.x, touch.y)]

    def move(self, touch: Touch) -> None:
        if self._points:
            self._points.append((touch.x, touch.y))

    def release(self, touch: Touch) -> None:
        points, self._points = [*self._points, (touch.x, touch.y)], []
        board = self.session.board
        if board is None:
            return
        places = self._inside(points)
        if not places:
            return
        region = self.session.choices.region
        chosen = next(
            (number for number, entry, _ in regions_of(board.data) if entry.get("id") == region), None
        )
        if chosen is not None:
            edit = extend_region(board.data, chosen, places, take_out=touch.shift)
            self.session.do(tr("Change a region"), edit)
        elif not touch.shift:
            colour = COLOURS[len(region_colours(board.data)) % len(COLOURS)]
            self.session.do(tr("New region"), new_region(board.data, places, colour))
            found = regions_of(board.data)
            if found:
                self.session.choose(region=found[-1][1].get("id", ""))

    def cancel(self) -> bool:
        had = bool(self._points)
        self._points = []
        return had

    def paint(self, painter: QPainter) -> None:
        if self._points:
            mark_path(painter, self.canvas, self._points)

    def _inside(self, points: list[Point]) -> list[str]:
        board = self.session.board
        if board is None:
            return []
        xs, ys = [x for x, _ in points], [y for _, y in points]
        near = board.places_in(min(xs), min(ys), max(xs), max(ys))
        if len(points) < 4 or max(xs) - min(xs) < 2 / self.canvas.view.scale:
            slack = SLACK / self.canvas.view.scale if isinstance(board, GraphBoard) else 0
            place = board.place_at(*points[0], slack)
            return [place] if place is not None else []
        return [place for place in near if (at := board.centre(place)) is not None and inside(at, points)]
