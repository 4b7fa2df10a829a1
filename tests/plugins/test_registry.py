"""What plugins brought, by name and game."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from uguisu import hookimpl
from uguisu.bots.bot import BotType
from uguisu.core.errors import UguisuError
from uguisu.loading import load
from uguisu.plugins import GROUP, load_registry
from uguisu.plugins.registered import Registry
from uguisu_tools.bots.simple import make_random
from uguisu_tools.bots.spec import parse_bots

SCENARIOS = Path(__file__).parents[2] / "scenarios"


class Bots:
    """Brings bots of one name for two games, and a `greedy` of Temple's own."""

    @staticmethod
    @hookimpl
    def uguisu_bots() -> list[BotType]:
        return [
            BotType("cunning", make_random, "Plays Temple.", "temple"),
            BotType("cunning", make_random, "Plays Scorpion.", "scorpion"),
            BotType("greedy", make_random, "Temple's own.", "temple"),
            BotType("only_here", make_random, "Plays Scorpion.", "scorpion"),
        ]


@pytest.fixture(scope="module")
def brought() -> Registry:
    return load_registry(entry_points(group=GROUP), [("bots", Bots)])


def test_bots_of_two_games_may_have_one_name(brought: Registry) -> None:
    assert not brought.left_out
    assert brought.bots_of("temple")["cunning"].description == "Plays Temple."
    assert brought.bots_of("scorpion")["cunning"].description == "Plays Scorpion."
    assert "cunning" not in brought.bots_of("senjutsu")


def test_a_games_own_bot_goes_before_one_for_all(brought: Registry) -> None:
    assert brought.bots_of("temple")["greedy"].description == "Temple's own."
    assert brought.bots_of("scorpion")["greedy"].game is None


def test_a_bot_of_another_game_is_told_from_none(brought: Registry) -> None:
    game = load(SCENARIOS / "temple" / "first_steps", brought)
    with pytest.raises(UguisuError, match="bot 'only_here' plays scorpion, not temple"):
        parse_bots("only_here", game, brought)
    with pytest.raises(UguisuError, match="no bot is called 'only_her'"):
        parse_bots("only_her", game, brought)
