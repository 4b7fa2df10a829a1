"""The samurai's moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, Move, Phase, Text
from uguisu.effects import misses_move, moves_again
from uguisu_temple.events import TempleEvents
from uguisu_temple.state import TURN, TempleState

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


class SamuraiMove(Phase[TempleState]):
    """Each samurai moves once, in the agreed order (TE-04), or stays (TE-06).

    Actions: the crossing it goes to, by its number; the one it stands on to stay.
    """

    name = "samurai"

    def bind(self, game: TempleGame) -> None:
        """Take what is needed of the game."""
        assert self.then is not None
        self.game = game
        self.near = game.samurai_near
        self.seat_of = game.seat_of
        self.last = game.own_pieces - 1
        self.limit = game.options.turn_limit
        self.listens = any(game.on.values())
        self.quiet_until = 0 if self.listens else self.last  # spares playouts a call nearly always
        self.owed = game.extra_moves_track
        self.go_on = game.rules[f"{self.then.name}.enter"]

    def enter(self, state: TempleState) -> None:
        """TE-04: the first samurai in order."""
        state.phase = self.index
        state.mover = 1
        self.resume(state)

    def resume(self, state: TempleState) -> None:
        """TE-04: ask the samurai whose turn it is; one that a mission took off the board has none."""
        while state.mover <= self.last and (
            state.at[state.mover] == OFF or (self.owed and misses_move(self.game, state, state.mover))
        ):
            state.mover += 1
        if state.mover <= self.last:
            state.seat = self.seat_of[state.mover]
        else:
            self.end_round(state)

    def legal(self, state: TempleState) -> list[int]:
        """TE-05, TE-06: stay, or go to a free neighbouring crossing; along the outer wall too (TE-01)."""
        free = state.free
        here = state.at[state.mover]
        ways = [place for place in self.near[here] if free[place]]
        ways.append(here)
        return ways

    def apply(self, state: TempleState, action: int) -> None:
        """TE-04: then the next samurai; after the last, the round is over."""
        mover, at = state.mover, state.at
        here = at[mover]
        if action != here:
            free = state.free
            free[here] = 1
            free[action] = 0
            at[mover] = action
        if mover < self.quiet_until:
            if state.log is not None:
                self.tell(state, here, action)
            mover += 1
            state.mover = mover
            state.seat = self.seat_of[mover]
        else:
            if self.listens or state.log is not None:
                self.tell(state, here, action)
            self.finish(state, here, action)

    def finish(self, state: TempleState, here: int, place: int) -> None:
        """TE-04: the one that went from `here` to `place` is done; the next samurai, or after the last the next round."""
        if self.listens and place != here:
            self.game.emit(state, TempleEvents.entered, state.mover, place, here)
        if not self.owed or not moves_again(self.game, state, state.mover):
            state.mover += 1
        self.resume(state)
        if self.listens:
            self.game.machine.settle(state)

    def end_round(self, state: TempleState) -> None:
        """Count the round; then the ninja moves again (TE-04)."""
        if state.tracks[TURN] < self.limit:  # a mission may have put the clock forward
            state.tracks[TURN] += 1
        if self.listens:
            self.game.emit(state, TempleEvents.round_ended, state.tracks[TURN])
        self.go_on(state)

    def tell(self, state: TempleState, here: int, action: int) -> None:
        """Tell what the samurai has done."""
        if action == here:
            self.game.emit(state, TempleEvents.stayed, state.mover, here)
        else:
            self.game.emit(state, TempleEvents.moved, state.mover, here, action)

    def describe(self, state: TempleState, action: int) -> Move:
        """Tell a move: ``red:gate``, ``red:stay``."""
        mover, ids = state.mover, self.game.topology.ids
        piece, here = self.game.pieces[mover].id, state.at[mover]
        if action == here:
            return Move(f"{piece}:stay", Text("move.stay", {"piece": piece}), places=(here,), pieces=(mover,))
        label = Text("move.go", {"piece": piece, "place": ids[action]})
        return Move(f"{piece}:{ids[action]}", label, places=(here, action), pieces=(mover,))
