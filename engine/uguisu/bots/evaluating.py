"""Finds the evaluator a bot asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from uguisu.core.errors import UguisuError
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State

Evaluate = Callable[["Game", "State"], Mapping[str, float]]
"""Guesses the return of each side, from -1 to 1."""

DEFAULT = "default"
NONE = "none"


def evaluator_for(game: Game, name: str = DEFAULT) -> Evaluate | None:
    """Return the evaluator of `game` called `name`; None when it has no default one, or for the name ``none``.

    Raises:
        UguisuError: when one is named that there isn't.
    """
    if name in game.evaluators:
        return game.evaluators[name]
    if name in (DEFAULT, NONE):
        return None
    known = ", ".join(sorted(game.evaluators))
    raise UguisuError(
        Said("{game} has no evaluator '{name}'", game=game.id, name=name),
        hint=Said("there are: {names}", names=known) if known else Said("this game has none"),
    )
