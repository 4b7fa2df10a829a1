"""SVG pictures of packs, drawn by Qt: only what the gate has written anew, and only what is known to be drawn soon.

Each is first tried out in a process of its own, which is ended when it takes too long. How long Qt takes cannot be told from
the text: a single path of 6 KB whose lines cross one another takes 10 seconds.
"""

from __future__ import annotations

import os
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from uguisu_editor.fonts import take_fonts
from uguisu_tools.workers import workers

SIDE = 1024
"""Pixels along the longer side of a trial."""
PATIENCE = 2.0
STARTING = 30.0


def drawn_on(size: QSize, renderer: QSvgRenderer) -> QImage:
    """Return a picture of that size."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


@lru_cache(maxsize=64)
def renderer_of(text: bytes) -> QSvgRenderer | None:
    """Return what draws a picture that the gate has let pass, or None if it can't be drawn, or not soon enough."""
    if not _TRIALS.passes(text):
        return None
    renderer = QSvgRenderer(QByteArray(text))
    return renderer if renderer.isValid() else None


class _Trials:
    """A process that draws what may take long; it is begun when it is first needed, and anew after it was ended."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def passes(self, text: bytes) -> bool:
        """Draw a picture there; tell whether it was done in time."""
        try:
            connection = self._connection or self._begin()
            connection.send_bytes(text)
            if connection.poll(PATIENCE):
                return bool(connection.recv())
        except (EOFError, OSError):
            pass  # it went down with the picture
        self._end()
        return False

    def _begin(self) -> Connection:
        context = workers()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve_trials, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        if not self._connection.poll(STARTING) or not self._connection.recv():
            raise EOFError
        return self._connection

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None


_TRIALS = _Trials()


def serve_trials(connection: Connection) -> None:
    """Draw what comes along the connection, until it is closed, and tell when each is done."""
    signal(SIGINT, SIG_IGN)  # Ctrl+C in a terminal is for the editor
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    take_fonts()
    try:
        connection.send(True)
        while True:
            renderer = QSvgRenderer(QByteArray(connection.recv_bytes()))
            valid = renderer.isValid()
            if valid:
                size = renderer.defaultSize().scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio)
                drawn_on(size, renderer)
            connection.send(valid)
    except (EOFError, OSError):
        application.quit()  # the editor has gone
