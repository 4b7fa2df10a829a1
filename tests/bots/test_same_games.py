"""Who makes a bot quicker has it play the same games: ten of each pack, down to the last decision.

Where a bot is meant to play otherwise, the failing test says what its line is now; figures in docs/bots.md are then measured
anew.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.core.rng import derive
from uguisu.plugins import registry
from uguisu_lab.playtest.playing import Plan, Playing
from uguisu_tools.bots.spec import parse_bots

SCENARIOS = Path(__file__).parents[2] / "scenarios"
TEN = 10
DIGESTS = {
    "scorpion/garden_gate": "c422ec54e100aa10",
    "senjutsu/teaching_duel": "194f30cc19620183",
    "senjutsu/two_against_two": "ac98f0255abfe61d",
    "spies/back_yard": "aa7bc58c4740bbc1",
    "spies/server_room": "e0600e3acf4ae35f",
    "temple/first_steps": "db7f714eca828dae",
    "temple/nightingale_ropes": "dbbe4205936fb777",
}


@pytest.mark.long
@pytest.mark.parametrize("pack", DIGESTS)
def test_ten_games_are_played_as_before(pack: str) -> None:
    """One for each side in which it thinks longer, where the game has a bot that does; the others between default bots."""
    folder = SCENARIOS / pack
    game = uguisu.load(folder)
    bots = parse_bots("", game, registry())
    seats = {side: tuple(seat.id for seat in game.seats if seat.side == side) for side in game.sides}
    longer = {} if game.hides_nothing else seats
    thinker = game.ladder[0] if longer else ""
    plan = Plan(
        str(folder),
        TEN - len(longer),
        5,
        bots,
        record="end",
        thoughts=1,
        thinking=longer,
        thinker=thinker,
    )
    games = []
    for index in range(plan.all_games):
        playing = Playing(game, plan, index, registry(), derive(plan.seed, "game", index) >> 11)
        playing.to_the_end()
        games.append((playing.played.result, playing.actions))
    assert len(games) == TEN
    assert sha256(msgspec.json.encode(games)).hexdigest()[:16] == DIGESTS[pack]
