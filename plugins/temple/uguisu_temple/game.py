"""Temple compiled: the ways, the towers, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from uguisu import OFF, CompileError, Game, Message
from uguisu.events import EVERYBODY, EngineEvents
from uguisu_temple.content import TempleBuild, TempleOptions
from uguisu_temple.state import CAUGHT, ESCAPED, NINJA, REPEATED, TIME_UP, TURN, TempleState

if TYPE_CHECKING:
    from random import Random

    from uguisu.views import ViewBuilder
    from uguisu_temple.solver.playouts import Rounds

WALL_WAY = "wall_way"
NINJA_WAYS = ("road", "bridge", "hanging_bridge", "rope")
SAMURAI_WAYS = (*NINJA_WAYS, WALL_WAY)


class TempleGame(Game[TempleState]):
    """A Temple scenario.

    Attributes:
        ninja_near: for each crossing, the crossings the ninja can go to (TE-01, TE-05).
        samurai_near: the same for samurai, who may use the outer wall too.
        tower: for each crossing, whether it is a tower.
        seat_of: the seat that moves each piece.
    """

    shown_marks: tuple[str, ...] = ("cut", "joined")

    def __init__(self, build: TempleBuild) -> None:
        super().__init__(build)
        self.results = tuple(replace(result, ranks=build.ranks) for result in self.results)
        options: TempleOptions = build.options
        self.options = options
        self.max_plies = 100 + 20 * len(self.pieces) * (
            options.turn_limit + 1
        )  # missions may ask much in a round
        self.turn_limit = options.turn_limit
        self.repetition = options.repetition or 0
        self.ninja_near = self.topology.walkable(kinds=NINJA_WAYS)
        self.samurai_near = self.topology.walkable(kinds=SAMURAI_WAYS)
        towers = self.topology.tagged("tower")
        self.tower = bytes(place in towers for place in range(len(self.topology)))
        self.towers = towers
        self.ninja_starts = self.topology.tagged("inner")
        self.seat_of = build.seat_of
        self.obstacles = tuple(piece for piece in build.brought if piece not in self.secret_pieces)
        """What the mission brings takes up a crossing as a figure does (TE-05), unless somebody must not notice it."""
        self._check_starts(build)
        self.rounds: Rounds | None = None
        """What plays a random game's rounds in one loop, where nothing but the basic rules has a say in them."""
        self.kept_reach: dict[Any, Any] = {}
        """Distances by cut ways, for the evaluator (see `uguisu_temple.bots.reach`)."""

    def finish(self) -> None:
        """See whether random games may be played in one loop."""
        super().finish()
        from uguisu_temple.solver.playouts import rounds_of

        self.rounds = rounds_of(self)

    def playout(self, state: TempleState, rng: Random, limit: int = 1_000_000) -> TempleState:
        """Play random moves as `Game.playout` does, the same ones; the rounds in one loop where that may be."""
        rounds = self.rounds
        if rounds is None or state.log is not None or state.cut or state.joined:
            return super().playout(state, rng, limit)
        end = state.ply + limit
        while not rounds.begun(state):
            if state.over or state.ply >= end:
                return state
            super().playout(state, rng, 1)
        rounds.play(state, rng.random, end - state.ply)
        return state

    def _check_starts(self, build: TempleBuild) -> None:
        """TE-03, TE-05: what the mission brings starts where nobody else does, or may.

        Raises:
            CompileError: for a piece that is in somebody's way.
        """
        options = self.options
        taken = set(options.samurai_start) or {self.topology.ids[place] for place in self.towers}
        inner = {self.topology.ids[place] for place in self.ninja_starts}
        taken |= inner if options.ninja_start is None else {options.ninja_start}
        for number, piece in enumerate(self.brought):
            place = self.place_id(build.brought[piece])
            if piece in self.secret_pieces or place is None:
                continue
            if place in taken:
                raise CompileError(
                    Message("somebody else starts on '{place}', or may (TE-03)", place=place),
                    hint=Message("let it start elsewhere, or off the map"),
                    file="mission",
                    path=("pieces", number, "at"),
                )
            taken.add(place)

    def start(self, seed: int) -> TempleState:
        """Return an empty board before the samurai are placed (TE-03), or the scenario's own start."""
        state = TempleState(seed)
        state.at = [OFF] * len(self.pieces)
        state.tracks = [track.start for track in self.tracks]
        state.free = [1] * len(self.topology)
        state.mover = 1
        state.cut = state.joined = ()
        state.seen = []
        state.judged = -1
        index = self.topology.index
        for samurai, tower in enumerate(self.options.samurai_start, 1):
            state.put(samurai, index[tower])
        if self.options.ninja_start is not None:
            state.put(NINJA, index[self.options.ninja_start])
        self.rules["place_samurai.enter"](state)
        return state

    def relocate(self, state: TempleState, piece: int, place: int) -> None:
        """Put a piece on a free crossing, as a mission says, or take it off the board (`OFF`).

        On an occupied crossing nobody is put (TE-05). A ninja put on a tower has reached it (TE-07), one that is taken
        off the board is caught, and a samurai that is off the board takes no more turns.
        """
        if piece in self.secret_pieces:
            super().relocate(state, piece, place)
            return
        if place != OFF and not state.free[place]:
            return
        state.put(piece, place)
        if place == OFF:
            self.emit(state, EngineEvents.taken_off, piece, audience=EVERYBODY)
        else:
            self.emit(state, EngineEvents.put, piece, place, audience=EVERYBODY)
        if piece == NINJA and (place == OFF or self.tower[place]):
            self.end(state, CAUGHT if place == OFF else ESCAPED)

    def stand(self, state: TempleState, piece: int, place: int) -> None:
        """Put a piece on a free crossing, for a position laid out by hand."""
        if piece in self.secret_pieces:
            super().stand(state, piece, place)
            return
        if place != OFF and not state.free[place]:
            raise CompileError(Message("two pieces stand on '{place}' (TE-05)", place=self.place_id(place)))
        state.put(piece, place)
        state.seen, state.judged = [], -1

    def go_on(self, state: TempleState) -> None:
        """Ask for pieces that do not stand yet; when all do, the ninja moves (TE-03, TE-04)."""
        self.rules["place_samurai.enter"](state)

    def let_decide(self, state: TempleState, said: Mapping[str, Any]) -> None:
        """Give the turn to the `mover` of a position."""
        super().let_decide(state, said)
        if "mover" in said:
            state.result, mover = -1, said["mover"]
            if mover == NINJA:
                self.rules["ninja.enter"](state)
            else:
                state.phase, state.mover, state.seat = self.phase_index("samurai"), mover, self.seat_of[mover]

    def judge(self, state: TempleState) -> None:
        """End the game when, at the beginning of a round, the samurai have failed to take the ninja (TE-11)."""
        turn = state.tracks[TURN]
        if turn >= self.turn_limit:
            self.end(state, TIME_UP)
        elif self.repetition and state.judged != turn:
            state.judged = turn  # a round counts once, however often its first phase is taken up again
            position = hash(
                (*state.at, *state.cut, 0, *state.joined, *state.tracks[TURN + 1 :], *state.marks)
            )
            state.seen.append(position)
            if state.seen.count(position) >= self.repetition:
                self.end(state, REPEATED)

    def show(self, view: ViewBuilder[TempleState]) -> None:
        """Show everything, the ways that a mission has cut or joined among it."""
        super().show(view)
        for kind, changed in (("cut", view.state.cut), ("joined", view.state.joined)):
            for a, b in changed:
                if a < b:
                    view.mark(kind, a, to=b)


def may_stand(game: TempleGame, state: TempleState, piece: int, place: int) -> bool:
    """Whether a mission may put a piece on a crossing: on a free one (TE-05).

    What it brings takes no place of those who are yet to be placed (TE-03). The rule `may_stand`.
    """
    if piece in game.secret_pieces:
        return True
    if not state.free[place]:
        return False
    if piece < game.own_pieces:
        return True
    if game.tower[place]:
        return OFF not in state.at[1 : game.own_pieces]
    return place not in game.ninja_starts or state.at[NINJA] != OFF
