"""Every word of cards and missions is come to in games with what the generators invent: one that never is, they do not try."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.support.invented import Invented, Missions, cards_for
from tests.support.words_in_play import counted, words

from uguisu.loading import load
from uguisu.loading.overrides import Overrides

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MISSIONS = {
    "temple": ("temple/broken_causeway", "temple/six_lanterns"),
    "scorpion": ("scorpion/garden_gate",),
    "spies": ("spies/back_yard", "spies/mansion", "spies/terrorist_camp"),
    "senjutsu": ("senjutsu/snow_field", "senjutsu/last_stand"),
}
CARDS = {
    "temple": (),
    "scorpion": ("scorpion/garden_gate",),
    "spies": ("spies/mansion",),
    "senjutsu": ("senjutsu/teaching_duel", "senjutsu/snow_field"),
}
ROUNDS = 300
"""So many missions and sets of cards for each pack are invented at most."""
PLIES = 600


@pytest.mark.slow
@pytest.mark.parametrize("name", MISSIONS)
def test_every_word_reaches_play(name: str) -> None:
    with counted() as came:
        makers: list[Invented] = [*map(Missions, MISSIONS[name]), *map(cards_for, CARDS[name])]
        wanted = {word for maker in makers for word in words(maker.plain)}
        for maker in makers:
            maker.came = came
        for seed in range(ROUNDS):
            if wanted <= came.keys():
                break
            for maker in makers:
                maker.missing = wanted - came.keys()
                rng = random.Random(seed)
                game = maker.game(rng)
                if game is not None:
                    game.playout(game.new(seed), rng, PLIES)
    assert sorted(wanted - came.keys()) == []


def test_words_are_counted_where_they_are_come_to() -> None:
    """A trigger whose condition does not hold comes to its condition, and no further."""
    late = {"test": "any", "if": [{"test": "track", "track": "turn", "at_least": 15}]}
    for_each = {
        "op": "for_each",
        "as": "spot",
        "places": {"tag": "tower"},
        "do": [{"op": "mark", "kind": "fog", "place": "spot"}],
    }
    triggers = [
        {"on": "entered", "if": [late], "do": [{"op": "say", "text": "Late."}]},
        {"on": "entered", "do": [for_each]},
    ]
    mod = {"mission": {"marks": [{"id": "fog", "title": "Fog"}], "triggers": triggers}}
    with counted() as came:
        game = load(SCENARIOS / "temple" / "first_steps", changes=Overrides(mod=mod))
    state, rng = game.new(1), random.Random(1)
    assert not came
    while "operation mark" not in came:
        game.apply(state, rng.choice(game.legal(state)))
    assert set(came) == {
        "event entered", "condition any", "condition track", "operation for_each", "PlaceFilter: tag", "operation mark",
    }  # fmt: skip
