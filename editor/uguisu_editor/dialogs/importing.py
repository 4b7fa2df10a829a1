"""A map of Tiled becomes a new pack: what came over, what did not, for which game, where it goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QFormLayout, QLabel, QMessageBox, QPlainTextEdit

from uguisu.content import write_bytes, write_text
from uguisu_changes.tiled import ImportResult, TiledError, import_tiled
from uguisu_editor.dialogs.making import MakingDialog, folder_for_new
from uguisu_editor.dialogs.new_pack import map_kind_title
from uguisu_editor.i18n import Speaking, said, tr
from uguisu_editor.io.tile_colours import mean_colour
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.neighbours import unlinked_neighbours
from uguisu_editor.model.copying import CannotMake
from uguisu_editor.model.templates import make_pack
from uguisu_editor.operations import link_neighbours
from uguisu_editor.pages.map_page import MapPage

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk

UNLINKED = "unlinked"
"""What the banner says of zones that touch, until they are linked."""


def ask_tiled(window: Desk) -> None:
    """Ask for a map of Tiled and import it."""
    start = window.settings.text("tiled", str(Path.home()))
    name, _ = QFileDialog.getOpenFileName(
        window,
        tr("Import a map of Tiled"),
        start,
        tr("Maps of Tiled (*.tmx *.tmj *.json *.xml);;All files (*)"),
    )
    if name:
        window.settings.put("tiled", str(Path(name).parent))
        import_map(window, Path(name))


def import_map(window: Desk, path: Path) -> ImportDialog | None:
    """Import a map of Tiled: show what came over, or why nothing did."""
    try:
        result = import_tiled(path, mean_colour)
    except TiledError as error:
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            tr("This cannot be imported"),
            error.text(Speaking.spoken),
            parent=window,
        )
        box.open()
        return None
    dialog = ImportDialog(window, path, result)
    dialog.open()
    return dialog


def _offer_links(page: MapPage) -> None:
    """Tiled's zones know nothing of their neighbours: offer to link those that share a border, as long as there are any."""
    count = _unlinked(page)
    if not count:
        return
    page.banner.say(
        UNLINKED,
        lambda: (
            tr("%n pair(s) of zones share a border and are not linked.", count),
            [(tr("Link them"), lambda: link_neighbours(page)), (tr("Leave as is"), lambda: None)],
        ),
    )
    page.session.settled.connect(lambda: page.banner.end(UNLINKED) if not _unlinked(page) else None)


def _unlinked(page: MapPage) -> int:
    board = page.session.board
    return len(unlinked_neighbours(board)) if isinstance(board, GraphBoard) else 0


class ImportDialog(MakingDialog):
    """The report of an import, and what the new pack is to be."""

    def __init__(self, window: Desk, path: Path, result: ImportResult) -> None:
        folder = str(folder_for_new(window.settings))
        super().__init__(window.registry, folder, path.stem, window, window.speaking.language)
        self._window = window
        self.result_ = result
        self.setWindowTitle(tr("Import {name}", name=path.name))
        self._choose_game(result.kind)
        text = result.report.text(Speaking.spoken)
        self.report = QPlainTextEdit(text or tr("Everything was imported unchanged."), self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setMinimumSize(560, 220)
        form = QFormLayout(self)
        form.addRow(tr("Kind of map"), QLabel(map_kind_title(result.kind), self))
        form.addRow(tr("&Title"), self.title_)
        form.addRow(tr("&Game"), self.game)
        self.add_folder_row(form)
        form.addRow(tr("Report"), self.report)
        form.addRow(self.error)
        form.addRow(self.buttons)
        self.name_fields([(self.report, tr("Report"))])

    def _choose_game(self, kind: str) -> None:
        """Propose a game that is played on this kind of map: one that prefers it, if there is one."""
        kinds = [
            self.registry.games[self.game.itemData(at)].type.map_kinds for at in range(self.game.count())
        ]
        played = [at for at, known in enumerate(kinds) if kind in known]
        played.sort(key=lambda at: kinds[at].index(kind))
        if played:
            self.game.setCurrentIndex(played[0])

    def make(self) -> Path | None:
        """Write the new pack and open it; return its folder."""
        title = self.title_.text().strip()
        if not title:
            self.say(tr("Give it a title."))
            return None
        game = str(self.game.currentData())
        folder = self.target
        version = self.registry.plugins.get(self.registry.games[game].plugin, "")
        try:
            make_pack(
                folder, title=title, game=game, version=version, kind=self.result_.kind, fill=self._fill
            )
        except CannotMake as error:
            self.say(said(error))
            return None
        self.accept()
        page = self._window.open_pack(folder)
        if page is not None:
            _offer_links(page)
        return folder

    def _fill(self, folder: Path) -> None:
        """Write what came over into the new pack."""
        write_text(folder / "map.yaml", self.result_.text)
        for source, inside in self.result_.pictures:
            (folder / inside).parent.mkdir(parents=True, exist_ok=True)
            write_bytes(folder / inside, source.read_bytes())
        write_text(folder / "import-report.txt", self._whole_report())

    def _whole_report(self) -> str:
        """The report with every place it speaks of, to be kept."""
        whole = self.result_.report.text(Speaking.spoken, most=10**9)
        return (whole or tr("Everything was imported unchanged.")) + "\n"
