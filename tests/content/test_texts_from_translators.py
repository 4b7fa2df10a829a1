"""What translators send back: `.po` files, whole or spoilt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from uguisu.core.errors import UguisuError
from uguisu_tools.cli.app import app
from uguisu_tools.packs.texts import from_po

Write = Callable[..., Path]


def plain_yaml(_text: str, data: Any) -> str:
    """Without the writer that keeps comments."""
    return str(yaml.safe_dump(data, allow_unicode=True, sort_keys=False))


HEAD = 'msgid ""\nmsgstr "Language: uk\\n"\n\n'


@pytest.mark.parametrize("second", ["scenario > title > x", "scenario", "scenario > title > x > y"])
def test_a_po_with_texts_in_each_other_is_told_with_its_line(mod: Write, tmp_path: Path, second: str) -> None:
    po = tmp_path / "x.po"
    entries = [f'msgctxt "{way}"\nmsgid "a"\nmsgstr "b"\n' for way in ("scenario > title", second)]
    po.write_text(HEAD + "\n".join(entries), encoding="utf-8")
    folder = mod()
    with pytest.raises(UguisuError, match=r"x\.po:8: "):
        from_po(folder, po, plain_yaml)
    assert not (folder / "texts.uk.yaml").exists()


def test_only_what_is_taken_from_a_po_is_counted(mod: Write, tmp_path: Path) -> None:
    po = tmp_path / "x.po"
    entries = [f'msgctxt "{way}"\nmsgid "a"\nmsgstr "b"\n' for way in ("scenario > title", "../x > y")]
    gone = '#~ msgctxt "scenario > summary"\n#~ msgid "c"\n#~ msgstr "d"\n'
    po.write_text(HEAD + "\n".join([*entries, gone]), encoding="utf-8")
    path, count = from_po(mod(), po, plain_yaml)
    assert count == 1
    assert yaml.safe_load(path.read_text(encoding="utf-8")) == {"format": 1, "scenario": {"title": "b"}}


def test_what_stands_between_texts_stays_when_a_po_comes_back(mod: Write, tmp_path: Path) -> None:
    folder = mod()
    texts = folder / "texts.uk.yaml"
    before = """# Translated by the club; ask before you change a name.
format: 1
scenario:
  # short: it stands in a narrow list
  title: 'Стара назва'   # the old one
cards: {}
"""
    texts.write_text(before, encoding="utf-8")
    po = tmp_path / "uk.po"
    po.write_text(HEAD + 'msgctxt "scenario > title"\nmsgid "a"\nmsgstr "Нова назва"\n', encoding="utf-8")
    told = CliRunner().invoke(app, ["texts", "import", str(folder), str(po)])
    assert told.exit_code == 0, told.output
    after = texts.read_text(encoding="utf-8")
    assert "# Translated by the club; ask before you change a name.\n" in after
    assert "  # short: it stands in a narrow list\n" in after
    assert "# the old one" in after
    assert yaml.safe_load(after)["scenario"] == {"title": "Нова назва"}
