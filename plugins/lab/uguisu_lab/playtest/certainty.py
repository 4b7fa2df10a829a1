"""What a game is worth if nobody makes a mistake, as a report tells it beside its games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.solve.solving import Solution, has_secrets, solve, solved_soon
from uguisu_lab.playtest.summary import Exact, OnAverage

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.equilibria.solution import SecretSolution
    from uguisu.solve.tablebase import Tablebase


def certain_soon(game: Game) -> Exact | None:
    """Return what a game is worth where that takes no more than a few seconds; what is tried depends on the game alone."""
    if has_secrets(game):
        try:
            from uguisu.equilibria.solution import secrets_solved_soon
        except ImportError:  # they are solved with numpy
            return None
        secret = secrets_solved_soon(game)
        return None if secret is None else _of_secrets(game, secret)
    found = solved_soon(game)
    return None if found is None else _of_open(found)


def certain(game: Game, worth: Tablebase | None = None) -> Exact:
    """Return what a game is worth, however long it takes.

    Args:
        game: the game.
        worth: what every position of it is worth, where that is known.

    Raises:
        UguisuError: for one that can't be solved, or is too large.
    """
    if worth is not None:
        start = worth(game.new())
        return Exact(winner=start.winner, length=start.length, unit=worth.unit)
    if has_secrets(game):
        from uguisu.equilibria.solution import solve_secrets

        return _of_secrets(game, solve_secrets(game))
    return _of_open(solve(game))


def _of_open(found: Solution) -> Exact:
    return Exact(winner=found.start.winner, length=found.start.length, unit=found.unit)


def _of_secrets(game: Game, found: SecretSolution) -> Exact:
    side, low, high = found.side, found.low, found.high
    if found.worth < 0:  # told of the side that it is good for
        side, low, high = next(other for other in game.sides if other != side), -high, -low
    average = OnAverage(side=side, low=low, high=high)
    return Exact(winner=side if low == 1.0 else None, length=None, unit="", on_average=average)
