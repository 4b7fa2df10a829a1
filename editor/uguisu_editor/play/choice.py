"""Which of the legal moves is meant: picked piece by piece, place by place, card by card, until one is left."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from uguisu_editor.play.game_process import Answer

Pick: TypeAlias = tuple[str, str]
"""A kind of thing, and its id: `("places", "gate")`, `("pieces", "ninja")`, `("cards", "rope")`."""


class Choice(QObject):
    """The moves on offer. `decided` tells the notation of the one that is left; `pointed` is one that is looked at."""

    changed = Signal()
    decided = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moves: list[Answer] = []
        self.picked: list[Pick] = []
        self.pointed = ""
        self.considered = ""
        """A card that is pointed at."""

    def offer(self, moves: list[Answer]) -> None:
        """Offer other moves."""
        if moves != self.moves:
            self.moves, self.picked, self.pointed, self.considered = moves, [], "", ""
        self.changed.emit()

    @property
    def candidates(self) -> list[Answer]:
        """The moves that everything picked has a part in."""
        return [move for move in self.moves if all(_takes_part(move, pick) for pick in self.picked)]

    @property
    def shown(self) -> list[Answer]:
        """The move that is pointed at, else those of the card that is, else the candidates."""
        pointed = [move for move in self.moves if move["notation"] == self.pointed]
        considered = [move for move in self.candidates if self.considered in move.get("cards", ())]
        return pointed or considered or self.candidates

    def offers(self, kind: str, thing: str) -> bool:
        """Tell whether a thing has a part in any candidate."""
        return any(_takes_part(move, (kind, thing)) for move in self.candidates)

    def pick(self, kind: str, thing: str) -> bool:
        """Pick a thing, or put it back; tell whether any move has to do with it. A single move that is left is decided."""
        pick = (kind, thing)
        if pick in self.picked:
            self.picked.remove(pick)
            self.changed.emit()
            return True
        if not any(_takes_part(move, pick) for move in self.moves):
            return False
        self.picked = [*self.picked, pick] if self.offers(kind, thing) else [pick]
        left = self.candidates
        if len(left) == 1:
            self.decide(left[0]["notation"])
        else:
            self.changed.emit()
        return True

    def decide(self, notation: str) -> None:
        """Play a move."""
        self.picked, self.pointed = [], ""
        self.decided.emit(notation)

    def put_back(self) -> bool:
        """Forget what was picked; tell whether there was anything."""
        had = bool(self.picked)
        self.picked = []
        self.changed.emit()
        return had

    def point(self, notation: str) -> None:
        """Look at a move, or at none."""
        if notation != self.pointed:
            self.pointed = notation
            self.changed.emit()

    def consider(self, card: str) -> None:
        """Look at what a card may do, or at none."""
        if card != self.considered:
            self.considered = card
            self.changed.emit()


def _takes_part(move: Answer, pick: Pick) -> bool:
    kind, thing = pick
    return thing in move.get(kind, ())
