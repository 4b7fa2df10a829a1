"""Pictures of the map, and the private mini-map, as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QSpinBox,
)

from uguisu import Pack, read_pack
from uguisu.board import Picture, Topology
from uguisu.content import Folder, InMemorySource
from uguisu.messages import localize
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.i18n import LANGUAGES, reason_told, said_in, tr
from uguisu_editor.io.minimap import Words, minimap_of, sheet_of
from uguisu_editor.io.painting import FORMATS, LARGEST_SIDE, PAPERS, Size, save_picture
from uguisu_editor.model.phrases import phrase
from uguisu_editor.pages.map_page import MapPage
from uguisu_tools.drawing import Look, picture_of


def export_picture(page: MapPage) -> None:
    """Ask how the picture of the map should be, and where it goes."""
    pack = pack_of(page)
    if pack is not None:
        PictureDialog(page, pack, private=False).open()


def export_minimap(page: MapPage) -> None:
    """Ask how the private mini-map should be, and where it goes."""
    pack = pack_of(page)
    if pack is not None:
        PictureDialog(page, pack, private=True).open()


def pack_of(page: MapPage) -> Pack | None:
    """Return the pack as it is drawn now, if its map can be drawn."""
    document = page.session.document
    source = InMemorySource(Folder(document.folder), document.held)
    pack, _ = read_pack(document.folder, page.session.registry, source)
    try:
        if pack is not None and len(pack.topology) > 0:
            return pack
    except ValueError:
        pass
    page.session.refused.emit(tr("There is no map to make a picture of: see the problems."))
    return None


class PictureDialog(Dialog):
    """The format, the size, the language and what is shown."""

    def __init__(self, page: MapPage, pack: Pack, *, private: bool) -> None:
        super().__init__(page)
        self.page = page
        self.pack = pack
        self.private = private
        self.setWindowTitle(tr("Export the private mini-map") if private else tr("Export a picture"))
        self.form = QComboBox(self)
        for form in reversed(FORMATS) if private else FORMATS:
            self.form.addItem(form.upper(), form)
        self.pixels = QSpinBox(self)
        self.pixels.setRange(100, LARGEST_SIDE)
        self.pixels.setSingleStep(100)
        self.pixels.setValue(2000)
        self.pixels.setSuffix(" px")
        self.paper = QComboBox(self)
        self.paper.addItems(list(PAPERS))
        self.paper.setCurrentText("A5" if private else "A4")
        self.language = QComboBox(self)
        for name, title in LANGUAGES.items():
            self.language.addItem(title, name)
        self.language.setCurrentIndex(max(0, self.language.findData(language_of(page))))
        self.turns = QSpinBox(self)
        self.turns.setRange(0, 60)
        self.turns.setValue(20)
        self.labels = QCheckBox(tr("Names of places"), self)
        self.legend = QCheckBox(tr("Legend"), self)
        for box in (self.labels, self.legend):
            box.setChecked(True)
            box.setVisible(not private)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self._ask_where)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.form.currentIndexChanged.connect(self._form_chosen)
        self._form_chosen()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        rows = [
            (tr("&Format"), self.form),
            (tr("&Longer side"), self.pixels),
            (tr("&Paper"), self.paper),
            (tr("Lan&guage of names"), self.language),
        ]
        if self.private:
            rows.append((tr("&Boxes for turns"), self.turns))
        else:
            self.turns.hide()
        for title, field in rows:
            form.addRow(title, field)
            field.setAccessibleName(title.replace("&", ""))
        if not self.private:
            form.addRow(self.labels)
            form.addRow(self.legend)
        form.addRow(self.error)
        form.addRow(self.buttons)

    def _form_chosen(self) -> None:
        on_paper = self.form.currentData() == "pdf"
        self.paper.setEnabled(on_paper)
        self.pixels.setEnabled(not on_paper)

    def _ask_where(self) -> None:
        form = str(self.form.currentData())
        suffix = "-mini" if self.private else ""
        start = self.page.path.parent / f"{self.page.path.name}{suffix}.{form}"
        name, _ = QFileDialog.getSaveFileName(
            self, self.windowTitle(), str(start), f"{form.upper()} (*.{form})"
        )
        if name:
            path = Path(name)
            self.save(path if path.suffix.lower() == f".{form}" else path.with_name(f"{path.name}.{form}"))

    def save(self, path: Path) -> bool:
        """Write the picture; tell whether that was done."""
        margin = 0.0 if self.private else 8.0
        size = Size(self.pixels.value(), self.paper.currentText(), margin)
        try:
            save_picture(self.picture(), path, size)
        except (OSError, ValueError) as error:
            self.say(tr("{name} could not be written: {reason}", name=path, reason=reason_told(error)))
            return False
        self.page.said.emit(tr("{name} was saved.", name=path.name))
        self.accept()
        return True

    def picture(self) -> Picture:
        """Return the picture as it is asked for."""
        language = str(self.language.currentData())
        title = localize(self.pack.scenario.title, language)
        topology: Topology = self.pack.topology
        if self.private:
            notes, turns, player = (
                said_in(language, text)
                for text in (phrase("Notes"), phrase("Turn by turn"), phrase("Player"))
            )
            words = Words(title, notes, turns, player)
            return minimap_of(topology, sheet_of(self.pack, words, language, self.turns.value()))
        look = Look(
            game=self.page.session.look,
            title=title,
            language=language,
            labels=self.labels.isChecked(),
            legend=self.legend.isChecked(),
        )
        return picture_of(topology, None, look)


def language_of(page: MapPage) -> str:
    """Return the language of the window that a page is in."""
    window = page.window()
    speaking = getattr(window, "speaking", None)
    return str(getattr(speaking, "language", "en"))


__all__ = ["PictureDialog", "export_minimap", "export_picture"]
