"""A small temple to try rules on, and ways to lay it out otherwise.

::

    north ========= east       north, east, south, west: towers, joined by the outer wall
     ||  \\       /  ||
     ||   pine-lamp  ||
     ||    |    |    ||
     ||   door-step  ||         door, step: by the inner temple
     ||  /        \\ ||
    west ========= south
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from uguisu import Match, load
from uguisu.content.diagnostics import Diagnostic
from uguisu.core.game import Game
from uguisu.loading import check

PLACES: dict[str, list[str]] = {
    "door": ["inner"],
    "step": ["inner"],
    "pine": [],
    "lamp": [],
    "north": ["tower"],
    "east": ["tower"],
    "south": ["tower"],
    "west": ["tower"],
}
LINKS: list[tuple[str, str, str]] = [
    ("door", "step", "road"),
    ("door", "pine", "bridge"),
    ("step", "lamp", "hanging_bridge"),
    ("pine", "lamp", "rope"),
    ("pine", "north", "road"),
    ("lamp", "east", "road"),
    ("door", "west", "rope"),
    ("step", "south", "road"),
    ("north", "east", "wall_way"),
    ("east", "south", "wall_way"),
    ("south", "west", "wall_way"),
    ("west", "north", "wall_way"),
]
OPTIONS: dict[str, Any] = {
    "samurai": 3,
    "samurai_start": ["north", "east", "south"],
    "ninja_start": "door",
    "turn_limit": 10,
}


def write_pack(
    folder: Path,
    *,
    places: Mapping[str, list[str]] | None = None,
    links: list[tuple[str, str, str]] | None = None,
    without: tuple[str, ...] = (),
    more_places: Mapping[str, list[str]] | None = None,
    more_links: tuple[tuple[str, str, str], ...] = (),
    options: Mapping[str, Any] | None = None,
    variants: tuple[Any, ...] = (),
    mission: Mapping[str, Any] | None = None,
) -> Path:
    """Write a pack (JSON is YAML too) and return its folder. `options` are laid over the usual ones; None leaves one out."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {name: value for name, value in {**OPTIONS, **(options or {})}.items() if value is not None}
    scenario: dict[str, Any] = {
        "format": 1,
        "id": "small",
        "game": "temple",
        "title": "Small",
        "options": chosen,
        "variants": variants,
    }
    if mission is not None:
        scenario["mission"] = "mission.yaml"
        _write(folder / "mission.yaml", {"format": 1, **mission})
    spots = {**(PLACES if places is None else places), **(more_places or {})}
    spots = {name: tags for name, tags in spots.items() if name not in without}
    ways = [*(LINKS if links is None else links), *more_links]
    ways = [way for way in ways if way[0] in spots and way[1] in spots]
    _write(folder / "scenario.yaml", scenario)
    _write(
        folder / "map.yaml",
        {
            "format": 1,
            "kind": "graph",
            "id": "small",
            "places": [
                {"id": name, "at": [40 * (number % 4), 40 * (number // 4)], "tags": tags}
                for number, (name, tags) in enumerate(spots.items())
            ],
            "links": [{"between": [a, b], "kind": kind} for a, b, kind in ways],
        },
    )
    return folder


def _write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")


@pytest.fixture
def temple(tmp_path: Path) -> Callable[..., Game]:
    """Compile the small temple with changes; see `write_pack`."""
    return lambda **changes: load(write_pack(tmp_path / "pack", **changes))


@pytest.fixture
def findings(tmp_path: Path) -> Callable[..., list[Diagnostic]]:
    """Check the small temple with changes and return what is found."""
    return lambda **changes: check(write_pack(tmp_path / "pack", **changes))[1]


@pytest.fixture
def position(temple: Callable[..., Game]) -> Callable[..., Match]:
    """Lay out the small temple: ``position(setup, **changes)`` is a match that goes on from there."""

    def lay_out(setup: Mapping[str, Any] | None = None, **changes: Any) -> Match:
        match = Match(temple(**changes))
        match.game.arrange(match.state, setup or {})
        return match

    return lay_out
