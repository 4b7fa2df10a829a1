"""A table on which programs are tried: the throwing toy, whose mission hangs on each round of hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check, load
from uguisu.match import Match

Throw = Callable[..., Match]

TRACKS = [
    {"id": "alert", "title": "Alert", "min": 0, "max": 3},
    {"id": "score", "title": "Score", "min": -5, "max": 50, "start": 0},
    {"id": "secret", "title": "Secret", "max": 9, "shown_to": ["one"]},
]
MARKS = [{"id": "lantern", "title": "Lantern"}, {"id": "trap", "title": "Trap"}]
RESULTS = [{"id": "bell", "title": "The bell rang", "winner": "two"}]


def mission(do: Iterable[Any], if_: Iterable[Any] = (), **trigger: Any) -> dict[str, Any]:
    """Return a mission that does something whenever hands are thrown."""
    entry = {"id": "bell", "on": "thrown", "if": list(if_), "do": list(do), **trigger}
    return {"tracks": TRACKS, "marks": MARKS, "results": RESULTS, "triggers": [entry]}


@pytest.fixture
def begin(tmp_path: Path) -> Throw:
    """Begin a match whose mission does `do` if `if_`, each time hands are thrown."""

    def run(do: Iterable[Any], if_: Iterable[Any] = (), seed: int = 1, **trigger: Any) -> Match:
        path = toys.pack(tmp_path / "trial", "throwing", mission=mission(do, if_, **trigger))
        return Match(load(path, toys.registry()), seed)

    return run


@pytest.fixture
def throw(begin: Throw) -> Throw:
    """The same, with hands thrown once: two rocks."""

    def run(*args: Any, **named: Any) -> Match:
        match = begin(*args, **named)
        match.play("rock")
        match.play("rock")
        return match

    return run


@pytest.fixture
def complaints(tmp_path: Path) -> Callable[..., list[Diagnostic]]:
    """What is wrong with a mission that does `do` if `if_`."""

    def run(do: Iterable[Any], if_: Iterable[Any] = (), **trigger: Any) -> list[Diagnostic]:
        path = toys.pack(tmp_path / "trial", "throwing", mission=mission(do, if_, **trigger))
        game, found = check(path, toys.registry())
        assert game is None
        return [finding for finding in found if finding.severity == "error"]

    return run


@pytest.fixture
def tracks() -> Callable[[Match], dict[str, int]]:
    """The mission's tracks by name."""

    def read(match: Match) -> dict[str, int]:
        pairs = zip(match.game.tracks, match.state.tracks, strict=True)
        return {track.id: value for track, value in pairs if not track.id.startswith(("once", "score-"))}

    return read


@pytest.fixture
def place_of() -> Callable[[Match, str], str | None]:
    """Where a piece stands."""

    def read(match: Match, piece: str) -> str | None:
        ids = [entry.id for entry in match.game.pieces]
        return match.game.place_id(match.state.at[ids.index(piece)])

    return read


@pytest.fixture
def marks() -> Callable[[Match], list[tuple[str, str]]]:
    """The marks lying about, as (kind, place), in order."""

    def read(match: Match) -> list[tuple[str, str]]:
        return sorted((mark.kind, mark.place) for mark in match.view().marks)

    return read
