"""More mistakes that used to pass in silence, in each game: each is one finding, in its place, with a way out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support.mistakes import CASTLE, DUEL, SAY, SCENARIOS, YARD, found_in, trigger

MANSION = "spies/mansion"
FOCUS = {"op": "gain_focus"}


def fights(*operations: dict[str, Any]) -> dict[str, Any]:
    """Return a card of the dojo that does this."""
    card = {
        "id": "new",
        "title": "New",
        "type": "attack",
        "copies": {"teacher": 1},
        "props": {"initiative": 5},
    }
    return {"cards": {"cards": [{**card, "do": list(operations)}]}}


def blow(**said: Any) -> dict[str, Any]:
    return fights({"op": "attack", "hexes": {"F": 1}, **said})


def props(**said: Any) -> dict[str, Any]:
    return {"mission": {"props": said}}


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
    "a track that nothing speaks of": (
        CASTLE,
        {"mission": {"tracks": [{"id": "bell", "title": "Bell", "max": 3}]}},
        "does-nothing",
        "`bell` is never moved",
    ),
    "a result that nothing brings": (
        CASTLE,
        {"mission": {"results": [{"id": "dawn", "title": "Dawn"}]}},
        "does-nothing",
        "Nothing ends the game",
    ),
    "words that say nothing": (
        CASTLE,
        trigger("turn_began", [{"op": "say", "text": ""}]),
        "does-nothing",
        "its text is empty",
    ),
    "a ruling about no moves": (
        YARD,
        {"rulings": {"rulings": [{"id": "r", "expect": [{"expect": "legal"}]}]}},
        "ruling-empty",
        "names no moves",
    ),
    "a star that no hex has": (
        DUEL,
        blow(star=[{"op": "stun", "who": "hit"}]),
        "does-nothing",
        "no hex of the attack has a star",
    ),
    "stars that bring nothing": (
        DUEL,
        blow(hexes={"F": {"star": True}}),
        "does-nothing",
        "stars of this attack bring nothing",
    ),
    "more that is always had": (
        DUEL,
        blow(extra=[{"hexes": {"FL": 1}}]),
        "always-holds",
        "costs no focus",
    ),
    "a choice between the same": (
        DUEL,
        fights({"op": "or", "ways": [{"do": [FOCUS]}, {"do": [FOCUS]}]}),
        "does-nothing",
        "all the same",
    ),
    "a divider with nothing below": (
        DUEL,
        fights(FOCUS, {"op": "at_initiative", "initiative": 3}),
        "senjutsu-initiative",
        "Nothing stands below",
    ),
    "a counter that never comes": (
        DUEL,
        fights({"op": "block", "hexes": ["F"], "counter": [9]}),
        "senjutsu-counter",
        "never counters",
    ),
    "a hand of the other side's cards": (
        MANSION,
        props(hands={"guard": {"bullet": 1}}),
        "spies-hand",
        "no card of theirs",
    ),
    "a hand of too many": (
        MANSION,
        props(hands={"guard": {"floodlight": 50}}),
        "spies-hand",
        "of `floodlight`",
    ),
    "a bound that binds nobody": (
        MANSION,
        props(bounds=[{"units": ["green"]}]),
        "spies-bound",
        "binds nobody",
    ),
    "dogs after the last round": (
        MANSION,
        props(dogs_from=50),
        "spies-dogs",
        "dog is ever let loose",
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
