"""Each folder of tests/broken is a pack gone wrong; its `expected.txt` is what must be said of it, to the word.

After a change of wording: run with REGEN_GOLDEN=1 in the environment, and read what `git diff` shows with a
tinkerer's eyes.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from uguisu.content import parsing
from uguisu.content.atomic import write_text
from uguisu.content.diagnostics import Diagnostic, as_text
from uguisu.content.loader import read_pack
from uguisu.content.yaml_events import PlainParser

BROKEN = Path(__file__).parents[1] / "broken"
CASES = sorted(
    folder.name for folder in BROKEN.iterdir() if folder.is_dir() and folder.name not in ("base", "built")
)


def said_of(root: Path, found: list[Diagnostic]) -> str:
    """Write diagnostics without the way to the temporary folder."""
    text = as_text(found).replace(f"{root.as_posix()}/", "").replace(root.as_posix(), "(pack)")
    return f"{text or 'nothing wrong'}\n"


def compare(expected: Path, said: str) -> None:
    if os.environ.get("REGEN_GOLDEN"):
        write_text(expected, said)
    assert said == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES)
def test_what_is_said_of_a_broken_pack(case, registry, tmp_path):
    root = tmp_path / "pack"
    shutil.copytree(BROKEN / "base", root)
    for file in (BROKEN / case).iterdir():
        if file.name != "expected.txt":
            shutil.copy(file, root / file.name)
    _, found = read_pack(root, registry)
    compare(BROKEN / case / "expected.txt", said_of(root, found))


def test_there_are_plenty_of_cases():
    assert len(CASES) >= 60


@pytest.mark.parametrize("case", CASES)
def test_only_the_cases_called_ok_are_without_errors_or_warnings(case):
    said = (BROKEN / case / "expected.txt").read_text(encoding="utf-8")
    assert case.startswith("ok-") == (said == "nothing wrong\n")


@pytest.mark.sweep(everyday=40)
@pytest.mark.parametrize("case", CASES)
def test_the_same_is_said_without_libyaml(case, registry, tmp_path, monkeypatch):
    root = tmp_path / "pack"
    shutil.copytree(BROKEN / "base", root)
    for file in (BROKEN / case).iterdir():
        shutil.copy(file, root / file.name)
    _, quick = read_pack(root, registry)
    monkeypatch.setattr(parsing, "EventParser", PlainParser)
    _, slow = read_pack(root, registry)
    assert [(one.code, one.line, one.message) for one in slow] == [
        (one.code, one.line, one.message) for one in quick
    ]
