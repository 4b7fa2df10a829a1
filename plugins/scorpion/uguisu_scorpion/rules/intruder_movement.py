"""How intruders move (SC-40 to SC-43, SC-60, SC-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.combat import take_away
from uguisu_scorpion.rules.detection import alarm, conceal, reveal
from uguisu_scorpion.rules.figures import drunk_at
from uguisu_scorpion.state import IN_PASSAGE, LEFT, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

MOST_ZONES = 3
"""SC-40: an intruder moves 0 to 3 zones a turn."""


def step(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """SC-40, SC-41: one zone on; moat and rope end the move."""
    piece = game.first + intruder
    here = state.at[piece]
    if state.shown >> intruder & 1:
        conceal(game, state, intruder)
    if here == OFF:
        state.status[intruder] = ON_MAP
        game.note(state, history.OUT_OF_PASSAGE, intruder)
        game.emit(state, ScorpionEvents.out_of_passage, piece)
    elif place not in game.ground.near[here]:
        state.stopped = 1
    state.at[piece] = place
    state.noise[intruder] += 1
    state.paths[intruder] += (place,)
    state.unseen = 0
    if game.ground.moat[place]:
        state.stopped = 1
    if state.log is not None:  # playouts come here often
        game.emit(state, ScorpionEvents.stepped, piece, place, audience=game.circle(intruder))
    meet(game, state, intruder, place)
    game.emit(state, ScorpionEvents.entered, piece, place)


def meet(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """SC-49: a drunk shows the intruder, without alert; SC-43: guards open the chance to play a card first."""
    if state.crowd[place]:
        state.entering = 1
    if drunk_at(game, state, place):
        reveal(game, state, intruder)


def be_seen(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-43: the intruder is shown on the board, and the alert goes to High."""
    state.entering = 0
    reveal(game, state, intruder)
    alarm(game, state)


def out_of_passage(state: ScorpionState) -> bool:
    """SC-60: whether the mover has just come out of the passage, and gone no zone farther."""
    path = state.paths[state.mover]
    return len(path) == 2 and path[0] == OFF


def may_go_on(state: ScorpionState) -> bool:
    """SC-40, SC-41: whether the intruder whose turn it is may move one more zone."""
    return not state.stopped and state.noise[state.mover] < state.cap


def on_an_end(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder stands on an end of the passage that it may use."""
    here, passage = state.at[game.first + intruder], game.table.passage_of[intruder]
    return here != OFF and here in state.ends[2 * passage : 2 * passage + 2]


def may_enter(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """SC-60: nobody leaves the passage and goes into it in one turn, unless the other text is followed."""
    return state.paths[intruder][:1] != (OFF,) or game.options.passage == "out_and_in"


def go_into_passage(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-60, SC-61: into the passage, which ends the move; the figure stands on its card for all to see."""
    conceal(game, state, intruder)
    state.at[game.first + intruder] = OFF
    state.status[intruder] = IN_PASSAGE
    state.noise[intruder] += 1
    state.stopped = 1
    state.entering = state.unseen = 0
    game.note(state, history.IN_PASSAGE, intruder)
    game.emit(state, ScorpionEvents.into_passage, game.first + intruder)
    if state.inside[game.table.passage_of[intruder]]:
        state.entering = 1


def leave_board(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-55: leaving is for good, and said at once, with who left."""
    state.clock += 1
    state.stopped = 1
    take_away(game, state, intruder, LEFT)
    game.note(state, history.LEFT, intruder)
    game.emit(state, ScorpionEvents.left, game.first + intruder)


def may_use_rope(
    _game: ScorpionGame, _state: ScorpionState, _intruder: int, _rope: tuple[int, int, int, int]
) -> bool:
    """SC-42: both intruders may use every rope. The rule `may_use_rope`."""
    return True


def roped(game: ScorpionGame, state: ScorpionState, intruder: int, here: int) -> list[int]:
    """SC-42: the zones that a rope leads to, both ways."""
    found: list[int] = []
    for rope in state.ropes:
        one, other, _, _ = rope
        if here == one:
            there = other
        elif here == other:
            there = one
        else:
            continue
        if there not in found and game.rule_may_use_rope(game, state, intruder, rope):
            found.append(there)
    return found
