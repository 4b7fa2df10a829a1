"""Ask for a pack and open it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from uguisu.content import own_folder
from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def ask_open(window: Desk) -> None:
    """Ask for a pack and open it."""
    start = window.settings.text("folder", str(own_folder() if own_folder().is_dir() else Path.home()))
    name, _ = QFileDialog.getOpenFileName(
        window, tr("Open a pack"), start, tr("Packs (scenario.yaml *.yaml *.yml *.zip);;All files (*)")
    )
    if name:
        window.settings.put("folder", str(Path(name).parent.parent))
        window.open_pack(Path(name))


def show_own_folder() -> None:
    """Show the folder of one's own packs in the system's file manager."""
    folder = own_folder()
    with suppress(OSError):  # then the file manager says what is in the way
        folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
