"""Mods add up: sizes follow the cards, claims do not clash, `plus` adds; two mods are told of to who owns neither."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from uguisu.content.claims import cards_of_decks
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.library import Library
from uguisu.core.errors import UguisuError
from uguisu.loading import BadPack, check, load, load_pack
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.packs.mods import deck_sizes, flatten, mods_of
from uguisu_tools.packs.together import try_together
from uguisu_tools.record import replay, save

Write = Callable[..., Path]
GONG = {"id": "gong", "title": "Gong", "deck": "guards", "do": [{"op": "raise", "track": "alert"}]}
BELL = {**GONG, "id": "bell", "title": "Bell", "copies": 2}


def cards(*entries: Any, **others: Any) -> dict[str, Any]:
    return {"cards": list(entries), **others}


def found_in(pack: Path, *mods: Path) -> list[Diagnostic]:
    return check(pack, changes=Overrides(mods=tuple(mod.as_posix() for mod in mods)))[1]


def codes(pack: Path, *mods: Path) -> list[tuple[str, str]]:
    return [(one.severity, one.code) for one in found_in(pack, *mods)]


def sizes(pack: Path) -> dict[str, int]:
    return dict(cards_of_decks(load_pack(pack).documents["cards"].data))


def uguisu(*words: Any) -> Result:
    return CliRunner().invoke(app, [*map(str, words), "--language", "en"])


# --- sizes are claims -------------------------------------------------------------------------------------------


def test_a_mod_that_changes_copies_alone_is_whole(mod: Write, tmp_path: Path) -> None:
    pack = mod(cards=cards({"change": "awaken", "copies": 4}))
    assert codes(pack) == []
    assert sizes(pack)["guards"] == 34
    told = uguisu("mod", "diff", pack).output
    assert "cards > awaken > copies: 6 becomes 4" in told
    assert "Cards in the deck `guards`: 36 becomes 34" in told
    game = load(pack)
    assert game.playout(game.new(seed=1), random.Random(1)).over
    assert codes(flatten(load_pack(pack), tmp_path / "flat")) == []


def test_what_a_pack_claims_itself_is_checked(mod: Write, base: Path) -> None:
    lantern = cards({"change": "awaken", "copies": 4}, decks=[{"change": "guards", "size": 36}])
    found = found_in(mod(cards=lantern))
    assert [(Path(one.file).parent.name, one.line, one.code) for one in found] == [("mod", 7, "deck-size")]
    assert found[0].fix is not None
    assert found[0].fix.value == 34
    above = mod("above", uses="../mod", cards=cards({"change": "awaken", "copies": 6}))
    assert codes(above) == []  # a claim is checked where it is made
    text = (base / "cards.yaml").read_text("utf-8")
    (base / "cards.yaml").write_text(text.replace("size: 36", "size: 35"), encoding="utf-8")
    assert codes(base) == [("error", "deck-size")]


def test_a_claim_that_holds_already_may_be_made(mod: Write) -> None:
    swap = cards({"change": "awaken", "copies": 5}, GONG, decks=[{"change": "guards", "size": 36}])
    assert codes(mod(cards=swap)) == []


def test_claims_of_two_mods_do_not_clash(mod: Write) -> None:
    for name, card, size in (("one", GONG, 37), ("two", BELL, 38)):
        said = {"languages": ["en"] if name == "one" else ["en", "uk"], "license": name, "version": name[:1]}
        mod(name, cards=cards(card, decks=[{"change": "guards", "size": size}]), scenario=said)
    both = mod("both", uses=["../one", "../two"], scenario={"languages": ["en"]})
    assert codes(both) == []
    assert sizes(both)["guards"] == 39


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"change": "awaken", "copies": -1}, "out-of-range"),
        ({"change": "awaken", "plus": {"copies": -7}}, "out-of-range"),
        ({"change": "awaken", "copies": 0}, "card-in-no-deck"),
        ({"remove": "ninja_kenjutsu"}, "scorpion-starter-hand"),
    ],
)
def test_what_cannot_be_is_still_told(mod: Write, entry: Any, code: str) -> None:
    found = found_in(mod(cards=cards(entry)))
    assert code in {one.code for one in found}
    assert {Path(one.file).parent.name for one in found if one.code == code} & {"mod", "garden_gate"}


# --- plus -------------------------------------------------------------------------------------------------------


def test_plus_adds_numbers_and_entries_in_any_order(mod: Write) -> None:
    shouts = [{"op": "raise", "track": "alert", "by": by} for by in (1, 2)]
    more = {"copies": 2, "props": {"starter": 1}, "do": [shouts[0]]}
    mod("one", cards=cards({"change": "awaken", "plus": more}))
    mod("two", cards=cards({"change": "awaken", "plus": {"copies": 1, "do": [shouts[1]]}}))
    seen = []
    for number, order in enumerate(permutations(("../one", "../two"))):
        pack = mod(f"both{number}", uses=[*order])
        assert codes(pack) == []
        card = load_pack(pack).documents["cards"].data["cards"][0]
        assert (card["copies"], card["props"]["starter"], card["do"][2:]) == (9, 5, shouts)
        seen.append(card)
    assert seen[0] == seen[1]


def test_plus_counts_from_what_holds_where_nothing_is_said(mod: Write) -> None:
    mod("one", cards=cards(GONG))
    two = mod("two", uses="../one", cards=cards({"change": "gong", "plus": {"copies": 1}}))
    assert codes(two) == []
    assert sizes(two)["guards"] == 38


@pytest.mark.parametrize(
    ("entry", "code", "told"),
    [
        ({"change": "awaken", "plus": {"title": 1}}, "overlay-words", "`title` is neither"),
        ({"change": "awaken", "plus": {"copes": 1}}, "nothing-below", "`copes` has no number"),
        ({"change": "awaken", "plus": 3}, "overlay-words", "holds a table"),
        ({**GONG, "plus": {"copies": 1}}, "overlay-words", "holds a table"),
        ({"change": "awaken", "copies": 8, "plus": {"copies": 1}}, "overlay-words", "set and added to"),
    ],
)
def test_what_is_wrong_with_plus_is_told_at_its_line(mod: Write, entry: Any, code: str, told: str) -> None:
    found = [one for one in found_in(mod(cards=cards(entry))) if one.severity == "error"]
    assert [one.code for one in found] == [code]
    assert told in found[0].message
    assert found[0].hint
    assert Path(found[0].file).parent.name == "mod"
    assert found[0].line >= 4


def test_a_later_plain_value_over_a_plus_is_warned_of(mod: Write) -> None:
    mod("more", cards=cards({"change": "awaken", "plus": {"copies": 1}}))
    mod("eight", cards=cards({"change": "awaken", "copies": 8}))
    later, first = mod("later", uses=["../more", "../eight"]), mod("first", uses=["../eight", "../more"])
    warned = found_in(later)
    assert [(one.severity, one.code, Path(one.file).parent.name) for one in warned] == [
        ("warning", "mods-clash", "eight")
    ]
    assert "more/cards.yaml:5" in warned[0].message
    assert codes(first) == []
    assert (sizes(later)["guards"], sizes(first)["guards"]) == (38, 39)


# --- two mods that know nothing of each other -------------------------------------------------------------------


def test_one_id_from_two_mods_is_told_to_who_owns_neither(mod: Write) -> None:
    mod("one", cards=cards(GONG))
    mod("two", cards=cards({**GONG, "copies": 3}))
    for order in permutations(("../one", "../two")):
        found = found_in(mod(f"both_{order[0][3:]}", uses=[*order]))
        assert [(one.severity, one.code) for one in found] == [("error", "mods-clash")]
        assert "is added by both" in found[0].message
        assert "`one`" in found[0].message
        assert "`two`" in found[0].message
        assert "play with one of them" in str(found[0].hint)
        assert "say in your own file" not in str(found[0].hint)


def test_the_same_entry_from_two_mods_is_there_once(mod: Write) -> None:
    mod("one", cards=cards(GONG))
    mod("two", cards=cards(GONG))
    both = mod("both", uses=["../one", "../two"])
    assert codes(both) == []
    assert sizes(both)["guards"] == 37


ALERT = {"op": "raise", "track": "alert"}
SEARCH = {"replace": "sentry_search", **GONG, "id": "sentry_search", "props": {"starter": 4}, "copies": 6}
MARCH = {"change": "march", "steps": 3}
THE_MARCH = {"change": {"op": "march", "who": "guard"}, "steps": 1}


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"remove": "guard_passage"}, {"change": "guard_passage", "copies": 3}),
        (SEARCH, {"change": "sentry_search", "copies": 7}),
        ({"change": "patrol_search", "do": [ALERT]}, {"change": "patrol_search", "do": [MARCH]}),
        ({"change": "awaken", "do": [MARCH]}, {"change": "awaken", "do": [THE_MARCH]}),
        ({"change": "awaken", "after": "patrol_search"}, {"change": "awaken", "before": "patrol_search"}),
        ({"change": "awaken", "text": None}, {"change": "awaken", "text": "Up!"}),
    ],
)
def test_two_mods_that_want_different_things_are_told_of(mod: Write, one: Any, two: Any) -> None:
    for name, entry in (("one", one), ("two", two)):
        alone = found_in(mod(name, cards=cards(entry)))
        assert not [found for found in alone if found.severity == "error"]
    for order in permutations(("../one", "../two")):
        assert "mods-clash" in {code for _, code in codes(mod(f"both_{order[0][3:]}", uses=[*order]))}


def test_what_one_mod_puts_beside_a_card_that_another_takes_away_finds_its_place(mod: Write) -> None:
    mod("away", cards=cards({"remove": "guard_passage"}))
    mod("beside", cards=cards({"after": "guard_passage", **GONG}))
    for order in permutations(("../away", "../beside")):
        pack = load_pack(mod(f"both_{order[0][3:]}", uses=[*order]))
        ids = [card["id"] for card in pack.documents["cards"].data["cards"]]
        assert ids[3:6] == ["patrol_search", "gong", "sentry_listen"]


def test_a_pack_between_settles_what_two_dispute(mod: Write) -> None:
    mod("one", cards=cards({"change": "awaken", "copies": 7}))
    mod("two", cards=cards({"change": "awaken", "copies": 8}))
    mod("judge", uses=["../one", "../two"], cards=cards({"change": "awaken", "copies": 9}))
    assert codes(mod("above", uses="../judge")) == []


def test_a_file_that_one_replaces_and_another_changes_is_told(mod: Write, base: Path) -> None:
    whole = load_pack(base).documents["cards"].data
    mod("one", cards=whole, scenario={"replaces": ["cards"]})
    mod("two", cards=cards({"change": "awaken", "copies": 8}))
    for order in permutations(("../one", "../two")):
        assert ("warning", "mods-clash") in codes(mod(f"both_{order[0][3:]}", uses=[*order]))


def test_entries_of_a_mission_are_changed_by_id_and_new_ones_of_two_mods_are_both_there(mod: Write) -> None:
    bell = {"id": "bell", "on": "entered", "do": [{"op": "raise", "track": "alert"}], "once": True}
    mod("rung", mission={"triggers": [bell]})
    mod("quiet", uses="../rung", mission={"triggers": [{"change": "bell", "once": False}]})
    mod("other", uses="../rung", mission={"triggers": [{**bell, "id": "bell_2"}]})
    both = mod("both", uses=["../quiet", "../other"])
    assert not [one for one in found_in(both) if one.severity == "error"]
    triggers = load_pack(both).documents["mission"].data["triggers"]
    assert [(one["id"], one["once"]) for one in triggers] == [("bell", False), ("bell_2", True)]


# --- several at once --------------------------------------------------------------------------------------------


def test_mods_are_tried_together(mod: Write) -> None:
    one, two = mod("one", cards=cards(GONG)), mod("two", cards=cards({"change": "awaken", "copies": 8}))
    told = uguisu("mod", "together", one, two, "--games", 2)
    assert told.exit_code == 0, told.output
    assert told.output.splitlines() == [
        "The number of cards in the deck `guards` goes 36 → 37 (one) → 39 (two)",
        "2 games played at random: 0 broke",
        "They go together.",
    ]
    data = json.loads(uguisu("mod", "together", one, two, "--json", "--games", 1).output)
    assert data["ok"]
    assert data["decks"] == {"guards": [["", 36], ["one", 37], ["two", 39]]}


def test_mods_that_do_not_go_together_are_named(mod: Write) -> None:
    one, two = mod("one", cards=cards(GONG)), mod("two", cards=cards(BELL))
    three = mod("three", cards=cards({**GONG, "copies": 3}))
    told = uguisu("mod", "together", one, two, three)
    assert told.exit_code == 1
    assert "one and three do not go together:" in told.output
    assert "one and two" not in told.output
    found = try_together((one, two, three), registry())
    assert [(pair.one, pair.other) for pair in found.apart] == [("one", "three")]
    assert not found.found  # it is told once


def test_a_pack_is_played_with_mods(mod: Write, base: Path) -> None:
    one, two = mod("one", cards=cards(GONG)), mod("two", cards=cards({"change": "awaken", "copies": 8}))
    both = Overrides(mods=(one.as_posix(), two.as_posix()))
    game = load(base, changes=both)
    assert [layer.id for layer in game.layers][:-1] == ["garden_gate", "one", "two"]
    assert game.scenario == "garden_gate-one-two"
    assert game.digest == load(base, changes=Overrides(mods=both.mods[::-1])).digest
    assert codes(base, one, two) == []
    assert uguisu("validate", base, "--with", one, "--with", two).exit_code == 0
    clash = mod("three", cards=cards({**GONG, "copies": 3}))
    assert uguisu("validate", base, "--with", one, "--with", clash).exit_code == 1


def test_a_game_with_mods_is_kept_and_played_again(mod: Write, base: Path, tmp_path: Path) -> None:
    changes = Overrides(mods=(mod("one", cards=cards(GONG)).as_posix(),))
    game = load(base, changes=changes)
    match = Match(game, 5)
    match.play(match.legal()[0])
    replay.write(match, tmp_path / "game.jsonl", pack=base, changes=changes)
    assert uguisu("replay", tmp_path / "game.jsonl").exit_code == 0
    save.save(match, tmp_path / "game.json", changes)
    known = save.parse((tmp_path / "game.json").read_text("utf-8"))
    assert known.changes == changes


def test_unsaved_texts_are_played_with_mods_too(mod: Write, base: Path) -> None:
    changes = Overrides(mods=(mod("one", cards=cards(GONG)).as_posix(),))
    text = (
        (base / "cards.yaml")
        .read_text("utf-8")
        .replace("size: 36", "size: 37")
        .replace("copies: 6", "copies: 7", 1)
    )
    pack = load_pack(base, changes=changes, texts={"cards.yaml": text})
    assert cards_of_decks(pack.documents["cards"].data)["guards"] == 38


def test_a_mod_of_something_else_is_refused_with_what_it_builds_on(base: Path) -> None:
    with pytest.raises(UguisuError, match=r"is no mod of 'garden_gate'") as refused:
        load(base, changes=Overrides(mods=("scorpion/homebrew_five",)))
    assert "garden_gate" in str(refused.value.hint)
    with pytest.raises(UguisuError, match=r"There is no pack `nowhere`"):
        load(base, changes=Overrides(mods=("nowhere",)))
    told = uguisu("validate", base, "--with", "nowhere")
    assert told.exit_code != 0
    assert "Traceback" not in told.output


def test_mods_that_clash_are_told_as_findings(mod: Write, base: Path) -> None:
    one, two = mod("one", cards=cards(GONG)), mod("two", cards=cards({**GONG, "copies": 3}))
    with pytest.raises(BadPack) as bad:
        load(base, changes=Overrides(mods=(one.as_posix(), two.as_posix())))
    assert [one.code for one in bad.value.diagnostics] == ["mods-clash"]


def test_mods_of_a_pack_are_found_beside_it(mod: Write, base: Path) -> None:
    one = mod("one", cards=cards(GONG))
    two = mod("two", uses="../one")
    found = mods_of(base, Library.of(registry()))
    assert {path.resolve() for path in found.values()} == {one, two}


def test_decks_that_grow_are_told_of_a_mod_of_a_mod(mod: Write) -> None:
    mod("one", cards=cards(GONG))
    two = load_pack(mod("two", uses="../one", cards=cards(BELL)))
    assert {deck: (size.was, size.now) for deck, size in deck_sizes(two).items()} == {"guards": (37, 39)}


def test_where_a_size_comes_from_is_explained(mod: Write) -> None:
    told = uguisu("mod", "explain", mod(cards=cards({"change": "awaken", "copies": 4})), "guards").output
    lines = told.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("decks > guards > size: 34"))
    assert "instead of 36" in lines[at + 1]
