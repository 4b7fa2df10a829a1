"""What a schema cannot see: names that lead nowhere, sums that don't come out, texts left untranslated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from uguisu.board.compile import MapError
from uguisu.content.diagnostics import Finding
from uguisu.content.games import GameContent, Lint
from uguisu.content.lints.board import board
from uguisu.content.lints.decks import decks
from uguisu.content.lints.duplicates import duplicates
from uguisu.content.lints.files import files
from uguisu.content.lints.names import names
from uguisu.content.lints.objectives import objectives
from uguisu.content.lints.rulings import rulings
from uguisu.content.lints.silence import silence
from uguisu.content.lints.texts import texts
from uguisu.content.lints.tracks import tracks
from uguisu.content.lints.translations import translations
from uguisu.content.pack import Pack
from uguisu.said import Said

MAX_ALIKE = 200


def lint(pack: Pack, game: GameContent | None) -> Iterator[Finding]:
    """Yield everything that the core's lints and then the game's own find in a pack that was typed."""
    yield from enough(board(pack, game))
    yield from enough(duplicates(pack))
    yield from enough(decks(pack, game))
    yield from enough(names(pack, game))
    yield from enough(texts(pack))
    yield from enough(tracks(pack))
    yield from enough(objectives(pack))
    yield from enough(silence(pack))
    yield from enough(rulings(pack, game))
    yield from enough(files(pack))
    yield from enough(translations(pack))
    if game is not None:
        for extra in game.lints:
            yield from enough(guarded(extra, pack))


def enough(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings until there are too many of one code; the lint behind them is then not asked any further."""
    count: Counter[str] = Counter()
    for finding in findings:
        count[finding.code] += 1
        if count[finding.code] > MAX_ALIKE:
            yield Finding(
                file=finding.file,
                path=(),
                code="only-some",
                severity="hint",
                message=Said(
                    "There are more findings like `{code}`; only {most} are shown",
                    code=finding.code,
                    most=MAX_ALIKE,
                ),
                hint=Said("Often one cause is behind many: fix the first ones and check again."),
            )
            return
        yield finding


def guarded(lint: Lint, pack: Pack) -> Iterator[Finding]:
    """Yield what `lint` finds; if it raises, a finding that says whose fault that is.

    A lint that looks at the compiled map finds nothing while the map has errors of its own: those are told already.
    """
    findings: Iterator[Finding] | None = None
    while True:
        try:
            findings = iter(lint(pack)) if findings is None else findings
            found = _checked(next(findings))
        except (StopIteration, MapError):
            return
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # SystemExit, too: nothing that a stranger's code raises ends the run
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


def _broken(lint: Lint, error: BaseException) -> Finding:
    where = f"{getattr(lint, '__module__', '?')}.{getattr(lint, '__qualname__', repr(lint))}"
    fault = f"{type(error).__name__}: {error}"[:200]
    return Finding(
        file="scenario",
        path=("game",),
        code="broken-lint",
        severity="warning",
        message=Said(
            "A check of the plugin crashed and was skipped: {where} ({fault})", where=where, fault=fault
        ),
        hint=Said("This is a bug in the plugin, not in the pack: please tell its author."),
    )
