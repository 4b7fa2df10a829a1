"""Plays games in several processes.

A worker is sent a plan and numbers of games, plays them and sends them back. Which worker plays which game has no bearing
on the game, and one that dies costs only the game it was playing.

Workers are started afresh (`spawn`), on every system; only on Linux, and while this process has a single thread, they are
copies of it (`fork`), which are there at once and have read the plugins and the pack already. The games are the same.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep
from typing import Self

import msgspec

from uguisu import Message, UguisuError
from uguisu.guard import end_process, threads_paused, where_in
from uguisu_lab.playtest.playing import Plan, Played, Playing, play
from uguisu_lab.playtest.workers import SELDOM, LoadedGames, Task, WorkersLost
from uguisu_tools.workers import workers

SLICE = 0.3
"""Seconds after which a worker reports, so that progress shows and no other has to wait for it at the end."""
LARGEST_SHARE = 64
MOMENT, MOMENTS = 0.001, 20
"""How long the system may go on listing a thread that has ended: seconds, and how often it is looked again."""
MOST_DEATHS = 8
"""Workers that may die in a row before it is given up."""


Key = tuple[int, int]
"""What tells a game from others (see `Task`)."""


class Report(msgspec.Struct, frozen=True):
    """What a worker sends: games played (each packed), those of its share it has not begun, or why it can't work."""

    games: list[bytes] = []
    left: list[int] = []
    trouble: str = ""
    last: bool = False
    """Whether the worker ends now: it was stuck in the last of these games."""


@dataclass(slots=True)
class Batch:
    """What a worker is sent: games of one plan."""

    plan: Plan
    indices: list[int]


class Whereabouts:
    """Where a worker is, for when it has ended without a word: memory that it shares with who started it."""

    LONGEST = 64
    """Letters of a seat that are told."""

    def __init__(self, context: BaseContext) -> None:
        self._game = context.RawValue("q", -1)
        self._seat = context.RawArray("c", self.LONGEST)

    def begin(self, game: int) -> None:
        """Game number `game` begins."""
        self._game.value, self._seat.value = game, b""

    def asks(self, seat: str) -> None:
        """Ask `seat` for its move."""
        self._seat.value = seat.encode()[: self.LONGEST]

    def seat_in(self, game: int) -> str:
        """Return which seat was to decide in that game; "" where none was asked."""
        return self._seat.value.decode(errors="replace") if self._game.value == game else ""


@contextlib.contextmanager
def copyable() -> Iterator[bool]:
    """Tell whether this process can be copied, and keep it so: one with other threads is not, for what they hold stays held.

    Threads of ours rest meanwhile.
    """
    threads = Path("/proc/self/task")  # also those that Python knows nothing of; only Linux has it
    if not threads.is_dir():
        yield False
        return
    with threads_paused():
        yield _is_single(threads)


def _is_single(threads: Path) -> bool:
    for _ in range(MOMENTS):
        if len(list(threads.iterdir())) == 1:
            return True
        if threading.active_count() > 1:
            break
        sleep(MOMENT)
    return False


def forks() -> bool:
    """Tell whether workers are copies of this process."""
    with copyable() as answer:
        return answer


def work(connection: Connection, where: Whereabouts, loaded: LoadedGames | None = None) -> None:
    """Serve until the other end closes; what is `loaded` is not loaded again.

    Ctrl+C is for the process that reports to the user, not for this one, whose end is asked for in the plainest way.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: so is the reason to go on
        _serve(connection, where, loaded or LoadedGames())


def _serve(connection: Connection, where: Whereabouts, games: LoadedGames) -> None:
    from uguisu.plugins import registry

    gc.set_threshold(SELDOM)
    encoder = msgspec.msgpack.Encoder()
    watch = _Watch(connection, where)
    while True:
        share: Batch = connection.recv()
        try:
            game = games.of(share.plan)
        except UguisuError as error:
            connection.send(Report(trouble=str(error)))
            return
        played: list[bytes] = []
        until = perf_counter() + SLICE
        while share.indices and perf_counter() < until:
            watch.begin(share, played)
            ended = play(game, share.plan, share.indices.pop(0), registry(game.id), watch.watch)
            watch.end()
            played.append(_packed(encoder, ended))
        connection.send(Report(played, share.indices))


def _packed(encoder: msgspec.msgpack.Encoder, played: Played) -> bytes:
    """Return a game as it is sent. One in which a plugin has put what can't be sent is told as broken."""
    try:
        return encoder.encode(played)
    except (TypeError, ValueError, OverflowError) as error:
        text = f"its record is not sound: {error}"
        return encoder.encode(Played(index=played.index, seed=played.seed, digest=played.digest, error=text))


