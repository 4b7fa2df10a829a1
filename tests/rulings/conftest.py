"""A tiny pack of Temple to hang rulings on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.plugins import registry
from uguisu_tools.rulings.run import Outcome, run_rulings

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"


@pytest.fixture
def with_rulings(tmp_path: Path) -> Callable[[str], Path]:
    """Return the path of the tiny pack with these rulings, written from `rulings:` on."""

    def make(rulings: str) -> Path:
        path = Path(shutil.copytree(TRIANGLE, tmp_path / "triangle", dirs_exist_ok=True))
        scenario = path / "scenario.yaml"
        text = (TRIANGLE / "scenario.yaml").read_text(encoding="utf-8")
        scenario.write_text(f"{text}rulings: rulings.yaml\n", encoding="utf-8")
        (path / "rulings.yaml").write_text(f"format: 1\n{rulings}", encoding="utf-8")
        return path

    return make


@pytest.fixture
def try_rulings(with_rulings: Callable[[str], Path]) -> Callable[[str], list[Outcome]]:
    """Run rulings of the tiny pack."""

    def run(rulings: str) -> list[Outcome]:
        pack, found = read_pack(with_rulings(rulings), registry())
        assert pack is not None, found
        return list(run_rulings(pack, registry()))

    return run


@pytest.fixture
def try_one(try_rulings: Callable[[str], list[Outcome]]) -> Callable[..., list[str]]:
    """Run one ruling, given as its lines after the id; return what is wrong, code and message."""

    def run(*lines: str) -> list[str]:
        body = "\n".join(f"    {line}" for line in lines)
        [outcome] = try_rulings(f"rulings:\n  - id: one\n{body}\n")
        return [f"{found.line}: {found.code}: {found.message} ({found.hint})" for found in outcome.found]

    return run
