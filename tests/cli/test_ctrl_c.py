"""Ctrl+C at any moment, from the first import on: exit code 130, a sentence, no traceback. (On Windows it is another event.)"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="CTRL_C_EVENT goes to all of a console's processes")

PAUSED = """
import sys, time
import builtins
number, real = int(sys.argv.pop(1)), builtins.__import__
seen = [0]
def slow(name, *rest):
    if "uguisu" in name or seen[0]:
        seen[0] += 1
        if seen[0] == number:
            print("now", flush=True)
            time.sleep(60)
    return real(name, *rest)
from uguisu_tools.cli import main
builtins.__import__ = slow
main(sys.argv[1:])
"""
"""Waits in the middle of an import, the one of that number."""


def pressed(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def begun(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_hardly_anything_is_imported_before_it_is_listened_to():
    """Until then it is Python that answers, with a traceback."""
    code = (
        "import sys; known = set(sys.modules); import uguisu_tools.cli, uguisu.interrupts; "
        "print(*set(sys.modules) - known)"
    )
    with begun("-c", code) as process:
        imported = set(process.communicate(timeout=60)[0].split())
    assert "uguisu.interrupts" in imported
    assert not imported & {"typing", "contextlib", "re", "msgspec", "click"}


@pytest.mark.parametrize("number", [2, 10, 60, 400])
def test_while_it_is_imported(number, root, tmp_path):
    script = tmp_path / "paused.py"
    script.write_text(PAUSED, encoding="utf-8")
    with begun(script, number, "validate", root / "scenarios/temple/broken_causeway") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "now\n"
        code, _, err = pressed(process)
    assert (code, err) == (130, "Stopped.\n")


@pytest.mark.long
@pytest.mark.parametrize(
    "arguments",
    [
        ("playtest", "PACK", "--games", "100000", "--report", "report"),
        ("compare", "PACK", "PACK", "--games", "100000"),
        ("balance", "PACK", "--aim", "ninja 45..55", "--games", "100000"),
        ("tournament", "PACK", "--bots", "random,mcts:9", "--games", "100000", "--state", "state.json"),
    ],
)
def test_while_games_are_played(arguments, root, tmp_path, monkeypatch):
    pack = root / "scenarios/temple/broken_causeway"
    monkeypatch.chdir(tmp_path)
    with begun("-m", "uguisu_tools.cli", *(pack if one == "PACK" else one for one in arguments)) as process:
        time.sleep(4)
        code, out, err = pressed(process)
    assert code == 130, (out, err)
    assert "Traceback" not in err
    assert "KeyboardInterrupt" not in err


def test_it_is_not_lost_in_a_destructor(tmp_path):
    script = tmp_path / "lost.py"
    script.write_text(
        """
import signal, time
from uguisu.interrupts import ended_by_exception, listen

class Thing:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
        len([])

listen()
with ended_by_exception():
    try:
        Thing()
        time.sleep(30)
    except KeyboardInterrupt:
        print("heard")
""",
        encoding="utf-8",
    )
    with begun(script) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "heard\n", "")
