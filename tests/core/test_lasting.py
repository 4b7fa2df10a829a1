"""What outlasts the effect that does it, and decks that are nobody's."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.core.state import State
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu_tools.record.save import dumps, loads

Make = Callable[..., Path]
WORDS = Path(__file__).parents[1] / "packs" / "new_words"


@pytest.fixture
def mod(tmp_path: Path) -> Make:
    """Write a mod of The Small Temple with a mission, or of another pack with cards and a mission."""

    def write(base: str = "temple/first_steps", **files: Mapping[str, Any]) -> Path:
        folder = tmp_path / "trial"
        folder.mkdir(exist_ok=True)
        scenario = {"id": "trial", "uses": [base], "title": "A trial"}
        for name, said in {"scenario": scenario, **files}.items():
            (folder / f"{name}.yaml").write_text(yaml.safe_dump({"format": 1, **said}), encoding="utf-8")
        return folder

    return write


def a_round(match: Match, ninja: str) -> None:
    for move in (f"ninja:{ninja}", "red:stay", "blue:stay", "green:stay"):
        match.play(move)


def said(path: Path) -> list[str]:
    game, found = check(path)
    assert game is None
    return [
        f"{one.file}:{one.line} {one.message} {one.hint or ''}" for one in found if one.severity == "error"
    ]


def number_of(match: Match, track: str) -> int:
    return match.state.tracks[match.game.numbers("tracks")[track]]


TRACK = [{"id": "gong", "title": "Gong", "max": 9}]


def test_what_comes_later_counts_the_ends_of_rounds_and_keeps_names_as_they_were(mod: Make) -> None:
    later = [
        {
            "op": "later",
            "rounds": 2,
            "do": [{"op": "say", "text": "{piece} it was"}, {"op": "raise", "track": "gong"}],
        }
    ]
    once = {
        "on": "entered",
        "once": True,
        "if": [{"test": "side", "piece": "piece", "is": "ninja"}],
        "do": later,
    }
    match = Match(load(mod(mission={"tracks": TRACK, "triggers": [once]})), 1)
    start = match.game.place_id(
        match.state.at[next(number for number, piece in enumerate(match.game.pieces) if piece.id == "ninja")]
    )
    there, back = (
        ("cedar_door", "lantern_steps")
        if start in ("lantern_steps", "moon_step")
        else ("lantern_steps", "cedar_door")
    )
    a_round(match, there)
    assert number_of(match, "gong") == 0
    assert len(match.state.later) == 1
    copy: State = match.state.clone()
    a_round(match, back)
    assert number_of(match, "gong") == 1
    assert match.state.later == []
    assert [line.text for line in match.view("ninja").log].count("Ninja it was") == 1
    assert len(copy.later) == 1, "a copy has its own"
    assert copy.position() != match.state.position()


def test_what_waits_is_in_a_save(mod: Make) -> None:
    later = {"on": "entered", "do": [{"op": "later", "rounds": 3, "do": [{"op": "raise", "track": "gong"}]}]}
    match = Match(load(mod(mission={"tracks": TRACK, "triggers": [later]})), 1)
    match.play(match.game.describe(match.state, match.game.legal(match.state)[0]).notation)
    assert match.state.later
    assert loads(dumps(match), match.game).state == match.state


@pytest.mark.parametrize(
    ("operation", "told"),
    [
        ({"op": "later", "turns": 2, "do": []}, "this game counts in `rounds`"),
        ({"op": "later", "rounds": 0, "do": []}, "0 is no time to come"),
        ({"op": "remember", "called": "hero", "is": "red"}, "hero"),
        ({"op": "remember", "called": "camp", "is": "nowhere"}, "nowhere"),
        ({"op": "forget", "called": "cmap"}, "Did you mean"),
        ({"op": "turn_up", "deck": "weather"}, "no deck that lies on the table is called"),
        ({"op": "choose", "as": "x", "seat": "ninja", "options": ["A"], "seen_by": ["samurais"]}, "samurais"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(mod: Make, operation: dict[str, Any], told: str) -> None:
    mission = {
        "names": [{"id": "camp", "title": "Camp", "kind": "place"}],
        "triggers": [{"on": "round_ended", "do": [operation]}],
    }
    found = said(mod(mission=mission))
    assert len(found) == 1
    assert told.lower() in found[0].lower(), found


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ({"id": "camp", "title": "Camp", "kind": "placce"}, "nothing in this game is of the kind `placce`"),
        ({"id": "turn", "title": "Turn", "kind": "place"}, "the game already has a track `turn`"),
        (
            {"id": "camp", "title": "Camp", "kind": "place", "shown_to": ["guards"]},
            "no side is called 'guards'",
        ),
    ],
)
def test_names_that_cannot_be_are_told(mod: Make, name: dict[str, Any], told: str) -> None:
    found = said(mod(mission={"names": [name]}))
    assert len(found) == 1
    assert told.lower() in found[0].lower()


def test_a_name_is_used_by_texts_conditions_and_cards(mod: Make) -> None:
    mission = {
        "names": [{"id": "hunted", "title": "The hunted", "kind": "samurai"}],
        "tracks": TRACK,
        "triggers": [
            {
                "on": "stayed",
                "if": [{"test": "not", "if": [{"test": "known", "called": "hunted"}]}],
                "do": [{"op": "remember", "called": "hunted", "is": "piece"}],
            },
            {
                "on": "round_ended",
                "if": [{"test": "known", "called": "hunted"}],
                "do": [
                    {"op": "say", "text": "{hunted} is at {hunted.place}"},
                    {"op": "forget", "called": "hunted"},
                ],
            },
        ],
    }
    match = Match(load(mod(mission=mission)), 1)
    first = match.game.describe(match.state, match.game.legal(match.state)[0]).notation
    for move in (first, "red:stay", "blue:stay", "green:stay"):
        match.play(move)
    log = [line.text for line in match.view("ninja").log]
    assert "The hunted is now Red samurai" in log
    assert any(line.startswith("Red samurai is at ") for line in log)
    assert log[-1] == "The hunted is now none"


def test_samples_do_not_know_a_hidden_name(mod: Make) -> None:
    mission = {
        "names": [{"id": "traitor", "title": "The traitor", "kind": "samurai", "shown_to": ["ninja"]}],
        "triggers": [
            {
                "on": "game_started",
                "do": [
                    {"op": "random", "as": "who", "pieces": {"kind": "samurai"}, "seen_by": ["ninja"]},
                    {"op": "remember", "called": "traitor", "is": "who"},
                ],
            }
        ],
    }
    game = load(mod(mission=mission))
    match = Match(game, 5)
    track, rng = game.numbers("tracks")["traitor"], random.Random(1)
    seats = {seat.id: number for number, seat in enumerate(game.seats)}
    drawn = {
        seat: {game.determinize(match.state, number, rng).tracks[track] for _ in range(60)}
        for seat, number in seats.items()
    }
    assert drawn["ninja"] == {match.state.tracks[track]}
    assert drawn["samurai"] == {0, 1, 2}, "any of the three, and surely one of them"
    assert "traitor" not in {one.id for one in match.view("samurai").tracks}


def test_a_question_that_is_open_is_asked_again_after_the_beginning() -> None:
    """The first turn has begun when the beginning is told of: its question stays open."""
    game = load(WORDS / "scorpion")
    match = Match(game, 3)
    assert match.game.phases[match.state.phase].name == "operations"
    notations = {game.describe(match.state, action).notation for action in game.legal(match.state)}
    assert "nothing" in notations


def deck(**more: Any) -> dict[str, Any]:
    return {
        "decks": [
            {"id": "weather", "title": "Weather", "owner": "mission"},
            {"id": "shop", "title": "Shop", "owner": "guards", "row": 2},
        ],
        "cards": [
            {
                "id": "fog",
                "title": "Fog",
                "deck": "weather",
                "copies": 2,
                "do": [{"op": "raise", "track": "gong"}],
            },
            {
                "id": "oil",
                "title": "Oil",
                "deck": "shop",
                "copies": 3,
                "do": [{"op": "raise", "track": "gong"}],
                **more,
            },
        ],
    }


def shop(*operations: dict[str, Any]) -> dict[str, Any]:
    return {
        "tracks": [*TRACK, {"id": "coins", "title": "Coins", "max": 9}],
        "triggers": [{"on": "turn_began", "do": list(operations)}],
    }


OFFER = {"op": "offer", "seat": "guards", "deck": "shop", "pays": "coins", "to": "guards_hand"}


@pytest.mark.parametrize(
    ("cards", "operation", "told"),
    [
        (deck(), {"op": "turn_up", "deck": "shop"}, "the cards of `shop` are for sale"),
        (deck(), {**OFFER, "deck": "weather"}, "no card of `weather` is for sale"),
        (
            deck(copies={"shop": 1, "weather": 1}),
            OFFER,
            "`oil` is turned up from `weather`, so nobody can play it from `shop`",
        ),
    ],
)
def test_decks_that_are_used_otherwise_are_told(
    mod: Make, cards: dict[str, Any], operation: dict[str, Any], told: str
) -> None:
    found = said(mod("scorpion/garden_gate", cards=cards, mission=shop(operation)))
    assert any(told.lower() in one.lower() for one in found), found


def test_once_a_deck_is_empty_what_was_turned_up_is_shuffled(mod: Make) -> None:
    game = load(mod("scorpion/garden_gate", cards=deck(), mission=shop({"op": "turn_up", "deck": "weather"})))
    state, rng = game.new(1, record=True), random.Random(1)
    while not state.over and state.tracks[game.numbers("tracks")["gong"]] < 4:
        game.apply(state, game.draw(state, rng.random))
    told = [event.kind for event in state.log or () if event.kind in ("turned_up", "shuffled")]
    assert "shuffled" in told
    stock = game.stocks["weather"]
    assert len(state.areas[stock.deck]) + len(state.areas[stock.beside]) == 2


def test_the_examples_of_the_page_run(mod: Make) -> None:
    page = (Path(__file__).parents[2] / "docs" / "language.md").read_text(encoding="utf-8")
    chapter = page[page.index("## What outlasts an effect") :]
    temple, cards, scorpion = (part.split("```")[0] for part in chapter.split("```yaml\n")[1:4])
    folder = mod()
    (folder / "mission.yaml").write_text(temple, encoding="utf-8")
    assert list(load(folder).remembered) == ["hunted"]
    folder = mod("scorpion/garden_gate")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    (folder / "mission.yaml").write_text(scorpion, encoding="utf-8")
    assert list(load(folder).stocks) == ["weather", "market"]
