"""A stranger's distribution, installed: its game plays, its variant changes Temple, and all it brings works."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]

PLAY = """
import json, random, sys
import uguisu
from uguisu.plugins import registry
from uguisu.bots.bot import Decision

game = uguisu.load(sys.argv[1])
match = uguisu.Match(game, seed=1)
bot = registry().bots_of(game.id)["orderly"].make(sys.argv[2], game)
while not match.over:
    decision = Decision(game, match.state, random.Random(0))
    match.apply(bot.choose(decision))
view = match.view("heron", "it")
print(json.dumps({
    "result": view.result.id,
    "moves": [step.move for step in match.steps],
    "marks": [mark.place for mark in view.marks],
    "log": [line.text for line in view.log],
    "measures": [dict(measure.take(game, match.state)) for measure in registry().measures if measure.game == "pond"],
}))
"""


@pytest.fixture(scope="module")
def pond(site: Path) -> Path:
    return site / "uguisu_stranger" / "packs" / "pond"


def answer(done: subprocess.CompletedProcess[str]) -> dict[str, object]:
    assert done.returncode == 0, done.stderr
    told: dict[str, object] = json.loads(done.stdout)
    return told


def test_uguisu_plugins_lists_it_with_version_and_origin(site: Path, python: Run) -> None:
    done = python("-m", "uguisu_tools.cli", "plugins", "-v", sites=[site])
    assert done.returncode == 0, done.stderr
    assert "stranger 2.5.0 (from uguisu-stranger)" in done.stdout
    for thing in ("game 'pond'", "variant 'barefoot' of temple", "operation 'strew'", "condition 'near'"):
        assert thing in done.stdout
    for thing in ("lint 'lonely-leaf'", "bot 'orderly'", "evaluator 'hopeful' of pond", "measure 'jumps'"):
        assert thing in done.stdout


def test_it_is_not_there_when_it_is_not_installed(python: Run) -> None:
    done = python("-m", "uguisu_tools.cli", "plugins", sites=[])
    assert "stranger" not in done.stdout


def test_its_game_plays_with_its_bot_its_words_and_its_measure(site: Path, pond: Path, python: Run) -> None:
    told = answer(python("-c", PLAY, str(pond), "", sites=[site]))
    assert told["moves"] == ["moss", "lotus", "reed", "stone", "log"]
    assert told["result"] == "heron_wins"
    assert told["measures"] == [{"jumps": 5.0}]
    assert told["log"][0] == "La rana salta su moss"  # type: ignore[index]
    assert told["marks"], "its condition and its operation lay ripples round the frog"


@pytest.mark.long
def test_its_bot_reads_a_setting(site: Path, pond: Path, python: Run) -> None:
    told = answer(python("-c", PLAY, str(pond), "last", sites=[site]))
    assert told["moves"][0] == "reed"  # type: ignore[index]
    refused = python("-c", PLAY, str(pond), "middle", sites=[site])
    assert "'orderly' knows the setting 'last', not 'middle'" in refused.stderr


@pytest.mark.long
def test_its_lint_looks_at_its_packs(site: Path, pond: Path, python: Run) -> None:
    done = python("-m", "uguisu_tools.cli", "validate", str(pond), sites=[site])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "hint[lonely-leaf]: Leaf 'log' is a dead end" in done.stdout
    assert "map.yaml:10:" in done.stdout
    done = python("-m", "uguisu_tools.cli", "validate", str(pond), "--language", "it", sites=[site])
    assert "consiglio[lonely-leaf]: La foglia `log` è un vicolo cieco" in done.stdout


@pytest.mark.long
def test_its_game_conforms(site: Path, pond: Path, python: Run) -> None:
    done = python("-m", "uguisu_tools.testing", "check", str(pond), sites=[site])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "conforms" in done.stdout


def test_its_packs_and_panels_are_passed_on(site: Path, python: Run) -> None:
    code = (
        "import json; from uguisu.plugins import registry; r = registry(); "
        "print(json.dumps({'packs': [str(p) for p in r.packs], 'panels': [*map(str, r.editor_panels)]}))"
    )
    told = answer(python("-c", code, sites=[site]))
    assert str(site / "uguisu_stranger" / "packs") in told["packs"]  # type: ignore[operator]
    assert "frog panel" in told["panels"]  # type: ignore[operator]


def test_its_evaluators_are_found_by_name(site: Path, pond: Path, python: Run) -> None:
    code = (
        "import sys, json, uguisu; from uguisu.plugins import registry; r = registry(); "
        "game = uguisu.load(sys.argv[1]); state = game.new(); "
        "print(json.dumps([dict(r.evaluators['pond', name].evaluate(game, state)) for name in ('default', 'hopeful')]))"
    )
    told = answer(python("-c", code, str(pond), sites=[site]))
    assert told == [{"heron": 0.0, "stork": 0.0}, {"heron": 0.5, "stork": 0.5}]


@pytest.mark.long
def test_its_words_are_in_the_schema_of_every_game(site: Path, python: Run, tmp_path: Path) -> None:
    done = python("-m", "uguisu_tools.cli", "schema", "--write", str(tmp_path), sites=[site])
    assert done.returncode == 0, done.stdout + done.stderr
    schema = (tmp_path / "words.schema.json").read_text(encoding="utf-8")
    assert '"strew"' in schema
    assert '"near"' in schema
    assert '"pond"' in (tmp_path / "scenario.schema.json").read_text(encoding="utf-8")


TEMPLE = """
format: 1
id: barefoot_yard
game: temple
needs: {temple: ">=0.1", stranger: ">=2.5"}
title: Barefoot yard
map: map.yaml
variants: VARIANTS
options: {samurai: 3, samurai_start: [t1, t2, t3], ninja_start: heart}
"""
YARD = """
format: 1
kind: graph
id: yard
places:
  - {id: heart, at: [0, 0], tags: [inner]}
  - {id: a, at: [1, 0]}
  - {id: b, at: [0, 1]}
  - {id: t1, at: [2, 0], tags: [tower]}
  - {id: t2, at: [2, 2], tags: [tower]}
  - {id: t3, at: [0, 2], tags: [tower]}
