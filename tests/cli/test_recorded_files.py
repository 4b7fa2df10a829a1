"""Saved games and replays travel: a file alone is opened, and one of another version says which, and how to get it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from uguisu.content.library import own_folder
from uguisu.loading import load
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.packs.index import make
from uguisu_tools.packs.offers import take_index
from uguisu_tools.packs.shelf import zip_pack
from uguisu_tools.record import replay as replays
from uguisu_tools.record import save as saves

SHIPPED = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
BEGINNING = "id: my_steps\nversion: '{version}'\nlicense: MIT\n"


@pytest.fixture
def yard(tmp_path, monkeypatch):
    """One's own pack, version 1.0, on one's own shelf."""
    monkeypatch.setenv("UGUISU_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("UGUISU_CONFIG", str(tmp_path / "config"))
    pack = own_folder() / "temple" / "my_steps"
    shutil.copytree(SHIPPED, pack)
    lines = (pack / "scenario.yaml").read_text("utf-8").splitlines()
    rest = [line for line in lines if not line.startswith(("id:", "version:", "license:"))]
    (pack / "scenario.yaml").write_text("\n".join(rest) + "\n" + BEGINNING.format(version="1.0"), "utf-8")
    return pack


@pytest.fixture
def played(yard):
    match = Match(load(yard), seed=5)
    match.play(match.legal()[0])
    return match


@pytest.fixture
def saved(played, tmp_path):
    file = tmp_path / "game.json"
    saves.save(played, file)
    return file


@pytest.fixture
def replay(played, yard, tmp_path):
    while not played.over:
        played.play(played.legal()[0])
    file = tmp_path / "elsewhere" / "game.jsonl"
    file.parent.mkdir()
    replays.write(played, file)
    return file


def changed(pack: Path) -> None:
    """Make version 2.0 of a pack, in which a game goes otherwise."""
    file = pack / "scenario.yaml"
    file.write_text(file.read_text("utf-8").replace("version: '1.0'", "version: '2.0'"), "utf-8")
    below = pack / "map.yaml"
    text = below.read_text("utf-8")
    assert "stone_garden" in text
    below.write_text(text.replace("stone_garden", "sand_garden"), "utf-8")
    for other in pack.glob("*.yaml"):
        other.write_text(other.read_text("utf-8").replace("stone_garden", "sand_garden"), "utf-8")


def test_a_file_alone_is_opened(run, saved, replay):
    result = run(saved, input="quit\n")
    assert result.exit_code == 0, result.output
    assert "First steps" in result.output
    result = run(replay)
    assert result.exit_code == 0, result.output
    assert "(temple, my_steps)" in result.output


def test_one_ending_is_enough_for_both(run, saved, replay):
    """The window calls both so: a double click, which knows a file by its ending, opens it."""
    for file, told in ((saved, "First steps"), (replay, "(temple, my_steps)")):
        named = file.rename(file.with_name(f"{file.stem}-renamed.uguisu"))
        result = run(named, input="quit\n")
        assert result.exit_code == 0, result.output
        assert told in result.output


def test_a_save_of_another_version_says_which(run, yard, saved, replay):
    changed(yard)
    for file in (saved, replay):
        result = run(file)
        assert result.exit_code != 0
        assert "it was played with version 1.0 of the pack 'my_steps', and here is 2.0" in result.output
        assert "packs add" not in result.output


def test_and_how_to_get_it(run, yard, saved, replay, tmp_path):
    index = tmp_path / "index"
    index.mkdir()
    zip_pack(yard, index / "my_steps-1.0.zip", registry())
    make(index, registry())
    take_index(str(index))
    changed(yard)
    for file in (saved, replay):
        assert "`uguisu packs add temple/my_steps@1.0` gets it" in " ".join(run(file).output.split())
    shutil.rmtree(yard)
    for file in (saved, replay):
        told = " ".join(run(file).output.split())
        assert "version 1.0 of the pack 'temple/my_steps', which is not here" in told
        assert "`uguisu packs add temple/my_steps@1.0` gets it" in told


def test_a_save_from_before_versions_were_noted_is_read(run, saved):
    text = saved.read_text("utf-8")
    assert '"version": "1.0"' in text
    saved.write_text(text.replace('"version": "1.0"', '"version": ""'), "utf-8")
    assert run(saved, input="quit\n").exit_code == 0


def test_another_file_is_no_command(run, tmp_path):
    (tmp_path / "notes.json").write_text("{}", "utf-8")
    assert "There is no command" in run(tmp_path / "notes.json").output


CAMPAIGN = """\
format: 1
id: two_steps
title: Two steps
missions:
  - {id: first, pack: temple/my_steps, then: {any: second}}
  - {id: second, pack: temple/my_steps}
"""


@pytest.fixture
def campaign(yard):
    folder = own_folder() / "temple" / "two_steps"
    folder.mkdir()
    (folder / "campaign.yaml").write_text(CAMPAIGN, encoding="utf-8")
    return folder


def test_a_campaign_goes_on_from_its_file_alone(run, campaign, tmp_path):
    file = tmp_path / "season.json"
    assert run("play", campaign, input=f"1\nsave {file}\nquit\n").exit_code == 0
    result = run(file, input="quit\n")
    assert result.exit_code == 0, result.output
    assert "Two steps" in result.output


def test_a_campaign_of_another_version_says_which_pack_and_how_to_get_it(run, yard, campaign, tmp_path):
    file, index = tmp_path / "season.json", tmp_path / "index"
    assert run("play", campaign, input=f"1\nsave {file}\nquit\n").exit_code == 0
    index.mkdir()
    zip_pack(yard, index / "my_steps-1.0.zip", registry())
    make(index, registry())
    take_index(str(index))
    changed(yard)
    result = run(file)
    assert result.exit_code != 0
    told = " ".join(result.output.split())
    assert "it was played with version 1.0 of the pack 'my_steps', and here is 2.0" in told
    assert "`uguisu packs add temple/my_steps@1.0` gets it" in told
    shutil.rmtree(yard)
    told = " ".join(run(file).output.split())
    assert "`uguisu packs add temple/my_steps@1.0` gets it" in told
