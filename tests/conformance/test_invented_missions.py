"""What `validate` passes plays: missions are invented from the words that are registered, and played at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.source import HeldSource, open_source
from uguisu.core.game import Game
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu.testing.inventing import Inventor

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ("scorpion/garden_gate", "temple/broken_causeway")
EVERYDAY, SLOW = 300, 5000
MOST_PLIES = 5000
TRIES = 8


class Table:
    """A pack whose mission is invented anew from each seed."""

    def __init__(self, pack: str) -> None:
        self.path = SCENARIOS / pack
        game, _ = check(self.path)
        assert game is not None
        self.plain = game
        self.below = open_source(self.path)
        documents = game.content.documents.values()
        self.data = {document.name: dict(document.data) for document in documents}
        self.data["scenario.yaml"].pop("rulings", None)
        self.data["scenario.yaml"]["mission"] = "mission.yaml"

    def invent(self, rng: random.Random) -> Game | None:
        """Return a game with a mission of whatever `validate` left of an invented one; None when it never passed."""
        mission = Inventor(self.plain, registry().vocabulary, rng).mission()
        for _ in range(TRIES):
            game, found = self._check(mission)
            if game is not None:
                return game
            for part, number in sorted({finding.path[:2] for finding in found if finding.path}, reverse=True):
                del mission[str(part)][int(number)]
        return None

    def _check(self, mission: dict[str, Any]) -> tuple[Game | None, list[Any]]:
        assert not hasattr(self.below, "severity")
        held = HeldSource(self.below, {**self.data, "mission.yaml": mission})  # type: ignore[arg-type]
        game, found = check(self.path, source=held)
        return game, [finding for finding in found if finding.severity == "error"]

    def play(self, seed: int) -> bool:
        """Invent a mission and play two games of it; return whether there was anything to play."""
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


def play_many(pack: str, seeds: range) -> None:
    table, played = Table(pack), 0
    for seed in seeds:
        try:
            played += table.play(seed)
        except Exception as error:
            raise AssertionError(f"{pack}, seed {seed}: {error!r}") from error
    assert played > 0.9 * len(seeds), "hardly any of what is invented passes: it proves nothing"


@pytest.mark.parametrize("pack", PACKS)
def test_invented_missions_that_pass_play(pack: str) -> None:
    play_many(pack, range(EVERYDAY))


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_thousands_of_invented_missions_that_pass_play(pack: str) -> None:
    play_many(pack, range(EVERYDAY, EVERYDAY + SLOW))
