"""What a game is worth if nobody makes a mistake, as a report tells it beside its games."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from uguisu import Message, UguisuError
from uguisu_lab.playtest.summary import Exact, OnAverage
from uguisu_tools.solve import Solution, has_secrets, solve
from uguisu_tools.solve.solving import solved_soon

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu_tools.equilibria.solution import SecretSolution
    from uguisu_tools.solve import Tablebase

LEAST_BOUND = 0.0005
"""A bound is not told to be smaller."""


def certain_soon(game: Game) -> Exact | None:
    """Return what a game is worth where that takes no more than a few seconds; what is tried depends on the game alone.

    None, too, where its rules break down before the first decision: the games tell whose they are.
    """
    try:
        secrets = has_secrets(game)
    except UguisuError:
        return None
    if secrets:
        try:
            from uguisu_tools.equilibria.solution import secrets_solved_soon
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
        from uguisu_tools.equilibria.solution import solve_secrets

        return _of_secrets(game, solve_secrets(game))
    return _of_open(solve(game))


def _of_open(found: Solution) -> Exact:
    return Exact(winner=found.start.winner, length=found.start.length, unit=found.unit)


def _of_secrets(game: Game, found: SecretSolution) -> Exact:
    side, low, high = found.side, found.low, found.high
    if found.worth < 0:  # told of the side that it is good for
        side, low, high = next(other for other in game.sides if other != side), -high, -low
    average = OnAverage(side=side, low=low, high=high, files_read=bool(found.assumed))
    return Exact(winner=side if low == 1.0 else None, length=None, unit="", on_average=average)


def without_numpy(exact: Exact | None) -> Message | None:
    """Say that more might be certain, where the library is missing that works it out."""
    if exact is not None or find_spec("numpy") is not None:
        return None
    return Message(
        "Whether a side can force a win was not worked out: that takes NumPy (`pip install uguisu[exact]`). "
        "These are games between bots."
    )


# --- in words --------------------------------------------------------------------------------------------------------


def exactly(exact: Exact, titles: Mapping[str, str]) -> Message:
    """Return who wins if nobody makes a mistake, as part of a sentence; `titles` is what sides are called."""
    if exact.on_average is not None:
        return on_average(exact.on_average, titles[exact.on_average.side])
    if exact.winner is None:
        return Message("neither side can force a win")
    winner = titles[exact.winner]
    if exact.unit == "rounds":
        return Message(
            "{side} {side:wins|win} in {length} {length:round|rounds} at most",
            side=winner,
            length=exact.length,
        )
    return Message(
        "{side} {side:wins|win} in {length} {length:ply|plies} at most", side=winner, length=exact.length
    )


def value_on_average(exact: OnAverage, side: str) -> Message:
    """Say what a game is worth that was solved, with all that it hides: the better side is called `side`."""
    told = on_average(exact, side)
    if exact.files_read:
        return Message(
            "If nobody makes a mistake and both sides know what the files of the pack fix in secret, {told}; that is certain.",
            told=told,
        )
    return Message("If nobody makes a mistake, {told}; that is certain.", told=told)


def on_average(exact: OnAverage, side: str) -> Message:
    """Say what the better side, called `side`, gets where something is hidden or left to chance."""
    bound = max((exact.high - exact.low) / 2, LEAST_BOUND)
    if exact.low == 1.0:
        return Message("{side} wins, whatever is hidden", side=side)
    if exact.leader is None:
        return Message("neither side gains on average (to within {bound:.3f})", bound=bound)
    return Message(
        "{side} gets {worth:.2f} on average (to within {bound:.3f}; 1 is a win, -1 a loss)",
        side=side,
        worth=(exact.low + exact.high) / 2,
        bound=bound,
    )


def exact_value(winner: str | None, length: int | None, unit: str) -> Message:
    """Say what a game is worth that was solved: the title of the side that wins, None where neither can force it."""
    if winner is None:
        return Message("If nobody makes a mistake, neither side can force a win; that is certain.")
    if unit == "rounds":
        return Message(
            "If nobody makes a mistake, {side} {side:wins|win} in {length} {length:round|rounds} at most; that is certain.",
            side=winner,
            length=length,
        )
    return Message(
        "If nobody makes a mistake, {side} {side:wins|win} in {length} {length:ply|plies} at most; that is certain.",
        side=winner,
        length=length,
    )
