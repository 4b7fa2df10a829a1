"""Boxes with YAML that can be changed and tried: blocks of code that a comment before them says so of.

A comment is not seen on a forge; here it makes a box of the block that follows, where pages of packs can be made
(`uguisu-page`). Else the block stays as it is::

    <!-- try: mod of scorpion/garden_gate, cards.yaml -->

It says which pack the block is a file of: a `mod of` one that we ship, a `copy of` one, or what `new` makes for a game. What
earlier boxes of the page say of the same pack counts, too; a box stands for one of the same file, or is `added` to it. What is
`unfinished` counts, and can't be tried by itself.
"""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

from website.staging import DOCS, PAGES, ROOT, ROOT_PAGES

AT = "try"
"""The folder of the site that the engine is in."""
SAID_OF = re.compile(
    r"<!-- try: (?P<kind>mod of|copy of|new) (?P<of>[\w/]+), (?P<file>\w+\.yaml)(?P<added>, added)?"
    r"(?P<unfinished>, unfinished)? -->"
)
BEFORE_BLOCK = re.compile(rf'{SAID_OF.pattern}\s*<div class="highlight-yaml')
FENCE = re.compile(rf"{SAID_OF.pattern}\n+```yaml\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)
LANGUAGES = re.compile(r"^languages: \[.*\]$", re.MULTILINE)


class Box(NamedTuple):
    """A block that can be tried.

    Attributes:
        kind: `mod of`, `copy of` or `new`.
        of: the pack that it builds on, or the game.
        file: the file that it is.
        added: whether it stands below what earlier boxes say of the same file.
        unfinished: whether what it says makes sense only with later boxes.
        text: what it says.
    """

    kind: str
    of: str
    file: str
    added: bool = False
    unfinished: bool = False
    text: str = ""

    @property
    def work(self) -> str:
        """What its pack is called."""
        return re.sub(r"\W+", "_", f"{self.kind} {self.of}").lower()

    @property
    def game(self) -> str:
        """The game of that pack."""
        return self.of.partition("/")[0]


def can_be_tried() -> bool:
    """Whether pages can have an engine."""
    return importlib.util.find_spec("uguisu_page") is not None


def boxes_of(text: str) -> list[Box]:
    """Return the boxes of a page, as it is written."""
    return [_box(found, found["text"]) for found in FENCE.finditer(text)]


def all_boxes() -> dict[str, list[Box]]:
    """Return the boxes of all pages that have any, by the pages' names."""
    files = [
        *sorted(DOCS.glob("*.md")),
        *sorted(PAGES.glob("*.md")),
        *(ROOT / f"{name}.md" for name in ROOT_PAGES),
    ]
    found = {file.stem: boxes_of(file.read_text(encoding="utf-8")) for file in files}
    return {page: boxes for page, boxes in found.items() if boxes}


def texts_of(boxes: list[Box], until: int) -> dict[str, str]:
    """Return what the boxes of a page say of the pack of one of them, up to that one: texts by file."""
    found: dict[str, str] = {}
    for box in boxes[: until + 1]:
        if box.work == boxes[until].work:
            found[box.file] = (found.get(box.file, "") if box.added else "") + box.text
    return found


def marked(html: str, up: str, *, language: str) -> str:
    """Return a page of the site with its boxes marked for the script that opens them; as it is, if it has none.

    Args:
        html: what the page says.
        up: the way from it to the top of the site.
        language: that of the page.
    """
    made, count = BEFORE_BLOCK.subn(_marks, html)
    if not count:
        return html
    from uguisu_page.boxes import words

    told = json.dumps(words(language), ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'{made}\n<script type="application/json" id="try-words">{told}</script>\n'
        f'<link rel="stylesheet" href="{up}_static/try.css">\n'
        f'<script src="{up}{AT}/static/frame.js" defer></script>\n<script src="{up}{AT}/static/try.js" defer></script>\n'
    )


def _marks(found: re.Match[str]) -> str:
    box = _box(found)
    told = {"work": box.work, "game": box.game, "file": box.file}
    told |= {key: "true" for key in ("added", "unfinished") if getattr(box, key)}
    data = " ".join(f'data-{key}="{escape(value)}"' for key, value in told.items())
    return f'<div {data} class="try highlight-yaml'


def _box(found: re.Match[str], text: str = "") -> Box:
    return Box(
        found["kind"], found["of"], found["file"], bool(found["added"]), bool(found["unfinished"]), text
    )


def lay_engine(site: Path) -> None:
    """Write the engine of all boxes into the site."""
    from tempfile import TemporaryDirectory

    from uguisu_page.boxes import engine

    boxes = [box for page in all_boxes().values() for box in page]
    with TemporaryDirectory() as place:
        works = works_of(boxes, Path(place))
        files = engine(works, tuple(sorted({box.game for box in boxes})))
    for path, data in files.items():
        (site / AT / path).parent.mkdir(parents=True, exist_ok=True)
        (site / AT / path).write_bytes(data)


def works_of(boxes: list[Box], folder: Path) -> Mapping[str, Path]:
    """Make the packs that boxes are files of, in a folder; return them by their names."""
    by_work: dict[str, list[Box]] = {}
    for box in boxes:
        by_work.setdefault(box.work, []).append(box)
    return {work: _made(those[0], {box.file for box in those}, folder) for work, those in by_work.items()}


def _made(box: Box, files: set[str], folder: Path) -> Path:
    """Make the pack of a box, in English alone; it has all `files` that boxes are, with nothing in those that are new."""
    from uguisu.loading import load_pack
    from uguisu.messages import localize
    from uguisu.plugins import registry
    from uguisu_tools.scaffold import new_mod, new_pack

    known = registry()
    if box.kind == "mod of":
        base = ROOT / "scenarios" / box.of
        title = localize(load_pack(base, known).scenario.title, "en")
        return new_mod(box.work, base, folder, known, "en", title=title)
    starter = load_pack(ROOT / "scenarios" / box.of, known) if box.kind == "copy of" else None
    title = localize((known.games[box.game].type if starter is None else starter.scenario).title, "en")
    made = new_pack(box.work, box.game, folder, known, starter, title=title)
    scenario = made / "scenario.yaml"
    text = LANGUAGES.sub("languages: [en]", scenario.read_text(encoding="utf-8"))
    for file in sorted(files - {scenario.name}):
        kind = file.removesuffix(".yaml")
        if not re.search(rf"^{kind}:", text, re.MULTILINE):
            text += f"{kind}: {file}\n"
            (made / file).write_text("format: 1\n", encoding="utf-8", newline="\n")
    if (made / "rulings.yaml").exists():  # those of the pack that it was made from speak of its map
        (made / "rulings.yaml").write_text("format: 1\nrulings: []\n", encoding="utf-8", newline="\n")
    scenario.write_text(text, encoding="utf-8", newline="\n")
    return made
