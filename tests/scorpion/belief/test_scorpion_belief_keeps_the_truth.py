"""Whatever is played, the belief never rules out what is true."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from uguisu.bots.bot import Decision
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"
GAMES = {"garden_gate": 20, "crooked_harbour": 10, "two_castles": 5, "homebrew_five": 5}
"""How many games on which pack: 40 in all."""
SLOW = 270
"""How many times as many in the slow lane: above 10,000."""


def assert_true_is_possible(game: ScorpionGame, state: ScorpionState) -> None:
    """The true places, distances, ropes and ends are among what is believed."""
    masks = game.belief.masks(state)
    for who in BOTH:
        if state.status[who] == ON_MAP:
            assert masks[who][state.noise[who]] >> state.at[game.first + who] & 1, state.history
    assert any(
        all(place < 0 or zones >> place & 1 for place, zones in zip(state.ends, case.ends, strict=True))
        and all(
            any({here, there} == set(rope[:2]) for rope in (*case.ropes, *case.soft))
            for here, there, _, _ in state.ropes
        )
        for case in game.belief.cases(state)
    )


def play(game: ScorpionGame, seed: int, bot: str) -> None:
    """Play a game, asking the belief now and then."""
    state, rng = game.new(seed), random.Random(seed)
    assert isinstance(state, ScorpionState)
    player = parse_spec(bot).make(game, registry()) if bot else None
    while not state.over:
        if rng.random() < 0.1:
            assert_true_is_possible(game, state)
        if state.seat == CHANCE:
            game.roll(state)
        elif player is not None:
            game.apply(state, player.choose(Decision(game, state, rng)))
        else:
            game.apply(state, rng.choice(game.legal(state)))


def soak(pack: str | Path, games: int) -> None:
    """Play random games, and a tenth as many between bots."""
    game = load(PACKS / pack)
    assert isinstance(game, ScorpionGame)
    for seed in range(games):
        play(game, seed, "scorpion" if seed % 10 == 0 else "")
    assert game.belief.lost == 0


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", GAMES)
def test_the_truth_is_never_ruled_out(pack: str) -> None:
    soak(pack, GAMES[pack])


@pytest.mark.long
def test_the_truth_is_never_ruled_out_by_an_informer_in_the_middle_of_a_move(tmp_path: Path) -> None:
    """That it is asked when somebody comes tells more than what is answered, so that the belief allows too much, but never
    too little.
    """
    pack = shutil.copytree(PACKS / "garden_gate", tmp_path / "garden")
    scenario = (pack / "scenario.yaml").read_text(encoding="utf-8").replace("rulings: rulings.yaml\n", "")
    (pack / "scenario.yaml").write_text(scenario, encoding="utf-8")
    triggers = [
        {"on": event, "do": [{"op": "inform", "places": {"tag": tag}}]}
        for event, tag in (
            ("entered", "grounds"),
            ("guards_entered", "post"),
            ("searched", "moat"),
            ("entered", "edge"),
        )
    ]
    (pack / "mission.yaml").write_text(json.dumps({"format": 1, "triggers": triggers}), encoding="utf-8")
    soak(pack, 6)


@pytest.mark.slow
@pytest.mark.parametrize("pack", GAMES)
def test_the_truth_is_never_ruled_out_in_ten_thousand_games(pack: str) -> None:
    soak(pack, SLOW * GAMES[pack])
