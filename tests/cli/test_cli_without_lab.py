"""`pip install uguisu` alone: all commands but those of the lab, and a sentence where one of those is asked for."""

from __future__ import annotations

import importlib.metadata
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from uguisu_tools.cli import offers
from uguisu_tools.cli.app import COMMANDS, commands

SCRIPT = """
import importlib.metadata, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "uguisu_lab":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
found = importlib.metadata.entry_points
importlib.metadata.entry_points = lambda **wanted: () if wanted.get("group") == "uguisu.commands" else found(**wanted)
installed = importlib.metadata.distributions
importlib.metadata.distributions = lambda **wanted: (one for one in installed(**wanted) if one.name != "uguisu-lab")
from uguisu_tools.cli import main
main()
"""


def alone(*arguments: object, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run `uguisu` as if the lab were not installed."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, *map(str, arguments)],
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    "words",
    [
        ["validate", "PACK"],
        ["rulings", "PACK"],
        ["perft", "PACK", "-d", "1"],
        ["schema", "mission"],
        ["plugins"],
        ["learn", "PACK"],
        ["play", "PACK", "--bots", "random", "--record", "NEW/game.jsonl"],
        ["solve", "TINY", "--what-if", "--map", "NEW/map.svg", "--write", "NEW/perfect.table"],
    ],
    ids=lambda words: words[0],
)
def test_commands_do_without_it(words: list[str], good: Path, triangle: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    new.mkdir()
    known = {"PACK": good, "TINY": triangle, "NEW": new}
    words = [re.sub("|".join(known), lambda found: str(known[found[0]]), word) for word in words]
    done = alone(*words)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_what_it_has_recorded_is_replayed_without_it(
    run: Callable[..., Result], good: Path, tmp_path: Path
) -> None:
    report = tmp_path / "report"
    played = run("playtest", good, "-n", 2, "-j", 1, "--bots", "random", "--report", report)
    assert played.exit_code == 0, played.output
    done = alone("replay", report / "games.jsonl", "--verify")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_games_are_served_without_it(good: Path) -> None:
    asked = [("initialize", {"protocol": 1}), ("new", {"pack": str(good)})]
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": at, "method": method, "params": params})
        for at, (method, params) in enumerate(asked)
    ]
    done = alone("serve", "--stdio", text="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert all("result" in json.loads(line) for line in done.stdout.splitlines()), done.stdout


@pytest.mark.parametrize("name", ["playtest", "compare", "ablate", "balance", "tournament"])
def test_a_command_of_the_lab_says_where_it_is(name: str) -> None:
    done = alone(name, "a_pack")
    assert done.returncode == 2
    assert f"`{name}` comes with `pip install uguisu-lab`" in done.stderr


@pytest.mark.long
def test_what_is_not_there_is_not_listed() -> None:
    told = alone("--help").stdout
    assert "  validate " in told
    assert "  playtest " not in told
    assert "playtest" not in alone().stdout, "nor proposed to who has typed nothing"


def test_commands_of_others_stand_where_they_ask_to() -> None:
    names = list(commands())
    lab = ["playtest", "compare", "ablate", "balance", "tournament"]
    assert names[:9] == ["validate", "play", "table", "page", *lab]
    assert [name for name in names if name in COMMANDS] == list(COMMANDS)


class Spoilt:
    """An entry point that cannot be loaded."""

    name, value = "dance", "nowhere:DANCE"

    def load(self) -> Any:
        raise ImportError("no module named nowhere")


def test_a_command_that_cannot_be_had_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_wanted: (Spoilt(),))
    with pytest.warns(
        UserWarning, match="the command dance of nowhere:DANCE is left out: .*no module named nowhere"
    ):
        assert offers.offers(["dance"]) == {}
