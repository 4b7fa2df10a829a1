"""What is built to be installed holds what people expect of a distribution."""

from __future__ import annotations

import ast
import email
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import yaml

ROOT = Path(__file__).parents[2]
MEMBERS = [
    ROOT / "engine",
    ROOT / "editor",
    *sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml")),
]
ALL = ROOT / "packaging" / "games"
"""The distribution that brings all the others."""
BUILD = (
    "import sys, hatchling.build as b; print(b.build_wheel(sys.argv[1])); print(b.build_sdist(sys.argv[1]))"
)


def build(member: Path, into: Path) -> None:
    """Build a wheel and an sdist, as an installer would."""
    arguments = [sys.executable, "-c", BUILD, str(into)]
    done = subprocess.run(arguments, cwd=member, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize("member", [*MEMBERS, ALL], ids=lambda path: path.name)
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
    assert member == ALL or any(name.endswith("py.typed") for name in names), "type checkers look for it"
    with tarfile.open(sdist) as archive:
        inside = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    assert {"LICENSE", "README.md", "pyproject.toml"} <= inside


@pytest.mark.parametrize("member", [*MEMBERS, ALL], ids=lambda path: path.name)
def test_the_licence_is_the_same_everywhere(member: Path) -> None:
    assert (member / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.sweep(everyday=1)
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
    wanted = tomllib.loads((ALL / "pyproject.toml").read_text(encoding="utf-8"))
    names = {re.split(r"[\[>]", name)[0] for name in wanted["project"]["dependencies"]}
    members = (tomllib.loads((path / "pyproject.toml").read_text(encoding="utf-8")) for path in MEMBERS)
    assert names == {member["project"]["name"] for member in members}


def test_all_of_them_are_built_together() -> None:
    """`uv build --all-packages` builds the members of the workspace."""
    workspace = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"][
        "workspace"
    ]
    found = {path for pattern in workspace["members"] for path in ROOT.glob(pattern)}
    assert {path for path in found if (path / "pyproject.toml").is_file()} == {*MEMBERS, ALL}


def test_the_readme_of_the_engine_names_every_game() -> None:
    told = (ROOT / "engine" / "README.md").read_text(encoding="utf-8")
    games = {path.name for path in (ROOT / "plugins").iterdir() if (path / "pyproject.toml").is_file()}
    assert games >= {"scorpion", "senjutsu", "spies", "temple"}
    for game in games:
        assert f"`uguisu-{game}`" in told


@pytest.mark.slow
def test_what_is_built_installs_and_plays_from_nowhere(tmp_path: Path) -> None:
    """A stranger's machine: wheels only, an empty environment, an empty home, an empty folder."""
    uv = shutil.which("uv")
    if uv is None:
        pytest.skip("uv builds and installs")
    empty = tmp_path / "empty"
    empty.mkdir()
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    wheels = tmp_path / "dist"

    def ran(*arguments: object, cwd: Path = empty) -> str:
        plain = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("VIRTUAL_ENV", "PYTHON"))
        }
        env = plain | {"XDG_DATA_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"}
        done = subprocess.run(
            [str(one) for one in arguments],
            cwd=cwd,
            env=env,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    ran(uv, "build", "--all-packages", "--out-dir", wheels, cwd=ROOT)
    built = {path.name.partition("-")[0] for path in wheels.glob("*.whl")}
    assert built == {path.name.partition("-")[0] for path in wheels.glob("*.tar.gz")}
    assert {"uguisu", "uguisu_editor", "uguisu_games"} <= built
    ran(uv, "venv", tmp_path / "env")
    games = [path for path in wheels.glob("*.whl") if "editor" not in path.name and "_games" not in path.name]
    ran(uv, "pip", "install", "--python", python, *games)
    told = ran(python, "-m", "uguisu_tools.cli", "packs")
    for pack in ("temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard"):
        assert pack.partition("/")[2] in told
        ran(python, "-m", "uguisu_tools.cli", "playtest", pack, "--bots", "random", "-n", 2, "-j", 2)


def test_the_application_takes_what_it_may_start() -> None:
    """Text editors and learning agents need a Python of their own; the guides are for browsers; a page is put together of
    modules as they are installed, which an application of one file has not.
    """
    application = ROOT / "packaging" / "app"
    tree = ast.parse((application / "uguisu.spec").read_text(encoding="utf-8"))
    [taken] = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PACKAGES"
    ]
    wanted = tomllib.loads((ALL / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {re.split(r"[\[>]", name)[0].replace("-", "_") for name in wanted}
    assert names - set(taken) == {"uguisu_adapters", "uguisu_docs", "uguisu_lsp", "uguisu_page"}
    assert set(taken) <= names


def test_each_system_is_told_of_the_ending_that_the_window_gives_games(tmp_path: Path) -> None:
    application = ROOT / "packaging" / "app"
    dialogs = (ROOT / "editor" / "uguisu_editor" / "play" / "page.py").read_text(encoding="utf-8")
    assert re.findall(r'_folder\(\) / "\w+(\.\w+)"', dialogs) == [".uguisu", ".uguisu"]
    entry = (application / "uguisu.desktop").read_text(encoding="utf-8")
    [kind] = re.findall(r"^MimeType=(.+);$", entry, re.MULTILINE)
    declared = ET.parse(application / "uguisu.xml").getroot()
    named = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [one.get("type") for one in declared] == [kind]
    assert [one.get("pattern") for one in declared.iter(f"{named}glob")] == ["*.uguisu"]
    spec = ast.parse((application / "uguisu.spec").read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(spec) if isinstance(node, ast.Constant)}
    assert {"public.filename-extension", "uguisu", "CFBundleDocumentTypes", "LSItemContentTypes"} <= said
    assert "\\.uguisu /ve /d Uguisu.Game" in (application / "associate.cmd").read_text(encoding="utf-8")
    if shutil.which("update-mime-database") is None:
        return
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    shutil.copy(application / "uguisu.xml", tmp_path / "mime" / "packages")
    subprocess.run(["update-mime-database", str(tmp_path / "mime")], check=True)
    known = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")
    assert f"50:{kind}:*.uguisu" in known.splitlines()


def test_menus_start_a_program_that_there_is() -> None:
    entry = (ROOT / "packaging" / "app" / "uguisu.desktop").read_text(encoding="utf-8")
    scripts = tomllib.loads((ROOT / "editor" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Exec={next(iter(scripts['gui-scripts']))} %F\n" in entry
    recipe = yaml.safe_load((ROOT / "packaging" / "app" / "ci.yaml").read_text(encoding="utf-8"))
    run = [step["run"] for job in recipe["jobs"].values() for step in job["steps"] if "run" in step]
    for command in run:
        script = re.search(r"python (\S+\.py)", command)
        assert script is None or (ROOT / script[1]).is_file()
