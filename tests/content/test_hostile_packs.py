"""Packs too large or too strange to be kept as files: they are built here, and what is said of them is kept in
tests/broken/built."""

from __future__ import annotations

import io
import json
import os
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from uguisu.content.atomic import write_text
from uguisu.content.diagnostics import Diagnostic, as_github, as_json, as_text
from uguisu.content.limits import MAX_MEGABYTES, MAX_YAML_BYTES
from uguisu.content.loader import read_pack
from uguisu.content.source import Folder
from uguisu.messages.control_characters import UNSEEN
from uguisu.plugins.one_game import game_of

BUILT = Path(__file__).parents[1] / "broken" / "built"


@pytest.fixture
def judge(registry, tmp_path):
    """Load a pack and compare what is said of it with its golden text."""

    def compare(name, path):
        pack, found = read_pack(path, registry)
        said = as_text(found).replace(f"{tmp_path.as_posix()}/", "").replace(tmp_path.as_posix(), "(here)")
        golden = BUILT / f"{name}.txt"
        if os.environ.get("REGEN_GOLDEN"):
            write_text(golden, f"{said or 'nothing wrong'}\n")
        assert f"{said or 'nothing wrong'}\n" == golden.read_text(encoding="utf-8")
        return pack

    return compare


@pytest.mark.parametrize(
    "opening", ["[", "{a: ", "- ", "? "], ids=["brackets", "braces", "dashes", "questions"]
)
def test_nesting_10_000_deep(opening, make_pack, judge):
    name = {"[": "brackets", "{a: ": "braces", "- ": "dashes", "? ": "questions"}[opening]
    judge(f"nesting-{name}", make_pack(map=f"format: 1\nx:\n  {opening * 10_000}\n"))


def test_nesting_10_000_deep_by_indentation(make_pack, judge):
    judge("nesting-indented", make_pack(map="".join(f"{' ' * depth}a:\n" for depth in range(3_000))))


def test_a_file_of_200_mb(make_pack, judge):
    root = make_pack()
    with (root / "cards.yaml").open("r+b") as file:
        file.truncate(200 * 1024 * 1024)
    judge("file-of-200-mb", root)


def test_a_file_just_within_the_limit_is_read(make_pack, judge, good_files):
    text = good_files["cards.yaml"]
    judge("file-at-the-limit", make_pack(cards=text + "#" * (MAX_YAML_BYTES - len(text))))


@pytest.mark.long
def test_a_million_values(make_pack, judge):
    judge("a-million-values", make_pack(map=f"x-all: [{'1,' * 1_000_000}]"))


@pytest.mark.long
def test_names_are_counted_as_values_are(make_pack, judge, good_files):
    names = "".join(f"kkkkkkkkkkkkkkk{n}: 1\n" for n in range(300_000))
    judge("many-names", make_pack(map=good_files["map.yaml"] + names))


