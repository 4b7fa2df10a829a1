"""The guides of docs/ are followed in the editor as a reader would: what they show comes of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from uguisu.content.parsing import parse

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

DOCS = Path(__file__).parents[2] / "docs"
sys.path.insert(0, str(DOCS))
import guides  # noqa: E402

PICTURE = re.compile(r"\(images/([\w-]+)\.png\)")
BLOCK = re.compile(r"^```yaml\n(.*?)^```", re.MULTILINE | re.DOTALL)


def without_positions(data: Any) -> Any:
    """What a file says, but for where places are drawn: that depends on the window."""
    if isinstance(data, dict):
        return {key: without_positions(value) for key, value in data.items() if key != "at"}
    return [without_positions(one) for one in data] if isinstance(data, list) else data


@pytest.mark.slow
@pytest.mark.parametrize("guide", guides.GUIDES, ids=lambda guide: guide.page)
def test_a_guide_is_followed_and_leaves_what_it_shows(
    window: MainWindow, tmp_path: Path, guide: guides.Guide
) -> None:
    page = (DOCS / guide.page).read_text(encoding="utf-8")
    taken: list[str] = []
    window.resize(*guides.SIZE)
    guide.follow(guides.Hand(window, tmp_path / "packs", lambda name, _: taken.append(name)))
    assert taken == PICTURE.findall(page)
    [shown] = BLOCK.findall(page)
    pack = window.page
    assert pack is not None
    assert not [found for found in pack.problems if found.severity == "error"]
    made = pack.session.document.data[guide.file]
    assert without_positions(made) == without_positions(parse(shown, guide.page)[0])


@pytest.mark.slow
def test_the_plugin_of_the_guide_is_written_and_seen(tmp_path: Path) -> None:
    environment = guides.type_plugin(tmp_path)
    (tmp_path / "pictures").mkdir()
    command = [sys.executable, str(DOCS / "guides.py"), str(tmp_path), str(tmp_path / "pictures")]
    subprocess.run(command, env=environment, check=True)
    page = (DOCS / "write-a-plugin.md").read_text(encoding="utf-8")
    assert {path.stem for path in (tmp_path / "pictures").iterdir()} == set(PICTURE.findall(page))


@pytest.mark.parametrize("page", [*(guide.page for guide in guides.GUIDES), "write-a-plugin.md"])
def test_the_guides_have_their_pictures(page: str) -> None:
    shown = PICTURE.findall((DOCS / page).read_text(encoding="utf-8"))
    assert shown
    assert [name for name in shown if not (DOCS / "images" / f"{name}.png").is_file()] == []