links:
  - {between: [heart, a], kind: road}
  - {between: [heart, b], kind: road}
  - {between: [a, t1], kind: road}
  - {between: [a, b], kind: road}
  - {between: [b, t3], kind: road}
  - {between: [a, t2], kind: road}
"""


@pytest.fixture
def yard(tmp_path: Path) -> Callable[[str], Path]:
    def write(variants: str) -> Path:
        (tmp_path / "scenario.yaml").write_text(TEMPLE.replace("VARIANTS", variants), encoding="utf-8")
        (tmp_path / "map.yaml").write_text(YARD, encoding="utf-8")
        return tmp_path

    return write


OPENING = """
import json, sys, uguisu
match = uguisu.Match(uguisu.load(sys.argv[1]), seed=1)
first = match.legal()
for _ in range(2):
    if "ninja:heart" in match.legal():
        match.play("ninja:heart")
        while match.to_move == "samurai":
            match.play(next(move for move in match.legal() if move.endswith(":stay")))
print(json.dumps({"first": first, "then": match.legal(), "rests": [t.value for t in match.view().tracks if t.id == "rests"]}))
"""


@pytest.mark.long
def test_its_variant_changes_a_game_that_never_heard_of_it(
    site: Path, yard: Callable[[str], Path], python: Run
) -> None:
    plain = answer(python("-c", OPENING, str(yard("[]")), sites=[site]))
    assert plain == {"first": ["ninja:a", "ninja:b"], "then": ["ninja:a", "ninja:b"], "rests": []}
    barefoot = answer(python("-c", OPENING, str(yard("[{id: barefoot, options: {rests: 2}}]")), sites=[site]))
    assert barefoot["first"] == ["ninja:a", "ninja:b", "ninja:heart"]
    assert barefoot["then"] == ["ninja:a", "ninja:b"]
    assert barefoot["rests"] == [0]


@pytest.mark.long
def test_its_variant_still_conforms(site: Path, yard: Callable[[str], Path], python: Run) -> None:
    done = python("-m", "uguisu_tools.testing", "check", str(yard("[barefoot]")), sites=[site])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("variants", "message"),
    [
        ("[barefoot, compulsory_movement]", "compulsory_movement"),
        ("[barefeet]", "Did you mean `barefoot`"),
        ("[{id: barefoot, options: {rests: 99}}]", "9"),
    ],
)
def test_its_variant_is_checked_like_any(
    site: Path, yard: Callable[[str], Path], python: Run, variants: str, message: str
) -> None:
    done = python("-m", "uguisu_tools.cli", "validate", str(yard(variants)), sites=[site])
    assert done.returncode == 1, done.stdout + done.stderr
    assert message in done.stdout


def test_a_pack_that_needs_it_says_so_where_it_is_missing(yard: Callable[[str], Path], python: Run) -> None:
    done = python("-m", "uguisu_tools.cli", "validate", str(yard("[barefoot]")), sites=[])
    assert done.returncode == 1
    assert "stranger" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
