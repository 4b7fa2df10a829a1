"""What a place is, in lines of words and chips: where its borders and links lead, and what begins there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from uguisu.messages import translate
from uguisu_editor.away import put_away
from uguisu_editor.canvas.called import called, ground_tag, place_called, tag_called
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.stages import capital

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_editor.tools.pieces import PiecesTool

WIDEST = 170
"""Pixels of the words of a chip at most."""


class Said(NamedTuple):
    """A chip of a line: its words, what kind of thing that is, the places that it means, and what a click chooses."""

    words: str
    family: str
    places: tuple[str, ...]
    choose: Callable[[], None]


class PlaceWords(QWidget):
    """Lines about one place; a chip under the mouse lights on the map what it means."""

    place_chosen = Signal(str)
    thing_chosen = Signal(object)
    """A piece that stands there was clicked, or a lot that may begin there."""
    lit = Signal(list)

    def __init__(self, session: Session, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.pieces = session, pieces
        self.chips: list[Chip] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._shown: object = None

    def show_of(self, place: str) -> None:
        """Say what there is to say of a place."""
        lines = [*self._leads(place), *self._begins(place)]
        shown = [(words, [said[:3] for said in parts]) for words, parts in lines]
        self.setVisible(bool(lines))
        if shown == self._shown:
            return
        self._shown = shown
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                put_away(widget)
        self.chips = []
        for words, parts in lines:
            self._column.addWidget(self._line(words, parts))

    def _line(self, words: str, parts: list[Said]) -> QWidget:
        line = QWidget(self)
        line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        laid = FlowLayout(line)
        told = QLabel(words, line)
        told.setTextFormat(Qt.TextFormat.PlainText)
        laid.addWidget(told)
        for part in parts:
            chip = Chip(line)
            chip.tell(part.words, part.family, widest=WIDEST)
            chip.setAccessibleName(f"{words} {part.words}")
            chip.clicked.connect(lambda _=False, part=part: part.choose())
            chip.entered.connect(partial(self.lit.emit, list(part.places)))
            chip.left.connect(partial(self.lit.emit, []))
            laid.addWidget(chip)
            self.chips.append(chip)
        return line

    # What there is to say.

    def _leads(self, place: str) -> Iterator[tuple[str, list[Said]]]:
        """Where its links lead, kind by kind; zones that the map does not name are one, such as the moat."""
        session, board = self.session, self.session.board
        if not isinstance(board, GraphBoard):
            return
        near: dict[str, list[str]] = {}
        for link in board.links:
            if place in link.ends:
                near.setdefault(link.kind, []).append(link.ends[link.ends[0] == place])
        game = session.game
        known = list(game.link_kinds) if game is not None else []
        leads = game.type.leads if game is not None else {}
        for kind in sorted(near, key=lambda kind: known.index(kind) if kind in known else len(known)):
            told = (
                of_engine(translate(leads[kind], Speaking.spoken)) if kind in leads else called(session, kind)
            )
            groups: dict[str, tuple[str, ...]] = {}
            for other in dict.fromkeys(near[kind]):
                ground = ground_tag(session, other)
                named = not ground or session.look.grounds[ground].named
                name = place_called(session, other) if named else tag_called(session, ground)
                groups[name] = (*groups.get(name, ()), other)
            parts = [
                Said(name, "place", places, partial(self.place_chosen.emit, places[0]))
                for name, places in groups.items()
            ]
            yield visible(told), parts

    def _begins(self, place: str) -> Iterator[tuple[str, list[Said]]]:
        """What stands there, and what may by chance."""
        set_up = self.pieces.set_up
        there = [piece for piece in set_up.pieces if piece.place == place]
        if there:
            yield (
                tr("Here begins"),
                [
                    Said(
                        capital(set_up.counted(piece.thing, [piece.number])),
                        "piece",
                        (place,),
                        partial(self.thing_chosen.emit, piece),
                    )
                    for piece in there
                ],
            )
        lots = [lot for lot in set_up.lots if place in lot.places]
        if lots:
            yield (
                tr("Here may begin"),
                [
                    Said(
                        capital(set_up.called(lot.thing)),
                        "piece",
                        tuple(lot.places),
                        partial(self.thing_chosen.emit, lot),
                    )
                    for lot in lots
                ],
            )
