"""What a search brings to light (SC-52 to SC-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Frame
from uguisu.effects import FIRST_REGISTER, Program
from uguisu.events import EVERYBODY
from uguisu_scorpion import history
from uguisu_scorpion.content.mission import LETTERS
from uguisu_scorpion.events import FOUND, ScorpionEvents
from uguisu_scorpion.rules.detection import alarm, raise_alert, reveal
from uguisu_scorpion.rules.figures import on_board
from uguisu_scorpion.state import AMBUSH, AMBUSHER, FIRST_LETTER, NOTHING, ON_MAP, TRAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

LISTEN_WINDOW, TRAP_WINDOW, AMBUSH_WINDOW = range(3)
INTRUDER, PLACE = FIRST_REGISTER, FIRST_REGISTER + 1
NAMES = {NOTHING: "nothing", TRAP: "trap", AMBUSH: "ambush"}


def found_name(item: int) -> str:
    """Return what texts call what is hidden: a letter, ``trap``, ``ambush``, ``nothing``."""
    return NAMES.get(item) or LETTERS[item - FIRST_LETTER]


def answer(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """SC-52: say what is hidden in a zone that was searched."""
    item = state.items[place]
    state.searched[place] |= 1 << intruder if game.rival else 3
    audience = EVERYBODY
    if game.rival:
        audience = game.circle(intruder) | game.table.guards_audience
    else:
        game.note(state, history.FOUND, intruder, place, item)
    piece, found = game.first + intruder, FOUND[NAMES.get(item, "target")]
    game.emit(state, found, piece, place, found_name(item), audience=audience)
    game.emit(state, ScorpionEvents.searched, piece, place)
    if item == TRAP:
        game.machine.queue(state, game.trap, (intruder, place))
    elif item == AMBUSH:
        state.ambush = place
        game.machine.queue(state, game.ambush, (intruder, place))
    elif item and item == state.missions[intruder] and not state.done >> intruder & 1:
        do_mission(game, state, intruder, place)


def do_mission(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """SC-52: its own letter: the mission is done, and shown."""
    state.done |= 1 << intruder
    letter = LETTERS[state.missions[intruder] - FIRST_LETTER]
    game.emit(state, ScorpionEvents.mission_done, game.first + intruder, place, letter)
    game.rule_mission_done(game, state, intruder)


def nothing_more(_game: ScorpionGame, _state: ScorpionState, _intruder: int) -> None:
    """SC-52: a mission done leaves the alert as it is. The rule `mission_done`."""


def trap_program(game: ScorpionGame) -> Program:
    """SC-53: alert + 1, unless a card of whoever sprang it avoids that; the trap stays armed."""

    def spring(state: ScorpionState, frame: Frame) -> None:
        raise_alert(game, state, 1)
        game.emit(state, ScorpionEvents.trap, game.first + frame[INTRUDER], frame[PLACE])

    def ask(state: ScorpionState, frame: Frame) -> None:
        game.ask.react.begin(state, frame[INTRUDER], TRAP_WINDOW, 0)

    return Program("a trap", (ask, spring), 2)


def ambush_program(game: ScorpionGame) -> Program:
    """SC-54: the searcher may kill the hidden sentry; else it comes onto the board."""

    def ask(state: ScorpionState, frame: Frame) -> None:
        game.ask.react.begin(state, frame[INTRUDER], AMBUSH_WINDOW, AMBUSHER)

    def spring(state: ScorpionState, frame: Frame) -> None:
        place, intruder = frame[PLACE], frame[INTRUDER]
        state.items[place] = NOTHING
        if state.ambush == OFF:
            return
        state.ambush = OFF
        game.emit(state, ScorpionEvents.ambush_sprung, place)
        if on_board(game, state) < game.options.most_guards:
            game.ask.ambusher.begin(state, place)
        else:
            game.ask.stand_in.begin(state, intruder, place)
        alarm(game, state)

    def forget(state: ScorpionState, _frame: Frame) -> None:
        """Whether it sprang or an answer stopped it: it is over."""
        state.ambush = OFF

    return Program("a hidden sentry", (ask, spring, forget), 2, answerable=((0, 2),))


def found_all_the_same(game: ScorpionGame, state: ScorpionState, intruder: int, place: int) -> None:
    """SC-54: no guard comes, but the intruder is found, if it is still there; the alert is High already."""
    if state.status[intruder] == ON_MAP and state.at[game.first + intruder] == place:
        reveal(game, state, intruder)
