"""The notebook of docs/notebooks does what it says, in fewer steps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed (uguisu-adapters[gymnasium])")
NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "train_an_agent.ipynb"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_small_agent_learns_to_beat_the_bot_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every cell runs, in an empty folder; after half a minute of learning it wins more than it did before."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UGUISU_MINUTES", "0.4")
    monkeypatch.setenv("UGUISU_GAMES", "20")
    names: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    first, last = names["curve"][0][1], names["curve"][-1][1]
    assert last["greedy"] > first["greedy"] + 0.3
    assert names["Curve"](names["curve"])._repr_svg_().count("<path") == 8