def end_with_parent() -> None:
    """End this process when the one that started it does, whatever this one is doing then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    end_process(1)


class _Watch:
    """Looks on from a thread of its own while games are played, and gives one up that makes no move for too long.

    It tells the line of a plugin's code that it was in, and ends the process: nothing less stops it.
    """

    LOOK = 0.25

    def __init__(self, connection: Connection, where: Whereabouts) -> None:
        self._connection = connection
        self._where = where
        self._share: Batch | None = None
        self._done: list[bytes] = []
        self._now: Played | None = None
        self._player = threading.get_ident()
        self._thread: Thread | None = None

    def begin(self, share: Batch, done: list[bytes]) -> None:
        """A game of `share` begins, and those that are `done` are not told of yet."""
        self._share, self._done = share, done
        self._where.begin(share.indices[0])
        if share.plan.patience and self._thread is None:
            self._thread = Thread(target=self._look, daemon=True)
            self._thread.start()

    def watch(self, playing: Playing) -> None:
        """Look at this game."""
        self._now = playing.played
        playing.asks = self._where.asks

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

    def _give_up(self, now: Played, share: Batch) -> None:
        text = f"it made no move for {share.plan.patience:g} s"
        where = where_in(sys._current_frames().get(self._player))
        broken = Played(
            index=now.index, seed=now.seed, digest=now.digest, error=f"{text}{where and f', {where}'}"
        )
        games = [*self._done, msgspec.msgpack.encode(broken)]
        self._connection.send(Report(games, list(share.indices), last=True))
        end_process(1)


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    connection: Connection
    where: Whereabouts
    share: Batch | None = None
    """What it was last sent."""


class Pool:
    """Several processes that play; they are started when first needed, and wait for more until the pool is left.

    What is `loaded` here they need not load, where they are copies of this process.

    Attributes:
        waiting: what is asked for and not begun.
        spare: what is likely to be asked for next: who has nothing else to do begins with it.
        asked: all that was ever asked for, by key (see `Task`).
        wanted: what is asked for now and has not come in.
        begun: what is being played ahead.
        ahead: what has been, until somebody asks for it.
        alone: games that are tried by themselves.
        busy: workers that play, by where they report.
    """

    def __init__(self, jobs: int, loaded: LoadedGames | None = None) -> None:
        self.jobs = jobs
        self.loaded = loaded
        self.decoder = msgspec.msgpack.Decoder(Played)
        self.workers: list[_Worker] = []
        self.busy: dict[Connection, _Worker] = {}
        self.waiting: deque[Task] = deque()
        self.spare: deque[Task] = deque()
        self.asked: set[Key] = set()
        self.wanted: set[Key] = set()
        self.begun: set[Key] = set()
        self.ahead: dict[Key, tuple[Plan, Played]] = {}
        self.alone: set[Key] = set()
        self.deaths = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def play(self, tasks: Iterable[Task], spare: Iterable[Task] = ()) -> Generator[tuple[Plan, Played]]:
        """Yield the games as they come in, in any order. Of `spare` is played, in its order, what there is time for: it is
        handed on when it is asked for, and forgotten if it never is.

        Raises:
            UguisuError: when the workers can't load a pack, or keep dying.
        """
        tasks = list(tasks)
        self.wanted = {task.key for task in tasks}
        self.asked |= self.wanted
        known = self.begun | self.ahead.keys()
        self.waiting = deque(task for task in tasks if task.key not in known)
        self.spare = deque(task for task in spare if task.key not in known | self.asked)
        whole = False
        try:
            yield from self._play()
            whole = True
        finally:
            if not whole:  # nobody waits for what is being played
                self.stop()

    def _play(self) -> Iterator[tuple[Plan, Played]]:
        for key in sorted(self.ahead.keys() & self.wanted):
            self.wanted.discard(key)
            yield self.ahead.pop(key)
        wanted = min(self.jobs, len(self.waiting) + len(self.spare))
        with _ctrl_c_is_not_inherited():
            self.workers += [self._start() for _ in range(len(self.workers), wanted)]
        for worker in self.workers:
            if worker.connection not in self.busy:
                self._send(worker)
        while self.busy and self.wanted:
            for connection in wait(list(self.busy)):
                assert isinstance(connection, Connection)
                worker = self.busy.pop(connection)
                share = worker.share
                assert share is not None
                try:
                    report: Report = connection.recv()
                except (EOFError, OSError):
                    yield from self._wanted_of(share.plan, self._lost(worker, share))
                    worker = self._replace(worker)
                else:
                    if report.trouble:
                        raise UguisuError(report.trouble)
                    self.deaths = 0
                    self._take_back(share.plan, report.left)
                    yield from self._wanted_of(
                        share.plan, [self._decoded(share.plan, played) for played in report.games]
                    )
                    if report.last:
                        worker = self._replace(worker)
                self._send(worker)

    def _wanted_of(self, plan: Plan, games: list[Played]) -> Iterator[tuple[Plan, Played]]:
        """Yield the games that are asked for, and keep those that were played ahead."""
        for played in games:
            key = Task(plan, played.index).key
            self.begun.discard(key)
            if key in self.wanted:
                self.wanted.discard(key)
                yield plan, played
            else:
                self.ahead[key] = plan, played

    def stop(self) -> None:
        """End all workers, whatever they are doing."""
        self.busy.clear()
        self.begun.clear()
        for worker in self.workers:
            worker.connection.close()
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
        self.workers = []

    def _start(self) -> _Worker:
        with copyable() as forked:
            context = workers("fork" if forked else "spawn")
            mine, theirs = context.Pipe()
            where = Whereabouts(context)
            known = self.loaded if forked else None
            process = context.Process(target=work, args=(theirs, where, known), daemon=True)
            process.start()
        theirs.close()
        return _Worker(process, mine, where)

    def _send(self, worker: _Worker) -> None:
        """Give a worker its next share, if there is one: small when few games are left, so that none waits for another."""
        worker.share = self._next_share()
        if worker.share is None:
            return
        self.busy[worker.connection] = worker
        with contextlib.suppress(OSError):  # a dead worker is noticed when its report is waited for
            worker.connection.send(worker.share)

    def _next_share(self) -> Batch | None:
        if not self.waiting:
            if not self.spare:
                return None
            task = self.spare.popleft()  # one at a time: it must not keep for long from what is asked for
            self.begun.add(task.key)
            return Batch(task.plan, [task.number])
        size = min(LARGEST_SHARE, -(-len(self.waiting) // (2 * self.jobs)))
        task = self.waiting.popleft()
        share = Batch(task.plan, [task.number])
        if task.key not in self.alone:
            while self.waiting and len(share.indices) < size and self.waiting[0].plan is task.plan:
                if self.waiting[0].key in self.alone:
                    break
                share.indices.append(self.waiting.popleft().number)
        return share

    def _take_back(self, plan: Plan, indices: list[int]) -> None:
        self.waiting.extendleft(Task(plan, index) for index in reversed(indices))

    def _lost(self, worker: _Worker, share: Batch) -> list[Played]:
        """Take note of a worker's death: its games are tried again one by one, and one that was alone is to blame."""
        worker.process.join()
        code = worker.process.exitcode
        self.deaths += 1
        if self.deaths > self.jobs + MOST_DEATHS:
            index, last = share.indices[0], share.plan
            raise WorkersLost(
                Message(
                    "the processes that play the games keep crashing with the exit code {code}, last when {players} "
                    "played game {index} with the seed {seed}",
                    code=code,
                    index=index,
                    seed=last.seed_of(index),
                    players=_players(last, index),
                ),
                hint=Message(
                    "try other bots, or less at once: one of these, or what it loads, ends its process"
                ),
            )
        if len(share.indices) > 1:
            self.alone.update(Task(share.plan, index).key for index in share.indices)
            self._take_back(share.plan, share.indices)
            return []
        index = share.indices[0]
        players = _players(share.plan, index)
        seat = worker.where.seat_in(index)
        turn = f" in the turn of {seat}" if seat else ""
        text = f"the process that played it ended unexpectedly{turn} (exit code {code}; {players}); out of memory, perhaps"
        return [Played(index=index, seed=share.plan.seed_of(index), error=text)]

    def _decoded(self, plan: Plan, packed: bytes) -> Played:
        """Return a game that a worker has sent. One in which a plugin has put what no game holds is told as broken."""
        try:
            return self.decoder.decode(packed)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            index = int(msgspec.msgpack.decode(packed)["index"])
            return Played(index=index, seed=plan.seed_of(index), error=f"its record is not sound: {error}")

    def _replace(self, worker: _Worker) -> _Worker:
        worker.connection.close()
        fresh = self._start()
        self.workers[self.workers.index(worker)] = fresh
        return fresh


def _players(plan: Plan, index: int) -> str:
    return ", ".join(f"{seat}={bot}" for seat, bot in plan.bots_of(index).items())


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
