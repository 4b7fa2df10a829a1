"""Whatever a plugin does, its own author is named, one game is lost at most, and nobody's run ends."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys
from tests.support.toys import race

from uguisu import Game, Match, State, Texts, Variant, check, hookimpl, load
from uguisu.bots import Bot, BotType, Evaluator
from uguisu.checks import Finding, Lint
from uguisu.core.errors import RuleFailure
from uguisu.reports import Measure
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.running import carry_out
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.bots.table import BotFailure, Table
from uguisu_tools.solve.solving import solved_soon
from uguisu_tools.testing import Registry, load_registry


def plugin(**hooks: Callable[[], Any]) -> Any:
    """Return a plugin with these hooks."""
    members = {name: staticmethod(hookimpl(function)) for name, function in hooks.items()}
    for name, member in members.items():
        member.__func__.__name__ = name
    return type("Plugin", (), members)()


def registry_of(**hooks: Callable[[], Any]) -> Registry:
    return toys.registry(("evil", plugin(**hooks)))


# --- at loading: all of it or nothing -----------------------------------------------------------------------


def trouble_of(**hooks: Callable[[], Any]) -> str:
    found = registry_of(uguisu_lints=lambda: [Lint("harmless", lambda _: [])], **hooks)
    assert "harmless" not in [lint.id for lint in found.lints], "all or nothing"
    assert "evil" not in found.plugins
    trouble = found.details["evil"].trouble
    assert trouble is not None
    return str(trouble)


def leave() -> Any:
    raise SystemExit


class Swift(Variant):
    id, game = "swift", "race"


class Numbered(Variant):
    id, game = 7, "race"  # type: ignore[assignment]


WRONG: dict[str, tuple[str, Callable[[], Any], str]] = {
    "leaves": ("uguisu_packs", leave, "SystemExit"),
    "texts in no mapping": (
        "uguisu_texts",
        lambda: [Texts("race", ["en"])],  # type: ignore[arg-type]
        "the texts of 'race' should be a mapping",
    ),
    "a text that is none": (
        "uguisu_texts",
        lambda: [Texts("race", {"move.x": 3})],  # type: ignore[dict-item]
        "the text 'move.x'",
    ),
    "braces": ("uguisu_texts", lambda: [Texts("race", {"move.x": "{a"})], "has its braces wrong"),
    "a number for a game": ("uguisu_texts", lambda: [Texts(3, {})], "the game of"),  # type: ignore[arg-type]
    "no texts": ("uguisu_texts", lambda: [("race", {})], "should return Texts objects"),
    "a bot with a number": ("uguisu_bots", lambda: [BotType(7, print, "")], "should be a text, not 7"),  # type: ignore[arg-type]
    "a bot without a name": ("uguisu_bots", lambda: [BotType("", print, "")], "has no id"),  # type: ignore[arg-type]
    "a bot that can't be made": (
        "uguisu_bots",
        lambda: [BotType("b", 3, "")],  # type: ignore[arg-type]
        "`make` of 'b' should be a function",
    ),  # type: ignore[arg-type]
    "a variant with a number": ("uguisu_variants", lambda: [Numbered()], "should be a text, not 7"),
    "a measure of nothing": ("uguisu_measures", lambda: [Measure("m", "M", None)], "`take` of 'm'"),  # type: ignore[arg-type]
    "an evaluator of nothing": (
        "uguisu_evaluators",
        lambda: [Evaluator("e", "race", 3)],  # type: ignore[arg-type]
        "`evaluate` of 'e'",
    ),  # type: ignore[arg-type]
}


REFUSED = {"a bot with a number"}
"""What a compiled class refuses as soon as it is made, in words of its own."""


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=[pytest.mark.pure] * (what in REFUSED)) for what in WRONG]
)
def test_a_plugin_that_brings_nonsense_is_left_out_whole(what: str) -> None:
    hook, answer, told = WRONG[what]
    assert told in trouble_of(**{hook: answer})


def test_ctrl_c_is_the_users_own() -> None:
    def stop() -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        load_registry((), [("evil", plugin(uguisu_bots=stop))])


# --- lints ---------------------------------------------------------------------------------------------------


def finding(**wrong: Any) -> Finding:
    parts: dict[str, Any] = {"file": "map", "path": (), "code": "x", "message": "m"}
    return Finding(**{**parts, **wrong})


LINTS: dict[str, Callable[[Any], Any]] = {
    "leaves": lambda _: leave(),
    "gives up": lambda _: (_ for _ in ()).throw(GeneratorExit("enough")),
    "a severity that there is not": lambda _: [finding(severity="catastrophe")],
    "a path that is none": lambda _: [finding(path=("places", 3.5))],
    "a message that is none": lambda _: [finding(message=None)],
    "no finding": lambda _: ["wrong"],
    "no list": lambda _: 7,
}


@pytest.mark.parametrize("what", LINTS)
def test_a_lint_that_breaks_is_named_and_the_others_are_asked(what: str, tmp_path: Path) -> None:
    lints = [Lint("evil", LINTS[what]), Lint("good", lambda _: [finding(code="good", severity="hint")])]
    registry = registry_of(uguisu_lints=lambda: lints)
    game, found = check(toys.pack(tmp_path / "toy", "race"), registry)
    assert game is not None
    told = {one.code: one.message for one in found}
    assert "good" in told
    assert "test_evil_plugins" in told["broken-lint"]


# --- rules ---------------------------------------------------------------------------------------------------


def raising(error: BaseException) -> Callable[[Game, State], None]:
    def corrupt(_game: Game, _state: State) -> None:
        raise error

    return corrupt


def setting(name: str, value: Any) -> Callable[[Game, State], None]:
    def corrupt(_game: Game, state: State) -> None:
        setattr(state, name, value)

    return corrupt


CORRUPTIONS: dict[str, Callable[[Game, State], None]] = {
    "raises": raising(ZeroDivisionError("no")),
    "leaves": raising(SystemExit(0)),
    "a phase that there is not": setting("phase", 99),
    "a seat that there is not": setting("seat", 9),
    "a place that there is not": setting("at", []),
    "a result that there is not": lambda game, state: game.end(state, 17),
    "a negative result": lambda game, state: game.end(state, -3),
    "a result set by hand": lambda game, state: (setattr(state, "result", 17), setattr(state, "phase", -1))[
        1
    ],
}


def race_with(corrupt: Callable[[Game, State], None], tmp_path: Path, after: int = 6) -> Game:
    """Return the race with a variant that does something evil to the state from some ply on."""

    class Evil(Variant):
        id, game, title = "evil", "race", "Evil"

        def apply(self, build: Any, options: Any) -> None:
            def wrapper(original: Any) -> Any:
                def apply(state: State, action: int) -> None:
                    original(state, action)
                    if state.ply >= after:
                        corrupt(build.made, state)

                return apply

            make = build.make

            def made(spent: Any) -> Game:
                build.made = make(spent)
                return build.made

            build.make = made
            build.rules.wrap("run.apply", wrapper)

    registry = registry_of(uguisu_variants=lambda: [Evil()])
    return load(toys.pack(tmp_path / "toy", "race", variants=["evil"]), registry)


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_a_variant_that_corrupts_is_named_and_the_match_stands(what: str, tmp_path: Path) -> None:
    match = Match(race_with(CORRUPTIONS[what], tmp_path), 1)
    with pytest.raises(RuleFailure, match="variant 'evil'") as failed:  # noqa: PT012 - somewhere in these
        while not match.over:
            match.play(match.legal()[0])
    assert "crashed at" in failed.value.message
    assert match.legal()
    match.undo()


WRAPPINGS: dict[str, tuple[Callable[[Any], object], str]] = {
    "a wrapper that returns None": (
        lambda build: build.rules.wrap("run.legal", lambda _original: None),
        "ariant 'evil' puts None in the place of the rule 'run.legal', where a function should be",
    ),
    "pieces are cleared": (
        lambda build: build.pieces.clear(),
        "ariant 'evil' takes away the piece '",
    ),
    "seats are cleared": (lambda build: build.seats.clear(), "ariant 'evil' takes away the seat '"),
    "phases are cleared": (lambda build: build.phases.clear(), "ariant 'evil' takes away the phase '"),
}


@pytest.mark.parametrize("what", WRAPPINGS)
def test_a_variant_that_spoils_a_game_is_blamed_and_not_the_games_files(what: str, tmp_path: Path) -> None:
    spoil, told = WRAPPINGS[what]

    class Evil(Variant):
        id, game, title = "evil", "race", "Evil"

        def apply(self, build: Any, options: Any) -> None:
            spoil(build)

    game, found = check(
        toys.pack(tmp_path / "toy", "race", variants=["evil"]), registry_of(uguisu_variants=lambda: [Evil()])
    )
    assert game is None
    assert told in found[-1].message
    assert "race.py" not in found[-1].message


def test_a_rule_that_answers_none_is_named_with_its_line_and_no_other(tmp_path: Path) -> None:
    class Evil(Variant):
        id, game, title = "evil", "race", "Evil"

        def apply(self, build: Any, options: Any) -> None:
            build.rules.wrap("run.legal", lambda _original: lambda _state: None)

    registry = registry_of(uguisu_variants=lambda: [Evil()])
    game = load(toys.pack(tmp_path / "toy", "race", variants=["evil"]), registry)
    with pytest.raises(
        RuleFailure, match=r"the rule 'run\.legal' of variant 'evil' answered nothing"
    ) as told:
        Match(game, 1)
    assert "race.py" not in told.value.message
    assert told.value.message.count(".py:") == 1


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_in_a_playtest_it_costs_its_games_and_not_the_run(what: str, tmp_path: Path) -> None:
    game = race_with(CORRUPTIONS[what], tmp_path)
    plan = Plan("", 3, 1, {seat.id: BotSpec("random") for seat in game.seats})
    found = carry_out(game, plan, toys.registry())
    assert len(found.errors) == 3


def test_an_endless_game_is_stopped(tmp_path: Path) -> None:
    game = load(toys.pack(tmp_path / "toy", "race"), toys.registry())
    match = Match(game, 1, ply_limit=4)
    with pytest.raises(RuleFailure, match="did not end within 4 plies"):  # noqa: PT012
        while not match.over:
            match.play(match.legal()[0])
    assert match.state.ply == 4


# --- bots and measures ---------------------------------------------------------------------------------------


class Floating(Bot):
    def choose(self, decision: Any) -> Any:
        return float(decision.legal[0])


class Leaving(Bot):
    def choose(self, decision: Any) -> Any:
        raise SystemExit(0)


class Indexed(Bot):
    """Returns whole numbers of another type, as numpy's are."""

    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

        def __eq__(self, other: object) -> bool:
            return self.value == other

        __hash__ = None  # type: ignore[assignment]

    def choose(self, decision: Any) -> Any:
        return self.Number(decision.legal[0])


