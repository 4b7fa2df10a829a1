"""Changing a YAML text where its data changes, and nowhere else."""

from __future__ import annotations

import copy
import difflib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uguisu_changes.yamltext import NotReadable, emit, patch, read_tree

TEXT = """\
# head
format: 1
id: tiny   # my id
kind: graph
places:
  # first
  - {id: gate, at: [0, 0]}   # the gate
  - {id: 'yard',  at: [ 50,0 ], tags: [start, "x y"]}
  - id: keep
    at: [1, 2]  # here
    name:
      en: Keep
      uk: "Вежа"

# links now
links:
- between: [gate, yard]
  kind: road
- between: [yard, keep]
x-mine: {a: 1}
"""


def change(text: str, edit: Any) -> tuple[str, list[str]]:
    data = copy.deepcopy(read_tree(text).value)
    edit(data)
    changed = patch(text, data)
    assert read_tree(changed).value == data
    lines = difflib.unified_diff(text.splitlines(), changed.splitlines(), n=0, lineterm="")
    return changed, [line for line in lines if line[0] in "+-" and not line.startswith(("+++", "---"))]


def test_data_that_is_the_same_leaves_every_byte() -> None:
    assert patch(TEXT, read_tree(TEXT).value) == TEXT


def test_one_value_changes_one_line_and_its_comment_stays() -> None:
    _, diff = change(TEXT, lambda data: data["places"][0].update(at=[5, 6]))
    assert diff == ["-  - {id: gate, at: [0, 0]}   # the gate", "+  - {id: gate, at: [5, 6]}   # the gate"]


def test_a_new_text_takes_the_quotes_of_the_old() -> None:
    _, diff = change(TEXT, lambda data: data["places"][1].update(id="court"))
    assert diff[1] == "+  - {id: 'court',  at: [ 50,0 ], tags: [start, \"x y\"]}"


def test_a_new_entry_is_written_like_its_neighbours() -> None:
    _, diff = change(TEXT, lambda data: data["places"].append({"id": "new", "at": [3, 4]}))
    assert diff == ["+  - id: new", "+    at: [3, 4]"]
    flowing = TEXT.replace(
        '  - id: keep\n    at: [1, 2]  # here\n    name:\n      en: Keep\n      uk: "Вежа"\n', ""
    )
    _, diff = change(flowing, lambda data: data["places"].append({"id": "new", "at": [3, 4]}))
    assert diff == ["+  - {id: new, at: [3, 4]}"]


def test_taking_out_an_entry_takes_its_lines_and_leaves_the_comments_around() -> None:
    changed, diff = change(TEXT, lambda data: data["places"].pop(0))
    assert diff == ["-  - {id: gate, at: [0, 0]}   # the gate"]
    assert "  # first\n" in changed


@pytest.mark.parametrize(
    "edit",
    [
        lambda data: data["links"].clear(),
        lambda data: data.pop("places"),
        lambda data: data["places"][2].pop("name"),
        lambda data: data["places"][2].pop("id"),
        lambda data: data["places"][2].update(name="Hall"),
        lambda data: data["places"][0].update(name={"en": "A", "ru": "Б"}),
        lambda data: data.update(regions=[{"id": "r", "places": ["gate"]}]),
        lambda data: data["places"][1]["tags"].remove("start"),
        lambda data: data["places"][1]["tags"].insert(0, "first"),
        lambda data: data["places"].insert(0, {"id": "new", "at": [0, 1]}),
        lambda data: data["places"].reverse(),
        lambda data: data.update(id="on", title="several\nlines\nof text"),
        lambda data: data["links"].insert(0, data["links"].pop()),
        lambda data: data.update(places=[1, [2, {"a": None}], "x: y"]),
    ],
)
def test_all_kinds_of_changes_read_back(edit: Any) -> None:
    change(TEXT, edit)
    change(TEXT.replace("\n", "\r\n"), edit)
    change(TEXT.removesuffix("\n"), edit)


def test_carriage_returns_stay() -> None:
    changed, _ = change(
        TEXT.replace("\n", "\r\n"), lambda data: data["places"].append({"id": "n", "at": [1, 1]})
    )
    assert changed.count("\n") == changed.count("\r\n")


def test_what_an_alias_repeats_can_change_alone() -> None:
    text = "a: &one {x: 1}\nb: *one\nc: 3 # kept\n"
    changed, _ = change(text, lambda data: data.update(b={"x": 2}))
    assert "# kept" in changed
    assert read_tree(changed).value == {"a": {"x": 1}, "b": {"x": 2}, "c": 3}


@pytest.mark.parametrize(
    "broken", ["a: [1", "a: 1\na: 2\n", "--- 1\n--- 2\n", "", "a: *none\n", "<<: {a: 1}\n"]
)
def test_what_cannot_be_changed_in_place_is_refused(broken: str) -> None:
    with pytest.raises(NotReadable):
        read_tree(broken)


LETTERS = st.characters(exclude_categories=["Cs"])
"""What UTF-8 can hold, as hypothesis has it by default: but that looks at each letter there is."""
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.text(LETTERS, max_size=12),
    st.sampled_from(
        ["on", "no", "~", "1e3", "0x1f", "a: b", "- x", "x #y", "'", '"', "{", "тест", " lead", "a\nb", "..."]
    ),
)
KEYS = st.text(LETTERS, min_size=1, max_size=5).filter(
    lambda key: key != "<<" and key.strip() == key and key.isprintable()
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=14,
)


@pytest.mark.long
@given(
    st.dictionaries(KEYS, VALUES, min_size=1, max_size=5),
    st.dictionaries(KEYS, VALUES, min_size=1, max_size=5),
)
@settings(max_examples=30, deadline=None)
def test_any_data_can_be_written_over_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    for data in (old, new):
        text = emit.mapping(data, 0) + "\n"
        assert read_tree(text).value == data
    mixed = {**old, **new, "kept": old}
    assert read_tree(patch(emit.mapping({**old, "kept": old}, 0) + "\n", mixed)).value == mixed
