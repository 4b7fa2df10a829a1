"""How graph maps are drawn."""

from __future__ import annotations

from math import atan2, ceil, cos, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from uguisu.board.palette import FAINT_INK, LineStyle, styles_of
from uguisu_editor.canvas.grid_painter import draw_tags, region_colours
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.model.edits import Change
from uguisu_editor.model.graph_board import DrawnLink, GraphBoard, Place
from uguisu_editor.model.paths import MISSING, look
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme

AROUND = 0.25
"""How much more than the view is drawn on each side, in parts of the view."""
LEAST_LETTERS = 5.0
"""A zone that has not this much room bears no words."""
USUAL = 64.0
"""Pixels between neighbours that stroke widths are made for."""


class GraphPainter:
    """Paints into one picture, somewhat larger than the view: as long as nothing changes, that is only moved about,
    and stretched while one zooms.
    """

    def __init__(self, session: Session, board: GraphBoard, theme: Theme) -> None:
        self._picture: QPixmap | None = None
        self._live: set[str] = set()
        self._drawn = Viewport()
        self._pixels = 1.0
        self.session = session
        self.board = board
        self.theme = theme

    def note(self, change: Change) -> None:
        """Draw anew; places that are being dragged are drawn over a picture of all the others."""
        if change.file != "map":
            return
        path = change.path
        if len(path) > 2 and path[0] == "places" and path[2] in ("at", "shape"):
            entry = look(self.board.data, path[:2])
            name = entry.get("id") if isinstance(entry, dict) else None
            if name in self._live and self.session.in_stroke:
                return
            if isinstance(name, str) and self.session.in_stroke:
                self._live.add(name)
        else:
            self._live.clear()
        self._picture = None

    def note_selection(self) -> None:
        """Draw anew."""
        self._picture = None

    def restyle(self, theme: Theme) -> None:
        """Draw in another theme, or with other layers."""
        self.theme = theme
        self._picture = None

    def paint(
        self, painter: QPainter, view: Viewport, pixels: float, deadline: float, *, exact: bool
    ) -> bool:
        """Paint what is seen; tell whether all of it is up to date: always, once the map stands still."""
        if self._picture is None or self._pixels != pixels or not self._will_do(view, exact=exact):
            self._draw(view, pixels)
        assert self._picture is not None
        corner = view.to_screen(self._drawn.left, self._drawn.top)
        stretch = view.scale / self._drawn.scale
        size = self._drawn.size
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, stretch != 1.0)
        if stretch == 1.0:
            corner = QPointF(round(corner.x() * pixels) / pixels, round(corner.y() * pixels) / pixels)
        target = QRectF(corner.x(), corner.y(), size.width() * stretch, size.height() * stretch)
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
        if self._live and not self.session.in_stroke:
            self._live.clear()
            self._picture = None
            return False
        if self._live:
            self._paint_all(painter, view, live=True)
        return True

    def _will_do(self, view: Viewport, *, exact: bool) -> bool:
        """Whether the picture covers what is seen, at a scale that is near enough."""
        stretch = view.scale / self._drawn.scale
        if (exact and stretch != 1.0) or not 0.6 <= stretch <= 1.7:
            return False
        left, top, right, bottom = self.board.bounds
        everything = QRectF(left, top, right - left, bottom - top)
        return self._drawn.seen().contains(view.seen().intersected(everything))

    def _draw(self, view: Viewport, pixels: float) -> None:
        around = self._drawn
        around.scale = view.scale
        margin_x, margin_y = view.size.width() * AROUND / view.scale, view.size.height() * AROUND / view.scale
        around.left, around.top = view.left - margin_x, view.top - margin_y
        wide, high = view.size.width() * (1 + 2 * AROUND), view.size.height() * (1 + 2 * AROUND)
        around.size = QSizeF(ceil(wide), ceil(high))
        self._pixels = pixels
        self._picture = QPixmap((around.size * pixels).toSize())
        self._picture.setDevicePixelRatio(pixels)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        self._paint_all(painter, around, live=False)
        painter.end()

    def _paint_all(self, painter: QPainter, view: Viewport, *, live: bool) -> None:
        """Paint the places that are being dragged and the links at them, or all the others."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        seen = view.seen(self.board.spacing)
        unit = max(0.35, min(2.5, self.board.spacing * view.scale / USUAL))
        regions = self._region_of()
        shown = [
            place
            for place in self.board.places.values()
            if (place.id in self._live) == live and self._near(place, seen)
        ]
        if self.session.visible("places"):
            for place in shown:
                if place.shape is not None:
                    self._zone(painter, view, place, regions.get(place.id), unit)
        if self.session.visible("regions"):
            for place in shown:
                if place.shape is None and place.id in regions:
                    self._halo(painter, view, place, regions[place.id], unit)
        if self.session.visible("links"):
            links = [link for link in self.board.links if live != self._live.isdisjoint(link.ends)]
            self._links(painter, view, seen, unit, links)
        if self.session.visible("places"):
            for place in shown:
                if place.shape is None:
                    self._dot(painter, view, place, unit)
        for place in shown:
            self._words(painter, view, place, unit)

    def _near(self, place: Place, seen: QRectF) -> bool:
        if place.shape is None:
            return seen.contains(QPointF(*place.at))
        xs, ys = [x for x, _ in place.shape], [y for _, y in place.shape]
        return seen.intersects(QRectF(min(xs), min(ys), max(xs) - min(xs) or 1e-9, max(ys) - min(ys) or 1e-9))

    def _region_of(self) -> dict[str, QColor]:
        if not self.session.visible("regions"):
            return {}
        return {place: colour for _, colour, places in region_colours(self.board.data) for place in places}

    def _zone(
        self, painter: QPainter, view: Viewport, place: Place, colour: QColor | None, unit: float
    ) -> None:
        assert place.shape is not None
        fill = QColor(colour) if colour is not None else QColor("#efe7d6")
        traced = self.session.visible("background") and look(self.board.data, ("background",)) is not MISSING
        fill.setAlpha(50 if traced else 110 if colour is not None else 150)
        if place.id in self.session.selection.places:
            fill = QColor(self.theme.accent)
            fill.setAlpha(130)
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(FAINT_INK), max(1.0, 1.2 * unit)))
        painter.drawPolygon(QPolygonF([view.to_screen(*corner) for corner in place.shape]))

    def _halo(self, painter: QPainter, view: Viewport, place: Place, colour: QColor, unit: float) -> None:
        tint = QColor(colour)
        tint.setAlpha(80)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        radius = self.board.dot_radius * view.scale * 2.1
        painter.drawEllipse(view.to_screen(*place.at), radius, radius)

    def _links(
        self, painter: QPainter, view: Viewport, seen: QRectF, unit: float, links: list[DrawnLink]
    ) -> None:
        styles = styles_of(link.kind for link in self.board.links)
        for link in links:
            for segment in link.segments:
                (x0, y0), (x1, y1) = segment
                box = QRectF(min(x0, x1), min(y0, y1), abs(x1 - x0) or 1e-9, abs(y1 - y0) or 1e-9)
                if not seen.intersects(box):
                    continue
                ends = view.to_screen(x0, y0), view.to_screen(x1, y1)
                if link.number in self.session.selection.links:
                    width = styles[link.kind].width * unit + 7
                    painter.setPen(
                        QPen(QColor(self.theme.accent), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                    )
                    painter.drawLine(*ends)
                stroke(painter, ends, styles[link.kind], unit)
                if link.one_way and not link.on_border:
                    self._arrow(painter, link, ends, unit)

    def _arrow(self, painter: QPainter, link: DrawnLink, ends: tuple[QPointF, QPointF], unit: float) -> None:
        middle = (ends[0] + ends[1]) / 2
        angle = atan2(ends[1].y() - ends[0].y(), ends[1].x() - ends[0].x())
        size = 9 * unit
        corners = [
            QPointF(middle.x() + size * cos(angle + turn), middle.y() + size * sin(angle + turn))
            for turn in (0.0, 2.5, -2.5)
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.ink))
        painter.drawPolygon(QPolygonF(corners))

    def _dot(self, painter: QPainter, view: Viewport, place: Place, unit: float) -> None:
        radius = max(3.0, self.board.dot_radius * view.scale)
        selected = place.id in self.session.selection.places
        painter.setPen(
            QPen(
                QColor(self.theme.accent if selected else "#2b2722"),
                (3.5 if selected else 2.0) * min(unit, 1.5),
            )
        )
        painter.setBrush(QColor(self.theme.accent).lighter(170) if selected else QColor("#fffdf8"))
        painter.drawEllipse(view.to_screen(*place.at), radius, radius)

    def _words(self, painter: QPainter, view: Viewport, place: Place, unit: float) -> None:
        at = view.to_screen(*place.at)
        radius = max(3.0, self.board.dot_radius * view.scale)
        if place.shape is not None:
            xs = [x for x, _ in place.shape]
            letters = (max(xs) - min(xs)) * view.scale / (6.2 * max(1.0, unit))
            if letters < LEAST_LETTERS or (letters < len(place.id) * 0.85 and unit < 1.2):
                return  # a small zone of a large castle: its words would lie over its neighbours
        if place.tags and self.session.visible("tags"):
            draw_tags(painter, at, place.tags, radius * 2.6, self.theme)
        if self.session.visible("labels") and unit > 0.45:
            font = QFont(painter.font())
            font.setBold(False)
            font.setPixelSize(max(8, min(15, round(11 * unit))))
            painter.setFont(font)
            shift = 0.0 if place.shape is not None else radius + 2
            box = QRectF(at.x() - 90, at.y() + shift + (8 if place.shape is not None else 0), 180, 20)
            across = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            halo = QColor(self.theme.paper)
            halo.setAlpha(150)
            painter.setPen(halo)
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                painter.drawText(box.translated(dx, dy), across, place.id)
            painter.setPen(QColor(self.theme.ink))
            painter.drawText(box, across, place.id)


def stroke(painter: QPainter, ends: tuple[QPointF, QPointF], style: LineStyle, unit: float) -> None:
    """Draw a line in the style of a kind of link."""
    for colour, width in ((style.colour, style.width * unit), (style.core, style.width * unit * 0.5)):
        if colour is None:
            continue
        pen = QPen(QColor(colour), max(1.0, width))
        dotted = bool(style.dash) and style.dash[0] < 1
        flat = bool(style.dash) and not dotted
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
        if style.dash:
            pen.setDashPattern([max(0.1, part * unit / max(1.0, width)) for part in style.dash])
        painter.setPen(pen)
        painter.drawLine(*ends)
