"""Figures that a mission or a card puts somewhere, or takes away: what the rules keep in step with that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu.events import EVERYBODY, EngineEvents
from uguisu_scorpion import history
from uguisu_scorpion.rules.combat import die
from uguisu_scorpion.rules.detection import alarm, clear_zone, conceal, find_at, reveal
from uguisu_scorpion.rules.figures import leave_patrol, on_board, passage_of, put
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def may_stand(game: ScorpionGame, state: ScorpionState, piece: int, _place: int) -> bool:
    """Whether a figure may be put on a zone: an intruder that is in play; a guard while there is room for it (SC-39).

    What a mission brings is in nobody's way. The rule `may_stand`.
    """
    if piece >= len(game.pieces):  # a hidden sentry, which has no figure yet
        return False
    if piece >= game.own_pieces:
        return True
    if piece >= game.first:
        return state.status[piece - game.first] in (ON_MAP, IN_PASSAGE)
    here = state.at[piece] != OFF or passage_of(state, 1 << piece) >= 0
    return here or on_board(game, state) < game.options.most_guards


def relocate(game: ScorpionGame, state: ScorpionState, piece: int, place: int) -> None:
    """Put a figure on a zone, or take it off the board (`OFF`): an intruder dies of that (SC-56)."""
    if piece >= len(game.pieces):
        return
    if piece >= game.first:
        _intruder(game, state, piece - game.first, place)
    else:
        _guard(game, state, piece, place)
    game.machine.close_lapsed(state)


def _intruder(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    piece = game.first + intruder
    if state.status[intruder] not in (ON_MAP, IN_PASSAGE):
        return
    if place == OFF:
        die(game, state, intruder)
        return
    conceal(game, state, intruder)
    if state.status[intruder] == IN_PASSAGE:
        state.status[intruder] = ON_MAP
        game.note(state, history.OUT_OF_PASSAGE, intruder)
    state.at[piece] = place
    if intruder == state.mover:
        state.entering = state.unseen = 0
    game.emit(state, EngineEvents.put, piece, place, audience=game.circle(intruder))
    if state.crowd[place]:
        reveal(game, state, intruder)
        alarm(game, state)


def _guard(game: ScorpionGame, state: ScorpionState, guard: int, place: int) -> None:
    old, bit = state.at[guard], 1 << guard
    passage = passage_of(state, bit) if guard < game.guards else -1
    if passage >= 0:
        leave_patrol(game, state, guard)
        state.inside[passage] &= ~bit
    elif guard < game.guards and place != OFF:
        leave_patrol(game, state, guard)
    put(game, state, guard, place)
    if place == OFF:
        game.emit(state, EngineEvents.taken_off, guard, audience=EVERYBODY)
    else:
        game.emit(state, EngineEvents.put, guard, place, audience=EVERYBODY)
    if place != OFF and guard < game.guards:
        game.note(state, history.GUARD, place)
        find_at(game, state, place)
    elif place != OFF:
        for intruder in BOTH:
            if state.at[game.first + intruder] == place:
                reveal(game, state, intruder)
    clear_zone(game, state, old)
