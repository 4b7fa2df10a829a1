"""Before the first move: samurai on towers, then the ninja by the inner temple (TE-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Move, Phase, Text
from uguisu_temple.events import TempleEvents
from uguisu_temple.state import NINJA, TempleState

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


class _Placing(Phase[TempleState]):
    """Somebody puts a piece on the board."""

    def bind(self, game: TempleGame) -> None:
        """Take what is needed of the game."""
        assert self.then is not None
        self.game = game
        self.go_on = game.rules[f"{self.then.name}.enter"]

    def describe(self, state: TempleState, action: int) -> Move:
        """Tell a start: ``red@tower-n``."""
        piece, place = self.game.pieces[state.mover].id, self.game.topology.ids[action]
        label = Text("move.start", {"piece": piece, "place": place})
        return Move(f"{piece}@{place}", label, places=(action,), pieces=(state.mover,))

    def place(self, state: TempleState, place: int) -> None:
        """Put the piece there and tell it."""
        state.put(state.mover, place)
        self.game.emit(state, TempleEvents.placed, state.mover, place)


class PlaceSamurai(_Placing):
    """Samurai start on towers of the outer wall and are placed first (TE-03).

    Actions: the tower, by its number.
    """

    name = "place_samurai"

    def enter(self, state: TempleState) -> None:
        """Ask for the first samurai that does not stand yet."""
        for samurai in range(1, self.game.own_pieces):
            if state.at[samurai] == OFF:
                state.phase, state.mover = self.index, samurai
                state.seat = self.game.seat_of[samurai]
                return
        self.go_on(state)

    def legal(self, state: TempleState) -> list[int]:
        """TE-03: any free tower."""
        return [tower for tower in self.game.towers if state.free[tower]]

    def apply(self, state: TempleState, action: int) -> None:
        """TE-03: put it there."""
        self.place(state, action)
        self.enter(state)


class PlaceNinja(_Placing):
    """The ninja starts on a crossing next to the inner temple, placed after the samurai (TE-03).

    Actions: the crossing, by its number.
    """

    name = "place_ninja"

    def enter(self, state: TempleState) -> None:
        """Ask the ninja, unless the scenario says where it starts."""
        if state.at[NINJA] != OFF:
            self.go_on(state)
            return
        state.phase, state.mover, state.seat = self.index, NINJA, self.game.seat_of[NINJA]

    def legal(self, state: TempleState) -> list[int]:
        """TE-03: any free crossing next to the inner temple."""
        return [place for place in self.game.ninja_starts if state.free[place]]

    def apply(self, state: TempleState, action: int) -> None:
        """TE-03: put it there; then it moves first (TE-04)."""
        self.place(state, action)
        self.go_on(state)
