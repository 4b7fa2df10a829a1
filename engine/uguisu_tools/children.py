"""How processes are started: the one place that does. Nothing that lies in the folder at hand is ever run by it.

A pack, a campaign or a repository is data, also if there is a `struct.py` or a `git.exe` in it. Python looks for modules in
the folder that it is started in first, Windows for programs; both are told not to. `PYTHONSAFEPATH` goes by the environment,
since what a child starts inherits it then, however it does that.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

COMMAND_LINE = ("-P", "-m", "uguisu_tools.cli")
"""What Python is told to be the command line. In the one-file application its launcher is told."""
NEUTRAL = Path(sys.executable).absolute().parent
"""Where a child works that needs no folder: that of Python itself."""
SAFE = "PYTHONSAFEPATH"
PYTHONS = "PYTHON"
KEPT = frozenset(
    {
        "PYTHONCOERCECLOCALE",
        "PYTHONDEVMODE",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONFAULTHANDLER",
        "PYTHONHASHSEED",
        "PYTHONIOENCODING",
        "PYTHONLEGACYWINDOWSSTDIO",
        "PYTHONNOUSERSITE",
        "PYTHONUNBUFFERED",
        "PYTHONUTF8",
    }
)
"""Of what Python reads from the environment, what loads no code."""
LOADING = frozenset(
    {
        "QML2_IMPORT_PATH",
        "QML_IMPORT_PATH",
        "QT_PLUGIN_PATH",
        "QT_QPA_GENERIC_PLUGINS",
        "QT_QPA_PLATFORM_PLUGIN_PATH",
    }
)
"""Where Qt would load code from."""
_OUTSIDE = "UGUISU_OUTSIDE_"
"""Goes before the names of what was taken away: a program that a child starts for a person gets it back."""
_FOLDER = "UGUISU_FOLDER"
"""Tells a child that works elsewhere which folder is at hand: what a person names by a path is found from there."""
_guard = threading.RLock()


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a child: this one's, without what loads code."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in LOADING and (name in KEPT or not name.startswith(PYTHONS))
    }
    if _OUTSIDE + SAFE not in os.environ:  # else this is a child itself, and what it has was set apart before
        taken = os.environ.keys() - kept.keys() | {SAFE}
        kept |= {_OUTSIDE + name: os.environ.get(name, "") for name in taken}
        kept[_FOLDER] = str(at_hand())
    return {**kept, SAFE: "1", **more}


def at_hand() -> Path:
    """Return the folder that the person is in who started Uguisu."""
    return Path(os.environ.get(_FOLDER) or os.path.curdir).absolute()


@contextmanager
def inherited() -> Iterator[None]:
    """Have what is started meanwhile inherit that environment, where it can't be given one."""
    with _guard:
        before = dict(os.environ)
        _set(environment())
        try:
            yield
        finally:
            _set(before)


def _set(wanted: Mapping[str, str]) -> None:
    for name in os.environ.keys() - wanted.keys():
        del os.environ[name]
    for name, value in wanted.items():
        if os.environ.get(name) != value:
            os.environ[name] = value


def _theirs() -> dict[str, str]:
    """Return the environment as the person has it who started Uguisu."""
    if _OUTSIDE + SAFE not in os.environ:
        return dict(os.environ)
    apart = {name for name in os.environ if name.startswith(_OUTSIDE) or name == _FOLDER}
    back = {name.removeprefix(_OUTSIDE): os.environ[name] for name in apart - {_FOLDER} if os.environ[name]}
    return {name: value for name, value in os.environ.items() if name not in apart | {SAFE}} | back


def program(name: str) -> str | None:
    """Return the whole path of a program that PATH leads to, or None. A path that somebody has written out is taken as it is.

    Unlike `shutil.which` it never looks in the folder at hand: neither first, as Windows has it, nor for a `.` in PATH.
    """
    if Path(name).name != name:
        return shutil.which(str(at_hand() / name))
    endings = ["", *os.environ.get("PATHEXT", "").split(os.pathsep)] if os.name == "nt" else [""]
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        if not Path(folder).is_absolute():
            continue
        for ending in endings:
            path = Path(folder, name + ending)
            if path.is_file() and os.access(path, os.X_OK):
                return str(path)
    return None


def run(
    command: Sequence[str | Path],
    *,
    folder: Path = NEUTRAL,
    check: bool = False,
    more: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[bytes]:
    """Run a program to its end, and return what it has printed; `more` is for its environment.

    Raises:
        FileNotFoundError: there is no such program.
        subprocess.CalledProcessError: it failed, if that is to be an error.
    """
    return subprocess.run(
        _found(command), cwd=folder, env=environment(**more), capture_output=True, check=check
    )


def start_named(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program that a person has named, in their folder and by their environment: it may do what they may. Pipes lead
    to what it reads and writes.

    Raises:
        FileNotFoundError: there is no such program.
    """
    return subprocess.Popen(
        _found(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=at_hand(), env=_theirs()
    )


def _found(command: Sequence[str | Path]) -> list[str]:
    first, *others = map(str, command)
    found = program(first)
    if found is None:
        raise FileNotFoundError(first)
    return [found, *others]


# Python and Uguisu themselves.


def uguisu(*words: str) -> list[str]:
    """Return the command that is Uguisu's command line, as a program and its arguments."""
    return [sys.executable, *COMMAND_LINE, *words]


def python(*words: str) -> list[str]:
    """Return the command that is this Python, which does not look for modules in the folder at hand."""
    return [sys.executable, "-P", *words]


def in_a_shell(command: Sequence[str]) -> str:
    """Return a command as a line for git, which has it read by a POSIX shell on every system."""
    return shlex.join([Path(command[0]).as_posix(), *command[1:]])
