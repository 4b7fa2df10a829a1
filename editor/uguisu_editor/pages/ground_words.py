"""What the ground of a cell does, as the game's properties of places say: lines of words and chips, for all such cells or for
this one alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.board import parse_cell
from uguisu_changes.edits import Drop, Edit, Put
from uguisu_changes.fields import definition_of
from uguisu_changes.paths import MISSING, look
from uguisu_editor.away import put_away
from uguisu_editor.forms.chips import Chip, open_numbers
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.props import props_of, set_prop
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.segments import Segments

if TYPE_CHECKING:
    from uguisu_editor.session import Session

ALL, ONE = "all", "one"
MOST = 9
"""The highest number that is offered where the game names none."""


def place_fields(session: Session) -> tuple[Field, ...]:
    """Return what the game's places may be, as far as switches and numbers say it."""
    model = session.game.type.place_props if session.game is not None else None
    if model is None:
        return ()
    schema = msgspec.json.schema(model)
    fields = Field.all_of(definition_of(schema, model.__name__), schema)
    return tuple(one for one in fields if one.kind == "flag" or (one.kind == "group" and _parts(one)))


def _parts(field: Field) -> list[Field]:
    return [part for part in field.fields if part.kind in ("whole", "flag")]


class GroundWords(QWidget):
    """Lines about the ground of one cell; what is not so is behind a button."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.place = ""
        self.lines: list[QWidget] = []
        self.menu: QMenu | None = None
        """What was opened last."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(5)
        column.addLayout(self._lines)
        self.more = QToolButton(self)
        self.more.setProperty("slot", True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.clicked.connect(lambda _=False: self._offer_more())
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._whose = QWidget(self)
        row = QHBoxLayout(self._whose)
        row.setContentsMargins(0, 0, 0, 0)
        self.whose_label, self.whose = QLabel(self._whose), Segments(self._whose)
        row.addWidget(self.whose_label)
        row.addWidget(self.whose, 1)
        self.whose.chosen.connect(self._say_whose)
        column.addWidget(self._whose)
        self._one = False
        self._shown: object = None

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.more.setText(tr("+ what it does"))
        self.more.setAccessibleName(tr("What it does"))
        self.whose_label.setText(tr("Change"))
        self.whose.name(tr("Change"), tr("Change"))
        self._shown = None

    def show_of(self, place: str) -> None:
        """Say what the ground of a place does."""
        board, fields = self.session.board, place_fields(self.session)
        self.setVisible(bool(fields) and isinstance(board, GridBoard))
        if not fields or not isinstance(board, GridBoard):
            return
        if place != self.place:
            self.place, self._one = place, bool(props_of(board, place))
        alike = "".join(board.rows).count(self._sign(board))
        self._whose.setVisible(alike > 1)
        choices = [(tr("all of them"), ALL), (tr("only here"), ONE)]
        self.whose.offer(choices, ONE if self._one else ALL)
        told = self._props(board)
        if (place, told) == self._shown:
            return
        self._shown = place, told
        for line in self.lines:
            self._lines.removeWidget(line)
            put_away(line)
        self.lines = []
        for field in fields:
            parts = list(self._chips(field, told.get(field.name)))
            if parts:
                self._line(field, parts)

    def _sign(self, board: GridBoard) -> str:
        column, row = parse_cell(self.place)
        return board.sign((column, row))

    def _props(self, board: GridBoard) -> dict[str, Any]:
        """What holds of the place: what its ground is, and what it is itself."""
        ground = look(board.data, ("legend", self._sign(board), "props"))
        return {**(ground if isinstance(ground, dict) else {}), **props_of(board, self.place)}

    def _chips(self, field: Field, value: Any) -> Iterator[tuple[str, str, Callable[[], None]]]:
        if field.kind == "flag":
            if value is True:
                yield field.title, "piece", partial(self._say, field, value=False)
            return
        for part in _parts(field):
            said = value.get(part.name) if isinstance(value, dict) else None
            ask = partial(self._ask, field)
            if said is True:
                yield part.title, "counter", ask
            elif isinstance(said, int) and said:
                yield f"{part.title}: {said}", "counter", ask

    def _line(self, field: Field, parts: list[tuple[str, str, Callable[[], None]]]) -> None:
        line = QWidget(self)
        line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        flow = FlowLayout(line)
        if field.kind == "group":
            words = QLabel(visible(field.title), line)
            words.setTextFormat(Qt.TextFormat.PlainText)
            flow.addWidget(words)
        for text, family, do in parts:
            chip = Chip(line)
            chip.tell(text, family, glyph="check" if field.kind == "flag" else "")
            chip.setToolTip(visible(field.told))
            chip.setAccessibleName(text if field.kind == "flag" else f"{field.title} {text}")
            chip.clicked.connect(lambda _=False, do=do: do())
            flow.addWidget(chip)
        self._lines.addWidget(line)
        self.lines.append(line)

    # Changing it.

    def _say_whose(self, whose: str) -> None:
        self._one = whose == ONE
        self.show_of(self.place)

    def _offer_more(self) -> None:
        """Offer what the ground does not do yet."""
        board = self.session.board
        if not isinstance(board, GridBoard):
            return
        told, menu = self._props(board), self._open()
        for field in place_fields(self.session):
            if list(self._chips(field, told.get(field.name))):
                continue
            group = field.kind == "group"
            action = menu.addAction(visible(f"{field.title}…" if group else field.title).replace("&", "&&"))
            action.setToolTip(visible(field.told))
            do = partial(self._ask, field) if group else partial(self._say, field, value=True)
            action.triggered.connect(lambda _=False, do=do: do())
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _ask(self, field: Field) -> None:
        """Open a number for each part of what is taken, below what has been pressed."""
        board = self.session.board
        if not isinstance(board, GridBoard):
            return
        said = self._props(board).get(field.name)
        now = said if isinstance(said, dict) else {}
        menu = self._open()
        rows: list[tuple[str, QSpinBox]] = []
        for part in _parts(field):
            number = QSpinBox(menu)
            number.setRange(0, 1 if part.kind == "flag" else int(part.most or MOST))
            number.setValue(int(now.get(part.name) or 0))
            number.setAccessibleName(part.title)
            number.valueChanged.connect(partial(self._say_part, field, part))
            rows.append((part.title, number))
        open_numbers(menu, rows, self.more)

    def _open(self) -> QMenu:
        menu = self.menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _say_part(self, field: Field, part: Field, value: int) -> None:
        board = self.session.board
        if not isinstance(board, GridBoard):
            return
        said = self._props(board).get(field.name)
        new = {
            **(said if isinstance(said, dict) else {}),
            part.name: bool(value) if part.kind == "flag" else value,
        }
        self._say(field, value={name: one for name, one in new.items() if one} or MISSING)

    def _say(self, field: Field, *, value: Any) -> None:
        """Write it down: for all cells of the ground, or for this one alone."""
        session, board = self.session, self.session.board
        if not isinstance(board, GridBoard):
            return
        label = tr("Change {name}", name=field.title)
        sign = self._sign(board)
        ground = look(board.data, ("legend", sign, "props"))
        below = ground if isinstance(ground, dict) else {}
        edit: Edit | None
        if self._one:
            off = value is MISSING and field.name in below
            edit = set_prop(board, self.place, field.name, {} if off else value)
        elif value is MISSING or value is False:
            path = ("legend", sign, "props")
            edit = (
                Drop("map", (*path, field.name) if len(below) > 1 else path) if field.name in below else None
            )
        elif below:
            edit = Put("map", ("legend", sign, "props", field.name), value)
        else:
            edit = Put("map", ("legend", sign, "props"), {field.name: value})
        if edit is not None:
            session.do(label, edit)
        self.show_of(self.place)
