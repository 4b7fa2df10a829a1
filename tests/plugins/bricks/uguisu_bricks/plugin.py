"""A game on bricks: the ant climbs until it is on top."""

from __future__ import annotations

from typing import Any

from uguisu import Build, Game, GameType, Move, Phase, Piece, Result, Seat, State, Text, Texts, hookimpl
from uguisu_bricks.board.bricks import BRICKS


class Climb(Phase[State]):
    name = "climb"

    def bind(self, game: Game) -> None:
        self.game = game
        self.near = [game.topology.neighbours(place) for place in range(len(game.topology))]

    def enter(self, state: State) -> None:
        state.phase = self.index

    def legal(self, state: State) -> list[int]:
        return [*self.near[state.at[0]]]

    def apply(self, state: State, action: int) -> None:
        self.game.relocate(state, 0, action)
        if self.game.topology.centres[action][1] < 1:
            self.game.end(state, 0)

    def describe(self, state: State, action: int) -> Move:
        place = self.game.topology.ids[action]
        return Move(place, Text("move.climb", {"place": place}), places=(action,))


class ClimbGame(Game):
    max_plies = 500

    def start(self, seed: int) -> State:
        state = State(seed)
        state.at = [len(self.topology) - 1]
        self.rules["climb.enter"](state)
        return state


class Climbing(GameType):
    id = "climbing"
    title = "Climbing"
    map_kinds = ("bricks",)
    sides = {"ant": "Who climbs."}

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, ClimbGame)
        build.seats.append(Seat("ant", "ant"))
        build.pieces.append(Piece("ant", "ant", "ant"))
        build.results.append(Result("top", {"ant": 1.0}))
        build.add_phase(Climb())
        return build


@hookimpl
def uguisu_map_kinds() -> list[Any]:
    return [BRICKS]


@hookimpl
def uguisu_editor_map_kinds() -> list[Any]:
    return [drawn]


def drawn() -> Any:
    from uguisu_bricks.editor.bricks import BricksKind

    return BricksKind()


@hookimpl
def uguisu_games() -> list[GameType]:
    return [Climbing()]


@hookimpl
def uguisu_texts() -> list[Any]:
    return [Texts("climbing", {"phase.climb": "Climb!", "move.climb": "to {place}"})]
