"""What a castle lacks is mended by a press, and said without words of files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from uguisu import check
from uguisu.checks import Diagnostic
from uguisu.content import Folder, InMemorySource
from uguisu.plugins import registry
from uguisu_changes.mending import edit_of
from uguisu_changes.same import plain_copy
from uguisu_changes.yamltext import read_tree
from uguisu_tools.scaffold import new_pack

Files = dict[str, Any]


def without(files: Files, tag: str, but: int = 0) -> None:
    """Take a tag from all zones but so many."""
    for place in files["map"]["places"]:
        if tag in place.get("tags", ()):
            if but:
                but -= 1
            else:
                place["tags"].remove(tag)


def everything_a_post(files: Files) -> None:
    for place in files["map"]["places"]:
        if place["id"] in ("loft", "cellar", "chapel"):
            place["tags"] = ["post"]


def many_traps(files: Files) -> None:
    files["scenario"]["options"]["traps"] = 3


def cut_track(files: Files) -> None:
    link = next(one for one in files["map"]["links"] if "track" in one.get("tags", ()))
    del link["tags"]


def walled_track(files: Files) -> None:
    next(one for one in files["map"]["links"] if "track" in one.get("tags", ()))["kind"] = "wall"


@pytest.mark.parametrize(
    ("broken", "code", "says"),
    [
        (lambda files: without(files, "post", 2), "scorpion-posts", "watch post"),
        (lambda files: without(files, "barracks"), "scorpion-barracks", "sleep"),
        (lambda files: without(files, "edge"), "scorpion-edge", "come and go"),
        (lambda files: without(files, "grounds"), "scorpion-grounds", "traitor"),
        (everything_a_post, "scorpion-hiding", "Hide things"),
        (many_traps, "scorpion-hiding", "trap"),
        (cut_track, "scorpion-dead-end", "track"),
        (walled_track, "scorpion-track-wall", "wall"),
    ],
)
def test_what_a_castle_lacks_is_mended_by_presses(
    tmp_path: Path, broken: Callable[[Files], None], code: str, says: str
) -> None:
    known = registry()
    pack = new_pack("probe", "scorpion", tmp_path, known)
    files: Files = {
        path.stem: plain_copy(read_tree(path.read_text(encoding="utf-8")).value)
        for path in pack.glob("*.yaml")
    }
    broken(files)

    def found() -> list[Diagnostic]:
        held = {f"{kind}.yaml": data for kind, data in files.items()}
        return [one for one in check(pack, known, InMemorySource(Folder(pack), held))[1] if one.code == code]

    (first, *_) = found()
    assert first.fix is not None
    assert says in first.fix.title
    for _ in range(4):  # each press takes a step
        left = found()
        if not left:
            break
        one = left[0]
        assert one.fix is not None
        assert not re.search(r"\btags?\b|`(post|barracks|edge|grounds|hiding|track|traps)`", one.fix.title)
        edit = edit_of(files, one.file.removesuffix(".yaml"), one.fix)
        assert edit is not None
        edit.apply(files)
    assert found() == []
