"""What is asked of every pack in `tests/packs`: findings are none but those meant, its rulings hold, and its games end."""

from __future__ import annotations

import random
from collections.abc import Collection
from pathlib import Path

import yaml

from uguisu import Game, read_pack
from uguisu.content.diagnostics import Diagnostic
from uguisu_tools.rulings import run_rulings
from uguisu_tools.testing import registry


def rulings_that_hold(path: Path, *, tell_all: Collection[str] = ()) -> int:
    """Return how many rulings a pack has; nothing is to be said against it, and all of them hold.

    `tell_all` are the mission's triggers that show everybody what not everybody may know, and are meant to: each is to be
    hinted at, and no other.
    """
    pack, found = read_pack(path, registry())
    assert pack is not None
    hinted = [finding for finding in found if finding.code == "trigger-tells-a-secret"]
    assert [finding.message for finding in found if finding not in hinted] == []
    assert {_trigger_of(path, finding) for finding in hinted} == set(tell_all)
    outcomes = list(run_rulings(pack, registry()))
    assert [outcome.ruling.id for outcome in outcomes if not outcome.holds] == []
    return len(outcomes)


def _trigger_of(path: Path, finding: Diagnostic) -> str:
    """Return the id of the trigger that a finding is about, in the pack's own file: a mod's triggers come after others."""
    assert finding.path is not None
    triggers = yaml.safe_load((path / "mission.yaml").read_text(encoding="utf-8"))["triggers"]
    return str(triggers[finding.path[1]]["id"])


def play_to_the_end(game: Game, games: int, limit: int = 20_000) -> None:
    """Play random games; each ends within so many plies."""
    for seed in range(games):
        state = game.new(seed, record=True)
        game.playout(state, random.Random(seed), limit)
        assert state.over
