"""The regions: castles, houses, fields."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QColorDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_changes.edits import Change, Put
from uguisu_changes.paths import look
from uguisu_editor.canvas.called import region_called
from uguisu_editor.canvas.marks import region_colours
from uguisu_editor.docks.dock import Dock
from uguisu_editor.i18n import tr
from uguisu_editor.icons import swatch
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.regions import COLOURS, extend_region, new_region, remove_region


class RegionsDock(Dock):
    """A list; the chosen one is what the lasso adds to, and what the inspector shows."""

    name = "regions"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget(self)
        self.list.setMinimumHeight(30)
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemActivated.connect(lambda _: self.select_places())
        self.new_button = QPushButton(self)
        self.new_button.clicked.connect(self.add)
        self.colour_button = QPushButton(self)
        self.colour_button.clicked.connect(self.ask_colour)
        self.extend_button = QPushButton(self)
        self.extend_button.clicked.connect(self.extend)
        self.remove_button = QPushButton(self)
        self.remove_button.clicked.connect(self.remove)
        panel = QWidget(self)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.list, 1)
        for pair in ((self.new_button, self.extend_button), (self.colour_button, self.remove_button)):
            row = QHBoxLayout()
            for button in pair:
                row.addWidget(button)
            layout.addLayout(row)
        self.setWidget(panel)
        self.retranslate()

    def title(self) -> str:
        return tr("Regions")

    def retranslate(self) -> None:
        super().retranslate()
        self.list.setAccessibleName(tr("Regions"))
        self.new_button.setText(tr("New"))
        self.new_button.setToolTip(tr("Make a region of the selected places"))
        self.extend_button.setText(tr("Add selected"))
        self.extend_button.setToolTip(tr("Put the selected places into the chosen region"))
        self.colour_button.setText(tr("Colour…"))
        self.remove_button.setText(tr("Remove"))
        for button in (self.new_button, self.extend_button, self.colour_button, self.remove_button):
            button.setAccessibleName(button.toolTip() or button.text())

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.session.changed, self._on_changed)
            self.listen(self.page.session.choices_changed, self.refresh)

    def _on_changed(self, changes: list[Change]) -> None:
        if any(
            change.file == "map" and (not change.path or change.path[0] == "regions") for change in changes
        ):
            self.refresh()

    def refresh(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        if self.page is not None:
            session = self.page.session
            data = session.map
            for number, colour, places in region_colours(data):
                entry = next(entry for found, entry, _ in regions_of(data) if found == number)
                name = str(entry.get("id", ""))
                item = QListWidgetItem(
                    swatch(colour.name()),
                    tr("{name} ({count})", name=region_called(entry), count=len(places)),
                )
                item.setData(Qt.ItemDataRole.UserRole, number)
                item.setToolTip(name)
                self.list.addItem(item)
                if name == session.choices.region:
                    self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        chosen = self.number is not None
        for button in (self.extend_button, self.colour_button, self.remove_button):
            button.setEnabled(chosen)
        self.new_button.setEnabled(self.page is not None)

    @property
    def number(self) -> int | None:
        """The number of the chosen region."""
        item = self.list.currentItem()
        found = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return found if isinstance(found, int) else None

    def _chosen(self, _: int) -> None:
        if self.page is None:
            return
        number = self.number
        entry = look(self.page.session.map, ("regions", number)) if number is not None else None
        self.page.session.choose(region=entry.get("id", "") if isinstance(entry, dict) else "")

    def add(self) -> None:
        """Make a region of the selected places."""
        if self.page is None:
            return
        session = self.page.session
        data = session.map
        colour = COLOURS[len(regions_of(data)) % len(COLOURS)]
        if session.do(tr("New region"), new_region(data, sorted(session.selection.places), colour)):
            session.choose(region=regions_of(data)[-1][1]["id"])

    def extend(self) -> None:
        """Put the selected places into the chosen region."""
        if self.page is not None and self.number is not None:
            session = self.page.session
            edit = extend_region(session.map, self.number, sorted(session.selection.places))
            session.do(tr("Change a region"), edit)

    def remove(self) -> None:
        """Do away with the chosen region."""
        if self.page is not None and self.number is not None:
            self.page.session.do(tr("Remove a region"), remove_region(self.number))

    def ask_colour(self) -> None:
        """Choose a colour."""
        if self.page is None or self.number is None:
            return
        now = look(self.page.session.map, ("regions", self.number, "colour"))
        colour = QColorDialog.getColor(
            QColor(now if isinstance(now, str) else COLOURS[0]), self, tr("Colour of the region")
        )
        if colour.isValid():
            self.set_colour(colour.name())

    def set_colour(self, colour: str) -> None:
        """Give the chosen region a colour."""
        if self.page is not None and self.number is not None:
            self.page.session.do(
                tr("Colour of the region"), Put("map", ("regions", self.number, "colour"), colour)
            )

    def select_places(self) -> None:
        """Select the places of the chosen region."""
        if self.page is None or self.number is None:
            return
        places = look(self.page.session.map, ("regions", self.number, "places"))
        if isinstance(places, list):
            self.page.session.select(place for place in places if isinstance(place, str))
