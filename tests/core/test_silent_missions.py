"""What can never come to anything is told, and what can is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.loading import check

RAISE = {"op": "raise", "track": "alarm"}
AIM = {"id": "aim", "for": "one", "title": "Aim", "on": "thrown"}


def warned(folder: Path, **parts: Any) -> list[str]:
    mission = {
        "tracks": [{"id": "alarm", "title": "Alarm", "max": 3}] if "alarm" in str(parts) else [],
        "marks": [{"id": "lamp", "title": "Lamp"}],
        **parts,
    }
    _, found = check(toys.pack(folder / "trial", "throwing", mission=mission), toys.registry())
    assert [one.message for one in found if one.severity == "error"] == []
    return [one.code for one in found if one.code != "no-version-stamp"]


def on(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"on": "thrown", "do": list(do), **more}


ASK = {"test": "marked", "kind": "lamp", "place": "well"}
HIGH = {"test": "track", "track": "alarm", "at_least": 3}


@pytest.mark.parametrize(
    ("parts", "codes"),
    [
        ({"triggers": [on()]}, ["does-nothing"]),
        ({"triggers": [on({**RAISE, "by": 0})]}, ["does-nothing"]),
        ({"triggers": [on({"op": "if", "if": [ASK], "do": []})]}, ["mark-never-laid", "does-nothing"]),
        ({"triggers": [on({"op": "set", "track": "alarm", "to": 4})]}, ["beyond-track"]),
        ({"triggers": [on(RAISE, **{"if": [{**HIGH, "at_least": 4}]})]}, ["trigger-never"]),
        ({"objectives": [{**AIM, "if": [HIGH]}]}, ["track-never-moved"]),
        ({"objectives": [{**AIM, "if": [ASK]}]}, ["mark-never-laid"]),
        ({"objectives": [{**AIM, "if": [HIGH]}], "triggers": [on(RAISE)]}, []),
        ({"triggers": [on({"op": "mark", "kind": "lamp", "place": "well"})], "objectives": [{**AIM, "if": [ASK]}]}, []),
        ({"triggers": [on({"op": "set", "track": "alarm", "to": 3})]}, []),
        (
            {"triggers": [on({"op": "random", "as": "spot", "places": {"marked": "lamp"}}, {"op": "say", "text": "{spot}"})]},
            ["mark-never-laid"],
        ),
        ({"triggers": [on({"op": "random", "as": "spot", "places": {"free": True}})]}, ["does-nothing"]),
    ],
)  # fmt: skip
def test_silence_is_told(tmp_path: Path, parts: dict[str, Any], codes: list[str]) -> None:
    assert warned(tmp_path, **parts) == codes
