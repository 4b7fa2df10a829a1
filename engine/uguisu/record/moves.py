"""Plays moves that were written down, and says where they stop making sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.core.match import Match, Step


def number_of(step: int) -> str:
    """Call a step by its number, for messages."""
    return f"move {step + 1}"


def replay(game: Game, seed: int, steps: Iterable[Step], place: Callable[[int], str] = number_of) -> Match:
    """Return the match in which `steps` were played from `seed`. `place` calls a step by name in messages.

    Raises:
        UguisuError: at the first step that is not legal, or where chance fell otherwise.
    """
    match = Match(game, seed)
    for number, step in enumerate(steps):
        if number < len(match.steps):
            _same_chance(place(number), step, match.steps[number])
            continue
        if match.over:
            raise UguisuError(f"{place(number)}: '{step.move}' comes after the end of the game")
        if step.seat != match.to_move:
            who = step.seat or "chance"
            raise UguisuError(
                f"{place(number)}: '{step.move}' is by {who}, but it is the turn of {match.to_move}"
            )
        try:
            match.play(step.move)
        except IllegalAction as error:
            raise UguisuError(f"{place(number)}: {error.message}", error.hint) from error
    return match


def _same_chance(place: str, written: Step, fallen: Step) -> None:
    if written != fallen:
        raise UguisuError(
            f"{place}: '{written.move}' was written down, and from this seed chance brings '{fallen.move}'"
        )
