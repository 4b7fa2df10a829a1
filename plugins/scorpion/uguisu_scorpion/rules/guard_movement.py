"""How guards move (SC-32) and come onto the board (SC-37, SC-39), and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.detection import clear_zone, find_at, find_in_passage
from uguisu_scorpion.rules.figures import free_figure, leave_patrol, on_board, passage_of, put
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def step(game: ScorpionGame, state: ScorpionState, mask: int, place: int) -> bool:
    """SC-32, SC-44: move guards to a zone next to theirs; return whether they must stop: moat, or an intruder found."""
    at, guards = state.at, bits(mask)
    here, count = at[guards[0]], len(guards)
    for guard in guards:
        at[guard] = place
    if here == OFF:
        state.inside[passage_of(state, mask)] &= ~mask
        state.standing |= mask
    else:
        state.crowd[here] -= count
    state.crowd[place] += count
    state.moved |= mask
    return arrive(game, state, mask, place, here)


def arrive(game: ScorpionGame, state: ScorpionState, mask: int, place: int, here: int = OFF) -> bool:
    """Guards are in a zone now; tell it, find who is there, and return whether they must stop."""
    state.record.append((history.GUARD, place))
    if state.log is not None or game.on:
        if here == OFF:
            game.emit(state, ScorpionEvents.guards_appear, bits(mask), place)
        else:
            game.emit(state, ScorpionEvents.guards_moved, bits(mask), here, place)
    found = place in state.at[game.first :] and find_at(game, state, place)
    if state.shown:
        clear_zone(game, state, here)
    if game.on:  # playouts come here often
        game.emit(state, ScorpionEvents.guards_entered, (mask & -mask).bit_length() - 1, place)
    return found or game.ground.moat[place]


def enter_passage(game: ScorpionGame, state: ScorpionState, mask: int, passage: int) -> None:
    """SC-62: guards go into the passage; they find an intruder that is there (SC-60)."""
    if mask.bit_count() == 1:
        leave_patrol(game, state, bits(mask)[0])
    here = state.at[bits(mask)[0]]
    for guard in bits(mask):
        if here != OFF:
            state.crowd[here] -= 1
        state.at[guard] = OFF
    state.standing &= ~mask
    state.moved |= mask
    state.inside[passage] |= mask
    group = state.group[bits(mask)[0]]
    if group >= 0:
        state.facing[group] = -1
    if state.log is not None or game.on:
        game.emit(state, ScorpionEvents.guards_in_passage, bits(mask))
    find_in_passage(game, state, passage)
    if state.shown:
        clear_zone(game, state, here)
    game.machine.close_lapsed(state)


def stopped(game: ScorpionGame, state: ScorpionState, place: int) -> None:
    """SC-62: guards have ended their move in a zone; an end of a passage there must be told."""
    for notice in game.rules_of_stopping:
        notice(game, state, place)


def notice_ends(game: ScorpionGame, state: ScorpionState, place: int) -> None:
    """SC-62: the intruders say so when a guard ends its move on an end of the passage. The rule `notice_passage`.

    It is said once, be both ends there, and never again: nobody must learn where the passage leads.
    """
    found = -1
    if place in state.ends:
        for first in range(0, len(state.ends), 2):
            here = [number for number in (first, first + 1) if state.ends[number] == place]
            if here and not any(state.known >> number & 1 for number in here):
                found = here[0]
                know_end(game, state, found)
    state.record.append((history.STOPPED, place, found))


def know_end(game: ScorpionGame, state: ScorpionState, number: int) -> None:
    """Let the guards know one end of a passage."""
    place = state.ends[number]
    state.known |= 1 << number
    game.note(state, history.END, number, place)
    game.emit(state, ScorpionEvents.passage_found, place)
    game.rule_passage_found(game, state, place)


def nothing_more(_game: ScorpionGame, _state: ScorpionState, _place: int) -> None:
    """SC-62: finding the passage changes nothing else, and ropes are not noticed."""


def room_in_passage(game: ScorpionGame, state: ScorpionState) -> int:
    """SC-62: how many more guards may enter: one for each of their passage cards on the table."""
    cards = sum(
        1 for area in game.table.guard_tables for kind in state.areas[area] if game.cards[kind].props.passage
    )
    return cards - sum(mask.bit_count() for mask in state.inside)


def wake(game: ScorpionGame, state: ScorpionState, seat: int, place: int) -> int:
    """SC-37: erase a sleeper and put a guard there; returns its piece, or -1 when there is no room for it.

    It was woken by its card of this turn (SC-22). If it finds somebody where it wakes, its move ends there (SC-62).
    """
    if not state.sleepers[place] or on_board(game, state) >= game.options.most_guards:
        return -1
    guard = free_figure(state, game.own[seat])
    if guard < 0:
        return -1
    state.sleepers[place] -= 1
    state.busy |= 1 << guard
    appear(game, state, guard, place)
    if state.moved >> guard & 1:
        stopped(game, state, place)
    return guard


def appear(game: ScorpionGame, state: ScorpionState, guard: int, place: int) -> None:
    """Put a guard's figure on a zone, as a sentry. If it finds somebody there (SC-44), it moves no more (SC-32)."""
    put(game, state, guard, place)
    if arrive(game, state, 1 << guard, place):
        state.moved |= 1 << guard


def sober(game: ScorpionGame, state: ScorpionState, seat: int, drunk: int) -> int:
    """SC-37: put a guard in a drunk's place; returns its piece, or -1 when none is left."""
    place = state.at[drunk]
    guard = free_figure(state, game.own[seat])
    if guard < 0 or place == OFF:
        return -1
    put(game, state, drunk, OFF)
    state.busy |= 1 << guard
    appear(game, state, guard, place)
    return guard
