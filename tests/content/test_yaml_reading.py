"""YAML 1.2 as we read it, with libyaml and without."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

from uguisu.content import parsing
from uguisu.content.document import read_document
from uguisu.content.limits import MAX_NESTING
from uguisu.content.parsing import Marks, parse
from uguisu.content.scalars import plain_value
from uguisu.content.yaml_events import EventParser, PlainParser

ROOT = Path(__file__).parents[2]

GOOD = [
    "a: 1\nb: [1, 2, {c: d}]\n",
    "- a\n- - b\n  - c\n- {x: y}\n",
    "on: entered\nno: yes\noff: on\ny: n\n",
    "text: |\n  two\n  lines\nfolded: >-\n  one\n  line\n",
    "'quoted key': \"double \\u0416\"\n? plain\n: value\n",
    "a: &x [1, 2]\nb: *x\n",
    "empty:\ntilde: ~\nnull: null\n",
    "legend: {.: floor, '#': wall, 1: door, true: trap}\n",
    "---\na: 1\n...\n",
    "вежа: {назва: Вежа, 塔: 日本}\n",
    "title: {en: Which one?, uk: Хто? Де?, it: [a?b, c?]}\n",
]
BAD = [
    "a: [1",
    "a: b: c",
    "a:\n\tb: 1",
    "a: 'x",
    "a: @x",
    "a: *x",
    "- a\nb: 1",
    "a: 1\na: 2",
    "<<: {}",
    "a: !x 1",
    "[[[[" * 40,
]


@pytest.fixture
def without_libyaml(monkeypatch):
    monkeypatch.setattr(parsing, "EventParser", PlainParser)


@pytest.mark.parametrize("text", GOOD)
def test_both_parsers_agree_on_good_texts(text, monkeypatch):
    quick, quick_marks = parse(text, ""), Marks()
    parse(text, "", quick_marks)
    monkeypatch.setattr(parsing, "EventParser", PlainParser)
    slow, slow_marks = parse(text, ""), Marks()
    parse(text, "", slow_marks)
    assert quick == slow
    assert quick[1] == []
    assert quick_marks.keys == slow_marks.keys
    assert quick_marks.values.keys() == slow_marks.values.keys()


@pytest.mark.parametrize("text", BAD)
def test_both_parsers_find_fault_with_bad_texts_on_the_same_line(text, monkeypatch):
    _, quick = parse(text, "")
    monkeypatch.setattr(parsing, "EventParser", PlainParser)
    _, slow = parse(text, "")
    assert quick
    assert slow
    assert quick[0].line == slow[0].line


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(
            (word, word)
            for word in (
                "yes",
                "no",
                "on",
                "off",
                "y",
                "n",
                "Yes",
                "NO",
                "2001-01-01",
                "1_000",
                "12:30",
                "0b1",
                ".inf",
                ".nan",
            )
        ),
        ("true", True),
        ("False", False),
        ("tRue", "tRue"),
        ("", None),
        ("~", None),
        ("Null", None),
        ("-12", -12),
        ("+7", 7),
        ("007", 7),
        ("0o17", 15),
        ("0x1F", 31),
        ("1.5", 1.5),
        (".5", 0.5),
        ("2.", 2.0),
        ("1e3", 1000.0),
        ("1e999", "1e999"),
        ("1" * 30, "1" * 30),
        ("-", "-"),
        (".", "."),
        ("1.2.3", "1.2.3"),
        ("١٢", "١٢"),
    ],
)
def test_what_plain_words_mean(text, value):
    assert plain_value(text) == value
    assert type(plain_value(text)) is type(value)


def test_quoted_words_are_always_text():
    assert parse("a: ['1', \"true\", '']", "")[0] == {"a": ["1", "true", ""]}


def test_keys_are_always_text():
    assert parse("{1: a, true: b, ~: c, 1.5: d}", "")[0] == {"1": "a", "true": "b", "~": "c", "1.5": "d"}


def test_places_of_keys_and_values_count_letters_not_bytes():
    marks = Marks()
    parse("вежа: {на: 1}\nb:\n- x\n- {c: d}\n", "", marks)
    assert marks.locate(("вежа",)) == (1, 7)
    assert marks.locate(("вежа", "на"), at_key=True) == (1, 8)
    assert marks.locate(("вежа", "на")) == (1, 12)
    assert marks.locate(("b", 1, "c")) == (4, 7)
    assert marks.locate(("b", 1, "c", "deeper", 3)) == (4, 4)
    assert marks.locate(("nowhere",)) == (1, 1)


def test_places_stay_right_around_private_keys():
    marks = Marks()
    data, _ = parse("x-a: [1]\nb: {x-c: 1, d: 2}\n", "", marks)
    assert data == {"b": {"d": 2}}
    assert marks.locate(("b", "d")) == (2, 16)


def test_the_deepest_nesting_allowed_is_read():
    assert parse("[" * MAX_NESTING + "]" * MAX_NESTING, "")[1] == []
    assert parse("[" * (MAX_NESTING + 1) + "]" * (MAX_NESTING + 1), "")[1][0].code == "too-deep"


def test_we_read_what_pyyaml_reads_where_the_versions_of_yaml_agree():
    text = "a: [1, 2.5, text, 'q']\nb: {c: null, d: true}\ne: |\n  x\n"
    assert parse(text, "")[0] == yaml.safe_load(text)


SHIPPED = sorted(
    file
    for folder in ("scenarios", "tests/packs")
    for file in (ROOT / folder).rglob("*.yaml")
    if file.is_file()
)


@pytest.mark.sweep(everyday=40)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_shipped_files_are_read_without_libyaml(file, without_libyaml):
    document, found = read_document(file.read_bytes(), file.name, file.name)
    assert found == []
    assert document is not None


@pytest.mark.long
def test_both_parsers_agree_on_made_up_entries_in_braces(monkeypatch):
    rng = random.Random(3)
    parts = [
        "Which",
        " ",
        "one?",
        "?",
        ",",
        "a:",
        "b",
        "x?y",
        "'q?'",
        '"?"',
        "-",
        "#",
        "[",
        "]",
        "?x",
        " # no",
        "\n ",
    ]
    for _ in range(1500):
        inner = "".join(rng.choice(parts) for _ in range(rng.randrange(1, 9)))
        text = f"a: {{en: {inner}, uk: Що?}}\nb: [{inner}, 2]\n"
        monkeypatch.setattr(parsing, "EventParser", EventParser)
        quick = parse(text, "")
        monkeypatch.setattr(parsing, "EventParser", PlainParser)
        slow = parse(text, "")
        if not quick[1]:
            assert (slow, text) == (quick, text)
