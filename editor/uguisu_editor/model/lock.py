"""Who is still there: a file that its owner holds locked. The system lets go of it when the owner ends, however it ends."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO


class Lock:
    """A lock on a file of its own. Numbers of processes would tell less: they are used again, and differ by machine."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Take the lock; tell whether it is ours now. Whoever has it already, in this program or another, keeps it.

        On a disk that knows no locks, everybody gets it.
        """
        file = self.path.open("ab")
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError:
            pass
        self._file = file
        return True

    @property
    def held(self) -> bool:
        """Whether it is ours."""
        return self._file is not None

    def give_back(self) -> None:
        """Let go of the lock, and take its file away."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if sys.platform == "win32":  # there, a file in use cannot be taken away
            file.close()
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        file.close()


def in_use(path: Path) -> bool:
    """Tell whether a program that is running holds the lock on a file."""
    if not path.exists():
        return False
    lock = Lock(path)
    if not lock.take():
        return True
    lock.give_back()
    return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
