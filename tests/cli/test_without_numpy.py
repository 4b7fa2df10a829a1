"""Without NumPy everything plays; what is worked out with it is named, and how to get it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import importlib.util, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numpy" else found(name, package)
from uguisu_tools.cli import main
main()
"""
PACKS = Path(__file__).parents[2] / "scenarios"


def without(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_playtest_says_what_is_not_worked_out() -> None:
    done = without("playtest", PACKS / "temple" / "first_steps", "-n", 2, "--bots", "random", "-j", 1)
    assert done.returncode == 0, done.stderr
    assert "`pip install uguisu[exact]`" in done.stdout
    assert "That is certain" not in done.stdout


def test_packs_with_secrets_are_refused_with_a_way_out() -> None:
    done = without("solve", PACKS / "senjutsu" / "teaching_duel")
    assert done.returncode == 1
    assert "`pip install uguisu[exact]`" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_it_nothing_is_missed() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "uguisu_tools.cli",
            "playtest",
            PACKS / "temple" / "first_steps",
            "-n",
            "2",
            "--bots",
            "random",
            "-j",
            "1",
        ],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "uguisu[exact]" not in done.stdout + done.stderr
