"""Plays the games of a plan in several processes.

Workers are started afresh (`spawn`), the same on every system. A worker is sent numbers of games, plays them and sends
them back. Which worker plays which game has no bearing on the game, and one that dies costs only the game it was playing.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import perf_counter

import msgspec

from uguisu.core.errors import UguisuError
from uguisu.playtest.playing import Plan, Played, play
from uguisu.said import Said

SLICE = 0.3
"""Seconds after which a worker reports, so that progress shows and no other has to wait for it at the end."""
LARGEST_SHARE = 64
MOST_DEATHS = 8
"""Workers that may die in a row before it is given up."""


class Report(msgspec.Struct, frozen=True):
    """What a worker sends: games played (each packed), those of its share it has not begun, or why it can't work."""

    games: list[bytes] = []
    left: list[int] = []
    trouble: str = ""


def work(connection: Connection, plan: Plan) -> None:
    """Serve until the other end closes. Ctrl+C is for the process that reports to the user, not for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: so is the reason to go on
        _serve(connection, plan)


def _serve(connection: Connection, plan: Plan) -> None:
    from uguisu.loading import load
    from uguisu.plugins import registry

    try:
        game = load(plan.path, changes=plan.changes)
    except UguisuError as error:
        connection.send(Report(trouble=str(error)))
        return
    encoder = msgspec.msgpack.Encoder()
    while True:
        share: list[int] = connection.recv()
        games: list[bytes] = []
        until = perf_counter() + SLICE
        while share and perf_counter() < until:
            games.append(encoder.encode(play(game, plan, share.pop(0), registry())))
        connection.send(Report(games, share))


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    connection: Connection
    share: list[int]
    """The games it was last sent."""


def play_in_processes(plan: Plan, jobs: int) -> Iterator[Played]:
    """Yield the games of `plan` as they come in, in any order.

    Raises:
        UguisuError: when the workers can't load the pack.
    """
    pool = _Pool(plan, jobs)
    try:
        yield from pool.games()
    finally:
        pool.stop()


class _Pool:
    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.waiting = deque(range(plan.all_games))
        self.decoder = msgspec.msgpack.Decoder(Played)
        self.workers: list[_Worker] = []
        self.jobs = min(jobs, plan.all_games)
        self.alone: set[int] = set()
        self.deaths = 0

    def games(self) -> Iterator[Played]:
        with _ctrl_c_is_not_inherited():
            self.workers = [self._start() for _ in range(self.jobs)]
        for worker in self.workers:
            self._send(worker)
        busy = {worker.connection: worker for worker in self.workers if worker.share}
        while busy:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy.pop(connection)
                try:
                    report: Report = connection.recv()
                except (EOFError, OSError):
                    yield from self._lost(worker)
                    worker = self._replace(worker)
                else:
                    if report.trouble:
                        raise UguisuError(report.trouble)
                    self.deaths = 0
                    self.waiting.extendleft(reversed(report.left))
                    yield from map(self.decoder.decode, report.games)
                self._send(worker)
                if worker.share:
                    busy[worker.connection] = worker

    def stop(self) -> None:
        """End all workers, whatever they are doing."""
        for worker in self.workers:
            worker.connection.close()
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()

    def _start(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.plan), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, mine, [])

    def _send(self, worker: _Worker) -> None:
        """Give a worker its next share: small when few games are left, so that none waits for another."""
        size = min(LARGEST_SHARE, -(-len(self.waiting) // (2 * self.jobs)))
        if self.waiting and self.waiting[0] in self.alone:
            size = 1
        worker.share = [self.waiting.popleft() for _ in range(size)]
        if worker.share:
            with contextlib.suppress(OSError):  # a dead worker is noticed when its report is waited for
                worker.connection.send(worker.share)

    def _lost(self, worker: _Worker) -> list[Played]:
        """Take note of a worker's death: its games are tried again one by one, and one that was alone is to blame."""
        worker.process.join()
        code = worker.process.exitcode
        self.deaths += 1
        if self.deaths > self.jobs + MOST_DEATHS:
            raise UguisuError(
                Said("the processes that play the games keep crashing (exit code {code})", code=code),
                hint=Said("try --jobs 1"),
            )
        if len(worker.share) > 1:
            self.alone.update(worker.share)
            self.waiting.extendleft(reversed(worker.share))
            return []
        index = worker.share[0]
        told = f"the process that played it ended unexpectedly (exit code {code}); out of memory, perhaps"
        return [Played(index=index, seed=self.plan.seed_of(index), error=told)]

    def _replace(self, worker: _Worker) -> _Worker:
        worker.connection.close()
        fresh = self._start()
        self.workers[self.workers.index(worker)] = fresh
        return fresh


@contextlib.contextmanager
def _ctrl_c_is_not_inherited() -> Iterator[None]:
    """Start processes deaf to Ctrl+C, which a terminal sends to all: they end when this one tells them to."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
