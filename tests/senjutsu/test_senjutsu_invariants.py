"""Random duels keep their books: cards are conserved, numbers keep within their bounds, one figure stands on a hex."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.state import OFF
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.state import AREAS, BLEEDING, FOCUS, STUNS, TURN, WOUNDS, SenjutsuState, area, track

DUEL = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "teaching_duel"


def fighters(*who: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    colours = ("red", "blue", "green", "yellow")
    return {
        "fighters": {
            colour: {"character": character, **more}
            for colour, (character, more) in zip(colours, who, strict=False)
        }
    }


TABLES: dict[str, dict[str, Any]] = {
    "as written": {},
    "two of a kind": fighters(("hawk", {}), ("hawk", {})),
    "three": fighters(("hawk", {}), ("crane", {}), ("hawk", {})),
    "four": fighters(("hawk", {}), ("crane", {}), ("hawk", {}), ("crane", {})),
    "two against two": fighters(
        ("hawk", {}), ("crane", {}), ("hawk", {"team": "red"}), ("crane", {"team": "blue"})
    ),
    "two against one": fighters(("hawk", {}), ("crane", {}), ("hawk", {"team": "red"})),
    "other readings": {
        "advantage_up": "one",
        "weapon_ties": "last",
        "counters": "any",
        "end_effects": "before_discard",
    },
}


def check_books(game: SenjutsuGame, state: SenjutsuState, dealt: list[Counter[int]]) -> None:
    start = state.tracks[TURN] == 0
    for figure in range(game.fighters):
        shared = [foe for foe in range(game.fighters) if game.foes[figure] >> foe & 1]
        assert all(state.at[figure] == OFF or state.at[foe] != state.at[figure] for foe in shared)
    for figure in range(game.fighters):
        cards = Counter(card for which in range(AREAS) for card in state.areas[area(figure, which)])
        assert cards == dealt[figure], "cards come and go"
        wounds, bleeding, focus, stuns = (
            state.tracks[track(figure, which)] for which in (WOUNDS, BLEEDING, FOCUS, STUNS)
        )
        assert 0 <= focus <= 3
        assert 0 <= bleeding <= wounds
        assert stuns >= 0
        assert bool(state.out >> figure & 1) == (state.at[figure] == OFF) or start
        assert all(0 < quarters <= 4 for quarters in state.injuries[figure])
    assert sorted(state.ladder) == list(range(game.fighters))
    for entry in state.waiting:
        assert entry[1] >= (1 if state.injuries[entry[0]] and entry[1] else 0)
    assert not state.instants & ~game.everyone


def play(game: SenjutsuGame, seed: int) -> SenjutsuState:
    rng, state = random.Random(seed), game.new(seed)
    dealt = [
        Counter(card for which in range(AREAS) for card in state.areas[area(figure, which)])
        for figure in range(game.fighters)
    ]
    while not state.over:
        actions = game.legal(state)
        assert len(set(actions)) == len(actions) > 0
        game.apply(state, rng.choice(actions))
        check_books(game, state, dealt)
    return state


@pytest.mark.parametrize("table", TABLES)
def test_random_duels_keep_their_books(table: str) -> None:
    game = load(DUEL, changes=Overrides(options=TABLES[table]))
    assert isinstance(game, SenjutsuGame)
    results = {play(game, seed).result for seed in range(6)}
    assert len(results) > 1, "not all games end alike"


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_thousands_of_random_duels_keep_their_books(table: str) -> None:
    game = load(DUEL, changes=Overrides(options=TABLES[table]))
    assert isinstance(game, SenjutsuGame)
    for seed in range(1000, 3000):
        play(game, seed)


def test_a_divider_on_a_poison_waits_behind_everything_else() -> None:
    """SJ-62, SJ-26: a poison may say when something applies; it has no type that the order of ties knows."""
    game = load(DUEL.parent / "dojo")
    assert isinstance(game, SenjutsuGame)
    poison = next(kind for kind, card in enumerate(game.cards) if card.type == "poison")
    others = [kind for kind, card in enumerate(game.cards) if card.type != "poison"]
    assert all(game.ranks[poison] > game.ranks[kind] for kind in others)