def bots() -> list[BotType]:
    kinds = (Floating, Leaving, Indexed)
    return [BotType(kind.__name__.lower(), lambda _s, _g, kind=kind: kind(), "") for kind in kinds]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("bot", "told"), [("floating", r"chose \d\.0, which is not legal"), ("leaving", "SystemExit")]
)
def test_a_bot_that_is_evil_is_named(bot: str, told: str, tmp_path: Path) -> None:
    registry = registry_of(uguisu_bots=bots)
    game = load(toys.pack(tmp_path / "toy", "race"), registry)
    table = Table(Match(game, 1), registry)
    table.seat_bots({seat.id: bot for seat in game.seats})
    with pytest.raises(BotFailure, match=f"the bot '{bot}' of '.*{told}"):
        table.let_bots_play()
    plan = Plan("", 2, 1, {seat.id: BotSpec(bot) for seat in game.seats})
    assert all(bot in error.message for error in carry_out(game, plan, registry).errors)


def test_a_whole_number_of_another_type_will_do(tmp_path: Path) -> None:
    registry = registry_of(uguisu_bots=bots)
    game = load(toys.pack(tmp_path / "toy", "race"), registry)
    table = Table(Match(game, 1), registry)
    table.seat_bots({seat.id: "indexed" for seat in game.seats})
    table.let_bots_play()
    assert table.match.over


