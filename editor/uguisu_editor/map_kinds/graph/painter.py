"""How graph maps are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import atan2, ceil, cos, floor, sin

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRegion

from uguisu.board import styles_of
from uguisu.board.palette import FAINT_INK
from uguisu.views import GroundLook
from uguisu_changes.edits import Change
from uguisu_changes.paths import look
from uguisu_editor.canvas.background import PictureFiles
from uguisu_editor.canvas.marks import (
    LARGEST_DOT,
    Lettering,
    Shown,
    Taken,
    draw_crossing,
    draw_handle,
    draw_outline,
    draw_outlined,
    draw_tags,
    label_of,
    region_colours,
    stroke,
)
from uguisu_editor.canvas.place_pictures import PlacePictures
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.graph.board import DrawnLink, GraphBoard, Place
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.layers import layers_of
from uguisu_editor.model.regions import tags_of_regions
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_tools.looks import Box, Dots, ground_of
from uguisu_tools.looks.textures import texture_within

AROUND = 0.25
"""How much more than the view is drawn on each side, in parts of the view."""
SMALLEST_SIGNS, SMALLEST_LABELS, SMALLEST_TEXTURES = 0.36, 0.45, 0.6
"""Parts of the usual size from which on tags, labels and textures are drawn."""
LARGEST_SIGN = 16.0
"""Pixels of the sign of a tag at most."""
EDGE = 24.0
"""Pixels that there are beside a map that is shown whole."""
LARGEST = 1.2
"""Times its usual size that a stroke grows at most."""
BARE = "#efe7d6"
"""The ground of a zone of which no game says what lies there."""
LETTERS = 11.5
"""Pixels of the letters of labels."""
FARTHEST_LABEL, FARTHEST_SIGN = 480.0, 320.0
"""Pixels from a place at which something of it may still be painted: its label, the signs of its tags."""
ROUND_DOT = 4.0
"""Pixels round a dot that what stands there takes."""
ROUND_ZONE = 8.0
"""Pixels round a zone that its outline and, where it is chosen, its handles take."""
USUAL = 64.0
"""Pixels between neighbours that stroke widths are made for."""
WIDER = 1.8
"""Times the width of its zone that a name is at most: it says more beyond its border than not at all."""
"""Pixels across of a square of the picture in which dots are looked for."""
MOST_KEPT_CLEAR, FINE = 400, 4.0
"""Ways that labels keep clear of, and pixels of borders over which one may write."""
MOST_SPOTS = 60
"""Spots that are painted over one by one; when there are more, all is drawn anew."""
BLOCK = 4
"""Spots begin and end at multiples of so many pixels: whole ones of the screen, also at 125, 150 and 175 %."""

Room = tuple[float, float, float, float]
"""Where something is painted, in pixels of the picture: left, top, right, bottom."""


@dataclass
class Scene:
    """What is in the picture: of each place and link all that it is drawn from, so that one can tell what has changed."""

    style: tuple[object, ...]
    """What everything is drawn from."""
    unit: float
    places: dict[str, Place]
    links: dict[tuple[object, ...], DrawnLink]
    order: list[Place]
    """The places as they are written on, the widest first; whatever is chosen, so that no name moves when something is. What
    is named only while it is chosen comes last.
    """
    labels: dict[str, tuple[str, QRectF]]
    drawn_from: dict[str, tuple[object, ...]]


class GraphPainter:
    """Paints into one picture, somewhat larger than the view: that is moved about, and stretched while one zooms; where
    something changes, only that is painted over.
    """

    def __init__(self, session: Session, board: GraphBoard, theme: Theme, files: PictureFiles) -> None:
        self.pictures = PlacePictures(files, board.data)
        self._picture: QPixmap | None = None
        self._scene: Scene | None = None
        self._stale = False
        """Whether something may not be as it is in the picture."""
        self._drawn = Viewport()
        self._pixels = 1.0
        self.session = session
        self.board = board
        self.theme = theme
        self.shown = Shown({}, regions=False)
        self._standing: dict[str, QRectF] = {}
        self._tags_by_region: dict[str, list[str]] | None = None
        self._drawn_links: (
            tuple[tuple[DrawnLink, ...], frozenset[int], dict[tuple[object, ...], DrawnLink]] | None
        ) = None

    def note(self, change: Change) -> None:
        """Look again at what is there, before it is painted."""
        if change.file != "map":
            return
        path = change.path
        if path[:1] in ((), ("regions",)):
            self._tags_by_region = None
        if path[:1] not in (("places",), ("links",), ("regions",)):
            self._picture = None
        self._stale = True

    def show_marks(self, shown: Shown) -> None:
        """Show as much of what places are as is wanted now."""
        self._stale = self._stale or shown != self.shown
        self.shown = shown

    def show_standing(self, standing: dict[str, QRectF]) -> None:
        """Keep names off what stands on places: pixels from the middle of each."""
        self._stale = self._stale or standing != self._standing
        self._standing = standing

    def note_selection(self) -> None:
        """Look again at what is there, before it is painted."""
        self._stale = True

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
        elif self._stale:
            self._amend()
        assert self._picture is not None
        corner = view.to_screen(self._drawn.left, self._drawn.top)
        stretch = view.scale / self._drawn.scale
        size = self._drawn.size
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, stretch != 1.0)
        if stretch == 1.0:
            corner = QPointF(round(corner.x() * pixels) / pixels, round(corner.y() * pixels) / pixels)
        target = QRectF(corner.x(), corner.y(), size.width() * stretch, size.height() * stretch)
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
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
        self._scene = self._look()
        self._paint(self._scene, None)

    def _amend(self) -> None:
        """Paint over what is not as it is in the picture."""
        before, now = self._scene, self._look()
        assert before is not None
        self._scene = now
        if before.style != now.style:
            self._paint(now, None)
            return
        spots = []
        for one, other in ((before, now), (now, before)):
            for name, drawn_from in one.drawn_from.items():
                if other.drawn_from.get(name) != drawn_from:
                    spots.append(self._room(one, one.places[name]))
            if one.links is not other.links:
                gone = one.links.keys() - other.links.keys()
                spots += [self._along(one, one.links[key]) for key in gone]
        size = self._drawn.size
        spots = [spot for spot in spots if _touches(spot, [(0, 0, size.width(), size.height())])]
        if spots:
            self._paint(now, None if len(spots) > MOST_SPOTS else spots)

    def _look(self) -> Scene:
        """Look at what is there."""
        self._stale = False
        board, session, view = self.board, self.session, self._drawn
        unit = max(0.35, min(LARGEST, board.spacing * view.scale / USUAL))
        regions, chosen = self._region_of(), session.selection.places
        seen = view.seen(board.spacing)
        places = {name: place for name, place in board.places.items() if self._near(place, seen)}
        order = sorted(places.values(), key=lambda place: (not self._is_named(place), -_width(place)))
        labels = self._labels(order, unit)
        drawn_from: dict[str, tuple[object, ...]] = {}
        for name, place in places.items():
            colour = regions.get(name)
            facts: tuple[object, ...] = (
                place.at,
                place.tags,
                colour.rgba() if colour else None,
                name in chosen,
                labels.get(name),
            )
            if place.shape is not None:
                ground = tuple(self._ground_tags(place))
                facts += (place.number, place.shape, ground, len(chosen) == 1)
            drawn_from[name] = facts
        drawn = board.links if session.visible("links") else ()
        links = self._links_drawn(drawn, frozenset(session.selection.links))
        styles = styles_of({link.kind for link in board.links}, session.look.edges)
        style = (board.spacing, styles, self.shown)
        return Scene(style, unit, places, links, order, labels, drawn_from)

    def _links_drawn(
        self, links: tuple[DrawnLink, ...], chosen: frozenset[int]
    ) -> dict[tuple[object, ...], DrawnLink]:
        """The links by all that they are drawn from; as long as none is other than before, the same table."""
        if self._drawn_links is None or self._drawn_links[0] is not links or self._drawn_links[1] != chosen:
            table: dict[tuple[object, ...], DrawnLink] = {
                (*link[1:], link.number in chosen): link for link in links
            }
            self._drawn_links = links, chosen, table
        return self._drawn_links[2]

    def _paint(self, scene: Scene, spots: list[Room] | None) -> None:
        """Paint all; or only in some spots of the picture, what touches them."""
        assert self._picture is not None
        places, links = list(scene.places.values()), list(scene.links.values())
        if spots is None:
            self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        if spots is not None:
            blocks = [_blocks(spot) for spot in spots]
            region = QRegion()
            for left, top, right, bottom in blocks:
                region += QRect(left, top, right - left, bottom - top)
            painter.setClipRegion(region)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(region.boundingRect(), Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            near = self._around(blocks, FARTHEST_LABEL if scene.labels else FARTHEST_SIGN)
            places = [
                place
                for place in places
                if (place.shape is not None or _crosses((place.at, place.at), near))
                and _touches(self._room(scene, place), blocks)
            ]
            near = self._around(blocks, 20 * max(1.0, scene.unit))
            links = [
                link
                for link in links
                if any(_crosses(segment, near) for segment in link.segments)
                and _touches(self._along(scene, link), blocks)
            ]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        self._paint_these(painter, scene, places, links)
        painter.end()

    def _paint_these(
        self, painter: QPainter, scene: Scene, places: list[Place], links: list[DrawnLink]
    ) -> None:
        view, unit = self._drawn, scene.unit
        regions = self._region_of()
        if self.session.visible("places"):
            for place in places:
                if place.shape is not None:
                    self._zone(painter, view, place, regions.get(place.id), unit)
        if self.session.visible("regions"):
            for place in places:
                if place.shape is None and place.id in regions:
                    self._halo(painter, view, place, regions[place.id], unit)
        self._links(painter, view, view.seen(self.board.spacing), unit, links)
        if self.session.visible("places"):
            for place in places:
                if place.shape is None:
                    self._dot(painter, view, place, unit)
        self._selection(painter, view, places)
        these = {place.id for place in places}
        self._words(painter, scene, [place for place in scene.order if place.id in these])

    def _around(self, blocks: Sequence[Room], pixels: float) -> Room:
        """What lies round parts of the picture, in units of the map."""
        view = self._drawn
        left, top = min(block[0] for block in blocks), min(block[1] for block in blocks)
        right, bottom = max(block[2] for block in blocks), max(block[3] for block in blocks)
        return (
            view.left + (left - pixels) / view.scale,
            view.top + (top - pixels) / view.scale,
            view.left + (right + pixels) / view.scale,
            view.top + (bottom + pixels) / view.scale,
        )

    def _room(self, scene: Scene, place: Place) -> Room:
        """Where something is painted of a place: itself with what surrounds it, its tags, its label."""
        view, radius = self._drawn, self._radius(self._drawn)
        scale, left, top = view.scale, view.left, view.top
        tags = place.tags if self.session.visible("tags") else ()
        if place.shape is not None and not tags:
            wide = high = ROUND_ZONE
        else:
            high = max(radius * 2.2, radius + 8, LARGEST_SIGN * 2)
            wide = max(high, len(tags) * LARGEST_SIGN)
        xs, ys = [place.at[0]], [place.at[1]]
        for x, y in place.shape or ():
            xs.append(x)
            ys.append(y)
        room = (
            (min(xs) - left) * scale - wide,
            (min(ys) - top) * scale - high,
            (max(xs) - left) * scale + wide,
            (max(ys) - top) * scale + high,
        )
        if place.id not in scene.labels:
            return room
        box = scene.labels[place.id][1]
        return (
            min(room[0], box.left() - BLOCK),
            min(room[1], box.top() - BLOCK),
            max(room[2], box.right() + BLOCK),
            max(room[3], box.bottom() + BLOCK),
        )

    def _along(self, scene: Scene, link: DrawnLink) -> Room:
        """Where something is painted of a link."""
        scale, left, top, beside = (
            self._drawn.scale,
            self._drawn.left,
            self._drawn.top,
            16 * max(1.0, scene.unit),
        )
        xs = [x for segment in link.segments for x, _ in segment]
        ys = [y for segment in link.segments for _, y in segment]
        return (
            (min(xs) - left) * scale - beside,
            (min(ys) - top) * scale - beside,
            (max(xs) - left) * scale + beside,
            (max(ys) - top) * scale + beside,
        )

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
        fill = QColor(colour) if colour is not None else QColor(BARE)
        traced = self.session.visible("background") and bool(layers_of(self.board.data))
        fill.setAlpha(50 if traced else 110 if colour is not None else 150)
        outline = QPolygonF([view.to_screen(*corner) for corner in place.shape])
        if ground is not None and not traced:
            self._ground(painter, outline, ground, place, unit)
            fill.setAlpha(46 if colour is not None and self.shown.regions else 0)
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
        if ground.texture and unit >= SMALLEST_TEXTURES:
            corners = [(corner.x(), corner.y()) for corner in outline.toList()]
            marks = texture_within(ground.texture, corners, 0.62 * USUAL * unit, ground.fill, place.number)
            paint_marks(painter, marks)

    def _ground_tags(self, place: Place) -> list[str]:
        """Return what ground a place may be: its tags, and those of the regions that it is in."""
        if self._tags_by_region is None:
            self._tags_by_region = tags_of_regions(self.board.data)
        return [*place.tags, *self._tags_by_region.get(place.id, ())]

    def _halo(self, painter: QPainter, view: Viewport, place: Place, colour: QColor, unit: float) -> None:
        tint = QColor(colour)
        tint.setAlpha(80)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        radius = self._radius(view) * 2.1
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
        ground, rim = ground_of(self.session.look, "", place.tags), 2.0 * min(unit, 1.5)
        if pictured is None:
            draw_crossing(painter, at, radius, ground, rim)
            return
        painter.setBrush(QColor("#fffdf8" if ground is None else ground.fill))
        painter.drawEllipse(at, radius, radius)
        self.pictures.fill_dot(painter, at, radius, pictured)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#2b2722"), rim))
        painter.drawEllipse(at, radius, radius)

    def _radius(self, view: Viewport) -> float:
        return max(3.0, min(LARGEST_DOT, self.board.dot_radius * view.scale))

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

    def _words(self, painter: QPainter, scene: Scene, order: list[Place]) -> None:
        """Paint tags, and write the labels."""
        radius, unit = self._radius(self._drawn), scene.unit
        lettering = cache(partial(self._lettering, unit))
        for place in order:
            if place.tags and self.session.visible("tags"):
                self._outline(painter, place, radius)
            if place.tags and self.session.visible("tags") and unit > SMALLEST_SIGNS:
                at = self._drawn.to_screen(*place.at)
                sign = max(8.0, min(LARGEST_SIGN, radius * 0.8 if place.shape is None else 10 * unit))
                at_tags = at if place.shape is None else at - QPointF(0, sign * 0.9)
                draw_tags(painter, at_tags, place.tags, self.shown.signs, sign)
            if place.id in scene.labels:
                lettering(self._under(place)).write(painter, *scene.labels[place.id])

    def write_names(self, painter: QPainter, view: Viewport) -> None:
        """Write the names again, where something was painted over them."""
        scene, drawn = self._scene, self._drawn
        if scene is None or view.scale != drawn.scale:
            return
        painter.save()
        painter.translate(view.to_screen(drawn.left, drawn.top))
        lettering = cache(partial(self._lettering, scene.unit))
        for place in scene.order:
            if place.id in scene.labels:
                lettering(self._under(place)).write(painter, *scene.labels[place.id])
        painter.restore()

    def _outline(self, painter: QPainter, place: Place, radius: float) -> None:
        at, around = self._drawn.to_screen(*place.at), radius * 1.6
        corners = [self._drawn.to_screen(*corner) for corner in place.shape or ()] or [
            at + QPointF(cos(step * 0.3), sin(step * 0.3)) * around for step in range(21)
        ]
        draw_outlined(painter, QPolygonF(corners), place.tags, self.session.look.outlined)

    def _is_named(self, place: Place) -> bool:
        """Whether the map says what a zone is called: not of those that are alike, as the game has it."""
        ground = ground_of(self.session.look, "", self._ground_tags(place))
        return ground is None or ground.named

    def _ways(self, order: list[Place], unit: float) -> Taken | None:
        """Return where ways run; of many nobody can keep clear."""
        these = {place.id for place in order}
        links = [link for link in self.board.links if these.issuperset(link.ends)]
        if len(links) > MOST_KEPT_CLEAR or not self.session.visible("links"):
            return None
        found = Taken(self._drawn.size)
        styles = styles_of((link.kind for link in links), self.session.look.edges)
        for link in links:
            for start, end in link.segments:
                width = max(2.0, styles[link.kind].width * unit)
                if width > FINE or not link.on_border:
                    found.take_along(self._drawn.to_screen(*start), self._drawn.to_screen(*end), width)
        return found

    def _under(self, place: Place) -> str:
        """The colour that its label lies on: a zone's ground is the same in every theme."""
        if place.shape is None:
            return self.session.look.paper or ""
        ground = ground_of(self.session.look, "", self._ground_tags(place))
        return BARE if ground is None else ground.fill

    def _lettering(self, unit: float, paper: str = "") -> Lettering:
        return Lettering(self.theme, LETTERS * unit, paper)

    def _labels(self, order: list[Place], unit: float) -> dict[str, tuple[str, QRectF]]:
        """Find room for labels, of the widest places first. None lies over another, over a dot or over what stands there, and
        over a way only where there is no other room.
        """
        if not self.session.visible("labels") or unit <= SMALLEST_LABELS:
            return {}
        view, radius = self._drawn, self._radius(self._drawn)
        lettering, taken = self._lettering(unit), Taken(view.size)
        dots = Dots(view.to_screen(*place.at).toTuple() for place in order if place.shape is None)
        for place in order:
            if place.id in self._standing:
                taken.take(self._standing[place.id].translated(view.to_screen(*place.at)))
            if place.shape is None:
                at = view.to_screen(*place.at)
                around = radius + ROUND_DOT
                taken.take(QRectF(at.x() - around, at.y() - around, 2 * around, 2 * around))
        ways = self._ways(order, unit)
        left, top, right, bottom = self.board.bounds
        near = QRectF(view.to_screen(left, top), view.to_screen(right, bottom)).adjusted(-EDGE, 0, EDGE, 0)
        found = {}
        for place in order:
            at = view.to_screen(*place.at)
            text = label_of(self.session, place.id, look(self.board.data, ("places", place.number)))
            size = lettering.size(text)
            if place.shape is not None:
                if not self._is_named(place) and place.id not in self.session.selection.places:
                    continue
                room = _width(place) * view.scale
                if size.width() > room:
                    text = lettering.parted(text)
                    size = lettering.size(text)
                spots = self._in_zone(place.shape, _within(at, size) if size.width() <= room * WIDER else [])
            else:
                best = taken.least_covered(_seen_beside(at, radius, size, near, dots), ways)
                parted = lettering.parted(text) if best is None or best[0] else text
                if parted != text:  # it would lie over a way: in two lines it may fit between
                    narrow = _seen_beside(at, radius, lettering.size(parted), near, dots)
                    other = taken.least_covered(narrow, ways)
                    if other is not None and (best is None or other[0] < best[0]):
                        best, text = other, parted
                if best is not None:
                    taken.take(best[1])
                    found[place.id] = text, best[1]
                continue
            box = taken.first_free(size, spots, ways)
            if box is not None:
                found[place.id] = text, box
        return found

    def _in_zone(self, shape: Iterable[Point], spots: Iterable[QPointF]) -> Iterator[QPointF]:
        """Yield those of some points that are in a zone."""
        zone = QPolygonF([self._drawn.to_screen(*corner) for corner in shape])
        return (spot for spot in spots if zone.containsPoint(spot, Qt.FillRule.OddEvenFill))


