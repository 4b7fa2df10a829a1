"""SJ-46: an attack succeeds by what it does itself, whatever else happens while it is carried out."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import yaml

from uguisu.content.loader import read_pack
from uguisu.plugins import registry
from uguisu_tools.rulings.run import run_rulings

DOJO = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "dojo"
BACK = {"op": "push", "who": "hit"}
IDLE = {"op": "attack", "hexes": {"FR": {"star": True}}}
"""It meets Green, and does nothing."""


def test_an_attack_within_another_takes_nothing_from_its_success(tmp_path: Path) -> None:
    """Blue is pushed, then Green is attacked in vain: the first attack has succeeded all the same."""
    wrong = told_wrong(
        tmp_path,
        star=[BACK, IDLE],
        expect=[
            {"expect": "at", "piece": "blue", "place": "d3"},
            {"expect": "track", "track": "red_focus", "is": 1},
        ],
    )
    assert wrong == []


def test_and_gives_it_none_that_it_has_not(tmp_path: Path) -> None:
    """A pull that moved nobody, and an attack in vain."""
    wrong = told_wrong(
        tmp_path,
        star=[{"op": "pull", "who": "hit"}, IDLE],
        expect=[
            {"expect": "at", "piece": "blue", "place": "d4"},
            {"expect": "track", "track": "red_focus", "is": 0},
        ],
    )
    assert wrong == []


def told_wrong(tmp_path: Path, *, star: list[dict[str, Any]], expect: list[dict[str, Any]]) -> list[str]:
    """Return what is wrong after an attack on Blue with these effects, beside whom Green stands; success brings focus."""
    pack = Path(shutil.copytree(DOJO, tmp_path / "dojo"))
    attack = {
        "op": "attack",
        "hexes": {"F": {"star": True}},
        "star": star,
        "success": [{"op": "gain_focus"}],
    }
    card = {
        "id": "both",
        "title": "Both",
        "type": "attack",
        "copies": {"teacher": 1},
        "props": {"initiative": 6},
        "do": [attack],
    }
    text = (pack / "cards.yaml").read_text(encoding="utf-8").rstrip()
    (pack / "cards.yaml").write_text(
        f"{text}\n  - {yaml.safe_dump(card, default_flow_style=True, width=999)}", encoding="utf-8"
    )
    spots = {"red": ("d5", "n"), "blue": ("d4", "s"), "green": ("e5", "n")}
    fighters = {
        colour: {"character": "teacher", "start": spot, "facing": looks}
        for colour, (spot, looks) in spots.items()
    }
    ruling = {
        "id": "both",
        "options": {"fighters": fighters},
        "setup": {"chosen": {"red": "both", "blue": "dojo_rise", "green": "dojo_rise"}},
        "expect": expect,
    }
    (pack / "rulings.yaml").write_text(yaml.safe_dump({"format": 1, "rulings": [ruling]}), encoding="utf-8")
    read, found = read_pack(pack, registry())
    assert read is not None, found
    [outcome] = run_rulings(read, registry())
    return [str(one) for one in outcome.found]
