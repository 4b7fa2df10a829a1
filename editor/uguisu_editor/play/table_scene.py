"""The scene on the canvas that is played on: made anew when there is another view or zoom, else only moved about."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import ceil
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPicture, QPixmap

from uguisu.board import Mark, Topology, compile_map
from uguisu.messages import localize
from uguisu.plugins import registry
from uguisu.views import GameLook, View
from uguisu_editor.canvas.marks import LARGEST_DOT, LEAST_LETTERS
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.name_pictures import NamePictures, name_font
from uguisu_editor.theme import Theme
from uguisu_tools.looks import Box, Scene, Spot, Written, zone_names

NAME = 12
"""Pixels of the letters of names, however far one has zoomed."""
SMALLEST_CELL = 30.0
"""Pixels between hexes from which on they bear their ids."""
FARTHEST = 26.0
"""Pixels between places below which names are left out: they would hide the map."""
INK, PAPER = "#26221d", "#fbf8f1"
ICON = 72
"""Pixels of a token that is shown by itself: sharp also where it is drawn large."""


class TableScene:
    """Draws one board and what stands on it.

    Attributes:
        topology: the board.
        view: what is shown.
    """

    def __init__(self, map_data: Any, look: GameLook, language: str) -> None:
        self.topology: Topology = compile_map(msgspec.convert(map_data, registry().vocabulary.map_models))
        self.look = look
        self.names = {
            place: visible(localize(name, language))
            for place, name in zip(self.topology.ids, self.topology.names, strict=True)
        }
        self.view: View | None = None
        self._sides: list[str] = []
        self._aids: frozenset[str] = frozenset()
        self._scene: Scene | None = None
        self._zoom = 0.0
        self._fresh = True
        """Whether another view is there than the one that is drawn."""
        self._names_kept = NamePictures()
        self.moved: dict[str, tuple[str, str]] = {}
        """The pieces that stand elsewhere than in the view before, with both places."""
        self._drawn: dict[str, QPicture] = {}
        self._lit: tuple[Any, ...] = ()
        """What the light is drawn from: it seldom changes, and takes longer to be drawn than all else."""
        self._offered: tuple[Any, ...] = ()
        self._written: dict[str, Box] = {}
        self._zones: dict[str, Written] = {}
        """The names of zones, as they are written."""
        self._names_shown: tuple[Any, ...] = ()
        self._names_drawn = QPixmap()
        self._spacing = Scene(self.topology, look, 1.0).scale

    def take(self, view: Answer, sides: Collection[str], aids: Collection[str]) -> None:
        """Show another view."""
        before = {piece.id: piece.place for piece in self.view.pieces} if self.view is not None else {}
        shown = {key: part for key, part in view.items() if key != "log"}
        self.view = msgspec.convert(shown, View) if view else None
        if list(sides) != self._sides:
            self._scene = None
        self._sides, self._aids = list(sides), frozenset(aids)
        self._fresh = True
        self.moved = {
            piece.id: (here, piece.place)
            for piece in (self.view.pieces if self.view is not None else ())
            if (here := before.get(piece.id)) is not None and piece.place is not None and here != piece.place
        }

    def glide(self, part: float) -> None:
        """Draw the pieces that moved as if they had come only a part of their way."""
        scene, view = self._scene, self.view
        if scene is None or view is None:
            return
        away = {}
        for piece, (before, now) in self.moved.items():
            begin, end = scene.at(before), scene.at(now)
            if begin is not None and end is not None:
                away[piece] = ((begin[0] - end[0]) * (1 - part), (begin[1] - end[1]) * (1 - part))
        self._drawn["things"] = _picture([*scene.marks(view, self._aids), *scene.pieces(view, away)])

    def icon_of(self, piece: str) -> QIcon | None:
        """Return the token of a piece as an icon; None of what is no piece."""
        shown = next((one for one in self.view.pieces if one.id == piece), None) if self.view else None
        if shown is None:
            return None
        scene = self._scene or Scene(self.topology, self.look, 1.0, sides=self._sides)
        return _icon(scene.token_of(shown, (ICON / 2, 0.46 * ICON), 0.38 * ICON))

    def busy(self, view: Viewport) -> list[QPointF]:
        """Return points in sight that nothing should hide: the middles of places, and the ends of their names."""
        self.follow(view)
        origin = self.origin(view)
        ends = [
            origin + QPointF(box.x + side * box.width / 2, box.y)
            for box in (*self._written.values(), *(name.box for name in self._zones.values()))
            for side in (-1, 1)
        ]
        seen = QRectF(QPointF(0, 0), view.size)
        return [*filter(seen.contains, (*(view.to_screen(*at) for at in self.topology.centres), *ends))]

    @property
    def names_at_rim(self) -> bool:
        """Whether places are told by their columns and rows, at the rim of the board."""
        return self.topology.kind == "squares"

    def leader_of(self, side: str | None) -> str:
        """Return the first piece of a side that still stands, else the first; "" where it has none."""
        pieces = [piece for piece in self.view.pieces if piece.side == side] if self.view else []
        return next((piece.id for piece in sorted(pieces, key=lambda one: one.place is None)), "")

    @property
    def scene(self) -> Scene | None:
        """The scene as it is drawn now."""
        return self._scene

    @property
    def spots(self) -> list[Spot]:
        """Where pieces are drawn, with the map's origin at (0, 0)."""
        return self._scene.spots if self._scene is not None else []

    @staticmethod
    def origin(view: Viewport) -> QPointF:
        """Return where the map's origin is on the screen."""
        return view.to_screen(0.0, 0.0)

    def follow(self, view: Viewport) -> Scene:
        """Return the scene at the zoom of the canvas; as long as that is the same, it knows where its lines run."""
        size = view.scale / self._spacing
        if self._scene is None or self._zoom != size:
            self._zoom, self._fresh = size, True
            self._scene = Scene(self.topology, self.look, size, sides=self._sides, largest_dot=LARGEST_DOT)
        if self._fresh:
            self._fresh = False
            self._names_shown = ()
            self._draw(self._scene)
        return self._scene

    def _draw(self, scene: Scene) -> None:
        shown = self.view
        lit = (scene, shown is not None, scene.lit(shown) if shown is not None else None)
        if lit != self._lit:
            self._lit = lit
            self._drawn["ground"] = _picture(scene.light(shown) if shown is not None else [])
        self._drawn["things"] = _picture(
            [*scene.marks(shown, self._aids), *scene.pieces(shown)] if shown is not None else []
        )
        self._written, self._zones = {}, {}
        if self.topology.kind == "graph" and scene.size >= FARTHEST:
            self._zones = zone_names(scene, self.names, _measure_in_zone)
            crossings = {
                place: self.names[place]
                for number, place in enumerate(self.topology.ids)
                if self.topology.polygons[number] is None
            }
            self._written = scene.labels(crossings, self._measure)

    def _measure(self, name: str) -> tuple[float, float]:
        metrics = QFontMetricsF(name_font(NAME))
        return metrics.horizontalAdvance(name) + 4, metrics.height()

    def offer(self, places: dict[str, bool], chosen: Collection[str], hovered: str) -> None:
        """Draw where something may be done, see `Scene.offers`; it stays as it is while pieces glide."""
        scene = self._scene
        offered = (scene, tuple(places.items()), frozenset(chosen), hovered)
        if scene is not None and offered != self._offered:
            self._offered = offered
            self._drawn["offers"] = _picture(scene.offers(places, chosen=chosen, hovered=hovered))

    # Painting.

    def paint(self, painter: QPainter, view: Viewport, layer: str) -> None:
        """Paint a layer: the light on the `ground`, `offers`, or the `things`, which are marks and pieces."""
        self.follow(view)
        painter.save()
        painter.translate(self.origin(view))
        painter.drawPicture(0, 0, self._drawn[layer])
        painter.restore()

    def paint_names(
        self,
        painter: QPainter,
        view: Viewport,
        theme: Theme,
        lit: Collection[str] = (),
        only: Collection[str] | None = None,
    ) -> None:
        """Write names, all or `only` some: beside crossings, in zones, low in hexes, and along the rim of squares.

        They are kept as a picture, since their halos take longer to draw than all else, and pieces glide in many frames.
        """
        scene = self.follow(view)
        if scene.size < FARTHEST:
            return
        sharpness, wide, high = painter.device().devicePixelRatioF(), view.size.width(), view.size.height()
        looks = (view.left, view.top, view.scale, wide, high, theme, sharpness)
        shown = (scene, looks, frozenset(lit), None if only is None else frozenset(only))
        if shown != self._names_shown:
            self._names_shown = shown
            self._names_drawn = QPixmap(ceil(wide * sharpness), ceil(high * sharpness))
            self._names_drawn.setDevicePixelRatio(sharpness)
            self._names_drawn.fill(Qt.GlobalColor.transparent)
            writing = QPainter(self._names_drawn)
            writing.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._write_names(writing, scene, view, theme, lit, only=only)
            writing.end()
        painter.drawPixmap(QPointF(0, 0), self._names_drawn)

    def _write_names(
        self,
        painter: QPainter,
        scene: Scene,
        view: Viewport,
        theme: Theme,
        lit: Collection[str],
        *,
        only: Collection[str] | None,
    ) -> None:
        painter.setFont(name_font(NAME))
        if self.names_at_rim:
            self._paint_rim(painter, view, theme)
            return
        origin = self.origin(view)
        for place, box in self._written.items():
            if only is None or place in only:
                self._write(painter, origin + QPointF(box.x, box.y), self.names[place], bold=place in lit)
        for place, (lines, box) in self._zones.items():
            if only is not None and place not in only:
                continue
            high = box.height / len(lines)
            for row, line in enumerate(lines):
                down = box.y + (row - 0.5 * (len(lines) - 1)) * high
                self._write(painter, origin + QPointF(box.x, down), line, bold=place in lit)
        if self.topology.kind == "hexes" and scene.size >= SMALLEST_CELL:
            seen = QRectF(QPointF(0, 0), view.size)
            for place, centre in zip(self.topology.ids, self.topology.centres, strict=True):
                at = view.to_screen(*centre)
                if (only is None or place in only) and seen.contains(at):
                    self._write_id(painter, at + QPointF(0, 0.4 * scene.size), place)

    def _write(self, painter: QPainter, middle: QPointF, name: str, *, bold: bool = False) -> None:
        halo = QColor(self.look.paper or PAPER)
        halo.setAlpha(225)
        self._names_kept.write(painter, middle, name, halo, QColor("#174a9c" if bold else INK), bold=bold)

    def _write_id(self, painter: QPainter, middle: QPointF, place: str) -> None:
        painter.setFont(name_font(LEAST_LETTERS))
        ink = QColor(INK)
        ink.setAlpha(150)
        painter.setPen(ink)
        box = QRectF(0, 0, 60, 12)
        box.moveCenter(middle)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, place)

    def _paint_rim(self, painter: QPainter, view: Viewport, theme: Theme) -> None:
        """Write columns above the map and rows left of it; where that is off the screen, at the screen's edge."""
        spots = dict(zip(self.topology.ids, self.topology.centres, strict=True))
        columns = {x: place.rstrip("0123456789") for place, (x, _) in spots.items()}
        rows = {y: place.lstrip("abcdefghijklmnopqrstuvwxyz") for place, (_, y) in spots.items()}
        top = max(10.0, view.to_screen(0, min(rows) - 0.5).y() - 9)
        left = max(11.0, view.to_screen(min(columns) - 0.5, 0).x() - 11)
        for x, letters in columns.items():
            self._write_rim(painter, QPointF(view.to_screen(x, 0).x(), top), letters, theme)
        for y, number in rows.items():
            self._write_rim(painter, QPointF(left, view.to_screen(0, y).y()), number, theme)

    def _write_rim(self, painter: QPainter, middle: QPointF, text: str, theme: Theme) -> None:
        halo, ink = QColor(theme.outside), QColor(theme.text)
        self._names_kept.write(painter, middle, text, halo, ink, pixels=11, thick=2.4)


@lru_cache(maxsize=200)
def _icon(marks: tuple[Mark, ...]) -> QIcon:
    pixmap = QPixmap(ICON, ICON)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, marks)
    painter.end()
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found


def _measure_in_zone(line: str) -> tuple[float, float]:
    return QFontMetricsF(name_font(NAME)).horizontalAdvance(line), 1.1 * NAME


def _picture(marks: list[Mark]) -> QPicture:
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, marks)
    painter.end()
    return picture
