"""Which of the legal moves is meant: picked thing by thing, until one is left. What is picked stands in the page's address or
in its connection, so that a page works without script, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from uguisu.views import MoveView, View

KINDS = ("pieces", "places", "cards")
MOST_PICKED = 8
"""Things that are picked for one move; no move is about more."""


class Pick(NamedTuple):
    """A thing that was picked: ``places``, ``pieces`` or ``cards``, and its id."""

    kind: str
    thing: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.thing}"


def picks_of(texts: Iterable[str]) -> tuple[Pick, ...]:
    """Read picks as pages write them, ``places:gate``; what is none is left out."""
    parted = (text.partition(":") for text in list(texts)[:MOST_PICKED])
    return tuple(Pick(kind, thing) for kind, colon, thing in parted if colon and kind in KINDS and thing)


@dataclass(frozen=True)
class Choice:
    """The moves on offer, and what was picked of them."""

    moves: tuple[MoveView, ...] = ()
    picked: tuple[Pick, ...] = ()

    @staticmethod
    def of(view: View, picked: Sequence[Pick] = ()) -> Choice:
        """Return what the seat of a view chooses from. Picks that no move has to do with any more are forgotten."""
        decision = view.decision
        moves = decision.moves if decision is not None and decision.seat == view.seat else ()
        choice = Choice(moves)
        for pick in picked:
            if pick not in choice.picked and choice.offers(pick):
                choice = Choice(moves, (*choice.picked, pick))
        return choice

    @property
    def candidates(self) -> tuple[MoveView, ...]:
        """The moves that everything picked has a part in."""
        return tuple(move for move in self.moves if all(takes_part(move, pick) for pick in self.picked))

    @property
    def meant(self) -> MoveView | None:
        """The one move that is left when something was picked."""
        left = self.candidates
        return left[0] if self.picked and len(left) == 1 else None

    def offers(self, pick: Pick) -> bool:
        """Tell whether a thing has a part in any candidate."""
        return any(takes_part(move, pick) for move in self.candidates)

    def with_pick(self, pick: Pick) -> tuple[Pick, ...]:
        """Return what is picked when a thing is picked besides, or put back if it was."""
        if pick in self.picked:
            return tuple(other for other in self.picked if other != pick)
        if self.offers(pick):
            return (*self.picked, pick)
        return (pick,) if any(takes_part(move, pick) for move in self.moves) else self.picked

    def has(self, kind: str, thing: str) -> bool:
        """Tell whether a thing is picked."""
        return Pick(kind, thing) in self.picked

    def lit(self, view: View) -> dict[str, bool]:
        """Return the places that may be picked; those where a move ends are lit brightly."""
        found: dict[str, bool] = {}
        for move in self.candidates:
            for place in move.places:
                found[place] = found.get(place, False) or place == move.places[-1]
        return found

    def things(self, kind: str) -> set[str]:
        """Return the things of a kind that may be picked, those picked already among them."""
        return {thing for move in self.candidates for thing in getattr(move, kind)}

    def beside(self) -> tuple[MoveView, ...]:
        """Return the moves that no pick tells from the others: those without things, or whose things all others have, too."""
        moves = self.candidates
        if not moves or (len(moves) == 1 and self.picked):
            return moves
        shared = [set.intersection(*(set(getattr(move, kind)) for move in moves)) for kind in KINDS]
        return tuple(
            move
            for move in moves
            if not any(set(getattr(move, kind)) - common for kind, common in zip(KINDS, shared, strict=True))
        )

    def way_on(self) -> frozenset[str]:
        """Return the kinds of things to be picked next."""
        beside = {move.notation for move in self.beside()}
        return frozenset(
            kind
            for move in self.candidates
            if move.notation not in beside
            for kind in KINDS
            if getattr(move, kind)
        )


def takes_part(move: MoveView, pick: Pick) -> bool:
    """Tell whether a move has to do with a thing."""
    return pick.thing in getattr(move, pick.kind)
