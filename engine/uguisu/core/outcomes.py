"""Everything that may come of a decision: chance made explicit, also where rules draw from the state's own generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import UguisuError
from uguisu.core.events import EVERYBODY
from uguisu.core.rng import EveryDraw
from uguisu.core.state import CHANCE, S
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.core.game import Game

MOST = 50_000
"""More ways in which chance may fall at once are not gone through."""

Outcome = tuple[S, float]
"""A state, and how likely it is, from 0 to 1."""


class TooManyOutcomes(UguisuError):
    """Chance may fall in more ways than can be gone through: a whole deck is shuffled, say."""

    def __init__(self, most: int) -> None:
        super().__init__(
            Message(
                "the ways in which chance may fall at once are more than {most:,}, as with a deck shuffled",
                most=most,
            )
        )


class DrawsElsewhere(UguisuError):
    """A game makes a generator of its own from the seed, so nobody can go through what it draws."""

    def __init__(self, game: str) -> None:
        super().__init__(
            Message("what chance does at the start of the game '{game}' can't be gone through", game=game),
            hint=Message(
                "its rules make random numbers of their own; `below` and `shuffle` take those of the state"
            ),
        )


def of_action(
    game: Game[S], state: S, action: int, most: int = MOST, told: Callable[[], None] | None = None
) -> list[Outcome[S]]:
    """Return all that may come of an action, with what chance decides after it up to the next decision of a seat.

    `state` is left as it is. States that nobody will ever tell apart are one. The shares add up to 1. `told` is told of
    each way that is gone, and may raise.

    Raises:
        TooManyOutcomes: when there are more than `most` ways.
    """

    def applied(draws: EveryDraw) -> S:
        then = state.clone()
        then.seed = draws  # type: ignore[assignment]
        game.apply(then, action)
        return _rolled(game, then)

    return _every(game, applied, state.seed, len(state.log or ()), most, told=told)


def of_start(
    game: Game[S], *, record: bool = False, most: int = MOST, told: Callable[[], None] | None = None
) -> list[Outcome[S]]:
    """Return all states in which a game may begin, up to the first decision of a seat; as `of_action` does.

    Raises:
        TooManyOutcomes: when there are more than `most` ways.
        DrawsElsewhere: when the game makes a generator of its own from the seed.
    """

    def begun(draws: EveryDraw) -> S:
        return _rolled(game, game.new(draws, record=record))  # type: ignore[arg-type]

    try:
        return _every(game, begun, 0, 0, most, told=told)
    except TypeError as error:
        raise DrawsElsewhere(game.id) from error


def _rolled(game: Game[S], state: S) -> S:
    """Have chance decide until a seat has to, or the game is over."""
    while state.phase >= 0 and state.seat == CHANCE:
        game.roll(state)
    return state


def _every(
    game: Game[S],
    run: Callable[[EveryDraw], S],
    seed: int,
    since: int,
    most: int,
    *,
    told: Callable[[], None] | None = None,
) -> list[Outcome[S]]:
    draws, runs = EveryDraw(), 0
    first: Outcome[S] | None = None
    found: dict[Any, list[Any]] = {}
    hands: list[int] | None = None
    while draws.go_on():
        runs += 1
        if runs > most:
            raise TooManyOutcomes(most)
        if told is not None:
            told()
        state = run(draws)
        state.seed = seed
        if first is None:
            first = (state, draws.share)
            if draws.share == 1.0:
                return [first]
        hands = hands_of(game) if hands is None else hands
        put_in_order(state, hands)
        heard = tuple(event.key() for event in (state.log or ())[since:])
        kept = found.setdefault((state.position(), heard), [state, 0.0])
        kept[1] += draws.share
    return [(state, share) for state, share in found.values()]


def hands_of(game: Game[Any]) -> list[int]:
    """Return the areas in which cards lie in no order: those whose faces their owners see, and others don't."""
    return [number for number, area in enumerate(game.areas) if area.faces_seen_by not in (0, EVERYBODY)]


def put_in_order(state: Any, hands: Sequence[int]) -> None:
    """Sort hands: in which order cards came to them tells nothing."""
    for area in hands:
        state.areas[area].sort()
