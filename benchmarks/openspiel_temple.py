"""Temple written as a Python game for OpenSpiel, as its own Python games are, to be measured against ours.

It needs `pyspiel` (``uv run --with open_spiel python -m benchmarks playouts``).
"""

from __future__ import annotations

from typing import Any

from benchmarks.bare_temple import Board


def make(board: Board) -> Any:
    """Return an OpenSpiel game on `board`: player 0 the ninja, player 1 all the samurai."""
    import pyspiel

    places, pieces = len(board.ninja_near), len(board.start)
    kind = pyspiel.GameType(
        short_name="python_temple",
        long_name="Temple in Python",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=places,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=board.limit * pieces + 1,
    )

    class Temple(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Position:
            return Position(self)

    class Position(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Temple) -> None:
            super().__init__(game)
            self.at = board.start[:]
            self.mover = 0
            self.turn = 0
            self.result = 0.0
            self.over = False
            self.free = bytearray(b"\1" * places)
            for place in self.at:
                self.free[place] = 0

        def current_player(self) -> int:
            if self.over:
                return int(pyspiel.PlayerId.TERMINAL)
            return 0 if self.mover == 0 else 1

        def _legal_actions(self, player: int) -> list[int]:
            here, free = self.at[self.mover], self.free
            if self.mover == 0:
                return sorted(place for place in board.ninja_near[here] if free[place])
            return sorted([here, *(place for place in board.samurai_near[here] if free[place])])

        def _apply_action(self, action: int) -> None:
            here = self.at[self.mover]
            self.free[here] = 1
            self.free[action] = 0
            self.at[self.mover] = action
            if self.mover == 0 and board.tower[action]:
                self.over, self.result = True, 1.0
                return
            self.mover += 1
            if self.mover < pieces:
                return
            self.mover = 0
            self.turn += 1
            if not any(self.free[place] for place in board.ninja_near[self.at[0]]):
                self.over, self.result = True, -1.0
            elif self.turn >= board.limit:
                self.over = True

        def _action_to_string(self, player: int, action: int) -> str:
            return f"{self.mover}:{action}"

        def is_terminal(self) -> bool:
            return self.over

        def returns(self) -> list[float]:
            return [self.result, -self.result]

        def __str__(self) -> str:
            return f"{self.at} {self.mover}"

    pyspiel.register_game(kind, Temple)
    return pyspiel.load_game("python_temple")
