"""Boxes of the docs that can be tried: how they are made, that all of them are without a mistake, and what they answer."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from website.boxes import SAID_OF, Box, all_boxes, boxes_of, marked, texts_of, works_of

from uguisu_page.bench import PICTURE, Bench
from uguisu_page.boxes import laid_out
from uguisu_tools.cli.commands.validate import command as validate
from website import boxes, extension

ROOT = Path(__file__).parents[2]
BLOCK = '<div class="highlight-yaml notranslate"><div class="highlight"><pre>format: 1\n</pre></div></div>\n'
MARK = "<!-- try: copy of temple/first_steps, mission.yaml -->\n"
EVIL = "</script><img src=x onerror=alert(1)>"
ALL = [
    (page, number)
    for page, found in all_boxes().items()
    for number, box in enumerate(found)
    if not box.unfinished
]


class Shop:
    """A bench with the packs of the boxes of all pages, and what it posts."""

    def __init__(self, folder: Path, found: list[Box]) -> None:
        self.site, self.said = folder / "site", list[tuple[str, dict[str, Any], Mapping[str, bytes]]]()
        for path, data in laid_out(works_of(found, folder / "made")).items():
            (self.site / path).parent.mkdir(parents=True, exist_ok=True)
            (self.site / path).write_bytes(data)
        self.bench = Bench(self.site, folder / "typed", self.post)

    def post(self, kind: str, text: str, pictures: Mapping[str, bytes]) -> None:
        self.said.append((kind, json.loads(text), pictures))

    def checked(self, box: Box, files: dict[str, str], line: int = 1) -> tuple[dict[str, Any], str]:
        """Return what a check says, and the picture."""
        wish = {
            "work": box.work,
            "game": box.game,
            "file": box.file,
            "files": files,
            "line": line,
            "language": "en",
        }
        asyncio.run(self.bench.answer("check", wish))
        kind, told, pictures = self.said[-1]
        assert kind == "checked"
        return told, pictures.get(PICTURE, b"").decode()


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Shop:
    return Shop(tmp_path_factory.mktemp("shop"), [box for found in all_boxes().values() for box in found])


BELL = Box("copy of", "temple/first_steps", "mission.yaml")


def bell() -> str:
    """Return the mission of the first guide."""
    return all_boxes()["first-mission"][0].text


def test_a_comment_makes_a_box_of_the_block_after_it() -> None:
    html = marked(f"<p>before</p>\n{MARK}{BLOCK}{BLOCK}", "../", language="it")
    assert html.count('class="try ') == 1
    assert 'data-work="copy_of_temple_first_steps"' in html
    assert 'data-game="temple"' in html
    assert 'data-file="mission.yaml"' in html
    assert 'src="../try/static/try.js"' in html
    assert '"Prova"' in html
    assert marked(BLOCK, "", language="en") == BLOCK, "no box, no script"


def test_without_pages_blocks_stay_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    app = SimpleNamespace(config=SimpleNamespace(language="en"))
    for there in (False, True):
        monkeypatch.setattr(boxes, "can_be_tried", lambda there=there: there)
        context = {"body": MARK + BLOCK}
        extension.with_boxes(app, "first-mission", "page.html", context, None)  # type: ignore[arg-type]
        assert (context["body"] == MARK + BLOCK) is not there


def test_words_of_boxes_end_no_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uguisu_page.boxes.SAID", {"try": EVIL})
    html = marked(MARK + BLOCK, "", language="en")
    told = re.search(r'id="try-words">(.*?)</script>', html)
    assert told is not None
    assert json.loads(told[1])["said"]["try"] == EVIL


def test_each_comment_is_understood() -> None:
    for file in (ROOT / "docs").glob("*.md"):
        text = file.read_text(encoding="utf-8")
        said = text.count("<!-- try:")
        assert said == len(SAID_OF.findall(text)) == len(boxes_of(text)), file.name


@pytest.mark.parametrize(("page", "number"), ALL)
def test_each_box_is_without_a_mistake(shop: Shop, page: str, number: int) -> None:
    found = all_boxes()[page]
    told, picture = shop.checked(found[number], texts_of(found, number))
    assert told["findings"] == []
    assert picture.startswith("<svg")


def test_a_box_says_what_validate_says(shop: Shop, tmp_path: Path) -> None:
    wrong = bell().replace("op: raise", "op: rais").replace("bell_frame", "bell_fram")
    told, picture = shop.checked(BELL, {"mission.yaml": wrong})
    assert picture == ""
    [pack] = works_of([BELL], tmp_path).values()
    (pack / "mission.yaml").write_text(wrong, encoding="utf-8")
    said = CliRunner().invoke(validate, [str(pack), "--json", "--language", "en"])
    wanted = json.loads(said.stdout)["packs"][0]["findings"]
    keys = ("line", "col", "severity", "message")
    assert [{key: one[key] for key in keys} for one in told["findings"]] == [
        {key: one[key] for key in keys} for one in wanted
    ]
    assert [one["hint"] for one in told["findings"]] == [one.get("hint") or "" for one in wanted]
    assert {one["file"] for one in told["findings"]} == {"mission.yaml"}
    assert told["findings"][0]["hint"] == "Did you mean `raise`?"


def test_what_was_typed_once_is_not_left_behind(shop: Shop) -> None:
    told, _ = shop.checked(BELL, {"mission.yaml": bell(), "cards.yaml": "format: 1\n"})
    assert ["`cards.yaml`" in one["message"] for one in told["findings"]] == [True]
    told, _ = shop.checked(BELL, {"mission.yaml": bell()})
    assert told["findings"] == []


def test_what_is_told_of_a_file_needs_no_rpds() -> None:
    """A browser has none: what stands for it there leads to the same findings."""
    asked = (
        "import sys, pathlib\n"
        "if sys.argv[1] == 'page':\n"
        "    import uguisu_page.rpds as stands_for\n"
        "    sys.modules['rpds'] = stands_for\n"
        "import tempfile, shutil\n"
        "from uguisu import check\n"
        "from uguisu.plugins import registry\n"
        "with tempfile.TemporaryDirectory() as place:\n"
        "    pack = pathlib.Path(place) / 'pack'\n"
        "    shutil.copytree('scenarios/temple/first_steps', pack)\n"
        "    text = (pack / 'map.yaml').read_text(encoding='utf-8')\n"
        "    (pack / 'map.yaml').write_text(text.replace('kind: road', 'kid: road', 3), encoding='utf-8')\n"
        "    for one in check(pack, registry('temple'))[1]:\n"
        "        print(one.line, one.code, one.message, one.hint)\n"
        "print('rpds.rpds' in sys.modules)\n"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", asked, how],
            cwd=ROOT,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout.splitlines()
        for how in ("here", "page")
    ]
    assert said[0][-1] == "True"
    assert said[1][-1] == "False", "the library itself is not imported"
    assert len(said[0]) > 3
    assert said[0][:-1] == said[1][:-1]


def test_a_game_of_what_is_typed_begins(shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # its record is written where one is
    wish = {
        "work": BELL.work,
        "game": "temple",
        "file": "mission.yaml",
        "files": {"mission.yaml": bell().replace("title: Alarm,", f"title: '{EVIL}',")},
        "language": "en",
        "seat": "samurai",
        "seed": 3,
    }

    async def played() -> None:
        await shop.bench.answer("play", wish)
        await shop.bench.answer("leave", {})

    asyncio.run(played())
    html = next(told["html"] for kind, told, _ in reversed(shop.said) if kind == "page")
    assert "&lt;img src=x" in html, "the title of the counter, as words"
    assert "<img src=x" not in html
    assert shop.bench.alone is None
