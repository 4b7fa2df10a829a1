"""What the tools draw with: terrain, kinds of borders and links, tags, symmetry."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from uguisu.board import styles_of
from uguisu_changes.edits import Change, Group, Put
from uguisu_changes.paths import entries, look
from uguisu_editor.canvas.called import tags_of_map
from uguisu_editor.dialogs.asking import ask_text
from uguisu_editor.dialogs.picturing import ask_place_picture
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.terrains import TerrainMenu, terrain_icon, terrain_title
from uguisu_editor.forms.fields import title_of
from uguisu_editor.i18n import tr, words_of
from uguisu_editor.icons import line_swatch
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.kind import SYMMETRIES
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.parts import pair_of, tags_of
from uguisu_editor.model.props import used_props
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import terrains_of
from uguisu_editor.tools.mirroring import choose_symmetry, symmetry_title

COMMON_BORDERS = ("wall", "door", "glass", "wire", "moat", "stream")
COMMON_LINKS = ("way", "road", "bridge", "wall")
SIGNS = ".,:;'\"!?+-=*%@&$^~oxOXabcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ0123456789"

DRAWS = {"border": "edge", "link": "link", "tag": "tag", "prop": "prop"}
"""The tool that draws what is chosen in a box."""
DRAWING_WITH = {
    "brush": ("brush", "fill", "rectangle", "line"),
    "link": ("link", "place"),
    "tag": ("tag", "place", "zone", "room"),
}
"""Other tools that draw with the same choice."""


class BrushesDock(Dock):
    """Shows only what the map at hand has use for."""

    name = "brushes"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terrain_row = self._terrain_box()
        self.brush_size = QSpinBox(self)
        self.brush_size.setRange(1, 12)
        self.brush_size.valueChanged.connect(lambda value: self._choose(brush_size=value))
        self.border = self._combo("border", editable=True)
        self.link = self._combo("link", editable=True)
        self.tag = self._combo("tag", editable=True)
        self.prop = self._combo("prop", editable=True)
        self.symmetry = QComboBox(self)
        self.symmetry.currentIndexChanged.connect(self._symmetry_chosen)
        self.owners = QLineEdit(self)
        self.owners.editingFinished.connect(self._owners_chosen)
        self.snap = QCheckBox(self)
        self.snap.toggled.connect(lambda on: self._choose(snap=on))
        self.labels = {
            name: QLabel(self)
            for name in ("terrain", "size", "border", "link", "tag", "prop", "symmetry", "owners")
        }
        panel = QWidget(self)
        form = QFormLayout(panel)
        form.setContentsMargins(8, 6, 8, 6)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form = form
        form.addRow(self.labels["terrain"])
        form.addRow(self._terrain_row)
        for name, field in (
            ("size", self.brush_size),
            ("border", self.border),
            ("link", self.link),
            ("tag", self.tag),
            ("prop", self.prop),
            ("symmetry", self.symmetry),
            ("owners", self.owners),
        ):
            form.addRow(self.labels[name], field)
            self.labels[name].setBuddy(field)
        form.addRow(self.snap)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(panel)
        self.setWidget(area)
        self.retranslate()

    def _terrain_box(self) -> QWidget:
        """The terrains, what can be changed of the chosen one, and a line for a new one."""
        self.terrain = QListWidget(self)
        self.terrain.setIconSize(QSize(22, 22))
        self.terrain.currentItemChanged.connect(self._terrain_chosen)
        self.terrain.setMinimumHeight(70)
        self.terrain.setMaximumHeight(130)
        self.new_terrain = QLineEdit(self)
        self.new_terrain.returnPressed.connect(self.add_terrain)
        self.add_button = QPushButton(self)
        self.add_button.clicked.connect(self.add_terrain)
        box = QWidget(self)
        terrain = QVBoxLayout(box)
        terrain.addWidget(self.terrain, 1)
        self.colour_button, self.name_button = QPushButton(self), QPushButton(self)
        self.picture_button = QPushButton(self)
        self.picture_button.clicked.connect(self.ask_picture)
        self.colour_button.clicked.connect(self.ask_colour)
        self.name_button.clicked.connect(self.ask_name)
        self.terrain.itemDoubleClicked.connect(lambda _: self.ask_name())
        change = QGridLayout()  # three in a row are too wide for the dock in longer languages
        change.addWidget(self.colour_button, 0, 0)
        change.addWidget(self.name_button, 0, 1)
        change.addWidget(self.picture_button, 1, 0, 1, 2)
        terrain.addLayout(change)
        row = QHBoxLayout()
        row.addWidget(self.new_terrain, 1)
        row.addWidget(self.add_button)
        terrain.addLayout(row)
        self.known = TerrainMenu(self.take_known, self)
        self.known.aboutToShow.connect(self._list_known)
        self.known_button = QPushButton(self)
        self.known_button.setMenu(self.known)
        terrain.addWidget(self.known_button)
        terrain.setContentsMargins(0, 0, 0, 0)
        return box

    def _combo(self, choice: str, *, editable: bool) -> QComboBox:
        combo = QComboBox(self)
        combo.setEditable(editable)
        combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        combo.setMinimumContentsLength(8)  # the dock stays narrow, whatever is called long
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setIconSize(QSize(32, 16))
        combo.currentTextChanged.connect(lambda text: self._choose(**{choice: self._meant(combo, text)}))
        combo.activated.connect(lambda _: self._take_up(DRAWS[choice]))
        return combo

    def title(self) -> str:
        return tr("Brushes")

    def retranslate(self) -> None:
        super().retranslate()
        words = {
            "terrain": tr("Terrain"),
            "size": tr("Size"),
            "border": tr("Border"),
            "link": tr("Link"),
            "tag": tr("Tag"),
            "prop": tr("Property"),
            "symmetry": tr("Symmetry"),
            "owners": tr("Owners in turn"),
        }
        for name, text in words.items():
            self.labels[name].setText(text)
        for field, name in (
            (self.terrain, "terrain"),
            (self.brush_size, "size"),
            (self.border, "border"),
            (self.link, "link"),
            (self.tag, "tag"),
            (self.prop, "prop"),
            (self.symmetry, "symmetry"),
            (self.owners, "owners"),
        ):
            field.setAccessibleName(words[name])
        self.new_terrain.setPlaceholderText(tr("New terrain"))
        self.new_terrain.setAccessibleName(tr("Name of a new terrain"))
        self.colour_button.setText(tr("Colour…"))
        self.name_button.setText(tr("Rename…"))
        self.picture_button.setText(tr("Picture…"))
        self.add_button.setText(tr("Add"))
        self.known_button.setText(tr("From other maps of this game"))
        self.add_button.setAccessibleName(tr("Add a terrain"))
        self.owners.setPlaceholderText(tr("north, south"))
        self.owners.setToolTip(
            tr("Words that are swapped from one symmetric copy to the next, in tags and owners: red, blue")
        )
        self.snap.setText(tr("Snap to grid"))
        self._symmetries()
        self.refresh()

    def attach(self) -> None:
        if self.page is not None:
            session = self.page.session
            self.listen(session.choices_changed, self.refresh)
            self.listen(session.board_changed, self.refresh)
            self.listen(session.changed, self._on_changed)
            self._symmetries()

    def _on_changed(self, changes: list[Change]) -> None:
        of_map = any(not change.spans and change.file == "map" for change in changes)
        if of_map and self.page is not None and not self.page.session.in_stroke:
            self.refresh()

    def refresh(self) -> None:
        board = self.page.session.board if self.page is not None else None
        self.setEnabled(board is not None)
        if self.page is None or board is None:
            return
        own = kind_of(board).brushes
        grid = "border" in own
        for name, field in (
            ("terrain", self._terrain_row),
            ("size", self.brush_size),
            ("border", self.border),
            ("link", self.link),
        ):
            self.labels[name].setVisible(name in own)
            field.setVisible(name in own)
        self.snap.setVisible("snap" in own)
        session = self.page.session
        choices = session.choices
        if "terrain" in own:
            self._fill_terrain(choices.sign)
        game_kinds = list(session.game.link_kinds) if session.game is not None else []
        used = {
            entry["kind"]
            for key in ("links", "borders")
            for entry in entries(board.data, key)
            if pair_of(entry) is not None and isinstance(entry.get("kind"), str)
        }
        kinds = list(
            dict.fromkeys(
                [
                    *game_kinds,
                    *sorted(used),
                    *(() if game_kinds else (COMMON_BORDERS if grid else COMMON_LINKS)),
                ]
            )
        )
        self._fill(
            self.border if grid else self.link, kinds, choices.border if grid else choices.link, swatches=True
        )
        examples = (self.tag, words_of("tower")), (self.prop, f"{title_of('capacity')}: 2")
        for combo, example in examples:
            line = combo.lineEdit()
            if line is not None:
                line.setPlaceholderText(tr("for example {example}", example=example))
        self._fill(self.tag, ["", *tags_of_map(session)], choices.tag)
        self._fill(self.prop, ["", *used_props(board)], choices.prop)
        for box, value in ((self.brush_size, choices.brush_size),):
            box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(False)
        self.snap.blockSignals(True)
        self.snap.setChecked(choices.snap)
        self.snap.blockSignals(False)
        self.symmetry.blockSignals(True)
        self.symmetry.setCurrentIndex(max(0, self.symmetry.findData(choices.symmetry)))
        self.symmetry.blockSignals(False)

    @staticmethod
    def _meant(combo: QComboBox, text: str) -> str:
        """Return the word of the file that is meant by what is shown, or was typed."""
        typed = text.strip()
        at = combo.findText(typed, Qt.MatchFlag.MatchExactly)
        if at >= 0:
            return str(combo.itemData(at))
        name, mark, value = typed.partition(":")  # of a property, its name may be known, with another value
        known = {str(combo.itemData(at)).partition(":")[0] for at in range(combo.count())} - {""}
        meant = next((one for one in known if title_of(one) == name), name) if mark else name
        return f"{meant}{mark}{value}"

    def _fill(self, combo: QComboBox, words: list[str], chosen: str, *, swatches: bool = False) -> None:
        """Offer words as people read them; the word of the file on hover."""
        if combo.hasFocus() and self._meant(combo, combo.currentText()) == chosen and combo.count():
            return
        combo.blockSignals(True)
        combo.clear()
        styles = styles_of(words)
        for word in words:
            name, mark, value = word.partition(": ") if combo is self.prop else (word, "", "")
            shown = visible(f"{title_of(name) if mark else words_of(name)}{mark}{value}")
            if swatches:
                combo.addItem(line_swatch(styles[word]), shown, word)
            else:
                combo.addItem(shown, word)
            combo.setItemData(combo.count() - 1, word, Qt.ItemDataRole.ToolTipRole)
        combo.setCurrentIndex(combo.findData(chosen))
        combo.setEditText(combo.currentText() if combo.currentIndex() >= 0 else chosen)
        combo.blockSignals(False)

    def _fill_terrain(self, chosen: str) -> None:
        assert self.page is not None
        board = self.page.session.board
        fills = board.fills() if isinstance(board, GridBoard) else {}
        self.terrain.blockSignals(True)
        self.terrain.clear()
        for sign, fill in fills.items():
            terrain = board.terrain(sign) if isinstance(board, GridBoard) else ""
            tags = tags_of(self._legend().get(sign))
            shown = terrain_icon(self.page.session.look, terrain, tags, fill)
            item = QListWidgetItem(shown, terrain_title(self._legend().get(sign) or {}) or visible(sign))
            item.setToolTip(visible(f"{terrain}   {sign}"))
            item.setData(Qt.ItemDataRole.UserRole, sign)
            self.terrain.addItem(item)
            if sign == chosen:
                self.terrain.setCurrentItem(item)
        self.terrain.blockSignals(False)

    def _symmetries(self) -> None:
        board = self.page.session.board if self.page is not None else None
        self.symmetry.blockSignals(True)
        self.symmetry.clear()
        for mode in kind_of(board).symmetries if board is not None else SYMMETRIES:
            self.symmetry.addItem(symmetry_title(mode), mode)
        self.symmetry.blockSignals(False)

    def _choose(self, **choices: object) -> None:
        if self.page is not None:
            self.page.session.choose(**choices)

    def _terrain_chosen(self, item: QListWidgetItem | None, _: object = None) -> None:
        if item is not None:
            self._choose(sign=item.data(Qt.ItemDataRole.UserRole))
            self._take_up("brush")

    def _take_up(self, tool: str) -> None:
        """Take up the tool that draws what was just chosen, unless the one at hand does already."""
        if self.page is not None and getattr(self.page.canvas.tool, "name", "") not in DRAWING_WITH.get(
            tool, (tool,)
        ):
            self.page.choose_tool(tool)

    def _symmetry_chosen(self, _: int) -> None:
        mode = self.symmetry.currentData()
        if self.page is None or not isinstance(mode, str):
            return
        choose_symmetry(self.page.session, mode)

    def _owners_chosen(self) -> None:
        words = tuple(word.strip() for word in self.owners.text().split(",") if word.strip())
        self._choose(owners=words)

    def add_terrain(self) -> None:
        """Put a terrain of the typed name into the legend, with a sign that is free."""
        if self.page is None:
            return
        terrain = "_".join(self.new_terrain.text().split())
        legend = look(self.page.session.map, ("legend",))
        if not terrain or not isinstance(legend, dict):
            return
        sign = next((sign for sign in (*terrain[0], *SIGNS) if sign not in legend), None)
        if sign is not None and self.page.session.do(
            tr("New terrain"), Put("map", ("legend", sign), {"terrain": terrain})
        ):
            self.new_terrain.clear()
            self._choose(sign=sign)

    def _list_known(self) -> None:
        if self.page is None or self.page.session.board is None:
            return
        session, board = self.page.session, self.page.session.board
        there = {entry.get("terrain") for entry in self._legend().values() if isinstance(entry, dict)}
        found = terrains_of(session.game_name or "", board.kind, session.registry)
        self.known.show_terrains(
            [entry for terrain, entry in found.items() if terrain not in there], session.look
        )

    def take_known(self, entry: dict[str, Any]) -> None:
        """Put a terrain of another map into the legend, with all that it is there, and draw with it."""
        legend = self._legend()
        wanted = (entry.get("sign", ""), *str(entry["terrain"])[:1], *SIGNS)
        sign = next((sign for sign in wanted if sign and sign not in legend), None)
        if self.page is None or sign is None:
            return
        kept = {key: value for key, value in entry.items() if key != "sign"}
        if self.page.session.do(tr("New terrain"), Put("map", ("legend", sign), kept)):
            self._choose(sign=sign)
            self._take_up("brush")

    def _legend(self) -> dict[str, Any]:
        found = look(self.page.session.map, ("legend",)) if self.page is not None else None
        return found if isinstance(found, dict) else {}

    def ask_colour(self) -> None:
        """Ask for the colour of the chosen terrain."""
        sign, board = self._chosen()
        if board is not None:
            colour = QColorDialog.getColor(QColor(board.fills()[sign]), self, tr("Colour of the terrain"))
            if colour.isValid():
                self.change_terrain("colour", colour.name())

    def ask_picture(self) -> None:
        """Ask for a picture that the chosen terrain is drawn with."""
        sign, board = self._chosen()
        if board is not None and self.page is not None:
            ask_place_picture(self.page, board.terrain(sign))

    def ask_name(self) -> None:
        """Ask what the chosen terrain is to be called."""
        sign, board = self._chosen()
        if board is not None:
            name = ask_text(self, tr("Rename the terrain"), tr("Name"), board.terrain(sign))
            if name is not None and name.split():
                self.change_terrain("terrain", "_".join(name.split()))

    def change_terrain(self, key: str, value: str) -> None:
        """Change the name or the colour of the chosen terrain, for all signs that stand for it."""
        sign, board = self._chosen()
        if self.page is None or board is None:
            return
        terrain = board.terrain(sign)
        same = [other for other in board.fills() if board.terrain(other) == terrain]
        self.page.session.do(
            tr("Change a terrain"), Group([Put("map", ("legend", other, key), value) for other in same])
        )

    def _chosen(self) -> tuple[str, GridBoard | None]:
        board = self.page.session.board if self.page is not None else None
        sign = self.page.session.choices.sign if self.page is not None else ""
        known = isinstance(board, GridBoard) and sign in board.fills()
        return sign, board if known and isinstance(board, GridBoard) else None
