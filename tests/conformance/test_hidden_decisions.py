"""Decisions that a seat must not notice: what it is told in their place, in games that are played."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import toys
from tests.support.secrets_kept import decisions_are_covered
from tests.support.toys import throwing

from uguisu.core.events import only
from uguisu.loading import load
from uguisu_scorpion.game import ScorpionGame
from uguisu_spies.game import SpiesGame
from uguisu_tools.testing import ConformanceError, Subject
from uguisu_tools.testing.checks.knowledge import what_changes_is_told

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = (
    "scorpion/two_castles",
    "scorpion/four_lanterns",
    "scorpion/homebrew_five",
    "spies/mansion",
    "spies/embassy",
)


@pytest.mark.parametrize("name", PACKS)
def test_the_other_side_is_told_one_thing_only(name: str) -> None:
    decisions_are_covered(load(SCENARIOS / name))


@pytest.mark.parametrize(
    ("game", "name"), [(SpiesGame, "spies/embassy"), (ScorpionGame, "scorpion/two_castles")]
)
def test_a_planted_leak_is_found(
    game: type[SpiesGame | ScorpionGame], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cover that names the phase lets guards watch what they must not: the conformance suite says so."""
    subject = Subject.load(SCENARIOS / name)
    what_changes_is_told(subject)
    monkeypatch.setattr(game, "cover", lambda self, state: (self.phases[state.phase].name, False))
    with pytest.raises(ConformanceError, match="notices a decision that is hidden from"):
        what_changes_is_told(subject)


@pytest.mark.parametrize("leak", ["a cover that tells", "a clock that ticks"])
def test_whoever_notices_nothing_cannot_count_what_is_decided(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both throw without a word, noticed by nobody else."""
    game = throwing.ThrowGame
    named = (lambda state: f"throw{state.seat}") if leak == "a cover that tells" else lambda state: "throw"
    monkeypatch.setattr(game, "decision_audience", lambda self, state: only(state.seat))
    monkeypatch.setattr(game, "cover", lambda self, state: (named(state), False))
    if leak != "a clock that ticks":
        monkeypatch.setattr(game, "clock", lambda self, state: 0)
    subject = Subject.load(toys.pack(tmp_path / "leaky", "throwing"), toys.registry())
    with pytest.raises(
        ConformanceError, match="an onlooker notices a decision that is hidden from an onlooker"
    ):
        what_changes_is_told(subject)
