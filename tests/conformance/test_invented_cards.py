"""What `validate` passes plays: cards get windows, targets, conditions and effects at random, and are played at random."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from invented import Invented

from uguisu.content.diagnostics import Diagnostic
from uguisu.plugins import registry
from uguisu.testing.inventing import Inventor

EVERYDAY = {"scorpion/garden_gate": 30, "senjutsu/teaching_duel": 10, "spies/mansion": 12}
SLOW = {
    "scorpion/garden_gate": 2000,
    "senjutsu/teaching_duel": 1400,
    "senjutsu/dojo": 500,
    "senjutsu/snow_field": 250,
    "senjutsu/alone_in_the_snow": 150,
    "senjutsu/last_stand": 200,
    "spies/mansion": 2000,
}
"""How many sets of cards, by the pack they are for; each plays two games."""


class Cards(Invented):
    file = "cards.yaml"
    most = 3
    """How many cards are written anew."""

    def invent(self, rng: random.Random) -> dict[str, Any]:
        data = copy.deepcopy(self.data[self.file])
        self.changed = rng.sample(range(len(data["cards"])), self.most)
        counting = {number for number in self.changed if rng.random() < 0.3}
        counters = [data["cards"][number]["id"] for number in counting]
        for number in self.changed:
            data["cards"][number].update(self.card(number, rng, counters))
            if number in counting:
                data["cards"][number]["counter"] = {"max": rng.randint(1, 5), "start": rng.randint(0, 2)}
        return data

    def repair(self, data: dict[str, Any], errors: list[Diagnostic]) -> bool:
        wrong = {error.path[1] for error in errors if error.path}
        for number in wrong & set(self.changed):
            data["cards"][number] = self.data[self.file]["cards"][number]
            self.changed.remove(int(number))
        return bool(self.changed)

    def card(self, number: int, rng: random.Random, counters: list[str]) -> dict[str, Any]:
        """Return what a card may say, of words that its owner can have."""
        rules = self.plain.card_rules
        card = self.plain.content.cards.cards[number]  # type: ignore[union-attr]
        sides = {rules.decks[deck] for deck in card.shares if deck in rules.decks}

        def fitting(words: Any) -> list[str]:
            return [name for name, word in words.items() if not word.sides or sides <= set(word.sides)]

        def way() -> dict[str, Any]:
            target = rng.choice(fitting(rules.targets))
            scope = {"actor": rules.actor(card), "seat": "seat", "target": rules.targets[target].holds}
            inventor = Inventor(self.plain, registry().vocabulary, rng, counters)
            return {"target": target, "if": inventor.tests(scope)[:1], "do": inventor.operations(scope, 2)}

        said = way()
        if rng.random() < 0.5:
            windows = fitting(rules.windows)
            said["played_in"] = rng.sample(windows, rng.randint(1, len(windows)))
        if rng.random() < 0.3:
            said["modes"] = [way()]
        return said


class DuelCards(Cards):
    """Cards of a duel have a type, initiatives and costs besides, and dividers."""

    def __init__(self, pack: str) -> None:
        super().__init__(pack)
        self.most = (
            len(self.data[self.file]["cards"]) // 2
        )  # of the small decks of a big box many are never drawn

    def card(self, number: int, rng: random.Random, counters: list[str]) -> dict[str, Any]:
        said = super().card(number, rng, counters)
        plain = self.data[self.file]["cards"][number]
        props = {**plain.get("props", {}), "focus": rng.choice((0, 0, 0, 1, 3))}
        if plain["type"] != "poison" and not props.get("base"):
            said["type"] = rng.choice(("attack", "defence", "meditation", None))
            first = rng.randint(0, 9)
            props["initiative"] = rng.choice((None, first, first, [*range(first, first + rng.randint(1, 5))]))
            props["prepared"] = rng.random() < 0.2
        if rng.random() < 0.3:
            props["initiative_in"] = {rng.choice(("neutral", "balance", "aggression")): rng.randint(0, 9)}
        if rng.random() < 0.3:
            props["initiative_for"] = {"focus": rng.randint(1, 3), "initiative": rng.randint(0, 9)}
        if rng.random() < 0.3:
            props["range"] = rng.randint(1, 5)
        said["props"] = props
        for _ in range(rng.randint(0, 2)):
            divider = {"op": "at_initiative", "initiative": rng.randint(0, 9)}
            said["do"].insert(rng.randint(0, len(said["do"])), divider)
        return said


def inventor_for(pack: str) -> Cards:
    return (DuelCards if pack.startswith("senjutsu/") else Cards)(pack)


@pytest.mark.parametrize("pack", EVERYDAY)
def test_invented_cards_that_pass_play(pack: str) -> None:
    inventor_for(pack).play_many(range(EVERYDAY[pack]), least=0.3)


@pytest.mark.slow
@pytest.mark.parametrize("pack", SLOW)
def test_thousands_of_invented_cards_that_pass_play(pack: str) -> None:
    inventor_for(pack).play_many(range(1000, 1000 + SLOW[pack]), least=0.3)
