"""What `validate` passes plays: cards get windows, targets, conditions and effects at random, and are played at random."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.source import HeldSource, open_source
from uguisu.core.game import Game
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu.testing.inventing import Inventor

PACK = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
EVERYDAY, SLOW = 100, 2000
MOST_PLIES = 5000
TRIES = 8


class Table:
    """A pack some of whose cards are invented anew from each seed."""

    def __init__(self) -> None:
        game, _ = check(PACK)
        assert game is not None
        self.plain = game
        self.below = open_source(PACK)
        self.data = {document.name: dict(document.data) for document in game.content.documents.values()}
        self.data["scenario.yaml"].pop("rulings", None)

    def invent(self, rng: random.Random) -> Game | None:
        """Return a game with what `validate` left of some invented cards; None when none of them passed."""
        file = copy.deepcopy(self.data["cards.yaml"])
        changed = rng.sample(range(len(file["cards"])), 3)
        for number in changed:
            file["cards"][number].update(self.card(number, rng))
        for _ in range(TRIES):
            game, found = check(PACK, source=HeldSource(self.below, {**self.data, "cards.yaml": file}))  # type: ignore[arg-type]
            if game is not None:
                return game if changed else None
            wrong = {finding.path[1] for finding in found if finding.severity == "error" and finding.path}
            for number in wrong & set(changed):
                file["cards"][number] = self.data["cards.yaml"]["cards"][number]
                changed.remove(number)
        return None

    def card(self, number: int, rng: random.Random) -> dict[str, Any]:
        """Return what a card may say, of words that its owner can have."""
        rules = self.plain.card_rules
        card = self.plain.content.cards.cards[number]  # type: ignore[union-attr]
        sides = {rules.decks[deck] for deck in card.shares}

        def fitting(words: Any) -> list[str]:
            return [name for name, word in words.items() if not word.sides or sides <= set(word.sides)]

        def way() -> dict[str, Any]:
            target = rng.choice(fitting(rules.targets))
            scope = {"actor": rules.actor(card), "seat": "seat", "target": rules.targets[target].holds}
            inventor = Inventor(self.plain, registry().vocabulary, rng)
            return {"target": target, "if": inventor.tests(scope)[:1], "do": inventor.deeds(scope, 2)}

        said = way()
        if rng.random() < 0.5:
            windows = fitting(rules.windows)
            said["played_in"] = rng.sample(windows, rng.randint(1, len(windows)))
        if rng.random() < 0.3:
            said["modes"] = [way()]
        return said

    def play(self, seed: int) -> bool:
        """Invent cards and play two games with them; return whether there was anything to play."""
        rng = random.Random(seed)
        game = self.invent(rng)
        if game is None:
            return False
        for number in range(2):
            state = game.new(2 * seed + number, record=True)
            game.playout(state, rng, MOST_PLIES)
            assert state.over, "it runs away"
            for seat in range(-1, len(game.seats)):
                game.view(state, seat, "uk")
        return True


def play_many(seeds: range) -> None:
    table, played = Table(), 0
    for seed in seeds:
        try:
            played += table.play(seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    assert played > 0.5 * len(seeds), "hardly any of what is invented passes: it proves nothing"


def test_invented_cards_that_pass_play() -> None:
    play_many(range(EVERYDAY))


@pytest.mark.slow
def test_thousands_of_invented_cards_that_pass_play() -> None:
    play_many(range(EVERYDAY, EVERYDAY + SLOW))
