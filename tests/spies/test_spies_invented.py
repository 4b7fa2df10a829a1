"""What `validate` passes plays: maps with odd borders and zones, set-ups of all kinds, missions of all words."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from tests.support.invented import Invented

from uguisu.content.diagnostics import Diagnostic
from uguisu.plugins import registry
from uguisu_spies.content.map import LINK_KINDS, PLACE_TAGS, ZONE_SIZES
from uguisu_spies.content.mission import BORDERS, CAMERAS, OUTSIDE, UNITS, Put
from uguisu_tools.testing.inventing import Inventor

EVERYDAY, SLOW = 40, 4000
COLUMNS = "abcdefghijkl"
EVERYTHING = get_args(Put)


class Maps(Invented):
    """The back yard with another map, mission and number of spies each time."""

    file = "mission.yaml"

    def invent(self, rng: random.Random) -> dict[str, Any]:
        """Return a mission; the map and the options go into the pack."""
        self.data["map.yaml"] = self._map(rng)
        scenario = self.data["scenario.yaml"]
        scenario["options"] = {
            "spies": rng.randint(1, 3),
            "setup": rng.choice(("dealt", "chosen")),
            "alert_falls": rng.choice(("first", "last")),
            "forgetting": rng.random() < 0.2,
            "may_activate_fewer": rng.random() < 0.8,
            "noise_pairs": rng.choice(("round", "game")),
            "dogs_fooled": rng.random() < 0.3,
            "run": rng.randint(1, 6),
        }
        mission = Inventor(self.plain, registry().vocabulary, rng).mission()
        goal = {"id": "goal", "for": "spies", "title": "Goal", "on": "left", "if": self._goal(rng)}
        return {**mission, "objectives": [*mission["objectives"], goal], "props": self._props(rng)}

    def _goal(self, rng: random.Random) -> list[dict[str, Any]]:
        ways: list[dict[str, Any]] = [
            {"test": "carries", "piece": "piece"},
            {"test": "spies", "are": "away", "all": True},
            {"test": "spies", "are": "caught", "at_least": 1},
            {"test": "lies", "piece": "piece"},
        ]
        return rng.sample(ways, rng.randint(1, 2))

    def _map(self, rng: random.Random) -> dict[str, Any]:
        """Keep the rows; move the borders, and let squares be anything."""
        old = self.plain.topology
        squares = [(old.ids[here], there) for here in range(len(old)) for there in (2, 4)]
        borders = []
        for here, way in rng.sample(squares, 60):
            there = old.step(old.index[here], way)
            if there >= 0:
                kinds = rng.choice((list(LINK_KINDS), ["wall", "glass", "door"]))
                borders.append({"between": [here, old.ids[there]], "kind": rng.choice(kinds)})
        cells = [
            {"id": place, "tags": rng.sample(sorted(PLACE_TAGS), rng.randint(1, 2))}
            for place in rng.sample(old.ids, rng.randint(0, 14))
        ]
        regions = [self._zone(rng, number) for number in range(rng.randint(0, 6))]
        below = self.below_map
        return {**below, "borders": borders, "cells": cells, "regions": [*below["regions"], *regions]}

    def _zone(self, rng: random.Random, number: int) -> dict[str, Any]:
        tag = rng.choice(sorted(ZONE_SIZES))
        size = rng.choice(ZONE_SIZES[tag])
        wide, high = rng.sample(size, 2)
        left, top = rng.randint(0, 12 - wide), rng.randint(1, 10 - high)
        places = [f"{COLUMNS[left + x]}{top + y}" for y in range(high) for x in range(wide)]
        return {"id": f"zone_{number}", "tags": [tag, rng.choice(("room", "house", tag))], "places": places}

    def _props(self, rng: random.Random) -> dict[str, Any]:
        setup = [{"put": "green", "count": rng.randint(2, 4)}]
        setup += [self._item(rng) for _ in range(rng.randint(2, 9))]
        setup.append({"put": "document", "count": rng.randint(1, 3), "marked": 1})
        return {
            "rounds": rng.randint(2, 8),
            "alert": rng.choice((0, 1, 2, [1, 2, 1])),
            "alert_at_start": rng.choice((0, 0, 4)),
            "lethal": rng.random() < 0.5,
            "dogs_from": rng.randint(1, 2),
            "sight": rng.choice((99, 99, 2)),
            "walking_alerts": rng.random() < 0.3,
            "documents_slow": rng.random() < 0.3,
            "bounds": [
                {"units": rng.sample([*UNITS, "dog"], 2), rng.choice(("out_of", "within")): "house"}
                for _ in range(rng.randint(0, 2))
            ],
            "setup": setup,
        }

    def _item(self, rng: random.Random) -> dict[str, Any]:
        put = rng.choice(EVERYTHING)
        item: dict[str, Any] = {"put": put, "count": rng.choice((1, 1, 2, [0, 1, 2]))}
        ways = (
            {},
            {"tag": "lamp"},
            {"zone": "house"},
            {"outside": "house"},
            {"not_tag": "lamp"},
            {"region": "cottage"},
        )
        item["where"] = dict(rng.choice(ways))
        if put in BORDERS:
            item["where"]["borders"] = rng.sample(["glass", "door", "wall", "wire"], 2)
        elif put not in OUTSIDE and rng.random() < 0.2:
            item["at"] = [{"square": rng.choice(self.plain.topology.ids)}]
        if put in UNITS:
            item["asleep"], item["held"] = rng.random() < 0.15, rng.random() < 0.1
            if rng.random() < 0.3:
                item |= {"speed": rng.randint(0, 9), "title": {"en": "Captain"}}
        if put in (*UNITS, *CAMERAS) and rng.random() < 0.3:
            item["looks"] = rng.choice(("one", "three", "all", "line"))
        return item

    @property
    def below_map(self) -> dict[str, Any]:
        """The map of the pack as it is."""
        return dict(self.plain.content.documents["map"].data)

    def repair(self, data: dict[str, Any], errors: list[Diagnostic]) -> bool:
        """Take out entries of the set-up, of bounds, and of the lists of the mission; or of the map."""
        doomed: set[tuple[Any, ...]] = set()
        for error in errors:
            path = error.path or ()
            file = self.data["map.yaml"] if str(error.file).endswith("map.yaml") else data
            steps = 3 if path[:1] == ("props",) else 2
            if len(path) < steps or not isinstance(path[steps - 1], int):
                return False
            doomed.add((id(file), *path[:steps]))
        for owner, *way, number in sorted(doomed, key=lambda one: one[-1], reverse=True):
            entries: Any = self.data["map.yaml"] if owner == id(self.data["map.yaml"]) else data
            for step in way:
                entries = entries[step]
            del entries[number]
        return True


@pytest.mark.long
def test_invented_missions_that_pass_play() -> None:
    Maps("spies/back_yard").play_many(range(EVERYDAY), least=0.6)


@pytest.mark.slow
def test_thousands_of_invented_missions_that_pass_play() -> None:
    Maps("spies/back_yard").play_many(range(1000, 1000 + SLOW), least=0.6)
