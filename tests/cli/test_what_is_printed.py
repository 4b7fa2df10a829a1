"""What reaches a terminal: nothing that is not seen, wherever it comes from."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.support.naming import can_be_named

from uguisu.messages.control_characters import UNSEEN

ESCAPE, BACKWARDS = "\x1b]0;owned\x07", "\u202e"


def printed(*arguments, **kwargs):
    done = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", *arguments], capture_output=True, check=False, **kwargs
    )
    return done.stdout.decode("utf-8") + done.stderr.decode("utf-8")


UNNAMED = pytest.mark.skipif(not can_be_named(BACKWARDS), reason="no file can be called so here")


@UNNAMED
@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("form", ["text", "github", "json"])
def test_findings_of_a_hostile_pack(form, triangle):
    root = triangle.rename(triangle.with_name(f"tri{BACKWARDS}angle"))
    with (root / "scenario.yaml").open("a", encoding="utf-8") as file:
        file.write('"\\e[2J": 1\n')
    told = printed("validate", root, "--format", form)
    assert "control-character" in told
    assert UNSEEN.search(told) is None
    if form == "json":
        assert json.loads(told)["packs"][0]["path"] == root.as_posix()


@UNNAMED
@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("command", ["validate", "play", "replay", "playtest", "rulings"])
def test_paths_and_complaints(command, tmp_path):
    told = printed(command, tmp_path / f"{BACKWARDS}nowhere{ESCAPE.replace('/', '')}")
    assert "nowhere" in told
    assert UNSEEN.search(told) is None


def test_letters_may_still_be_bold():
    code = (
        "from uguisu_tools.cli.console import tame_streams\n"
        "tame_streams()\n"
        "import click\n"
        "click.echo(click.style('bold', bold=True) + '\\x1b[2Jnot cleared', color=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\x1b[1mbold\x1b[0m\\u001b[2Jnot cleared\n"


def test_a_screen_is_still_cleared_between_two_who_share_it():
    code = (
        "import sys, click\n"
        "from uguisu_tools.cli.console import tame_streams, untamed\n"
        "tame_streams()\n"
        "with untamed(sys.stdout): click.echo('\\x1b[2J', nl=False, color=True)\n"
        "click.echo('\\x1b[2J', color=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\x1b[2J\\u001b[2J\n"
