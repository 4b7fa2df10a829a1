"""What README, CONTRIBUTING and docs say can be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from uguisu_tools.cli.app import commands

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
COMMAND = re.compile(r"(?:uv run|`)\s*uguisu ([a-z]+)")
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
CODE = re.compile(r"```.*?```", re.DOTALL)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_spoken_of_exist(path: Path) -> None:
    assert set(COMMAND.findall(path.read_text(encoding="utf-8"))) - set(commands()) == set()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = LINK.findall(CODE.sub("", path.read_text(encoding="utf-8")))
    assert [target for target in targets if not (path.parent / target).exists()] == []
