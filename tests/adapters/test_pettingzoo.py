"""Packs as environments of PettingZoo and Gymnasium: their own checks pass, and agents are shown what their seat may see."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest
from tests.support.ten_packs import PACKS, TEN_PACKS

from uguisu import load

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (uguisu-adapters[pettingzoo])")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("pack", TEN_PACKS)
def test_the_checks_of_pettingzoo_pass(pack: str) -> None:
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from uguisu_adapters.pettingzoo import Turns, env, parallel_env

    game = load(f"scenarios/{pack}")
    api_test(env(game), num_cycles=60)
    parallel_api_test(parallel_env(game), num_cycles=60)
    seed_test(lambda: Turns(game), num_cycles=40)


@pytest.mark.parametrize("pack", TEN_PACKS)
def test_gymnasium_finds_nothing_wrong(pack: str) -> None:
    """Its check of an environment, for every seat, then a game under its checker of each step."""
    from gymnasium.utils.env_checker import check_env
    from gymnasium.wrappers import PassiveEnvChecker

    from uguisu_adapters.gymnasium import SeatEnv

    game = load(f"scenarios/{pack}")
    for seat in game.seats:
        environment = SeatEnv(game, seat.id, bots="random")
        check_env(environment, skip_render_check=True)
        checked = PassiveEnvChecker(environment)
        _, info = checked.reset(seed=1)
        for _ in range(200):
            action = checked.action_space.sample(info["action_mask"])
            *_, terminated, truncated, info = checked.step(action)
            if terminated or truncated:
                break
        assert "illegal" not in info


@pytest.mark.parametrize("pack", PACKS)
def test_a_game_is_played_to_its_end_by_turns(pack: str) -> None:
    from uguisu_adapters.pettingzoo import env

    game = load(f"scenarios/{pack}")
    environment, rng = env(game), random.Random(1)
    environment.reset(seed=1)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated or truncated else int(rng.choice(legal)))
    played: Any = environment.unwrapped
    assert total == dict(zip(total, played.playing.returns(), strict=True))
    assert any(total.values()) or not played.playing.state.over


def test_an_action_that_is_not_legal_loses() -> None:
    from uguisu_adapters.pettingzoo import env, parallel_env

    game = load("scenarios/temple/before_dawn")
    environment = env(game)
    environment.reset(seed=1)
    first = environment.agent_selection
    illegal = int(np.flatnonzero(environment.observe(first)["action_mask"] == 0)[0])
    environment.step(illegal)
    assert environment.rewards[first] == -1

    parallel = parallel_env(game)
    observations, _ = parallel.reset(seed=1)
    first = next(seat for seat, seen in observations.items() if seen["action_mask"].sum() > 1)
    illegal = int(np.flatnonzero(observations[first]["action_mask"] == 0)[0])
    _, rewards, ended, _, _ = parallel.step(dict.fromkeys(parallel.possible_agents, illegal))
    assert (rewards[first], all(ended.values()), parallel.agents) == (-1, True, [])


@pytest.mark.parametrize("pack", PACKS[1:])
def test_what_a_seat_may_not_know_changes_none_of_its_numbers(pack: str) -> None:
    """Of states that a seat can't tell apart its observation is the same; what another seat is shown is not."""
    from uguisu_adapters.observing import Observer

    game, rng = load(f"scenarios/{pack}"), random.Random(3)
    observer = Observer(game)
    compared = differing = 0
    for seed in range(4):
        state = game.new(seed)
        for ply in itertools.count():
            if state.over or ply > 60:
                break
            for seat in range(len(game.seats)):
                sample = game.determinize(state, seat, rng)
                own, sampled = (observer.array(game.view(one, seat)) for one in (state, sample))
                assert np.array_equal(own, sampled)
                other = 1 - min(seat, 1)
                seen, other_seen = (observer.array(game.view(one, other)) for one in (state, sample))
                compared += 1
                differing += not np.array_equal(seen, other_seen)
            if state.seat < 0:
                game.roll(state)
            else:
                game.apply(state, rng.choice(game.legal(state)))
    assert compared > 100
    assert differing, "samples differ in nothing that anybody sees: the comparison shows nothing"


def test_an_observation_tells_where_pieces_are() -> None:
    from uguisu_adapters.observing import Observer

    game = load("scenarios/temple/before_dawn")
    observer, state, rng = Observer(game), game.new(1), random.Random(1)
    for _ in range(12):
        game.apply(state, rng.choice(game.legal(state)))
    before = observer.array(game.view(state, 0))
    assert (before.shape, before.dtype, before.min() >= 0, before.max() <= 1) == (
        (observer.length,),
        np.float32,
        True,
        True,
    )
    pieces = before[observer.parts["pieces"]].reshape(len(game.pieces), -1)
    places = [int(np.argmax(row[: len(game.topology)])) for row in pieces]
    assert places == list(state.at)
    assert -1 not in state.at


@pytest.mark.parametrize("pack", PACKS)
def test_the_board_is_drawn_as_who_decides_sees_it(pack: str) -> None:
    import xml.etree.ElementTree as ET

    from uguisu_adapters.pettingzoo import env

    environment, rng = env(load(f"scenarios/{pack}"), render_mode="svg"), random.Random(1)
    environment.reset(seed=1)
    pictures = set()
    for _ in range(30):
        pictures.add(environment.render())
        if environment.agents and not environment.terminations[environment.agent_selection]:
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(rng.choice(np.flatnonzero(mask))))
    assert len(pictures) > 1, "nothing that happens is seen"
    assert all(ET.fromstring(str(picture)).tag.endswith("svg") for picture in pictures)