WITHIN = (
    *((0, -0.6), (0, -0.75), (0, -0.9), (0.15, -0.6), (-0.15, -0.6), (0, -0.4), (0, 0)),
    *((x, y) for y in (-0.6, -0.9, -1.3, 0.6, 0.9, 1.3, 1.8) for x in (0, 0.3, -0.3, 0.5, -0.5)),
)
"""Where a label may lie in a zone, in widths and heights of it, the best first: above the middle, where what stands there
leaves room.
"""


def _within(at: QPointF, size: QSizeF) -> Iterator[QPointF]:
    """Where the middle of a label may be in a zone, the best first."""
    high, wide = size.height(), size.width()
    for x, y in WITHIN:
        yield QPointF(at.x() + x * wide, at.y() + y * high)


def _beside(at: QPointF, radius: float, size: QSizeF) -> Iterator[QPointF]:
    """Where the middle of a label may be beside a dot, the best first."""
    down, across = radius + size.height() / 2 + 3, radius + size.width() / 2 + 2
    slant, low, half, far = 0.75 * across, 0.85 * down, 0.5 * size.height(), across + 0.6 * size.height()
    around = [QPointF(0, down), QPointF(0, -down), QPointF(across, 0), QPointF(-across, 0)]
    around += [QPointF(x, y) for y in (low, -low) for x in (slant, -slant)]
    around += [QPointF(x, y) for y in (half, -half) for x in (across, -across)]
    around += [QPointF(x, y) for x in (far, -far) for y in (0, half, -half)]
    around += [QPointF(x, y) for x in (across - 2 * radius, 2 * radius - across) for y in (down, -down)]
    around += [QPointF(0, 1.4 * down), QPointF(0, -1.4 * down)]
    return (at + away for away in around)


