"""Make a new pack: for which game, from what, called what, and where it goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from uguisu import UguisuError
from uguisu.content import head_of
from uguisu_editor.dialogs.dialog import Wrapped
from uguisu_editor.dialogs.making import NEW, MakingDialog, folder_for_new
from uguisu_editor.i18n import Speaking, of_engine, said, tr, translated
from uguisu_editor.icons import icon
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.model.copying import CannotMake, claim
from uguisu_editor.model.templates import copy_pack, make_pack
from uguisu_editor.packs import bundled_packs, card_of, library
from uguisu_tools.scaffold import new_mod, new_pack
from uguisu_tools.scaffold.pack import has_starter

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage


NEW_MAP, COPY, MOD = "new", "copy", "mod"
"""The ways to begin."""
READY, PAPER, SHIPPED = "ready", "paper", "shipped"
"""What a new map is made from: a small game that can be played at once, empty paper, a pack that came with Uguisu."""
A_MOD = "mod:"
"""Before the folder of a pack in what is chosen: it is not copied."""


def ask_new(
    window: Desk, game: str = "", base: Path | None = None, *, way: str = "", beginning: str = ""
) -> None:
    """Ask what to make, make it, open it.

    Args:
        window: the window.
        game: for which game; "" to ask.
        base: the pack that is copied or changed, if that is known.
        way: `NEW_MAP`, `COPY` or `MOD`; "" to ask, or a mod if there is a `base`.
        beginning: what a new map is made from: `READY`, `PAPER` or `SHIPPED`; "" for what is usual.
    """
    folder = folder_for_new(window.settings)
    language = window.speaking.language
    dialog = NewPackDialog(window.registry, folder, window, language=language, game=game, way=way)
    if base is not None:
        dialog.propose(base, way or MOD)
    if beginning:
        dialog.begin_with(beginning)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def open_it() -> None:
        if dialog.made is not None:
            window.settings.put(NEW, str(dialog.made.parent))
            window.open_pack(dialog.made)
            if window.page is not None and dialog.beginning in (READY, PAPER):
                window.page.guide(on=True)

    dialog.accepted.connect(open_it)
    dialog.open()


def ask_mod(window: Desk, page: MapPage) -> None:
    """Ask for a mod of the pack in front; it is saved first, for a mod builds on what is on the disk."""
    if not page.modified or page.save():
        game = page.session.grammar.game_id or ""
        ask_new(window, game, page.path.resolve(), way=MOD)


def map_kind_title(kind: str) -> str:
    """Return what people call a kind of map."""
    return translated(map_kinds()[kind].title)


class NewPackDialog(MakingDialog):
    """Asks three things at most: a title, the game, what to begin with (a small game, if nobody says otherwise; of an empty
    map, its size). It goes to the user's own packs, unless another folder is asked for. `made` is the new pack's folder, once
    there is one.
    """

    def __init__(
        self,
        registry: Registry,
        folder: Path,
        parent: QWidget | None = None,
        *,
        language: str = "en",
        game: str = "",
        way: str = "",
    ) -> None:
        super().__init__(registry, str(folder), tr("My map"), parent, language)
        self.made: Path | None = None
        self._own_title = False
        self._way, self._asks_game = way, not way or (way == NEW_MAP and not game)
        self._game = game
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        new = tr("New map") if self._asks_game else f"{tr('New map')} · {self.game.currentText()}"
        self.setWindowTitle({COPY: tr("New copy"), MOD: tr("New mod")}.get(way, new))
        known = library(registry)
        self._cards = [card_of(pack, language, known) for pack in bundled_packs(registry)]
        self.beginnings = {name: self._tile(name) for name in (READY, PAPER, SHIPPED)}
        self.template = QComboBox(self)
        self.template.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.template.setMinimumContentsLength(30)
        self.width_ = QSpinBox(self)
        self.height_ = QSpinBox(self)
        for box in (self.width_, self.height_):
            box.setRange(1, 500)
        self.goes_into = Wrapped(self)
        self.elsewhere = QPushButton(tr("Another folder…"), self)
        self.elsewhere.clicked.connect(lambda _=False: self._ask_folder())
        self._lay_out()
        self.game.currentIndexChanged.connect(self._list_templates)
        self.template.currentIndexChanged.connect(self._template_chosen)
        self.title_.textEdited.connect(lambda _: self._keep_title())
        self.title_.textChanged.connect(self._say_where)
        self.folder.textChanged.connect(self._say_where)
        self._list_templates()
        self._say_where()
        self.setMinimumWidth(620)
        self.title_.selectAll()
        self.title_.setFocus()

    def _tile(self, name: str) -> QToolButton:
        tile = QToolButton(self)
        tile.setProperty("tile", True)
        tile.setCheckable(True)
        tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        tile.setIconSize(QSize(28, 28))
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        titles = {
            READY: (tr("A small whole game"), "play"),
            PAPER: (tr("Empty paper"), "paper"),
            SHIPPED: (tr("A map that came with Uguisu"), "own-copy"),
        }
        title, sign = titles[name]
        tile.setText(title)
        tile.setIcon(icon(sign))
        tile.clicked.connect(lambda _=False: self.begin_with(name))
        return tile

    @property
    def beginning(self) -> str:
        """What the new map is made from; empty as long as nothing is said."""
        return next((name for name, tile in self.beginnings.items() if tile.isChecked()), "")

    def begin_with(self, name: str) -> None:
        """Begin with this: what else there is to choose follows from it."""
        for other, tile in self.beginnings.items():
            tile.setChecked(other == name)
        self._list_templates()

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
        self._tiles = QWidget(self)
        tiles = QHBoxLayout(self._tiles)
        tiles.setContentsMargins(0, 0, 0, 0)
        for tile in self.beginnings.values():
            tiles.addWidget(tile)
        self._form.addRow(tr("Begin with"), self._tiles)
        self._form.addRow(tr("&Which one"), self.template)
        size_label = QLabel(tr("&Size"), self)
        size_label.setBuddy(self.width_)
        self._form.addRow(size_label, self._size)
        self.add_folder_row(self._form)
        self._form.addRow(self.goes_into)
        self._form.addRow(self.elsewhere)
        self._form.setRowVisible(self.folder_row, False)
        self._form.setRowVisible(self.game, self._asks_game)
        self._form.setRowVisible(self._tiles, self._way in ("", NEW_MAP))
        self._form.addRow(self.error)
        self._form.addRow(self.buttons)
        self.name_fields(
            [(self.template, tr("Which one")), (self.width_, tr("Columns")), (self.height_, tr("Rows"))]
        )

    def _ask_folder(self) -> None:
        """Ask for the folder, too."""
        self._form.setRowVisible(self.folder_row, True)
        self._form.setRowVisible(self.elsewhere, False)
        self.folder.setFocus()

    def _list_templates(self) -> None:
        """What there is to choose from: kinds of empty maps, or packs of the game: to copy, to change."""
        name = self.game.currentData()
        self.template.clear()
        if name is None:
            return
        asked = self._way in ("", NEW_MAP)
        ready = has_starter(name, self.registry)
        if asked:
            self.beginnings[READY].setVisible(ready)
            if not self.beginning or (self.beginning == READY and not ready):
                for other, tile in self.beginnings.items():
                    tile.setChecked(other == (READY if ready else PAPER))
        wanted = name if self._asks_game else self._game
        cards = [card for card in self._cards if not wanted or card.game == wanted]
        if asked and self.beginning == READY:
            self.template.addItem(tr("A small game, ready to play"), READY)
        elif asked and self.beginning == PAPER:
            for kind in self.registry.games[name].type.map_kinds:
                self.template.addItem(map_kind_title(kind), kind)
        elif asked:
            for card in cards:
                self.template.addItem(tr("A copy of {name}", name=card.title), str(card.path))
            for card in cards:
                self.template.addItem(tr("A mod of {name}", name=card.title), f"{A_MOD}{card.path}")
        else:
            before = A_MOD if self._way == MOD else ""
            # Those to learn on are small: they come first, as on the shelf.
            for card in sorted(cards, key=lambda card: (not head_of(card.path).learn, card.game)):
                title = f"{self._title_of(card.game)}: {card.title}" if not self._game else card.title
                self.template.addItem(title, f"{before}{card.path}")
        self._form.setRowVisible(self.template, self.template.count() > 1)

    def _title_of(self, game: str) -> str:
        return self.game.itemText(at) if (at := self.game.findData(game)) >= 0 else game

    def propose(self, base: Path, way: str) -> None:
        """Propose a copy or a mod of the pack at `base`."""
        card = card_of(base, Speaking.spoken, library(self.registry))
        if card.path not in [other.path for other in self._cards]:
            self._cards.append(card)
        self.begin_with(SHIPPED)
        before = A_MOD if way == MOD else ""
        self.template.setCurrentIndex(self.template.findData(f"{before}{card.path}"))
        if way == MOD:
            self.setWindowTitle(tr("New mod"))

    def _keep_title(self) -> None:
        """The user has called it something: nothing else is proposed."""
        self._own_title = True

    def _propose_title(self) -> None:
        name = self.template.currentText().partition(": ")[2] or self.template.currentText()
        if self._own_title or self._way not in (COPY, MOD) or not name:
            return
        told = tr("Mod of {name}", name=name) if self._way == MOD else tr("{name}, my copy", name=name)
        self.title_.setText(told)
        self.title_.selectAll()

    def _template_chosen(self) -> None:
        self._propose_title()
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
            if kind == READY:
                target = self.target
                claim(target)
                self.made = new_pack(
                    target.name, game, target.parent, self.registry, title=title, language=Speaking.spoken
                )
            elif kind in map_kinds():
                self.made = make_pack(
                    self.target,
                    title=title,
                    game=game,
                    version=self.registry.plugins.get(self.registry.games[game].plugin, ""),
                    kind=kind,
                    size=(self.width_.value(), self.height_.value()),
                )
            elif kind.startswith(A_MOD):
                base = Path(kind.removeprefix(A_MOD))
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
