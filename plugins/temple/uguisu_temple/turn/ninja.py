"""The ninja's move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Move, Phase, Text
from uguisu.effects import misses_move, moves_again
from uguisu_temple.events import TempleEvents
from uguisu_temple.state import CAUGHT, ESCAPED, NINJA, TempleState

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


class NinjaMove(Phase[TempleState]):
    """The ninja moves first in a round (TE-04) and must move (TE-06).

    Actions: the crossing it goes to, by its number.
    """

    name = "ninja"

    def bind(self, game: TempleGame) -> None:
        """Take what is needed of the game."""
        assert self.then is not None
        self.game = game
        self.near = game.ninja_near
        self.tower = game.tower
        self.seat = game.seat_of[NINJA]
        self.listens = any(game.on.values())
        self.ways = game.rules["ninja.legal"]
        self.only_free_ways = game.rules.history("ninja.legal") == ("the game",)
        self.owed = game.extra_moves_track
        self.go_on = game.rules[f"{self.then.name}.enter"]

    def enter(self, state: TempleState) -> None:
        """TE-04, TE-06: it is the ninja's turn."""
        state.phase = self.index
        state.seat = self.seat
        state.mover = NINJA
        if not state.pending:  # what the mission does first may yet free it
            self.resume(state)

    def resume(self, state: TempleState) -> None:
        """TE-07: the samurai win when, at its turn, the ninja has nowhere to go; else TE-11 may end the game."""
        if self.owed and misses_move(self.game, state, NINJA):
            self.game.judge(state)
            if not state.over:
                self.go_on(state)
        elif self.may_move(state):
            self.game.judge(state)
        else:
            self.game.end(state, CAUGHT)

    def may_move(self, state: TempleState) -> bool:
        """Whether there is a way at all; looks no further than the first, where no variant or mission has a say."""
        if self.only_free_ways:
            free = state.free
            for place in self.near[state.at[NINJA]]:  # noqa: SIM110 - a generator would cost playouts dear
                if free[place]:
                    return True
            return False
        return bool(self.ways(state))

    def legal(self, state: TempleState) -> list[int]:
        """TE-05, TE-06: to a free neighbouring crossing along one way; it may not stay."""
        here, free = state.at[NINJA], state.free
        return [place for place in self.near[here] if free[place]]

    def apply(self, state: TempleState, action: int) -> None:
        """TE-07: on a tower the ninja has won; else the samurai move."""
        at, free = state.at, state.free
        here = at[NINJA]
        free[here] = 1
        free[action] = 0
        at[NINJA] = action
        if self.listens or state.log is not None:
            self.game.emit(state, TempleEvents.moved, NINJA, here, action)
        if self.tower[action]:
            self.game.end(state, ESCAPED)
            return
        if self.owed and moves_again(self.game, state, NINJA):
            self.game.rules["ninja.enter"](state)
        else:
            self.go_on(state)
        if self.listens:
            self.game.emit(state, TempleEvents.entered, NINJA, action, here)
            self.game.machine.settle(state)

    def describe(self, state: TempleState, action: int) -> Move:
        """Tell a move: ``ninja:gate``."""
        place = self.game.topology.ids[action]
        return Move(
            f"ninja:{place}",
            Text("move.go", {"piece": "ninja", "place": place}),
            places=(state.at[NINJA], action),
            pieces=(NINJA,),
        )
