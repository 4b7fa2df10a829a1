"""A pack in a zip can be looked at and played, not edited: offer to unpack it beside."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from uguisu_editor.i18n import said, tr
from uguisu_editor.model.document import CannotOpen
from uguisu_editor.model.unpacking import free_folder, unpack

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def open_zip(window: Desk, path: Path) -> None:
    """Ask whether to unpack a zip beside it; then open what was in it."""
    folder = free_folder(path)
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Unpack it?"))
    box.setText(tr("{name} is a zip. Unpack it to edit its files.", name=path.name))
    box.setInformativeText(
        tr("It is unpacked into {folder}, and opened there. The zip stays as it is.", folder=folder)
    )
    yes = box.addButton(tr("Unpack and open"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(yes)
    box.accepted.connect(lambda: _unpack(window, path, folder))
    box.open()


def _unpack(window: Desk, path: Path, folder: Path) -> None:
    try:
        unpack(path, folder)
    except CannotOpen as error:
        window.say_box(tr("This cannot be opened"), said(error))
        return
    window.open_pack(folder)
