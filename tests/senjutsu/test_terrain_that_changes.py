"""Terrain that is laid and taken away, boats beside the field, fields joined into one (SJ-20, SJ-70)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.errors import CompileError, UguisuError
from uguisu.core.state import OFF
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_senjutsu.content.map import PLAIN
from uguisu_senjutsu.game import SenjutsuGame

SHORES = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "two_shores"


def shores(options: dict[str, Any] | None = None, **mod: Any) -> SenjutsuGame:
    """Return a game on the two shores, changed."""
    game = load(SHORES, changes=Overrides(options=options, mod=mod or None))
    assert isinstance(game, SenjutsuGame)
    return game


def with_card(*do: dict[str, Any]) -> SenjutsuGame:
    """Return a game in which the ronin's Push Back does this instead."""
    return shores(cards={"cards": [{"change": "push_back", "do": list(do)}]})


def played(game: SenjutsuGame, **setup: Any) -> Any:
    """Return what comes of Push Back, played by Red, who stands at d4 and faces north-east, to the water."""
    state = game.new(1)
    pieces = {"red": "d4", "blue": "i1"}
    facing = {"red": "ne", "blue": "s"}
    game.arrange(
        state,
        {"pieces": pieces, "facing": facing, "chosen": {"red": "push_back", "blue": "stun"}, **setup},
    )
    return state


def test_a_card_lays_terrain_where_its_fighter_looks() -> None:
    game = with_card({"op": "lay_terrain", "terrain": "boat", "hex": "F"})
    state, water = played(game), game.topology.index["e4"]
    game.play(state, "pass")
    assert game.terrain.at(state, water) == game.terrain.things[0]
    assert not state.shut >> water & 1


def test_a_card_takes_terrain_away_and_the_water_is_there_again() -> None:
    game = with_card({"op": "clear_terrain", "hex": "F"})
    state, water = played(game, terrain={"e4": "boat"}), game.topology.index["e4"]
    assert not state.shut >> water & 1
    game.play(state, "pass")
    assert state.shut >> water & state.beyond >> water & 1
    state = played(game, pieces={"red": "c3", "blue": "i1"}, facing={"red": "n", "blue": "s"})
    rock = game.topology.index["c2"]
    assert state.blocking >> rock & 1
    game.play(state, "pass")
    assert game.terrain.at(state, rock) == PLAIN, "what the map has goes as well"
    assert not (state.blocking | state.shut) >> rock & 1


def test_no_boat_is_taken_away_from_under_anybody() -> None:
    game = with_card({"op": "clear_terrain", "at": "e4"})
    state = played(game, pieces={"red": "d4", "blue": "e4"}, terrain={"e4": "boat"})
    game.play(state, "pass")
    assert state.at[1] == game.topology.index["e4"]
    assert not state.shut >> state.at[1] & 1


def test_what_blocks_is_not_laid_on_anybody_nor_on_other_terrain() -> None:
    stone, gap = (
        {"title": "A stone", "count": 0, "blocks": True},
        {"title": "A gap", "count": 0, "beyond": True},
    )
    lay = {"op": "lay_terrain", "terrain": "stone", "at": "i1"}
    game = shores(
        {"terrain": {"stone": stone, "gap": gap}}, cards={"cards": [{"change": "push_back", "do": [lay]}]}
    )
    state = played(game)
    game.play(state, "pass")
    assert not state.blocking >> state.at[1] & 1
    game = with_card({"op": "lay_terrain", "terrain": "gap", "at": "e4"})
    state = played(game, terrain={"e4": "boat"})
    game.play(state, "pass")
    assert state.things == [game.topology.index["e4"], 0]


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ({"op": "lay_terrain", "terrain": "baot", "at": "e4"}, "no terrain is called 'baot'"),
        ({"op": "clear_terrain", "at": "e4", "hex": "F"}, "give just one of `at` and `hex`"),
        ({"op": "clear_terrain", "hex": "f"}, "'f' is not a hex"),
    ],
)
def test_what_cannot_be_is_told(do: dict[str, Any], said: str) -> None:
    with pytest.raises(CompileError, match=said):
        with_card(do)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"fields": ["wst"]}, "No region is called 'wst'"),
        ({"fields": ["west"]}, "'g3' is beyond the edge of the field"),
    ],
)
def test_fields_that_cannot_be_joined_are_told(options: dict[str, Any], said: str) -> None:
    with pytest.raises(UguisuError, match=said):
        shores(options)


@pytest.mark.parametrize("fields", [(), ("west",)])
def test_nobody_ever_stands_where_nobody_can(fields: tuple[str, ...]) -> None:
    """Whatever is laid, pushed and broken, figures stand on the field, and the masks tell what lies there."""
    fighters = {"red": {"character": "ronin", "start": "c3"}, "blue": {"character": "warrior", "start": "a1"}}
    game = shores({"fields": list(fields), "fighters": fighters} if fields else None)
    crossed, rng = 0, random.Random(7)
    for seed in range(12):
        state = game.new(seed)
        while not state.over:
            for figure in game.alive(state):
                place = state.at[figure]
                assert place == OFF or not state.shut >> place & 1
                crossed += place != OFF and game.terrain.bears(state, place)
            for place in range(len(game.topology)):
                lies = game.terrain.at(state, place)
                assert bool(state.shut >> place & 1) == (lies.blocks or lies.beyond)
            if state.seat < 0:
                game.roll(state)
            else:
                game.apply(state, game.draw(state, rng.random))
    assert crossed or fields, "nobody was ever on a boat"
