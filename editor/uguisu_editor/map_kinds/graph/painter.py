"""How graph maps are drawn."""

from __future__ import annotations

from math import atan2, ceil, cos, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from uguisu.board import styles_of
from uguisu.board.palette import FAINT_INK
from uguisu.views import GroundLook
from uguisu_changes.edits import Change
from uguisu_changes.paths import entries, look
from uguisu_editor.canvas.background import PictureFiles
from uguisu_editor.canvas.marks import (
    Labels,
    draw_handle,
    draw_outline,
    draw_tags,
    label_of,
    region_colours,
    stroke,
    tag_signs,
)
from uguisu_editor.canvas.place_pictures import PlacePictures
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.graph.board import DrawnLink, GraphBoard, Place
from uguisu_editor.model.layers import layers_of
from uguisu_editor.model.parts import regions_of
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_tools.looks import ground_of
from uguisu_tools.looks.textures import texture_within, tower

AROUND = 0.25
"""How much more than the view is drawn on each side, in parts of the view."""
SMALLEST_SIGNS, SMALLEST_LABELS = 0.36, 0.45
"""Parts of the usual size from which on tags and labels are drawn."""
EDGE = 24.0
"""Pixels that there are beside a map that is shown whole."""
USUAL = 64.0
"""Pixels between neighbours that stroke widths are made for."""


