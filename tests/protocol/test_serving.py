"""`uguisu serve --stdio` as another program meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"


def test_a_whole_game_over_a_pipe():
    server = subprocess.Popen(
        [sys.executable, "-m", "uguisu_tools.cli", "serve", "--stdio", str(TRIANGLE)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    count = 0

    def ask(method, **params):
        nonlocal count
        count += 1
        request = {"jsonrpc": "2.0", "id": count, "method": method, "params": params}
        server.stdin.write(json.dumps(request).encode() + b"\n")
        server.stdin.flush()
        told = json.loads(server.stdout.readline())
        assert told["id"] == count
        return told["result"]

    with server:
        ask("initialize", protocol=1)
        told = ask("new", seats=["ninja"], bots={"samurai": "greedy"})
        moves = 0
        while not told["over"]:
            told = ask("apply", move=ask("legal")["moves"][0]["notation"])
            moves += 1
        assert told["result"]["id"]
        assert moves >= 1
        ask("shutdown")
        assert server.wait(timeout=300) == 0


def test_it_ends_with_its_input():
    done = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", "serve", "--stdio"],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_without_a_way_to_talk_it_is_usage():
    done = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", "serve"], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"--stdio" in done.stderr
