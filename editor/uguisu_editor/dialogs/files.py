"""Open a pack; make a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from uguisu.content.text import localize
from uguisu_editor.i18n import tr
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.templates import USUAL_SIZE, CannotMake, copy_pack, id_from, make_pack
from uguisu_editor.packs import bundled_packs

if TYPE_CHECKING:
    from uguisu.registry import Registry
    from uguisu_editor.window import MainWindow


def ask_open(window: MainWindow) -> None:
    """Ask for a pack and open it."""
    start = window.settings.text("folder", str(Path.home()))
    name, _ = QFileDialog.getOpenFileName(
        window, tr("Open a pack"), start, tr("Packs (scenario.yaml *.yaml *.yml);;All files (*)")
    )
    if name:
        window.settings.put("folder", str(Path(name).parent.parent))
        window.open_pack(Path(name))


def ask_new(window: MainWindow) -> None:
    """Ask what to make, make it, open it."""
    dialog = NewPackDialog(window.registry, Path(window.settings.text("folder", str(Path.home()))), window)
    dialog.accepted.connect(lambda: window.open_pack(dialog.made) if dialog.made is not None else None)
    dialog.open()


def map_kind_title(kind: str) -> str:
    """Return what people call a kind of map."""
    return {
        "graph": tr("Places and ways (or zones)"),
        "squares": tr("Squares"),
        "hexes": tr("Hexes"),
    }[kind]


class NewPackDialog(QDialog):
    """Which game, which kind of map, what it is called, where it goes."""

    def __init__(self, registry: Registry, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.registry = registry
        self.made: Path | None = None
        self.setWindowTitle(tr("New map"))
        self.game = QComboBox(self)
        for name, entry in registry.games.items():
            self.game.addItem(localize(entry.type.title, _language()), name)
        self.template = QComboBox(self)
        self.width_ = QSpinBox(self)
        self.height_ = QSpinBox(self)
        for box in (self.width_, self.height_):
            box.setRange(1, 500)
        self.title_ = QLineEdit(tr("My map"), self)
        self.folder = QLineEdit(str(folder), self)
        self.browse = QPushButton(tr("Choose…"), self)
        self.browse.clicked.connect(self._browse)
        self.error = QLabel(self)
        self.error.setWordWrap(True)
        self.error.hide()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.make)
        self.buttons.rejected.connect(self.reject)
        size = QHBoxLayout()
        size.addWidget(self.width_)
        size.addWidget(QLabel("×", self))
        size.addWidget(self.height_)
        size.addStretch(1)
        where = QHBoxLayout()
        where.addWidget(self.folder, 1)
        where.addWidget(self.browse)
        form = QFormLayout(self)
        form.addRow(tr("&Title"), self.title_)
        form.addRow(tr("&Game"), self.game)
        form.addRow(tr("&Begin with"), self.template)
        self._size_label = QLabel(tr("&Size"), self)
        self._size_label.setBuddy(self.width_)
        form.addRow(self._size_label, size)
        folder_label = QLabel(tr("&Folder"), self)
        folder_label.setBuddy(self.folder)
        form.addRow(folder_label, where)
        form.addRow(self.error)
        form.addRow(self.buttons)
        for field, name in (
            (self.title_, tr("Title")),
            (self.game, tr("Game")),
            (self.template, tr("Begin with")),
            (self.width_, tr("Columns")),
            (self.height_, tr("Rows")),
            (self.folder, tr("Folder")),
        ):
            field.setAccessibleName(name)
        self.browse.setAccessibleName(tr("Choose a folder"))
        self.game.currentIndexChanged.connect(self._list_templates)
        self.template.currentIndexChanged.connect(self._template_chosen)
        self._list_templates()
        self.title_.selectAll()
        self.setMinimumWidth(460)

    def _list_templates(self) -> None:
        self.template.clear()
        name = self.game.currentData()
        if name is None:
            return
        for kind in self.registry.games[name].type.map_kinds:
            self.template.addItem(tr("An empty map: {kind}", kind=map_kind_title(kind)), kind)
        for pack in bundled_packs(self.registry):
            if _game_of(pack) == name:
                self.template.addItem(tr("A copy of {name}", name=pack.name), str(pack))

    def _template_chosen(self) -> None:
        kind = self.template.currentData()
        sized = kind in ("squares", "hexes")
        for field in (self._size_label, self.width_, self.height_):
            field.setEnabled(sized)
        if sized:
            width, height = USUAL_SIZE[kind]
            self.width_.setValue(width)
            self.height_.setValue(height)

    def _browse(self) -> None:
        found = QFileDialog.getExistingDirectory(self, tr("Folder for the new pack"), self.folder.text())
        if found:
            self.folder.setText(found)

    def make(self) -> None:
        """Make the pack; say what is in the way, if something is."""
        title = self.title_.text().strip()
        kind, game = self.template.currentData(), self.game.currentData()
        if not title or kind is None or game is None:
            self._say(tr("Give it a title."))
            return
        folder = Path(self.folder.text()) / id_from(title)
        try:
            if kind in USUAL_SIZE:
                plugin = self.registry.games[game].plugin
                self.made = make_pack(
                    folder,
                    title=title,
                    game=game,
                    version=self.registry.plugins.get(plugin, ""),
                    kind=kind,
                    size=(self.width_.value(), self.height_.value()),
                )
            else:
                self.made = copy_pack(Path(kind), folder, title=title)
        except CannotMake as error:
            self._say(str(error))
            return
        self.accept()

    def _say(self, text: str) -> None:
        self.error.setText(text)
        self.error.show()


def _game_of(pack: Path) -> str | None:
    try:
        found = PackDocument.open(pack).look("scenario", ("game",))
    except CannotOpen:
        return None
    return found if isinstance(found, str) else None


def _language() -> str:
    from PySide6.QtCore import QLocale

    return QLocale.system().name()[:2]
