"""What Senjutsu's operations share: how they refer to figures, to kamae and to hexes of a diagram."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, cast

from uguisu import Frame, Message, State, bits
from uguisu.checks import did_you_mean
from uguisu.effects import Code, Condition, Operation, Test, Value, takes
from uguisu_senjutsu.state import ACTOR

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


END = 1 << 30
"""Where a program goes on that has nothing more to do."""

Who = Annotated[
    str,
    takes(
        "figures",
        description=(
            "Which fighters: `actor` (whose card it is), `foes`, `allies` (the actor among them), `everyone`, or a name in "
            "scope: `target`, `hit`, `attacker`."
        ),
        examples=["actor"],
    ),
]
HexName = Annotated[
    str,
    takes(
        "hex",
        max_length=40,
        description=(
            "A hex as the figure sees it: steps joined by `+`. `F` is straight ahead, `F+F` two ahead, `F+FR` between "
            "straight and right."
        ),
        examples=["F+FR"],
    ),
]


class SenjutsuOperation(Operation):
    """An operation that only Senjutsu's files know."""

    __slots__ = ()
    only_for = "senjutsu"


class SenjutsuTest(Test):
    """A condition that only Senjutsu's files know."""

    __slots__ = ()
    only_for = "senjutsu"


def game_of(code: Code) -> SenjutsuGame:
    """Return the game a program is written for.

    Raises:
        CompileError: when it is another game's.
    """
    if code.game.id != "senjutsu":
        raise code.fail(Message("this belongs to Senjutsu, but the scenario plays another game"))
    return cast("SenjutsuGame", code.game)


def card_game(code: Code) -> SenjutsuGame:
    """Return the game of an operation that only a card can have: somebody's figure does it.

    Raises:
        CompileError: in a mission, where nobody plays a card.
    """
    if not code.knows("actor", "figure"):
        raise code.fail(Message("only a card can do this, and here no card is played"))
    return game_of(code)


def figures_in(code: Code, operation: Any, field: str = "who") -> Value:
    """Return what a field says of figures, as a mask in play."""
    game, word = game_of(code), getattr(operation, field)
    if word == "everyone":
        return lambda state, _frame: standing(state, game.everyone)
    if word in ("foes", "allies"):
        actor = code.value("actor", field, "figure")
        masks = game.foes if word == "foes" else game.allies

        def of_actor(state: State, frame: Frame) -> int:
            return standing(state, masks[actor(state, frame)])

        return of_actor
    _check_name(code, word, field)
    found = code.take(operation, field)
    return lambda state, frame: standing(state, max(found(state, frame), 0))


BROUGHT = {
    "target": Message("this card has no target: give it `target: opponent` beside its `do`"),
    "hit": Message("`hit` is known in `success` and `star` of an attack, and nowhere else"),
    "attacker": Message("`attacker` is known in `success` of a block, and nowhere else"),
}
"""What to do where a name is missing that the rules bring."""


def _check_name(code: Code, word: str, field: str) -> None:
    known = code.known("figures")
    if word not in known and not code.knows(word, "figures"):
        groups = ["foes", "allies", "everyone"] if code.knows("actor", "figure") else ["everyone"]
        raise code.fail(
            Message("no fighter is called '{name}' here", name=word),
            field,
            hint=BROUGHT.get(word) or did_you_mean(word, [*known, *groups]),
        )


def standing(state: Any, figures: int) -> int:
    """Return those of some figures that are not defeated."""
    return figures & ~int(state.out)


def actor_alone(code: Code, operation: Any, field: str = "who") -> int | None:
    """Return the register of the only figure that a field means, if that is `actor`, as nearly always."""
    if getattr(operation, field) != "actor" or not code.knows("actor", "figure"):
        return None
    code.value("actor", field, "figure")
    return code.register_of("actor")


def everyone_in(code: Code, operation: Any, field: str = "who") -> Callable[[Any, Frame], tuple[int, ...]]:
    """Return what a field says of figures, one by one."""
    actor = actor_alone(code, operation, field)
    if actor is not None:

        def alone(state: Any, frame: Frame) -> tuple[int, ...]:
            figure = frame[actor]
            return (figure,) if figure >= 0 and not state.out >> figure & 1 else ()

        return alone
    found = figures_in(code, operation, field)
    return lambda state, frame: bits(found(state, frame))


def actor_in(code: Code) -> Value:
    """Return the figure whose card it is.

    Raises:
        CompileError: in a mission, where nobody plays a card.
    """
    card_game(code)
    return lambda _state, frame: frame[ACTOR]


class PerFigure(SenjutsuOperation):
    """An operation that happens to every figure of `who`; then it is asked whether somebody is defeated (SJ-29)."""

    __slots__ = ()
    act: ClassVar[Callable[..., None]]
    """``act(self, game, state, figure)``."""

    def compile(self, code: Code) -> None:
        game, who, act = game_of(code), everyone_in(code, self), self.bound(code.game)

        def instruction(state: Any, frame: Frame) -> None:
            for figure in who(state, frame):
                act(state, figure)
            game.check_defeat(state)

        code.emit(instruction)


class PerFigureQuietly(SenjutsuOperation):
    """An operation that happens to every figure of `who`, and defeats nobody."""

    __slots__ = ()
    act: ClassVar[Callable[..., None]]
    """``act(self, game, state, figure)``."""

    def compile(self, code: Code) -> None:
        who, act = everyone_in(code, self), self.bound(game_of(code))

        def instruction(state: Any, frame: Frame) -> None:
            for figure in who(state, frame):
                act(state, figure)

        code.emit(instruction)


class PerFigureByCard(SenjutsuOperation):
    """An operation that only a card can have: its player does it to every figure of `who`."""

    __slots__ = ()
    act: ClassVar[Callable[..., None]]
    """``act(self, game, state, figure, actor)``."""

    def compile(self, code: Code) -> None:
        act, who = self.bound(card_game(code)), everyone_in(code, self)

        def instruction(state: Any, frame: Frame) -> None:
            for figure in who(state, frame):
                act(state, figure, frame[ACTOR])

        code.emit(instruction)


class OfAnyFigure(SenjutsuTest):
    """A condition that holds when it does for one figure of `who`."""

    __slots__ = ()
    holds: ClassVar[Callable[..., bool]]
    """``holds(self, game, state, figure)``."""

    def compile(self, code: Code) -> Condition:
        holds, actor = self.bound(game_of(code)), actor_alone(code, self)
        if actor is not None:  # cards are asked about theirs all game long

            def of_one(state: Any, frame: Frame) -> bool:
                figure = frame[actor]
                return figure >= 0 and not state.out >> figure & 1 and holds(state, figure)

            return of_one
        who = everyone_in(code, self)
        return lambda state, frame: any(holds(state, figure) for figure in who(state, frame))
