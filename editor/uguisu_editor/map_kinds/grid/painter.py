"""How square and hex maps are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from uguisu.board import NO_CELL, cell_id, ink_on, styles_of
from uguisu.views import GroundLook
from uguisu_changes.edits import Change
from uguisu_changes.paths import entries
from uguisu_editor.canvas.background import PictureFiles
from uguisu_editor.canvas.marks import (
    LEAST_LETTERS,
    Shown,
    draw_outline,
    draw_outlined,
    draw_tags,
    label_of,
    region_colours,
)
from uguisu_editor.canvas.place_pictures import PlacePictures
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.canvas.tiles import BLOCK, TileLayer
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import cells_of
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.model.parts import tags_of
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_tools.looks import ground_of, texture_of
from uguisu_tools.looks.ground import fill_of
from uguisu_tools.looks.textures import dark as darker

MINUTE = 3.0
"""Pixels a map unit below which cells are drawn as plain spots."""
LETTERED = 32.0
"""Pixels a map unit from which on cells bear their ids."""
STROKE = 0.045
"""Width of a border's stroke in map units, for each pixel of its style."""
TEXTURED = 20.0
"""Pixels a map unit from which on ground has its texture."""
NIGHTFALL = 0.45
"""How much darker a colour without one for the night gets."""
HEX_SIDES = 6
INSET = 0.94
"""How far within its cells an outline is drawn."""
UNKNOWN = QColor("#ff00aa")
"""Of cells whose sign is not in the legend."""


