"""Rock, paper, scissors to two points: simultaneous choice by hidden commits."""

from __future__ import annotations

import random
from typing import Any

from uguisu import Build, Game, GameType, Move, Piece, Result, Seat, State, Text, Texts, Track, hookimpl
from uguisu.events import PER_CALL, Events, EventType, only
from uguisu.phases import CommitPhase, CommitState
from uguisu.views import ViewBuilder

HANDS = ("rock", "paper", "scissors")


class ThrowEvents(Events):
    chose = EventType("A hand is chosen.", {"hand": "text"}, says="You chose {hand}", audience=PER_CALL)
    shown = EventType(
        "Hands are shown.", {"one": "text", "two": "text"}, says="{one} against {two}", wakes=False
    )
    thrown = EventType("Hands were shown.", {"round": "number"})


class ThrowState(CommitState):
    rounds: int


class Throw(CommitPhase[ThrowState]):
    name = "throw"

    def bind(self, game: Game) -> None:
        self.game = game

    def seats(self, state: ThrowState) -> tuple[int, ...]:
        return (0, 1)

    def choices(self, state: ThrowState, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, state: ThrowState, action: int) -> None:
        self.game.emit(state, ThrowEvents.chose, HANDS[action], audience=only(state.seat))
        super().apply(state, action)

    def reveal(self, state: ThrowState) -> None:
        one, two = state.commits
        state.rounds += 1
        self.game.emit(state, ThrowEvents.shown, HANDS[one], HANDS[two])
        if one != two:
            winner = 0 if (one - two) % 3 == 1 else 1
            self.game.change_track(state, winner, state.tracks[winner] + 1)
            if state.tracks[winner] == 2:
                self.game.end(state, winner)
                return
        if state.rounds == 12:
            self.game.end(state, 2)
            return
        self.enter(state)
        self.game.emit(state, ThrowEvents.thrown, state.rounds)
        self.game.machine.settle(state)

    def describe(self, state: ThrowState, action: int) -> Move:
        return Move(HANDS[action], Text("move.hand", {"hand": HANDS[action]}))


class ThrowGame(Game):
    def start(self, seed: int) -> ThrowState:
        state = ThrowState(seed, seats=2)
        state.at = [0] * len(self.pieces)
        state.tracks = [track.start for track in self.tracks]
        state.rounds = 0
        self.rules["throw.enter"](state)
        return state

    def show(self, view: ViewBuilder) -> None:
        super().show(view)
        state = view.state
        assert isinstance(state, ThrowState)
        if view.seat >= 0 and state.commits[view.seat] >= 0:
            view.note("chosen", HANDS[state.commits[view.seat]])

    def determinize(self, state: State, seat: int, rng: random.Random) -> State:
        twin = super().determinize(state, seat, rng)
        assert isinstance(twin, ThrowState)
        for other in (0, 1):
            if other != seat and twin.commits[other] >= 0:
                twin.commits[other] = rng.randrange(3)
        return twin


class Throwing(GameType):
    id = "throwing"
    title = "Throwing hands"
    sides = {"one": "The first.", "two": "The second."}
    takes_pieces = True
    events = ThrowEvents.types()

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, ThrowGame)
        build.seats += [Seat("one", "one"), Seat("two", "two")]
        build.pieces += [Piece("crow", "bird", "one"), Piece("kite", "bird", "two")]
        build.tracks += [Track("score-one", 0, 9), Track("score-two", 0, 9)]
        build.results += [
            Result("one_wins", {"one": 1.0, "two": -1.0}),
            Result("two_wins", {"one": -1.0, "two": 1.0}),
            Result("drawn", {"one": 0.0, "two": 0.0}),
        ]
        build.add_phase(Throw())
        return build


@hookimpl
def uguisu_games() -> list[GameType]:
    return [Throwing()]


@hookimpl
def uguisu_texts() -> list[Any]:
    return [
        Texts(
            "throwing",
            {
                "phase.throw": "Choose a hand",
                "move.hand": "{hand}",
            },
        )
    ]
