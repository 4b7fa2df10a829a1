"""Checks, and other work on packs, in a process of its own: whatever a plugin does there, the window goes on; it can be ended.

The process tells which lint it has begun, so that the one that takes too long (or takes the process down) is known and
can be left out the next time. Who is done with one gives it back: to start another takes a second and more.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import wraps
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

from uguisu_tools.workers import workers

if TYPE_CHECKING:
    from uguisu import Pack
    from uguisu.checks import Diagnostic, Finding, Lint
    from uguisu.plugins import Registry
    from uguisu_changes.facts import Facts

STARTING, READING, COMPILING = "starting", "reading", "compiling"
"""Steps of a check that are no lint. No lint's id is a single one of these words: a plugin's begin with its name."""

Found = list["Diagnostic"]
Checked = tuple[Found, "Facts | None"]
"""What was found, and what the game knows by name, if one could be made."""
QUICK, FOR_REMEDIES = 0.15, 0.8
"""Seconds: a pack whose check takes no longer is checked again and again to find what mends it, for so long."""
BEFORE_IT_IS_ASKED = (
    "uguisu_changes.facts",
    "uguisu_changes.remedies",
    "uguisu_editor.model.jobs",
    "uguisu_tools.looks.faces",
)
"""What work on a pack imports, in this order, while nobody waits for it."""
MOST_IDLE = 2
Serve = Callable[[Connection], None]


def check_held(folder: Path, data: dict[str, Any], registry: Registry, *, compiling: bool = True) -> Checked:
    """Check data that is not on the disk; without `compiling`, no game is made of it."""
    from uguisu import check, read_pack
    from uguisu.content import Folder, InMemorySource
    from uguisu_changes.facts import Facts, below_of, facts_of
    from uguisu_changes.remedies import remedied

    source = InMemorySource(Folder(folder), data)
    if not compiling:
        return read_pack(folder, registry, source)[1], None
    since = perf_counter()
    game, found = check(folder, registry, source)
    if found and perf_counter() - since < QUICK:
        found = remedied(found, folder, data, registry, FOR_REMEDIES)
    below = below_of(folder, data, registry)
    if game is None:
        return found, Facts(below=below) if below else None
    return found, facts_of(game, below)


# In the process.


def serve(connection: Connection) -> None:
    """Check whatever comes along the connection, or do the job that is asked for with it, until it is closed."""
    from uguisu.plugins import registry

    signal(SIGINT, SIG_IGN)  # Ctrl+C in a terminal is for the editor
    if hasattr(os, "nice"):
        os.nice(5)
    known = registry()
    without: set[str] = set()
    number = 0

    def noted(lint: Lint) -> Lint:
        @wraps(lint.check)
        def check(pack: Pack) -> Iterator[Finding]:
            if lint.id not in without:
                connection.send((number, lint.id))
                yield from lint.check(pack)

        return replace(lint, check=check)

    def begin_compiling(_: Pack) -> Iterator[Finding]:
        connection.send((number, COMPILING))
        return iter(())

    known.lints[:] = [*map(noted, known.lints), type(known.lints[0])(COMPILING, begin_compiling)]
    for module in BEFORE_IT_IS_ASKED:
        if not connection.poll():
            import_module(module)
    try:
        while True:
            number, folder, data, wanted = connection.recv()
            without.clear()
            connection.send((number, READING))
            if isinstance(wanted, tuple):
                from uguisu_editor.model.jobs import afterwards, answer

                job = answer(folder, data, known, *wanted)
                connection.send((number, job))
                afterwards(job, wanted[1])
                continue
            without.update(wanted)
            connection.send((number, check_held(folder, data, known, compiling=COMPILING not in without)))
    except (EOFError, ConnectionError):
        return  # the editor has gone


# In the editor.


class Ended(Exception):
    """The process is gone; `step` is what it was doing."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


class CheckProcess:
    """One such process. It works on one pack at a time, and can be used again. `step` is what it is doing."""

    def __init__(self, serve: Serve = serve) -> None:
        context = workers()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.step, self._since, self._number = STARTING, perf_counter(), 0
        self._sending = Lock()

    def begin(self, folder: Path, data: dict[str, Any], wanted: Any = frozenset()) -> None:
        """Begin to check without some steps, or to do a job: (what, arguments). What it was asked before is heard no more."""
        self.step, self._since, self._number = STARTING, perf_counter(), self._number + 1
        parcel = pickle.dumps((self._number, folder, data, wanted))
        # From a thread: a large map does not fit into the pipe, and is only taken out once the process has started.
        Thread(target=self._send, args=(parcel,), daemon=True).start()

    def _send(self, parcel: bytes) -> None:
        try:
            with self._sending:  # a parcel that is still on its way goes first, whole
                self._connection.send_bytes(parcel)
        except (OSError, ValueError):
            return  # it was ended meanwhile: whoever waits for it hears of that

    def look(self) -> Any:
        """Return what was found (a `Checked`, or what else `serve` answers), or None while it is still at it.

        Raises:
            Ended: the process has gone.
        """
        try:
            while self._connection.poll():
                number, told = self._connection.recv()
                if number != self._number:
                    continue
                if not isinstance(told, str):
                    return told
                self.step, self._since = told, perf_counter()
        except (EOFError, OSError):
            raise Ended(self.step) from None
        return None

    @property
    def seconds(self) -> float:
        """How long the present step has taken."""
        return perf_counter() - self._since

    def end(self) -> Ended:
        """End it at once; return what it was doing."""
        self._process.kill()
        self._process.join()
        self._connection.close()
        return Ended(self.step)


idle: list[CheckProcess] = []
"""Processes that wait for the next work, whoever's that is."""


def take() -> CheckProcess:
    """Return a process that waits for work; a new one, if there is none."""
    return idle.pop() if idle else CheckProcess()


def warm_up() -> None:
    """Have one process ready before there is work."""
    if not idle:
        idle.append(CheckProcess())


def give_back(process: CheckProcess) -> None:
    """Keep a process that is of no use here any more for others, unless enough wait already."""
    if len(idle) < MOST_IDLE:
        idle.append(process)
    else:
        process.end()
