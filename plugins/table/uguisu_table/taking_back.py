"""Whether a move may be taken back: as long as nobody has learnt anything from it but that it was made."""

from __future__ import annotations

import random
from collections.abc import Collection

from uguisu.core.game import Game
from uguisu.core.match import Match
from uguisu.core.rng import derive
from uguisu.core.state import State

SAMPLES = 8
"""Positions that the mover could have been in, in which the move must have told her the same."""


def last_of(match: Match, seat: str, bots: Collection[str]) -> int | None:
    """Return how many steps there were before the last decision of a person, if that is `seat`'s; else None."""
    for number in range(len(match.steps) - 1, -1, -1):
        who = match.steps[number].seat
        if who and who not in bots:
            return number if who == seat else None
    return None


def learnt_nothing(match: Match, at: int) -> bool:
    """Tell whether the decision made after `at` steps, and all since, told nobody anything that was hidden.

    Chance must have decided nothing since. In games that hide something, no other seat may have noticed anything; and
    what its maker saw must be what she would have seen in any position that she held possible.
    """
    game, before, now = match.game, match.position(at), match.state
    if before.seed != now.seed or any(not step.seat for step in match.steps[at:]):
        return False
    if game.hides_nothing:
        return True
    if len(match.steps) != at + 1:
        return False
    mover = game.seat_index(match.steps[at].seat)
    others = [seat for seat in range(-1, len(game.seats)) if seat != mover]
    if any(_seen(game, before, seat) != _seen(game, now, seat) for seat in others):
        return False
    return _told_the_same(game, before, now, mover, match.steps[at].move)


def _told_the_same(game: Game, before: State, now: State, mover: int, move: str) -> bool:
    seen = _seen(game, now, mover)
    rng = random.Random(derive(0, "taking back", before.ply))
    for _ in range(SAMPLES):
        other = game.determinize(before.clone(), mover, rng)
        written = {game.describe(other, action).notation: action for action in game.legal(other)}
        if move not in written:
            return False
        game.apply(other, written[move])
        if _seen(game, other, mover) != seen:
            return False
    return True


def _seen(game: Game, state: State, seat: int) -> bytes:
    return game.view(state, seat).to_bytes()
