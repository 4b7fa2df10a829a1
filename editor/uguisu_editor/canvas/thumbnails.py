"""Small pictures of packs as one plays them: the board as its game draws it, with what stands there at the start.

To read a pack takes some time, so a thread does that, one after another; each is then painted in the window's thread, which
takes a few hundredths of a second: fonts and glyphs are shared with what the window paints, and two threads that write text at
once have brought it down. What was drawn once is kept among the editor's files.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from uguisu.board import Mark, Picture
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.canvas.small import small_image
from uguisu_editor.io.painting import paint

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.model.board import Board

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


class Sketch(NamedTuple):
    """How a map is sketched: device pixels a pixel, and colours."""

    pixels: float
    paper: QColor
    ink: QColor


Paint = Callable[[], None]
"""What is left to do in the window's thread once something has been read."""


class Thumbnails(QObject):
    """Draws packs that are asked for, one by one, each read in a thread that is there as long as there is something to read. A
    pack that cannot be drawn is passed over.
    """

    drawn = Signal(str, QPixmap)
    """A pack, and its board with what stands on it."""
    sketched = Signal(str, QPixmap)
    """A pack, and its map alone, which takes less time."""
    _read = Signal(object)

    def __init__(self, registry: Callable[[], Registry], kept: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._registry, self._folder = registry, kept / "thumbnails"
        self._asked: deque[Callable[[], Paint | None]] = deque()
        self._lock = Lock()
        self._ended = False
        self._thread: Thread | None = None
        self._read.connect(self._paint, Qt.ConnectionType.QueuedConnection)

    def forget(self) -> None:
        """Draw nothing any more of what was asked for so far."""
        with self._lock:
            self._asked.clear()

    def ask(self, pack: Path) -> None:
        """Have a pack drawn as one plays it, unless the picture is kept already."""
        self._put(partial(self._draw, pack, self._registry()))

    def sketch(self, pack: Path, map_of: Callable[[], Board | None], style: Sketch) -> None:
        """Have the map of a pack drawn, which `map_of` reads."""
        self._put(partial(self._sketch, pack, map_of, style))

    def stop(self) -> None:
        """Draw no more, and wait for what is being read."""
        self._ended = True
        self.forget()
        thread = self._thread
        if thread is not None:
            thread.join()

    def _put(self, read: Callable[[], Paint | None]) -> None:
        with self._lock:
            if self._ended:
                return
            self._asked.append(read)
            if self._thread is None:
                self._thread = Thread(target=self._work, daemon=True)
                self._thread.start()

    # In the thread.

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._asked:
                    self._thread = None
                    return
                read = self._asked.popleft()
            with suppress(Exception):
                paint = read()
                if paint is not None and not self._ended:
                    self._read.emit(paint)

    def _draw(self, pack: Path, registry: Registry) -> Paint:
        file, picture = self._file(pack), QImage()
        if file.is_file() and picture.load(str(file)):
            return partial(self._tell, pack, picture)
        return partial(self._paint_whole, pack, file, drawn_of(pack, registry))

    def _sketch(self, pack: Path, map_of: Callable[[], Board | None], style: Sketch) -> Paint | None:
        board = map_of()
        return None if board is None else partial(self._paint_sketch, pack, board, style)

    # In the window's.

    def _paint(self, paint: Paint) -> None:
        if not self._ended:
            with suppress(Exception):
                paint()

    def _paint_whole(self, pack: Path, file: Path, drawn: Drawn) -> None:
        picture = painted(drawn)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            picture.save(str(file), "PNG")  # type: ignore[call-overload]
        self._tell(pack, picture)

    def _paint_sketch(self, pack: Path, board: Board, style: Sketch) -> None:
        picture = small_image(board, SIZE, style.pixels, style.paper, style.ink)
        self.sketched.emit(str(pack), QPixmap.fromImage(picture))

    def _tell(self, pack: Path, picture: QImage) -> None:
        picture.setDevicePixelRatio(SHARPER)
        self.drawn.emit(str(pack), QPixmap.fromImage(picture))

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


def painted(drawn: Drawn) -> QImage:
    """Paint a board so that it fills the picture: what sticks out is cut off evenly."""
    picture = QImage(SIZE * SHARPER, QImage.Format.Format_ARGB32_Premultiplied)
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
