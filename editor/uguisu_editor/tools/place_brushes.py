"""Tools that give places something: tags and properties by brush."""

from __future__ import annotations

from math import hypot

from PySide6.QtGui import QPainter

from uguisu_changes.edits import Edit, Group
from uguisu_changes.paths import MISSING
from uguisu_editor.canvas.called import tag_called
from uguisu_editor.i18n import tr, translated
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import add_places
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import cells_of
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.board import Board
from uguisu_editor.model.copies import tagged_places
from uguisu_editor.model.place_names import name_places
from uguisu_editor.model.props import props_of, read_prop, set_prop, write_prop
from uguisu_editor.model.symmetry import carried_data, carriers
from uguisu_editor.model.tags import set_tag
from uguisu_editor.tools.marking import mark_cells, mark_path, mark_point, mark_words
from uguisu_editor.tools.tool import StrokeTool, Touch

SLACK = 8.0


class PlaceBrush(StrokeTool):
    """Gives something to the places that it is drawn over, and to their symmetric copies; with Shift takes it off."""

    layer = "tags"

    def missing(self) -> str:
        """What must be chosen first, as a sentence; empty when all is there."""
        raise NotImplementedError

    def edit(self, board: Board, place: str, copy: int, *, on: bool) -> Edit | None:
        """Return the edit for a place that is copy number `copy`, or None when it is so already."""
        raise NotImplementedError

    def press(self, touch: Touch) -> None:
        missing = self.missing()
        if missing:
            self.session.refused.emit(missing)
        else:
            super().press(touch)

    def move(self, touch: Touch) -> None:
        board = self.session.board
        place = self.under(touch)
        if board is None or place is None or self.missing():
            return
        for copy, number in carriers(board, self.session.choices.symmetric, place).items():
            self.session.stroke(self.edit(board, copy, number, on=not touch.shift) or Group([]))

    def hover(self, touch: Touch) -> None:
        self._at = self.under(touch)

    def paint(self, painter: QPainter) -> None:
        board = self.session.board
        if self._at is None or board is None:
            return
        for place in carriers(board, self.session.choices.symmetric, self._at):
            if isinstance(board, GridBoard):
                mark_cells(painter, self.canvas, cells_of([place]))
            elif (centre := board.centre(place)) is not None:
                radius = max(8.0, board.dot_radius * self.canvas.view.scale * 1.3)
                mark_point(painter, self.canvas, *centre, radius)

    def under(self, touch: Touch) -> str | None:
        """The place at the mouse."""
        board = self.session.board
        return board.place_at(touch.x, touch.y, SLACK / self.canvas.view.scale) if board is not None else None


class TagTool(PlaceBrush):
    """Puts the chosen tag on places."""

    picks = True
    name = "tag"
    key = "T"
    _pressed: Touch | None = None
    """Where the button went down on empty paper."""
    _free: Point | None = None
    """Where a new place would be."""

    @staticmethod
    def title() -> str:
        return tr("Tag brush")

    def help(self) -> str:
        if isinstance(self.session.board, GraphBoard):
            return tr(
                "Click a place to give it what is chosen, or empty paper for a new place that has it; Shift takes it off."
            )
        return tr(
            "Drag over places to give them the chosen tag; Shift takes it off. Right-click picks a tag."
        )

    def press(self, touch: Touch) -> None:
        free = not touch.shift and not self.missing() and self.session.free("places")
        self._pressed = touch if free and self._on_paper(touch) else None
        super().press(touch)

    def release(self, touch: Touch) -> None:
        super().release(touch)
        pressed, board, self._pressed = self._pressed, self.session.board, None
        if pressed is None or not isinstance(board, GraphBoard) or not self._on_paper(touch):
            return
        if hypot(touch.x - pressed.x, touch.y - pressed.y) * self.canvas.view.scale > SLACK:
            return
        choices = self.session.choices
        new = tagged_places(board, self.snapped(touch), choices.tag, choices.symmetric)
        name_places(new, board, translated)
        self.session.do(tr("New place"), add_places(board, new))
        self.session.select([new[0]["id"]])

    def _on_paper(self, touch: Touch) -> bool:
        """Whether a click there makes a place: of nets, where there is none."""
        return isinstance(self.session.board, GraphBoard) and self.under(touch) is None

    def hover(self, touch: Touch) -> None:
        super().hover(touch)
        self._free = self.snapped(touch) if self._on_paper(touch) and not self.missing() else None

    def forget_mouse(self) -> None:
        super().forget_mouse()
        self._free = None

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        board = self.session.board
        if self._free is None or not isinstance(board, GraphBoard):
            return
        choices = self.session.choices
        told = tr("A new place · {what}", what=tag_called(self.session, choices.tag))
        mark_words(painter, self.canvas, self.canvas.view.to_screen(*self._free), told)
        for entry in tagged_places(board, self._free, choices.tag, choices.symmetric):
            corners = entry.get("shape", ())
            if corners:
                mark_path(painter, self.canvas, [*corners, corners[0]])
            else:
                radius = max(4.0, board.dot_radius * self.canvas.view.scale)
                x, y = entry["at"]
                mark_point(painter, self.canvas, x, y, radius)

    def missing(self) -> str:
        return "" if self.session.choices.tag else tr("Choose a tag first: in the brushes dock.")

    def edit(self, board: Board, place: str, copy: int, *, on: bool) -> Edit | None:
        choices = self.session.choices
        return set_tag(board, place, choices.symmetric.carried(choices.tag, copy), on=on)

    def pick(self, touch: Touch) -> None:
        place = self.under(touch)
        tags = self.session.board.tags(place) if self.session.board is not None and place is not None else ()
        if tags:
            self.session.choose(tag=tags[0])


class PropTool(PlaceBrush):
    """Gives places the chosen property."""

    picks = True
    name = "prop"
    key = "Y"

    @staticmethod
    def title() -> str:
        return tr("Property brush")

    def help(self) -> str:
        return tr(
            "Drag over places to give them the chosen property; Shift takes it off. Right-click picks one."
        )

    def missing(self) -> str:
        if read_prop(self.session.choices.prop) is not None:
            return ""
        return tr("Write a property first, such as “{example}”, in the brushes dock", example="capacity: 2")

    def edit(self, board: Board, place: str, copy: int, *, on: bool) -> Edit | None:
        prop = read_prop(self.session.choices.prop)
        if prop is None:
            return None
        value = carried_data(prop[1], self.session.choices.owners, copy)
        return set_prop(board, place, prop[0], value if on else MISSING)

    def pick(self, touch: Touch) -> None:
        board, place = self.session.board, self.under(touch)
        props = props_of(board, place) if board is not None and place is not None else {}
        if props:
            self.session.choose(prop=write_prop(*next(iter(props.items()))))
