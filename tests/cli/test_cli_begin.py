"""The first things that somebody sees: `uguisu` alone, and what `new pack` says."""

from __future__ import annotations

import shlex

import pytest

from uguisu.plugins import registry


def test_uguisu_alone_shows_three_things_one_can_do(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("UV_RUN_RECURSION_DEPTH", raising=False)
    told = run()
    assert told.exit_code == 0
    commands = [line.partition("  uguisu ")[2] for line in told.output.splitlines() if "  uguisu " in line]
    assert [line.split()[0] for line in commands] == ["new", "playtest", "edit"]
    assert all(game in told.output for game in registry().games)
    made = run(*shlex.split(commands[0]))
    assert made.exit_code == 0, made.output
    played = run(*shlex.split(commands[1]), "-n", 1, "-j", 1, "--bots", "random")
    assert played.exit_code == 0, played.output


@pytest.mark.parametrize("game", ["temple", "scorpion", "senjutsu", "spies"])
def test_a_new_pack_says_in_five_lines_what_next(run, tmp_path, monkeypatch, game):
    monkeypatch.chdir(tmp_path)
    told = run("new", "pack", "mine", "--game", game)
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) == 5
    for verb in ("playtest", "play", "edit", "validate"):
        assert f"uguisu {verb} mine" in told.output
