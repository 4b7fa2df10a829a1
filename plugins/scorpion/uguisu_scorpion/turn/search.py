"""Searching (SC-51 to SC-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu_scorpion.belief import facts
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.rules.searching import answer
from uguisu_scorpion.state import BOTH, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

SEARCH = FIRST_REGISTER + 2
"""Register of the night: the search that is answered next."""


class NameSearches(Nested):
    """An intruder player names zones to be searched, in any order: ``[~phase, seat, intruders as a mask]`` (SC-51)."""

    name = "search"
    secret = True

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Done, or one more zone that was left or entered this turn."""
        actions = [0]
        size = self.game.ground.size
        for intruder in BOTH:
            if not frame[2] >> intruder & 1 or (not state.noise[intruder] and len(state.paths[intruder]) < 2):
                continue
            if not self.game.rule_search_limit(self.game, state, intruder):
                continue
            named = {place for who, place in state.searches if who == intruder}
            actions += [
                1 + intruder * size + place
                for place in dict.fromkeys(state.paths[intruder])
                if place not in named
            ]
        return actions

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Name it aloud, with who searches; or be done."""
        if action == 0:
            return
        game = self.game
        state.clock += 1
        intruder, place = divmod(action - 1, game.ground.size)
        state.searches = (*state.searches, (intruder, place))
        game.note(state, facts.SEARCHED, intruder, place)
        if state.log is not None:
            game.tell(
                state, "searches", piece=game.pieces[game.first + intruder].id, place=game.place_id(place)
            )
        self.open(state, frame[1], frame[2])

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``done``, ``ninja:treasury``."""
        if action == 0:
            return Move("done", Text("move.searched"))
        intruder, place = divmod(action - 1, self.game.ground.size)
        piece, zone = self.game.pieces[self.game.first + intruder].id, self.game.topology.ids[place]
        return Move(f"{piece}:{zone}", Text("move.search", {"piece": piece, "place": zone}), places=(place,))


def name_searches(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-51: after both have moved, the searches are named: one player for both, or each for its own."""
    frame[SEARCH] = 0
    asked: dict[int, int] = {}
    for intruder in BOTH:
        if state.paths[intruder]:
            seat = game.seat_of(intruder)
            asked[seat] = asked.get(seat, 0) | 1 << intruder
    for seat, mask in asked.items():
        game.ask.search.open(state, seat, mask)


def answer_searches(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-52: answers come after all zones are named, one after the other."""
    number = frame[SEARCH]
    if number >= len(state.searches):
        return
    frame[SEARCH] += 1
    frame[1] -= 1
    intruder, place = state.searches[number]
    answer(game, state, intruder, place)


def search_limit(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """SC-51: whether this intruder may search one more zone; at most 2 for each, or in all. The rule `search_limit`."""
    if game.options.searches == "together":
        made = len(state.searches)
    else:
        made = sum(1 for who, _ in state.searches if who == intruder)
    return made < game.options.searches_a_turn
