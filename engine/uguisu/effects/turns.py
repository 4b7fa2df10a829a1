"""Operations on whose move it is: a piece moves once more, or misses a move. For games whose pieces move one by one.

Such a game names those pieces in the rule ``moves.of``, ``(game) -> pieces``, and asks `misses_move` when one of them would
begin its move, and `moves_again` when one has ended it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from uguisu.content.markers import Operation
from uguisu.core.events import EngineEvents
from uguisu.core.state import State
from uguisu.core.table import Track
from uguisu.effects.code import Code
from uguisu.effects.doubts import word_of
from uguisu.effects.fields import Model, PieceName
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game

MOVERS = "moves.of"
"""The rule that names the pieces which may move again or miss a move, given the game."""
MOST = 9
"""So many moves can be owed to a piece, or by it."""
NOBODY = -1
"""In `Game.extra_moves_track`, the key of the track that remembers whose extra move it is: 1 + piece."""

Times = Annotated[int, doc("How many times.", 1, ge=1, le=MOST)]


class MoveAgain(Operation, Model, frozen=True, tag_field="op", tag="move_again"):
    """Let a piece move once more after its next move, at most once per turn: what is left is for its next turns. Only
    in games whose pieces move one at a time.
    """

    reads = Sentence("{who} {who:moves|move} once more after the next move").when(
        "{who} {who:moves|move} {times} more {times:time|times} after the next move", times=...
    )

    who: PieceName
    times: Times = 1

    def check(self, code: Code) -> None:
        _count_moves(code)

    def act(self, game: Game, state: State, piece: int) -> None:
        _owe(game, state, piece, self.times, word_of(self))


class MissMove(Operation, Model, frozen=True, tag_field="op", tag="miss_move"):
    """Make a piece miss its next move. Only in games whose pieces move one at a time."""

    reads = Sentence("{who} {who:misses|miss} the next move").when(
        "{who} {who:misses|miss} the next {times} {times:move|moves}", times=...
    )

    who: PieceName
    times: Times = 1

    def check(self, code: Code) -> None:
        _count_moves(code)

    def act(self, game: Game, state: State, piece: int) -> None:
        _owe(game, state, piece, -self.times, word_of(self))


def _owe(game: Game, state: State, piece: int, moves: int, word: str) -> None:
    track = game.extra_moves_track.get(piece)
    if track is None:
        game.log_no_effect(state, word)
    else:
        game.change_track(state, track, state.tracks[track] + moves)


def _count_moves(code: Code) -> None:
    """Add, once, a track for each piece that moves, of the moves owed to it."""
    game = code.game
    if MOVERS not in game.rules:
        raise code.fail(Message("in this game no piece can miss a move or move twice"))
    if game.extra_moves_track:
        return
    tracks = [*game.tracks]
    for piece in game.rules[MOVERS](game):
        one = game.pieces[piece]
        title = Message("extra moves of {piece}", piece=one.title if isinstance(one.title, str) else one.id)
        game.extra_moves_track[piece] = len(tracks)
        tracks.append(Track(f"owed-{one.id}", -MOST, MOST, 0, title))
    game.extra_moves_track[NOBODY] = len(tracks)
    tracks.append(Track("moving-again", high=len(game.pieces), audience=0))
    game.tracks = tuple(tracks)


def misses_move(game: Game, state: State, piece: int) -> bool:
    """Return whether the piece misses the move it would begin now; if so, log it and use up one of the moves it has to miss."""
    track = game.extra_moves_track.get(piece)
    if track is None or state.tracks[track] >= 0:
        return False
    state.tracks[track] += 1
    game.emit(state, EngineEvents.misses_move, piece)
    return True


def moves_again(game: Game, state: State, piece: int) -> bool:
    """Return whether the piece, whose ordinary move has ended, moves again; if so, log it and use up one of its extra moves."""
    track = game.extra_moves_track.get(piece)
    if track is None:
        return False
    again = game.extra_moves_track[NOBODY]
    if state.tracks[track] <= 0 or state.tracks[again] == 1 + piece:
        state.tracks[again] = 0
        return False
    state.tracks[track] -= 1
    state.tracks[again] = 1 + piece
    game.emit(state, EngineEvents.moves_again, piece)
    return True


OPERATIONS = (MoveAgain, MissMove)
