"""The tests' own short cut: what it gives is what reading gives, each time anew, whichever parser reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import reading_once

from uguisu.content import document, parsing
from uguisu.content.yaml_events import PlainParser

TEXT = "a: [1, 2.5, yes, null, ж]\nb: &x {c: d}\ne: *x\n"
ROOT = Path(__file__).parents[2]


def test_shipped_files_are_read_the_same() -> None:
    for file in sorted((ROOT / "scenarios").glob("*/*/*.yaml"))[::9]:
        text = file.read_text(encoding="utf-8")
        for _ in range(2):
            assert repr(reading_once.parse(text, "a")) == repr(parsing.parse(text, "a"))


def test_what_one_changes_no_other_sees() -> None:
    assert document.parse is reading_once.parse  # type: ignore[attr-defined]
    first, _ = reading_once.parse(TEXT, "a")
    first["a"].append("mine")
    assert reading_once.parse(TEXT, "a")[0] == parsing.parse(TEXT, "a")[0]


def test_another_parser_reads_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    reading_once.parse(TEXT, "a")
    used: list[str] = []

    class Counting(PlainParser):
        def __init__(self, text: str) -> None:
            used.append(text)
            super().__init__(text)

    monkeypatch.setattr(parsing, "EventParser", Counting)
    reading_once.parse(TEXT, "a")
    assert used == [TEXT]


def test_what_is_wrong_is_found_again() -> None:
    for label in ("one", "two"):
        _, found = reading_once.parse("a: 1\na: 2\n", label)
        assert [(finding.file, finding.line) for finding in found] == [(label, 2)]
