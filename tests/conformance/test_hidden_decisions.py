"""Decisions that a seat must not notice: what it is told in their place, in games that are played."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import toys
from toys import throwing

from uguisu.core.events import only
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.core.view import DecisionView
from uguisu.loading import load
from uguisu.testing import ConformanceError, Subject
from uguisu.testing.checks.knowledge import what_changes_is_told
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.nested import Nested
from uguisu_spies.game import SpiesGame

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = (
    "scorpion/two_castles",
    "scorpion/four_lanterns",
    "scorpion/homebrew_five",
    "spies/mansion",
    "spies/embassy",
)
ONLOOKER = -1


def states(game: Game, plies: int = 140) -> Iterator[State]:
    for seed in range(2):
        state, rng = game.new(seed), random.Random(seed)
        for _ in range(plies):
            if state.over:
                break
            yield state
            if state.seat == CHANCE:
                game.roll(state)
            else:
                game.apply(state, rng.choice(game.legal(state)))


def others(game: Game) -> tuple[set[int], set[str]]:
    """Return the seats against which secrets are kept, and the phases of the rest that they may notice."""
    if isinstance(game, ScorpionGame):
        open_phases = {phase.name for phase in game.phases if isinstance(phase, Nested) and not phase.secret}
        return set(game.table.guard_seats), open_phases
    return {0}, set()


@pytest.mark.parametrize("name", PACKS)
def test_the_other_side_is_told_one_thing_only(name: str) -> None:
    """Whatever the intruders or the spies decide in secret, guards and onlookers are told the same: that they are at
    work. Their own side is told what is decided."""
    game = load(SCENARIOS / name)
    guards, open_phases = others(game)
    told: dict[int, set[DecisionView]] = defaultdict(set)
    hidden: set[str] = set()
    for state in states(game):
        if state.seat == CHANCE or state.seat in guards:
            continue
        phase = game.phases[state.phase].name
        for seat in (*guards, ONLOOKER):
            decision = game.view(state, seat).decision
            assert decision is not None
            assert decision.moves == ()
            if phase not in open_phases:
                told[seat].add(decision)
        own = game.view(state, state.seat).decision
        assert own is not None
        assert own.phase == phase
        assert own.moves
        if phase not in open_phases:
            hidden.add(phase)
    assert len(hidden) > 1, "the games must come to decisions that are kept secret"
    words = {decision.phase for decisions in told.values() for decision in decisions}
    assert [len(decisions) for decisions in told.values()] == [1] * (len(guards) + 1)
    assert len(words) == 1
    assert not words & hidden


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
