"""Ask for a pack and open it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def ask_open(window: Desk) -> None:
    """Ask for a pack and open it."""
    start = window.settings.text("folder", str(Path.home()))
    name, _ = QFileDialog.getOpenFileName(
        window, tr("Open a pack"), start, tr("Packs (scenario.yaml *.yaml *.yml *.zip);;All files (*)")
    )
    if name:
        window.settings.put("folder", str(Path(name).parent.parent))
        window.open_pack(Path(name))
