"""Save as: the whole pack, with what is not saved of it, as a new folder or zip."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit

from uguisu_editor.dialogs.dialog import Wrapped
from uguisu_editor.dialogs.making import MakingDialog
from uguisu_editor.i18n import Speaking, said, tr
from uguisu_editor.model.copying import CannotMake, write_copy
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.templates import id_from
from uguisu_editor.packs import library

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage


def ask_save_as(window: Desk, page: MapPage) -> SaveAsDialog:
    """Ask for a title, an id and a place; then the new pack takes the place of the old in its tab, which stays as it was on
    the disk.
    """
    dialog = SaveAsDialog(window, page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def go_there() -> None:
        made = dialog.made
        if made is None:
            return
        window.settings.put("folder", str(made.parent))
        if made.is_dir():
            if window.open_pack(made) is not None:
                window.pack_tabs.drop(page)
        elif window.page is not None:
            window.page.said.emit(tr("Saved in {folder}", folder=made))

    dialog.accepted.connect(go_there)
    dialog.open()
    return dialog


class SaveAsDialog(MakingDialog):
    """Title, id, folder or zip, and where. `made` is the new pack, once there is one."""

    def __init__(self, window: Desk, page: MapPage) -> None:
        folder = window.settings.text("folder", str(page.path.resolve().parent))
        document = page.session.document
        self._title = document.look("scenario", ("title",))
        self._told = text_of(self._title, Speaking.spoken)
        super().__init__(window.registry, folder, self._told, window, window.speaking.language)
        self.setWindowTitle(tr("Save as"))
        self.made: Path | None = None
        self._page = page
        self.game.hide()
        self.id_ = QLineEdit(id_from(f"{document.look('scenario', ('id',))}_2"), self)
        self.form = QComboBox(self)
        self.form.addItem(tr("Folder, to continue working"), "")
        self.form.addItem(tr("Zip, to share"), ".zip")
        self.goes_into = Wrapped(self)
        layout = QFormLayout(self)
        layout.addRow(tr("&Title"), self.title_)
        layout.addRow(tr("&Id"), self.id_)
        layout.addRow(tr("&As"), self.form)
        self.add_folder_row(layout)
        for row in (self.goes_into, self.error, self.buttons):
            layout.addRow(row)
        self.name_fields([(self.id_, tr("Id")), (self.form, tr("As a folder or a zip"))])
        self.title_.textEdited.connect(lambda text: self.id_.setText(id_from(text)))
        for changed in (self.id_.textChanged, self.folder.textChanged, self.form.currentIndexChanged):
            changed.connect(self._say_where)
        self._say_where()
        self.setMinimumWidth(500)
        self.title_.selectAll()
        self.title_.setFocus()

    @property
    def target(self) -> Path:
        """The folder or zip that the pack will be."""
        return Path(self.folder.text()) / f"{id_from(self.id_.text())}{self.form.currentData()}"

    def _say_where(self) -> None:
        self.goes_into.setText(tr("It goes into {folder}", folder=self.target))
        self.error.hide()

    def make(self) -> None:
        """Write it; say what is in the way, if something is."""
        title = self.title_.text().strip()
        if not title:
            self.say(tr("Give it a title."))
            return
        if self._page.source.modified and not self._page.source.commit():
            self.say(tr("The current text cannot be read. Fix it first."))
            return
        try:
            write_copy(
                self._page.session.document,
                self.target,
                title=self._title if title == self._told else title,
                pack_id=id_from(self.id_.text()),
                find=library(self.registry).find,
            )
        except CannotMake as error:
            self.say(said(error))
            return
        self.made = self.target
        self.accept()