PEAK = """
import re, sys
from pathlib import Path
from tests.support.wood import wood_registry
from uguisu.content.loader import read_pack
_, found = read_pack(Path(sys.argv[1]), wood_registry())
peak = re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())
print(found[-1].severity, len(found), int(peak[1]) // 1024)
"""
"""`ru_maxrss` would not do: it keeps what the process that started this one was using."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted in other units")
def test_the_worst_file_that_is_read_takes_no_more_memory_than_is_stated(make_pack, good_files):
    """As many names as a file may have, all of them unknown, so that places are looked up."""
    names = "".join(f"kkkkkkkkkkkkkkk{n}: 1\n" for n in range(199_000))
    root = make_pack(map=good_files["map.yaml"] + names)
    support = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", PEAK, str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=support)
    severity, count, megabytes = done.stdout.split()
    assert (severity, int(count)) == ("error", 101)
    assert int(megabytes) < MAX_MEGABYTES


def test_a_very_long_line_and_key(make_pack, judge):
    judge("long-key", make_pack(map=f"format: 1\n{'k' * 200_000}: 1\n"))


@pytest.mark.long
def test_a_hundred_thousand_mistakes(make_pack, judge):
    rows = "".join(f"- {{id: p{n}, at: [{n}]}}\n" for n in range(20_000))
    judge("many-thousand-mistakes", make_pack(map=f"format: 1\nid: m\nkind: graph\nplaces:\n{rows}"))


def test_ten_thousand_links_that_lead_nowhere(make_pack, judge, good_files):
    judge("many-dangling", make_pack(map=good_files["map.yaml"] + "- {between: [oak, nowhere]}\n" * 10_000))


def test_ten_thousand_variants(make_pack, judge, good_files):
    judge(
        "many-variants",
        make_pack(scenario=good_files["scenario.yaml"].replace("[night,", f"[{'night, ' * 10_000}")),
    )


@pytest.mark.long
def test_a_map_of_a_million_cells(make_pack, judge):
    rows = f"- '{'.' * 1000}'\n" * 1000
    head = "format: 1\nid: m\nkind: squares\nsize: [1000, 1000]\nlegend: {.: {terrain: floor}}\nrows:\n"
    judge("million-cells", make_pack(map=head + rows))


def test_names_without_end(make_pack, judge, good_files):
    scenario = (
        good_files["scenario.yaml"]
        .replace("game: wood", f"game: {'w' * 60}")
        .replace("A short walk", f"&{'a' * 9_000} x")
    )
    cards = (
        good_files["cards.yaml"]
        .replace("op: raise", f"op: {'b' * 9_000}")
        .replace("title: Toadstool", f"{'t' * 900}: x")
    )
    judge("endless-names", make_pack(scenario=scenario, cards=cards, map=f"a: *{'c' * 9_000}\n"))


def test_a_link_out_of_the_pack(make_pack, judge, tmp_path):
    root = make_pack(mission=None)
    (tmp_path / "secret.yaml").write_text("password: 1234\n", encoding="utf-8")
    (root / "mission.yaml").symlink_to(tmp_path / "secret.yaml")
    judge("link-out", root)


def test_a_linked_folder_out_of_the_pack(make_pack, judge, tmp_path, good_files):
    root = make_pack(
        scenario=good_files["scenario.yaml"].replace("mission.yaml", "more/mission.yaml"), mission=None
    )
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "mission.yaml").write_text(good_files["mission.yaml"], encoding="utf-8")
    (root / "more").symlink_to(tmp_path / "elsewhere")
    judge("link-out-folder", root)


def test_a_link_within_the_pack_is_fine(make_pack, judge, good_files):
    root = make_pack(mission=None)
    (root / "parts").mkdir()
    (root / "parts" / "supper.yaml").write_text(good_files["mission.yaml"], encoding="utf-8")
    (root / "mission.yaml").symlink_to(root / "parts" / "supper.yaml")
    judge("ok-link-within", root)


def test_a_broken_link_and_a_link_to_itself(make_pack, judge):
    root = make_pack(mission=None)
    (root / "mission.yaml").symlink_to(root / "mission.yaml")
    judge("link-to-itself", root)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_named_pipe_is_not_waited_for(make_pack, judge):
    root = make_pack(mission=None)
    os.mkfifo(root / "mission.yaml")
    judge("named-pipe", root)


def test_a_folder_where_a_file_should_be(make_pack, judge):
    root = make_pack(mission=None)
    (root / "mission.yaml").mkdir()
    judge("folder-for-file", root)


def test_too_many_files(make_pack, judge, monkeypatch):
    monkeypatch.setattr("uguisu.content.source.MAX_PACK_FILES", 40)
    root = make_pack()
    (root / "art").mkdir()
    for number in range(50):
        (root / "art" / f"{number}.png").touch()
    judge("too-many-files", root)


def test_no_such_path(registry, tmp_path):
    _, (found,) = read_pack(tmp_path / "nowhere", registry)
    assert (found.code, found.message) == (
        "no-pack",
        f"There is no pack `{(tmp_path / 'nowhere').as_posix()}`",
    )


def test_an_empty_folder(judge, tmp_path):
    (tmp_path / "empty").mkdir()
    judge("empty-folder", tmp_path / "empty")


def test_a_scenario_by_another_name(make_pack, judge):
    root = make_pack()
    (root / "scenario.yaml").rename(root / "scenario.yml")
    judge("scenario-by-another-name", root)


def test_a_good_zip(zip_pack, judge):
    assert judge("ok-zip", zip_pack()) is not None


def test_a_good_zip_with_a_folder_around_and_what_macs_add(zip_pack, judge):
    path = zip_pack([("__MACOSX/pack/._map.yaml", b"\0\5\26\7"), ("pack/.DS_Store", b"\0")], folder="pack/")
    assert judge("ok-zip-folder", path) is not None


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ("up", "../evil.yaml"),
        ("absolute", "/etc/evil.yaml"),
        ("down-and-up", "art/../../evil.yaml"),
        ("drive", "C:/evil.yaml"),
        ("backslash", "..\\evil.yaml"),
        ("backslashes", "art\\..\\evil.yaml"),
    ],
)
def test_zip_slip(case, name, zip_pack, judge, tmp_path):
    judge(f"zip-slip-{case}", zip_pack([(zipfile.ZipInfo(name), "a: 1")]))
    assert not (tmp_path / "evil.yaml").exists()


def test_zip_with_a_link(zip_pack, judge):
    link = zipfile.ZipInfo("art")
    link.create_system = 3
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    judge("zip-link", zip_pack([(link, "/etc")]))


def test_zip_bomb_that_says_so(zip_pack, judge, monkeypatch):
    monkeypatch.setattr("uguisu.content.source.MAX_PACK_BYTES", 4 * 1024 * 1024)
    judge("zip-bomb", zip_pack([("notes.txt", b"\0" * (5 * 1024 * 1024))], compression=zipfile.ZIP_DEFLATED))


def test_zip_bomb_that_lies_about_its_size(zip_pack, judge, good_files):
    path = zip_pack(compression=zipfile.ZIP_DEFLATED)
    large = good_files["cards.yaml"].encode() + b"#" * (20 * 1024 * 1024)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in good_files.items():
            archive.writestr(name, large if name == "cards.yaml" else text)
    raw = path.read_bytes()
    path.write_bytes(raw.replace(len(large).to_bytes(4, "little"), (1000).to_bytes(4, "little")))
    judge("zip-bomb-that-lies", path)


def test_zip_with_a_file_twice(zip_pack, judge, good_files):
    with pytest.warns(UserWarning, match="Duplicate name"):
        path = zip_pack([("map.yaml", good_files["map.yaml"])])
    judge("zip-twice", path)


def test_zip_cut_short(zip_pack, judge):
    path = zip_pack()
    path.write_bytes(path.read_bytes()[:-40])
    judge("zip-cut-short", path)


def test_zip_with_damaged_contents(zip_pack, judge):
    path = zip_pack()
    path.write_bytes(path.read_bytes().replace(b"A short walk", b"A shirt walk"))
    judge("zip-damaged", path)


def test_zip_locked_with_a_password(zip_pack, judge):
    path = zip_pack()
    raw = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = raw.find(signature)
        while at >= 0:
            raw[at + offset] |= 1
            at = raw.find(signature, at + 4)
    path.write_bytes(bytes(raw))
    judge("zip-locked", path)


def test_zip_of_something_else(judge, tmp_path):
    path = tmp_path / "photos.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("holiday.jpg", b"\xff\xd8")
    judge("zip-of-something-else", path)


def test_a_picture_given_as_a_pack(judge, tmp_path):
    path = tmp_path / "board.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + io.BytesIO(b"\0" * 100).read())
    judge("picture-as-pack", path)


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_zip_packed_by_what_swells(packing, zip_pack, judge):
    judge("zip-packing", zip_pack([("notes.txt", b"\0" * 1000)], compression=packing))


def test_zip_of_more_files_than_are_counted(judge, tmp_path):
    """The table of contents itself, of 50 MB, is not read; what the zip says of its length is not asked."""
    path = tmp_path / "million.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("scenario.yaml", "format: 1")
    raw = path.read_bytes()
    at = raw.index(b"PK\x01\x02")
    entry = raw[at : raw.index(b"PK\x05\x06")]
    ending = raw[raw.index(b"PK\x05\x06") :]
    table = entry * 20_000
    path.write_bytes(raw[:at] + table + ending[:12] + len(table).to_bytes(4, "little") + ending[16:])
    judge("zip-of-a-million", path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_for_a_scenario_is_not_waited_for(make_pack):
    root = make_pack()
    (root / "scenario.yaml").unlink()
    os.mkfifo(root / "scenario.yaml")
    assert game_of(root) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_given_as_a_pack_is_not_waited_for(judge, tmp_path):
    os.mkfifo(tmp_path / "pack.zip")
    judge("pipe-as-pack", tmp_path / "pack.zip")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_file_that_becomes_a_pipe_after_it_was_listed_is_not_waited_for(make_pack):
    folder = Folder(make_pack())
    assert "map.yaml" in folder.names
    (folder.root / "map.yaml").unlink()
    os.mkfifo(folder.root / "map.yaml")
    assert isinstance(folder.read("map.yaml", 1000), Diagnostic)


def test_a_file_that_becomes_a_link_out_after_it_was_listed_is_not_read(make_pack, tmp_path):
    (tmp_path / "secret").write_text("password: 1234\n", encoding="utf-8")
    folder = Folder(make_pack())
    assert "map.yaml" in folder.names
    (folder.root / "map.yaml").unlink()
    (folder.root / "map.yaml").symlink_to(tmp_path / "secret")
    assert isinstance(folder.read("map.yaml", 1000), Diagnostic)


ESCAPE, BACKWARDS = "\x1b]0;owned\x07", "\u202e"


@pytest.mark.parametrize("sign", [ESCAPE, BACKWARDS, "\u2028", "\x85", "\x9b31m"])
def test_signs_that_are_not_seen_are_refused_with_their_line_and_written_out(
    sign, make_pack, registry, good_files
):
    for text in (f"# a note {sign}\n", f"? 'x{sign}'\n: 1\n", f"x-note: {sign}\n"):
        pack, found = read_pack(make_pack(map=good_files["map.yaml"] + "\n\n" + text), registry)
        assert pack is None
        line = good_files["map.yaml"].count("\n") + 3
        assert [(one.code, one.line) for one in found] == [("control-character", line)]


@pytest.mark.parametrize("written", [r"\x1b[31m", r"\u202e", r"\N", r"\L", r"\a"])
def test_signs_that_are_not_seen_are_refused_when_they_are_spelled_out(
    written, make_pack, registry, good_files
):
    cards = good_files["cards.yaml"].replace("title: Toadstool", f'title: "{written} Toadstool"')
    assert cards != good_files["cards.yaml"]
    pack, found = read_pack(make_pack(cards=cards), registry)
    assert pack is None
    assert [one.code for one in found] == ["control-character"]
    assert found[0].line > 1


@pytest.mark.skipif(sys.getfilesystemencoding() != "utf-8", reason="names in ASCII alone")
def test_nothing_is_printed_raw_whatever_it_comes_from(make_pack, registry, tmp_path, good_files):
    root = make_pack(
        map=good_files["map.yaml"] + f'"{ESCAPE}": 1\n', mission='format: 1\n"\\e[2J": 1\n"a\\nb": 2\n'
    )
    (root / f"notes{ESCAPE.replace('/', '')}.txt").touch()
    moved = root.rename(tmp_path / f"pack{BACKWARDS}")
    _, found = read_pack(moved, registry)
    assert len(found) == 3
    for told in (as_text(found), as_text(found, "ru"), as_github(found), as_json(found)):
        assert UNSEEN.search(told) is None
    assert all(line.startswith(("    ", tmp_path.as_posix())) for line in as_text(found).split("\n"))
    assert [entry["code"] for entry in json.loads(as_json(found))] == [one.code for one in found]


@pytest.mark.parametrize("digits", [150, 5_000, 100_000])
def test_versions_of_thousands_of_digits(digits, make_pack, registry, good_files):
    scenario = good_files["scenario.yaml"].replace('wood: ">=1.4"', f'wood: ">=1.4,!={"9" * digits}"')
    assert scenario != good_files["scenario.yaml"]
    _, found = read_pack(make_pack(scenario=scenario), registry)
    assert [one.code for one in found] == (["bad-version-range"] if digits > 200 else [])
