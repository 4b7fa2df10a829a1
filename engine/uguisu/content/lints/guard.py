"""A plugin's lint that breaks must not take the others with it."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.pack import Pack
from uguisu.content.registry import Finding, Lint
from uguisu.said import Said


def guarded(lint: Lint, pack: Pack) -> Iterator[Finding]:
    """Yield what `lint` finds; if it raises, a finding that says whose fault that is.

    A lint that looks at the compiled map finds nothing while the map has errors of its own: those are told already.
    """
    from uguisu.board.compile import MapError

    try:
        for found in lint(pack):
            if not isinstance(found, Finding):
                raise TypeError(f"{found!r} is no Finding")
            yield found
    except MapError:
        return
    except Exception as error:
        where = f"{getattr(lint, '__module__', '?')}.{getattr(lint, '__qualname__', repr(lint))}"
        fault = f"{type(error).__name__}: {error}"[:200]
        yield Finding(
            file="scenario",
            path=("game",),
            code="broken-lint",
            severity="warning",
            message=Said(
                "A check of the plugin broke down and was left out: {where} ({fault})",
                where=where,
                fault=fault,
            ),
            hint=Said("This is a fault of the plugin, not of the pack: please tell its author."),
        )
