"""The changelog can be skimmed: the headings of Keep a Changelog, one short line an entry, none twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADINGS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
LONGEST = 200


def versions() -> dict[str, list[str]]:
    """The lines below the heading of each version, those of its introduction left out."""
    pages = re.split(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {
        version: [line for line in text.splitlines() if line]
        for version, text in zip(pages[1::2], pages[2::2], strict=True)
    }


def test_each_version_has_the_usual_headings_in_their_order() -> None:
    found = {
        version: [line.removeprefix("### ") for line in lines if line.startswith("#")]
        for version, lines in versions().items()
    }
    assert found
    assert found == {
        version: [heading for heading in HEADINGS if heading in headings]
        for version, headings in found.items()
    }


def test_what_is_no_heading_is_an_entry_of_one_line() -> None:
    for lines in versions().values():
        assert lines[0].startswith("### ")
        assert [line for line in lines if not line.startswith(("### ", "- "))] == []


def test_an_entry_is_short() -> None:
    entries = [line for lines in versions().values() for line in lines]
    assert [line for line in entries if len(line) > LONGEST] == []


def test_no_entry_stands_twice() -> None:
    for lines in versions().values():
        assert [line for line, times in Counter(lines).items() if times > 1] == []


def test_two_branches_may_add_a_line_each() -> None:
    assert "CHANGELOG.md merge=union" in (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
