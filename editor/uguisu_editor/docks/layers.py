"""What is shown, and what is locked."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from uguisu_changes.edits import Change
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.pictures import PictureList
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.known import map_kind

LOCKABLE = frozenset({"places", "links", "borders", "terrain", "regions", "tags", "background"})


def layer_title(layer: str) -> str:
    """Return what people call a layer."""
    return {
        "labels": tr("Labels"),
        "tags": tr("Tags"),
        "places": tr("Places"),
        "links": tr("Links"),
        "borders": tr("Borders"),
        "regions": tr("Regions"),
        "grid": tr("Grid"),
        "terrain": tr("Terrain"),
        "background": tr("Pictures"),
    }[layer]


class LayersDock(Dock):
    """Two ticks for each layer."""

    name = "layers"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: dict[str, QCheckBox] = {}
        self.locked: dict[str, QCheckBox] = {}
        self._kind: str | None = ""
        self._ticks = QWidget(self)
        self.pictures = PictureList(self)
        panel = QWidget(self)
        self._layout = QVBoxLayout(panel)
        self._layout.setContentsMargins(8, 6, 8, 6)
        self._layout.addWidget(self._ticks)
        self._layout.addWidget(self.pictures, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(panel)
        self.setWidget(area)
        self.retranslate()

    def title(self) -> str:
        return tr("Layers")

    def retranslate(self) -> None:
        super().retranslate()
        self.pictures.retranslate()
        self._kind = ""
        self.refresh()

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.session.layers_changed, self.refresh)
            self.listen(self.page.session.board_changed, self.refresh)
            self.listen(self.page.session.choices_changed, self.pictures.refresh)
            self.listen(self.page.session.changed, self._on_changed)

    def _on_changed(self, changes: list[Change]) -> None:
        heads = {change.path[:1] for change in changes if change.file == "map"}
        of_pictures = bool(heads & {(), ("background",), ("layers",)})
        if of_pictures and self.page is not None and not self.page.session.in_stroke:
            self.pictures.refresh()

    def refresh(self) -> None:
        self.pictures.page = self.page
        self.pictures.refresh()
        board = self.page.session.board if self.page is not None else None
        kind = board.kind if board is not None else None
        if kind != self._kind:
            self._kind = kind
            self._build(found.layers if (found := map_kind(kind)) is not None else ())
        if self.page is None:
            return
        for table, names, wanted in (
            (self.shown, self.page.session.hidden_layers, False),
            (self.locked, self.page.session.locked_layers, True),
        ):
            for layer, box in table.items():
                box.blockSignals(True)
                box.setChecked((layer in names) == wanted)
                box.blockSignals(False)

    def _build(self, layers: tuple[str, ...]) -> None:
        panel = QWidget(self)
        grid = QGridLayout(panel)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        self.shown, self.locked = {}, {}
        for column, text in ((1, tr("Shown")), (2, tr("Locked"))):
            grid.addWidget(QLabel(text, panel), 0, column)
        for row, layer in enumerate(layers, 1):
            title = layer_title(layer)
            label = QLabel(title, panel)
            grid.addWidget(label, row, 0)
            self.shown[layer] = self._box(panel, layer, tr("Show {layer}", layer=title), locks=False)
            grid.addWidget(self.shown[layer], row, 1)
            label.setBuddy(self.shown[layer])
            if layer in LOCKABLE:
                self.locked[layer] = self._box(panel, layer, tr("Lock {layer}", layer=title), locks=True)
                grid.addWidget(self.locked[layer], row, 2)
        self._layout.replaceWidget(self._ticks, panel)
        self._ticks.deleteLater()
        self._ticks = panel
        self.calm(panel)

    def _box(self, panel: QWidget, layer: str, name: str, *, locks: bool) -> QCheckBox:
        box = QCheckBox(panel)
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.toggled.connect(lambda on, layer=layer: self._toggle(layer, on=on, locks=locks))
        return box

    def _toggle(self, layer: str, *, on: bool, locks: bool) -> None:
        if self.page is None:
            return
        session = self.page.session
        names = session.locked_layers if locks else session.hidden_layers
        if on == locks:
            names.add(layer)
        else:
            names.discard(layer)
        session.layers_changed.emit()
