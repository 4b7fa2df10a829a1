"""Put a part of a map in, again and again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from uguisu.board import NO_CELL, fills_of, styles_of
from uguisu_changes.edits import Edit
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.parts import moved_places
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.lattice import Cell, Point
from uguisu_editor.map_kinds.grid.parts import moved_cells
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.clipboard import MapPart, fits, put_in
from uguisu_editor.model.stamps import mirrored, turned
from uguisu_editor.tools.marking import accent
from uguisu_editor.tools.tool import Tool, Touch

GHOST = 0.65
"""How solid a part is drawn that is not put in yet."""
FEW = 600
"""Cells of a part that are drawn at most before it is put in."""


class StampTool(Tool):
    """Holds a part of a map under the mouse; a click puts it in."""

    name = "stamp"
    in_bar = True
    key = "V"
    drags = False
    _last: Cell | None = None

    @staticmethod
    def title() -> str:
        return tr("Stamp")

    def help(self) -> str:
        if self.part is None:
            return tr("Select places and copy them (Ctrl+C): this puts them in wherever you click.")
        return tr(
            "Click to put it in, as often as you like; comma and full stop turn it, / mirrors it, Esc puts it down."
        )

    @property
    def layer(self) -> str:  # type: ignore[override]
        """The layer it changes."""
        return "places" if isinstance(self.session.board, GraphBoard) else "terrain"

    @property
    def part(self) -> MapPart | None:
        """What is held."""
        return self.session.choices.stamp

    def turn(self, *, back: bool = False) -> None:
        """Turn what is held."""
        if self.part is not None and self.session.board is not None:
            self.session.choose(stamp=turned(self.part, self.session.board, back=back))

    def mirror(self) -> None:
        """Exchange left and right of what is held."""
        if self.part is not None and self.session.board is not None:
            self.session.choose(stamp=mirrored(self.part, self.session.board))

    # The hand.

    def step(self) -> str:
        return tr("Stamp")

    def press(self, touch: Touch) -> None:
        if not fits(self.session.board, self.part or {"uguisu": ""}):
            self.session.refused.emit(self.help())
            return
        self._last = None
        self._put(touch)

    def move(self, touch: Touch) -> None:
        self._at = touch.x, touch.y
        if isinstance(self.session.board, GridBoard) and self.part is not None:
            self._put(touch)

    def _put(self, touch: Touch) -> None:
        board = self.session.board
        self._at = at = self._snapped(touch)
        cell = board.grid.cell_at(*at) if isinstance(board, GridBoard) else None
        if cell is not None and cell == self._last:
            return
        self._last = cell
        found = self._putting(at)
        if found is not None and self.session.has_room_for(found[1]) and self.session.stroke(found[0]):
            self.session.select(found[1])

    def _putting(self, at: Point) -> tuple[Edit, list[str]] | None:
        board = self.session.board
        if board is None or self.part is None:
            return None
        return put_in(board, self.part, at, self.session.choices.symmetric)

    def hover(self, touch: Touch) -> None:
        self._at = self._snapped(touch)

    def release(self, touch: Touch) -> None:
        self._last = None
        self.session.end_stroke(self.step())

    def cancel(self) -> bool:
        """Esc stops the stroke; without one, it puts the part down."""
        if super().cancel():
            return True
        if self.part is None:
            return False
        self.canvas.put_down.emit()
        return True

    def leave(self) -> None:
        """What is held stays in the hand for the next time."""
        super().cancel()

    def _snapped(self, touch: Touch) -> Point:
        if not isinstance(self.session.board, GraphBoard) or self.session.choices.snap == touch.control:
            return touch.x, touch.y
        step = self.canvas.snap_step()
        return round(touch.x / step) * step, round(touch.y / step) * step

    # What is to be seen.

    def paint(self, painter: QPainter) -> None:
        board = self.session.board
        if self._at is None or self.part is None or not fits(board, self.part):
            return
        painter.save()
        painter.setOpacity(GHOST)
        if isinstance(board, GraphBoard):
            self._paint_graph(painter, board, self.part)
        elif isinstance(board, GridBoard):
            self._paint_cells(painter, board, self.part)
        painter.restore()

    def _paint_graph(self, painter: QPainter, board: GraphBoard, part: MapPart) -> None:
        ghost = kind_of(board).small_board({**part, "places": moved_places(board, part, self._at)})
        if not isinstance(ghost, GraphBoard):
            return
        view = self.canvas.view
        painter.setBrush(accent(self.canvas, alpha=110))
        for place in ghost.places.values():
            if place.shape is not None:
                painter.setPen(QPen(accent(self.canvas), 2))
                painter.drawPolygon(QPolygonF([view.to_screen(*corner) for corner in place.shape]))
        styles = styles_of(link.kind for link in ghost.links)
        for link in ghost.links:
            painter.setPen(QPen(QColor(styles[link.kind].colour), 4))
            for start, end in link.segments:
                painter.drawLine(view.to_screen(*start), view.to_screen(*end))
        radius = max(4.0, board.dot_radius * view.scale)
        painter.setPen(QPen(accent(self.canvas), 2))
        painter.setBrush(QColor("#fffdf8"))
        for place in ghost.places.values():
            if place.shape is None:
                painter.drawEllipse(view.to_screen(*place.at), radius, radius)

    def _paint_cells(self, painter: QPainter, board: GridBoard, part: MapPart) -> None:
        moved = moved_cells(board, part, self._at)
        own = {entry["terrain"]: entry["colour"] for entry in part["legend"].values() if entry.get("colour")}
        own |= {board.terrain(sign): fill for sign, fill in board.fills().items()}
        terrain = {sign: str(entry.get("terrain")) for sign, entry in part["legend"].items()}
        fills = fills_of(terrain.values(), own)
        painter.setPen(QPen(accent(self.canvas), 1.5))
        for x, y, sign in part["cells"][:FEW]:
            if sign != NO_CELL and board.inside(moved[x, y]):
                painter.setBrush(QColor(fills.get(terrain.get(sign, ""), "#888888")))
                painter.drawPolygon(self._outline(board, moved[x, y]))
        styles = styles_of(str(entry.get("kind")) for *_, entry in part["borders"])
        for x0, y0, x1, y1, entry in part["borders"]:
            self._paint_border(
                painter, board, moved[x0, y0], moved[x1, y1], styles[str(entry.get("kind"))].colour
            )

    def _outline(self, board: GridBoard, cell: Cell) -> QPolygonF:
        x, y = board.grid.centre(cell)
        return QPolygonF([self.canvas.view.to_screen(x + dx, y + dy) for dx, dy in board.grid.corners])

    def _paint_border(self, painter: QPainter, board: GridBoard, one: Cell, other: Cell, colour: str) -> None:
        side = board.side_between(one, other)
        if side is None or not board.inside(one) or not board.inside(other):
            return
        outline = self._outline(board, one)
        painter.setPen(QPen(QColor(colour), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(outline.at(side), outline.at((side + 1) % outline.size()))
