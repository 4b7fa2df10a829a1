"""What the Tab key offers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

from uguisu_tools.cli.app import app


def offered(*words: str) -> list[str]:
    *args, incomplete = words
    completion = ShellComplete(app, {}, "uguisu", "_UGUISU_COMPLETE")
    return [item.value for item in completion.get_completions(list(args), incomplete)]


def test_commands():
    assert offered("pl") == ["play", "playtest", "plugins"]


def test_packs_and_the_way_to_them(triangle, monkeypatch):
    monkeypatch.chdir(triangle.parent)
    (triangle.parent / "trifle").mkdir()
    assert offered("validate", "tri") == ["triangle", "trifle/"]
    assert offered("play", f"{triangle.parent.as_posix()}/tria") == [triangle.as_posix()]
    assert offered("play", "nowhere/x") == []


def test_bots_behind_seats(triangle):
    assert "ninja=" in offered("play", str(triangle), "--bots", "n")
    assert offered("playtest", str(triangle), "--bots", "ninja=gr") == ["ninja=greedy"]
    assert offered("playtest", str(triangle), "--bots", "ninja=random,samurai=gr") == [
        "ninja=random,samurai=greedy"
    ]


def test_variants_of_the_packs_game(triangle):
    assert offered("perft", str(triangle), "--variants", "") == ["compulsory_movement", "silence"]
    assert offered("perft", str(triangle), "--variants", "silence,c") == ["silence,compulsory_movement"]


def test_games_and_languages():
    assert offered("schema", "--game", "tem") == ["temple"]
    assert offered("play", "--language", "u") == ["uk"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_each_shell_gets_its_script(run, shell, monkeypatch):
    if shell == "bash":
        from click.shell_completion import BashComplete

        monkeypatch.setattr(BashComplete, "_check_version", lambda self=None: None)
    result = run("completion", shell)
    assert result.exit_code == 0, result.output
    assert "_UGUISU_COMPLETE" in result.output
    assert f"{shell}_" in result.output


@pytest.mark.parametrize(
    ("words", "incomplete", "wanted"),
    [
        ("uguisu\npl", "pl", "playtest\t"),
        ("uguisu\nschema\n", "", "scenario\t"),
        ("uguisu\nperft\n--de", "--de", "--depth\t"),
    ],
)
def test_powershell_is_answered(words, incomplete, wanted):
    environment = {
        **os.environ,
        "COMP_WORDS": words,
        "COMP_CWORD": incomplete,
        "_UGUISU_COMPLETE": "powershell_complete",
    }
    done = subprocess.run(
        [sys.executable, "-c", "from uguisu_tools.cli import main; main()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert wanted in done.stdout, done.stderr


def test_the_editor_that_is_not_installed_is_said(run, monkeypatch):
    import importlib.metadata

    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: ())
    result = run("edit")
    assert result.exit_code == 1
    assert "uguisu-editor" in result.output


def test_the_editor_is_opened_by_its_entry_point(run, monkeypatch):
    import importlib.metadata

    opened = []

    class Entry:
        name = "editor"

        @staticmethod
        def load():
            return opened.append

    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [Entry])
    monkeypatch.delenv("UGUISU_EDITOR_LANGUAGE", raising=False)
    assert run("edit", "some/pack").exit_code == 0
    assert "UGUISU_EDITOR_LANGUAGE" not in os.environ
    monkeypatch.setenv("UGUISU_EDITOR_LANGUAGE", "")  # and put back afterwards
    assert run("edit", "some/pack", "--language", "uk").exit_code == 0
    assert os.environ["UGUISU_EDITOR_LANGUAGE"] == "uk"
    assert opened == [["some/pack"]] * 2
