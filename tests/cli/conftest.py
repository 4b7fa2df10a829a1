"""What tests of the command line share."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from uguisu.plugins import registry
from uguisu.translations import learn
from uguisu_tools.cli.app import app
from uguisu_tools.scaffold.pack import new_pack
from uguisu_tools.translations import TRANSLATIONS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run() -> Callable[..., Result]:
    """Run the command line within this process, without a terminal."""
    learn(TRANSLATIONS)  # as `main` does

    def invoke(*arguments: object, **kwargs: Any) -> Result:
        return CliRunner().invoke(
            app, [str(argument) for argument in arguments], prog_name="uguisu", **kwargs
        )

    return invoke


@pytest.fixture
def run_json(run: Callable[..., Result]) -> Callable[..., Any]:
    """Run a command that should do well, and read the JSON it prints."""

    def invoke(*arguments: object) -> Any:
        result = run(*arguments)
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return invoke


@pytest.fixture
def triangle(tmp_path: Path) -> Path:
    """A tiny pack of Temple: six crossings, three samurai, all starts fixed."""
    return Path(shutil.copytree(ROOT / "tests" / "packs" / "triangle", tmp_path / "triangle"))


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A pack that nothing can be said against: the one that `uguisu new pack` makes."""
    return new_pack("good", "temple", tmp_path, registry())


@pytest.fixture
def broken(good: Path, tmp_path: Path) -> Path:
    """A pack with one error: a start that is nowhere."""
    pack = good.rename(tmp_path / "broken")
    scenario = pack / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("# ninja_start: moon_step", "ninja_start: moon_ste"), encoding="utf-8")
    return pack


@pytest.fixture
def root() -> Path:
    """The root of the repository."""
    return ROOT
