"""Every example of YAML and every command line on every page is what it says, where the page says that it goes.

Before an example that is no whole file a comment says where it goes, unseen by who reads the page::

    <!-- in: mod of scorpion/garden_gate, cards.yaml -->
    <!-- in: copy of senjutsu/dojo, cards.yaml, under cards -->
    <!-- in: new spies as my_yard, mission.yaml -->
    <!-- in: my_yard, cards.yaml -->

`under` names the list that it is added to; what is called by a name goes on where that was said before. Boxes that can be
tried (`<!-- try: ... -->`) say it in the same way, and go on under the name of the pack that they change.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from uguisu.content.loader import read_pack
from uguisu.content.parsing import parse
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu_tools.packs.campaign_checks import check_campaign
from uguisu_tools.rulings.run import run_rulings
from uguisu_tools.scaffold.pack import new_mod, new_pack

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        ROOT / "README.md",
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("*/README.md"),
        *ROOT.glob("plugins/*/README.md"),
    ]
)
FOLLOWED = {
    "docs/draw-a-map.md": "tests/editor/test_guides.py",
    "docs/first-mission.md": "tests/website/test_boxes.py",
    "docs/language.md": "tests/content/test_language_examples.py",
    "docs/learn.md": "tests/cli/test_cli_learn.py",
    "docs/mod-a-card.md": "tests/editor/test_guides.py",
    "docs/rulings.md": "tests/rulings/test_rulings_document.py",
    "docs/square-maps.md": "tests/house/test_first_pages.py",
    "docs/write-a-mission.md": "tests/spies/test_spies_tutorial.py",
    "docs/write-a-plugin.md": "tests/editor/test_guides.py",
}
"""Pages whose every example a test of their own does as they say."""
NOT_OF_A_PACK = {
    "docs/compiled.md": ["jobs"],
    "docs/packs-in-ci.md": ["repos", "name"],
}
"""Examples that are files of other programs, by their first word. This list may only shrink."""
PLACED = re.compile(
    r"<!-- (?P<tried>in|try): "
    r"(?:(?P<kind>mod of|copy of|new|a campaign)(?: (?P<of>[\w/]+))?(?: as (?P<name>\w+))?|(?P<again>\w+))"
    r", (?P<file>[\w.]+\.yaml)(?:, added|, under (?P<key>[\w.]+))? -->\n+\Z"
)
FENCE = re.compile(r"^```(yaml|sh)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc000000301"
    "0100c9fe92ef0000000049454e44ae426082"
)


class Example(NamedTuple):
    """A block of a page, and where it goes."""

    page: str
    line: int
    text: str
    place: re.Match[str] | None


def blocks(kind: str) -> Iterator[Example]:
    for path in PAGES:
        page = path.read_text(encoding="utf-8")
        name = path.relative_to(ROOT).as_posix()
        for found in FENCE.finditer(page):
            if found[1] == kind:
                line = page.count("\n", 0, found.start()) + 2
                yield Example(name, line, found[2], PLACED.search(page[: found.start()]))


def laid_over(below: Any, above: Any) -> Any:
    """Keys of tables are set, entries of lists are added, or stand for those of the same id; lists of words are replaced."""
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{key: laid_over(below.get(key), value) for key, value in above.items()}}
    if isinstance(below, list) and isinstance(above, list) and all(isinstance(one, dict) for one in above):
        ids = {name_of(one) for one in above} - {None}
        return [one for one in below if name_of(one) not in ids] + above
    return above


def first_word(text: str) -> str:
    return re.findall(r"^\W*(\w+):", text, re.MULTILINE)[0]


def name_of(entry: Any) -> Any:
    return entry.get("id", entry.get("letter")) if isinstance(entry, dict) else None


def data_of(text: str) -> Any:
    data, found = parse(text, "example")
    assert found == []
    return data


EXAMPLES = [
    one
    for one in blocks("yaml")
    if one.page not in FOLLOWED and first_word(one.text) not in NOT_OF_A_PACK.get(one.page, ())
]


def under(key: str, data: Any) -> Any:
    for name in reversed(key.split(".")):
        data = {name: data}
    return data


def called(place: re.Match[str]) -> str | None:
    """The name under which a page goes on with a pack."""
    base = place["of"].rpartition("/")[2] if place["tried"] == "try" else None
    return place["again"] or place["name"] or base


def begun(example: Example, folder: Path) -> Path:
    """The pack that an example goes into, with what the page has said of it before."""
    known, place = registry(), example.place
    assert place is not None, "say before it where it goes: <!-- in: mod of ..., cards.yaml -->"
    if place["again"]:
        those = [
            one
            for one in EXAMPLES
            if one.page == example.page
            and one.line < example.line
            and one.place is not None
            and place["again"] == called(one.place)
        ]
        assert those, f"nothing before it is called {place['again']}"
        made = begun(those[0], folder)
        for one in those:
            write(made, one)
        return made
    name = place["name"] or "my_pack"
    shipped = (
        ROOT / (place["of"] if place["of"].startswith("tests/") else f"scenarios/{place['of']}")
        if place["of"]
        else ROOT
    )
    if place["kind"] == "mod of":
        return new_mod(name, shipped, folder, known, "en", title=name)
    if place["kind"] == "copy of":
        return Path(shutil.copytree(shipped, folder / name))
    if place["kind"] == "new":
        return new_pack(name, place["of"], folder, known)
    return folder / name


def write(pack: Path, example: Example) -> None:
    """Write it where it goes, with the pictures and the neighbour that it names."""
    assert example.place is not None
    pack.mkdir(exist_ok=True)
    file, data = pack / example.place["file"], data_of(example.text)
    if example.place["key"]:
        data = under(example.place["key"], data)
    if "format" not in data:
        below = data_of(file.read_text(encoding="utf-8")) if file.exists() else {"format": 1}
        data = laid_over(below, data)
    file.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    scenario, kind = pack / "scenario.yaml", file.stem
    if scenario.exists() and kind in ("map", "cards", "mission", "rulings"):
        said = data_of(scenario.read_text(encoding="utf-8"))
        if kind not in said and "uses" not in said:
            scenario.write_text(
                yaml.safe_dump({**said, kind: file.name}, allow_unicode=True), encoding="utf-8"
            )
    for picture in re.findall(r"art/[\w.]+", example.text):
        (pack / "art").mkdir(exist_ok=True)
        (pack / picture).write_bytes(template(example.page) if picture.endswith(".svg") else PICTURE)
    for name in re.findall(r"\.\./(\w+)", example.text):
        neighbour = new_mod(
            name, ROOT / "scenarios/scorpion/garden_gate", pack.parent, registry(), "en", title=name
        )
        text = (neighbour / "scenario.yaml").read_text(encoding="utf-8")
        (neighbour / "scenario.yaml").write_text(f'{text}version: "1.0"\n', encoding="utf-8")


def template(page: str) -> bytes:
    shown = re.search(r"```svg\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    return shown[1].encode()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{Path(one.page).stem}-{one.line}")
def test_an_example_is_right_where_it_goes(example: Example, tmp_path: Path) -> None:
    pack = begun(example, tmp_path)
    assert example.place is not None
    write(pack, example)
    if example.place["kind"] == "a campaign":
        assert [str(one) for one in check_campaign(pack, registry()) if one.severity == "error"] == []
        return
    game, found = check(pack, registry())
    assert [str(one) for one in found if one.severity == "error"] == []
    assert game is not None
    if example.place["file"] == "rulings.yaml":
        read, _ = read_pack(pack, registry())
        assert read is not None
        data = data_of(example.text)
        shown = {one["id"] for one in (data["rulings"] if isinstance(data, dict) else data)}
        outcomes = [one for one in run_rulings(read, registry()) if one.ruling.id in shown]
        assert len(outcomes) == len(shown)
        assert [str(finding) for one in outcomes for finding in one.found] == []


def test_each_page_with_a_test_of_its_own_is_read_there() -> None:
    for page, test in FOLLOWED.items():
        told = (ROOT / test).read_text(encoding="utf-8")
        assert Path(page).stem in told or "guides.GUIDES" in told or "all_boxes" in told, page


def test_what_is_not_of_a_pack_is_there() -> None:
    for page, words in NOT_OF_A_PACK.items():
        shown = [first_word(one.text) for one in blocks("yaml") if one.page == page]
        assert shown == words, page
