"""Every code is documented, and nothing is documented that does not exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

from diagnostic_codes import CODES

from uguisu.content.diagnostics import Diagnostic, Fix, as_github, as_json, as_text, in_file_order

ROOT = Path(__file__).parents[2]
KNOWN = {code for codes in CODES.values() for code in codes}
ENGINE = ROOT / "engine"


def engine_sources():
    """The source of all of the engine but the list of codes itself."""
    files = sorted({*ENGINE.rglob("*.py")} - {ENGINE / "uguisu" / "content" / "codes.py"})
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_codes_in_golden_texts_are_documented():
    said = {
        code
        for file in (ROOT / "tests" / "broken").rglob("*.txt")
        for code in re.findall(r"(?:error|warning|hint)\[([a-z0-9-]+)\]", file.read_text(encoding="utf-8"))
    }
    assert said - KNOWN == {"wood-hollows"}


def test_codes_in_the_source_are_documented():
    assert set(re.findall(r'\bcode="([a-z0-9-]+)"', engine_sources())) <= KNOWN


def test_documented_codes_exist():
    source = engine_sources()
    assert [code for code in KNOWN if f'"{code}"' not in source] == []


FOUND = [
    Diagnostic(file="b.yaml", line=3, col=2, code="x", message="Later", severity="warning"),
    Diagnostic(file="b.yaml", code="y", message="The whole: 100%, or\nnot", hint="Do this."),
    Diagnostic(
        file="a, b.yaml",
        line=1,
        col=1,
        code="z",
        message="Другой",
        fix=Fix(kind="remove", path=("a", 0), title="Remove"),
    ),
    Diagnostic(file="b.yaml", line=3, col=2, code="x", message="Later", severity="warning"),
]


def test_findings_are_sorted_by_file_and_place_without_repeats():
    assert [found.code for found in in_file_order(FOUND)] == ["y", "x", "z"]


def test_as_text():
    assert as_text(FOUND[:2]).split("\n") == [
        "b.yaml:3:2: warning[x]: Later",
        "b.yaml: error[y]: The whole: 100%, or",
        "    not",  # a name with a line end in it begins no line that looks like a finding
        "    Do this.",
    ]
    assert str(FOUND[0]) == "b.yaml:3:2: warning[x]: Later"


def test_as_json():
    read = json.loads(as_json(FOUND))
    assert read[0] == {
        "file": "b.yaml",
        "line": 3,
        "col": 2,
        "severity": "warning",
        "code": "x",
        "message": "Later",
    }
    assert read[2]["fix"] == {"kind": "remove", "path": ["a", 0], "title": "Remove", "value": None}


def test_as_github_annotations():
    assert as_github(FOUND[:3]).split("\n") == [
        "::warning file=b.yaml,line=3,col=2,title=x::Later",
        "::error file=b.yaml,title=y::The whole: 100%25, or%0Anot%0ADo this.",
        "::error file=a%2C b.yaml,line=1,col=1,title=z::Другой",
    ]
