"""Who was ahead when, seen from the end of a game: what is told has to fit how it ended, and how its rounds are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

import uguisu
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.bots.table import Table
from uguisu_tools.solve.outlook import outlook

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def over(pack: str, bot: str, seed: int) -> Match:
    game = uguisu.load(SCENARIOS / pack)
    match = Match(game, seed)
    table = Table(match, registry(game.id))
    table.seat_bots(dict.fromkeys([seat.id for seat in game.seats], bot))
    table.let_bots_play()
    return match


def test_a_guess_that_never_saw_the_winner_ahead_says_nothing() -> None:
    """All of the ribbon was red for Spies in a game that Guard won."""
    match = over("spies/back_yard", "random", 1)
    assert match.game.results[match.state.result].winner() == "guard"
    assert outlook(match) is None


@pytest.mark.parametrize(
    ("pack", "bot"),
    [
        ("senjutsu/teaching_duel", "duellist"),
        ("scorpion/garden_gate", "scorpion"),
        ("temple/first_steps", "random"),
    ],
)
def test_rounds_begin_with_the_first_and_end_with_the_last(pack: str, bot: str) -> None:
    match = over(pack, bot, 0)
    found = outlook(match)
    assert found is not None
    clock = match.game.round_track()
    assert clock is not None
    assert found.rounds[0] == 1
    assert found.rounds[-1] <= match.game.tracks[clock].high
    assert sorted(set(found.rounds)) == [*range(1, found.rounds[-1] + 1)]
