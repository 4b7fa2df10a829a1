"""Runs the lints that plugins bring: what a schema cannot see, such as names that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePath
from traceback import extract_tb
from typing import Any, TypeVar

import msgspec

from uguisu.board.compile import MapError
from uguisu.content.diagnostics import Finding, enough
from uguisu.content.pack import Pack
from uguisu.interrupts import leave_to_user
from uguisu.messages.message import Message

T = TypeVar("T")
ENGINE = str(Path(__file__).parents[2])
"""Where our own code is: what a plugin calls of it is hardly ever at fault."""
Lint = Callable[[Pack], Iterable[Finding]]
"""A lint reads a pack that was decoded and yields what it finds. It never changes the pack and never reads files."""


def lint(pack: Pack, lints: Iterable[Lint]) -> Iterator[Finding]:
    """Yield everything that lints find in a pack that was typed, lint by lint."""

    def place(finding: Finding) -> str:
        document = pack.documents.get(finding.file)
        return document.placed(finding.path, None)[0].label if document is not None else finding.file

    sound = True
    for one in lints:
        for finding in enough(guarded(one, pack, sound), place):
            sound = sound and not (finding.file == "map" and finding.severity == "error")
            yield finding


def guarded(lint: Callable[[T], Iterable[Finding]], subject: T, sound: bool = True) -> Iterator[Finding]:
    """Yield what `lint` finds in its subject, a pack or the game made of it; if it raises, a finding that says whose fault
    that is.

    A lint that looks at the compiled map finds nothing while the map is not `sound`: its errors are told already, and a lint
    that stumbles over them is not to blame.
    """
    findings: Iterator[Finding] | None = None
    while True:
        try:
            findings = iter(lint(subject)) if findings is None else findings
            found = _checked(next(findings))
        except (StopIteration, MapError):
            return
        except BaseException as error:  # SystemExit, too: nothing that a stranger's code raises ends the run
            leave_to_user(error)
            if sound:
                yield _broken(lint, error)
            return
        yield found


def _checked(found: Finding) -> Finding:
    """Return a finding whose parts are what they should be: a severity that there is, a path of keys and numbers."""
    if not isinstance(found, Finding):
        raise TypeError(f"{found!r} is no Finding")
    parts = {name: value for name, value in msgspec.structs.asdict(found).items() if name != "fix"}
    msgspec.convert(parts, Finding)
    return found


def _broken(lint: Callable[..., Any], error: BaseException) -> Finding:
    lint = getattr(lint, "__wrapped__", lint)
    where = f"{getattr(lint, '__module__', '?')}.{getattr(lint, '__qualname__', repr(lint))}"
    fault = f"{type(error).__name__}: {error}"[:200]
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(ENGINE)]
    if frames:
        fault += f", {PurePath(frames[-1].filename).name}:{frames[-1].lineno}"
    return Finding(
        file="scenario",
        path=("game",),
        code="broken-lint",
        severity="warning",
        message=Message(
            "The check {where} of the plugin crashed and was skipped: {fault}", where=where, fault=fault
        ),
        hint=Message("This is a bug in the plugin, not in the pack: please tell its author."),
    )
