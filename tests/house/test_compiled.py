"""The modules that may be compiled keep to what mypyc takes: see docs/compiled.md."""

import ast
import importlib
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from uguisu.core import masks

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "packaging" / "compiled"
MODULES = (COMPILED / "modules.txt").read_text("utf-8").split()
SOURCES = [ROOT / "engine", *(path.parent for path in (ROOT / "plugins").glob("*/pyproject.toml"))]


def _file(module: str) -> Path:
    places = [source.joinpath(*module.split(".")).with_suffix(".py") for source in SOURCES]
    found = [place for place in places if place.is_file()]
    assert found, f"packaging/compiled/modules.txt lists {module}, which is gone"
    return found[0]


def faults(tree: ast.Module) -> list[str]:
    """Return what mypyc would refuse, or compile to something else."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found += [f"line {node.lineno}: a metaclass" for word in node.keywords if word.arg == "metaclass"]
            found += [
                f"line {node.lineno}: named as its base"
                for base in node.bases
                if _last_name(base) == node.name
            ]
            found += [f"line {part.lineno}: {fault}" for part in node.body if (fault := _fault_of(part))]
    return found


def _last_name(base: ast.expr) -> str:
    """Return the name of a base, whatever it stands in or is made for."""
    return ast.unparse(base).split("[")[0].rpartition(".")[2]


def _fault_of(part: ast.stmt) -> str:
    """Return what is wrong with a statement of a class body, or ""."""
    if isinstance(part, ast.Assign) and (len(part.targets) > 1 or not isinstance(part.targets[0], ast.Name)):
        return "several names assigned at once in a class body"
    return ""


@pytest.mark.parametrize("module", MODULES)
def test_what_is_compiled_is_plain(module: str) -> None:
    assert faults(ast.parse(_file(module).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "class A(metaclass=M): pass",
        "class A:\n    a, b = 1, 2",
        "class A:\n    a = b = 1",
        "class A(cards.A[S]): pass",
    ],
)
def test_what_mypyc_refuses_is_found(source: str) -> None:
    assert faults(ast.parse(source))


INTERPRETED = {"uguisu.core.errors", "uguisu.plugins.variant", "uguisu.cards.rules"}
"""Exceptions, variants and what a game says of its cards are Python's own classes, also where they are compiled."""


def plain_bases(modules: list[str]) -> set[str]:
    """Return bases in plain Python of classes of compiled modules, which what is compiled above them does not know."""
    return {
        f"{kind.__module__}.{kind.__name__} inherits {base.__module__}.{base.__name__}"
        for module in modules
        for kind in vars(importlib.import_module(module)).values()
        if isinstance(kind, type) and kind.__module__ == module
        for base in kind.__mro__
        if base.__module__.startswith("uguisu") and base.__module__ not in {*modules, *INTERPRETED}
    }


def test_what_is_compiled_inherits_from_what_is_compiled() -> None:
    assert plain_bases(MODULES) == set()


def test_a_plain_class_in_between_is_found() -> None:
    without = [module for module in MODULES if module != "uguisu.core.scheduled"]
    found = plain_bases(without)
    assert "uguisu_senjutsu.game.SenjutsuGame inherits uguisu.core.scheduled.ScheduledGame" in found


def test_the_wheel_is_built_with_all_that_the_sources_import() -> None:
    def read(folder: Path) -> dict[str, Any]:
        return tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))

    compiled = read(COMPILED)
    whose = {name.split("==")[0] for name in compiled["project"]["dependencies"] if "==" in name}
    members = [member for member in map(read, SOURCES) if member["project"]["name"] in whose]
    assert len(members) == len(whose)
    imported = {need for member in members for need in member["project"]["dependencies"]}
    wanted = {need for need in imported if not need.startswith("uguisu")}
    assert wanted <= {*compiled["build-system"]["requires"]}


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """What `prepare.py` makes of a module."""
    monkeypatch.syspath_prepend(COMPILED)
    prepare = importlib.import_module("prepare")
    return lambda module: prepare.prepared(_file(module).read_text("utf-8"), module)


def test_functions_that_remember_are_spelled_out_and_remember_no_more_than_they_are_told(
    prepared: Callable[[str], str],
) -> None:
    module: dict[str, Any] = {}
    exec(compile(prepared("uguisu.core.masks"), "masks", "exec", dont_inherit=True), module)
    bits, kept = module["bits"], module["_kept_bits"]
    assert not hasattr(bits, "cache_info")
    for mask in range((1 << 14) + 1):
        assert bits(mask) == masks.bits(mask)
        assert bits(mask) is kept[mask]
    assert kept == {1 << 14: (14,)}


def test_decisions_know_the_game_that_they_are_of(prepared: Callable[[str], str]) -> None:
    source = prepared("uguisu_scorpion.turn.search")
    assert "from uguisu_scorpion.game import ScorpionGame as OwnGame" in source
    assert source.count('t.cast("OwnGame", self.game)') == _file("uguisu_scorpion.turn.search").read_text(
        "utf-8"
    ).count("self.game")


@pytest.mark.slow
def test_mypyc_takes_them_all(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    command = [sys.executable, str(COMPILED / "compile.py"), str(tmp_path), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
