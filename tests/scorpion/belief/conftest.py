"""A ground small enough to try out everything an intruder might have done."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.content.loader import read_pack
from uguisu.loading.compile import compile_game
from uguisu.plugins import registry
from uguisu_scorpion.game import ScorpionGame

CARDS = Path(__file__).parents[3] / "scenarios" / "scorpion" / "garden_gate" / "cards.yaml"

RING = ("gate", "lane", "yard", "ditch", "hall", "shed", "lawn")
TAGS = {
    "gate": ["edge"],
    "lane": ["grounds"],
    "yard": ["castle", "hiding", "grounds"],
    "ditch": ["moat"],
    "hall": ["castle", "post"],
    "shed": ["castle", "hiding", "barracks"],
    "lawn": ["edge", "grounds"],
}
WALLS = (("lane", "shed"), ("yard", "lawn"))

Make = Callable[..., ScorpionGame]


@pytest.fixture
def small_game(tmp_path: Path) -> Make:
    """Return a maker of games on a ring of seven zones with two walls across it.

    It takes the `hands` of the intruders; `passage`, two zones, or None to have the ends marked in secret; and triggers of
    the mission.
    """

    def make(
        hands: dict[str, dict[str, int]], passage: list[str] | None, *triggers: dict[str, Any], **options: int
    ) -> ScorpionGame:
        places = [
            {"id": zone, "at": [100 * number, 0], "tags": TAGS[zone]} for number, zone in enumerate(RING)
        ]
        links = [
            {"between": [zone, RING[(number + 1) % len(RING)]], "kind": "open"}
            for number, zone in enumerate(RING)
        ]
        links += [{"between": list(ends), "kind": "wall"} for ends in WALLS]
        setup = {"hands": {**hands, "guards": {"sentry_listen": 6, "sentry_search": 4, "awaken": 2}}}
        if passage is not None:
            setup["passage"] = passage  # type: ignore[assignment]
        files = {
            "map.yaml": {
                "format": 1,
                "kind": "graph",
                "id": "ring",
                "title": "Ring",
                "places": places,
                "links": links,
            },
            "mission.yaml": {
                "format": 1,
                "title": "Errands",
                "triggers": triggers,
                "props": {"setup": setup},
            },
            "scenario.yaml": {
                "format": 1,
                "id": "ring",
                "game": "scorpion",
                "title": "Ring",
                "map": "map.yaml",
                "cards": "cards.yaml",
                "mission": "mission.yaml",
                "options": {
                    "setup": "chosen",
                    "sentries": 1,
                    "patrols": 0,
                    "sleepers": 1,
                    "traps": 0,
                    "ambushes": 1,
                    "turns": 4,
                    **options,
                },
            },
        }
        for name, content in files.items():
            (tmp_path / name).write_text(yaml.safe_dump(content), encoding="utf-8")
        shutil.copy(CARDS, tmp_path / "cards.yaml")
        pack, _ = read_pack(tmp_path, registry())  # lints call it too small for six targets, and rightly so
        assert pack is not None
        game = compile_game(pack, registry())
        assert isinstance(game, ScorpionGame)
        game.belief.limit = 1 << 30
        return game

    return make
