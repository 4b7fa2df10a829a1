"""Two runners a side on a course of squares; a loaded die says how far: chance nodes."""

from __future__ import annotations

from typing import Any

from uguisu import (
    Build,
    Game,
    GameType,
    Move,
    Phase,
    Piece,
    Result,
    Seat,
    State,
    Text,
    Texts,
    Track,
    hookimpl,
)
from uguisu.events import Events, EventType
from uguisu.phases import ChancePhase

DIE = 0
TURN = 1


class RaceEvents(Events):
    cast = EventType("The die is cast.", {"eyes": "number"}, says="The die shows {eyes}", wakes=False)


class Cast(ChancePhase[State]):
    name = "cast"

    def bind(self, game: Game) -> None:
        self.game = game
        self.go_on = game.rules["run.enter"]

    def chances(self, state: State) -> list[tuple[int, int]]:
        return [(1, 3), (2, 2), (3, 1)]

    def apply(self, state: State, action: int) -> None:
        state.tracks[DIE] = action
        self.game.emit(state, RaceEvents.cast, action)
        self.go_on(state)

    def describe(self, state: State, action: int) -> Move:
        return Move(f"die{action}", Text("move.die", {"eyes": action}))


class Run(Phase[State]):
    name = "run"

    def bind(self, game: Game) -> None:
        self.game = game
        self.go_on = game.rules["cast.enter"]
        self.last = 6

    def enter(self, state: State) -> None:
        state.phase = self.index
        state.seat = state.tracks[TURN] % 2

    def legal(self, state: State) -> list[int]:
        mine = (0, 1) if state.seat == 0 else (2, 3)
        return [runner for runner in mine if state.at[runner] % 7 < self.last]

    def apply(self, state: State, action: int) -> None:
        row, column = divmod(state.at[action], 7)
        column = min(self.last, column + state.tracks[DIE])
        self.game.relocate(state, action, row * 7 + column)
        mine = (0, 1) if state.seat == 0 else (2, 3)
        if all(state.at[runner] % 7 == self.last for runner in mine):
            self.game.end(state, state.seat)
            return
        state.tracks[TURN] += 1
        self.go_on(state)

    def describe(self, state: State, action: int) -> Move:
        runner = self.game.pieces[action].id
        return Move(runner, Text("move.run", {"piece": runner}), pieces=(action,))


class RaceGame(Game):
    def start(self, seed: int) -> State:
        state = State(seed)
        state.at = [0, 0, 7, 7]
        state.tracks = [track.start for track in self.tracks]
        self.rules["cast.enter"](state)
        return state


class Race(GameType):
    id = "race"
    title = "Race"
    map_kinds = ("squares",)
    events = RaceEvents.types()
    sides = {"red": "Red.", "blue": "Blue."}

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, RaceGame)
        for side in ("red", "blue"):
            build.seats.append(Seat(side, side))
            build.pieces += [Piece(f"{side}-{number}", "runner", side) for number in (1, 2)]
        build.tracks += [Track("die", 0, 3), Track("turn", 0, 99)]
        build.results += [
            Result("red_first", {"red": 1.0, "blue": -1.0}),
            Result("blue_first", {"red": -1.0, "blue": 1.0}),
        ]
        build.add_phase(Cast())
        build.add_phase(Run())
        return build


@hookimpl
def uguisu_games() -> list[GameType]:
    return [Race()]


@hookimpl
def uguisu_texts() -> list[Any]:
    return [
        Texts(
            "race",
            {
                "phase.cast": "The die is cast",
                "phase.run": "Choose a runner",
                "move.die": "{eyes}",
                "move.run": "{piece} runs",
            },
        )
    ]
