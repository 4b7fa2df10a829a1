"""Rulings where chance decides, and where hands are hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.support import toys

from uguisu.content.loader import read_pack
from uguisu.loading import load
from uguisu.match import Match
from uguisu_tools.record import replay
from uguisu_tools.rulings.run import run_rulings


@pytest.fixture
def try_with(tmp_path: Path):
    """Run one ruling, given as data, in a toy game; return what is wrong."""

    def run(game: str, **ruling):
        path = toys.pack(tmp_path / "toy", game, rulings="rulings.yaml")
        whole = {"format": 1, "rulings": [{"id": "one", **ruling}]}
        (path / "rulings.yaml").write_text(json.dumps(whole), encoding="utf-8")
        registry = toys.registry()
        pack, found = read_pack(path, registry)
        assert pack is not None, found
        [outcome] = run_rulings(pack, registry)
        return [finding.message for finding in outcome.found]

    return run


def test_a_ruling_may_say_what_the_die_shows(try_with):
    for eyes in (1, 2, 3):
        expect = [{"expect": "at", "piece": "red-1", "place": f"{'abcd'[eyes]}1"}]
        assert try_with("race", play=[f"die{eyes}", "red-1"], expect=expect) == []


def test_chance_that_is_not_named_falls_by_the_seed(try_with):
    lines = [
        try_with("race", seed=seed, play=["red-1"], expect=[{"expect": "track", "track": "die", "is": 3}])
        for seed in range(12)
    ]
    assert [] in lines
    assert any(lines)


def test_chance_to_move_can_be_expected(try_with):
    assert try_with("race", expect=[{"expect": "to_move", "seat": "chance", "phase": "cast"}]) == []


def _areas(try_with, **areas):
    setup = {"areas": areas, "phase": "turn"}
    return try_with("court", setup=setup, expect=[{"expect": "goes_on"}])


def test_hands_are_laid_out_and_hidden_from_others(try_with):
    found = try_with(
        "court",
        setup={"areas": {"lord_hand": ["strike", "parry"], "lady_hand": ["feint"]}, "phase": "turn"},
        expect=[
            {"expect": "area", "area": "lord_hand", "cards": ["parry", "strike"]},
            {"expect": "area", "area": "deck", "count": 11},
            {"expect": "view", "seat": "lord", "area": "lord_hand", "cards": ["strike", "parry"]},
            {"expect": "view", "seat": "lady", "area": "lord_hand", "hidden": True},
            {"expect": "view", "seat": "lady", "area": "lord_hand", "count": 2},
            {"expect": "legal", "includes": ["play:strike"], "excludes": ["play:parry"]},
        ],
    )
    assert found == []


def test_hidden_cards_that_are_shown_are_told(try_with):
    setup = {"areas": {"lord_hand": ["strike"]}, "phase": "turn"}
    [found] = try_with(
        "court", setup=setup, expect=[{"expect": "view", "seat": "lord", "area": "lord_hand", "hidden": True}]
    )
    assert "should not be seen, but `strike` is" in found
    [found] = try_with(
        "court",
        setup=setup,
        expect=[{"expect": "view", "seat": "lady", "area": "lord_hand", "cards": ["strike"]}],
    )
    assert "shows only card backs" in found


def test_no_more_cards_are_laid_out_than_there_are(try_with):
    [found] = _areas(try_with, lord_hand=["parry"] * 5)
    assert "no more 'parry' cards are left to take" in found
    [found] = _areas(try_with, lord_hand=["pary"])
    assert "there is no card 'pary'" in found


def test_who_knows_what_was_drawn(try_with):
    found = try_with(
        "court",
        setup={"areas": {"deck": ["feint", "strike"]}, "phase": "turn"},
        play=["pass"],
        expect=[
            {"expect": "event", "kind": "cards_seen", "details": {"cards": ["strike"]}, "seen_by": ["lord"]},
            {"expect": "event", "kind": "cards_seen", "not_seen_by": ["lady", "onlooker"]},
            {"expect": "area", "area": "lord_hand", "count": 5},
            {"expect": "event", "kind": "cards_drawn", "seen_by": ["lord", "lady"]},
        ],
    )
    assert found == []


def test_replays_keep_what_chance_brought(tmp_path):
    path = toys.pack(tmp_path / "toy", "race")
    game = load(path, toys.registry())
    match = Match(game, 8)
    while not match.over:
        match.play(match.legal()[0])
    text = replay.dumps(match)
    assert '{"seat":"","move":"die' in text
    assert replay.verify(replay.loads(text), game).state == match.state
    lines = text.splitlines()
    spot = next(number for number, line in enumerate(lines) if '"seat":""' in line)
    other = "die1" if "die1" not in lines[spot] else "die2"
    lines[spot] = json.dumps({"seat": "", "move": other})
    with pytest.raises(Exception, match=f"line {spot + 1}: '{other}' was recorded, but from this seed"):
        replay.verify(replay.loads("\n".join(lines)), game)
