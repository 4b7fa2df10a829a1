"""One seat of a pack as an environment of Gymnasium; bots play the others.

env = SeatEnv("temple/first_steps", "ninja", bots="greedy")
observation, info = env.reset(seed=1)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from uguisu.bots import Decision
from uguisu.plugins import registry
from uguisu_adapters.observing import Observer
from uguisu_adapters.playing import Playing, game_of
from uguisu_tools.bots import parse_bots
from uguisu_tools.looks import svg_of_view

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from uguisu import Game


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game in the eyes of one seat.

    An observation is the array of `Observer`; `info` has the `action_mask` of the next decision. The reward is what the
    seat's side gets at the end, -1 to 1, and 0 before. An action that is not legal ends the game as lost.
    """

    metadata = {"render_modes": ["svg"]}

    def __init__(
        self, pack: str | Path | Game[Any], seat: str, *, bots: str = "", render_mode: str | None = None
    ) -> None:
        """Load a pack.

        Args:
            pack: its path or name, or a game.
            seat: the id of the seat that acts.
            bots: who plays the others, as in ``uguisu playtest --bots``; the game's default bots if left out.
            render_mode: ``svg`` for `render` to return the board as the seat sees it, as text.

        Raises:
            UguisuError: when the pack has errors, or has no such seat or bot.
        """
        self.game = game_of(pack)
        self.seat = self.game.seat_index(seat)
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.action_space = spaces.Discrete(self.game.max_actions)
        self.observation_space = spaces.Box(0.0, 1.0, (self.observer.length,), np.float32)
        self._registry = registry(self.game.id)
        self._kinds = parse_bots(bots, self.game, self._registry)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; the same seed gives the same one."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**32))
        self.playing = Playing(self.game, drawn)
        self._bots = [self._kinds[seat.id].make(self.game, self._registry) for seat in self.game.seats]
        self._rng = random.Random(drawn)
        self._play_others()
        return self._observed()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the others play until the seat decides again."""
        if int(action) not in self.playing.legal():
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.playing.apply(int(action))
        self._play_others()
        observation, info = self._observed()
        reward = self.playing.returns()[self.seat]
        return observation, reward, self.playing.state.over, self.playing.cut, info

    def render(self) -> str | None:
        """Return the board as the seat sees it, as an SVG document; None without the mode ``svg``."""
        if not self.render_mode:
            return None
        look = registry(self.game.id).look_of(self.game.id)
        return svg_of_view(self.game, self.game.view(self.playing.state, self.seat), look)

    def _play_others(self) -> None:
        while not self.playing.over and self.playing.state.seat != self.seat:
            state = self.playing.state
            decision = Decision(self.game, state, self._rng)
            self.playing.apply(self._bots[state.seat].choose(decision))

    def _observed(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        legal = self.playing.legal() if self.playing.state.seat == self.seat else []
        view = self.game.view(self.playing.state, self.seat)
        return self.observer.array(view), {"action_mask": self.observer.mask(legal)}
