"""Searching (SC-51 to SC-54), and which figure a hidden sentry gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, OVER, Frame, Move, Text, bits
from uguisu.effects import FIRST_REGISTER
from uguisu.phases import again
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.detection import clear_zone
from uguisu_scorpion.rules.figures import free_figure, passage_of, put
from uguisu_scorpion.rules.guard_movement import appear
from uguisu_scorpion.rules.searching import answer, found_all_the_same
from uguisu_scorpion.state import LEFT, NINJA, TRAITOR, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

SEARCH = FIRST_REGISTER + 2
"""Register of the night: the search that is answered next."""


class NameSearches(Nested):
    """An intruder player names zones to be searched, in any order: ``[~phase, seat, intruders as a mask]`` (SC-51).

    Actions: 0 is done; 1 + zone searches it with the ninja; after those, 1 + zone with the traitor.
    """

    name = "search"
    secret = True

    def legal(self, state: ScorpionState) -> list[int]:
        """Done, or one more zone that was left or entered this turn."""
        actions = [0]
        game = self.game
        may_search = game.rule_search_limit
        for intruder in bits(state.stack[-1][2]):
            path = state.paths[intruder]
            if (
                len(path) > 1 or state.noise[intruder] or state.status[intruder] == LEFT  # it has moved
            ) and may_search(game, state, intruder):
                places = dict.fromkeys(path)
                places.pop(OFF, None)
                for who, place in state.searches:
                    if who == intruder:
                        places.pop(place, None)
                first = 1 + intruder * game.ground.size
                actions += [first + place for place in places]
        return actions

    def apply(self, state: ScorpionState, action: int) -> None:
        """Name a zone aloud, with who searches; or be done. The frame stays while zones are named."""
        if action == 0:
            state.stack.pop()
            self.game.machine.settle(state)
            return
        game = self.game
        state.clock += 1
        intruder, place = divmod(action - 1, game.ground.size)
        state.searches = (*state.searches, (intruder, place))
        state.record.append((history.SEARCHED, intruder, place))
        game.emit(state, ScorpionEvents.searches, game.first + intruder, place)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        raise NotImplementedError

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
    seats = game.table.intruder_seats
    moved = [1 << intruder if path.count(OFF) < len(path) else 0 for intruder, path in enumerate(state.paths)]
    if seats[NINJA] == seats[TRAITOR]:
        moved = [sum(moved)]
    for intruder, mask in enumerate(moved):
        if mask:
            game.ask.search.open(state, seats[intruder], mask)


def answer_searches(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-52: answers come after all zones are named, one after the other; what one brings is done before the next."""
    while frame[SEARCH] < len(state.searches):
        intruder, place = state.searches[frame[SEARCH]]
        frame[SEARCH] += 1
        answer(game, state, intruder, place)
        if state.pending or state.phase == OVER:
            again(frame)
            return


def search_limit(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """SC-51: whether this intruder may search one more zone; at most 2 for each, or in all. The rule `search_limit`."""
    if not state.searches:
        made = 0
    elif game.options.searches == "together":
        made = len(state.searches)
    else:
        made = 0
        for who, _ in state.searches:
            made += who == intruder
    return made < game.options.searches_a_turn


class Ambusher(Nested):
    """Two guard players choose whose unused figure it is: ``[~phase, seat, place]``; with one there is nothing to ask.

    Actions: the guard, by its number.
    """

    name = "ambusher"

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """No figure is left."""
        return not self.figures(state)

    def begin(self, state: ScorpionState, place: int) -> None:
        figures = self.figures(state)
        if len(figures) > 1:
            self.open(state, self.game.table.guard_seats[0], place)
        elif figures:
            appear(self.game, state, figures[0], place)

    def figures(self, state: ScorpionState) -> list[int]:
        """The unused figure of each guard player."""
        game = self.game
        found = [free_figure(state, game.own[seat]) for seat in game.table.guard_seats]
        return [guard for guard in found if guard >= 0]

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return self.figures(state)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        appear(self.game, state, action, frame[2])

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``sword-9``."""
        piece = self.game.pieces[action].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action,))


class StandIn(Nested):
    """With the board full, the guards may move any guard there, even a drunk: ``[~phase, seat, intruder, place]``.

    Actions: 0 nobody; 1 + piece, a guard or a drunk, moves it there.
    """

    name = "stand_in"

    def begin(self, state: ScorpionState, intruder: int, place: int) -> None:
        """Ask the guards; with two players, the first."""
        self.open(state, self.game.table.guard_seats[0], intruder, place)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Nobody, or any figure of a guard on the board."""
        game = self.game
        drunks = [piece for piece in range(game.guards, game.first) if state.at[piece] != OFF]
        if drunks and free_figure(state, game.all_guards) < 0:
            drunks = []
        inside = 0
        for mask in state.inside:
            inside |= mask
        return [0, *(guard + 1 for guard in bits(state.standing | inside)), *(piece + 1 for piece in drunks)]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """SC-54: move it there; a drunk is sober at once. With nobody, the intruder is found all the same."""
        game = self.game
        _, _, intruder, place = frame
        if action == 0:
            found_all_the_same(game, state, intruder, place)
            return
        piece = action - 1
        was = state.at[piece]
        passage = passage_of(state, 1 << piece)
        put(game, state, piece, OFF)
        if passage >= 0:
            state.inside[passage] &= ~(1 << piece)
        clear_zone(game, state, was)
        guard = piece if piece < game.guards else free_figure(state, game.all_guards)
        appear(game, state, guard, place)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``nobody``, ``sword-2``."""
        if action == 0:
            return Move("nobody", Text("move.nobody"))
        piece = self.game.pieces[action - 1].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action - 1,))
