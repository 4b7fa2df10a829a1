"""Who is ahead from each position of a game that is over, and the step that turned it: after it the winner stayed ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from uguisu.bots.bot import evaluator_for
from uguisu.guard.faults import playing
from uguisu.guard.watchdog import Watch
from uguisu.messages.message import Message
from uguisu_tools.solve.solving import values_soon

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State
    from uguisu.match import Match

CLOSE = 0.05
"""Sides whose returns are guessed no farther apart are even."""

Ahead = tuple[str | None, ...]
"""A side for each position, None where neither is ahead."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a game went, seen from its end.

    Attributes:
        exact: whether it is said who wins if nobody errs; else a bot's guess is.
        ahead: who is ahead after so many steps, the end among them.
        turned: the step after which the winner was ahead to the end; None if nobody won, or was ahead from the first.
        rounds: in which round each step was made; nothing where the game counts none.
    """

    exact: bool
    ahead: Ahead
    turned: int | None
    rounds: tuple[int, ...] = ()


def outlook(match: Match) -> Outlook | None:
    """Look at a game from its end; None where it is not over, or the game has nothing to tell who is ahead, or what guesses it
    never saw the winner ahead: then it has nothing to say of this game.
    """
    game = match.game
    if not match.over:
        return None
    with playing(game, match.state, Message("who is ahead")), Watch():
        worth = values_soon(game)
        leads = _guessed(game) if worth is None else lambda state: worth(state).winner
        if leads is None:
            return None
        ahead = [leads(match.bare(at)) for at in range(len(match.steps))]
    winner = game.results[match.state.result].winner()
    if worth is None and winner is not None and winner not in ahead:
        return None
    told = (*ahead, winner)
    return Outlook(worth is not None, told, turning(told), _rounds(match))


def _rounds(match: Match) -> tuple[int, ...]:
    clock = match.game.round_track()
    if clock is None:
        return ()
    counted = [match.bare(at).tracks[clock] for at in range(len(match.steps))]
    begun = 1 if counted[:1] == [0] else 0  # some count the rounds that are over: none follows the last
    return tuple(min(number + begun, match.game.tracks[clock].high) for number in counted)


def turning(ahead: Ahead) -> int | None:
    """Return the last step that brought the winner ahead.

    >>> turning(("a", None, "b", "a", "b", "b")), turning(("b", "b")), turning(("a", None))
    (3, None, None)
    """
    winner = ahead[-1]
    if winner is None:
        return None
    turns = [step for step, (before, after) in enumerate(pairwise(ahead)) if before != winner == after]
    return turns[-1] if turns else None


def _guessed(game: Game) -> Callable[[State], str | None] | None:
    """Return what tells the side that its evaluator puts first; the usual one, or the only one there is."""
    names = sorted(game.evaluators)
    evaluate = evaluator_for(game) or (game.evaluators[names[0]] if names else None)
    if evaluate is None:
        return None

    def leads(state: State) -> str | None:
        returns = evaluate(game, state)
        first, *others = sorted(returns, key=lambda side: returns[side], reverse=True)
        return first if returns[first] - (returns[others[0]] if others else 0.0) > CLOSE else None

    return leads
