"""A sample depends on what the seat knows and on nothing else."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.core.events import includes
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, TURN, ScorpionState
from uguisu_tools.testing.walking import differing

PACKS = Path(__file__).parents[2] / "scenarios" / "scorpion"

TABLES: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("garden_gate", {"setup": "chosen", "hands": "picked"}, ()),
    ("garden_gate", {"players": 4}, ()),
    ("crooked_harbour", {"players": 3}, ("contested_ground", "noticed_ropes")),
    ("garden_gate", {}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
    ("homebrew_five", {}, ()),
]


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_what_cannot_be_known_has_no_part_in_what_is_drawn(
    pack: str, options: dict[str, Any], variants: tuple[Any, ...]
) -> None:
    """Two states that look the same to a seat give the same sample from the same random numbers.

    Intruders tie as many ropes and use the passage as often as they can, for those are hardest to be honest about.
    """
    game = load(PACKS / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    compared = ropes = 0
    for seed in range(2):
        state, rng = game.new(seed), random.Random(seed)
        assert isinstance(state, ScorpionState)
        while not state.over:
            actions = game.legal(state)
            cards = game.phases[state.phase].name == "intruder_move" and rng.random() < 0.3
            game.apply(state, max(actions) if cards else rng.choice(actions))
            if state.over or rng.random() > 0.08:
                continue
            for seat in range(len(game.seats)):
                other = game.determinize(state, seat, random.Random(compared))
                one, same = (
                    game.determinize(world, seat, random.Random(-compared)) for world in (state, other)
                )
                assert differing(one, same) == []
                compared += 1
            ropes += bool(state.ropes)
    assert compared > 20
    assert ropes


STATES = 20_000
"""Positions that are looked at in the slow lane, a fifth of them at each table."""


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_no_view_tells_what_may_not_be_known(
    pack: str, options: dict[str, Any], variants: tuple[Any, ...]
) -> None:
    """What a seat can't know is redrawn: not a byte of its view changes, with the deduction on it or without."""
    game = load(PACKS / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    looked = seed = 0
    while looked < STATES // len(TABLES):
        seed += 1
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            game.apply(state, rng.choice(game.legal(state)))
            if state.over or rng.random() > 0.1:
                continue
            seat = rng.randrange(len(game.seats))
            twin = game.determinize(state, seat, rng)
            for viewer in (seat, -1):
                seen, again = (game.aided(world, viewer, "en", game.aids) for world in (state, twin))
                assert seen.to_bytes() == again.to_bytes()
            if state.seat == seat:
                assert game.legal(twin) == game.legal(state)
            looked += 1


STARTERS: list[tuple[str, dict[str, Any]]] = [("two_castles", {}), ("garden_gate", {"players": 4})]


@pytest.mark.parametrize(("pack", "options"), STARTERS)
def test_starter_hands_are_known_to_all_less_what_has_been_played(pack: str, options: dict[str, Any]) -> None:
    """SC-08: they are printed in the pack, and cards are played openly: as long as nobody has drawn any, nothing is open."""
    game = load(PACKS / pack, changes=Overrides(options=options or None))
    assert isinstance(game, ScorpionGame)
    table, rng = game.table, random.Random(5)
    checked = drawn_later = come_again = 0
    for seed in range(4):
        state, policy = game.new(seed), ScorpionPolicy(game)
        assert isinstance(state, ScorpionState)
        hands = table.all_hands
        fresh = set(hands)
        while not state.over and fresh:
            game.apply(state, policy.choose(state, game.legal(state), rng))
            again = [who for who in BOTH if state.returned >> who & 1]
            assert not any(state.sure[who] for who in again)  # SC-57: it has picked its cards
            fresh -= {hands[who] for who in again}
            come_again += len(again)
            if any(state.areas[area] for area in table.drawn) or state.returned:
                fresh -= set(table.guard_hands)
            for seat in range(len(game.seats)):
                sample = game.determinize(state, seat, rng)
                for hand in hands:
                    if hand in fresh:
                        assert sorted(sample.areas[hand]) == sorted(state.areas[hand])
                        checked += not includes(game.areas[hand].faces_seen_by, seat)
                    else:
                        drawn_later += sorted(sample.areas[hand]) != sorted(state.areas[hand])
    assert checked > 100
    assert drawn_later > 100
    assert come_again


def test_cards_that_were_drawn_may_be_any_that_are_not_known_to_lie_elsewhere() -> None:
    """SC-21: as many Kenjutsu among them as among all cards that are nowhere to be seen, on average."""
    game = load(PACKS / "two_castles")
    assert isinstance(game, ScorpionGame)
    seat, hand, deck = game.table.intruder_seats[0], game.table.guard_hands[0], game.table.guard_decks[0]
    state, rng = game.new(0), random.Random(0)
    assert isinstance(state, ScorpionState)
    while state.tracks[TURN] < 1 or len(state.areas[hand]) < len(state.sure[2]) + 3:
        game.apply(state, rng.choice(game.legal(state)))
        if state.over:
            state = game.new(state.ply)
    known = state.sure[2]
    for kind in range(len(game.cards)):
        open_to_all = (state.areas[hand] + state.areas[deck]).count(kind) - known.count(kind)
        free = len(state.areas[hand]) - len(known)
        expected = known.count(kind) + open_to_all * free / (free + len(state.areas[deck]))
        found = [game.determinize(state, seat, rng).areas[hand].count(kind) for _ in range(600)]
        assert sum(found) / len(found) == pytest.approx(expected, abs=0.15)


def test_where_texts_take_cards_out_of_a_hand_nobody_knows_what_is_left(tmp_path: Path) -> None:
    """They may be any: a sample then deals the whole hand anew, and those of others as ever."""
    pack = tmp_path / "garden"
    shutil.copytree(PACKS / "garden_gate", pack)
    away = {"op": "draw", "source": "guards_hand", "to": "guards_deck", "count": 3}
    mission = yaml.safe_load((pack / "mission.yaml").read_text(encoding="utf-8"))
    mission.setdefault("triggers", []).append({"on": "turn_began", "do": [away]})
    (pack / "mission.yaml").write_text(yaml.safe_dump(mission, allow_unicode=True), encoding="utf-8")
    game = load(pack)
    assert isinstance(game, ScorpionGame)
    state = game.new(1)
    assert isinstance(state, ScorpionState)
    assert [bool(known) for known in state.sure] == [True, True, False]
