"""Regions by lasso."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.inside import inside
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.regions import COLOURS, extend_region, new_regions, region_copies
from uguisu_editor.tools.marking import mark_path
from uguisu_editor.tools.tool import Tool, Touch

SLACK = 8.0


class LassoTool(Tool):
    """Draws round places: they become a region, or join the chosen one."""

    name = "lasso"
    in_bar = True
    key = "O"
    layer = "regions"

    def __init__(self, canvas: object) -> None:
        super().__init__(canvas)  # type: ignore[arg-type]
        self._points: list[Point] = []

    @staticmethod
    def title() -> str:
        return tr("Region lasso")

    @classmethod
    def word(cls) -> str:
        return tr("Lasso")

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
            first = len(regions_of(board.data))
            sets = region_copies(board, places, self.session.choices.symmetric)
            self.session.do(tr("New region"), new_regions(board.data, sets, COLOURS))
            found = regions_of(board.data)
            if len(found) > first:
                self.session.choose(region=found[first][1].get("id", ""))

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
