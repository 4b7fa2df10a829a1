"""Plays games in several processes.

Workers are started afresh (`spawn`), the same on every system. A worker is sent a plan and numbers of games, plays them
and sends them back. Which worker plays which game has no bearing on the game, and one that dies costs only the game it
was playing.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import perf_counter, sleep
from typing import Self

import msgspec

from uguisu.core.blame import where_in
from uguisu.core.errors import UguisuError
from uguisu.playtest.crew import LoadedGames, Task
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
    last: bool = False
    """Whether the worker ends now: it was stuck in the last of these games."""


@dataclass(slots=True)
class Share:
    """What a worker is sent: games of one plan."""

    plan: Plan
    indices: list[int]


def work(connection: Connection) -> None:
    """Serve until the other end closes. Ctrl+C is for the process that reports to the user, not for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: so is the reason to go on
        _serve(connection)


def _serve(connection: Connection) -> None:
    from uguisu.plugins import registry

    encoder = msgspec.msgpack.Encoder()
    games = LoadedGames()
    watch = _Watch(connection)
    while True:
        share: Share = connection.recv()
        try:
            game = games.of(share.plan)
        except UguisuError as error:
            connection.send(Report(trouble=str(error)))
            return
        played: list[bytes] = []
        until = perf_counter() + SLICE
        while share.indices and perf_counter() < until:
            watch.begin(share, played)
            ended = play(game, share.plan, share.indices.pop(0), registry(), watch.watch)
            watch.end()
            played.append(encoder.encode(ended))
        connection.send(Report(played, share.indices))


def end_with_parent() -> None:
    """End this process when the one that started it does, whatever this one is doing then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class _Watch:
    """Looks on from a thread of its own while games are played, and gives one up that makes no move for too long.

    It tells the line of a plugin's code that it was in, and ends the process: nothing less stops it.
    """

    LOOK = 0.25

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._share: Share | None = None
        self._done: list[bytes] = []
        self._now: Played | None = None
        self._player = threading.get_ident()
        self._thread: Thread | None = None

    def begin(self, share: Share, done: list[bytes]) -> None:
        """A game of `share` begins, and those that are `done` are not told of yet."""
        self._share, self._done = share, done
        if share.plan.patience and self._thread is None:
            self._thread = Thread(target=self._look, daemon=True)
            self._thread.start()

    def watch(self, played: Played) -> None:
        """Look at this game."""
        self._now = played

    def end(self) -> None:
        """It has ended."""
        self._now = None

    def _look(self) -> None:
        seen, since = (0, 0), perf_counter()
        while True:
            sleep(self.LOOK)
            now, share = self._now, self._share
            here = (id(now), now.plies) if now is not None else (0, 0)
            if here != seen or now is None or share is None:
                seen, since = here, perf_counter()
            elif perf_counter() - since > share.plan.patience:
                self._give_up(now, share)

    def _give_up(self, now: Played, share: Share) -> None:
        told = f"it made no move for {share.plan.patience:g} s"
        where = where_in(sys._current_frames().get(self._player))
        broken = Played(
            index=now.index, seed=now.seed, digest=now.digest, error=f"{told}{where and f', {where}'}"
        )
        games = [*self._done, msgspec.msgpack.encode(broken)]
        self._connection.send(Report(games, list(share.indices), last=True))
        os._exit(1)


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    connection: Connection
    share: Share | None = None
    """What it was last sent."""


class Pool:
    """Several processes that play; they are started when first needed, and wait for more until the pool is left."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.waiting: deque[Task] = deque()
        self.decoder = msgspec.msgpack.Decoder(Played)
        self.workers: list[_Worker] = []
        self.alone: set[tuple[int, int]] = set()
        """Games that are tried by themselves: the plan's id(), the number."""
        self.deaths = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def play(self, tasks: Iterable[Task]) -> Generator[tuple[Plan, Played]]:
        """Yield the games as they come in, in any order.

        Raises:
            UguisuError: when the workers can't load a pack, or keep dying.
        """
        self.waiting = deque(tasks)
        whole = False
        try:
            yield from self._play()
            whole = True
        finally:
            if not whole:  # nobody waits for what is being played
                self.stop()

    def _play(self) -> Iterator[tuple[Plan, Played]]:
        wanted = min(self.jobs, len(self.waiting))
        with _ctrl_c_is_not_inherited():
            self.workers += [self._start() for _ in range(len(self.workers), wanted)]
        for worker in self.workers:
            self._send(worker)
        busy = {worker.connection: worker for worker in self.workers if worker.share}
        while busy:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy.pop(connection)
                share = worker.share
                assert share is not None
                try:
                    report: Report = connection.recv()
                except (EOFError, OSError):
                    yield from ((share.plan, played) for played in self._lost(worker, share))
                    worker = self._replace(worker)
                else:
                    if report.trouble:
                        raise UguisuError(report.trouble)
                    self.deaths = 0
                    self._take_back(share.plan, report.left)
                    yield from ((share.plan, self.decoder.decode(played)) for played in report.games)
                    if report.last:
                        worker = self._replace(worker)
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
        self.workers = []

    def _start(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, mine)

    def _send(self, worker: _Worker) -> None:
        """Give a worker its next share: small when few games are left, so that none waits for another."""
        worker.share = None
        if not self.waiting:
            return
        size = min(LARGEST_SHARE, -(-len(self.waiting) // (2 * self.jobs)))
        plan, first = self.waiting.popleft()
        worker.share = Share(plan, [first])
        if (id(plan), first) not in self.alone:
            while self.waiting and len(worker.share.indices) < size and self.waiting[0].plan is plan:
                if (id(plan), self.waiting[0].number) in self.alone:
                    break
                worker.share.indices.append(self.waiting.popleft().number)
        with contextlib.suppress(OSError):  # a dead worker is noticed when its report is waited for
            worker.connection.send(worker.share)

    def _take_back(self, plan: Plan, indices: list[int]) -> None:
        self.waiting.extendleft(Task(plan, index) for index in reversed(indices))

    def _lost(self, worker: _Worker, share: Share) -> list[Played]:
        """Take note of a worker's death: its games are tried again one by one, and one that was alone is to blame."""
        worker.process.join()
        code = worker.process.exitcode
        self.deaths += 1
        if self.deaths > self.jobs + MOST_DEATHS:
            raise UguisuError(
                Said("the processes that play the games keep crashing (exit code {code})", code=code),
                hint=Said("try --jobs 1"),
            )
        if len(share.indices) > 1:
            self.alone.update((id(share.plan), index) for index in share.indices)
            self._take_back(share.plan, share.indices)
            return []
        index = share.indices[0]
        players = ", ".join(f"{seat}={bot}" for seat, bot in share.plan.bots_of(index).items())
        told = f"the process that played it ended unexpectedly (exit code {code}; {players}); out of memory, perhaps"
        return [Played(index=index, seed=share.plan.seed_of(index), error=told)]

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
