"""Packs with parts that are invented anew from each seed: whatever `validate` lets pass must play to an end."""

from __future__ import annotations

import copy
import random
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from uguisu import Game, check
from uguisu.checks import Diagnostic
from uguisu.content.source import InMemorySource, open_source
from uguisu.plugins import registry
from uguisu_tools.testing.inventing import Inventor

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
    came: Mapping[str, int] | None = None
    """How often each word has come in play, for those to be tried first that have come least."""
    missing: Collection[str] = ()
    """Words that are sought above all."""

    def __init__(self, pack: str) -> None:
        self.path = SCENARIOS / pack
        game, _ = check(self.path)
        assert game is not None
        self.plain = game
        self.below: Any = open_source(self.path)
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
            game, found = check(self.path, source=InMemorySource(self.below, {**self.data, self.file: data}))
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
            game.playout(
                state, rng, max(MOST_PLIES, game.max_plies if game.max_plies < 4 * MOST_PLIES else 0)
            )
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


class Missions(Invented):
    file = "mission.yaml"

    def __init__(self, pack: str) -> None:
        super().__init__(pack)
        self.data["scenario.yaml"]["mission"] = self.file
        self.own = self.data.get(self.file, {})

    def invent(self, rng: random.Random) -> dict[str, Any]:
        """Return an invented mission that sets up what the pack's own does, and may be won as that one."""
        mission = Inventor(
            self.plain, registry().vocabulary, rng, came=self.came, missing=self.missing
        ).mission()
        mission["objectives"] += self.own.get("objectives", ())
        return {**mission, "props": self.own["props"]} if "props" in self.own else mission

    def repair(self, data: dict[str, Any], errors: list[Diagnostic]) -> bool:
        for part, number in sorted({error.path[:2] for error in errors if error.path}, reverse=True):
            del data[str(part)][int(number)]
        return True


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
            inventor = Inventor(
                self.plain, registry().vocabulary, rng, counters, self.came, missing=self.missing
            )
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


def cards_for(pack: str) -> Cards:
    """Return what invents cards for a pack."""
    return (DuelCards if pack.startswith("senjutsu/") else Cards)(pack)
