"""Mistakes that used to pass in silence, or to be told as something else: each is one finding, in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support.mistakes import (
    CASTLE,
    DUEL,
    SAY,
    SCENARIOS,
    TEMPLE,
    WHISPER,
    YARD,
    asks,
    card,
    expects,
    found_in,
    track,
    trigger,
)

CASES: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "a track beyond its end": (
        CASTLE, asks("turn_began", track("alert", at_least=99)), "never-holds", "`alert` goes from 0 to 3",
    ),
    "a track beyond its end, on a card": (
        CASTLE, card(**{"if": [track("alert", at_least=4)], "do": SAY}), "never-holds", "`alert` goes from",
    ),
    "bounds that contradict each other": (
        CASTLE, asks("turn_began", track("alert", at_least=3, at_most=1)), "never-holds", "both",
    ),
    "conditions that contradict each other": (
        CASTLE, asks("turn_began", track("alert", at_least=3), track("alert", at_most=1)), "never-holds", "before it",
    ),
    "a track beyond its end, as one of several ways": (
        CASTLE,
        asks("turn_began", {"test": "any", "if": [track("alert", is_=1), track("alert", at_least=9)]}),
        "never-holds",
        "`alert` goes from 0 to 3",
    ),
    "a count of fewer than none": (
        CASTLE,
        asks("turn_began", {"test": "count", "pieces": {"kind": "drunk"}, "at_least": 3, "at_most": 2}),
        "never-holds",
        "no number",
    ),
    "a round after the last": (
        TEMPLE, asks("round_ended", track("round", is_=50)), "never-holds", "`round` goes from 0 to 20",
    ),
    "a track set beyond its end": (
        CASTLE, trigger("turn_began", [{"op": "set", "track": "alert", "to": 9}]), "beyond-track", "never reach 9",
    ),
    "a card's mark that is never laid": (
        CASTLE,
        {
            "mission": {"marks": [{"id": "fog", "title": "Fog"}]},
            **card(
                do=[
                    {"op": "choose", "as": "spot", "seat": "guards", "places": {"marked": "fog"}},
                    {"op": "say", "text": "{spot}"},
                ]
            ),
        },
        "mark-never-laid",
        "`fog`",
    ),
    "a halt where nobody moves": (
        CASTLE, trigger("turn_began", [{"op": "halt"}]), "scorpion-halt", "on the move",
    ),
    "a guard in an intruder's event": (
        CASTLE,
        asks("entered", {"test": "among", "piece": "piece", "pieces": {"kind": "guard"}}, do=WHISPER),
        "never-holds",
        "never one of these",
    ),
    "a side in the other's event": (
        CASTLE,
        asks("entered", {"test": "side", "piece": "piece", "is": "guards"}, do=WHISPER),
        "never-holds",
        "`guards`",
    ),
    "a name that hides another": (
        CASTLE,
        trigger("entered", [{"op": "for_each", "as": "piece", "pieces": {"kind": "guard"}, "do": WHISPER}]),
        "name-hidden",
        "`piece`",
    ),
    "a name that hides a place": (
        TEMPLE,
        trigger("entered", [{"op": "for_each", "as": "koi_pond", "places": {"tag": "tower"}, "do": SAY}]),
        "name-hidden",
        "`koi_pond`",
    ),
    "a promised language that plain texts lack": (
        TEMPLE, {"scenario": {"languages": ["en", "it"]}}, "missing-translation", "is one text",
    ),
    "a kamae that is never taken": (
        DUEL,
        {
            "cards": {
                "decks": [
                    {
                        "change": "pupil",
                        "props": {
                            "character": {
                                "kamae": [
                                    {"from": "neutral", "to": "aggression"},
                                    {"from": "balance", "to": "determination"},
                                ]
                            }
                        },
                    }
                ]
            }
        },
        "senjutsu-kamae",
        "`balance`, `determination`",
    ),
    "a change of nothing": (CASTLE, {"cards": {"cards": [{"change": "awaken"}]}}, "does-nothing", "`awaken`"),
    "a change to what is there": (
        CASTLE, {"cards": {"cards": [{"change": "awaken", "copies": 6}]}}, "does-nothing", "`awaken`",
    ),
    "card.yaml for cards.yaml": (CASTLE, {"card": {"cards": []}}, "unread-file", "`card.yaml` is not read"),
    "bases of two games": (CASTLE, {"scenario": {"uses": [CASTLE, TEMPLE]}}, "two-games", "`temple`"),
    "a mod of another game than its base": (CASTLE, {"scenario": {"game": "temple"}}, "two-games", "`scorpion`"),
    "a ruling about a place that is not there": (
        TEMPLE, expects(expect="at", piece="ninja", place="koi_pnod"), "ruling-broken", "'koi_pnod'",
    ),
    "a ruling about a track that is not there": (
        TEMPLE, expects(expect="track", track="trun", is_=3), "ruling-broken", "'trun'",
    ),
    "no space after a colon": (
        TEMPLE, {"scenario": "format: 1\nid: new\ngame:temple\ntitle: New\n"}, "yaml-colon", "A space is missing",
    ),
    "a point without brackets": (
        TEMPLE, {"map": "format: 1\nplaces:\n  - change: koi_pond\n    at: 200, 120\n"}, "wrong-type", "200, 120",
    ),
    "a point without brackets, in braces": (
        TEMPLE, {"map": "format: 1\nplaces: [{change: koi_pond, at: 200, 120}]\n"}, "wrong-type", "should be a list",
    ),
    "a target where there is none": (
        CASTLE, card(do=[{"op": "march", "who": "target"}]), "cannot-play", "played on nothing",
    ),
    "use for uses": (
        TEMPLE, {"scenario": f"format: 1\nid: new\nuse: [{TEMPLE}]\ntitle: New\n"}, "unknown-key", "`use`",
    ),
    "a halt on a card": (CASTLE, card(do=[{"op": "halt"}]), "scorpion-halt", "on the move"),
    "a guard on the move of an intruder": (
        CASTLE,
        asks("moves", {"test": "among", "piece": "piece", "pieces": {"kind": "sword"}}),
        "never-holds",
        "never one of these",
    ),
    "the ninja pushed by itself": (
        TEMPLE,
        asks("pushed", {"test": "among", "piece": "piece", "pieces": {"kind": "ninja"}}),
        "never-holds",
        "never one of these",
    ),
    "more pieces than there are": (
        CASTLE,
        asks("turn_began", {"test": "count", "pieces": {"kind": "drunk"}, "at_least": 4}),
        "never-holds",
        "never more than 3",
    ),
    "more places than there are": (
        TEMPLE,
        asks("entered", {"test": "count", "places": {"tag": "tower", "free": True}, "is_": 5}),
        "never-holds",
        "never more than 4",
    ),
    "a condition that always holds": (
        CASTLE, asks("turn_began", track("alert", at_least=0)), "always-holds", "`alert` goes from 0 to 3",
    ),
    "the contrary of what always holds": (
        CASTLE, asks("turn_began", {"test": "not", "if": [track("alert", at_most=3)]}), "always-holds", "`alert`",
    ),
    "a track that nothing moves": (
        CASTLE,
        {
            "mission": {
                "tracks": [{"id": "bell", "title": "Bell", "max": 3}],
                "triggers": [{"on": "turn_began", "if": [track("bell", at_least=1)], "do": SAY}],
            }
        },
        "track-never-moved",
        "`bell`",
    ),
    "something after the end": (
        CASTLE,
        trigger("entered", [{"op": "end", "result": "guards_win"}, *WHISPER]),
        "does-nothing",
        "game is over",
    ),
    "an objective worth nothing": (
        CASTLE,
        {
            "mission": {
                "objectives": [
                    {"id": "quiet", "for": "guards", "title": "Quiet", "on": "turn_began", "then": {"points": 0}}
                ]
            }
        },
        "does-nothing",
        "no points",
    ),
    "a card that does nothing": (CASTLE, card(), "does-nothing", "`new_card`"),
    "one value changed twice": (
        CASTLE,
        {
            "cards": {
                "decks": [{"change": "guards", "size": 34}],
                "cards": [{"change": "awaken", "copies": 5}, {"change": "awaken", "copies": 4}],
            }
        },
        "does-nothing",
        "further down",
    ),
    "text.it.yaml for texts.it.yaml": (CASTLE, {"text.it": {"cards": {}}}, "unread-file", "`text.it.yaml`"),
    "a language by its name": (CASTLE, {"texts.italian": {"cards": {}}}, "unread-file", "short code"),
    "contradictory conditions, one within": (
        CASTLE,
        trigger(
            "turn_began",
            [{"op": "if", "if": [track("alert", is_=2)], "do": SAY}],
            **{"if": [track("alert", at_most=1)]},
        ),
        "never-holds",
        "before it",
    ),
    "a piece in two places": (
        TEMPLE,
        asks(
            "entered",
            {"test": "at", "piece": "ninja", "place": "koi_pond"},
            {"test": "at", "piece": "ninja", "tag": "tower"},
        ),
        "never-holds",
        "`ninja` can't meet both",
    ),
    "a condition and its contrary": (
        CASTLE,
        asks("turn_began", track("alert", is_=2), {"test": "not", "if": [track("alert", is_=2)]}),
        "never-holds",
        "the contrary",
    ),
    "any of nothing": (CASTLE, asks("turn_began", {"test": "any", "if": []}), "never-holds", "no condition in it"),
    "not of nothing": (CASTLE, asks("turn_began", {"test": "not", "if": []}), "never-holds", "no condition in it"),
    "places that are and are not": (
        TEMPLE,
        asks("entered", {"test": "count", "places": {"tag": "tower", "not": {"tag": "tower"}}, "is_": 0}),
        "never-holds",
        "No place on the map",
    ),
    "pieces that are and are not": (
        CASTLE,
        trigger(
            "turn_began",
            [{"op": "for_each", "as": "one", "pieces": {"kind": "drunk", "not": {"kind": "drunk"}}, "do": SAY}],
        ),
        "never-holds",
        "No piece of this game",
    ),
    "an answer that nobody uses": (
        CASTLE,
        trigger("turn_began", [{"op": "choose", "as": "spot", "seat": "guards", "places": {"tag": "moat"}}]),
        "does-nothing",
        "nobody speaks of `spot`",
    ),
    "a track moved by nothing, on a card": (
        CASTLE, card(do=[{"op": "raise", "track": "alert", "by": 0}]), "does-nothing", "by 0",
    ),
    "a track moved farther than it goes": (
        CASTLE, card(do=[{"op": "raise", "track": "alert", "by": 9}]), "beyond-track", "`alert` goes from 0 to 3",
    ),
    "a rope to where it begins": (
        CASTLE,
        {"mission": {"triggers": [{"on": "entered", "do": [{"op": "tie_rope", "start": "hall", "to": "hall"}]}]}},
        "does-nothing",
        "two ends",
    ),
    "more sleepers than there are": (
        CASTLE, asks("turn_began", {"test": "asleep", "at_least": 9}), "never-holds", "never more than 4",
    ),
    "a return after the last turn": (
        CASTLE, {"scenario": {"options": {"last_return": 20}}}, "scorpion-last-return", "only 12 turns",
    ),
    "a move that is misspelt in a ruling": (
        TEMPLE,
        {"rulings": {"rulings": [{"id": "a_ruling", "play": ["ninja:koi_pnod"], "expect": [{"expect": "goes_on"}]}]}},
        "ruling-broken",
        "'ninja:koi_pnod' is not legal here",
    ),
    "an event of no kind in a ruling": (
        TEMPLE, expects(expect="event", kind="pushd", absent=True), "ruling-broken", "`pushed`",
    ),
    "a result of no name in a ruling": (
        TEMPLE, expects(expect="result", is_="ninja_escape"), "ruling-broken", "`ninja_escapes`",
    ),
    "an option of no name in a ruling": (
        TEMPLE,
        {"rulings": {"rulings": [{"id": "a_ruling", "options": {"samuray": 3}, "expect": [{"expect": "goes_on"}]}]}},
        "ruling-broken",
        "`samurai`",
    ),
    "a language by its country": (
        CASTLE, {"texts.ua": {"cards": {"cards": {"awaken": {"title": "Підйом"}}}}}, "unknown-language", "`uk`",
    ),
    "a language of three letters": (
        TEMPLE, {"mission": {"briefing": {"en": "Run.", "ita": "Corri."}}}, "unknown-language", "`it`",
    ),
    "two alphabets in one name": (
        CASTLE, card(id="new_cаrd", do=SAY), "mixed-alphabets", "`а` is a Cyrillic letter",
    ),
    "a colour without quotes": (
        CASTLE, {"map": "format: 1\nregions:\n  - id: moor\n    colour: #a23e66\n    places: [f1]\n"},
        "yaml-comment", "left empty",
    ),
    "two places at one point": (
        TEMPLE,
        {
            "map": {
                "places": [{"id": "new_place", "at": [246, 408]}],
                "links": [{"between": ["new_place", "koi_pond"], "kind": "road"}],
            }
        },
        "same-point",
        "`new_place`",
    ),
    "a mission in the scenario": (
        TEMPLE, {"scenario": {"triggers": []}}, "unknown-key", "mission.yaml",
    ),
    "an option beside the options": (TEMPLE, {"scenario": {"samurai": 3}}, "unknown-key", "under `options:`"),
    "an ending too many": (CASTLE, {"mission.yaml.txt": {}}, "unread-file", "ends in .txt"),
    "a fighter on a rock": (
        DUEL, {"map": {"cells": [{"id": "d5", "props": {"blocks": True}}]}}, "senjutsu-start", "nobody may stand",
    ),
    "a border between squares far apart": (
        YARD, {"map": {"borders": [{"between": ["d3", "g3"], "kind": "wall"}]}}, "not-neighbours", "`g3`",
    ),
    "two borders in one place": (
        YARD, {"map": {"borders": [{"between": ["e4", "d4"], "kind": "wall"}]}}, "duplicate-link", "of kind `glass`",
    ),
    "a file that is two things": (
        TEMPLE, {"scenario": {"map": "mission.yaml"}, "mission": {"tracks": []}}, "file-twice", "`mission`",
    ),
    "uses as a text": (
        TEMPLE, {"scenario": f"format: 1\nid: new\nuses: {TEMPLE}\ntitle: New\n"}, "wrong-type", "`uses`",
    ),
    "base for uses": (
        TEMPLE, {"scenario": f"format: 1\nid: new\nbase: [{TEMPLE}]\ntitle: New\n"}, "unknown-key", "`uses`",
    ),
    "a game that nobody has": (
        CASTLE, {"scenario": {"game": "scorpio"}}, "unknown-game", "`scorpion`",
    ),
    "texts for what is no longer there": (
        CASTLE,
        {"texts.it": {"cards": {"cards": {f"gone_{n}": {"title": "Via"} for n in range(5)}}}},
        "nothing-below",
        "5 texts",
    ),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(SCENARIOS.parent)
    return tmp_path


@pytest.mark.parametrize("case", CASES)
def test_a_mistake_is_told_once_and_in_its_file(case, folder):
    base, files, code, part = CASES[case]
    found = found_in(folder, base, files)
    assert [one.code for one in found] == [code], found
    (one,) = found
    assert part in f"{one.message} {one.hint}"
    assert one.hint
    assert Path(one.file).parent == folder or "in a pack that this one builds on" in one.hint
    assert one.line > 1
    assert part in str(one)


@pytest.mark.parametrize(
    ("base", "files"),
    [
        (CASTLE, asks("turn_began", track("alert", at_least=1, at_most=3))),
        (CASTLE, asks("turn_began", track("alert", at_least=1), track("turn", at_most=3))),
        (CASTLE, asks("turn_began", {"test": "any", "if": [track("alert", is_=1), track("alert", is_=3)]})),
        (CASTLE, trigger("guards_entered", [{"op": "halt"}])),
        (CASTLE, asks("guards_entered", {"test": "among", "piece": "piece", "pieces": {"kind": "guard"}})),
        (CASTLE, {"cards": {"cards": [{"change": "awaken", "text": "Wake up."}]}}),
        (
            TEMPLE,
            trigger("entered", [{"op": "for_each", "as": "spot", "places": {"tag": "tower"}, "do": SAY}]),
        ),
        (CASTLE, card(played_in=["patrols"], do=[{"op": "halt"}])),
        (CASTLE, asks("turn_began", {"test": "count", "pieces": {"kind": "drunk"}, "at_least": 3})),
        (CASTLE, asks("turn_began", track("alert", at_least=0, every=2))),
        (
            CASTLE,
            {"cards": {"cards": [{"change": "awaken", "text": "Up."}, {"change": "awaken", "title": "Up!"}]}},
        ),
        (
            CASTLE,
            {
                "mission": {
                    "tracks": [{"id": "bell", "title": "Bell", "max": 3, "start": 0}],
                    "triggers": [{"on": "turn_began", "if": [track("bell", at_least=1)], "do": SAY}],
                }
            },
        ),
        (CASTLE, {"texts.it": {"cards": {"cards": {"awaken": {"title": "Sveglia"}}}}}),
        (TEMPLE, expects(expect="at", piece="ninja", place="koi_pond")),
        (  # what was asked first may have changed by then
            CASTLE,
            trigger(
                "turn_began",
                [{"op": "raise", "track": "alert"}, {"op": "if", "if": [track("alert", is_=2)], "do": SAY}],
                **{"if": [track("alert", is_=1)]},
            ),
        ),
        (
            TEMPLE,
            asks(
                "entered",
                {"test": "at", "piece": "piece", "place": "koi_pond"},
                {"test": "at", "piece": "ninja", "tag": "tower"},
            ),
        ),
        (
            CASTLE,
            trigger(
                "turn_began",
                [
                    {"op": "choose", "as": "spot", "seat": "guards", "places": {"tag": "moat"}},
                    {"op": "say", "text": "{spot}"},
                ],
            ),
        ),
    ],
)
def test_what_is_right_is_left_alone(base, files, folder):
    assert found_in(folder, base, files) == []
