"""Mods with a mistake in them: what tinkerers write, as data, and what is said of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check
from uguisu.plugins import registry

SCENARIOS = Path(__file__).parents[2] / "scenarios"
TEMPLE, CASTLE, DUEL, YARD = "temple/first_steps", "scorpion/garden_gate", "senjutsu/dojo", "spies/back_yard"
SAY = [{"op": "say", "text": "Hush."}]
WHISPER = [{**SAY[0], "to": "intruders"}]
"""For events that not everybody may know of: telling everybody would be a mistake of its own."""


def trigger(on: str, do: list[Any] | None = None, **said: Any) -> dict[str, Any]:
    return {"mission": {"triggers": [{"on": on, **said, "do": do or SAY}]}}


def asks(on: str, *tests: dict[str, Any], do: list[Any] | None = None) -> dict[str, Any]:
    return trigger(on, do, **{"if": list(tests)})


def card(**said: Any) -> dict[str, Any]:
    new = {"id": "new_card", "title": "A new card", "deck": "guards", "copies": 2, **said}
    return {"cards": {"decks": [{"change": "guards", "size": 38}], "cards": [new]}}


def track(name: str, **bounds: int) -> dict[str, Any]:
    return {"test": "track", "track": name, **bounds}


def expects(**said: Any) -> dict[str, Any]:
    return {"rulings": {"rulings": [{"id": "a_ruling", "expect": [said]}]}}


def found_in(folder: Path, base: str, files: dict[str, Any]) -> list[Diagnostic]:
    """Write a mod of one of our packs, and return what is said of it."""
    scenario: Any = {"id": "new", "title": "New", "uses": [base]}
    if isinstance(files.get("scenario"), str):
        scenario = files["scenario"]
    else:
        scenario |= files.get("scenario", {})
    for kind, said in {**files, "scenario": scenario}.items():
        text = (
            said if isinstance(said, str) else yaml.safe_dump(_keys({"format": 1, **said}), sort_keys=False)
        )
        (folder / (kind if "." in kind and kind.endswith("txt") else f"{kind}.yaml")).write_text(
            text, encoding="utf-8"
        )
    return check(folder, registry())[1]


def _keys(data: Any) -> Any:
    if isinstance(data, dict):
        return {key.rstrip("_"): _keys(value) for key, value in data.items()}
    return [_keys(entry) for entry in data] if isinstance(data, list) else data
