"""Heard, found and hidden again: listening (SC-33 to SC-35, SC-63), intruders in sight (SC-43 to SC-45), and the alert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.figures import drunk_at, together
from uguisu_scorpion.state import ALERT, BOTH, HIGH, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def raise_alert(game: ScorpionGame, state: ScorpionState, by: int) -> None:
    """Move the alert up; it stops at High (SC-06)."""
    game.change_track(state, ALERT, state.tracks[ALERT] + by)


def alarm(game: ScorpionGame, state: ScorpionState) -> None:
    if state.tracks[ALERT] != HIGH:
        game.change_track(state, ALERT, HIGH)


def reveal(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """Put an intruder's figure on the board, without alert."""
    if state.shown >> intruder & 1:
        return
    state.shown |= 1 << intruder
    state.passed = 0  # guard players who have passed may want to attack (SC-38): they are asked once more
    place = state.at[game.first + intruder]
    if state.status[intruder] != ON_MAP:
        place = -1
    game.note(state, history.SHOWN, intruder, place)
    if place >= 0:
        game.emit(state, ScorpionEvents.shown_on_map, game.first + intruder, place)
    else:
        game.emit(state, ScorpionEvents.shown_in_passage, game.first + intruder)
    game.emit(state, ScorpionEvents.shown, game.first + intruder, place)


def conceal(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-45: an intruder that is rid of guards is hidden again; the alert stays."""
    if not state.shown >> intruder & 1:
        return
    state.shown &= ~(1 << intruder)
    game.note(state, history.HIDDEN, intruder)
    game.emit(state, ScorpionEvents.hidden, game.first + intruder)


def find_at(game: ScorpionGame, state: ScorpionState, place: int) -> bool:
    """SC-44: guards have come into a zone; intruders there are shown and the alert goes to High."""
    at, first = state.at, game.first
    if at[first] != place and at[first + 1] != place:
        return False
    for intruder in BOTH:
        if at[first + intruder] == place:
            reveal(game, state, intruder)
    alarm(game, state)
    return True


def find_in_passage(game: ScorpionGame, state: ScorpionState, passage: int) -> bool:
    """SC-60: guard and intruder in the passage together: the intruder is found."""
    found = False
    for intruder in BOTH:
        if game.table.passage_of[intruder] == passage and together(game, state, intruder):
            reveal(game, state, intruder)
            found = True
    if found:
        alarm(game, state)
    return found


def clear_zone(game: ScorpionGame, state: ScorpionState, place: int) -> None:
    """SC-45: guards are gone from a zone (from the passage: OFF); intruders there, alone now, are hidden again.

    A drunk left there goes on showing them (SC-49). Who was found where no guard stands stays shown until it moves.
    """
    for intruder in BOTH:
        if not state.shown >> intruder & 1 or state.at[game.first + intruder] != place:
            continue
        if not together(game, state, intruder) and (place == OFF or not drunk_at(game, state, place)):
            conceal(game, state, intruder)
    if (state.entering or state.unseen) and not together(game, state, state.mover):
        state.entering = state.unseen = 0


def prepare(game: ScorpionGame, state: ScorpionState, mask: int) -> bool:
    """Guards get ready to listen; return whether they can: not from within the passage (SC-63)."""
    if not mask & game.all_guards:
        return False
    first = bits(mask)[0]
    place = state.at[first]
    if place == OFF:
        return False
    state.overheard = 0
    if state.log is not None or game.on:
        game.emit(state, ScorpionEvents.listening, bits(mask), place)
    game.emit(state, ScorpionEvents.listened, first, place)
    return True


def judge(game: ScorpionGame, state: ScorpionState, mask: int, keenness: int) -> bool:
    """SC-33: whether somebody is heard; SC-34: all are told that, but neither who nor where."""
    place = state.at[bits(mask)[0]]
    heard = bool(state.overheard)
    for intruder in BOTH:
        heard = heard or includes(game, state, place, intruder, keenness)
    state.record.append((history.LISTENED, place, int(heard), keenness))
    game.emit(state, ScorpionEvents.heard if heard else ScorpionEvents.heard_nothing, place)
    return heard


def includes(game: ScorpionGame, state: ScorpionState, place: int, intruder: int, keenness: int = 0) -> bool:
    """SC-33: an intruder that moved n zones is heard n zones away, walls and moats not minded; SC-63: not in the passage."""
    noise = state.noise[intruder]
    if not noise or state.status[intruder] != ON_MAP:
        return False
    distance = game.ground.sound[place][state.at[game.first + intruder]]
    return distance <= noise + keenness
