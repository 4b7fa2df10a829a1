"""Terrains as they are drawn, and those that this map has not yet but other maps of its game have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QMenu, QWidget

from uguisu.board import fills_of
from uguisu.views import GameLook
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n import Speaking, tr, words_of
from uguisu_editor.model.parts import tags_of, text_of
from uguisu_editor.model.visible import visible
from uguisu_tools.looks import ground_of, texture_of

SIDE = 64
SEED = 7


def cell_within(corners: Sequence[tuple[float, float]], side: float, middle: QPointF) -> QPolygonF:
    """Return a cell of a map as large as there is room for it."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    scale = side / max(max(xs) - min(xs), max(ys) - min(ys))
    return QPolygonF([middle + QPointF(x * scale, y * scale) for x, y in corners])


def terrain_icon(
    look: GameLook,
    terrain: str,
    tags: Iterable[str],
    colour: str,
    beneath: str = "",
    *,
    corners: Sequence[tuple[float, float]] = (),
) -> QIcon:
    """Return a piece of ground as the map draws it; `beneath`: of the colour of the ground that it lies on; `corners`: of a
    cell that is not square.
    """
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QPainterPath()
    if corners:
        box.addPolygon(cell_within(corners, SIDE - 4.0, QPointF(SIDE / 2, SIDE / 2)))
        box.closeSubpath()
    else:
        box.addRoundedRect(QRectF(2, 2, SIDE - 4, SIDE - 4), 8, 8)
    painter.setClipPath(box)
    painter.fillPath(box, QColor(beneath or colour))
    ground = ground_of(look, terrain, tags)
    if ground is not None and ground.texture:
        paint_marks(painter, texture_of(ground.texture, (SIDE / 2, SIDE / 2), SIDE, colour, SEED))
    painter.setClipping(False)
    painter.strokePath(box, QPen(QColor("#8b8478"), 2))
    painter.end()
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found


def terrain_title(entry: Mapping[str, Any]) -> str:
    """Return what people call a terrain of a legend."""
    name = text_of(entry.get("name"), Speaking.spoken) or words_of(str(entry.get("terrain", "")))
    return visible(name[:1].upper() + name[1:])


class TerrainMenu(QMenu):
    """Lists terrains of other maps; `take` is given the entry of the legend that was chosen."""

    def __init__(self, take: Callable[[dict[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._take = take

    def show_terrains(self, terrains: Iterable[dict[str, Any]], look: GameLook) -> None:
        """List these."""
        self.clear()
        for entry in terrains:
            terrain, tags = str(entry["terrain"]), tags_of(entry)
            ground = ground_of(look, terrain, tags)
            usual = ground.fill if ground is not None else fills_of([terrain], {})[terrain]
            action = self.addAction(
                terrain_icon(look, terrain, tags, str(entry.get("colour") or usual)), terrain_title(entry)
            )
            action.setData(terrain)
            action.triggered.connect(lambda _=False, entry=entry: self._take(entry))
        if self.isEmpty():
            self.addAction(tr("This map has all that other maps of this game have.")).setEnabled(False)
