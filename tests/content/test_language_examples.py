"""Every example of docs/language.md passes `validate` somewhere: in a mission's trigger or objective, or on a card."""

from __future__ import annotations

import importlib.metadata
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pytest

from uguisu import hookimpl
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.parsing import parse
from uguisu.content.source import InMemorySource, open_source
from uguisu.core.build import Build
from uguisu.core.table import Area, Stock
from uguisu.loading import check
from uguisu.plugins import GROUP, load_registry
from uguisu.plugins.variant import Variant

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
PACKS = {
    "scorpion": ["scenarios/scorpion/garden_gate"],
    "senjutsu": ["scenarios/senjutsu/teaching_duel"],
    "spies": ["scenarios/spies/mansion", "tests/packs/power_station"],
}
ELSEWHERE = ["scenarios/temple/broken_causeway"]
SAY = {"op": "say", "text": {"en": "Hush.", "uk": "Тихо."}}
NEWS: dict[str, list[dict[str, Any]]] = {
    "tracks": [{"id": "alert", "title": {"en": "Alert", "uk": "Тривога"}, "max": 3, "start": 0}],
    "results": [{"id": "ninja_escapes", "title": {"en": "Away", "uk": "Втеча"}}],
    "names": [{"id": "traitor", "title": {"en": "The traitor", "uk": "Зрадник"}, "kind": "place"}],
    "marks": [{"id": "lantern", "title": {"en": "Lantern", "uk": "Ліхтар"}}],
}
GATES = [{"id": "gate", "at": [5, 5]}, {"id": "yard", "at": [5, 9]}]
WAY = {"between": ["gate", "yard"], "kind": "road"}


class Piles(Variant):
    """Card areas for Temple, which has none of its own."""

    id, game = "piles", "temple"

    def apply(self, build: Build, options: Any) -> None:
        build.areas += [Area("guard_deck"), Area("guard_hand"), Area("guard_discard")]
        for name, row in (("weather", 0), ("market", 2)):
            first = len(build.areas)
            build.areas += [Area(f"{name}_deck", pool=name), Area(f"{name}_beside", faces_seen_by=-1)]
            build.stocks[name] = Stock(name, name, first, first + 1, row, ())


class Plugin:
    @hookimpl
    def uguisu_variants(self) -> list[Variant]:
        return [Piles()]


REGISTRY = load_registry(importlib.metadata.entry_points(group=GROUP), [("piles", Plugin())])


