"""A map goes to Tiled and comes back: unchanged it changes nothing, and what was changed there is all that changes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from uguisu import load
from uguisu.plugins import registry
from uguisu.translations import learn
from uguisu_changes.same import same
from uguisu_changes.tiled.reading import read_map
from uguisu_changes.tiled.reading_back import read_back
from uguisu_changes.tiled.report import ImportReport
from uguisu_changes.tiled.taking import PackMap
from uguisu_tools.cli.app import app
from uguisu_tools.translations import TRANSLATIONS

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = sorted(file.parent.relative_to(SCENARIOS).as_posix() for file in SCENARIOS.glob("*/*/scenario.yaml"))
Pack = Callable[[str], Path]


def run(*arguments: object) -> Result:
    learn(TRANSLATIONS)
    return CliRunner().invoke(app, [str(argument) for argument in arguments], prog_name="uguisu")


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Copy a shipped pack, which then is one's own."""

    def copied(name: str) -> Path:
        return Path(shutil.copytree(SCENARIOS / name, tmp_path / name.rpartition("/")[2]))

    return copied


def sent(folder: Path, suffix: str = ".tmx") -> Path:
    """Export a pack's map, and return the file."""
    file = folder.parent / f"map{suffix}"
    told = run("export", folder, file)
    assert told.exit_code == 0, told.output
    return file


def changed(file: Path, old: str, new: str, count: int = 1) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, count), encoding="utf-8")


def lines_that_differ(before: bytes, after: bytes) -> tuple[list[str], list[str]]:
    one, other = before.decode().splitlines(), after.decode().splitlines()
    return [line for line in one if line not in other], [line for line in other if line not in one]


@pytest.mark.sweep(everyday=8)
@pytest.mark.parametrize("suffix", [".tmx", ".tmj"])
@pytest.mark.parametrize("name", PACKS)
def test_each_map_is_read_back_as_it_was(name: str, suffix: str, tmp_path: Path) -> None:
    held = PackMap(SCENARIOS / name, registry())
    file = tmp_path / f"map{suffix}"
    file.write_bytes(held.exported("map").written(suffix))
    wanted = dict(held.data)
    if "rows" in wanted:  # Tiled's layers have as many columns in each row
        widest = max(map(len, wanted["rows"]))
        wanted["rows"] = [row.ljust(widest) for row in wanted["rows"]]
    assert same(read_back(read_map(file, ImportReport())), wanted)


@pytest.mark.parametrize("suffix", [".tmx", ".tmj"])
@pytest.mark.parametrize(
    "name", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/snow_field", "spies/back_yard"]
)
def test_a_map_that_comes_back_unchanged_changes_nothing(pack: Pack, name: str, suffix: str) -> None:
    folder = pack(name)
    before = files_of(folder)
    told = run("import", sent(folder, suffix), folder)
    assert (told.exit_code, told.output) == (0, f"Nothing was changed in map{suffix}.\n")
    assert files_of(folder) == before


def test_a_place_that_was_moved_is_one_line(pack: Pack) -> None:
    folder = pack("temple/first_steps")
    file = sent(folder)
    before = files_of(folder)
    place = re.search(r'<object name="bell_frame"[^>]*>', file.read_text(encoding="utf-8"))
    assert place is not None
    changed(file, place[0], place[0].replace('x="424"', 'x="430.5"'))
    assert run("import", file, folder).exit_code == 0
    assert lines_that_differ(before["map.yaml"], files_of(folder)["map.yaml"]) == (
        ["    at: [424, 98]"],
        ["    at: [430.5, 98]"],
    )


def test_a_place_that_was_renamed_is_renamed_wherever_it_is_spoken_of(pack: Pack) -> None:
    folder = pack("temple/first_steps")
    file = sent(folder)
    changed(file, '<object name="cedar_door"', '<object name="oak_door"')
    told = run("import", file, folder)
    assert told.exit_code == 0, told.output
    after = files_of(folder)
    assert b"cedar_door" not in b"".join(
        after[name] for name in ("map.yaml", "rulings.yaml") if name in after
    )
    assert "oak_door" in load(folder).topology.ids


def test_regions_of_a_map_of_places_follow_a_new_id(pack: Pack) -> None:
    folder = pack("scorpion/garden_gate")
    file = sent(folder)
    changed(file, '<object name="archery_lawn"', '<object name="butts"')
    told = run("import", file, folder)
    assert told.exit_code == 0, told.output
    assert b"archery_lawn" not in files_of(folder)["map.yaml"]
    assert "butts" in load(folder).topology.ids


def test_what_is_painted_added_and_taken_away_there_is_so_here(pack: Pack) -> None:
    folder = pack("spies/back_yard")
    file = sent(folder)
    before = PackMap(folder, registry()).data
    text = file.read_text(encoding="utf-8")
    ground, region = re.findall(r"<data encoding=\"csv\">\n(.*?)\n\s*</data>", text, re.DOTALL)
    pond = ground.replace(ground.split(",")[0], ground.split(",")[0].replace("1", "4"), 1)  # a1 becomes water
    text = text.replace(ground, pond, 1)
    rows = region.split("\n")
    rows[0] = re.sub(r"^0", "7", rows[0])  # a1 belongs to the cottage
    text = text.replace(region, "\n".join(rows), 1)
    wall = re.search(r'<object [^>]*type="door"[^>]*>.*?</object>', text, re.DOTALL)
    assert wall is not None
    text = text.replace(wall[0], "")
    tags = '<properties><property name="tags" value="lamp" /></properties>'
    new = f'<object id="900" name="statue" x="48" y="16"><point />{tags}</object>'
    mine = f'<objectgroup id="90" name="mine">{new}</objectgroup></map>'
    file.write_text(text.replace("</map>", mine), encoding="utf-8")
    told = run("import", file, folder)
    assert told.exit_code == 0, told.output
    data = PackMap(folder, registry()).data
    assert data["rows"][0][0] == "~"
    assert data["rows"][1:] == before["rows"][1:]
    assert data["regions"][0]["places"] == [*before["regions"][0]["places"], "a1"]
    assert [one for one in before["borders"] if one not in data["borders"]] == [
        {"between": ["f6", "f7"], "kind": "door"}
    ]
    assert data["cells"] == [{"id": "b1", "tags": ["lamp"]}]


