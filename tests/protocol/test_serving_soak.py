"""`uguisu serve` for a whole day: its memory stays where it was, and twenty of them beside one another do well."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MEGABYTE = 1_000_000
WARM, REQUESTS = 10_000, 100_000
"""Requests after which its caches are full, and those in which it may not grow."""

BOTS = {
    "temple/first_steps": {"ninja": "greedy", "samurai": "greedy"},
    "scorpion/lone_shadow": {"intruders": "random", "guards": "random"},
    "senjutsu/teaching_duel": {"red": "random", "blue": "random"},
    "spies/back_yard": {"guard": "random", "spy-1": "random"},
}
"""Packs that are played by twenty servers, and who plays there."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read in /proc"),
]


class Server:
    """A server in a process of its own."""

    def __init__(self, pack: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "uguisu_tools.cli", "serve", "--stdio", str(pack)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.count = 0

    def send(self, method: str, **params: Any) -> None:
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        assert "error" not in told, told
        return told["result"]

    def ask(self, method: str, **params: Any) -> Any:
        self.send(method, **params)
        return self.hear()

    def play(self, number: int, upto: int) -> None:
        """Play a game with a bot, with all that a front end asks beside."""
        told = self.ask("new", seats=["ninja"], bots={"samurai": "greedy"})
        for move in range(upto):
            if told["over"]:
                return
            self.ask("view", seat="ninja")
            moves = self.ask("legal")["moves"]
            told = self.ask("apply", move=moves[(number + move) % len(moves)]["notation"])

    @property
    def memory(self) -> int:
        """Bytes that it has in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return 1024 * int(line.split()[1])

    def end(self) -> None:
        with self.process:
            self.ask("shutdown")
            assert self.process.wait(timeout=60) == 0


def test_memory_is_flat_over_a_hundred_thousand_requests() -> None:
    server = Server(ROOT / "scenarios" / "temple" / "first_steps")
    server.ask("initialize", protocol=1)
    number, measured = 0, []
    for upto in (WARM, WARM + REQUESTS // 2, WARM + REQUESTS):
        while server.count < upto:
            server.play(number, 40)
            number += 1
        measured.append(server.memory)
    warm, half, whole = measured
    sys.stdout.write(f"{number} games; MB after each: {[round(one / MEGABYTE, 1) for one in measured]}\n")
    assert whole - half < MEGABYTE, "it goes on growing"
    assert whole - warm < 6 * MEGABYTE
    server.end()


def test_twenty_servers_play_beside_one_another() -> None:
    packs = list(BOTS)
    servers = [Server(ROOT / "scenarios" / packs[number % 4]) for number in range(20)]
    for server in servers:
        server.send("initialize", protocol=1)
    for server in servers:
        server.hear()
    for number, server in enumerate(servers):  # all think at once
        server.send("new", seed=number, bots=BOTS[packs[number % 4]])
    for server in servers:
        assert server.hear()["over"]
    sys.stdout.write(f"MB each: {[round(server.memory / MEGABYTE) for server in servers]}\n")
    assert sum(server.memory for server in servers) < 20 * 200 * MEGABYTE
    for server in servers:
        server.end()
