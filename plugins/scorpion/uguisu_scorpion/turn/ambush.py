"""Which figure a hidden sentry gets (SC-54)."""

from __future__ import annotations

from uguisu.core.phase import Move
from uguisu.core.state import OFF, Frame
from uguisu.core.text import Text
from uguisu_scorpion.belief import facts
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.rules.detection import clear_zone
from uguisu_scorpion.rules.figures import bits, free_figure, passage_of, put
from uguisu_scorpion.rules.searching import found_all_the_same
from uguisu_scorpion.rules.waking import appear
from uguisu_scorpion.state import ScorpionState


class Ambusher(Nested):
    """Two guard players choose whose unused figure it is: ``[~phase, seat, place]``; with one there is nothing to ask."""

    name = "ambusher"

    def begin(self, state: ScorpionState, place: int) -> None:
        """Ask, or put the only possible figure there."""
        figures = self.figures(state)
        if len(figures) > 1:
            self.open(state, self.game.table.guard_seats[0], place)
        elif figures:
            appear(self.game, state, figures[0], place)

    def figures(self, state: ScorpionState) -> list[int]:
        """The unused figure of each guard player."""
        game = self.game
        found = [free_figure(state, game.owned(seat)) for seat in game.table.guard_seats]
        return [guard for guard in found if guard >= 0]

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """One figure of each."""
        return self.figures(state)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Put it there."""
        appear(self.game, state, action, frame[2])

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``sword-9``."""
        piece = self.game.pieces[action].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action,))


class StandIn(Nested):
    """With the board full, the guards may move any guard there, even a drunk: ``[~phase, seat, intruder, place]``."""

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
        if was != OFF:
            game.note(state, facts.GONE, was)
        clear_zone(game, state, was)
        guard = piece if piece < game.guards else free_figure(state, game.all_guards)
        appear(game, state, guard, place)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``nobody``, ``sword-2``."""
        if action == 0:
            return Move("nobody", Text("move.nobody"))
        piece = self.game.pieces[action - 1].id
        return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(action - 1,))
