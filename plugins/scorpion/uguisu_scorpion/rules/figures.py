"""Figures on the board: put, moved, taken off, so that everything that is kept in step is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.state import IN_PASSAGE, ON_MAP, SENTRY, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def put(game: ScorpionGame, state: ScorpionState, piece: int, place: int) -> None:
    """Put any figure on a zone (or on none) as it is, without what entering would bring."""
    old = state.at[piece]
    if piece < game.guards:
        if old != OFF:
            state.crowd[old] -= 1
        if place != OFF:
            state.crowd[place] += 1
            state.standing |= 1 << piece
        else:
            state.standing &= ~(1 << piece)
            leave_patrol(game, state, piece)
    elif piece >= game.first and place != OFF:
        state.status[piece - game.first] = ON_MAP
    state.at[piece] = place


@cache
def bits_from(first: int, mask: int) -> tuple[int, ...]:
    """Return `first` + number for the numbers in a mask, as actions are numbered."""
    return tuple(first + number for number in bits(mask))


def patrols(state: ScorpionState) -> list[int]:
    return [number for number, mask in enumerate(state.members) if mask]


def at_place(game: ScorpionGame, state: ScorpionState, place: int) -> int:
    """Return the guards in a zone, as a mask; drunks are no guards."""
    if not state.crowd[place]:
        return 0
    mask, at, guards = 0, state.at, game.guards
    guard = -1
    for _ in range(state.crowd[place]):
        guard = at.index(place, guard + 1, guards)
        mask |= 1 << guard
    return mask


def drunk_at(game: ScorpionGame, state: ScorpionState, place: int) -> bool:
    drunks = state.at[game.guards : game.first]
    return drunks != game.no_drunks and place in drunks


def on_board(game: ScorpionGame, state: ScorpionState) -> int:
    """SC-39: count the guards on the board, drunk ones and those in a passage included."""
    drunks = state.at[game.guards : game.first]
    guards = (state.standing | sum(state.inside)).bit_count()
    return guards if drunks == game.no_drunks else guards + len(drunks) - drunks.count(OFF)


def free_figure(state: ScorpionState, allowed: int) -> int:
    """Return a guard's figure that is not in use, among `allowed`; -1 if there is none."""
    free = allowed & ~(state.standing | sum(state.inside))
    return (free & -free).bit_length() - 1


def free_drunk(game: ScorpionGame, state: ScorpionState) -> int:
    """Return a drunk's figure that is not in use; -1 if there is none."""
    for piece in range(game.guards, game.first):
        if state.at[piece] == OFF:
            return piece
    return -1


def passage_of(state: ScorpionState, mask: int) -> int:
    """Return the passage these guards are in, or -1."""
    for number, inside in enumerate(state.inside):
        if inside & mask:
            return number
    return -1


def together(game: ScorpionGame, state: ScorpionState, intruder: int) -> int:
    """Return the guards who share a zone, or the passage, with an intruder, as a mask."""
    status = state.status[intruder]
    if status == ON_MAP:
        return at_place(game, state, state.at[game.first + intruder])
    if status == IN_PASSAGE:
        return state.inside[game.table.passage_of[intruder]]
    return 0


def side_by_side(state: ScorpionState, mask: int) -> int:
    """Return those of a party who are still side by side: with the first of them on the board or in a passage, as a mask.

    A party may have split up since it was found: one was killed, another has moved.
    """
    if mask <= 0:
        return 0
    here = mask & state.standing
    if here != mask:  # somebody is off the board, or in a passage
        left = mask & (state.standing | sum(state.inside))
        for inside in state.inside:
            if inside & left & -left:
                return left & inside
    if here & (here - 1):
        at, guards = state.at, bits(here)
        where = at[guards[0]]
        for guard in guards:
            if at[guard] != where:
                here ^= 1 << guard
    return here


# --- patrols --------------------------------------------------------------------------------------------------


def leave_patrol(game: ScorpionGame, state: ScorpionState, guard: int) -> None:
    """SC-31: take a guard out of its patrol, if it is in one; who is left alone there becomes a sentry."""
    number = state.group[guard]
    if number == SENTRY:
        return
    state.group[guard] = SENTRY
    state.solo |= 1 << guard
    rest = state.members[number] & ~(1 << guard)
    if state.standing >> guard & 1:
        game.emit(state, ScorpionEvents.leaves_patrol, guard)
    if rest & (rest - 1):
        state.members[number] = rest
        return
    if rest:
        last = rest.bit_length() - 1
        state.group[last] = SENTRY
        state.solo |= rest
        game.emit(state, ScorpionEvents.patrol_dissolved, number + 1, last)
    state.members[number] = 0
    state.facing[number] = -1


def join_patrol(state: ScorpionState, number: int, mask: int) -> None:
    """SC-31: take guards who are in no patrol into one."""
    for guard in bits(mask):
        state.group[guard] = number
    state.members[number] |= mask
    state.solo &= ~mask


def form_patrol(state: ScorpionState, mask: int) -> int:
    """SC-31: make a patrol of these guards, who are in none; return its number."""
    number = state.members.index(0)
    state.facing[number] = -1
    join_patrol(state, number, mask)
    return number
