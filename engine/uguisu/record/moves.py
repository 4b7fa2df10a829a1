"""Plays moves that were written down, and says where they stop making sense."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.core.match import Match, Step


def replay(game: Game, seed: int, steps: Iterable[Step]) -> Match:
    """Return the match in which `steps` were played from `seed`.

    Raises:
        UguisuError: at the first step that is not legal, or where chance fell otherwise.
    """
    match = Match(game, seed)
    for number, step in enumerate(steps):
        if number < len(match.steps):
            _same_chance(number, step, match.steps[number])
            continue
        if match.over:
            raise UguisuError(f"move {number + 1} '{step.move}' comes after the end of the game")
        if step.seat != match.to_move:
            who = step.seat or "chance"
            raise UguisuError(
                f"move {number + 1} '{step.move}' is by {who}, but it is the turn of {match.to_move}"
            )
        try:
            match.play(step.move)
        except IllegalAction as error:
            raise UguisuError(f"move {number + 1}: {error.message}", error.hint) from error
    return match


def _same_chance(number: int, written: Step, fallen: Step) -> None:
    if written != fallen:
        raise UguisuError(
            f"move {number + 1}: '{written.move}' was written down, and from this seed chance brings '{fallen.move}'"
        )
