"""What is built to be installed holds what people expect of a distribution."""

from __future__ import annotations

import email
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEMBERS = [
    ROOT / "engine",
    ROOT / "editor",
    *sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml")),
]
BUILD = (
    "import sys, hatchling.build as b; print(b.build_wheel(sys.argv[1])); print(b.build_sdist(sys.argv[1]))"
)


def build(member: Path, into: Path) -> None:
    """Build a wheel and an sdist, as an installer would."""
    arguments = [sys.executable, "-c", BUILD, str(into)]
    done = subprocess.run(arguments, cwd=member, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("member", MEMBERS, ids=lambda path: path.name)
def test_wheel_and_sdist_hold_licence_readme_and_metadata(member: Path, tmp_path: Path) -> None:
    build(member, tmp_path)
    [wheel], [sdist] = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(archive.read(metadata))
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert told["License-Expression"] == "MIT"
    assert "pip install" in str(told.get_payload()), "the README is the long description"
    assert "Topic :: Games/Entertainment :: Board Games" in told.get_all("Classifier", [])
    assert told["Requires-Python"] == ">=3.11"
    assert any(name.endswith("py.typed") for name in names), "type checkers look for it"
    with tarfile.open(sdist) as archive:
        inside = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    assert {"LICENSE", "README.md", "pyproject.toml"} <= inside


@pytest.mark.parametrize("member", MEMBERS, ids=lambda path: path.name)
def test_the_licence_is_the_same_everywhere(member: Path) -> None:
    assert (member / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.parametrize("game", sorted(path.name for path in (ROOT / "scenarios").iterdir()))
def test_a_games_distributions_carry_its_packs(game: str, tmp_path: Path) -> None:
    shipped = {path.parent.name for path in (ROOT / "scenarios" / game).glob("*/scenario.yaml")}
    build(ROOT / "plugins" / game, tmp_path)
    [sdist] = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    again = tmp_path / "again"
    again.mkdir()
    [source] = (tmp_path / "source").iterdir()
    build(source, again)
    for wheel in (*tmp_path.glob("*.whl"), *again.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            names = [Path(name) for name in archive.namelist()]
        packs = {
            name.parent.name for name in names if name.name == "scenario.yaml" and name.parts[-3] == game
        }
        assert shipped <= packs


def test_one_distribution_brings_all() -> None:
    wanted = tomllib.loads((ROOT / "packaging" / "games" / "pyproject.toml").read_text(encoding="utf-8"))
    names = {name.partition(">")[0] for name in wanted["project"]["dependencies"]}
    members = (tomllib.loads((path / "pyproject.toml").read_text(encoding="utf-8")) for path in MEMBERS)
    assert names == {member["project"]["name"] for member in members}
