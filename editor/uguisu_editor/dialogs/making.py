"""What the dialogs that make a pack share: its title, its game, the folder it goes into, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from uguisu.content import own_folder
from uguisu.messages import localize
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.i18n import tr
from uguisu_editor.model.templates import id_from

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.settings import Settings

NEW = "new_folder"
"""The setting: where the last new pack went."""


def folder_for_new(settings: Settings) -> Path:
    """Return where new packs go: where the last one went, at first among the user's own, where commands find them by name."""
    return Path(settings.text(NEW, str(own_folder())))


class MakingDialog(Dialog):
    """Asks for what every pack needs. A dialog of its own kind lays the fields out, and makes the pack in `make`."""

    def __init__(
        self, registry: Registry, folder: str, title: str, parent: QWidget | None, language: str
    ) -> None:
        super().__init__(parent)
        self.registry = registry
        self.title_ = QLineEdit(title, self)
        self.game = QComboBox(self)
        for name, entry in registry.games.items():
            self.game.addItem(localize(entry.type.title, language), name)
        self.folder = QLineEdit(folder, self)
        self.folder.textChanged.connect(self.folder.setToolTip)
        self.folder.setToolTip(folder)
        self.browse = QPushButton(tr("Choose…"), self)
        self.browse.clicked.connect(self._browse)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.make)
        self.buttons.rejected.connect(self.reject)

    @property
    def target(self) -> Path:
        """The folder that the pack will be."""
        return Path(self.folder.text()) / id_from(self.title_.text().strip())

    def make(self) -> object:
        """Make the pack; say what is in the way, if something is."""
        raise NotImplementedError

    def add_folder_row(self, form: QFormLayout) -> None:
        """Ask for the folder."""
        self.folder_row = QWidget(self)
        where = QHBoxLayout(self.folder_row)
        where.setContentsMargins(0, 0, 0, 0)
        where.addWidget(self.folder, 1)
        where.addWidget(self.browse)
        label = QLabel(tr("&Folder"), self)
        label.setBuddy(self.folder)
        form.addRow(label, self.folder_row)

    def name_fields(self, others: Iterable[tuple[QWidget, str]]) -> None:
        """Tell screen readers what the fields are."""
        for field, name in (
            (self.title_, tr("Title")),
            (self.game, tr("Game")),
            (self.folder, tr("Folder")),
            (self.browse, tr("Choose a folder")),
            *others,
        ):
            field.setAccessibleName(name)

    def _browse(self) -> None:
        found = QFileDialog.getExistingDirectory(self, tr("Folder for the new pack"), self.folder.text())
        if found:
            self.folder.setText(found)
