"""Editing YAML without touching what was not edited."""

from __future__ import annotations

import copy
import random

import pytest

from uguisu.content.parsing import parse
from uguisu.content.writer import NotEditable, YamlFile, rewrite
from uguisu.content.writer.changes import same

MAP = """\
# yaml-language-server: $schema=map.schema.json
format: 1   # always
id: 'edge'

kind: graph
x-mood: {dark: yes}     # mine
places:
  # the way in
  - {id: gate, at: [0, 0],   tags: [start]}   # north
  - id: oak          # a tree
    at: [1, 0]
    name: {en: "Oak", uk: Дуб}
    x-note: old

  # the water
  - id: pond
    at: [1, 1]
    text: |
      Deep,
      and cold.
links:
- between: [gate, oak]
- {between: [oak, pond], kind: path}
# the end
"""


def data_of(text):
    data, found = parse(text, "")
    assert found == []
    return data


def edited(change):
    data = copy.deepcopy(data_of(MAP))
    change(data)
    written = rewrite(MAP, data)
    assert same(data_of(written), data)
    return changed_lines(written)


def changed_lines(written):
    """Return the lines gone and the lines come, as a diff would show them."""
    import difflib

    return [line for line in difflib.ndiff(MAP.splitlines(), written.splitlines()) if line[0] in "+-"]


def test_the_same_data_leave_the_text_alone():
    assert rewrite(MAP, data_of(MAP)) == MAP


def test_a_place_is_moved():
    assert edited(lambda map_: map_["places"][0].update(at=[5, 2.5])) == [
        "-   - {id: gate, at: [0, 0],   tags: [start]}   # north",
        "+   - {id: gate, at: [5, 2.5],   tags: [start]}   # north",
    ]


def test_a_text_is_changed_and_its_comment_stays():
    assert edited(lambda map_: map_["places"][1].update(id="elm")) == [
        "-   - id: oak          # a tree",
        "+   - id: elm          # a tree",
    ]


def test_a_place_is_added_at_the_end_of_its_list():
    assert edited(lambda map_: map_["places"].append({"id": "hill", "at": [3, 3]})) == [
        "+   - {id: hill, at: [3, 3]}"
    ]


def test_a_place_is_added_in_between_and_comments_stay_with_their_owners():
    assert edited(lambda map_: map_["places"].insert(1, {"id": "hill", "at": [3, 3]})) == [
        "+   - {id: hill, at: [3, 3]}"
    ]


def test_a_place_is_removed_and_the_next_one_keeps_its_comment():
    assert edited(lambda map_: map_["places"].pop(1)) == [
        "-   - id: oak          # a tree",
        "-     at: [1, 0]",
        '-     name: {en: "Oak", uk: Дуб}',
        "-     x-note: old",
    ]


def test_keys_are_added_removed_and_renamed():
    assert edited(lambda map_: map_["places"][1].update(tags=["old", "tall"])) == ["+     tags: [old, tall]"]
    assert edited(lambda map_: map_["places"][1].pop("name")) == ['-     name: {en: "Oak", uk: Дуб}']
    assert edited(lambda map_: map_["places"][0].pop("tags")) == [
        "-   - {id: gate, at: [0, 0],   tags: [start]}   # north",
        "+   - {id: gate, at: [0, 0]}   # north",
    ]

    def rename(map_):
        map_["places"][1] = {
            ("title" if key == "name" else key): value for key, value in map_["places"][1].items()
        }

    assert edited(rename) == ['-     name: {en: "Oak", uk: Дуб}', '+     title: {en: "Oak", uk: Дуб}']


def test_the_key_behind_a_dash_is_removed():
    assert edited(lambda map_: map_["places"][1].pop("id")) == [
        "-   - id: oak          # a tree",
        "-     at: [1, 0]",
        "+   - at: [1, 0]",
    ]


def test_a_language_is_added_within_braces():
    assert edited(lambda map_: map_["places"][1]["name"].update(it="Quercia")) == [
        '-     name: {en: "Oak", uk: Дуб}',
        '+     name: {en: "Oak", uk: Дуб, it: Quercia}',
    ]


def test_a_literal_text_is_rewritten_as_one():
    assert edited(lambda map_: map_["places"][2].update(text="Deep,\nand warm.\n")) == [
        "-       and cold.",
        "+       and warm.",
    ]


