"""What Scorpion's operations and conditions have in common, and how they refer to guards and intruders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from uguisu import bits
from uguisu.effects import Code, Model, Operation, Test, Value, takes
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class ScorpionOperation(Operation, Model, frozen=True, tag_field="op"):
    """An operation that only Scorpion's files know."""

    only_for = "scorpion"


class ScorpionTest(Test, Model, frozen=True, tag_field="test"):
    """A condition that only Scorpion's files know."""

    only_for = "scorpion"


Who = Annotated[
    str,
    takes(
        "party",
        description="Which guards: a name in scope (`target`, or what another operation found), or a figure's id.",
        examples=["target"],
    ),
]
Intruder = Annotated[
    str,
    takes(
        "intruder",
        description=(
            "Which intruder: a name in scope (`actor`, `target`, an event's `piece`), or `ninja` or `traitor`."
        ),
        examples=["actor"],
    ),
]
Zone = Annotated[
    str,
    takes(
        "place",
        description="Which zone: a name in scope, a zone's id, or a piece whose zone is meant.",
        examples=["target"],
    ),
]


def game_of(code: Code) -> ScorpionGame:
    """Return the game a program is written for; files of other games do not know Scorpion's words."""
    return cast("ScorpionGame", code.game)


def whole(state: ScorpionState, mask: int) -> int:
    """Return a party with all who are in its patrol."""
    for guard in bits(mask & ~state.solo):
        return state.members[state.group[guard]]
    return mask


def seat_in(code: Code) -> Value:
    """Return the seat that plays, or none where the program knows of none."""
    return code.seat("seat", "seat") if code.knows("seat", "seat") else lambda _state, _frame: -1


def guard_player(game: ScorpionGame, seat_index: int) -> int:
    """Return a guard player: the one whose seat it is, or else the first."""
    return seat_index if seat_index in game.table.guard_seats else game.table.guard_seats[0]


END = 1 << 30
"""Where a program goes on that has nothing more to do."""
