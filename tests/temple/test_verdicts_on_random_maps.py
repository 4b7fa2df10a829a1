"""On random maps that can be solved, the default bots say who wins, or the report warns that they may not."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import uguisu
from uguisu.plugins import registry
from uguisu_lab.playtest import run
from uguisu_lab.playtest.trust import THESE, leader
from uguisu_tools.bots.spec import parse_bots
from uguisu_tools.solve.solving import solve

WIDE, MAPS, GAMES, CLIMBS = 4, 30, 16, 6
CORNERS = ("p0_0", "p0_3", "p3_0", "p3_3")
KINDS = ("road", "road", "road", "bridge", "rope", "hanging_bridge")


def random_map(rng: random.Random, folder: Path) -> Path:
    """Write a pack: a net of sixteen crossings with holes, towers in its corners, walls between them, starts given."""
    names = [f"p{row}_{column}" for row in range(WIDE) for column in range(WIDE)]
    ways = [
        (f"p{row}_{column}", f"p{row + down}_{column + right}")
        for row in range(WIDE)
        for column in range(WIDE)
        for down, right in ((0, 1), (1, 0), (1, 1))
        if row + down < WIDE and column + right < WIDE and rng.random() < (0.85 if down + right == 1 else 0.3)
    ]
    ways = [way for way in ways if set(way) - {*CORNERS}]
    walls = [("p0_0", "p0_3"), ("p0_3", "p3_3"), ("p3_3", "p3_0"), ("p3_0", "p0_0")]
    links = [{"between": way, "kind": rng.choice(KINDS)} for way in ways]
    links += [{"between": way, "kind": "wall_way"} for way in walls if rng.random() < 0.6]
    places = [
        {
            "id": name,
            "at": [100 * int(name[3]), 100 * int(name[1])],
            "tags": ["tower"]
            if name in CORNERS
            else ["inner"]
            if name[1] in "12" and name[3] in "12"
            else [],
        }
        for name in names
    ]
    options = {
        "samurai": 3,
        "samurai_start": rng.sample(CORNERS, 3),
        "ninja_start": rng.choice(["p1_1", "p1_2", "p2_1", "p2_2"]),
        "turn_limit": 15,
        "stalemate": "ninja",
    }
    files = {
        "scenario.yaml": {"format": 1, "id": "net", "game": "temple", "title": "A net", "map": "map.yaml", "options": options},
        "map.yaml": {"format": 1, "kind": "graph", "id": "net", "places": places, "links": links},
    }  # fmt: skip
    folder.mkdir()
    for name, said in files.items():
        (folder / name).write_text(json.dumps(said), encoding="utf-8")
    return folder


@pytest.mark.slow
def test_the_default_bots_see_the_winner_or_the_report_warns(tmp_path: Path, capsys) -> None:
    rng = random.Random(7)
    right = warned = made = maps = 0
    wins: dict[str, int] = {"ninja": 0, "samurai": 0}
    while maps < MAPS:
        made += 1
        pack = random_map(rng, tmp_path / f"net{made}")
        game, _ = uguisu.check(pack)
        if game is None:
            continue
        winner = solve(game).start.winner
        assert winner is not None
        if wins[winner] >= MAPS // 2:
            continue  # half of the maps for each side
        wins[winner] += 1
        maps += 1
        found = run(pack, GAMES, parse_bots("", game, registry()), 2, seed=made, checks=0, climbs=CLIMBS)
        these = next(rung for rung in found.ladder if rung.bot == THESE)
        ahead = max(these.wins, key=lambda side: these.wins[side])
        right += ahead == winner
        sure = leader(these.wins, these.games, these.distinct, at_any_time=False) is not None
        doubts = bool(found.warnings) or not sure
        warned += ahead != winner and doubts
        with capsys.disabled():
            lines = [(rung.bot or "default", rung.wins) for rung in found.ladder]
            print(f"\n{made}: {winner}; {lines}; {found.distinct_games} differ; {found.warnings}", flush=True)
    with capsys.disabled():
        print(f"\nright on {right} of {MAPS} maps, of the others {warned} with a warning")
    assert right >= 0.9 * MAPS
    assert right + warned == MAPS
