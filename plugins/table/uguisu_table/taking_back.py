"""Whether a move may be taken back: as long as nobody has learnt anything from it but that it was made."""

from __future__ import annotations

import random
from collections.abc import Collection

from uguisu import Game, Match, State, derive
from uguisu_table.moments import picture

SAMPLES = 4
"""Positions that the mover could have been in, in which the move must have told her the same."""


def last_of(match: Match, seat: str, bots: Collection[str], unasked: Collection[int] = ()) -> int | None:
    """Return how many steps there were before the last decision of a person, if that is `seat`'s; else None.

    Steps that were `unasked` are no decisions.
    """
    for number in range(len(match.steps) - 1, -1, -1):
        who = match.steps[number].seat
        if who and who not in bots and number not in unasked:
            return number if who == seat else None
    return None


def may_be_asked(match: Match, at: int) -> bool:
    """Tell whether the decision made after `at` steps may be asked back. It depends on nothing that its maker does not know:
    else she would learn from it whether somebody has noticed her.

    Chance must have decided nothing since. In games that hide something, it must still be her turn, and in none of the
    positions that she held possible may anybody else have noticed anything, or she have seen something else.
    """
    game, before, now = match.game, match.position(at), match.state
    if game.hides_nothing:
        return before.seed == now.seed and all(step.seat for step in match.steps[at:])
    if len(match.steps) != at + 1 or match.to_move != match.steps[at].seat:
        return False
    mover, move = game.seat_index(match.steps[at].seat), match.steps[at].move
    before, now = before.without_log(), now.without_log()
    seen = _seen(game, now, mover)
    rng = random.Random(derive(0, "taking back", before.ply))
    for _ in range(SAMPLES):
        other = game.determinize(before.clone(), mover, rng)
        after = other.clone()
        written = {game.describe(after, action).notation: action for action in game.legal(after)}
        if move not in written:
            return False
        game.apply(after, written[move])
        if after.seed != other.seed or after.seat != mover or _seen(game, after, mover) != seen:
            return False
        if _noticed(game, other, after, mover):
            return False
    return True


def learnt_nothing(match: Match, at: int) -> bool:
    """Tell whether the decision, and all since, has really told nobody anything that was hidden."""
    game, before, now = match.game, match.position(at), match.state
    if game.hides_nothing:
        return True
    mover = game.seat_index(match.steps[at].seat)
    return before.seed == now.seed and not _noticed(game, before, now, mover)


def _noticed(game: Game, before: State, after: State, mover: int) -> bool:
    others = (seat for seat in range(-1, len(game.seats)) if seat != mover)
    return any(_seen(game, before, seat) != _seen(game, after, seat) for seat in others)


def _seen(game: Game, state: State, seat: int) -> bytes:
    return picture(game.view(state, seat))
