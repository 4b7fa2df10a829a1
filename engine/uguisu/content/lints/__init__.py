"""What a schema cannot see: names that lead nowhere, sums that don't come out, texts left untranslated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePath
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from uguisu.board.compile import MapError
from uguisu.content.diagnostics import Finding, enough
from uguisu.content.limits import MAX_CELLS
from uguisu.content.lints.decks import decks
from uguisu.content.lints.files import files
from uguisu.content.lints.languages import languages
from uguisu.content.lints.missions import missions
from uguisu.content.lints.names import duplicates, names, rulings
from uguisu.content.lints.references import references
from uguisu.content.lints.secrets import secrets
from uguisu.content.lints.texts import texts, translations
from uguisu.content.pack import Pack
from uguisu.interrupts import leave_to_user
from uguisu.messages.message import Message, capitalized

if TYPE_CHECKING:
    from uguisu.content.known import KnownGame

T = TypeVar("T")
ENGINE = str(Path(__file__).parents[2])
"""Where our own code is: what a plugin calls of it is hardly ever at fault."""
Lint = Callable[[Pack], Iterable[Finding]]
"""A lint reads a pack that was decoded and yields what it finds. It never changes the pack and never reads files."""


def lint(pack: Pack, game: KnownGame | None) -> Iterator[Finding]:
    """Yield everything that the core's lints and then the game's own find in a pack that was typed."""

    def place(finding: Finding) -> str:
        document = pack.documents.get(finding.file)
        return document.placed(finding.path, None)[0].label if document is not None else finding.file

    sound = True
    for findings in (
        board(pack, game),
        duplicates(pack),
        decks(pack, game),
        names(pack, game),
        references(pack),
        texts(pack),
        missions(pack),
        secrets(pack, game),
        rulings(pack, game),
        files(pack),
        translations(pack),
        languages(pack),
    ):
        for finding in enough(findings, place):
            sound = sound and not (finding.file == "map" and finding.severity == "error")
            yield finding
    if game is not None:
        for extra in game.lints:
            yield from enough(guarded(extra, pack, sound), place)


def board(pack: Pack, game: KnownGame | None) -> Iterator[Finding]:
    """Yield what is wrong with the map."""
    if pack.map is None:
        return
    cells = sum(len(row) for row in getattr(pack.map, "rows", ()))
    if cells > MAX_CELLS:
        yield Finding(
            file="map",
            path=("rows",),
            code="too-many-cells",
            message=Message(
                "The map has {cells:,} {cells:cell|cells}; at most {most:,} can be played on",
                cells=cells,
                most=MAX_CELLS,
            ),
            hint=Message("Make each cell stand for more, or cut the map into several."),
        )
        return
    from uguisu.board.lints import lint_map

    kinds = game.link_kinds if game is not None and game.link_kinds else None
    walkable = game.walkable_kinds if game is not None else None
    blocked_by = game.blocking_kinds if game is not None else frozenset()
    for found in lint_map(pack.map, known_kinds=kinds, walkable=walkable, blocked_by=blocked_by):
        yield Finding(
            file="map",
            path=found.path,
            code=found.code,
            message=capitalized(found.message),
            hint=found.hint,
            severity=found.severity,
        )


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
