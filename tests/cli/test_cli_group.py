"""The group itself: help, versions, failures."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys

import click
import pytest

from uguisu.core.errors import UguisuError
from uguisu_tools.cli import failing
from uguisu_tools.cli.app import app, commands


def test_version(run):
    result = run("--version")
    assert result.output in {
        f"uguisu {importlib.metadata.version('uguisu')} ({kind})\n" for kind in ("pure", "compiled")
    }


def test_help_lists_every_command(run):
    result = run("--help")
    assert result.exit_code == 0
    assert [name for name in commands() if f"  {name} " not in result.output] == []


@pytest.mark.parametrize("name", commands())
def test_the_line_in_the_help_is_the_commands_own(run, name):
    command = app.get_command(click.Context(app), name)
    assert command is not None
    assert command.get_short_help_str(limit=500) == commands()[name]
    assert run(name, "--help").exit_code == 0


def test_a_misspelt_command_is_answered_with_the_nearest(run):
    result = run("valdiate")
    assert result.exit_code == 2
    assert "Did you mean `validate`?" in result.output


def test_asking_for_the_version_imports_no_engine():
    code = (
        "import sys; sys.argv = ['uguisu', '--version']\n"
        "from uguisu_tools.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = ('jsonschema', 'msgspec', 'yaml', 'PIL', 'jinja2', 'uguisu.core.game', 'uguisu.plugins')\n"
        "sys.exit(repr([name for name in heavy if name in sys.modules]) if any(n in sys.modules for n in heavy) else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("uguisu ")


def test_validating_a_good_pack_needs_no_schema_library(triangle):
    code = (
        "import sys\n"
        "from uguisu_tools.cli import main\n"
        f"try: main(['validate', {str(triangle)!r}])\n"
        "except SystemExit as done: assert done.code == 0, done.code\n"
        "sys.exit(1 if 'jsonschema' in sys.modules else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _failing_with(monkeypatch, error):
    @click.command("broken")
    def command():
        raise error

    monkeypatch.setattr(type(app), "get_command", lambda *_: command)


def test_an_error_of_the_user_is_a_sentence_with_a_way_out(run, monkeypatch):
    _failing_with(monkeypatch, UguisuError("the bell is cracked", "ring another"))
    result = run("validate")
    assert result.exit_code == 1
    assert result.stderr == "Error: The bell is cracked\n    Ring another\n"


def test_a_bug_says_so_and_keeps_its_traceback(run, monkeypatch, tmp_path):
    monkeypatch.setattr(failing, "_log_folder", lambda: tmp_path)
    _failing_with(monkeypatch, ZeroDivisionError("one by none"))
    result = run("validate")
    assert result.exit_code == 70
    assert "Traceback" not in result.output
    assert "not your fault" in result.stderr
    [kept] = tmp_path.iterdir()
    assert str(kept) in result.stderr
    assert "one by none" in kept.read_text(encoding="utf-8")


def test_debug_lets_the_traceback_through(run, monkeypatch):
    monkeypatch.setenv("UGUISU_DEBUG", "1")
    _failing_with(monkeypatch, ZeroDivisionError("one by none"))
    assert isinstance(run("validate").exception, ZeroDivisionError)


def test_ctrl_c_stops_quietly(run, monkeypatch):
    _failing_with(monkeypatch, KeyboardInterrupt())
    result = run("validate")
    assert result.exit_code == 130
    assert result.stderr == "Stopped.\n"


def test_a_file_that_cannot_be_read_is_named(run, monkeypatch):
    _failing_with(monkeypatch, PermissionError(13, "Permission denied", "secret.yaml"))
    result = run("validate")
    assert result.exit_code == 1
    assert result.stderr == "Error: secret.yaml: permission denied\n"


@pytest.mark.long
def test_a_console_that_cannot_show_cyrillic_does_not_crash(triangle):
    import os

    (triangle / "scenario.yaml").write_text("format: 1\nігри: темпл\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", "validate", str(triangle)],
        capture_output=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [["validate"], ["perft", "-d", "1"], ["rulings"], ["plugins"], ["playtest", "-n", "1", "-j", "1"]],
)
def test_json_tells_its_format(run_json, good, words):
    packs = [] if words == ["plugins"] else [good]
    assert run_json(*words, *packs, "--json")["format"] >= 1


def test_hooks_for_pre_commit_are_commands(root):
    import yaml

    hooks = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert {hook["entry"] for hook in hooks} == {"uguisu validate", "uguisu rulings"}
    games = {f"./plugins/{folder.name}" for folder in (root / "scenarios").iterdir() if folder.is_dir()}
    assert len(games) >= 4
    for hook in hooks:
        assert hook["entry"].split()[1] in commands()
        assert {*hook["additional_dependencies"]} == {"./engine", *games}
        assert all((root / member / "pyproject.toml").is_file() for member in hook["additional_dependencies"])
