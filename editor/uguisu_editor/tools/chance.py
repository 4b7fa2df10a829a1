"""What the set-up leaves to chance, on the map: shown as one deal, fixed by dragging, left to chance again."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu_changes.edits import CannotEdit
from uguisu_editor.i18n import said, tr
from uguisu_editor.model.lots import Dealt, Lot, anywhere_in, fix, free, no_more
from uguisu_editor.model.placing import Thing
from uguisu_editor.tools.chosen import Chosen
from uguisu_editor.tools.set_up import Aim
from uguisu_editor.tools.tokens import Tokens
from uguisu_editor.tools.tool import Touch

CHOSEN = "#d6336c"
UNSURE = 0.75
"""How solid a piece is shown that may come to be elsewhere."""


class Chance:
    """The part of the tool for pieces that is about lots."""

    def __init__(self, chosen: Chosen, tokens: Tokens) -> None:
        self._chosen = chosen
        self._tokens = tokens
        self.held: Dealt | None = None
        """One that is dragged: it gets a place where one lets go."""

    def pin(self, lot: Lot, aim: Aim) -> None:
        """Have one of a lot begin just there; the rest of it stays left to chance."""
        session = self._chosen.session
        try:
            edit = fix(lot, session.data, *aim)
        except CannotEdit as error:
            session.refused.emit(said(error))
            return
        self._chosen.put(self._label("put", lot.thing), edit, lot.thing, aim.place)

    def unpin(self) -> None:
        """Leave to chance where the chosen piece begins."""
        session, piece = self._chosen.session, self._chosen.piece
        found = free(piece, session.data) if piece is not None else None
        if piece is not None and found is not None and session.do(self._label("free", piece.thing), found[0]):
            self._chosen.choose(lot=found[1])

    def say_where(self, value: Mapping[str, Any]) -> None:
        """Say where the chosen lot may begin."""
        lot, session = self._chosen.lot, self._chosen.session
        if lot is not None:
            session.do(self._label("where", lot.thing), anywhere_in(lot, session.data, value))
            self._chosen.changed.emit()

    def remove(self) -> bool:
        """Take the chosen lot away; tell whether there was one."""
        lot = self._chosen.lot
        if lot is None or not lot.entry:
            return False
        self._chosen.session.do(self._label("away", lot.thing), no_more(lot))
        self._chosen.choose()
        return True

    def _label(self, what: str, thing: Thing) -> str:
        called = self._chosen.set_up.called(thing)
        return {
            "put": tr("Put down {what}", what=called),
            "free": tr("Leave {what} to chance", what=called),
            "where": tr("Where {what} may begin", what=called),
            "away": tr("Take away {what}", what=called),
        }[what]

    # On the map.

    def take_up(self, touch: Touch) -> bool:
        """Take what is under the mouse into the hand, and choose all of its lot; tell whether there was any."""
        self.held = next((dealt for dealt in self._chosen.set_up.deal if self._is_under(dealt, touch)), None)
        if self.held is not None:
            self._chosen.choose(lot=self.held.lot.path, place=self.held.place)
        return self.held is not None

    def is_over(self, touch: Touch) -> bool:
        """Whether something that is left to chance stands there, in the deal that is shown."""
        return any(self._is_under(dealt, touch) for dealt in self._chosen.set_up.deal)

    def _is_under(self, dealt: Dealt, touch: Touch) -> bool:
        spot = self._tokens.stand(dealt.place)
        return spot is not None and hypot(*(touch.screen - spot).toTuple()) <= 1.1 * self._tokens.radius

    def paint(self, painter: QPainter) -> None:
        """Show one deal, and of the chosen lot every place where one may begin."""
        tokens, lot = self._tokens, self._chosen.lot
        if lot is not None:
            colour = QColor(CHOSEN)
            colour.setAlpha(56)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for place in lot.places:
                tokens.outline(painter, place)
        for dealt in self._chosen.set_up.deal:
            spot = tokens.stand(dealt.place)
            if spot is None or dealt is self.held:
                continue
            if self._chosen.session.as_played:
                tokens.paint(painter, dealt.lot.thing, spot, Aim(dealt.place, ""))
                continue
            painter.save()
            painter.setOpacity(UNSURE)
            tokens.paint(painter, dealt.lot.thing, spot, Aim(dealt.place, ""))
            painter.restore()
            paint_die(painter, spot + QPointF(0.75, -0.75) * tokens.radius, 0.42 * tokens.radius)


def paint_die(painter: QPainter, at: QPointF, half: float) -> None:
    """Paint the sign of what chance decides: a die with a three."""
    painter.setPen(QPen(QColor("#4a443c"), 1))
    painter.setBrush(QColor("#ffffff"))
    painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 0.4 * half, 0.4 * half)
    painter.setBrush(QColor("#26221d"))
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (-0.5, 0.0, 0.5):
        painter.drawEllipse(at + QPointF(step, step) * half, 0.2 * half, 0.2 * half)