class GridPainter:
    """Two layers of tiles: the terrain, and what lies on it (borders, regions, tags, the selection)."""

    def __init__(self, session: Session, board: GridBoard, theme: Theme, files: PictureFiles) -> None:
        self.pictures = PlacePictures(files, board.data)
        self.session = session
        self.board = board
        self.theme = theme
        self.terrain = TileLayer(board, self._draw_terrain)
        self.textures = TileLayer(board, self._draw_textures, by_rows=True)
        """They take so long close up that a tile of them is drawn in several frames."""
        self.features = TileLayer(board, self._draw_features)
        self._selected: set[str] = set()
        self._selected_borders: set[int] = set()
        self._regions: dict[str, QColor] | None = None
        self.shown = Shown({}, regions=False)
        self._pixels = 1.0
        """Device pixels a pixel: tiles are drawn in device pixels, and letters and outlines keep their size in them."""
        self._read_legend()
        self._read_borders()

    # What changes.

    def note(self, change: Change) -> None:
        """Draw anew what a change touched."""
        head = change.path[0] if change.path else None
        if change.spans is not None:
            for row, (first, last) in change.spans.items():
                self.terrain.touch(range(first, last + 1), range(row, row + 1))
                self.textures.touch(range(first, last + 1), range(row, row + 1))
                self.features.touch(range(first, last + 1), range(row, row + 1))
            return
        if head in (None, "rows", "legend", "pictures"):
            self._read_legend()
            self.terrain.clear()
            self.textures.clear()
        if head in (None, "regions"):
            self._regions = None
        if head == "borders":
            self._note_borders()
        elif head in (None, "rows", "cells", "regions", "legend", "pictures"):
            self.features.clear()
        if head in (None, "borders"):
            self._read_borders()

    def show_marks(self, shown: Shown) -> None:
        """Show as much of what cells are as is wanted now."""
        if shown != self.shown:
            self.shown = shown
            self.features.clear()

    def show_standing(self, standing: dict[str, QRectF]) -> None:
        """What stands on a cell leaves room for its name."""

    def write_names(self, painter: QPainter, view: Viewport) -> None:
        """Cells are told by the rim and by what is painted through a layer; nothing is written twice."""

    def note_selection(self) -> None:
        """Draw anew the cells that came into the selection or left it."""
        new = set(self.session.selection.places)
        borders = self.session.selection.links
        if borders != self._selected_borders:
            self._selected_borders = set(borders)
            self.features.clear()
        for column, row in cells_of(new ^ self._selected):
            self.features.touch(range(column, column + 1), range(row, row + 1))
        self._selected = new

    def restyle(self, theme: Theme) -> None:
        """Draw everything in another theme, or with other layers."""
        self.theme = theme
        self.terrain.clear()
        self.textures.clear()
        self.features.clear()

    def _note_borders(self) -> None:
        before, now = self._borders_before, self._border_cells()
        changed = {pair for pair in before.keys() | now.keys() if before.get(pair) != now.get(pair)}
        for column, row in cells_of(place for pair in changed for place in pair):
            self.features.touch(range(column - 1, column + 2), range(row - 1, row + 2))

    def _border_cells(self) -> dict[tuple[str, str], tuple[str, ...]]:
        return {
            pair: tuple(self.board.border_kind(number) for number in numbers)
            for pair, numbers in self.board.borders.items()
        }

    def _read_legend(self) -> None:
        """Read which colour and which ground belongs to a sign; a colour of the legend goes before the game's."""
        night, legend = self.session.as_played and self.session.look.night, self.board.data.get("legend")
        self.fills: dict[str, QColor] = {}
        self.grounds: dict[str, GroundLook] = {}
        for sign, colour in self.board.fills().items():
            ground = ground_of(self.session.look, self.board.terrain(sign) or "")
            if ground is not None:
                self.grounds[sign] = ground
            entry = legend.get(sign) if isinstance(legend, dict) else None
            own = isinstance(entry, dict) and entry.get("colour") is not None
            fill = darker(colour, NIGHTFALL) if night else colour
            self.fills[sign] = QColor(fill if ground is None or own else fill_of(ground, night=night))
        self._lay_things()

    def _lay_things(self) -> None:
        """Have cells with a thing on them in the colour of the ground about; the thing keeps its own."""
        about = self.board.ground_about(self.session.look)
        lying = [sign for sign in self.fills if self.board.terrain(sign) in self.session.look.lying]
        self.things = {sign: self.fills[sign] for sign in lying}
        if about in self.fills:
            self.fills |= dict.fromkeys(lying, self.fills[about])

    def _read_borders(self) -> None:
        self._borders_before = self._border_cells()
        self._styles = styles_of(
            sorted({kind for kinds in self._borders_before.values() for kind in kinds}),
            self.session.look.edges,
        )
        self._borders_in: dict[Cell, list[tuple[str, str]]] = {}
        for pair in self._borders_before:
            for column, row in cells_of(pair[:1]):
                self._borders_in.setdefault((column // BLOCK, row // BLOCK), []).append(pair)

    # Painting.

    def paint(
        self, painter: QPainter, view: Viewport, pixels: float, deadline: float, *, exact: bool
    ) -> bool:
        """Paint what is seen; tell whether all of it is up to date."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, exact)
        self._pixels = pixels
        done = True
        if self.session.visible("terrain"):
            done = self.terrain.paint(painter, view, pixels, deadline, exact=exact)
            if self.grounds:
                done = self.textures.paint(painter, view, pixels, deadline, exact=exact) and done
        return self.features.paint(painter, view, pixels, deadline, exact=exact) and done

    def _draw_terrain(self, painter: QPainter, columns: range, rows: range, scale: float) -> bool:
        if scale < MINUTE:
            return self._draw_spots(painter, columns, rows, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        corners = self.board.grid.corners
        shape = QPolygonF([QPointF(x * scale, y * scale) for x, y in (*corners, corners[0])])
        paths: dict[str, QPainterPath] = {}
        for sign, x, y in self._signs(columns, rows):
            path = paths.get(sign)
            if path is None:
                path = paths[sign] = QPainterPath()
                path.setFillRule(Qt.FillRule.WindingFill)
            path.addPolygon(shape.translated(x * scale, y * scale))
        lined = self.session.visible("grid")
        grid = QColor("#1c2b2a" if self.session.as_played and self.session.look.night else self.theme.grid)
        grid.setAlpha(90 if self.session.as_played else 255)
        pen = QPen(grid, self._pixels * max(0.6, min(1.5, scale / self._pixels / 24)))
        pictured = {sign: name for sign in paths if (name := self.pictures.of([self.board.terrain(sign)]))}
        if pictured:
            self._draw_pictures(painter, columns, rows, scale, pictured)
        for sign, path in paths.items():
            if sign in pictured and not lined:
                continue
            colour = self.fills.get(sign, UNKNOWN)
            painter.setPen(pen if lined else QPen(colour, 1))
            painter.setBrush(colour if sign not in pictured else QBrush(Qt.BrushStyle.NoBrush))
            painter.drawPath(path)
            if sign not in self.fills:  # nobody says what it is: no colour alone would tell that
                painter.setBrush(QBrush(QColor("#ffffff"), Qt.BrushStyle.BDiagPattern))
                painter.drawPath(path)
        return bool(paths)

    def _draw_textures(self, painter: QPainter, columns: range, rows: range, scale: float) -> bool:
        """Draw what lies on the ground of cells, besides its colour."""
        if scale < max(MINUTE, TEXTURED * self._pixels):
            return False
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        textured = {
            sign
            for sign, ground in self.grounds.items()
            if ground.texture and not self.pictures.of([self.board.terrain(sign)])
        }
        drawn = False
        apart = scale * (3**0.5 if self.board.grid.sides == HEX_SIDES else 1.0)
        cells = [
            (row, number, *cell)
            for row in rows
            for number, cell in enumerate(self._signs(columns, range(row, row + 1)))
        ]
        for row, number, sign, x, y in cells:
            if sign in textured:
                seed = (
                    columns.start * 7919 + row * 104729 + number
                )  # of the row: tiles are drawn some rows at a time
                fill = self.things.get(sign, self.fills[sign]).name()
                texture = self.grounds[sign].texture
                paint_marks(painter, texture_of(texture, (x * scale, y * scale), apart, fill, seed))
                drawn = True
        return drawn

    def _draw_pictures(
        self, painter: QPainter, columns: range, rows: range, scale: float, pictured: dict[str, str]
    ) -> None:
        """Draw the pictures of terrains, one to a cell; they may let the terrain's colour through."""
        corners = self.board.grid.corners
        shape = QPolygonF([QPointF(x * scale, y * scale) for x, y in corners])
        for sign, x, y in self._signs(columns, rows):
            if sign in pictured:
                outline = shape.translated(x * scale, y * scale)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.fills.get(sign, UNKNOWN))
                painter.drawPolygon(outline)
                self.pictures.fill(painter, outline, pictured[sign])

    def _draw_spots(self, painter: QPainter, columns: range, rows: range, scale: float) -> bool:
        """Draw cells too small to have a shape; each a little larger than it is, so that no gaps are left."""
        wide, high = self.board.grid.width * scale * 0.85 + 1, self.board.grid.height * scale + 1
        spots: dict[str, list[QRectF]] = {}
        for sign, x, y in self._signs(columns, rows):
            spots.setdefault(sign, []).append(QRectF(x * scale - wide / 2, y * scale - high / 2, wide, high))
        painter.setPen(Qt.PenStyle.NoPen)
        for sign, found in spots.items():
            painter.setBrush(self.fills.get(sign, UNKNOWN))
            painter.drawRects(found)
        return bool(spots)

    def _signs(self, columns: range, rows: range) -> Iterator[tuple[str, float, float]]:
        """Yield the sign and centre of each cell. Centres are sums of a part for the column and one for the row."""
        lines, centre = self.board.rows, self.board.grid.centre
        across = [(column, *centre((column, 0))) for column in columns]
        first_x, first_y = centre((columns.start, 0))
        for row in rows:
            line = lines[row]
            x, y = centre((columns.start, row))
            dx, dy = x - first_x, y - first_y
            end = len(line)
            for column, cx, cy in across:
                if column < end and line[column] != NO_CELL:
                    yield line[column], cx + dx, cy + dy

    def _draw_features(self, painter: QPainter, columns: range, rows: range, scale: float) -> bool:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        visible = self.session.visible
        labelled = visible("labels") and scale >= LETTERED * self._pixels
        tagged = bool(self.board.extras) and (visible("tags") or "pictures" in self.board.data)
        coloured = visible("regions") and bool(self._coloured())
        bordered = visible("borders") and (columns.start // BLOCK, rows.start // BLOCK) in self._borders_in
        cells: list[Cell] = []
        if labelled or tagged or coloured or self._selected:
            cells = [(column, row) for row in rows for column in columns if self.board.has((column, row))]
        if coloured:
            self._draw_regions(painter, cells, scale)
        if labelled:
            self._draw_labels(painter, cells, scale)
        if tagged:
            self._draw_tags(painter, cells, scale)
        if bordered:
            self._draw_borders(painter, columns, rows, scale)
        if self._selected:
            self._draw_selection(painter, cells, scale)
        return bool(cells) or bordered

    def _coloured(self) -> dict[str, QColor]:
        """The colour of each cell that belongs to a region."""
        if self._regions is None:
            self._regions = {
                place: colour for _, colour, places in region_colours(self.board.data) for place in places
            }
        return self._regions

    def _outline(self, cell: Cell, scale: float) -> QPolygonF:
        x, y = self.board.grid.centre(cell)
        return QPolygonF([QPointF((x + dx) * scale, (y + dy) * scale) for dx, dy in self.board.grid.corners])

    def _draw_regions(self, painter: QPainter, cells: list[Cell], scale: float) -> None:
        regions, grid = self._coloured(), self.board.grid
        for cell in cells:
            colour = regions.get(cell_id(*cell))
            if colour is None:
                continue
            tint = QColor(colour)
            tint.setAlpha(70)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPolygon(self._outline(cell, scale))
            painter.setPen(QPen(colour, max(1.0, 0.08 * scale)))
            x, y = grid.centre(cell)
            for side in range(grid.sides):
                if regions.get(cell_id(*grid.beside(cell, side))) != colour:
                    (ax, ay), (bx, by) = grid.corners[side], grid.corners[(side + 1) % grid.sides]
                    painter.drawLine(
                        QPointF((x + ax * INSET) * scale, (y + ay * INSET) * scale),
                        QPointF((x + bx * INSET) * scale, (y + by * INSET) * scale),
                    )

    def _draw_labels(self, painter: QPainter, cells: list[Cell], scale: float) -> None:
        font = QFont(painter.font())
        font.setPixelSize(round(self._pixels * max(LEAST_LETTERS, min(14, scale / self._pixels * 0.2))))
        painter.setFont(font)
        grid, extras = self.board.grid, self.board.extras
        entries_of, rimmed = entries(self.board.data, "cells"), grid.boxes
        for cell in cells:
            place = cell_id(*cell)
            entry = entries_of[extras[place]] if place in extras else None
            told = label_of(self.session, place, entry)
            if rimmed and told == place:  # rows and columns of squares are told at the rim
                continue
            x, y = grid.centre(cell)
            fill = self.fills.get(self.board.sign(cell), QColor("#888888"))
            colour = QColor(ink_on(fill.name()))
            colour.setAlpha(150)
            painter.setPen(colour)
            high = (y - grid.height * 0.47) * scale if rimmed else (y + grid.height * 0.47 - 0.34) * scale
            box = QRectF((x - 0.9) * scale, high, 1.8 * scale, 0.34 * scale)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)

    def _draw_tags(self, painter: QPainter, cells: list[Cell], scale: float) -> None:
        extras = self.board.extras
        for cell in cells:
            number = extras.get(cell_id(*cell))
            if number is None:
                continue
            tags = tags_of(entries(self.board.data, "cells")[number])
            x, y = self.board.grid.centre(cell)
            pictured = self.pictures.of(tags)
            if pictured is not None:
                self.pictures.fill(painter, self._outline(cell, scale), pictured)
                tags = tuple(tag for tag in tags if tag != pictured)
            if self.session.visible("tags"):
                draw_outlined(
                    painter, self._outline(cell, scale), tags, self.session.look.outlined, self._pixels
                )
                sign = max(4.0, min(16.0 * self._pixels, scale * 0.3))
                draw_tags(painter, QPointF(x * scale, y * scale), tags, self.shown.signs, sign)

    def _draw_borders(self, painter: QPainter, columns: range, rows: range, scale: float) -> None:
        tile = columns.start // BLOCK, rows.start // BLOCK
        for one, other in self._borders_in.get(tile, ()):
            segment = self.board.segment(one, other)
            if segment is None:
                continue
            ends = [QPointF(x * scale, y * scale) for x, y in segment]
            for number in self.board.borders[one, other]:
                style = self._styles[self.board.border_kind(number)]
                width = max(1.5, style.width * STROKE * scale * 0.5)
                if number in self.session.selection.links:
                    _stroke(painter, ends, QColor(self.theme.base), width + 8)
                    _stroke(painter, ends, QColor(self.theme.selection), width + 5)
                _stroke(painter, ends, QColor(style.colour), width, style.dash)
                if style.core is not None:
                    _stroke(painter, ends, QColor(style.core), width * 0.45, style.dash)

    def _draw_selection(self, painter: QPainter, cells: list[Cell], scale: float) -> None:
        path, grid = QPainterPath(), self.board.grid
        for cell in cells:
            if cell_id(*cell) not in self._selected:
                continue
            x, y = grid.centre(cell)
            for side in range(grid.sides):
                if cell_id(*grid.beside(cell, side)) not in self._selected:
                    (ax, ay), (bx, by) = grid.corners[side], grid.corners[(side + 1) % grid.sides]
                    path.moveTo((x + ax * INSET) * scale, (y + ay * INSET) * scale)
                    path.lineTo((x + bx * INSET) * scale, (y + by * INSET) * scale)
        draw_outline(painter, path, self.theme, self._pixels)


def _stroke(
    painter: QPainter, ends: list[QPointF], colour: QColor, width: float, dash: tuple[float, ...] = ()
) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if not dash else Qt.PenCapStyle.FlatCap)
    if dash:
        pen.setDashPattern([max(0.1, part / 4) for part in dash])
    painter.setPen(pen)
    painter.drawLine(ends[0], ends[1])
