"""Mistakes of people who are no programmers, as data in `mistakes/`: each is told in its place, with what to write instead.

An entry copies one of our packs (or begins with nothing), changes its files (`[old, new]`, a whole text, or `{add: text}`),
renames them or saves them in another encoding. `told` is the finding that somebody needs: its file, its line, words of it.
What is not told well enough yet says why under `left`; of those there may be but a few.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.support.mistakes import SCENARIOS

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu_tools.packs.campaign_checks import check_campaign

FOLDER = Path(__file__).parent / "mistakes"
MISTAKES: dict[str, dict[str, Any]] = {
    f"{file.stem}: {one['mistake']}": one
    for file in sorted(FOLDER.glob("*.yaml"))
    for one in yaml.safe_load(file.read_text(encoding="utf-8"))
}
LEFT = 5
"""How many may be told badly; the number may only shrink."""
SEEN = 4
"""People read the first few findings: what helps has to be among them."""


def mistaken(folder: Path, one: dict[str, Any]) -> Path:
    """Return a pack with a mistake in it."""
    pack, changes = folder / "mine", one.get("change", {})
    if "pack" not in one:
        pack.mkdir()
    else:
        shutil.copytree(SCENARIOS / one["pack"], pack)
        if "rulings.yaml" not in changes and (pack / "rulings.yaml").exists():  # they would fail along
            (pack / "rulings.yaml").unlink()
            _write(
                pack / "scenario.yaml", _read(pack / "scenario.yaml").replace("rulings: rulings.yaml\n", "")
            )
    for name, change in changes.items():
        _write(pack / name, _changed(_read(pack / name), change))
    for name, new in one.get("rename", {}).items():
        moved = (pack / name).rename(folder / "moved")
        if new is not None:
            (pack / new).parent.mkdir(exist_ok=True)
            moved.rename(pack / new)
    for name, encoding in one.get("encode", {}).items():
        (pack / name).write_bytes(_read(pack / name).encode(encoding, "replace"))
    return pack


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True, parents=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _changed(text: str, change: str | list[str] | dict[str, str]) -> str:
    if isinstance(change, str):
        return change
    if isinstance(change, dict):
        return text + change["add"]
    old, new = change
    assert old in text, "what is changed must be there"
    return text.replace(old, new, 1)


def told_of(pack: Path) -> list[Diagnostic]:
    if (pack / "campaign.yaml").exists():
        return check_campaign(pack, registry())
    return check(pack, registry())[1]


def test_there_are_many_kinds_and_few_are_told_badly() -> None:
    assert len(MISTAKES) >= 340
    assert {one["pack"].partition("/")[0] for one in MISTAKES.values() if "pack" in one} == {
        "temple",
        "scorpion",
        "senjutsu",
        "spies",
    }
    assert sum("left" in one for one in MISTAKES.values()) <= LEFT
    assert all(("left" in one) != ("told" in one) for one in MISTAKES.values())


@pytest.mark.sweep(everyday=60)
@pytest.mark.parametrize("mistake", [name for name, one in MISTAKES.items() if "told" in one])
def test_one_is_told_what_to_write(mistake: str, tmp_path: Path) -> None:
    one = MISTAKES[mistake]
    found = told_of(mistaken(tmp_path, one))[:SEEN]
    wanted = one["told"]
    told = [
        f"{Path(finding.file).name}:{finding.line} {finding.message} | {finding.hint or ''}"
        for finding in found
    ]
    place = f"{wanted['file']}:{wanted['line']} "
    assert any(line.startswith(place) and wanted["says"] in line for line in told), (
        "\n".join(told) or "nothing"
    )
