"""Plays moves that were written down, and says where they stop making sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.core.match import Match, Step
from uguisu.said import Said


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
            raise UguisuError(
                Said("{place}: '{move}' comes after the end of the game", place=place(number), move=step.move)
            )
        if step.seat != match.to_move:
            who = step.seat or Said("chance")
            raise UguisuError(
                Said(
                    "{place}: '{move}' is by {who}, but it is the turn of {to_move}",
                    place=place(number),
                    move=step.move,
                    who=who,
                    to_move=match.to_move,
                )
            )
        try:
            match.play(step.move)
        except IllegalAction as error:
            told = Said("{place}: {problem}", place=place(number), problem=error.message)
            raise UguisuError(told, error.hint) from error
    return match


def _same_chance(place: str, written: Step, fallen: Step) -> None:
    if written != fallen:
        raise UguisuError(
            Said(
                "{place}: '{move}' was written down, and from this seed chance brings '{fallen}'",
                place=place,
                move=written.move,
                fallen=fallen.move,
            )
        )
