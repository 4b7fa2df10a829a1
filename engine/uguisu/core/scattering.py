"""What a mission keeps from some seats, drawn anew in the samples for them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from uguisu.core.areas import reshare
from uguisu.core.events import includes
from uguisu.core.state import OFF, State

if TYPE_CHECKING:
    from uguisu.core.game import Game

TRIES = 20
"""How often it is drawn, until a question that is open has an answer: who is asked has told the others that there is one."""


def resample_hidden(game: Game[Any], state: State, seat: int, rng: random.Random) -> None:
    """Draw the pieces, tracks, names and marks of the mission that `seat` doesn't see, and the order of decks that are
    nobody's; whatever they are, the draws are the same.
    """
    for stock in game.stocks.values():
        reshare(state, [stock.deck], rng)
    if not (game.secret_pieces or game.secret_tracks or game.secret_marks):
        return
    for _ in range(TRIES):
        _scatter_once(game, state, seat, rng)
        if not game.machine.is_stuck(state):
            break


def _scatter_once(game: Game[Any], state: State, seat: int, rng: random.Random) -> None:
    for piece in game.secret_pieces:
        if not includes(game.pieces[piece].audience, seat):
            state.at[piece] = rng.randrange(OFF, len(game.topology))
    names = {one.track for one in game.remembered.values()}
    for number in game.secret_tracks:
        track = game.tracks[number]
        if not includes(track.audience, seat):
            low = (
                0 if number in names and state.tracks[number] >= 0 else track.low
            )  # a name that is given stays given
            state.tracks[number] = rng.randint(low, track.high)
    unseen = [kind for kind in game.secret_marks if not includes(game.mark_audience(kind), seat)]
    if unseen:
        free = {kind: rng.sample(range(len(game.topology)), len(game.topology)) for kind in unseen}
        state.marks[:] = [
            (mark[0], free[mark[0]].pop(), *mark[2:]) if mark[0] in free else mark for mark in state.marks
        ]
