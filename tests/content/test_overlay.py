"""What a mod says is laid over what lies below it."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uguisu.content.diagnostics import Finding
from uguisu.content.entries import Origin
from uguisu.content.overlay import EDIT_WORDS, Overlay, keys_of


def lay(below: Any, *above: Any) -> tuple[Any, Origin, list[Finding]]:
    """Lay overlays on each other; return the data, the origins, and all faults."""
    data, origin, faults = copy.deepcopy(below), Origin(0, ()), []
    for layer, entry in enumerate(above, 1):
        overlay = Overlay(layer)
        data, origin = overlay.lay(data, origin, entry)
        faults += [fault for fault in overlay.faults if fault.severity == "error"]
    return data, origin, faults


CARDS = {
    "cards": [
        {"id": "awaken", "title": "Awaken", "copies": 2, "do": [{"op": "wake"}, {"op": "march", "steps": 2}]},
        {"id": "search", "title": {"en": "Search"}, "props": {"starter": 1, "counts": False}},
    ]
}


def test_a_change_says_only_what_differs() -> None:
    data, origin, faults = lay(CARDS, {"cards": [{"change": "search", "copies": 4, "props": {"starter": 2}}]})
    assert data["cards"][1] == {
        "id": "search",
        "title": {"en": "Search"},
        "props": {"starter": 2, "counts": False},
        "copies": 4,
    }
    assert not faults
    assert data["cards"][0] == CARDS["cards"][0]
    assert origin.at(("cards", 1, "props", "starter")) == Origin(1, ("cards", 0, "props", "starter"))
    assert origin.at(("cards", 1, "props", "counts")) == Origin(0, ("cards", 1, "props", "counts"))


def test_one_language_is_added_to_a_text() -> None:
    data, _, _ = lay(
        CARDS,
        {
            "cards": [
                {"change": "awaken", "title": {"uk": "Підйом"}},
                {"change": "search", "title": {"en": "Look"}},
            ]
        },
    )
    assert [card["title"] for card in data["cards"]] == [{"en": "Awaken", "uk": "Підйом"}, {"en": "Look"}]


def test_entries_are_added_where_they_are_wanted() -> None:
    new = [
        {"id": "last"},
        {"after": "awaken", "id": "x"},
        {"after": "awaken", "id": "y"},
        {"before": "awaken", "id": "w"},
    ]
    data, origin, faults = lay(CARDS, {"cards": new})
    assert [card["id"] for card in data["cards"]] == ["w", "awaken", "x", "y", "search", "last"]
    assert not faults
    assert origin.at(("cards", 3, "id")) == Origin(1, ("cards", 2, "id"))
    assert not any(word in card for card in data["cards"] for word in EDIT_WORDS)


def test_a_change_may_move_an_entry() -> None:
    data, _, _ = lay(CARDS, {"cards": [{"change": "awaken", "after": "search"}]})
    assert [card["id"] for card in data["cards"]] == ["search", "awaken"]


def test_null_takes_a_key_away() -> None:
    data, _, _ = lay(CARDS, {"cards": [{"change": "awaken", "do": None}]})
    assert data["cards"][0] == {"id": "awaken", "title": "Awaken", "copies": 2}


def test_operations_are_spoken_of_by_their_word() -> None:
    edits = [
        {"after": "wake", "op": "raise", "track": "alert"},
        {"change": "march", "steps": 3},
        {"remove": {"op": "wake"}},
    ]
    data, _, faults = lay(CARDS, {"cards": [{"change": "awaken", "do": edits}]})
    assert data["cards"][0]["do"] == [{"op": "raise", "track": "alert"}, {"op": "march", "steps": 3}]
    assert not faults


def test_a_list_without_names_and_edits_is_replaced() -> None:
    data, _, _ = lay(CARDS, {"cards": [{"change": "awaken", "do": [{"op": "nothing"}]}]})
    assert data["cards"][0]["do"] == [{"op": "nothing"}]


def test_links_go_by_their_two_ends_in_either_order() -> None:
    links = {"links": [{"between": ["a", "b"], "kind": "road"}, {"between": ["b", "c"], "kind": "road"}]}
    data, _, faults = lay(
        links,
        {
            "links": [
                {"change": ["b", "a"], "kind": "bridge"},
                {"remove": ["c", "b"]},
                {"between": ["c", "a"], "kind": "rope"},
            ]
        },
    )
    assert data["links"] == [
        {"between": ["a", "b"], "kind": "bridge"},
        {"between": ["c", "a"], "kind": "rope"},
    ]
    assert not faults


@pytest.mark.parametrize("ends", [3, [3, None], {"a": "b"}, ["a", "b", "c"]])
def test_links_whose_ends_are_wrong_are_not_those_that_are_meant(ends: Any) -> None:
    links = {"links": [{"between": ends}, {"between": ["a", "b"]}]}
    data, _, faults = lay(links, {"links": [{"remove": {"between": ["b", "a"]}}]})
    assert data == {"links": [{"between": ends}]}
    assert not faults


def test_plain_variants_are_added_and_given_options() -> None:
    data, _, faults = lay(
        {"variants": ["silence"]}, {"variants": ["night", {"change": "silence", "options": {"rounds": 2}}]}
    )
    assert data["variants"] == [{"id": "silence", "options": {"rounds": 2}}, "night"]
    assert not faults


@pytest.mark.parametrize(
    ("edit", "code", "told"),
    [
        ({"change": "awakne"}, "nothing-below", "awakne"),
        ({"remove": "x"}, "nothing-below", "`x`"),
        ({"after": "x", "id": "y"}, "nothing-below", "`x`"),
        ({"id": "awaken"}, "already-below", "`awaken`"),
        ({"change": "awaken", "remove": "search"}, "overlay-words", "only one of"),
        ({"change": "awaken", "do": [{"change": "wave"}]}, "nothing-below", "`wave`"),
        ({"id": "new", "do": [{"after": "wake", "op": "x"}]}, "nothing-below", "`after`"),
        ({"remove": {"title": "Awaken", "copies": 3}}, "nothing-below", "copies: 3"),
        ({"change": None}, "overlay-words", "`change` does not say"),
        ({"remove": {}}, "overlay-words", "`remove` does not say"),
        ({"after": [], "id": "y"}, "overlay-words", "`after` does not say"),
    ],
)
def test_edits_that_find_nothing_are_told_and_change_nothing(edit: Any, code: str, told: str) -> None:
    data, _, faults = lay(CARDS, {"cards": [edit]})
    assert [fault.code for fault in faults] == [code]
    assert told in faults[0].message
    assert data["cards"][:2] == CARDS["cards"]


def test_two_of_one_word_are_told_apart_by_their_keys() -> None:
    card = {"cards": [{"id": "gong", "do": [{"op": "raise", "by": 1}, {"op": "raise", "by": 2}]}]}
    _, _, faults = lay(card, {"cards": [{"change": "gong", "do": [{"remove": "raise"}]}]})
    assert [fault.code for fault in faults] == ["several-below"]
    data, _, faults = lay(card, {"cards": [{"change": "gong", "do": [{"remove": {"op": "raise", "by": 1}}]}]})
    assert data["cards"][0]["do"] == [{"op": "raise", "by": 2}]
    assert not faults


def test_texts_in_a_file_of_their_own() -> None:
    overlay = Overlay(1, "uk")
    texts = {"cards": {"awaken": {"title": "Підйом", "text": "Розбудіть сплячого."}}}
    data, origin = overlay.lay_texts(CARDS, Origin(0, ()), texts, ("cards",))
    assert data["cards"][0]["title"] == {"en": "Awaken", "uk": "Підйом"}
    assert data["cards"][0]["text"] == {"uk": "Розбудіть сплячого."}
    assert origin.at(("cards", 0, "title", "uk")) == Origin(1, ("cards", "cards", "awaken", "title"))
    assert not overlay.faults


def test_texts_for_what_is_not_there_are_told() -> None:
    overlay = Overlay(1, "uk")
    data, _ = overlay.lay_texts(CARDS, Origin(0, ()), {"cards": {"awakne": {"title": "?"}}}, ())
    assert [fault.path for fault in overlay.faults] == [("cards", "awakne")]
    assert data == CARDS


# --- properties -----------------------------------------------------------------------------------------------

IDS = st.sampled_from([f"c{number}" for number in range(8)])
VALUES = st.one_of(st.integers(0, 3), st.sampled_from(["x", "y"]))
ENTRY = st.dictionaries(st.sampled_from(["copies", "title", "deck"]), VALUES)


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    ids = draw(st.lists(IDS, unique=True, min_size=1))
    return {"cards": [{"id": name, **draw(ENTRY)} for name in ids]}


@st.composite
def mods(draw: st.DrawFn, base: dict[str, Any], among: list[str], new: str) -> dict[str, Any]:
    """A mod that changes or removes some cards `among` those of the base, and adds cards whose names begin with `new`."""
    touched = draw(st.lists(st.sampled_from(among), unique=True)) if among else []
    edits: list[Any] = [
        {"remove": name} if draw(st.booleans()) else {"change": name, **draw(ENTRY)} for name in touched
    ]
    edits += [{"id": f"{new}{number}", **draw(ENTRY)} for number in range(draw(st.integers(0, 2)))]
    return {"cards": edits}


def every_path(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(deep for key, value in inner for deep in every_path(value, (*path, key)))]


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


@pytest.mark.long
@given(st.data())
def test_mods_that_touch_different_cards_may_come_in_either_order(data: st.DataObject) -> None:
    base = data.draw(decks())
    ids = [card["id"] for card in base["cards"]]
    cut = data.draw(st.integers(0, len(ids)))
    one, other = data.draw(mods(base, ids[:cut], "one")), data.draw(mods(base, ids[cut:], "other"))
    first, _, faults = lay(base, one, other)
    second, _, more = lay(base, other, one)
    assert not faults
    assert not more
    assert sorted(first["cards"], key=lambda card: card["id"]) == sorted(
        second["cards"], key=lambda card: card["id"]
    )
    old = [card["id"] for card in first["cards"] if card["id"] in ids]
    assert old == [card["id"] for card in second["cards"] if card["id"] in ids]


@given(st.data())
def test_every_value_is_found_where_its_origin_says(data: st.DataObject) -> None:
    base = data.draw(decks())
    ids = [card["id"] for card in base["cards"]]
    mod = data.draw(mods(base, ids, "new"))
    merged, origin, _ = lay(base, mod)
    sources = [base, mod]
    for path in every_path(merged):
        value = value_at(merged, path)
        if not isinstance(value, dict | list):
            found = origin.at(path)
            assert value_at(sources[found.layer], found.path) == value


@given(st.data())
def test_laying_leaves_what_is_below_untouched(data: st.DataObject) -> None:
    base = data.draw(decks())
    before = copy.deepcopy(base)
    mod = data.draw(mods(base, [card["id"] for card in base["cards"]], "new"))
    above = copy.deepcopy(mod)
    Overlay(1).lay(base, Origin(0, ()), mod)
    assert (base, mod) == (before, above)


def test_no_key_of_any_file_is_a_word_of_overlays() -> None:
    schemas = Path(__file__).parents[2] / "schemas"
    read = [
        json.loads(path.read_text("utf-8"))
        for path in schemas.rglob("*.schema.json")
        if path.parent.name != "mod"
    ]
    keys = {
        key
        for schema in read
        for name, about in schema["$defs"].items()
        if not name.startswith("mod.")
        for key in about.get("properties", {})
    }
    assert "copies" in keys
    assert not keys & set(EDIT_WORDS)


def test_names_in_files_of_texts() -> None:
    assert list(keys_of([{"between": ["b", "a"]}, {"op": "say"}, {"op": "say"}, 3])) == [
        "a, b",
        "say",
        "say-2",
        "4",
    ]
