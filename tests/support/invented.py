"""Packs with parts that are invented anew from each seed: whatever `validate` lets pass must play to an end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from uguisu import Game, check
from uguisu.checks import Diagnostic
from uguisu.content.source import HeldSource, open_source

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MOST_PLIES = 5000
TRIES = 8
"""How often what `validate` refuses is taken out, before an invention is given up."""


def files_of(game: Game) -> dict[str, Any]:
    """Return the data of the files of a game's pack, to be changed: a pack that builds on no other."""
    documents = game.content.documents
    data: dict[str, Any] = {f"{kind}.yaml": dict(one.data) for kind, one in documents.items()}
    scenario = data["scenario.yaml"]
    for key in ("uses", "replaces"):  # what it builds on is in the data already
        scenario.pop(key, None)
    scenario |= {kind: f"{kind}.yaml" for kind in documents if kind in scenario}
    return data


class Invented:
    """A pack, one of whose files is invented: `invent` makes it, `repair` takes out of it what was refused."""

    file = ""

    def __init__(self, pack: str) -> None:
        self.path = SCENARIOS / pack
        game, _ = check(self.path)
        assert game is not None
        self.plain = game
        self.below = open_source(self.path)
        self.data = files_of(game)
        self.data["scenario.yaml"].pop("rulings", None)
        for texts in self.path.glob("texts.*.yaml"):  # they tell of rulings, too
            self.data[texts.name] = {"format": 1}

    def invent(self, rng: random.Random) -> Any:
        """Return the data of the file."""
        raise NotImplementedError

    def repair(self, data: Any, errors: list[Diagnostic]) -> bool:
        """Take out what was refused; return whether anything that was invented is left."""
        raise NotImplementedError

    def game(self, rng: random.Random) -> Game | None:
        """Return a game with what `validate` left of an invention; None when that is nothing."""
        data = self.invent(rng)
        for _ in range(TRIES):
            game, found = check(self.path, source=HeldSource(self.below, {**self.data, self.file: data}))
            if game is not None:
                return game
            if not self.repair(data, [finding for finding in found if finding.severity == "error"]):
                return None
        return None

    def play(self, seed: int) -> bool:
        """Play two games with an invention; return whether there was anything to play."""
        rng = random.Random(seed)
        game = self.game(rng)
        if game is None:
            return False
        for number in range(2):
            state = game.new(2 * seed + number, record=True)
            game.playout(state, rng, MOST_PLIES)
            # a mission may turn the clock back for ever: then the game's own limit ends it
            assert state.over or state.ply >= game.max_plies, "it runs away"
            for seat in range(-1, len(game.seats)):
                game.view(state, seat, "uk")
        return True

    def play_many(self, seeds: range, least: float) -> None:
        """Play with an invention from each seed; at least that part of them must pass."""
        played = 0
        for seed in seeds:
            try:
                played += self.play(seed)
            except Exception as error:
                raise AssertionError(f"{self.path.name}, seed {seed}: {error!r}") from error
        assert played > least * len(seeds), "hardly any of what is invented passes: it proves nothing"
