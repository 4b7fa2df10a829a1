"""The rulings that come with the packs: every one holds, and together with the tests they cover every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.plugins import registry
from uguisu_tools.rulings.run import coverage, run_rulings

ROOT = Path(__file__).parents[2]
PACKS = sorted(path.parent for path in (ROOT / "scenarios").glob("*/*/scenario.yaml"))
RULED = [path for path in PACKS if (path / "rulings.yaml").exists()]


def load(path: Path) -> Pack:
    pack, found = read_pack(path, registry())
    assert pack is not None, found
    return pack


@pytest.mark.parametrize("path", RULED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_ruling_holds(path: Path) -> None:
    outcomes = list(run_rulings(load(path), registry()))
    assert outcomes
    assert [str(found) for outcome in outcomes for found in outcome.found] == []


@pytest.mark.long
@pytest.mark.parametrize("game", sorted({path.parent.name for path in PACKS}))
def test_every_rule_is_covered(game: str) -> None:
    packs = [load(path) for path in RULED if path.parent.name == game]
    outcomes = [outcome for pack in packs for outcome in run_rulings(pack, registry())]
    rules = coverage(registry().game(game).rule_ids, outcomes, ROOT / "tests" / game)
    assert [rule.rule for rule in rules if not rule.covered] == []
