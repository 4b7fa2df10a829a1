"""Small pictures of packs as one plays them: the board as its game draws it, with what stands there at the start.

To read a pack takes some time, so a thread does it, one after another; what was drawn once is kept among the editor's files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from uguisu.board import Mark, Picture
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.io.painting import paint

if TYPE_CHECKING:
    from uguisu.plugins import Registry

SIZE = QSize(168, 118)
SHARPER = 2
"""Device pixels a pixel, so that it is sharp on every screen."""
VERSION = "1"
"""Changed when the same pack is drawn otherwise."""


class Drawn(NamedTuple):
    """A board: its ground, and the marks over it, whose origin is at (`left`, `top`) of the ground."""

    ground: Picture
    marks: Sequence[Mark]
    left: float
    top: float
    paper: str


class Thumbnails(QObject):
    """Draws packs that are asked for, one by one; `drawn` tells of each, and of a pack that cannot be drawn nothing."""

    drawn = Signal(str, QPixmap)
    _read = Signal(str, object)

    def __init__(self, registry: Callable[[], Registry], kept: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._registry, self._folder = registry, kept / "thumbnails"
        self._asked: set[Path] = set()
        self._queue: SimpleQueue[Path | None] = SimpleQueue()
        self._ended = False
        self._thread: Thread | None = None
        self._read.connect(self._paint)

    def ask(self, pack: Path) -> None:
        """Have a pack drawn; what is known is told at once."""
        known = QPixmap()
        with suppress(OSError):
            if known.load(str(self._file(pack))):
                known.setDevicePixelRatio(SHARPER)
                self.drawn.emit(str(pack), known)
                return
        if pack in self._asked or self._ended:
            return
        self._asked.add(pack)
        self._queue.put(pack)
        if self._thread is None:
            self._thread = Thread(target=self._work, args=(self._registry(),), daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Draw no more, and wait for what is being read."""
        self._ended = True
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self, registry: Registry) -> None:
        while (pack := self._queue.get()) is not None and not self._ended:
            try:
                drawn = drawn_of(pack, registry)
            except Exception:
                continue
            if not self._ended:
                self._read.emit(str(pack), drawn)

    def _paint(self, pack: str, drawn: Drawn) -> None:
        picture = painted(drawn)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            picture.save(str(self._file(Path(pack))), "PNG")
        self.drawn.emit(pack, picture)

    def _file(self, pack: Path) -> Path:
        """Return where the picture of a pack is kept: elsewhere once any of its files has changed."""
        files = sorted(pack.glob("*.yaml"))
        state = "|".join(f"{file.name}:{file.stat().st_mtime_ns}" for file in files)
        name = sha256(f"{VERSION}|{pack}|{state}".encode()).hexdigest()[:24]
        return self._folder / f"{name}.png"


def drawn_of(pack: Path, registry: Registry) -> Drawn:
    """Read a pack and draw the board of a fresh game of it, as one seat sees it.

    Raises:
        Exception: whatever is wrong with the pack or a plugin of it.
    """
    from uguisu import load
    from uguisu_tools.drawing import Look, frame_of, picture_of, spacing_of
    from uguisu_tools.looks import Scene

    game = load(pack)
    look = registry.look_of(game.id)
    style = Look(labels=False, legend=False, game=look, night=look.night)
    frame = frame_of(game.topology, style)
    sides = list(dict.fromkeys(seat.side for seat in game.seats))
    scene = Scene(game.topology, look, frame.scale * spacing_of(game.topology), sides=sides)
    view = game.view(game.new(1), 0)
    return Drawn(
        picture_of(game.topology, None, style), scene.shown(view), frame.left, frame.top, look.paper or ""
    )


def painted(drawn: Drawn) -> QPixmap:
    """Paint a board so that it fills the picture: what sticks out is cut off evenly."""
    picture = QPixmap(SIZE * SHARPER)
    picture.fill(QColor(drawn.paper or drawn.ground.paper))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide, high = drawn.ground.width, drawn.ground.height
    scale = min(picture.width() / wide, picture.height() / high) * 1.04
    painter.translate((picture.width() - wide * scale) / 2, (picture.height() - high * scale) / 2)
    painter.scale(scale, scale)
    paint(drawn.ground, painter)
    painter.translate(drawn.left, drawn.top)
    paint_marks(painter, drawn.marks)
    painter.end()
    picture.setDevicePixelRatio(SHARPER)
    return picture


def rounded(picture: QPixmap, radius: float = 10) -> QPixmap:
    """Return the picture with round corners."""
    found = QPixmap(picture.size())
    found.setDevicePixelRatio(picture.devicePixelRatio())
    found.fill(Qt.GlobalColor.transparent)
    size = picture.deviceIndependentSize()
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return found
