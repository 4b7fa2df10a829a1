"""What a problem's fix does in the editor: one click, and the problem is gone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.support.wood import wood_registry

from uguisu.content.loader import read_pack
from uguisu.content.source import Folder, InMemorySource
from uguisu_editor.model.checking import fix_of
from uguisu_editor.model.document import PackDocument

BROKEN = Path(__file__).parents[1] / "broken"
CASES = sorted(
    folder.name for folder in BROKEN.iterdir() if folder.is_dir() and folder.name not in ("base", "built")
)


def found_in(document):
    _, found = read_pack(
        document.folder, wood_registry(), InMemorySource(Folder(document.folder), document.held)
    )
    return found


@pytest.mark.long
def test_every_fix_cures_what_it_was_offered_for(tmp_path):
    cured = 0
    for case in CASES:
        root = tmp_path / case
        shutil.copytree(BROKEN / "base", root)
        for file in (BROKEN / case).iterdir():
            shutil.copy(file, root / file.name)
        document = PackDocument.open(root)
        for finding in found_in(document):
            edit = fix_of(document, finding)
            if edit is None:
                continue
            undo = document.apply(edit)
            document.save()
            left = [(other.file, other.code, other.path) for other in found_in(PackDocument.open(root))]
            assert (finding.file, finding.code, finding.path) not in left, f"{case}: {finding}"
            document.apply(undo)
            cured += 1
    assert cured > 40


@pytest.mark.parametrize("case", ["key-without-name", "syntax-percent"])
def test_a_file_that_is_broken_has_no_fix_but_the_text(case, tmp_path):
    shutil.copytree(BROKEN / "base", tmp_path / "pack")
    for file in (BROKEN / case).iterdir():
        shutil.copy(file, tmp_path / "pack" / file.name)
    document = PackDocument.open(tmp_path / "pack")
    assert document.trouble
    assert all(fix_of(document, found) is None for found in document.trouble)
