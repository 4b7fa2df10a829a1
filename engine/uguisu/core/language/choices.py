"""Operations that ask: a player, or chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Operation
from uguisu.content.text import LocalText
from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model, NameInScope, PieceFilter, PlaceFilter, Prompt
from uguisu.core.language.filters import find_pieces, find_places
from uguisu.core.machine import Ask, Value
from uguisu.core.phase import Move
from uguisu.core.state import CHANCE, Frame, State
from uguisu.core.text import Text
from uguisu.said import Said

Places = Annotated[PlaceFilter | None, Meta(description="One of these places.", examples=[{"tag": "tower"}])]
Pieces = Annotated[
    PieceFilter | None, Meta(description="One of these pieces.", examples=[{"side": "samurai"}])
]
Options = Annotated[
    tuple[LocalText, ...],
    Meta(
        description="One of these answers; the name holds 0 for the first.",
        examples=[["Ring it", "Leave it"]],
    ),
]


class Choose(Operation, Model, frozen=True, tag_field="op", tag="choose"):
    """Ask a seat to pick a place, a piece or an answer. With nothing to pick from, the operation is passed over."""

    as_: NameInScope
    seat: Annotated[
        str,
        Meta(
            description="Who picks: a seat, a side (its first seat), or a name in scope.", examples=["ninja"]
        ),
    ]
    places: Places = None
    pieces: Pieces = None
    options: Options = ()
    title: Prompt = None

    def compile(self, code: Code) -> None:
        """Write it."""
        seat = code.seat(self.seat, "seat")
        _ask(code, self, seat)


class Random(Operation, Model, frozen=True, tag_field="op", tag="random"):
    """Let chance pick a place, a piece or an answer, each as likely as the others."""

    as_: NameInScope
    places: Places = None
    pieces: Pieces = None
    options: Options = ()
    title: Prompt = None

    def compile(self, code: Code) -> None:
        """Write it."""
        code.game.has_chance = True
        _ask(code, self, lambda _state, _frame: CHANCE)


def _ask(code: Code, operation: Choose | Random, chooser: Value) -> None:
    given = [operation.places is not None, operation.pieces is not None, bool(operation.options)]
    if sum(given) != 1:
        raise code.fail(Said("give exactly one of `places`, `pieces` and `options` to pick from"))
    if operation.places is not None:
        with code.at("places"):
            find = find_places(code, operation.places)
        kind = "place"
    elif operation.pieces is not None:
        with code.at("pieces"):
            find = find_pieces(code, operation.pieces)
        kind = "piece"
    else:
        answers = list(range(len(operation.options)))

        def find(_state: State, _frame: Frame) -> list[int]:
            return answers

        kind = "number"
    register = code.register(operation.as_, kind)
    code.emit(
        Ask(
            phase=code.game.machine.index,
            chooser=chooser,
            options=find,
            register=register,
            describe=_teller(code, kind, operation.options),
            title=operation.title if operation.title is not None else "",
        )
    )


def _teller(code: Code, kind: str, options: tuple[LocalText, ...]) -> Callable[[State, int], Move]:
    game = code.game

    def describe(_state: State, action: int) -> Move:
        if kind == "place":
            place = game.topology.ids[action]
            return Move(place, Text("move.choose_place", {"place": place}), places=(action,))
        if kind == "piece":
            piece = game.pieces[action].id
            return Move(piece, Text("move.choose_piece", {"piece": piece}), pieces=(action,))
        return Move(f"option{action + 1}", Text("move.choose_option", {"text": options[action]}))

    return describe


OPERATIONS = (Choose, Random)
