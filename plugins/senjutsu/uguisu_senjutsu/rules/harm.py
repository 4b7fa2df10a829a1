"""Wounds, stuns, injuries; cards drawn and what it costs when there are none (SJ-23, SJ-42, SJ-60, SJ-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import shuffle
from uguisu.cards import draw
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.state import AREAS, BLEEDING, DECK, HAND, STUNS, TRACKS, WOUNDS, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

QUARTERS = 4
"""SJ-61: an injury lies until it has turned so often."""


def leave_cover(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-64: cover is lost at once after a successful attack or block of one's own, or a wound or a state taken."""
    if state.cover >> figure & 1:
        state.cover &= ~(1 << figure)
        game.emit(state, SenjutsuEvents.leaves_cover, figure)


def mark(state: SenjutsuState, figure: int) -> None:
    """SJ-46: a figure has been harmed, moved or turned. That is an attack's doing if the program of its star has brought it
    about, with what that one asks; not if a counter, an instant or a mission has, which run on top of it.
    """
    if state.star and state.star == programs_begun(state):
        state.touched |= 1 << figure


def programs_begun(state: SenjutsuState) -> int:
    """Return how many programs are on the stack; decisions on it are none."""
    return sum(frame[0] >= 0 for frame in state.stack)


def touch(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-46, SJ-64: what applies now has harmed a figure."""
    mark(state, figure)
    leave_cover(game, state, figure)


def wound(
    game: SenjutsuGame, state: SenjutsuState, figure: int, count: int, *, bleeding: bool = False
) -> None:
    """SJ-42: give a figure wounds. Whether it is defeated is asked when the whole effect is over (SJ-29)."""
    if count <= 0 or state.out >> figure & 1:
        return
    game.add(state, figure * TRACKS + WOUNDS, count)
    if bleeding:
        game.add(state, figure * TRACKS + BLEEDING, count)
    touch(game, state, figure)
    game.emit(state, SenjutsuEvents.wounded, figure)


def stun(game: SenjutsuGame, state: SenjutsuState, figure: int, count: int = 1) -> None:
    """SJ-60: give a figure stuns."""
    if not state.out >> figure & 1:
        if figure < game.players:
            game.add(state, figure * TRACKS + STUNS, count)
        else:  # SJ-81: it is shuffled into the deck
            state.lurking[figure] += count
            if state.topped[figure]:
                state.topped[figure] = 0
                shuffle(state, state.areas[figure * AREAS + DECK])
        touch(game, state, figure)


def injure(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-61: lay an injury by a figure."""
    if not state.out >> figure & 1:
        state.injuries[figure].append(QUARTERS)
        touch(game, state, figure)
        game.emit(state, SenjutsuEvents.injured, figure)


def draw_cards(game: SenjutsuGame, state: SenjutsuState, figure: int, count: int) -> None:
    """SJ-23: draw cards. Each that an empty deck cannot give is a wound."""
    if figure >= game.players:
        return  # SJ-91: it has no hand
    drawn = draw(game, state, figure * AREAS + DECK, figure * AREAS + HAND, count)
    if drawn < count:
        if state.log is not None and not state.out >> figure & 1:
            game.emit(state, SenjutsuEvents.ran_out, figure, count - drawn)
        wound(game, state, figure, count - drawn)


def hurt(state: SenjutsuState, figure: int, initiative: int) -> int:
    """Return an initiative as injuries leave it: each takes 1, never under 1; a printed 0 stays 0 (SJ-61)."""
    injuries = len(state.injuries[figure])
    return max(1, initiative - injuries) if injuries and initiative > 0 else initiative