def _seen_beside(
    at: QPointF, radius: float, size: QSizeF, near: QRectF, dots: Dots
) -> Iterator[tuple[QSizeF, QPointF]]:
    """Where a label may be beside a dot, nearer to it than to any other. Where the whole map is seen, one beyond it would be
    cut: better none, for a name is told on hover.
    """
    half, own = size.width() / 2, (at.x(), at.y())
    for spot in _beside(at, radius + ROUND_DOT, size):
        if (
            near.left() <= spot.x() - half
            and spot.x() + half <= near.right()
            and dots.own(Box(spot.x(), spot.y(), size.width(), size.height()), own)
        ):
            yield size, spot


def _crosses(line: tuple[tuple[float, float], tuple[float, float]], room: Room) -> bool:
    """Whether the box about a line and a room have something in common."""
    (x0, y0), (x1, y1) = line
    left, top, right, bottom = room
    return (
        (x0 >= left or x1 >= left)
        and (x0 <= right or x1 <= right)
        and (y0 >= top or y1 >= top)
        and (y0 <= bottom or y1 <= bottom)
    )


def _touches(room: Room, spots: Sequence[Room]) -> bool:
    left, top, right, bottom = room
    return any(left < spot[2] and spot[0] < right and top < spot[3] and spot[1] < bottom for spot in spots)


def _blocks(spot: Room) -> tuple[int, int, int, int]:
    """The whole blocks of the picture that a spot touches."""
    left, top, right, bottom = spot
    return (
        floor(left / BLOCK) * BLOCK,
        floor(top / BLOCK) * BLOCK,
        ceil(right / BLOCK) * BLOCK,
        ceil(bottom / BLOCK) * BLOCK,
    )


def _width(place: Place) -> float:
    xs = [x for x, _ in place.shape or ()]
    return max(xs) - min(xs) if xs else 0.0
