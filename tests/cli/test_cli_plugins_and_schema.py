from __future__ import annotations

import json
import os

import pytest

from uguisu import hookimpl
from uguisu.plugins import load_registry


def test_plugins_lists_name_version_origin_and_gifts(run):
    result = run("plugins")
    assert result.exit_code == 0, result.output
    assert "uguisu " in result.output
    assert "temple 0.1.0 (from uguisu-temple)" in result.output
    assert "game 'temple'" in result.output


def test_plugins_as_json(run_json):
    told = {plugin["name"]: plugin for plugin in run_json("plugins", "--json")["plugins"]}
    assert told["temple"]["trouble"] is None
    assert "variant 'silence' of temple" in told["temple"]["provides"]


def test_a_plugin_in_trouble_is_named_and_the_command_fails(run, monkeypatch):
    class Raises:
        @staticmethod
        @hookimpl
        def uguisu_games():
            raise RuntimeError("no lanterns today")

    found = load_registry(extra=[("lanterns", Raises())])
    monkeypatch.setattr("uguisu_tools.cli.commands.plugins.registry", lambda: found)
    result = run("plugins")
    assert result.exit_code == 1
    assert "lanterns" in result.output
    assert "no lanterns today" in result.output
    assert json.loads(run("plugins", "--json").stdout)["plugins"][-1]["trouble"]


@pytest.mark.long
def test_schemas_are_written_checked_and_left_overs_removed(run, tmp_path):
    folder = tmp_path / "schemas"
    assert run("schema", "--write", folder).exit_code == 0
    assert run("schema", "--check", folder).exit_code == 0
    (folder / "old.schema.json").write_text("{}", encoding="utf-8")
    (folder / "map.schema.json").write_text("{}", encoding="utf-8")
    result = run("schema", "--check", folder)
    assert result.exit_code == 1
    assert "map.schema.json is out of date" in result.output
    assert "uguisu schema --write" in result.output
    run("schema", "--write", folder)
    assert not (folder / "old.schema.json").exists()


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_pipes_are_neither_schemas_nor_folders(run, tmp_path):
    """Who reads a pipe that nobody writes to waits for ever."""
    folder = tmp_path / "schemas"
    run("schema", "--write", folder)
    (folder / "map.schema.json").unlink()
    os.mkfifo(folder / "map.schema.json")
    result = run("schema", "--check", folder)
    assert result.exit_code == 1
    assert "map.schema.json is out of date" in result.output
    result = run("schema", "--check", folder / "map.schema.json")
    assert result.exit_code == 2
    assert "is not a folder" in result.output


@pytest.mark.parametrize("kind", ["scenario", "map", "cards", "mission", "rulings"])
def test_a_schema_knows_every_plugins_words(run, kind):
    schema = json.loads(run("schema", kind).stdout)
    assert schema["$schema"].endswith("2020-12/schema")
    if kind in ("cards", "mission"):
        assert "cut" in schema["$defs"]["Operation"]["discriminator"]["mapping"]


def test_a_games_own_schema_types_its_words(run):
    schema = json.loads(run("schema", "map", "--game", "temple").stdout)
    assert "rope" in json.dumps(schema["$defs"]["Link"])


def test_a_misspelt_game_is_usage(run):
    result = run("schema", "map", "--game", "tempel")
    assert result.exit_code == 2
    assert "Did you mean `temple`?" in result.output


def test_schema_without_a_wish_is_usage(run):
    assert run("schema").exit_code == 2
