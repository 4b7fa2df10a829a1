"""What no ruling shows: states that last for turns, numbers at their edges, the track that solo games do without."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.rules.harm import QUARTERS, injure
from uguisu_senjutsu.rules.movement import ANY, ways_of_shifting
from uguisu_senjutsu.rules.states import PickPoison, advance, turn_states
from uguisu_senjutsu.turn.reveal import ChooseInitiative
from uguisu_tools.cli.play.screen import table_lines

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
MASTER = 1


@pytest.fixture(scope="module")
def snow() -> SenjutsuGame:
    game = load(SCENARIOS / "snow_field")
    assert isinstance(game, SenjutsuGame)
    return game


def test_injuries_and_poisons_go_after_four_quarters(snow: SenjutsuGame) -> None:
    """SJ-61, SJ-62."""
    state = snow.new(1)
    injure(snow, state, 0)
    snow.decision(PickPoison).begin(state, MASTER, 0)
    for _ in range(QUARTERS):
        assert state.injuries[0]
        assert len(state.poisons) == 1
        turn_states(snow, state, [])
    assert not state.injuries[0]
    assert not state.poisons


def test_a_widened_initiative_is_1_at_least(snow: SenjutsuGame) -> None:
    """SJ-25, SJ-61: a broad block widens what is printed, not below 1."""
    state = snow.new(1)
    state.card[0], state.widened[0] = snow.card_ids.index("swift_block"), 8
    assert snow.decision(ChooseInitiative).options(state, [0, 0]) == list(range(16, 0, -1))


def test_nobody_is_led_onto_a_figure_or_a_thing(snow: SenjutsuGame) -> None:
    """SJ-31, SJ-44: north is the tree, south a figure, south-west a rock."""
    state, index = snow.new(1), snow.topology.index
    state.at[:2] = [index["d5"], index["d6"]]
    directions = [snow.topology.directions[way] for way in ways_of_shifting(snow, state, 1, 0, ANY)]
    assert directions == ["ne", "se", "nw"]


def test_alone_there_is_no_advantage_to_gain() -> None:
    """SJ-82, SJ-H13: opponents stay last on the track, whatever a card says."""
    game = load(SCENARIOS / "virtual_opponents")
    assert isinstance(game, SenjutsuGame)
    state = game.new(1)
    before = list(state.ladder)
    advance(game, state, before[-1])
    assert state.ladder == before


def test_the_terminal_tells_where_fighters_look_and_who_has_the_advantage(snow: SenjutsuGame) -> None:
    state = snow.new(1)
    setup = {
        "pieces": {"red": "d6", "blue": "d2"},
        "facing": {"red": "n", "blue": "sw"},
        "injuries": {"red": 1},
    }
    snow.arrange(state, {**setup, "phase": "choose"})
    lines = table_lines(snow, snow.view(state, 0), "en")
    assert "  d6: RR Ronin (Red) (↑)" in lines
    assert "  d2: TM The master (Blue) (↙)" in lines
    assert "  advantage, from the top: The master (Blue), Ronin (Red)" in lines
    assert "  injuries, by the quarters left: Ronin (Red): 4" in lines


def test_the_log_says_why_focus_and_wounds_change() -> None:
    """What is paid for, that a deck is empty, that an attack goes past everybody."""
    game = load(SCENARIOS / "dojo")
    told: set[str] = set()
    rng = random.Random(1)
    for seed in range(12):
        state = game.new(seed, record=True)
        for _ in range(400):
            if state.phase < 0:
                break
            game.apply(state, rng.choice(game.legal(state)))
        told |= {line.text for line in game.view(state, 0).log}
    assert any(re.fullmatch(r"Teacher \(Blue\) pays \d focus for [A-Z].*", line) for line in told)
    assert "Teacher (Red) attacks and hits nobody" in told
    assert any(line.endswith("lowered by injuries") for line in told)
    assert any("for the deck is empty" in line for line in told)