def test_a_list_is_emptied_and_a_list_is_begun():
    assert "links: []" in rewrite(MAP, {**data_of(MAP), "links": []})
    with_regions = {**data_of(MAP), "regions": [{"id": "west", "places": ["gate"]}]}
    assert "regions:\n- id: west\n  places: [gate]\n" in rewrite(MAP, with_regions)


def test_what_looks_like_something_else_is_quoted():
    for value in (
        "no",
        "12",
        "true",
        "null",
        "a: b",
        "# no comment",
        "- x",
        " x",
        "x ",
        "",
        "'",
        "@home",
        "a\tb",
        "a\nb",
        "{",
        "*",
        "~",
        "…",
    ):
        assert edited(lambda map_, value=value: map_.update(id=value))


def test_a_file_with_only_comments_gets_its_first_data():
    assert rewrite("# mine\n", {"format": 1, "cards": []}) == "# mine\nformat: 1\ncards: []\n"
    assert rewrite("", {"format": 1}) == "format: 1\n"


def test_aliases_that_would_change_elsewhere_are_refused_in_words():
    text = "a: &spot [1, 2]\nb: *spot\n"
    assert rewrite(text, {"a": [1, 2], "b": [3, 4]}) == "a: &spot [1, 2]\nb: [3, 4]\n"
    with pytest.raises(NotEditable, match="alias"):
        rewrite(text, {"a": [5, 6], "b": [1, 2]})


def test_a_file_with_mistakes_is_refused_with_their_places(tmp_path):
    path = tmp_path / "map.yaml"
    path.write_bytes(b"a: [1\n")
    with pytest.raises(NotEditable) as refused:
        YamlFile.read(path)
    assert refused.value.found[0].line == 1


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_file_keeps_its_encoding_mark_and_line_ends(tmp_path, mark, line_end):
    path = tmp_path / "map.yaml"
    raw = mark + MAP.replace("\n", line_end).encode()
    path.write_bytes(raw)
    file = YamlFile.read(path)
    assert file.save(copy.deepcopy(file.data)) is False
    assert path.read_bytes() == raw
    data = copy.deepcopy(file.data)
    data["id"] = "brink"
    assert file.save(data) is True
    assert path.read_bytes() == raw.replace(b"'edge'", b"brink")
    assert not file.changed_outside()
    path.write_bytes(raw)
    assert file.changed_outside()


def any_value(rng, depth=0):
    kinds = ["word", "number", "bool", "none", "text"] + (["list", "table"] if depth < 3 else [])
    kind = rng.choice(kinds)
    if kind == "list":
        return [any_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == "table":
        return {
            rng.choice("abcdefg") + rng.choice(["", "-x", " y"]): any_value(rng, depth + 1)
            for _ in range(rng.randrange(4))
        }
    return {
        "word": rng.choice(["gate", "oak", "on", "Дуб"]),
        "number": rng.choice([0, -3, 2.5, 10**12]),
        "bool": rng.random() < 0.5,
        "none": None,
        "text": rng.choice(
            [
                "a: b",
                "two\nlines\n",
                "ends with colon:",
                "'quoted'",
                "#",
                " spaced ",
                "\ttab",
                "multi\n\nline",
                "\n",
            ]
        ),
    }[kind]


def disturb(rng, value):
    """Change a value somewhere inside, in place where it is a list or table."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            del value[key]
        elif rng.random() < 0.2:
            value[rng.choice("pqrs")] = any_value(rng)
        else:
            value[key] = disturb(rng, value[key])
        return value
    if isinstance(value, list) and value and rng.random() < 0.85:
        index = rng.randrange(len(value))
        if rng.random() < 0.2:
            del value[index]
        elif rng.random() < 0.3:
            value.insert(index, any_value(rng))
        else:
            value[index] = disturb(rng, value[index])
        return value
    return any_value(rng)


def test_a_thousand_random_edits_say_what_they_should_and_keep_the_comments():
    rng = random.Random(7)
    lost = 0
    for _ in range(1000):
        data = copy.deepcopy(data_of(MAP))
        for _ in range(rng.randrange(1, 4)):
            data = disturb(rng, data)
        if not isinstance(data, dict):
            continue
        written = rewrite(MAP, data)
        assert same(data_of(written), data)
        lost += "# always" not in written and "format" in data
    assert lost < 20


def test_a_fresh_file_says_what_was_asked():
    rng = random.Random(11)
    for _ in range(300):
        data = {key: any_value(rng) for key in "abc"}
        assert same(data_of(rewrite("", data)), data)
