"""Perft: counts of action sequences by depth, the oracle that rewrites of rules are checked against.

The name and the idea are chess programming's: any change to the legal actions, however rare, changes a count
a few plies deep. Chance counts as everybody else does: each of its outcomes is one action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State


def perft(game: Game, state: State, depth: int) -> int:
    """Return how many sequences of exactly `depth` actions lead on from `state`.

    Games that end sooner don't count. `state` is left as it is.

    Raises:
        ValueError: for a negative depth.
    """
    if depth < 0:
        raise ValueError("a depth is 0 or more")
    if depth == 0:
        return 1
    actions = game.legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        game.apply(after, action)
        total += perft(game, after, depth - 1)
    return total


def divide(
    game: Game, state: State, depth: int, progress: Callable[[int, int], None] | None = None
) -> dict[str, int]:
    """Return `perft` split by the first action: notation -> count. It finds where two programs disagree.

    `progress` is told (first actions done, first actions in all).
    """
    return dict(_branches(game, state, depth, progress))


def _branches(
    game: Game, state: State, depth: int, progress: Callable[[int, int], None] | None
) -> Iterator[tuple[str, int]]:
    actions = game.legal(state) if depth > 0 else []
    for number, action in enumerate(actions, 1):
        after = state.clone()
        game.apply(after, action)
        yield game.describe(state, action).notation, perft(game, after, depth - 1)
        if progress is not None:
            progress(number, len(actions))
