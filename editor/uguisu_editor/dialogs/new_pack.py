"""Make a new pack: for which game, from what, called what, and where it goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from uguisu.core.errors import UguisuError
from uguisu.scaffold.pack import new_mod
from uguisu_editor.dialogs.dialog import Wrapped
from uguisu_editor.dialogs.making import NEW, MakingDialog, folder_for_new
from uguisu_editor.i18n import Speaking, of_engine, said, tr, translated
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.model.copying import CannotMake
from uguisu_editor.model.templates import copy_pack, make_pack
from uguisu_editor.packs import bundled_packs, card_of, library

if TYPE_CHECKING:
    from uguisu.registry import Registry
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage


MOD = "mod:"


def ask_new(window: Desk, game: str = "", base: Path | None = None) -> None:
    """Ask what to make, make it, open it. With `base`, a mod of the pack there is proposed."""
    folder = folder_for_new(window.settings)
    dialog = NewPackDialog(window.registry, folder, window, language=window.speaking.language, game=game)
    if base is not None:
        dialog.propose_mod(base)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def open_it() -> None:
        if dialog.made is not None:
            window.settings.put(NEW, str(dialog.made.parent))
            window.open_pack(dialog.made)

    dialog.accepted.connect(open_it)
    dialog.open()


def ask_mod(window: Desk, page: MapPage) -> None:
    """Ask for a mod of the pack in front; it is saved first, for a mod builds on what is on the disk."""
    if not page.modified or page.save():
        game = page.session.grammar.game_id or ""
        ask_new(window, game, page.path.resolve())


def map_kind_title(kind: str) -> str:
    """Return what people call a kind of map."""
    return translated(map_kinds()[kind].title)


class NewPackDialog(MakingDialog):
    """Title, game, what to begin with, and the folder. `made` is the new pack's folder, once there is one."""

    def __init__(
        self,
        registry: Registry,
        folder: Path,
        parent: QWidget | None = None,
        *,
        language: str = "en",
        game: str = "",
    ) -> None:
        super().__init__(registry, str(folder), tr("My map"), parent, language)
        self.made: Path | None = None
        self.setWindowTitle(tr("New map"))
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        known = library(registry)
        self._cards = [card_of(pack, language, known) for pack in bundled_packs(registry)]
        self.template = QComboBox(self)
        self.template.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.template.setMinimumContentsLength(30)
        self.width_ = QSpinBox(self)
        self.height_ = QSpinBox(self)
        for box in (self.width_, self.height_):
            box.setRange(1, 500)
        self.goes_into = Wrapped(self)
        self._lay_out()
        self.game.currentIndexChanged.connect(self._list_templates)
        self.template.currentIndexChanged.connect(self._template_chosen)
        self.title_.textChanged.connect(self._say_where)
        self.folder.textChanged.connect(self._say_where)
        self._list_templates()
        self._say_where()
        self.setMinimumWidth(500)
        self.title_.selectAll()
        self.title_.setFocus()

    def _lay_out(self) -> None:
        self._form = QFormLayout(self)
        self._size = QWidget(self)
        size = QHBoxLayout(self._size)
        size.setContentsMargins(0, 0, 0, 0)
        for widget in (self.width_, QLabel("×", self), self.height_):
            size.addWidget(widget)
        size.addStretch(1)
        self._form.addRow(tr("&Title"), self.title_)
        self._form.addRow(tr("&Game"), self.game)
        self._form.addRow(tr("&Begin with"), self.template)
        size_label = QLabel(tr("&Size"), self)
        size_label.setBuddy(self.width_)
        self._form.addRow(size_label, self._size)
        self.add_folder_row(self._form)
        self._form.addRow(self.goes_into)
        self._form.addRow(self.error)
        self._form.addRow(self.buttons)
        self.name_fields(
            [(self.template, tr("Begin with")), (self.width_, tr("Columns")), (self.height_, tr("Rows"))]
        )

    def _list_templates(self) -> None:
        """Empty maps of the kinds that the game is played on; then the packs of the game."""
        self.template.clear()
        name = self.game.currentData()
        if name is None:
            return
        for kind in self.registry.games[name].type.map_kinds:
            self.template.addItem(tr("An empty map: {kind}", kind=map_kind_title(kind)), kind)
        for card in self._cards:
            if card.game == name:
                self.template.addItem(tr("A copy of {name}", name=card.title), str(card.path))
        for card in self._cards:
            if card.game == name:
                self.template.addItem(tr("A mod of {name}", name=card.title), f"{MOD}{card.path}")

    def propose_mod(self, base: Path) -> None:
        """Propose a mod of the pack at `base`."""
        card = card_of(base, Speaking.spoken, library(self.registry))
        if card.path not in [other.path for other in self._cards]:
            self._cards.append(card)
            self._list_templates()
        self.setWindowTitle(tr("New mod"))
        self.title_.setText(tr("Mod of {name}", name=card.title))
        self.template.setCurrentIndex(self.template.findData(f"{MOD}{card.path}"))

    def _template_chosen(self) -> None:
        kind = self.template.currentData()
        usual = map_kinds()[kind].usual_size if kind in map_kinds() else None
        self._form.setRowVisible(self._size, usual is not None)
        if usual is not None:
            width, height = usual
            self.width_.setValue(width)
            self.height_.setValue(height)

    def _say_where(self) -> None:
        self.goes_into.setText(tr("It goes into {folder}", folder=self.target))
        self.error.hide()

    def make(self) -> None:
        """Make the pack; say what is in the way, if something is."""
        title = self.title_.text().strip()
        kind, game = self.template.currentData(), self.game.currentData()
        if not title or kind is None or game is None:
            self.say(tr("Give it a title."))
            return
        try:
            if kind in map_kinds():
                self.made = make_pack(
                    self.target,
                    title=title,
                    game=game,
                    version=self.registry.plugins.get(self.registry.games[game].plugin, ""),
                    kind=kind,
                    size=(self.width_.value(), self.height_.value()),
                )
            elif kind.startswith(MOD):
                base = Path(kind.removeprefix(MOD))
                self.made = new_mod(
                    self.target.name, base, self.target.parent, self.registry, Speaking.spoken, title=title
                )
            else:
                self.made = copy_pack(Path(kind), self.target, title=title, find=library(self.registry).find)
        except CannotMake as error:
            self.say(said(error))
            return
        except UguisuError as error:
            self.say(of_engine(error.told))
            return
        self.accept()
