"""Start the editor: `uguisu edit [PACK]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from uguisu.guard import end_process
from uguisu_editor.collecting import cycles_collected_here
from uguisu_editor.fonts import take_fonts
from uguisu_editor.i18n import said_in
from uguisu_editor.i18n.speaking import asked_language, usual_language
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

FRAME = QSize(8, 40)
"""What the desktop may put round the window."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the editor until it is closed; `arguments` are packs and recorded games to open. Returns the exit code."""
    files = [Path(name) for name in (sys.argv[1:] if arguments is None else arguments)]
    app = application()
    with cycles_collected_here():
        return _run(app, files)


def _run(app: QApplication, files: Sequence[Path]) -> int:
    """Show the window with some files until it is closed."""
    from uguisu_editor.first_frame import FirstFrame

    first = FirstFrame()
    first.show_at_once()
    from uguisu_editor.window import MainWindow

    window = MainWindow(reopen=not files)
    window.resize(window.size().boundedTo(window.screen().availableSize() - FRAME))
    window.show()
    first.give_way()
    app.processEvents()
    from uguisu_editor.ahead import Ahead
    from uguisu_editor.model.check_process import warm_up

    Ahead(window, window.tabs.added)
    app.installEventFilter(Opener(window))
    for file in files:
        window.open_file(file)
    if "UGUISU_EDITOR_QUIT" in os.environ:  # for measuring how long starting takes
        app.processEvents()
        return 0
    if not window.pages:  # else the check of a pack has one begun
        QTimer.singleShot(0, warm_up)
    code = app.exec()
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # while Python and Qt are both still there
    return code


class Opener(QObject):
    """Opens what somebody double-clicks: macOS names files in an event, not when it starts the application."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the event that names a file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def application() -> QApplication:
    """Return the Qt application, made ready."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        take_fonts()
        return found
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    # Qt ends the process itself when it finds no screen: only its messages can still be answered.
    complaints: list[str] = []
    qInstallMessageHandler(partial(_on_message, complaints))
    app = QApplication(["uguisu-editor"])
    qInstallMessageHandler(None)
    app.setApplicationName("uguisu-editor")
    app.setApplicationDisplayName("Uguisu")
    take_fonts()
    return app


def _on_message(complaints: list[str], kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Keep what Qt says of screens; if it gives up, say what that means, and end without a crash."""
    if kind == QtMsgType.QtFatalMsg:
        language = asked_language() or usual_language()
        told = said_in(language, phrase("The editor found no screen to open its window on: {reason}"))
        hint = said_in(
            language,
            phrase(
                "Start it in a desktop session. Without one, edit the files as text and use `uguisu validate`."
            ),
        )
        reason = complaints[0] if complaints else text.partition("\n")[0]
        sys.stderr.write(f"uguisu: {told.format(reason=visible(reason.rstrip('.')))}.\n{hint}\n")
        sys.stderr.flush()
        end_process(1)
    if (context.category or "").startswith("qt.qpa"):
        complaints.append(text)
    else:
        sys.stderr.write(f"{text}\n")


if __name__ == "__main__":
    raise SystemExit(main())
