"""What has changed between two packs, told thing by thing."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu_changes.comparing import EntryChange, Part, compare
from uguisu_changes.outline import outline
from uguisu_changes.paths import MISSING
from uguisu_tools.cli.app import app

SCENARIOS = Path(__file__).parents[2] / "scenarios"
YARD = SCENARIOS / "spies" / "back_yard"


def said(*arguments: str) -> str:
    result = CliRunner().invoke(
        app, ["--language", "en", *arguments], prog_name="uguisu", catch_exceptions=False
    )
    assert result.exit_code in (0, 1), result.output
    return result.output


def changed_yard(folder: Path) -> Path:
    """Copy a pack and change a cell, a border, a region and the length of its mission."""
    pack = Path(shutil.copytree(YARD, folder / "my yard"))
    file = pack / "map.yaml"
    text = file.read_text(encoding="utf-8")
    for was, now in (
        ('  - "....____...."\n', '  - "....____~..."\n'),
        ("{between: [d3, e3], kind: wall}", "{between: [d3, e3], kind: door}"),
        ("  - {between: [d5, e5], kind: wall}\n", ""),
        ("regions:\n", "regions:\n  - {id: pond_side, places: [k4, l4], name: Ставок}\n"),
    ):
        assert was in text
        text = text.replace(was, now, 1)
    file.write_text(text, encoding="utf-8")
    return pack


def test_things_are_told_by_what_they_are_called() -> None:
    old = {"map": {"places": [{"id": "gate", "at": [1, 1], "name": "Gate"}, {"id": "yard", "at": [2, 2]}]}}
    new = {
        "map": {
            "places": [
                {"id": "gate", "at": [5, 1], "name": {"en": "Gate", "it": "Porta"}},
                {"id": "tower", "at": [3, 3]},
            ]
        }
    }
    assert list(compare(old, new)) == [
        EntryChange(
            "map",
            "places",
            "gate",
            "moved",
            (Part(("at",), [1, 1], [5, 1]), Part(("name", "it"), MISSING, "Porta")),
            old["map"]["places"][0],
            new["map"]["places"][0],
        ),
        EntryChange("map", "places", "yard", "removed", (), old["map"]["places"][1], MISSING),
        EntryChange("map", "places", "tower", "added", (), MISSING, new["map"]["places"][1]),
    ]


def test_a_pack_is_the_same_as_itself_and_order_of_things_is_no_change() -> None:
    data = {"map": {"places": [{"id": "gate"}, {"id": "yard"}]}}
    assert list(compare(data, {"map": {"places": [{"id": "yard"}, {"id": "gate"}]}})) == []
    assert said("diff", str(YARD), str(YARD)) == "Nothing has changed.\n"


def test_a_changed_map_in_words(tmp_path: Path) -> None:
    told = said("diff", str(YARD), str(changed_yard(tmp_path)))
    assert told == (
        "map.yaml\n"
        "  + region pond_side (Ставок): added\n"
        "  - border d5, e5: removed\n"
        "  ~ border d3, e3: changed\n"
        "      kind: wall becomes door\n"
        "  ~ cell i3: grass becomes pond\n"
        "4 changes, 1 added, 1 removed, 0 moved, 2 changed\n"
    )


def test_the_page_outlines_what_has_changed_on_both_maps(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said("diff", str(YARD), str(changed_yard(tmp_path)), "--page", str(page))
    told = page.read_text(encoding="utf-8")
    before, after = told.split("<figure>")[1:3]
    removed, added = "#b3261e", "#1d7a3a"
    assert removed in before
    assert added not in before
    assert added in after
    assert removed not in after
    assert "pond_side (Ставок)" in told
    assert "<script" not in told


def test_what_a_card_does_is_read_aloud_and_its_face_drawn(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(SCENARIOS / "senjutsu" / "teaching_duel", tmp_path / "duel"))
    file = pack / "cards.yaml"
    text = file.read_text(encoding="utf-8")
    assert "{op: gain, what: focus}" in text or "op: focus" in text or "op: " in text
    file.write_text(
        text.replace("copies: 1", "copies: 2", 1) if "copies: 1" in text else text, encoding="utf-8"
    )
    told = said("diff", "senjutsu/dojo", str(pack))
    assert "in words: attack ↑: 1 wound" in told


def test_packs_that_cannot_be_played_are_compared_too(tmp_path: Path) -> None:
    pack = changed_yard(tmp_path)
    scenario = pack / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("game: spies", "game: nobody"), encoding="utf-8"
    )
    told = said("diff", str(YARD), str(pack))
    assert "game: spies becomes nobody" in told
    assert "cell i3: grass becomes pond" in told


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(
        ["git", *who, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return done.stdout + done.stderr


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with one pack in it, which git merges by what it says."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    folder = tmp_path / "packs of ours"
    folder.mkdir()
    git(folder, "init", "-b", "main")
    shutil.copytree(YARD, folder / "yard")
    return folder


def test_since_the_last_commit(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git(repository, "add", "-A")
    git(repository, "commit", "-m", "a yard")
    file = repository / "yard" / "map.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("kind: glass", "kind: wall", 1), encoding="utf-8"
    )
    monkeypatch.chdir(repository)
    assert "border d4, e4: changed\n      kind: glass becomes wall\n" in said("diff", "yard")
    assert said("diff", "HEAD:yard", "HEAD:yard") == "Nothing has changed.\n"
    assert "Git refuses: " in said("diff", "no-such-branch:yard", "yard")


@pytest.mark.long
def test_git_merges_what_two_drew_and_leaves_what_they_both_drew(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository)
    assert "Commit .gitattributes" in said("git", "install")
    assert said("git", "install") == "git merges packs by what they say now.\n"
    git(repository, "add", "-A")
    git(repository, "commit", "-m", "a yard")
    file = repository / "yard" / "map.yaml"
    text = file.read_text(encoding="utf-8")
    first = '  - "....T......."\n  - ".*......B.*."'
    assert first in text
    git(repository, "checkout", "-b", "other")
    file.write_text(text.replace(first, '  - "....T......~"\n  - ".*......B.*."'), encoding="utf-8")
    git(repository, "commit", "-am", "a pond")
    git(repository, "checkout", "main")
    file.write_text(
        text.replace(first, '  - "~...T.......  "\n'.replace('  "', '"') + '  - ".*......B.*."  # lamps'),
        encoding="utf-8",
    )
    git(repository, "commit", "-am", "another pond")
    told = git(repository, "merge", "other", "-m", "both")
    assert "CONFLICT" not in told, told
    assert '  - "~...T......~"\n  - ".*......B.*."  # lamps' in file.read_text(encoding="utf-8")

    git(repository, "checkout", "-b", "third", "HEAD~2")
    file.write_text(text.replace(first, '  - "*...T......."\n  - ".*......B.*."'), encoding="utf-8")
    git(repository, "commit", "-am", "a lamp")
    told = git(repository, "merge", "main")
    assert "both sides drew in row 1, column 1" in told
    assert "warning[merge-conflict]" in said("validate", "yard")
    assert "error" not in said("validate", "yard").split("warning", 1)[0]
    assert "rows > 1" in git(repository, "diff")


def test_merging_packs_follows_what_was_renamed(tmp_path: Path) -> None:
    base = Path(shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "base"))
    ours, theirs = (Path(shutil.copytree(base, tmp_path / name)) for name in ("ours", "theirs"))
    text = (base / "map.yaml").read_text(encoding="utf-8")
    place = re.findall(r"id: (\w+)", text)[3]
    for file in ours.glob("*.yaml"):
        file.write_text(file.read_text(encoding="utf-8").replace(place, "renamed_place"), encoding="utf-8")
    (theirs / "map.yaml").write_text(text.rstrip("\n") + "\n# a comment of theirs\n", encoding="utf-8")
    told = said("merge", str(base), str(ours), str(theirs), "--out", str(tmp_path / "out"))
    assert told == ""
    merged = (tmp_path / "out" / "map.yaml").read_text(encoding="utf-8")
    assert "# a comment of theirs" in merged
    assert "renamed_place" in merged
    assert f"{place}," not in merged
    assert "no problems" in said("validate", str(tmp_path / "out"))
    refused = said("merge", str(base), str(ours), str(theirs), "--out", str(theirs))
    assert "There is something in" in refused


def test_pictures_that_both_changed_are_told_and_kept(tmp_path: Path) -> None:
    sides = {name: Path(shutil.copytree(YARD, tmp_path / name)) for name in ("base", "ours", "theirs")}
    for name, folder in sides.items():
        (folder / "map.png").write_bytes(name.encode())
    (sides["theirs"] / "new.png").write_bytes(b"new")
    told = said("merge", *(str(folder) for folder in sides.values()), "-o", str(tmp_path / "out"))
    assert "map.png: both sides changed it" in told
    assert (tmp_path / "out" / "map.png").read_bytes() == b"ours"
    assert (tmp_path / "out" / "new.png").read_bytes() == b"new"


def test_files_that_are_no_yaml_are_merged_by_lines(tmp_path: Path) -> None:
    for name, text in (("base", "a: [1\nb: 2\n"), ("ours", "a: [3\nb: 2\n"), ("theirs", "a: [1\nb: 4\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = [str(tmp_path / name) for name in ("base", "ours", "theirs")]
    assert "both sides changed 1" in said("merge", *files, "-o", str(tmp_path / "out"))
    assert "<<<<<<<" in (tmp_path / "out").read_text(encoding="utf-8")


def test_an_outline_has_one_thing_a_line() -> None:
    assert outline(
        'format: 1\nrows:\n  - ".."\n  - "~~"\nlinks: [{between: [b, a], kind: path}]\n'
    ).splitlines() == [
        "format: 1",
        "rows: [.., ~~]",
        "links > a, b",
        "links > a, b > kind: path",
    ]
