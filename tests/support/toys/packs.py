"""Writes packs for the toys, and registers the toys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from uguisu_tools.testing import Registry, load_registry

PATH = {
    "format": 1,
    "kind": "graph",
    "id": "path",
    "places": [
        {"id": "home", "at": [0, 0], "tags": ["start"]},
        {"id": "yard", "at": [1, 0], "tags": ["open"]},
        {"id": "gate", "at": [2, 0], "tags": ["open", "goal"]},
        {"id": "well", "at": [1, 1]},
    ],
    "links": [{"between": ["home", "yard"]}, {"between": ["yard", "gate"]}, {"between": ["yard", "well"]}],
    "regions": [{"id": "inside", "places": ["home", "yard"]}],
}

TRACK = {
    "format": 1,
    "kind": "squares",
    "id": "course",
    "size": [7, 2],
    "legend": {".": {"terrain": "sand"}},
    "rows": [".......", "......."],
}


def registry(*extra: tuple[str, object]) -> Registry:
    """Return a registry with the toys in it, and `extra` plugins."""
    from tests.support.toys import court, race, throwing

    plugins = (("throwing", throwing), ("race", race), ("court", court), *extra)
    found = load_registry((), plugins)
    assert found.details["court"].trouble is None, found.details["court"].trouble
    return found


def pack(folder: Path, game: str, **parts: Any) -> Path:
    """Write a pack for `game` to `folder`.

    `map`, `cards` and `mission` become files of their own; other keywords go into scenario.yaml. JSON is YAML.
    """
    from tests.support.toys import court

    standard: dict[str, Any] = {"map": TRACK if game == "race" else PATH}
    if game == "court":
        standard["cards"] = court.CARDS
    parts = {**standard, **parts}
    scenario: dict[str, Any] = {"format": 1, "id": folder.name, "game": game, "title": "Toy"}
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in parts.items():
        if name in ("map", "cards", "mission"):
            text = json.dumps({"format": 1, **value}, ensure_ascii=False, indent=1)
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
            scenario[name] = f"{name}.yaml"
        else:
            scenario[name] = value
    text = json.dumps(scenario, ensure_ascii=False, indent=1)
    (folder / "scenario.yaml").write_text(text, encoding="utf-8")
    return folder