@pytest.mark.parametrize("value", [math.nan, math.inf, [1.0, math.nan], "many", None])
def test_a_measure_that_is_no_number_is_named(value: Any, tmp_path: Path) -> None:
    registry = registry_of(uguisu_measures=lambda: [Measure("evil", "Evil", lambda _g, _s: {"n": value})])
    game = load(toys.pack(tmp_path / "toy", "race"), registry)
    plan = Plan("", 2, 1, {seat.id: BotSpec("random") for seat in game.seats})
    found = carry_out(game, plan, registry)
    (failure,) = found.failures
    assert (failure.measure, failure.games, found.played) == ("evil", 2, 2)


# --- from the command line -----------------------------------------------------------------------------------

LEAVING = """
from uguisu import Variant, hookimpl
from uguisu.checks import Lint

def leave(*_):
    raise SystemExit(0)

class Evil(Variant):
    id, game, title = "evil", "temple", "Evil"

    def apply(self, build, options):
        def wrapper(original):
            return lambda state, action: 1 / 0 if state.ply > 2 else original(state, action)
        build.rules.wrap("samurai.apply", wrapper)
        build.rules.wrap("ninja.apply", wrapper)

class Gone(Variant):
    id, game, title = "gone", "temple", "Gone"

    def apply(self, build, options):
        leave()

@hookimpl
def uguisu_variants():
    return [Evil(), Gone()]
"""
LINT = """
@hookimpl
def uguisu_lints():
    return [Lint("leave", leave)]
"""
TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"
Run = Callable[..., subprocess.CompletedProcess[str]]
Fake = Callable[[Path, str, str], Path]


