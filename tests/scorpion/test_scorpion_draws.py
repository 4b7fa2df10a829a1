"""What is drawn by chance: missions and decks (SC-05, SC-21, SC-57, SC-81)."""

from __future__ import annotations

from pathlib import Path

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.combat import die
from uguisu_scorpion.state import NINJA, TRAITOR, ScorpionState
from uguisu_scorpion.turn.intruders import may_return

GATE = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
SEEDS = range(150)


def game_with(changes: Overrides | None = None) -> ScorpionGame:
    game = load(GATE, changes=changes or Overrides())
    assert isinstance(game, ScorpionGame)
    return game


def arranged(game: ScorpionGame, seed: int, **setup: object) -> ScorpionState:
    state = game.new(seed)
    assert isinstance(state, ScorpionState)
    game.arrange(state, setup)
    return state


def test_sc_05_two_intruders_have_two_missions() -> None:
    game = game_with()
    drawn = [game.new(seed) for seed in SEEDS]
    pairs = {tuple(state.missions) for state in drawn if isinstance(state, ScorpionState)}
    assert all(ninja != traitor for ninja, traitor in pairs)
    assert {ninja for ninja, _ in pairs} == {traitor for _, traitor in pairs} == set(game.letters)


def test_sc_81_rivals_may_have_the_same() -> None:
    game = game_with(Overrides(options={"players": 3}, variants=("contested_ground",)))
    states = [game.new(seed) for seed in SEEDS]
    same = [state for state in states if isinstance(state, ScorpionState) and len(set(state.missions)) == 1]
    assert same
    assert len(same) < len(SEEDS) / 2


def test_sc_57_a_new_copy_may_draw_the_old_mission_but_not_the_others() -> None:
    game = game_with()
    setup = {
        "pieces": {"traitor": "f1"},
        "died": {"ninja": 3},
        "missions": {"ninja": "A", "traitor": "B"},
        "tracks": {"turn": 3},
        "phase": "intruders",
    }
    drawn = set()
    for seed in SEEDS:
        state = arranged(game, seed, **setup)
        while game.phases[state.phase].name in ("pick_hand", "start"):
            assert not state.missions[NINJA]
            game.apply(state, game.legal(state)[0])
        assert state.missions[TRAITOR] == 2
        drawn.add(state.missions[NINJA])
    assert drawn == {1, 3, 4, 5, 6}


def test_sc_57_a_new_copy_that_dies_stays_dead() -> None:
    game = game_with()
    state = arranged(
        game, 1, pieces={"traitor": "f1"}, died={"ninja": 2}, tracks={"turn": 2}, phase="intruders"
    )
    while game.phases[state.phase].name != "order":
        game.apply(state, game.legal(state)[0])
    die(game, state, NINJA)
    assert state.died[NINJA] == 2
    assert not may_return(game, state, NINJA)


def test_sc_21_what_was_played_goes_back_and_is_shuffled() -> None:
    game = game_with()
    kind = game.card_ids.index("awaken")
    where = set()
    for seed in range(40):
        state = arranged(
            game,
            seed,
            areas={"guards_discard": ["awaken"], "guards_deck": ["sentry_listen"] * 5},
            phase="turn",
        )
        where.add(state.areas[game.table.guard_decks[0]].index(kind))
    assert where == set(range(6))
