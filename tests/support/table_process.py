"""A server of tables in a process of its own, whose memory is its own, too; run as a program, this is that server.

It opens tables as it is told on its standard input. Nobody is limited in it, for one machine plays everybody.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

SCENARIOS = Path(__file__).parents[2] / "scenarios"


class Served:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.port = int(self._answer())
        self.here = f"127.0.0.1:{self.port}"

    def open(self, pack: str, seed: int, bot: str = "") -> list[str]:
        """Open a table, in whose last seat a bot may play; return the secrets of the links: people's seats, then onlookers."""
        self.tell(f"open {pack} {seed} {bot}")
        return self._answer().split()

    def tell(self, words: str) -> None:
        """Tell the server something, which it may answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def memory(self) -> float:
        """How much of the memory it has, in MB; nan where nothing tells."""
        try:
            told = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        except OSError:
            return float("nan")
        found = re.search(r"VmRSS:\s+(\d+)", told)
        return int(found[1]) / 1024 if found else float("nan")

    @property
    def busy(self) -> float:
        """How many seconds it has had a processor; nan where nothing tells."""
        try:
            told = (
                Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            )
        except OSError:
            return float("nan")
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def sockets(self) -> int:
        """How many sockets it has open; -1 where nothing tells."""
        found = 0
        for number in Path(f"/proc/{self.process.pid}/fd").glob("*"):
            with contextlib.suppress(OSError):
                found += str(number.readlink()).startswith("socket:")
        return found or -1


@contextlib.contextmanager
def served(folder: Path, idle: float = 600.0, patience: float = 20.0) -> Iterator[Served]:
    """Run a server with its tables in `folder`.

    Args:
        folder: an empty one.
        idle: seconds after which tables that nobody looks at leave its memory.
        patience: seconds that it waits for a request to come, for a reader to read, and for a sign of life.
    """
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__)), str(folder), str(idle), str(patience)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield Served(process)
        finally:
            process.kill()


class _Looking:
    """Says what has grown most since it was asked the last time, by lines of code."""

    def __init__(self) -> None:
        self.before: object = None

    def look(self) -> None:
        import gc
        import tracemalloc

        if not tracemalloc.is_tracing():
            tracemalloc.start()
        gc.collect()
        now = tracemalloc.take_snapshot()
        if isinstance(self.before, tracemalloc.Snapshot):
            for line in now.compare_to(self.before, "lineno")[:25]:
                print(line, file=sys.stderr, flush=True)
        self.before = now


def main(folder: Path, idle: float, patience: float) -> None:
    """Be the server."""
    import uvicorn

    from uguisu.loading.overrides import Overrides
    from uguisu.plugins import registry
    from uguisu_table import sockets
    from uguisu_table.app import make_app
    from uguisu_table.gate import Gate
    from uguisu_table.hall import Hall
    from uguisu_table.serving import settings

    sockets.MOST_SOCKETS_OF_ONE = sockets.MOST_SOCKETS
    sockets.ARRIVING = sockets.WRITING = patience
    hall, looking = Hall(folder, registry(), most=1_000_000), _Looking()

    def listen() -> None:
        for line in sys.stdin:
            what, *words = line.split()
            if what == "look":
                looking.look()
                continue
            pack, seed, *bot = words
            sitting = hall.open(SCENARIOS / pack, Overrides(), int(seed), {})
            if bot:
                sitting.let_bot_play(list(sitting.chairs)[-1], bot[0])
            print(
                *(chair.key for chair in sitting.chairs.values() if not chair.bot),
                sitting.watch_key,
                flush=True,
            )

    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(listening.getsockname()[1], flush=True)
    threading.Thread(target=listen, daemon=True).start()
    free = (1e9, 1e9)
    app = make_app(hall, gate=Gate(free, free, free, most=(10_000, 10_000)), idle=idle)
    pings = {"ws_ping_interval": patience, "ws_ping_timeout": patience}
    uvicorn.Server(uvicorn.Config(app, **settings() | pings)).run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]))
