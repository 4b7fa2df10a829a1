"""Temple plays rounds of random moves in one loop: it leads where `Game.playout` leads, and steps aside where it must."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.thawing import thawed

from uguisu import Game
from uguisu_temple.game import TempleGame
from uguisu_temple.solver.playouts import rounds_of
from uguisu_temple.state import TempleState
from uguisu_temple.turn.ninja import NinjaMove

ALL_PLACED_BY_HAND = {"samurai_start": None, "ninja_start": None}
EXTRA_MOVE = {
    "triggers": [{"id": "again", "on": "round_ended", "do": [{"op": "move_again", "who": "ninja"}]}]
}

BELL = {
    "tracks": [{"id": "bell", "title": "Bell", "max": 3}],
    "triggers": [{"on": "round_ended", "do": [{"op": "raise", "track": "bell"}]}],
}
CART = {"pieces": [{"id": "cart", "title": "Cart", "at": "pine"}]}
"""In nobody's way, and nobody moves it."""


def both(game: Game[TempleState], seed: int, before: int, limit: int) -> tuple[TempleState, TempleState]:
    """Play the same moves in Temple's way and in the general one, from a position after `before` plies."""
    state = Game.playout(game, game.new(seed), random.Random(seed + 1), before)
    twin = state.clone()
    return game.playout(state, random.Random(seed), limit), Game.playout(
        game, twin, random.Random(seed), limit
    )


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"options": ALL_PLACED_BY_HAND},
        {"options": {"turn_limit": 1}},
        {"mission": CART},
    ],
)
def test_rounds_in_one_loop_are_those_of_the_phases(
    temple: Callable[..., Game[Any]], changes: dict[str, Any]
) -> None:
    game = temple(**changes)
    assert isinstance(game, TempleGame)
    assert game.rounds is not None
    ends = set()
    for seed in range(20):
        for before, limit in ((0, 1), (0, 9), (2, 3), (5, 1), (0, 10_000), (7, 10_000)):
            quick, slow = both(game, seed, before, limit)
            assert {name: getattr(quick, name) for name in quick.kinds} == {
                name: getattr(slow, name) for name in slow.kinds
            }
            ends.add(quick.result)
    assert len(ends) >= 2 + (changes.get("options") != {"turn_limit": 1}), (
        "some are stopped, and the game ends in more than one way"
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"repetition": 2}},
        {"variants": ("compulsory_movement",)},
        {"mission": EXTRA_MOVE},
        {"mission": BELL},
    ],
)
def test_what_has_a_say_in_rounds_is_heard(temple: Callable[..., Game[Any]], changes: dict[str, Any]) -> None:
    game = temple(**changes)
    assert isinstance(game, TempleGame)
    assert game.rounds is None
    for seed in range(5):
        quick, slow = both(game, seed, 0, 10_000)
        assert quick == slow
        assert quick.over


class OtherTemple(TempleGame):
    """A plugin's."""


class OtherMove(NinjaMove):
    """A plugin's."""


@pytest.mark.pure  # a compiled object's class stays what it is
def test_what_a_plugin_has_made_of_it_is_not_passed_over(temple: Callable[..., Game[Any]]) -> None:
    game = thawed(temple())
    assert isinstance(game, TempleGame)
    assert rounds_of(game) is not None
    game.__class__ = OtherTemple
    assert rounds_of(game) is None
    game.__class__ = TempleGame
    assert rounds_of(game) is not None
    game.phases[game.phase_index("ninja")].__class__ = OtherMove
    assert rounds_of(game) is None


def test_a_log_is_kept(temple: Callable[..., Game[Any]]) -> None:
    game = temple()
    state = game.playout(game.new(1, record=True), random.Random(1))
    assert len(state.log) > state.ply
