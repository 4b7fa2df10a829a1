"""Listening (SC-33 to SC-35, SC-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_scorpion.belief import facts
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def prepare(game: ScorpionGame, state: ScorpionState, mask: int) -> bool:
    """Guards get ready to listen; return whether they can: not from within the passage (SC-63)."""
    if not mask & game.all_guards:
        return False
    first = bits(mask)[0]
    place = state.at[first]
    if place == OFF:
        return False
    state.overheard = 0
    if state.log is not None:
        game.tell(
            state,
            "listening",
            pieces=[game.pieces[guard].id for guard in bits(mask)],
            place=game.place_id(place),
        )
    if game.hears["listened"]:
        game.signal(state, "listened", first, place)
    return True


def judge(game: ScorpionGame, state: ScorpionState, mask: int, keenness: int) -> bool:
    """SC-33: whether somebody is heard; SC-34: all are told that, but neither who nor where."""
    place = state.at[bits(mask)[0]]
    heard = bool(state.overheard)
    for intruder in BOTH:
        heard = heard or hears(game, state, place, intruder, keenness)
    state.record.append((facts.LISTENED, place, int(heard), keenness))
    if state.log is not None:
        game.tell(state, "heard" if heard else "heard_nothing", place=game.place_id(place))
    if heard and game.hears["heard"]:
        game.signal(state, "heard", place)
    return heard


def hears(game: ScorpionGame, state: ScorpionState, place: int, intruder: int, keenness: int = 0) -> bool:
    """SC-33: an intruder that moved n zones is heard n zones away, walls and moats not minded; SC-63: not in the passage."""
    noise = state.noise[intruder]
    if not noise or state.status[intruder] != ON_MAP:
        return False
    distance = game.ground.sound[place][state.at[game.first + intruder]]
    return distance <= noise + keenness
