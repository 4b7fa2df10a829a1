"""What is made beside the engine is made by its doors alone: an importer, a server, a check of language, a report's section.

A panel of the editor is in tests/editor/test_panels_of_plugins.py, a kind of map in tests/plugins/bricks.
"""

from __future__ import annotations

import ast
import json
import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from tests.support.beside import importer, section, server, shouting

from uguisu import check, load
from uguisu.checks import has_errors
from uguisu.plugins import load_registry
from uguisu_lab.playtest import BotSpec, write_report
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.running import carry_out

TOYS = Path(__file__).parents[1] / "support" / "beside"
MAZE = """\
T....T
.NNN..
T....T
"""


@pytest.mark.parametrize("toy", sorted(path.stem for path in TOYS.glob("[a-z]*.py")))
def test_a_toy_goes_in_by_the_doors(toy: str) -> None:
    for node in ast.walk(ast.parse((TOYS / f"{toy}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uguisu"):
            door = import_module(str(node.module))
            assert {name.name for name in node.names} <= set(door.__all__), node.module
        elif isinstance(node, ast.Import):
            assert {name.name.partition(".")[0] for name in node.names} <= sys.stdlib_module_names


def test_the_importer_makes_a_pack_that_is_played(tmp_path: Path) -> None:
    pack = importer.import_maze(MAZE, "maze", tmp_path)
    game, findings = check(pack)
    assert game is not None
    assert not has_errors(findings)
    assert len(game.topology) == 18
    assert len(game.seats) == 2
    assert game.legal(game.new(1))


def test_the_server_plays_and_keeps_secrets(tmp_path: Path) -> None:
    game = load(importer.import_maze(MAZE, "maze", tmp_path))
    seats = [seat.id for seat in game.seats]
    first = json.loads(next(server.serve(game, 1, [json.dumps({"do": "look", "seat": seats[0]})])))
    mover = first["turn"]
    asked = [
        {"do": "look", "seat": mover},
        {"do": "move", "seat": next(seat for seat in seats if seat != mover), "move": "stay"},
        {"do": "move", "seat": mover, "move": "nowhere"},
    ]
    here, not_theirs, no_move = map(json.loads, server.serve(game, 1, map(json.dumps, asked)))
    assert mover in not_theirs["refused"]
    assert "nowhere" in no_move["refused"]
    move = {"do": "move", "seat": mover, "move": here["moves"][0]}
    (after,) = map(json.loads, server.serve(game, 1, [json.dumps(move)]))
    assert len(after["log"]) > len(here["log"])


def test_the_check_of_language_finds_what_shouts(tmp_path: Path) -> None:
    known = load_registry(entry_points(group="uguisu"), [("shouting", shouting)])
    pack = importer.import_maze(MAZE, "maze", tmp_path)
    assert not [found for found in check(pack, known)[1] if found.code == "shouting"]
    scenario = pack / "scenario.yaml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("title: maze", "title: MAZE"), "utf-8")
    (found,) = [found for found in check(pack, known)[1] if found.code == "shouting"]
    assert "MAZE" in found.message
    assert "Maze" in (found.hint or "")
    assert found.line == 4


def test_the_section_stands_in_the_report(tmp_path: Path) -> None:
    game = load(importer.import_maze(MAZE, "maze", tmp_path))
    known = load_registry((), [("section", section)])
    plan = Plan("", 4, 1, {seat.id: BotSpec("random") for seat in game.seats})
    page, *others = write_report(carry_out(game, plan, known), game, tmp_path / "report")
    assert "How far they went" in page.read_text(encoding="utf-8")
    assert any("trodden" in path.name for path in others)
