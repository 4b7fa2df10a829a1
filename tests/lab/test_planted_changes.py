"""Planted changes: a comparison finds which way they go, or says that it can't tell; where nothing changes it is silent."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu.board.model import GraphMap
from uguisu.loading import load_pack
from uguisu_lab.comparing import Contender, Pairs, contender, played_pairs
from uguisu_lab.edits import Edits
from uguisu_lab.playtest.playing import Played
from uguisu_lab.playtest.workers import workers_for

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PLAYED, DRAWN, REPEATS = 1500, 400, 200
"""Pairs that are played; pairs that each repeat draws from them; repeats."""
MOST = 0.08
"""Of so many repeats in which chance claims something in one of twenty, this part is hardly ever passed."""


def one_card_more(edits: Edits) -> None:
    edits.set_copies("sentry_search", 7)


def one_rope_fewer(edits: Edits) -> None:
    edits.set_copies("ninja_rope", 2)


def a_wall_way_less(edits: Edits) -> None:
    assert isinstance(edits.pack.map, GraphMap)
    wall = next(link for link in edits.pack.map.links if link.kind == "wall_way")
    edits.without("link", ",".join(wall.between))


def pairs_of(first: Contender, second: Contender) -> list[tuple[Played, Played]]:
    plans = (first.plan(PLAYED, 0), second.plan(PLAYED, 0))
    known = {id(plans[0]): first.game, id(plans[1]): second.game}
    with workers_for(2) as workers:
        return list(played_pairs(workers, plans, known, range(PLAYED)))


def claims(contenders: Contender, pairs: list[tuple[Played, Played]]) -> dict[str, int]:
    """Return for each side whose wins are said to differ, which way."""
    added = Pairs(contenders.game)
    for one, other in pairs:
        added.add(one, other)
    return {out.side: 1 if out.difference.value > 0 else -1 for out in added.outcomes() if out.clear}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "bots", "plant"),
    [
        ("scorpion/garden_gate", "scorpion", one_card_more),
        ("scorpion/garden_gate", "scorpion", one_rope_fewer),
        ("temple/nightingale_temple", "greedy", a_wall_way_less),
    ],
)
def test_planted_changes_are_found_or_left_open(pack: str, bots: str, plant, capsys) -> None:
    edits = Edits(load_pack(SCENARIOS / pack))
    plant(edits)
    first = contender(SCENARIOS / pack, bots)
    pairs = pairs_of(first, contender(SCENARIOS / pack, bots, edits.overrides()))
    whole = Pairs(first.game)
    for one, other in pairs:
        whole.add(one, other)
    truth = {out.side: 1 if out.difference.value > 0 else -1 for out in whole.outcomes()}
    rng, wrong, found, false = random.Random(1), 0, 0, 0
    for _ in range(REPEATS):
        drawn = rng.sample(pairs, DRAWN)
        claimed = claims(first, drawn)
        found += bool(claimed)
        wrong += any(truth[side] != way for side, way in claimed.items())
        # Either game of each pair at random: now the change does nothing.
        false += bool(claims(first, [pair if rng.random() < 0.5 else pair[::-1] for pair in drawn]))
    with capsys.disabled():
        shown = {out.side: (round(out.difference.value, 3), out.clear) for out in whole.outcomes()}
        print(f"\n{pack} {plant.__name__}: {shown}; found {found}, wrong {wrong}, false {false}")
    assert wrong <= 0.05 * REPEATS
    assert false <= MOST * REPEATS
