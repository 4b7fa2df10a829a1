"""The pictures under the map, as a list in the layers dock: which are shown, in what order, how solid."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_changes.edits import Drop, Edit, Put
from uguisu_editor.dialogs.asking import ask_text
from uguisu_editor.dialogs.picturing import ask_picture
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import icon
from uguisu_editor.model.layers import Layer, layers_of, move_layer, remove_layer
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.map_page import MapPage

BUTTONS = ("layer-add", "layer-up", "layer-down", "layer-name", "layer-remove")


class PictureList(QWidget):
    """The pictures, the topmost first; the chosen one is what the tool K moves and the slider fades."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: MapPage | None = None
        self.title = QLabel(self)
        self.list = QListWidget(self)
        self.list.setMinimumHeight(60)
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemChanged.connect(self._tick)
        self.list.itemDoubleClicked.connect(lambda _: self.rename())
        self.title.setBuddy(self.list)
        self.buttons = {name: QToolButton(self) for name in BUTTONS}
        for name, do in zip(
            BUTTONS,
            (self.add, lambda: self.move_(1), lambda: self.move_(-1), self.rename, self.remove),
            strict=True,
        ):
            self.buttons[name].clicked.connect(lambda _=False, do=do: do())
        self.locked = QCheckBox(self)
        self.locked.toggled.connect(self._lock)
        self.opacity = QSlider(Qt.Orientation.Horizontal, self)
        self.opacity.setRange(0, 100)
        self.opacity.valueChanged.connect(self._fade)
        self.opacity.sliderReleased.connect(self._faded)
        self.opacity_label = QLabel(self)
        self.opacity_label.setBuddy(self.opacity)
        row, below = QHBoxLayout(), QHBoxLayout()
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.locked)
        below.addWidget(self.opacity_label)
        below.addWidget(self.opacity, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.title)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        layout.addLayout(below)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.title.setText(tr("Pictures under the map"))
        self.list.setAccessibleName(tr("Pictures under the map"))
        self.list.setToolTip(
            tr("Ticked pictures are shown. The tool K moves the chosen one. Double-click to name it.")
        )
        self.locked.setText(tr("Locked"))
        self.locked.setAccessibleName(tr("The chosen picture is locked"))
        self.opacity_label.setText(tr("Solid"))
        self.opacity.setAccessibleName(tr("How opaque the chosen picture is"))
        for name, text in zip(
            BUTTONS,
            (
                tr("Add a picture"),
                tr("Move it up"),
                tr("Move it down"),
                tr("Name the picture"),
                tr("Remove the picture"),
            ),
            strict=True,
        ):
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)

    def refresh(self) -> None:
        """Show the pictures as they are."""
        layers = layers_of(self.page.session.map)[::-1] if self.page is not None else []
        for name, button in self.buttons.items():
            button.setIcon(icon(name))
        self.list.blockSignals(True)
        self.list.clear()
        for layer in layers:
            told = text_of(layer.entry.get("name"), Speaking.spoken) or PurePosixPath(str(layer.image)).name
            item = QListWidgetItem(visible(told))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked if layer.hidden else Qt.CheckState.Checked)
            item.setData(Qt.ItemDataRole.UserRole, layer.name)
            self.list.addItem(item)
        names = [layer.name for layer in layers]
        wanted = self.page.session.choices.layer if self.page is not None else ""
        self.list.setCurrentRow(names.index(wanted) if wanted in names else 0 if names else -1)
        self.list.blockSignals(False)
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen
        row = self.list.currentRow()
        self.buttons["layer-add"].setEnabled(self.page is not None)
        self.buttons["layer-up"].setEnabled(row > 0)
        self.buttons["layer-down"].setEnabled(0 <= row < self.list.count() - 1)
        for control in (self.buttons["layer-name"], self.buttons["layer-remove"], self.locked, self.opacity):
            control.setEnabled(chosen is not None)
        for control, value in ((self.locked, chosen is not None and chosen.locked),):
            control.blockSignals(True)
            control.setChecked(value)
            control.blockSignals(False)
        self.opacity.blockSignals(True)
        self.opacity.setValue(round(100 * chosen.opacity) if chosen is not None else 100)
        self.opacity.blockSignals(False)

    @property
    def chosen(self) -> Layer | None:
        """The chosen picture."""
        item = self.list.currentItem()
        name = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        layers = layers_of(self.page.session.map) if self.page is not None else []
        return next((layer for layer in layers if layer.name == name), None)

    # What is done.

    def add(self) -> None:
        """Ask for a picture and lay it above the others."""
        if self.page is not None:
            ask_picture(self.page)

    def move_(self, by: int) -> None:
        """Lay the chosen picture higher or lower."""
        if self.page is None or self.chosen is None:
            return
        found = move_layer(self.page.session.map, self.chosen, by)
        if found is not None and self.page.session.do(tr("Order of the pictures"), found[0]):
            self.page.session.choose(layer=found[1])

    def rename(self) -> None:
        """Ask what the chosen picture is to be called."""
        chosen = self.chosen
        if chosen is not None:
            now = text_of(chosen.entry.get("name"), Speaking.spoken)
            name = ask_text(self, tr("Name the picture"), tr("Name"), now)
            if name is not None:
                self._set("name", name.strip() or None, tr("Name the picture"))

    def remove(self) -> None:
        """Take the chosen picture from under the map."""
        if self.page is not None and self.chosen is not None:
            edit = remove_layer(self.page.session.map, self.chosen)
            self.page.session.do(tr("Remove the picture"), edit)

    def _choose(self, _: int) -> None:
        if self.page is not None and self.chosen is not None:
            self.page.session.choose(layer=self.chosen.name)

    def _tick(self, item: QListWidgetItem) -> None:
        self.list.setCurrentItem(item)
        hidden = item.checkState() == Qt.CheckState.Unchecked
        self._set("hidden", True if hidden else None, tr("Show or hide a picture"))

    def _lock(self, on: bool) -> None:
        self._set("locked", True if on else None, tr("Lock a picture"))

    def _fade(self, value: int) -> None:
        chosen = self.chosen
        if chosen is None or self.page is None:
            return
        self.page.session.restroke(Put("map", (*chosen.path, "opacity"), value / 100))
        if not self.opacity.isSliderDown():
            self._faded()

    def _faded(self) -> None:
        if self.page is not None:
            self.page.session.end_stroke(tr("Fade the picture"))

    def _set(self, key: str, value: object, label: str) -> None:
        """Give the chosen picture a value; None takes it out."""
        chosen = self.chosen
        if chosen is None or self.page is None or (value is None and key not in chosen.entry):
            return
        path = (*chosen.path, key)
        edit: Edit = Drop("map", path) if value is None else Put("map", path, value)
        self.page.session.do(label, edit)
