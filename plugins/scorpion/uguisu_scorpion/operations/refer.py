"""How Scorpion's operations speak of guards and intruders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.machine import Value
from uguisu.said import Said
from uguisu_scorpion.rules.figures import bits, patrol
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

Who = Annotated[
    str,
    Meta(
        description="Which guards: a name in scope (`target`, or what another operation found), or a figure's id.",
        examples=["target"],
    ),
]
Intruder = Annotated[
    str,
    Meta(
        description="Which intruder: a name in scope (`actor`, `target`, an event's `piece`), or `ninja` or `traitor`.",
        examples=["actor"],
    ),
]
Zone = Annotated[
    str,
    Meta(
        description="Which zone: a name in scope, a zone's id, or a piece whose zone is meant.",
        examples=["target"],
    ),
]


def game_of(code: Code) -> ScorpionGame:
    """Return the game a program is written for.

    Raises:
        CompileError: when it is another game's.
    """
    if code.game.id != "scorpion":
        raise code.fail(Said("this belongs to Scorpion, and the scenario plays something else"))
    return cast("ScorpionGame", code.game)


def party(code: Code, reference: str, key: str) -> Value:
    """Return the guards that `reference` means, as a mask."""
    if code.knows(reference, "party"):
        return code.number(reference, key)
    piece = code.piece(reference, key)
    return lambda state, frame: 1 << max(piece(state, frame), 0)


def intruder(code: Code, reference: str, key: str) -> Value:
    """Return the number of the intruder that `reference` means."""
    first = game_of(code).first
    piece = code.piece(reference, key)
    return lambda state, frame: piece(state, frame) - first


def whole(state: ScorpionState, mask: int) -> int:
    """Return a party with all who are in its patrol."""
    for guard in bits(mask & ~state.solo):
        return patrol(state, state.group[guard])
    return mask


def seat_in(code: Code) -> Value | None:
    """Return the seat that plays, if the program knows one."""
    return code.seat("seat", "seat") if code.knows("seat", "seat") else None