@pytest.mark.long
def test_a_lint_that_leaves_does_not_end_validate(
    tmp_path: Path, python: Run, fake_distribution: Fake
) -> None:
    site = fake_distribution(tmp_path, "evil_one", LEAVING + LINT)
    done = python("-m", "uguisu_tools.cli", "validate", str(TRIANGLE), sites=[site])
    assert "evil_one.leave" in done.stdout
    assert "1 pack checked" in done.stdout
    assert (
        python("-m", "uguisu_tools.cli", "validate", "--strict", str(TRIANGLE), sites=[site]).returncode == 1
    )


def test_a_variant_that_leaves_is_named(tmp_path: Path, python: Run, fake_distribution: Fake) -> None:
    site = fake_distribution(tmp_path, "evil_one", LEAVING)
    done = python(
        "-m", "uguisu_tools.cli", "perft", "-d", "1", "--variants", "gone", str(TRIANGLE), sites=[site]
    )
    assert done.returncode == 2
    assert "variant 'gone' has a bug: SystemExit" in done.stderr


@pytest.mark.long
def test_a_rule_that_breaks_ends_no_game_and_the_game_is_saved(
    tmp_path: Path, python: Run, fake_distribution: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path))
    site = fake_distribution(tmp_path, "evil_one", LEAVING)
    arguments = [
        "-m",
        "uguisu_tools.cli",
        "play",
        str(TRIANGLE),
        "--variants",
        "evil",
        "--bots",
        "random",
        "--seed",
        "1",
    ]
    done = python(*arguments, sites=[site])
    assert done.returncode == 1
    assert "variant 'evil'" in done.stderr
    assert "evil_one.py" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    [saved] = tmp_path.rglob("triangle-*.json")
    assert str(saved) in done.stdout
    again = python("-m", "uguisu_tools.cli", "play", str(TRIANGLE), "--load", str(saved), sites=[site])
    assert again.returncode == 0, again.stderr


@pytest.mark.long
def test_what_a_plugin_writes_does_not_get_among_the_messages(
    tmp_path: Path, python: Run, fake_distribution: Fake
) -> None:
    code = """
import os, sys
from uguisu import hookimpl
from uguisu.checks import Lint

def chatter(pack):
    print("print")
    os.write(1, b"descriptor\\n")
    sys.__stdout__.write("the real one\\n")
    sys.__stdout__.flush()
    return []

@hookimpl
def uguisu_lints():
    return [Lint("chatter", chatter)]
"""
    site = fake_distribution(tmp_path, "evil_one", code)
    asked = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocol": 1}},
        {"jsonrpc": "2.0", "id": 2, "method": "new"},
    ]
    lines = "".join(json.dumps(line) + "\n" for line in asked)
    done = python("-m", "uguisu_tools.cli", "serve", "--stdio", str(TRIANGLE), sites=[site], told=lines)
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 2]
    assert {"print", "descriptor", "the real one"} <= set(done.stderr.splitlines())


def test_a_phase_that_cannot_be_bound_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(self: Any, game: Game) -> None:
        raise SystemExit

    monkeypatch.setattr(race.Run, "bind", bind)
    game, found = check(toys.pack(tmp_path / "toy", "race"), toys.registry())
    assert game is None
    assert "SystemExit" in found[-1].message


@pytest.mark.parametrize("error", [ZeroDivisionError("no"), SystemExit(3)])
def test_a_rule_that_breaks_while_a_sure_win_is_looked_for_ends_nothing(
    error: BaseException, tmp_path: Path
) -> None:
    assert solved_soon(race_with(raising(error), tmp_path)) is None
