"""Random games of every kind of table keep their books (SC-02, SC-22, SC-31, SC-39, SC-40).

The slow lane plays 100,000 of them, all packs at all tables, in chunks: ``pytest -m slow -k chunk`` for all, ``-k chunk-07``
for one, so that a long soak can be taken up where it was left.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.state import OFF
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.figures import together
from uguisu_scorpion.state import ABSENT, BOTH, IN_PASSAGE, ON_MAP, SENTRY, TURN, WAITING, ScorpionState

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"

ALIVE = (ON_MAP, IN_PASSAGE)

TABLES: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("garden_gate", {"setup": "chosen"}, ()),
    ("crooked_harbour", {"players": 3}, ()),
    ("crooked_harbour", {"players": 4, "hands": "picked", "setup": "chosen"}, ()),
    ("garden_gate", {"searches": "together", "last_return": 9}, ()),
    ("homebrew_five", {}, ()),
    ("crooked_harbour", {"setup": "chosen"}, ("lone_wolf",)),
    ("crooked_harbour", {}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
    ("crooked_harbour", {"players": 3}, ("contested_ground", "noticed_ropes")),
    ("crooked_harbour", {"players": 4}, ("contested_ground", "mission_alarm", "passage_alarm")),
    ("garden_gate", {}, ("hidden_passage", {"id": "hand_sizes", "options": {"ninja": 3, "traitor": -2}})),
]


def all_cards(game: ScorpionGame, state: ScorpionState) -> Counter[int]:
    decks = [game.decks["guards"]]
    decks += [game.intruder_decks[who] for who in game.in_play if state.status[who] != ABSENT]
    return Counter({kind: sum(deck[kind] for deck in decks) for kind in range(len(game.card_ids))})


def check_books(game: ScorpionGame, state: ScorpionState) -> None:
    inside = 0
    for mask in state.inside:
        assert not mask & state.standing
        inside |= mask
    crowd = [0] * game.ground.size
    for guard in range(game.guards):
        place = state.at[guard]
        assert bool(state.standing >> guard & 1) == (place != OFF)
        assert bool(state.solo >> guard & 1) == (state.group[guard] == SENTRY)
        if place != OFF:
            crowd[place] += 1
    assert crowd == list(state.crowd)
    drunks = sum(1 for place in state.at[game.guards : game.first] if place != OFF)
    assert (state.standing | inside).bit_count() + drunks <= game.options.most_guards
    for number, mask in enumerate(state.members):
        assert mask == sum(1 << guard for guard, group in enumerate(state.group) if group == number)
        assert mask.bit_count() != 1
        assert len({state.at[guard] for guard in range(game.guards) if mask >> guard & 1}) <= 1
    assert 0 <= state.tracks[1] <= 3
    held = Counter(card for area in state.areas for card in area)
    assert held == +all_cards(game, state) or not any(state.areas)
    for who in BOTH:
        assert 0 <= state.noise[who] <= 3
        if state.status[who] != ON_MAP:
            assert state.at[game.first + who] == OFF or state.status[who] == WAITING
            continue
        passing = state.mover == who and (state.entering or state.unseen)
        if together(game, state, who) and not passing:
            assert state.shown >> who & 1


class Pedometer:
    """Counts the zones that each intruder moves in its turn, from where its figure is and nothing else."""

    def __init__(self, game: ScorpionGame) -> None:
        self.game = game
        self.walked = [0, 0]
        self.turn = [-1, -1]
        self.where: list[tuple[int, int]] = []

    def before(self, state: ScorpionState) -> None:
        """Look before an action: the first of a move sets the count to zero."""
        moving = self.game.phases[state.phase].name == "intruder_move"
        if moving and self.turn[state.mover] != state.tracks[TURN]:
            self.walked[state.mover], self.turn[state.mover] = 0, state.tracks[TURN]
        self.where = self._look(state)

    def after(self, state: ScorpionState) -> None:
        """SC-33, SC-40: the noise is the number of zones of the last move; a move begun is not counted yet."""
        for who, (before, now) in enumerate(zip(self.where, self._look(state), strict=True)):
            if state.status[who] not in ALIVE:
                self.walked[who] = 0
                continue
            if now != before and before[0] in ALIVE:
                self.walked[who] += 1
            begun = state.mover == who and self.turn[who] != state.tracks[TURN]
            assert state.noise[who] == self.walked[who] or (begun and not state.noise[who])

    def _look(self, state: ScorpionState) -> list[tuple[int, int]]:
        return [(state.status[who], state.at[self.game.first + who]) for who in BOTH]


def play(game: ScorpionGame, seed: int) -> ScorpionState:
    state, rng, pedometer = game.new(seed), random.Random(seed), Pedometer(game)
    assert isinstance(state, ScorpionState)
    while not state.over:
        actions = game.legal(state)
        assert actions
        assert len(set(actions)) == len(actions)
        pedometer.before(state)
        game.apply(state, rng.choice(actions))
        if not state.over:
            pedometer.after(state)
            check_books(game, state)
        assert state.ply < 5_000
    return state


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_random_games_keep_their_books(pack: str, options: dict[str, Any], variants: tuple[Any, ...]) -> None:
    game = load(SCORPION / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    for seed in range(6):
        state = play(game, seed)
        assert state.result >= 0


PACKS = ("two_castles", "garden_gate", "crooked_harbour", "homebrew_five")
SETTINGS: list[tuple[dict[str, Any], tuple[Any, ...]]] = [
    ({}, ()),
    ({"players": 3}, ()),
    ({"players": 4}, ()),
    ({"players": 4, "hands": "picked", "setup": "chosen"}, ()),
    ({"setup": "chosen", "hands": "picked"}, ()),
    ({"searches": "together", "last_return": 9}, ()),
    ({}, ({"id": "lone_wolf", "options": {"intruder": "ninja"}},)),
    ({}, ({"id": "lone_wolf", "options": {"intruder": "traitor"}},)),
    ({"setup": "chosen"}, ("lone_wolf",)),
    ({}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
    ({"players": 3}, ("contested_ground",)),
    ({"players": 4}, ("contested_ground", "mission_alarm", "passage_alarm", "noticed_ropes")),
    ({}, ("hidden_passage", {"id": "hand_sizes", "options": {"ninja": 3, "traitor": -2}})),
    (
        {"players": 3},
        (
            "mission_alarm",
            "noticed_ropes",
            {"id": "garrison_size", "options": {"sentries": 3, "patrols": 3, "sleepers": 2}},
        ),
    ),
    ({"players": 4}, ("passage_alarm", "noticed_ropes")),
]
CHUNKS, CHUNK = 100, 1_000


@functools.cache
def game_at(table: int) -> ScorpionGame:
    """One of all packs at all settings."""
    options, variants = SETTINGS[table // len(PACKS)]
    changes = Overrides(options=options or None, variants=variants or None)
    game = load(SCORPION / PACKS[table % len(PACKS)], changes=changes)
    assert isinstance(game, ScorpionGame)
    return game


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS), ids=lambda chunk: f"chunk-{chunk:02}")
def test_a_hundred_thousand_random_games_keep_their_books(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        assert play(game_at(seed % (len(PACKS) * len(SETTINGS))), seed).over


def test_sc_02_the_figures_in_the_box() -> None:
    game = load(SCORPION / "two_castles")
    kinds = Counter(piece.kind for piece in game.pieces)
    assert kinds == {"sword": 10, "spear": 10, "drunk": 3, "ninja": 1, "traitor": 1}
    assert [track.id for track in game.tracks[:2]] == ["turn", "alert"]


def test_sc_03_the_decks() -> None:
    game = load(SCORPION / "two_castles")
    assert isinstance(game, ScorpionGame)
    assert {deck: sum(counts) for deck, counts in game.decks.items()} == {
        "guards": 36,
        "ninja": 12,
        "traitor": 10,
    }
