"""Skeletons that pass their own checks."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.support.naming import can_be_named


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", ["temple", "scorpion"])
def test_a_new_pack_is_well_plays_and_rules(run, here, game):
    result = run("new", "pack", "my own", "--game", game)
    assert result.exit_code == 0, result.output
    assert "uguisu validate my_own" in result.output
    checked = run("validate", "my_own", "--strict")
    assert checked.output == "1 pack checked: no problems.\n"
    assert run("rulings", "my_own").output.endswith("3 rulings: 3 hold, 0 fail.\n")
    assert run("playtest", "my_own", "-n", 2, "-j", 1, "--bots", "random").exit_code == 0
    assert "id: my_own\n" in (here / "my_own" / "scenario.yaml").read_text(encoding="utf-8")
    assert "title: My own\n" in (here / "my_own" / "scenario.yaml").read_text(encoding="utf-8")
    for file in (here / "my_own").glob("*.yaml"):
        schema = file.read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
        assert (file.parent / schema).is_file()


@pytest.mark.parametrize("game", ["temple", "scorpion"])
def test_a_new_pack_can_be_played_at_the_keyboard(run, here, game, monkeypatch):
    run("new", "pack", "my own", "--game", game)
    lines = iter(["moves", "1", "1", "1", "log", "board", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    played = run("play", "my_own", "--seed", 1, "--handover", "never")
    assert played.exit_code == 0, played.output
    assert "My own" in played.output


def test_its_files_lead_to_schemas_that_are_there(run, here):
    run("new", "pack", "far/away", "--game", "temple")
    for file in ("scenario", "map", "rulings"):
        path = here / "far" / "away" / f"{file}.yaml"
        first = path.read_text(encoding="utf-8").splitlines()[0]
        schema = path.parent / first.partition("$schema=")[2]
        assert schema.name == f"{file}.schema.json"
        assert schema.is_file()


@pytest.mark.long
def test_schemas_that_lie_above_are_used(run, here):
    run("schema", "--write", here / "schemas")
    run("new", "pack", "one", "--game", "temple", "--folder", "packs")
    assert not (here / "packs" / "one" / "schemas").exists()
    first = (here / "packs" / "one" / "map.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../../schemas/temple/map.schema.json"


@pytest.mark.skipif(not can_be_named("Мій храм"), reason="names in ASCII alone")
def test_names_in_any_script(run, here):
    assert run("new", "pack", "Мій храм", "--game", "temple").exit_code == 0
    assert run("validate", "мій_храм").exit_code == 0


@pytest.mark.parametrize("what", [["pack", "one", "--game", "temple"], ["plugin", "one"]])
def test_what_is_there_is_never_written_over(run, here, what):
    (here / "one").mkdir()
    (here / "one" / "note.txt").write_text("mine", encoding="utf-8")
    result = run("new", *what)
    assert result.exit_code == 1
    assert "already exists" in result.output
    assert [path.name for path in here.iterdir()] == ["one"]
    assert [path.name for path in (here / "one").iterdir()] == ["note.txt"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["pack", "!!!", "--game", "temple"], "is not a valid name for a pack"),
        (["pack", "one", "--game", "tempel"], "Did you mean `temple`?"),
        (["plugin", "9lives"], "is not a valid name for a plugin"),
        (["plugin", "ліхтарі"], "is not a valid name for a plugin"),
        (["plugin", "class"], "is not a valid name for a plugin"),
    ],
)
def test_names_that_are_none(run, here, arguments, told):
    result = run("new", *arguments)
    assert result.exit_code == 1
    assert told in result.output
    assert list(here.iterdir()) == []


def test_a_game_without_a_starter_is_said(run, here, monkeypatch):
    from uguisu.plugins import registry

    monkeypatch.setattr(registry(), "packs", [])
    result = run("new", "pack", "one", "--game", "temple")
    assert result.exit_code == 1
    assert "no pack to start from" in result.output


def test_when_writing_fails_nothing_is_left(run, here, monkeypatch):
    from uguisu_tools.scaffold import folder

    monkeypatch.setattr(folder.Path, "rename", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left")))
    assert run("new", "pack", "one", "--game", "temple").exit_code == 1
    assert list(here.iterdir()) == []


def _installed(plugin: Path, into: Path) -> Path:
    """Build the plugin's wheel and unpack it, as an installer would."""
    code = "import sys, hatchling.build; print(hatchling.build.build_wheel(sys.argv[1]))"
    built = subprocess.run(
        [sys.executable, "-c", code, str(into)], cwd=plugin, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(into / built.stdout.split()[-1]) as wheel:
        wheel.extractall(into / "site")
    return into / "site"


def _running(plugin: Path, site: Path):
    """Return what runs a module beside the installed plugin."""
    environment = {**os.environ, "PYTHONPATH": str(site), "NO_COLOR": "1"}

    def python(*arguments):
        return subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=plugin,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return python


@pytest.mark.long
@pytest.mark.parametrize("game", ["temple", pytest.param("scorpion", marks=pytest.mark.slow)])
def test_a_new_variant_of_somebody_elses_game_passes_its_tests(run, here, game):
    result = run("new", "plugin", "hush", "--for", game)
    assert result.exit_code == 0, result.output
    plugin = here / "hush"
    assert f"uguisu-{game}" in (plugin / "pyproject.toml").read_text(encoding="utf-8")
    assert "    may_talk\n" in (plugin / "uguisu_hush" / "plugin.py").read_text(encoding="utf-8")
    python = _running(plugin, _installed(plugin, here))
    tested = python("pytest", "-q", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout
    written = [path for path in plugin.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    assert "PLUGIN_" not in "".join(path.read_text(encoding="utf-8") for path in written)


def test_a_variant_of_no_game_is_refused(run, here):
    result = run("new", "plugin", "hush", "--for", "tempel")
    assert result.exit_code == 1
    assert "Did you mean `temple`?" in result.output
    assert list(here.iterdir()) == []


def test_what_is_to_be_tried_is_told_as_it_is_typed(run, here, monkeypatch):
    monkeypatch.setenv("UV_RUN_RECURSION_DEPTH", "1")
    told = run("new", "pack", "my own/one", "--game", "temple").output.splitlines()
    line = next(line for line in told if "validate" in line).partition("  uv")[2]
    words = shlex.split(f"uv{line}")
    assert words[:3] == ["uv", "run", "uguisu"]
    assert run(*words[3:]).exit_code == 0


@pytest.mark.long
def test_a_new_plugin_is_installed_and_passes_its_tests(run, here):
    result = run("new", "plugin", "Lantern-Race")
    assert result.exit_code == 0, result.output
    plugin = here / "lantern_race"
    python = _running(plugin, _installed(plugin, here))

    listed = python("uguisu_tools.cli", "plugins")
    assert listed.returncode == 0, listed.stdout
    assert "lantern_race 0.1.0 (from uguisu-lantern_race)" in listed.stdout
    tested = python(
        "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:hypothesispytest"
    )
    assert tested.returncode == 0, tested.stdout
    for file in (plugin / "uguisu_lantern_race" / "packs" / "starter").glob("*.yaml"):
        schema = file.read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
        assert "lantern_race" in (file.parent / schema).read_text(encoding="utf-8")
    made = python("uguisu_tools.cli", "new", "pack", "mine", "--game", "lantern_race")
    assert made.returncode == 0, made.stderr
    assert (plugin / "mine" / "scenario.yaml").is_file()


def test_a_new_plugin_is_tidy(run, here):
    run("new", "plugin", "race")
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select", "E4,E7,E9,F,I,UP,B", "."],
        cwd=here / "race",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_what_is_there_already_is_called_by_its_own_name(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    run("new", "pack", "temple_one", "--game", "temple")
    again = run("new", "pack", "temple_one", "--game", "temple")
    assert again.exit_code == 1
    assert again.stderr.startswith("Error: temple_one already exists\n    Choose a different name")
    inside = run("new", "pack", "temple_one/scenario.yaml/x", "--game", "temple")
    assert (
        inside.stderr
        == "Error: temple_one/scenario.yaml: something with that name already exists\n".replace("/", os.sep)
    )


@pytest.mark.parametrize("name", ["uguisu", "temple"])
def test_a_plugin_has_a_name_of_its_own(run, tmp_path, name):
    told = run("new", "plugin", name, "--folder", tmp_path)
    assert told.exit_code == 1
    assert f"A plugin called '{name}' is already installed" in told.stderr
    assert list(tmp_path.iterdir()) == []
