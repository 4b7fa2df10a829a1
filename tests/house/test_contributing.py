"""The examples in CONTRIBUTING.md and docs/README.md, run as they stand there."""

from __future__ import annotations

import importlib.util
import random
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from uguisu.bots.bot import Decision
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.loader import read_pack
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu.plugins import load_registry
from uguisu.plugins.registered import Registry
from uguisu_tools.rulings.recording import record
from uguisu_tools.rulings.run import run_rulings
from uguisu_tools.testing import check_game

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```(python|yaml)\n# ((?:orchard/)?[a-z_]+\.(?:py|yaml))\n(.*?)```", re.DOTALL)
PLUGINS = ("hare", "orchard", "swift", "fog", "dead_ends", "timid", "wary")


ORCHARD = {
    "scenario.yaml": "{format: 1, id: orchard, game: orchard, title: Orchard, map: map.yaml, cards: cards.yaml}",
    "map.yaml": "{format: 1, kind: graph, id: orchard, places: [{id: tree, at: [0, 0]}]}",
}
"""What the example of a card game takes for granted."""


@pytest.fixture(scope="module")
def snippets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with each example in the file that its first line names."""
    folder = tmp_path_factory.mktemp("contributing")
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for _, name, body in BLOCK.findall(text):
        home = folder / "pack" if name.endswith(".yaml") and "/" not in name else folder
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(body, encoding="utf-8")
    return folder


def module_of(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"contributing_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def registry(snippets: Path) -> Registry:
    found = load_registry((), [(name, module_of(snippets / f"{name}.py")) for name in PLUGINS])
    assert {name: info.trouble for name, info in found.details.items() if info.trouble} == {}
    return found


@pytest.fixture(scope="module")
def findings(snippets: Path, registry: Registry) -> list[Diagnostic]:
    game, found = check(snippets / "pack", registry)
    assert game is not None, [str(finding) for finding in found]
    return found


def test_a_position_saved_from_play_says_what_is_the_games_own(snippets: Path, registry: Registry) -> None:
    match = Match(load(snippets / "pack", registry), 1)
    for move in ("hare:meadow", "hound:kennel", "hare:burrow"):
        match.play(move)
    ruling = record(match, "saved")
    assert ruling["setup"] == {
        "pieces": {"hare": "meadow", "hound": "kennel"},
        "marks": [{"kind": "fog", "place": "meadow"}, {"kind": "fog", "place": "kennel"}],
        "phase": "run",
        "seat": "hare",
        "left": 5,
    }
    assert ruling["play"] == ["hare:burrow"]


def test_every_example_is_used(snippets: Path) -> None:
    assert {path.stem for path in snippets.glob("*.py")} == {*PLUGINS, "test_hare"}


def test_the_game_keeps_every_promise(snippets: Path, registry: Registry) -> None:
    check_game(snippets / "pack", registry)


def test_the_card_game_keeps_every_promise(snippets: Path, registry: Registry) -> None:
    for name, text in ORCHARD.items():
        (snippets / "orchard" / name).write_text(text, encoding="utf-8")
    check_game(snippets / "orchard", registry)
    game = load(snippets / "orchard", registry)
    ends = {game.playout(game.new(seed), random.Random(seed)).result for seed in range(30)}
    assert ends == {0, 1}


def test_the_lint_finds_the_dead_end(findings: list[Diagnostic]) -> None:
    assert [(line.code, line.message) for line in findings] == [("dead-end", "'burrow' is a dead end")]


def test_the_operation_and_the_condition_work_in_the_mission(snippets: Path, registry: Registry) -> None:
    match = Match(load(snippets / "pack", registry), 1)
    match.play("hare:burrow")
    assert match.view().marks == ()
    match.play("hound:brook")
    match.play("hare:meadow")
    assert [mark.place for mark in match.view().marks] == ["kennel", "meadow"]


def test_the_ruling_holds_and_a_wrong_position_is_told(
    snippets: Path, registry: Registry, tmp_path: Path
) -> None:
    pack, found = read_pack(snippets / "pack", registry)
    assert pack is not None, found
    assert [outcome.holds for outcome in run_rulings(pack, registry)] == [True]
    shutil.copytree(snippets / "pack", tmp_path / "pack")
    rulings = tmp_path / "pack" / "rulings.yaml"
    rulings.write_text(rulings.read_text(encoding="utf-8").replace("left: 1", "left: 0"), encoding="utf-8")
    pack, [finding] = read_pack(tmp_path / "pack", registry)
    assert pack is None
    assert (finding.line, finding.path) == (6, ("rulings", 0, "setup", "left"))


def test_the_variant_changes_the_game(snippets: Path, registry: Registry, tmp_path: Path) -> None:
    scenario = (snippets / "pack" / "scenario.yaml").read_text(encoding="utf-8")
    (tmp_path / "scenario.yaml").write_text(scenario + "variants: [swift]\n", encoding="utf-8")
    for name in ("map.yaml", "mission.yaml", "rulings.yaml"):
        (tmp_path / name).write_bytes((snippets / "pack" / name).read_bytes())
    plain, swift = Match(load(snippets / "pack", registry)), Match(load(tmp_path, registry))
    assert plain.legal() == ["hare:meadow", "hare:burrow"]
    assert swift.legal() == ["hare:burrow", "hare:meadow", "hare:brook", "hare:kennel"]
    check_game(tmp_path, registry)


def test_the_bot_plays(snippets: Path, registry: Registry) -> None:
    game = load(snippets / "pack", registry)
    state = game.new(1)
    bot = registry.bots_of(game.id)["timid"].make("", game)
    while not state.over:
        game.apply(state, bot.choose(Decision(game, state, random.Random(0))))
    assert game.results[state.result].id == "caught"


def test_foresight_sees_what_rules_of_thumb_do_not(snippets: Path, registry: Registry) -> None:
    """As a hound beside the hare: rules of thumb see nowhere to go, search finds that running into it wins."""
    game = load(snippets / "pack", registry)
    chosen: dict[str, set[int]] = {"foresight": set(), "wary": set()}
    for seed in range(8):
        state = game.new(seed)
        game.apply(state, game.legal(state)[0])
        decision = Decision(game, state, random.Random(seed))
        for bot, found in chosen.items():
            found.add(registry.bots_of(game.id)[bot].make("", game).choose(decision))
    assert chosen["foresight"] == {state.at[0]}
    assert len(chosen["wary"]) > 1


def test_the_class_for_tests_is_written_right(snippets: Path) -> None:
    suite = module_of(snippets / "test_hare.py").TestTheMeadow
    assert suite.pack == "packs/meadow"


def test_the_python_of_the_list_of_pages_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "README.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert blocks
    for block in blocks:
        exec(compile(block, "docs/README.md", "exec"), {})
    assert capsys.readouterr().out
