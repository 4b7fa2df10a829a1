"""Packs are data: nothing that is written in one becomes an object, a program, a page of the net, or much more than it is."""

from __future__ import annotations

import shutil
import socket
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu.content.library import own_folder
from uguisu.loading import check, load
from uguisu.plugins import registry
from uguisu_tools.cli.app import app

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"


def copy(folder: Path, scenario: str = "", **files: str) -> Path:
    pack = folder / "pack"
    shutil.copytree(TRIANGLE, pack)
    for name, text in files.items():
        (pack / name).write_text(text, encoding="utf-8")
    with (pack / "scenario.yaml").open("a", encoding="utf-8") as file:
        file.write(scenario)
    return pack


@pytest.mark.parametrize(
    "tag",
    [
        "!!python/object/apply:builtins.exit [7]",
        "!!python/name:os.system",
        "!!python/object/new:type {}",
        "!<tag:yaml.org,2002:python/module:antigravity> x",
    ],
)
def test_no_tag_makes_an_object(tag: str, tmp_path: Path) -> None:
    pack = copy(tmp_path, f"summary: {tag}\n")
    game, found = check(pack, registry())
    assert game is None
    assert any(one.severity == "error" and one.line == 11 for one in found), found
    assert "antigravity" not in sys.modules


def test_aliases_are_counted(tmp_path: Path) -> None:
    """The billion laughs: nine lines that would be a thousand million words."""
    lines = ["x-a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
    lines += [f"x-a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    game, found = check(copy(tmp_path, "\n".join(lines) + "\n"), registry())
    assert game is None
    assert any("scenario.yaml" in one.file and one.severity == "error" for one in found)


def test_code_is_told_of_and_left_alone(tmp_path: Path) -> None:
    pack = copy(tmp_path, **{"setup.py": "raise SystemExit(7)", "run.sh": "exit 7"})
    game, found = check(pack, registry())
    assert game is not None
    assert sorted(one.code for one in found if one.severity == "warning") == ["code-in-pack"] * 2


def test_nothing_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what a `$ref` names, nor a schema, nor a picture: whoever reads and plays a pack asks nobody."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("somebody was asked for something")

    for name in ("connect", "connect_ex", "sendto"):
        monkeypatch.setattr(socket.socket, name, refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    pack = copy(tmp_path, "x-more: {$ref: 'https://example.org/more.yaml'}\n")
    scenario = pack / "scenario.yaml"
    scenario.write_text(
        "# yaml-language-server: $schema=https://example.org/s.json\n" + scenario.read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    assert load(pack, registry()).new(1).seat >= 0
    scenario.write_text(
        scenario.read_text(encoding="utf-8") + "logo: https://example.org/a.png\n", encoding="utf-8"
    )
    assert [one for one in check(pack, registry())[1] if one.severity == "error"]


def test_ones_own_packs_are_among_the_documents_or_where_one_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_HOME", str(tmp_path / "mine"))
    assert own_folder() == tmp_path / "mine"
    monkeypatch.delenv("UGUISU_HOME")
    assert own_folder().name == "Uguisu"


def test_a_zip_that_was_changed_since_it_was_packed_is_not_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    packed, changed = tmp_path / "packed.zip", tmp_path / "changed.zip"
    done = CliRunner().invoke(app, ["pack", str(TRIANGLE), "--out", str(packed)])
    assert done.exit_code == 0, done.output
    with zipfile.ZipFile(packed) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"turn_limit: 10", b"turn_limit: 12"))
        new.comment = old.comment
    refused = CliRunner().invoke(app, ["packs", "add", str(changed)])
    assert refused.exit_code != 0
    assert not [*tmp_path.glob("data/packs/*/*")]
    taken = CliRunner().invoke(app, ["packs", "add", str(packed)])
    assert taken.exit_code == 0, taken.output
