"""Frogs on a pond: two players move one frog by turns, each leaf sinks behind it, and who can't jump has lost."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from uguisu import Build, Game, GameType, Message, Move, Phase, Piece, Result, Seat, State, Text
from uguisu.events import Events, EventType


class PondOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of the pond."""

    start: Annotated[str, msgspec.Meta(description="Where the frog sits at first.", examples=["lily"])]


class PondEvents(Events):
    """What happens on the pond."""

    jumped = EventType(
        "The frog has jumped.",
        {"piece": "piece", "place": "place"},
        says="The frog jumps to {place}",
        logged={"place": "place"},
    )


class PondState(State):
    """A position: besides the frog's place, which leaves have sunk."""

    __slots__ = ("sunk",)
    sunk: bytearray

    def clone(self) -> PondState:
        """Return an independent copy."""
        twin = PondState.__new__(PondState)
        self.copy_base(twin)
        twin.sunk = self.sunk[:]
        return twin


class Jump(Phase[PondState]):
    """The only phase: jump to a leaf that still floats."""

    name = "jump"

    def bind(self, game: Any) -> None:
        """Take what is needed of the game."""
        self.game = game
        self.topology = game.topology

    def enter(self, state: PondState) -> None:
        """Begin a turn; who can't jump has lost."""
        state.phase = self.index
        if not state.pending:
            self.resume(state)

    def resume(self, state: PondState) -> None:
        """Look whether there is a leaf to jump to."""
        if not self.legal(state):
            self.game.end(state, 1 - state.seat)

    def legal(self, state: PondState) -> list[int]:
        """Neighbouring leaves that float."""
        return [leaf for leaf in self.topology.neighbours(state.at[0]) if not state.sunk[leaf]]

    def apply(self, state: PondState, action: int) -> None:
        """Jump; the leaf behind sinks."""
        state.sunk[state.at[0]] = 1
        state.at[0] = action
        self.game.emit(state, PondEvents.jumped, 0, action)
        state.seat = 1 - state.seat
        self.enter(state)
        self.game.machine.settle(state)

    def describe(self, state: PondState, action: int) -> Move:
        """Tell a jump."""
        place = self.topology.ids[action]
        return Move(place, Text("move.jump", {"place": place}), places=(action,))


class PondGame(Game):
    """A pond, compiled."""

    def __init__(self, build: Build) -> None:
        super().__init__(build)
        self.first = self.topology.index[build.options.start]

    def start(self, seed: int) -> PondState:
        """Put the frog down."""
        state = PondState(seed)
        state.at = [self.first]
        state.tracks = [track.start for track in self.tracks]
        state.sunk = bytearray(len(self.topology))
        self.rules["jump.enter"](state)
        return state


class Pond(GameType):
    """Frogs on a pond."""

    id = "pond"
    title = Message("The pond")
    options = PondOptions
    map_kinds = ("graph",)
    sides = {"heron": "One player.", "stork": "The other."}
    events = PondEvents.types()
    rule_ids = ("PO-01",)

    def build(self, content: Any, options: Any) -> Build:
        """Lay the pond out."""
        build = Build(content, options, PondGame)
        build.seats += [Seat("heron", "heron", Message("Heron")), Seat("stork", "stork", Message("Stork"))]
        build.pieces.append(Piece("frog", "frog", ""))
        build.results += [
            Result("heron_wins", {"heron": 1.0, "stork": -1.0}, Message("the heron wins")),
            Result("stork_wins", {"heron": -1.0, "stork": 1.0}, Message("the stork wins")),
        ]
        build.add_phase(Jump())
        return build
