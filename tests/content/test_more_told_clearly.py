"""More mistakes that used to pass in silence, in each game: each is one finding, in its place, with a way out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mistakes import CASTLE, DUEL, SAY, SCENARIOS, YARD, found_in, trigger

CASES: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "a list of places with none": (
        CASTLE,
        trigger("turn_began", [{"op": "for_each", "as": "spot", "places": {"ids": []}, "do": SAY}]),
        "wrong-length",
        "ids",
    ),
    "a rule that is not there": (
        DUEL,
        {"rulings": {"rulings": [{"id": "a_ruling", "cites": ["SJ-99"], "expect": [{"expect": "goes_on"}]}]}},
        "unknown-rule",
        "There is no rule `SJ-99`",
    ),
    "a rule that is written otherwise": (
        YARD,
        {"rulings": {"rulings": [{"id": "a_ruling", "cites": ["SP-4"], "expect": [{"expect": "goes_on"}]}]}},
        "unknown-rule",
        "There is no rule `SP-4`",
    ),
    "a part of a card that comes too late": (
        DUEL,
        {
            "cards": {
                "cards": [
                    {
                        "id": "late",
                        "title": "Late",
                        "type": "attack",
                        "copies": {"teacher": 1},
                        "props": {"initiative": 5},
                        "do": [
                            {"op": "gain_focus"},
                            {"op": "at_initiative", "initiative": 7},
                            {"op": "gain_focus"},
                        ],
                    }
                ]
            }
        },
        "senjutsu-initiative",
        "comes too late",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_told_once_and_in_its_file(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SCENARIOS.parent)
    base, files, code, part = CASES[case]
    found = found_in(tmp_path, base, files)
    assert [one.code for one in found] == [code], found
    (one,) = found
    assert part in f"{one.message} {one.hint}"
    assert one.hint
    assert one.line > 1
    assert Path(one.file).parent == tmp_path
