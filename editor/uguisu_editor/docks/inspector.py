"""The inspector: a form for what is selected, made from the schema of its model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox, QLabel, QScrollArea, QVBoxLayout, QWidget

from uguisu_changes.edits import Change
from uguisu_changes.fields import definition_of
from uguisu_changes.paths import MISSING, Path
from uguisu_editor.away import show_in
from uguisu_editor.canvas.called import known_on_map, place_called, region_called
from uguisu_editor.docks.dock import Dock
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.controls import control_for
from uguisu_editor.forms.fields import ADVANCED, Field, essentials_first, title_of
from uguisu_editor.forms.parts import Head
from uguisu_editor.forms.target import Target
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.visible import visible
from uguisu_editor.operations import rename_place, rename_region

DRAWN = frozenset(
    {"places", "links", "regions", "rows", "legend", "borders", "cells", "kind", "format"}
    | {"background", "layers", "pictures"}
)
"""What one draws, or does in the docks of layers and brushes, and does not type."""
OWN = frozenset({"id", "at", "shape", "between", "places"})
"""What several entries never share."""


class InspectorDock(Dock):
    """Shows the selection; with nothing selected, the region, the map or the scenario."""

    name = "inspector"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls: dict[Path, Control] = {}
        self.target: Target | None = None
        self._built: Any = None
        self._picking: Control | None = None
        self._unfolded = False
        self.subject = QComboBox(self)
        self.subject.activated.connect(lambda _: self.refresh())
        self._heading = QLabel(self)
        self._heading.setWordWrap(True)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        font = self._heading.font()
        font.setBold(True)
        self._heading.setFont(font)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel = QWidget(self)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.subject)
        layout.addWidget(self._heading)
        layout.addWidget(self._area, 1)
        self.setWidget(panel)
        self.retranslate()

    def title(self) -> str:
        return tr("Inspector")

    def retranslate(self) -> None:
        super().retranslate()
        chosen = self.subject.currentData()
        self.subject.clear()
        for name, text in (
            ("selection", tr("The selection")),
            ("region", tr("The region")),
            ("map", tr("The map")),
            ("scenario", tr("The scenario")),
        ):
            self.subject.addItem(text, name)
        self.subject.setCurrentIndex(max(0, self.subject.findData(chosen)))
        self.subject.setAccessibleName(tr("What the inspector shows"))
        self._built = None
        self.refresh()

    def attach(self) -> None:
        self._built = None
        if self.page is not None:
            session = self.page.session
            self.listen(session.selection_changed, self._on_selection)
            self.listen(session.changed, self._on_changed)
            self.listen(session.choices_changed, self._on_choices)
            self.listen(session.board_changed, self.refresh)
            self.listen(self.page.picking_ended, self._forget_picking)

    def _on_selection(self) -> None:
        if self._picking is not None and self.page is not None:
            picking = self._picking
            self.page.end_picking()
            chosen = self.page.session.selection.places
            if len(chosen) == 1:
                place = next(iter(chosen))
                picking.take_place(place)
            return
        if self.page is not None and self.page.session.selection:
            self.subject.setCurrentIndex(0)
        self.refresh()

    def _forget_picking(self) -> None:
        self._picking = None

    def _on_choices(self) -> None:
        if self.subject.currentData() == "region":
            self.refresh()

    def _on_changed(self, changes: list[Change]) -> None:
        if self.page is None or (self.page.session.in_stroke and any(change.spans for change in changes)):
            return
        self.refresh()

    def go_to(self, steps: Path, *, selected: bool) -> bool:
        """Show a field of what is selected, or of the map, and give it the keyboard; tell whether there is one."""
        self.subject.setCurrentIndex(self.subject.findData("selection" if selected else "map"))
        self.refresh()
        around = (steps[:depth] for depth in range(len(steps), 0, -1))
        control = next((self.controls[way] for way in around if way in self.controls), None)
        if control is None:
            return False
        self.show()
        self.raise_()
        if control.isHidden() or control.parentWidget() is getattr(self, "_further", None):
            self._unfold(on=True)
        self._area.ensureWidgetVisible(control)
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # What it is about.

    def _find_target(self) -> Target | None:
        if self.page is None:
            return None
        session = self.page.session
        document, board, subject = session.document, session.board, self.subject.currentData()
        if subject == "scenario" and isinstance(document.data.get("scenario"), dict):
            return Target(
                "scenario", "Scenario", ((),), leave_out=frozenset({"format"}), title=tr("The scenario")
            )
        if board is None:
            return None
        if subject == "selection" and session.selection:
            return self._selection_target(board)
        if subject == "region" or (subject == "selection" and session.choices.region):
            for number, entry, _ in regions_of(board.data):
                if entry.get("id") == session.choices.region:
                    title = tr("Region {name}", name=region_called(entry))
                    return Target("map", "Region", (("regions", number),), title=title)
        return Target("map", kind_of(board).model, ((),), leave_out=DRAWN, title=tr("The map"))

    def _selection_target(self, board: GraphBoard | GridBoard) -> Target | None:
        assert self.page is not None
        selection = self.page.session.selection
        if selection.places:
            places = sorted(selection.places)
            paths = [board.path_of(place) for place in places]
            many = len(places) > 1
            title = tr("%n place(s)", len(places)) if many else place_called(self.page.session, places[0])
            return Target(
                "map",
                "GraphPlace" if isinstance(board, GraphBoard) else "CellExtra",
                tuple(path for path in paths if path is not None),
                tuple(place for place, path in zip(places, paths, strict=True) if path is None)
                if isinstance(board, GridBoard)
                else (),
                OWN if many else frozenset({"id"}) if isinstance(board, GridBoard) else frozenset(),
                title,
            )
        key, model = ("links", "Link") if isinstance(board, GraphBoard) else ("borders", "Border")
        numbers = sorted(selection.links)
        many = len(numbers) > 1
        title = tr("%n link(s)", len(numbers)) if model == "Link" else tr("%n border(s)", len(numbers))
        return Target(
            "map",
            model,
            tuple((key, n) for n in numbers),
            leave_out=OWN if many else frozenset(),
            title=title,
        )

    def _fields(self, target: Target) -> tuple[Field, ...]:
        assert self.page is not None
        session = self.page.session
        schema = session.schema(target.file)
        data = session.data.get(target.file)
        found = Field.all_of(definition_of(schema, target.definition), schema, data)
        return tuple(field for field in found if field.name not in target.leave_out)

    # The form.

    def refresh(self) -> None:
        if not hasattr(self, "_area"):
            return
        self.target = target = self._find_target()
        if target is None or self.page is None:
            self._heading.setText("")
            self._built = None
            self.controls = {}
            show_in(self._area, QWidget(self))
            return
        self._heading.setText(visible(target.title))
        fields = self._fields(target)
        shape = (id(self.page), target.definition, target.file, fields)
        if shape != self._built:
            self._build(fields)
            self._built = shape
        for steps, control in self.controls.items():
            control.show_value(target.value(self.page.session.data, steps))

    def _build(self, fields: tuple[Field, ...]) -> None:
        self.controls = {}
        panel = QWidget(self)
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(0, 0, 0, 0)
        folded = [field for field in fields if field.name in ADVANCED]
        form = QFormLayout()
        rows.addLayout(form)
        self._fill(form, tuple(field for field in fields if field not in folded), (), panel)
        if folded:
            self.advanced = Head(panel)
            self.advanced.fold.setText(tr("Advanced"))
            self._further = QWidget(panel)
            self._fill(QFormLayout(self._further), tuple(folded), (), self._further)
            self.advanced.fold.clicked.connect(lambda _=False: self._unfold(on=self._further.isHidden()))
            rows.addWidget(self.advanced)
            rows.addWidget(self._further)
            self._unfold(on=self._unfolded)
        rows.addStretch(1)
        show_in(self._area, panel)
        self.calm(panel)

    def _unfold(self, *, on: bool) -> None:
        """Show what is for who reads files, or hide it."""
        self._unfolded = on
        self._further.setVisible(on)
        self.advanced.fold.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

    def _fill(self, form: QFormLayout, fields: tuple[Field, ...], before: Path, panel: QWidget) -> None:
        form.setContentsMargins(2, 2, 2, 2)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        known = self._known
        for field in essentials_first(fields):
            steps = (*before, field.name)
            if field.kind == "group":
                group = QGroupBox(field.title, panel)
                group.setToolTip(field.told)
                self._fill(QFormLayout(group), field.fields, steps, group)
                form.addRow(group)
                continue
            control = control_for(field, known, panel)
            control.changed.connect(lambda value, steps=steps: self._change(steps, value))
            control.pointed.connect(self._point)
            control.pick.connect(lambda control=control: self._pick(control))
            label = QLabel(field.title + (" *" if field.required else ""), panel)
            label.setToolTip(field.told)
            label.setBuddy(control)
            form.addRow(label, control)
            self.controls[steps] = control

    def _known(self, kind: str) -> list[tuple[str, str]]:
        """What there is on the map; cells are so many that they are typed."""
        session = self.page.session if self.page is not None else None
        listed = session is not None and (kind != "place" or isinstance(session.board, GraphBoard))
        return sorted(known_on_map(session, kind), key=lambda one: one[1]) if listed and session else []

    def _change(self, steps: Path, value: Any) -> None:
        target = self.target
        if target is None or self.page is None:
            return
        session = self.page.session
        board = session.board
        if (
            steps == ("id",)
            and target.definition == "GraphPlace"
            and isinstance(board, GraphBoard)
            and value is not MISSING
        ):
            old = target.value(session.data, ("id",))
            if isinstance(old, str) and old in board.places:
                if not rename_place(self.page, old, value):
                    self.refresh()
                return
        if steps == ("id",) and target.definition == "Region" and value is not MISSING:
            if not rename_region(self.page, int(target.paths[0][1]), value):
                self.refresh()
            return
        session.do(tr("Change {name}", name=title_of(str(steps[-1]))), target.set(session.data, steps, value))

    def _point(self, place: str) -> None:
        if self.page is not None:
            self.page.canvas.show_place(place)

    def _pick(self, control: Control) -> None:
        if self.page is not None:
            self.page.ask_for_place()
            self._picking = control
