"""Packs are sent to friends: names that Windows or macOS can't hold are refused wherever a pack gets one, or is found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu import UguisuError
from uguisu.content.loader import _not_everywhere
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.scaffold.folder import write_folder

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"
DEVICES = ("con", "NUL", "aux", "Com1", "lpt9.old")


def copy(folder: Path, name: str, **changes: str) -> Path:
    made = folder / name
    shutil.copytree(TRIANGLE, made)
    for file, text in changes.items():
        (made / file).write_text(text, encoding="utf-8")
    return made


def told(*words: str) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code != 0
    return " ".join(done.output.split())


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such folder can be made there")
@pytest.mark.parametrize("name", DEVICES)
def test_a_pack_called_as_a_device_is_not_found_and_told_why(name: str, tmp_path: Path) -> None:
    pack = copy(tmp_path, name)
    assert f"Windows can't hold a file or a folder called `{name}`" in told("validate", str(pack))


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such folder can be made there")
@pytest.mark.parametrize("name", DEVICES)
def test_no_pack_is_made_of_such_a_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(UguisuError, match="Windows does not allow"):
        write_folder(tmp_path / name, {"scenario.yaml": ""})
    assert not [*tmp_path.iterdir()]


def test_new_refuses_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for kind in (
        ["pack", "con", "--game", "temple"],
        ["mod", "aux"],
    ):
        words = [*kind, *(["--of", str(TRIANGLE)] if kind[0] == "mod" else [])]
        assert "Windows does not allow a folder called" in told("new", *words)
    assert not [*tmp_path.iterdir()]


def test_an_id_and_files_of_such_names_are_errors(tmp_path: Path) -> None:
    pack = copy(tmp_path, "garden")
    scenario = pack / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("id: triangle", "id: con"), encoding="utf-8"
    )
    assert [(one.code, one.line) for one in check(pack, registry())[1]] == [("name-of-a-device", 2)]


@pytest.mark.skipif("sys.platform != 'linux'", reason="the two are one file there")
def test_names_that_differ_by_capitals_alone_are_errors(tmp_path: Path) -> None:
    pack = copy(tmp_path, "garden", **{"notes.md": "", "Notes.md": ""})
    found = check(pack, registry())[1]
    assert "same-but-for-case" in [one.code for one in found if one.severity == "error"]
    copy(tmp_path, "lantern")
    copy(tmp_path, "Lantern")
    said = told("validate", str(tmp_path / "Lantern"))
    assert "`Lantern` and `lantern` differ by capitals alone" in said
    with pytest.raises(UguisuError, match="Windows and macOS take the two for one"):
        write_folder(tmp_path / "GARDEN", {"scenario.yaml": ""})


def test_whoever_types_other_capitals_where_the_system_forgives_it_finds_the_pack(tmp_path: Path) -> None:
    """On Windows and macOS `Garden` opens the folder `garden`: nothing is twice there."""
    copy(tmp_path, "garden")
    assert [*_not_everywhere(tmp_path / "Garden")] == []
