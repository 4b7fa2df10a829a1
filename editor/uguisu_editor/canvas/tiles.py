"""A large drawing kept in tiles, so that panning and zooming only move pictures about.

A tile holds a block of cells. One drawn at another scale is stretched until there is time to draw it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from time import perf_counter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.lattice import Cell

BLOCK = 16
"""Columns and rows of cells in a tile."""
STRIP = 130.0
"""Device pixels of rows that are drawn before it is asked whether there is time for more."""
MARGIN = 0.35
"""Map units around a block that a tile has room for: borders are drawn across the edges."""

Draw = Callable[[QPainter, range, range, float], bool]
"""Draws the cells of some columns and rows, the painter set so that map units are multiplied by the given scale; tells
whether there was anything to draw.
"""


_Kept = tuple[QPixmap | None, float, QRectF]
"""A tile: its picture if there is anything on it, its scale, and the map units that it covers."""


class _Drawing:
    """A tile that is drawn some rows at a time."""

    def __init__(self, columns: range, rows: range, area: QRectF, scale: float) -> None:
        self.scale = scale
        self._columns, self._rows, self._next = columns, rows, rows.start
        self._drawn = False
        # The corner lies on a whole pixel of the map's raster, so that tiles at rest meet without a seam.
        self._left, self._top = int(area.left() * scale // 1), int(area.top() * scale // 1)
        wide, high = ceil(area.right() * scale) - self._left + 1, ceil(area.bottom() * scale) - self._top + 1
        self._pixmap = QPixmap(max(1, wide), max(1, high))
        self._pixmap.fill(Qt.GlobalColor.transparent)
        self._area = QRectF(self._left / scale, self._top / scale, wide / scale, high / scale)

    def draw_some(self, draw: Draw, *, by_rows: bool) -> bool:
        """Draw a few rows more, or all; tell whether those were the last."""
        few = max(1, int(STRIP / self.scale)) if by_rows else BLOCK
        rows = range(self._next, min(self._next + few, self._rows.stop))
        painter = QPainter(self._pixmap)
        painter.translate(-self._left, -self._top)
        self._drawn = draw(painter, self._columns, rows, self.scale) or self._drawn
        painter.end()
        self._next = rows.stop
        return self._next >= self._rows.stop

    @property
    def kept(self) -> _Kept:
        """The tile."""
        return self._pixmap if self._drawn else None, self.scale, self._area


class TileLayer:
    """Tiles of one layer of a grid board."""

    def __init__(self, board: GridBoard, draw: Draw, *, by_rows: bool = False) -> None:
        self.board = board
        self.draw_cells = draw
        self._by_rows = by_rows
        self._tiles: dict[Cell, _Kept] = {}
        self._stale: set[Cell] = set()
        self._begun: tuple[Cell, _Drawing] | None = None
        """A tile of which some rows are drawn: close up, all of them take longer than a frame."""

    def clear(self) -> None:
        """Draw everything anew; what there is stands in until then."""
        self._begun = None
        self._stale.update(self._tiles)

    def touch(self, columns: range, rows: range) -> None:
        """Draw anew what holds these cells."""
        self._begun = None
        for ty in range(rows.start // BLOCK, (rows.stop - 1) // BLOCK + 1):
            for tx in range(columns.start // BLOCK, (columns.stop - 1) // BLOCK + 1):
                self._stale.add((tx, ty))

    def paint(
        self, painter: QPainter, view: Viewport, pixels: float, deadline: float, *, exact: bool
    ) -> bool:
        """Paint what is seen; tell whether all of it is up to date.

        `pixels` are device pixels a pixel. After `deadline` (of `perf_counter`) nothing is drawn anew except tiles that
        changed. `exact` asks for tiles drawn at just this scale, as when the map stands still.
        """
        wanted = view.scale * pixels
        done = True
        for tile in self._seen(view):
            kept = self._tiles.get(tile)
            stale = tile in self._stale
            fits = kept is not None and (kept[1] == wanted if exact else 0.6 <= wanted / kept[1] <= 1.7)
            if kept is None or stale or not fits:
                drawn = self._render(tile, wanted, None if stale else deadline)
                if drawn is not None:
                    kept = self._tiles[tile] = drawn
                    self._stale.discard(tile)
                else:
                    done = False
            if kept is not None and kept[0] is not None:
                _, _, area = kept
                corner = view.to_screen(area.left(), area.top())
                target = QRectF(corner.x(), corner.y(), area.width() * view.scale, area.height() * view.scale)
                if kept[1] == wanted:
                    target.setSize(kept[0].size() / pixels)
                    target.moveTo(round(corner.x() * pixels) / pixels, round(corner.y() * pixels) / pixels)
                painter.drawPixmap(target, kept[0], QRectF(kept[0].rect()))
        self._forget_far(view)
        return done

    def _seen(self, view: Viewport) -> Iterable[Cell]:
        seen = view.seen(1.5)
        columns, rows = self.board.grid.span(seen.left(), seen.top(), seen.right(), seen.bottom())
        left, right = max(0, columns.start), min(self.board.columns, columns.stop)
        top, bottom = max(0, rows.start), min(self.board.height, rows.stop)
        if left >= right or top >= bottom:
            return []
        return [
            (tx, ty)
            for ty in range(top // BLOCK, (bottom - 1) // BLOCK + 1)
            for tx in range(left // BLOCK, (right - 1) // BLOCK + 1)
        ]

    def _render(self, tile: Cell, scale: float, deadline: float | None) -> _Kept | None:
        """Return a tile when all of it is drawn; None if there is no time left: then it goes on from there the next time."""
        if deadline is not None and perf_counter() >= deadline:
            return None
        begun = self._begun[1] if self._begun is not None and self._begun[0] == tile else None
        if begun is None or begun.scale != scale:
            columns = range(tile[0] * BLOCK, min((tile[0] + 1) * BLOCK, self.board.columns))
            rows = range(tile[1] * BLOCK, min((tile[1] + 1) * BLOCK, self.board.height))
            begun = _Drawing(columns, rows, self._area(columns, rows), scale)
        self._begun = None
        while not begun.draw_some(self.draw_cells, by_rows=self._by_rows):
            if deadline is not None and perf_counter() >= deadline:
                self._begun = tile, begun
                return None
        return begun.kept

    def _area(self, columns: range, rows: range) -> QRectF:
        grid = self.board.grid
        corners = [
            grid.centre((column, row))
            for column in {columns.start, columns.start + 1, columns.stop - 2, columns.stop - 1}
            for row in {rows.start, rows.start + 1, rows.stop - 2, rows.stop - 1}
        ]
        wide, high = grid.width / 2 + MARGIN, grid.height / 2 + MARGIN
        left, top = min(x for x, _ in corners) - wide, min(y for _, y in corners) - high
        right, bottom = max(x for x, _ in corners) + wide, max(y for _, y in corners) + high
        return QRectF(left, top, right - left, bottom - top)

    def _forget_far(self, view: Viewport) -> None:
        """Keep memory in bounds: close up, tiles far away are dropped."""
        if len(self._tiles) <= 400 or view.scale < 8:
            return
        near = set(self._seen(view))
        for tile in list(self._tiles):
            if tile not in near:
                del self._tiles[tile]
