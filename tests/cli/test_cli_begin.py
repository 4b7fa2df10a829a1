"""The first things that somebody sees: `uguisu` alone, and what `new pack` says."""

from __future__ import annotations

import shlex

import pytest

from uguisu import Message
from uguisu.content.library import Library
from uguisu.plugins import Registry, registry
from uguisu_tools.cli.console import typed
from uguisu_tools.cli.languages import say_steps


@pytest.fixture
def all_installed(monkeypatch):
    """The lane without Qt has no editor: its hints must be those that somebody with everything reads."""
    monkeypatch.setattr("uguisu_tools.cli.offers.is_there", lambda command: True)


@pytest.mark.usefixtures("all_installed")
def test_uguisu_alone_greets_players_then_makers_then_authors(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("UV_RUN_RECURSION_DEPTH", raising=False)
    told = run()
    assert told.exit_code == 0
    commands = [line.partition("  uguisu ")[2] for line in told.output.splitlines() if "  uguisu " in line]
    by_verb = {line.split()[0]: shlex.split(line) for line in commands}
    assert list(by_verb) == ["play", "table", "new", "edit", "playtest"]
    assert commands[-1].startswith("new plugin")
    assert all(game in told.output for game in registry().games)
    assert run(*by_verb["play"], input="quit\n").exit_code == 0
    assert run(*shlex.split(commands[2])).exit_code == 0
    played = run(*by_verb["playtest"], "-n", 1, "-j", 1, "--bots", "random")
    assert played.exit_code == 0, played.output


def test_without_a_game_each_way_in_says_what_is_missing(run, monkeypatch):
    monkeypatch.setattr("uguisu.plugins.registry", lambda *_, **__: Registry())
    for module in ("commands.new", "parameters"):
        name = f"uguisu_tools.cli.{module}.{'registry' if module == 'commands.new' else '_registry'}"
        monkeypatch.setattr(name, lambda *_: Registry())
    for words in ((), ("play", "temple/nothing"), ("new", "pack", "mine")):
        assert 'pip install "uguisu[all]"' in run(*words).output


def test_packs_are_listed_by_game_with_titles_in_eighty_columns(run):
    told = run("packs").output.splitlines()
    assert max(map(len, told)) <= 80
    assert "Temple" in told
    assert any(line.split() == ["temple/first_steps", "First", "steps"] for line in told)
    assert "Первые шаги" in run("packs", "--language", "ru").output
    assert any("scenarios" in line for line in run("packs", "--paths").output.splitlines())


def test_hints_name_a_pack_that_nobody_typed_as_a_path(monkeypatch):
    monkeypatch.delenv("UV_RUN_RECURSION_DEPTH", raising=False)
    steps = Library.of(registry()).locate("temple/first_steps")
    assert typed(("uguisu", "edit", str(steps.resolve()))) == "uguisu edit temple/first_steps"
    assert typed(("uguisu", "edit", "scenarios/temple/first_steps")).endswith("scenarios/temple/first_steps")


def test_hints_leave_out_what_is_not_installed(capsys, monkeypatch):
    monkeypatch.setattr("uguisu_tools.cli.offers.is_there", lambda command: command != "edit")
    say_steps([(Message("Play it"), ("uguisu", "play", "x")), (Message("Draw"), ("uguisu", "edit", "x"))])
    told = capsys.readouterr().out
    assert "play x" in told
    assert "edit" not in told


@pytest.mark.usefixtures("all_installed")
@pytest.mark.parametrize("game", ["temple", "scorpion", "senjutsu", "spies"])
def test_a_new_pack_says_in_five_lines_what_next(run, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    told = run("new", "pack", "mine", "--game", game)
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) == 5
    for verb in ("playtest", "play", "edit", "validate"):
        assert f"uguisu {verb} mine" in told.output
