"""Start the editor: `uguisu edit [PACK]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the editor until it is closed; `arguments` are the packs to open. Returns the exit code."""
    packs = [Path(name) for name in (sys.argv[1:] if arguments is None else arguments)]
    app = application()
    from uguisu_editor.window import MainWindow

    window = MainWindow(reopen=not packs)
    window.show()
    for pack in packs:
        window.open_pack(pack)
    if "UGUISU_EDITOR_QUIT" in os.environ:  # for measuring how long starting takes
        app.processEvents()
        return 0
    code = app.exec()
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # while Python and Qt are both still there
    return code


def application() -> QApplication:
    """Return the Qt application, made ready."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(["uguisu-editor"])
    app.setApplicationName("uguisu-editor")
    app.setApplicationDisplayName("Uguisu")
    return app


if __name__ == "__main__":
    raise SystemExit(main())
