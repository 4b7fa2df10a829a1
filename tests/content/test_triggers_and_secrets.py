"""What a trigger shows everybody, of an event that not everybody may know of, is hinted at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.support.invented import files_of

from uguisu.content.source import InMemorySource, open_source
from uguisu.loading import check

SPIES = Path(__file__).parents[2] / "scenarios" / "spies" / "mansion"
TRACKS = [
    {"id": "open", "title": "Open", "max": 9},
    {"id": "kept", "title": "Kept", "max": 9, "shown_to": ["spies"]},
]
MARKS = [{"id": "seen", "title": "Seen"}, {"id": "hidden", "title": "Hidden", "seen_by": ["spies"]}]


def found(event: str, do: str) -> list[Any]:
    plain, _ = check(SPIES)
    assert plain is not None
    mission = dict(files_of(plain)["mission.yaml"])
    mission["tracks"] = [*mission.get("tracks", []), *TRACKS]
    mission["marks"] = [*mission.get("marks", []), *MARKS]
    mission["triggers"] = [{"on": event, "do": [yaml.safe_load(do)]}]
    below: Any = open_source(SPIES)
    source = InMemorySource(below, {"mission.yaml": mission})
    game, findings = check(SPIES, source=source)
    assert game is not None, [str(one.message) for one in findings]
    return [one for one in findings if one.code == "trigger-tells-a-secret"]


@pytest.mark.parametrize(
    "do",
    [
        "{op: say, text: {en: Creak, it: C, ru: C, uk: C}}",
        "{op: raise, track: open}",
        "{op: mark, kind: seen, place: place}",
        "{op: if, if: [{test: track, track: open, at_least: 1}], do: [{op: mark, kind: seen, place: place}]}",
    ],
)
def test_what_everybody_sees_is_hinted_at(do: str) -> None:
    (hint,) = found("entered", do)
    assert (hint.severity, hint.file.endswith("mission.yaml"), "`entered`" in str(hint.message)) == (
        "hint",
        True,
        True,
    )
    assert not found("noise", do), "everybody hears a noise"


@pytest.mark.parametrize(
    "do",
    [
        "{op: say, text: {en: Creak, it: C, ru: C, uk: C}, to: spies}",
        "{op: raise, track: kept}",
        "{op: mark, kind: hidden, place: place}",
    ],
)
def test_what_is_kept_is_not(do: str) -> None:
    assert not found("entered", do)