class GraphPainter:
    """Paints into one picture, somewhat larger than the view: as long as nothing changes, that is only moved about,
    and stretched while one zooms.
    """

    def __init__(self, session: Session, board: GraphBoard, theme: Theme, files: PictureFiles) -> None:
        self.pictures = PlacePictures(files, board.data)
        self._picture: QPixmap | None = None
        self._live: set[str] = set()
        self._drawn = Viewport()
        self._pixels = 1.0
        self.session = session
        self.board = board
        self.theme = theme
        self.badges = tag_signs(session)
        self._tags_by_region: dict[str, list[str]] | None = None

    def note(self, change: Change) -> None:
        """Draw anew; places that are being dragged are drawn over a picture of all the others."""
        if change.file != "map":
            return
        path = change.path
        if path[:1] in ((), ("regions",)):
            self._tags_by_region = None
        if len(path) > 2 and path[0] == "places" and path[2] in ("at", "shape"):
            entry = look(self.board.data, path[:2])
            name = entry.get("id") if isinstance(entry, dict) else None
            if name in self._live and self.session.in_stroke:
                return
            if isinstance(name, str) and self.session.in_stroke:
                self._live.add(name)
        else:
            self._live.clear()
            self.badges = tag_signs(self.session)
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
        self._selection(painter, view, shown)
        self._words(painter, view, shown, unit)

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
        ground = ground_of(self.session.look, "", self._ground_tags(place))
        fill = QColor(colour) if colour is not None else QColor("#efe7d6")
        traced = self.session.visible("background") and bool(layers_of(self.board.data))
        fill.setAlpha(50 if traced else 110 if colour is not None else 150)
        outline = QPolygonF([view.to_screen(*corner) for corner in place.shape])
        if ground is not None and not traced:
            self._ground(painter, outline, ground, place, unit)
            fill.setAlpha(46 if colour is not None else 0)
        pictured = self.pictures.of(place.tags)
        if pictured is not None:
            self.pictures.fill(painter, outline, pictured)
            fill.setAlpha(50 if colour is not None else 0)
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(FAINT_INK), max(1.0, 1.2 * unit)))
        painter.drawPolygon(outline)

    def _ground(
        self, painter: QPainter, outline: QPolygonF, ground: GroundLook, place: Place, unit: float
    ) -> None:
        """Draw the ground of a zone, textures and all; when it is too small for these, its colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground.fill))
        painter.drawPolygon(outline)
        if ground.texture and unit >= SMALLEST_LABELS:
            corners = [(corner.x(), corner.y()) for corner in outline.toList()]
            marks = texture_within(ground.texture, corners, 0.62 * USUAL * unit, ground.fill, place.number)
            paint_marks(painter, marks)

    def _ground_tags(self, place: Place) -> list[str]:
        """Return what ground a place may be: its tags, and those of the regions that it is in."""
        if self._tags_by_region is None:
            self._tags_by_region = {}
            for _, entry, places in regions_of(self.board.data):
                named = str(entry.get("id", "")).partition("_")[0]
                tags = [named, *(tag for tag in entries(entry, "tags") if isinstance(tag, str))]
                for one in places:
                    self._tags_by_region.setdefault(one, []).extend(tags)
        return [*place.tags, *self._tags_by_region.get(place.id, ())]

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
        styles = styles_of((link.kind for link in self.board.links), self.session.look.edges)
        for link in links:
            for segment in link.segments:
                (x0, y0), (x1, y1) = segment
                box = QRectF(min(x0, x1), min(y0, y1), abs(x1 - x0) or 1e-9, abs(y1 - y0) or 1e-9)
                if not seen.intersects(box):
                    continue
                ends = view.to_screen(x0, y0), view.to_screen(x1, y1)
                if link.number in self.session.selection.links:
                    width = styles[link.kind].width * unit + 7
                    for colour, more in ((self.theme.base, 3), (self.theme.selection, 0)):
                        pen = QPen(QColor(colour), width + more)
                        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                        painter.setPen(pen)
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
        radius = self._radius(view)
        at = view.to_screen(*place.at)
        pictured = self.pictures.of(place.tags)
        ground = ground_of(self.session.look, "", place.tags)
        if ground is not None and ground.texture == "tower" and pictured is None:
            paint_marks(painter, tower((at.x(), at.y()), radius, ground.fill))
            return
        painter.setBrush(QColor("#fffdf8" if ground is None else ground.fill))
        if pictured is not None:
            painter.drawEllipse(at, radius, radius)
            self.pictures.fill_dot(painter, at, radius, pictured)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#2b2722"), 2.0 * min(unit, 1.5)))
        painter.drawEllipse(at, radius, radius)

    def _radius(self, view: Viewport) -> float:
        return max(3.0, self.board.dot_radius * view.scale)

    def _selection(self, painter: QPainter, view: Viewport, shown: list[Place]) -> None:
        """Outline what is selected; a zone alone has handles at its corners."""
        chosen = [place for place in shown if place.id in self.session.selection.places]
        for place in chosen:
            path = QPainterPath()
            if place.shape is None:
                radius = self._radius(view) + 4
                path.addEllipse(view.to_screen(*place.at), radius, radius)
            else:
                path.addPolygon(QPolygonF([view.to_screen(*corner) for corner in place.shape]))
                path.closeSubpath()
            draw_outline(painter, path, self.theme)
        if len(self.session.selection.places) == 1 and chosen and chosen[0].shape is not None:
            corners = chosen[0].shape
            for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
                draw_handle(painter, view.to_screen((x0 + x1) / 2, (y0 + y1) / 2), self.theme, small=True)
            for corner in corners:
                draw_handle(painter, view.to_screen(*corner), self.theme)

    def _words(self, painter: QPainter, view: Viewport, shown: list[Place], unit: float) -> None:
        """Write tags and labels: first of what is selected, then of the widest."""
        labels = Labels(painter, self.theme, 11 * unit, self.session.look.paper or "")
        radius = self._radius(view)
        dots = [place for place in shown if place.shape is None]
        for place in dots:
            at = view.to_screen(*place.at)
            labels.keep_clear(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
        left, top, right, bottom = self.board.bounds
        near = QRectF(view.to_screen(left, top), view.to_screen(right, bottom)).adjusted(-EDGE, 0, EDGE, 0)
        chosen = self.session.selection.places
        for place in sorted(shown, key=lambda place: (place.id not in chosen, -_width(place))):
            at = view.to_screen(*place.at)
            if place.tags and self.session.visible("tags") and unit > SMALLEST_SIGNS:
                sign = max(8.0, min(16.0, radius * 0.8 if place.shape is None else 10 * unit))
                at_tags = at if place.shape is None else at - QPointF(0, sign * 0.9)
                draw_tags(painter, at_tags, place.tags, self.badges, sign)
            if not self.session.visible("labels") or unit <= SMALLEST_LABELS:
                continue
            text = label_of(self.session, place.id, look(self.board.data, ("places", place.number)))
            size = labels.size(text)
            if place.shape is not None:
                labels.draw(text, [at + QPointF(0, size.height() * 0.4)], _width(place) * view.scale * 1.3)
                continue
            down, across = radius + size.height() / 2 + 3, radius + size.width() / 2 + 2
            around = [QPointF(0, down), QPointF(0, -down), QPointF(across, 0), QPointF(-across, 0)]
            slant, low = 0.75 * across, 0.85 * down
            around += [QPointF(x, y) for y in (low, -low) for x in (slant, -slant)]
            spots = [at + away for away in around]
            half = size.width() / 2
            # Where the whole map is seen, a name beside it would be cut: better none, for it is told on hover.
            near_by = [
                spot for spot in spots if near.left() <= spot.x() - half and spot.x() + half <= near.right()
            ]
            labels.draw(text, near_by)


def _width(place: Place) -> float:
    xs = [x for x, _ in place.shape or ()]
    return max(xs) - min(xs) if xs else 0.0
