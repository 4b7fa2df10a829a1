"""What docs/adapters.md says works: its examples train or measure something small, and come to an end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.support import tiny
from tests.support.yardstick import yardstick

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")


def example(library: str) -> str:
    """Return what stands below a library's heading."""
    found = re.search(
        rf"^## {library}\n.*?^```py\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    return found[1]


def run(code: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    return names


def test_pettingzoo_measures_who_wins() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (uguisu-adapters[pettingzoo])")
    names = run(example("PettingZoo"))
    assert set(names["wins"]) == {"intruders", "guards"}
    assert 0 < sum(names["wins"].values()) <= 10


def test_gymnasium_learns_where_to_begin() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed (uguisu-adapters[gymnasium])")
    names = run(example("Gymnasium"))
    assert sum(names["tried"].values()) == 200
    best = max(names["worth"], key=names["worth"].get)
    assert names["tried"][best] > 200 / len(names["tried"]), "what is worth more is tried more often"


def test_openspiel_solves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="open-spiel is not installed (uguisu-adapters[openspiel])")
    pack = next(one for one in yardstick() if one.name == "duel-3")
    tiny.written(tmp_path / "my_tiny_duel", pack.files)
    monkeypatch.chdir(tmp_path)
    names = run(example("OpenSpiel"))
    assert names["exploitability"].exploitability(names["game"], names["solver"].average_policy()) < 0.05
