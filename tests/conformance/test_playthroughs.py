"""Playthroughs: written, compared, and what is said when they differ."""

import json
from pathlib import Path

import pytest
from tests.support import toys

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu_tools.testing import ConformanceError, playthrough
from uguisu_tools.testing.playthrough import golden_path


@pytest.fixture
def court(tmp_path: Path) -> Game:
    return load(toys.pack(tmp_path / "duel", "court"), toys.registry())


@pytest.fixture
def golden(tmp_path: Path, court: Game) -> Path:
    path = golden_path(tmp_path / "golden", court)
    playthrough.write(court, path)
    return path


def test_a_playthrough_is_the_same_each_time(court: Game, golden: Path) -> None:
    before = golden.read_bytes()
    playthrough.write(court, golden)
    assert golden.read_bytes() == before
    playthrough.check(court, golden, "again")


def test_it_tells_who_decided_what_was_legal_and_who_heard(golden: Path) -> None:
    rows = [json.loads(line) for line in golden.read_text(encoding="utf-8").splitlines()]
    assert rows[0]["game"] == "court"
    assert {row["seat"] for row in rows[1:-1]} == {"lord", "lady"}
    assert all(row["move"] in row["legal"] for row in rows[1:-1])
    heard = {event for row in rows[1:-1] for event in row["events"]}
    assert {"played", "cards_drawn"} <= heard
    assert heard & {"cards_seen>lord", "cards_seen>lady"}
    assert rows[-1]["result"] in ("lord_wins", "lady_wins", "peace")


def test_a_missing_one_is_named_with_the_remedy(court: Game, tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match=r"'duel' has no playthrough .*x\.jsonl.*run this"):
        playthrough.check(court, tmp_path / "x.jsonl", "run this")


def test_a_line_that_differs_is_shown(court: Game, golden: Path) -> None:
    lines = golden.read_text(encoding="utf-8").splitlines()
    lines[3] = lines[3].replace('"ply": 2', '"ply": 9')
    golden.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(ConformanceError, match=r"duel\.jsonl:4 differs\n  was: .*\n  is: .*\n.*run this"):
        playthrough.check(court, golden, "run this")


def test_a_move_that_is_no_longer_legal_is_shown_too(court: Game, golden: Path) -> None:
    text = golden.read_text(encoding="utf-8").replace('"move": "pass"', '"move": "flee"', 1)
    golden.write_text(text, encoding="utf-8")
    with pytest.raises(ConformanceError, match="flee"):
        playthrough.check(court, golden, "run this")


@pytest.mark.parametrize("cut", [3, -1])
def test_one_that_ends_early_or_late_is_noticed(court: Game, golden: Path, cut: int) -> None:
    lines = golden.read_text(encoding="utf-8").splitlines()
    kept = lines[:cut] if cut > 0 else [*lines, lines[-1]]
    golden.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(ConformanceError, match="run this"):
        playthrough.check(court, golden, "run this")


def test_garbage_is_no_playthrough(court: Game, golden: Path) -> None:
    golden.write_text("not json\n", encoding="utf-8")
    with pytest.raises(UguisuError, match="is not a playthrough"):
        playthrough.check(court, golden, "again")
