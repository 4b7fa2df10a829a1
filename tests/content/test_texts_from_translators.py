"""What translators send back: `.po` files, whole or spoilt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from uguisu.core.errors import UguisuError
from uguisu_tools.packs.texts import from_po

Write = Callable[..., Path]
HEAD = 'msgid ""\nmsgstr "Language: uk\\n"\n\n'


@pytest.mark.parametrize("second", ["scenario > title > x", "scenario", "scenario > title > x > y"])
def test_a_po_with_texts_in_each_other_is_told_with_its_line(mod: Write, tmp_path: Path, second: str) -> None:
    po = tmp_path / "x.po"
    entries = [f'msgctxt "{way}"\nmsgid "a"\nmsgstr "b"\n' for way in ("scenario > title", second)]
    po.write_text(HEAD + "\n".join(entries), encoding="utf-8")
    folder = mod()
    with pytest.raises(UguisuError, match=r"x\.po:8: "):
        from_po(folder, po)
    assert not (folder / "texts.uk.yaml").exists()


def test_only_what_is_taken_from_a_po_is_counted(mod: Write, tmp_path: Path) -> None:
    po = tmp_path / "x.po"
    entries = [f'msgctxt "{way}"\nmsgid "a"\nmsgstr "b"\n' for way in ("scenario > title", "../x > y")]
    gone = '#~ msgctxt "scenario > summary"\n#~ msgid "c"\n#~ msgstr "d"\n'
    po.write_text(HEAD + "\n".join([*entries, gone]), encoding="utf-8")
    path, count = from_po(mod(), po)
    assert count == 1
    assert yaml.safe_load(path.read_text(encoding="utf-8")) == {"format": 1, "scenario": {"title": "b"}}
