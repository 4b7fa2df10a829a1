"""A pack as an environment of PettingZoo: agents take turns, or act in parallel.

environment = env("scorpion/garden_gate")
environment.reset(seed=1)
for agent in environment.agent_iter():
observation, reward, terminated, truncated, info = environment.last()
done = terminated or truncated
mask = observation["action_mask"]
environment.step(None if done else environment.action_space(agent).sample(mask))
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from uguisu.plugins import registry
from uguisu_adapters.observing import Observer
from uguisu_adapters.playing import Playing, game_of
from uguisu_tools.looks import svg_of_view

if TYPE_CHECKING:
    from pathlib import Path

    from uguisu import Game

Observation = dict[str, Any]
WAIT = 0
"""What a seat does in parallel environments that has nothing to decide."""


def env(pack: str | Path | Game[Any], *, render_mode: str | None = None) -> AECEnv[str, Observation, Any]:
    """Return a pack as an environment in which agents take turns; an action that is not legal loses the game.

    Raises:
        UguisuError: when the pack has errors.
    """
    turns: Any = wrappers.TerminateIllegalWrapper(Turns(pack, render_mode=render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(turns))


def parallel_env(pack: str | Path | Game[Any], *, render_mode: str | None = None) -> Parallel:
    """Return a pack as an environment in which all agents act at each step.

    Raises:
        UguisuError: when the pack has errors.
    """
    return Parallel(pack, render_mode=render_mode)


class _Played:
    """What both environments have: agents are seats, and each is given what its seat sees."""

    def __init__(self, pack: str | Path | Game[Any], *, render_mode: str | None = None) -> None:
        self.game = game_of(pack)
        self.metadata = {
            "name": f"uguisu_{self.game.scenario}_v1",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.possible_agents = [seat.id for seat in self.game.seats]
        self.agents: list[str] = []
        self._rng: np.random.Generator | None = None

    @cache  # noqa: B019 - the same space each time, as PettingZoo asks
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of ``observation`` (see `Observer`) and ``action_mask``."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.observer.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.max_actions,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: those of all phases, of which the mask tells the legal ones."""
        return spaces.Discrete(self.game.max_actions)

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.playing = Playing(self.game, int(self._rng.integers(2**32)))
        self.agents = self.possible_agents[:]

    def _decider(self) -> str:
        return self.possible_agents[self.playing.state.seat]

    def _observation(self, agent: str, idle: int | None = None) -> Observation:
        seat = self.possible_agents.index(agent)
        legal = self.playing.legal() if self.playing.state.seat == seat else []
        if not legal and idle is not None:
            legal = [idle]
        return {
            "observation": self.observer.array(self.game.view(self.playing.state, seat)),
            "action_mask": self.observer.mask(legal),
        }

    def _drawn(self) -> str | None:
        """Return the board as who decides sees it, as an SVG document."""
        if self.render_mode is None:
            return None
        state = self.playing.state
        view = self.game.view(state, state.seat if not self.playing.over else -1)
        return svg_of_view(self.game, view, registry(self.game.id).look_of(self.game.id))


class Turns(_Played, AECEnv[str, Observation, Any]):
    """Agents act when their seat decides. Rewards come at the end: what the seat's side gets, -1 to 1."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat sees, and which actions are legal."""
        return self._observation(agent)

    def step(self, action: Any) -> None:
        """Carry out the action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.playing.apply(int(action))
        returns = self.playing.returns() if self.playing.over else [0.0] * len(self.possible_agents)
        self.rewards = {one: returns[self.possible_agents.index(one)] for one in self.agents}
        if self.playing.over:
            self.terminations = dict.fromkeys(self.agents, self.playing.state.over)
            self.truncations = dict.fromkeys(self.agents, self.playing.cut)
        else:
            self.agent_selection = self._decider()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as who decides sees it, as an SVG document; None without the mode ``svg``."""
        return self._drawn()

    def close(self) -> None:
        """Do nothing: a game keeps nothing open."""


class Parallel(_Played, ParallelEnv[str, Observation, Any]):
    """All agents act at each step. The action of who decides is carried out; the others wait (action 0 alone is legal)."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same one."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Carry out the action of who decides; one that is not legal loses the game."""
        agents, decider = self.agents, self._decider()
        lost = int(actions[decider]) not in self.playing.legal()
        if not lost:
            self.playing.apply(int(actions[decider]))
        ended, cut = lost or self.playing.state.over, not lost and self.playing.cut
        returns = dict(zip(self.possible_agents, self.playing.returns(), strict=True))
        rewards = {agent: -1.0 if lost and agent == decider else returns[agent] for agent in agents}
        observations = self._observations()
        if ended or cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(agent, idle=WAIT) for agent in self.agents}

    def render(self) -> str | None:
        """Return the board as who decides sees it, as an SVG document; None without the mode ``svg``."""
        return self._drawn()
