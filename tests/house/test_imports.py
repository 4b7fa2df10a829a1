"""Imports run one way; the contracts in pyproject.toml say which."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"


@pytest.mark.long
def test_the_contracts_hold() -> None:
    pytest.importorskip("importlinter")
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_package_is_under_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    members = {path.name for path in ROOT.glob("plugins/*/uguisu_*")} | {"uguisu", "uguisu_tools"}
    members |= {path.name for path in ROOT.glob("editor/uguisu_*")}
    assert set(settings["root_packages"]) == members
    apart = next(c for c in settings["contracts"] if c["type"] == "independence")
    assert set(apart["modules"]) == {
        f"uguisu_{path.name}" for path in (ROOT / "scenarios").iterdir() if path.is_dir()
    }


@pytest.mark.long
@pytest.mark.parametrize("package", ["uguisu", "uguisu_tools"])
def test_heart_and_tools_are_loaded_without_qt_or_any_game(package: str) -> None:
    code = (
        f"import sys, pkgutil, importlib, {package}\n"
        f"for found in pkgutil.walk_packages({package}.__path__, '{package}.'):\n"
        "    if not found.name.endswith('__main__'): importlib.import_module(found.name)\n"
        f"print(sorted(name for name in sys.modules if name.startswith(('PySide6', 'uguisu_'))"
        f" and name.partition('.')[0] != '{package}'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize("package", ["uguisu", "uguisu_lab.playtest"])
def test_no_module_hides_a_name_of_the_public_api(package: str) -> None:
    """A package that imports its names when first used must have no module of such a name: importing it would take
    the name's place."""
    module = importlib.import_module(package)
    modules = {found.name for found in pkgutil.iter_modules(module.__path__)}
    assert modules & set(module.__all__) == set()
