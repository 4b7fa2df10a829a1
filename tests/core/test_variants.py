"""Variants: what they may change, and in which order."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.support import toys
from tests.support.toys import race

from uguisu import hookimpl
from uguisu.core.build import Build
from uguisu.core.errors import CompileError
from uguisu.core.game import Game
from uguisu.core.phase import Move, Phase
from uguisu.core.state import State
from uguisu.core.table import Track
from uguisu.core.text import Text
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu.plugins.variant import Variant, in_order


class Stand(Phase[State]):
    """After each run, the runner's owner bows: a phase put in between."""

    name = "bow"

    def bind(self, game: Game) -> None:
        self.game = game
        self.go_on = game.rules["cast.enter"]

    def enter(self, state: State) -> None:
        state.phase = self.index
        state.seat = (state.tracks[race.TURN] - 1) % 2

    def legal(self, state: State) -> list[int]:
        return [0]

    def apply(self, state: State, action: int) -> None:
        self.go_on(state)

    def describe(self, state: State, action: int) -> Move:
        return Move("bow", Text("move.bow"))


class Bowing(Variant):
    id, game = "bowing", "race"

    def apply(self, build: Build, options: Any) -> None:
        bow = Stand()
        build.add_phase(bow)
        enter = build.rules["bow.enter"]
        build.rules.wrap("run.apply", lambda run: lambda state, action: (run(state, action), enter(state)))


class Slow(Variant):
    """One step at a time: replaces a rule."""

    id, game = "slow", "race"

    def apply(self, build: Build, options: Any) -> None:
        cast: Any = build.phases["cast"]
        build.rules.replace("cast.legal", lambda state: [1])
        cast.chances = lambda state: [(1, 1)]


class Counted(Variant):
    id, game = "counted", "race"

    def apply(self, build: Build, options: Any) -> None:
        build.add_track(Track("runs", 0, 99))
        index = build.track_index("runs")

        def counting(original: Any) -> Any:
            def apply(state: State, action: int) -> None:
                state.tracks[index] += 1
                original(state, action)

            return apply

        build.rules.wrap("run.apply", counting)


class Doubled(Variant):
    """Counts as well; says that it comes after the other."""

    id, game = "doubled", "race"
    after = frozenset({"counted"})
    requires = frozenset({"counted"})
    seen: ClassVar[list[tuple[str, ...]]] = []

    def apply(self, build: Build, options: Any) -> None:
        index = build.track_index("runs")

        def doubling(original: Any) -> Any:
            def apply(state: State, action: int) -> None:
                original(state, action)
                state.tracks[index] *= 2

            return apply

        build.rules.wrap("run.apply", doubling)
        self.seen.append(build.rules.history("run.apply"))


class Lost(Variant):
    id, game = "lost", "race"
    conflicts = frozenset({"slow"})

    def apply(self, build: Build, options: Any) -> None:
        build.rules.wrap("run.aply", lambda original: original)


class Clumsy(Variant):
    id, game = "clumsy", "race"

    def apply(self, build: Build, options: Any) -> None:
        build.phases["nowhere"]


class Plugin:
    @hookimpl
    def uguisu_variants(self) -> list[Variant]:
        return [Bowing(), Slow(), Counted(), Doubled(), Lost(), Clumsy()]


def match_of(folder: Path, *variants: str) -> Match:
    path = toys.pack(folder / "toy", "race", variants=list(variants))
    return Match(load(path, toys.registry(("v", Plugin()))), 1)


def tracks(match: Match) -> dict[str, int]:
    return {track.id: track.value for track in match.view().tracks}


def test_a_variant_replaces_a_rule(tmp_path: Path) -> None:
    match = match_of(tmp_path, "slow")
    while not match.over:
        match.play(match.legal()[0])
    assert {step.move for step in match.steps if not step.seat} == {"die1"}
    assert match.game.variants == ("slow",)


def test_a_variant_puts_a_phase_in_between(tmp_path: Path) -> None:
    match = match_of(tmp_path, "bowing")
    match.play("red-1")
    assert (match.to_move, match.legal()) == ("red", ["bow"])
    match.play("bow")
    assert match.to_move == "blue"


def test_variants_wrap_in_their_declared_order_however_they_are_listed(tmp_path: Path) -> None:
    for order in (("counted", "doubled"), ("doubled", "counted")):
        Doubled.seen.clear()
        match = match_of(tmp_path, *order)
        for _ in range(3):
            match.play(match.legal()[0])
        assert tracks(match)["runs"] == 14, "(0+1)*2, (2+1)*2, (6+1)*2"
        assert Doubled.seen == [("the game", "variant 'counted'", "variant 'doubled'")]


def test_listed_order_counts_where_none_is_declared() -> None:
    pairs: list[tuple[Variant, Any]] = [(Slow(), None), (Counted(), None)]
    assert [variant.id for variant, _ in in_order(pairs)] == ["slow", "counted"]
    assert [variant.id for variant, _ in in_order(pairs[::-1])] == ["counted", "slow"]


def test_variants_that_wait_for_each_other_keep_the_listed_order() -> None:
    class A(Variant):
        id, game, after = "a", "race", frozenset({"b"})

    class B(Variant):
        id, game, after = "b", "race", frozenset({"a"})

    assert [variant.id for variant, _ in in_order([(A(), None), (B(), None)])] == ["a", "b"]


@pytest.mark.parametrize(
    ("variants", "message"),
    [
        (["lost"], "variant 'lost' refers to a rule 'run.aply'"),
        (["clumsy"], "variant 'clumsy' has a bug: KeyError: 'nowhere'"),
        (["doubled"], "counted"),
        (["lost", "slow"], "slow"),
        (["slow", "slow"], "slow"),
        (["nobody"], "nobody"),
    ],
)
def test_what_cannot_be_is_said_of_the_scenario(tmp_path: Path, variants: list[str], message: str) -> None:
    path = toys.pack(tmp_path / "toy", "race", variants=variants)
    game, found = check(path, toys.registry(("v", Plugin())))
    assert game is None
    assert any(message.lower() in line.message.lower() for line in found if line.severity == "error")
    assert all(line.file.endswith("scenario.yaml") for line in found)


def build_of_race() -> Build:
    class Scenario:
        game, id, title = "race", "x", "X"

    class Content:
        scenario, topology, mission, cards = Scenario, None, None, None

    return race.Race().build(Content, None)


def test_a_build_refuses_doubles_and_what_is_not_there() -> None:
    build = build_of_race()
    with pytest.raises(CompileError, match="two phases are called 'run'"):
        build.add_phase(race.Run())
    with pytest.raises(CompileError, match="two tracks are called 'die'"):
        build.add_track(Track("die"))
    with pytest.raises(CompileError, match="no phase 'walk' to put 'bow' after"):
        build.insert(Stand(), after="walk")
    with pytest.raises(CompileError, match=r"defines the rule 'run\.legal', which already exists"):
        build.rules.define("run.legal", list)
    assert (build.piece_index("red-2"), build.piece_index("green")) == (1, -1)
    assert (build.seat_index("blue"), build.result_index("blue_first"), build.area_index("x")) == (1, 1, -1)


def test_an_inserted_phase_comes_between(tmp_path: Path) -> None:
    build = build_of_race()
    run = build.phases["run"]
    run.then = build.phases["cast"]
    bow = Stand()
    build.insert(bow, after="run")
    assert (run.then, bow.then) == (bow, build.phases["cast"])
    assert "bow.legal" in build.rules