def test_what_was_changed_here_meanwhile_stays(pack: Pack) -> None:
    """The file of Tiled is held against the map of now: what it does not know is put beside it, not taken away."""
    folder = pack("temple/first_steps")
    file = sent(folder)
    changed(folder / "map.yaml", "# The ring round the inner temple", "# A comment of mine; the ring")
    place = re.search(r'<object name="bell_frame"[^>]*>', file.read_text(encoding="utf-8"))
    assert place is not None
    changed(file, place[0], place[0].replace('y="98"', 'y="99"'))
    assert run("import", file, folder).exit_code == 0
    text = (folder / "map.yaml").read_text(encoding="utf-8")
    assert "# A comment of mine" in text
    assert "at: [424, 99]" in text


def test_a_mod_gets_the_difference(pack: Pack, tmp_path: Path) -> None:
    pack("temple/first_steps")
    mod = tmp_path / "mod"
    mod.mkdir()
    (mod / "scenario.yaml").write_text(
        "format: 1\nid: mod\ngame: temple\ntitle: Mod\nuses: [temple/first_steps]\nmap: map.yaml\n",
        encoding="utf-8",
    )
    (mod / "map.yaml").write_text("format: 1\n", encoding="utf-8")
    file = sent(mod)
    place = re.search(r'<object name="bell_frame"[^>]*>', file.read_text(encoding="utf-8"))
    assert place is not None
    changed(file, place[0], place[0].replace('x="424"', 'x="430"'))
    told = run("import", file, mod)
    assert told.exit_code == 0, told.output
    assert len((mod / "map.yaml").read_text(encoding="utf-8").splitlines()) < 6
    assert [430, 98] in [place["at"] for place in PackMap(mod, registry()).data["places"]]


FOREIGN = """<map orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8">
<objectgroup name="spots"><object id="1" name="gate" x="4" y="4"><point/></object></objectgroup></map>"""


def test_another_map_takes_the_place_only_if_that_is_said(pack: Pack, tmp_path: Path) -> None:
    folder = pack("temple/first_steps")
    before = files_of(folder)
    file = tmp_path / "town.tmx"
    file.write_text(FOREIGN, encoding="utf-8")
    told = run("import", file, folder)
    assert told.exit_code != 0
    assert "--replace" in told.output
    assert files_of(folder) == before
    run("import", file, folder, "--replace", "--dry-run")
    assert files_of(folder) == before
    run("import", file, folder, "--replace")
    data = read_map_of(folder)
    assert "gate" in data
    assert "first_steps" in data


def read_map_of(folder: Path) -> str:
    return (folder / "map.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("harm", ["cut", "property", "ground", "ending"])
def test_what_is_broken_is_told_and_nothing_is_written(pack: Pack, harm: str) -> None:
    folder = pack("spies/back_yard")
    file = sent(folder)
    before = files_of(folder)
    text = file.read_text(encoding="utf-8")
    if harm == "cut":
        file.write_text(text[: len(text) // 2], encoding="utf-8")
    elif harm == "property":
        changed(file, 'name="uguisu" value="{', 'name="uguisu" value="')
    elif harm == "ground":
        changed(file, 'name="ground"', 'name="floor"')
    else:
        told = run("export", folder, folder.parent / "map.png")
        assert told.exit_code != 0
        assert ".tmx" in told.output
        assert not (folder.parent / "map.png").exists()
    if harm != "ending":
        told = run("import", file, folder)
        assert told.exit_code != 0
        assert "map.tmx" in told.output
        assert "Traceback" not in told.output
    assert files_of(folder) == before


def test_a_shipped_pack_is_not_written_to(tmp_path: Path) -> None:
    from uguisu_tools.packs import may_write

    folder = SCENARIOS / "temple" / "first_steps"
    if may_write(folder, registry()):
        pytest.skip("who works on the packs of this clone has said so")
    file = tmp_path / "map.tmx"
    assert run("export", folder, file).exit_code == 0
    told = run("import", file, folder)
    assert told.exit_code != 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/snow_field", "spies/mansion"]
)
def test_tiled_itself_opens_and_writes_it(pack: Pack, name: str, tmp_path: Path) -> None:
    program = shutil.which("tiled")
    if program is None:
        pytest.skip("Tiled is not installed (apt install tiled)")
    folder = pack(name)
    file, before = sent(folder), files_of(folder)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    for form, suffix in (("json", ".tmj"), ("tmx", ".tmx")):
        again = tmp_path / f"again{suffix}"
        subprocess.run(
            [program, "--export-map", form, str(file), str(again)], check=True, env=environment, timeout=60
        )
        assert "Nothing was changed" in run("import", again, folder).output
        assert files_of(folder) == before