def examples() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Yield each word with its part, its owner and its example."""
    for part, owner, text in re.findall(
        r"^## (Operations|Conditions) of (.+?)\n(.*?)(?=^## )", PAGE, re.MULTILINE | re.DOTALL
    ):
        for word, example in re.findall(
            r"^### `(\w+)`\n.*?```yaml\n(.*?)```", text, re.MULTILINE | re.DOTALL
        ):
            yield part, owner, word, parse(example, "page")[0]


def _is_spare(one: Diagnostic) -> bool:
    """Whether it says no more than that an example has no use for one of `NEWS`."""
    return one.code == "does-nothing" and one.path is not None and len(one.path) == 2 and one.path[0] in NEWS


class Pack:
    """A pack into which examples are put, with all that they name."""

    def __init__(self, owner: str, path: str) -> None:
        self.path = ROOT / path
        game, _ = check(self.path)
        assert game is not None
        self.game = game
        self.below: Any = open_source(self.path)
        self.valid_in: Counter[str] = Counter()
        self.names: dict[str, frozenset[str]] = {}
        self.data = {one.name: dict(one.data) for one in game.content.documents.values()}
        scenario = self.data["scenario.yaml"]
        scenario.pop("rulings", None)
        scenario.pop("uses", None)  # all that the layers below say is here
        scenario["mission"] = "mission.yaml"
        if path.startswith("scenarios"):
            scenario["languages"] = ["en", "uk"]
        self.decks: list[str] = []
        if "cards.yaml" in self.data:
            cards = self.data["cards.yaml"]
            cards["decks"] = [{**deck, "size": None} for deck in cards["decks"]]
            self.decks = [deck["id"] for deck in cards["decks"]]
        if owner == "senjutsu":
            scenario["options"] = {
                **scenario["options"],
                "terrain": {"boat": {"title": {"en": "A", "uk": "Ч"}}},
            }
        if owner not in PACKS:
            scenario["cards"] = "cards.yaml"
            scenario["variants"] = ["piles"]
            self.data["map.yaml"]["places"] = [*self.data["map.yaml"]["places"], *GATES]
            self.data["map.yaml"]["links"] = [*self.data["map.yaml"]["links"], WAY]
            self.data["cards.yaml"] = {"format": 1, "cards": [{"id": "rope", "title": "Rope"}]}
        self.props = {
            key: value
            for key, value in self.data.get("mission.yaml", {}).items()
            if key in ("props", "pieces") or (key == "objectives" and owner == "spies")
        }
        taken = {track.id for track in game.tracks} | {result.id for result in game.results}
        self.news = {part: [one for one in many if one["id"] not in taken] for part, many in NEWS.items()}

    def found(self, **files: Any) -> list[str]:
        """Return what `validate` says of changed files."""
        held = InMemorySource(self.below, {**self.data, **files})
        _, found = check(self.path, REGISTRY, held)
        return [
            one.message
            for one in found
            if one.severity == "error" or ("mission" in str(one.file) and not _is_spare(one))
        ]

    def tries(self, part: str, example: dict[str, Any]) -> Iterator[list[str]]:
        """Yield what is found wherever the example may stand: first where most of its names are, then where most were valid."""
        places = self.places(part, example)
        said = set(_texts_in(example))

        def hopeful(place: str) -> tuple[int, int]:
            return -len(said & self.names[place]), -self.valid_in[place]

        for place in sorted(places, key=hopeful):
            found = self.found(**places[place])
            self.valid_in[place] += not found
            yield found

    def places(self, part: str, example: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Return the files with the example in them, by where it stands."""
        asked = example["as"] if example.get("op") in ("choose", "random") else ""  # it is to be spoken of
        told = [{"op": "say", "text": {"en": f"{{{asked}}}", "uk": f"{{{asked}}}"}}] if asked else []
        entry = {"do": [example, *told]} if part == "Operations" else {"if": [example], "do": [SAY]}
        lay = [
            {"on": "game_started", "do": [{"op": "mark", "kind": "lantern", "place": place}]}
            for place in self.game.topology.ids[:1]
        ]
        places: dict[str, dict[str, Any]] = {}
        for event in self.game.events:
            mission = {**self.props, "format": 1, **self.news}
            mission["triggers"] = [*lay, {"on": event, **entry}]
            places[event] = {"mission.yaml": mission}
            self.names[event] = frozenset(self.game.events[event])
        for deck in self.decks:
            side = self.game.card_rules.decks.get(deck, "")
            for target, told in self.game.card_rules.targets.items():
                if not (told.sides and side) or side in told.sides:
                    card = {"id": "new", "title": "New", "copies": 1, "deck": deck, "target": target, **entry}
                    cards = {**self.data["cards.yaml"], "cards": [*self.data["cards.yaml"]["cards"], card]}
                    mission = {**self.props, "format": 1, **self.news, "triggers": lay}
                    places[f"{deck} {target}"] = {"cards.yaml": cards, "mission.yaml": mission}
                    self.names[f"{deck} {target}"] = frozenset({"actor", "seat", "target"})
        return places


def _texts_in(data: object) -> Iterator[str]:
    """Yield all texts in an example; names in scope are among them."""
    if isinstance(data, str):
        yield data
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts_in(inner)


@cache
def packs_for(owner: str) -> list[Pack]:
    return [Pack(owner, path) for path in PACKS.get(owner, ELSEWHERE)]


@pytest.mark.sweep(everyday=40)
@pytest.mark.parametrize(("part", "owner", "word", "example"), [*examples()])
def test_an_example_is_valid(part: str, owner: str, word: str, example: dict[str, Any]) -> None:
    tried = []
    by_turns = zip_longest(*(pack.tries(part, example) for pack in packs_for(owner)))
    for found in chain.from_iterable(by_turns):
        if not found and found is not None:
            return
        tried += [found] if found else []
    raise AssertionError(f"{word}: {example} is valid nowhere: {min(tried, key=len)} or {tried[-1]}")
