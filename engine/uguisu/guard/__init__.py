"""Code of plugins that raises, or goes on for ever, is named and stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.guard.endless import why_endless
    from uguisu.guard.faults import end_process, fault_of, hands_in, what_runs, where_in
    from uguisu.guard.owners import is_theirs
    from uguisu.guard.streams import let_close
    from uguisu.guard.threads import resting
    from uguisu.guard.watchdog import TooLong, Watch, allowed

__all__ = [
    "TooLong",
    "Watch",
    "allowed",
    "end_process",
    "fault_of",
    "hands_in",
    "is_theirs",
    "let_close",
    "resting",
    "what_runs",
    "where_in",
    "why_endless",
]

_HOMES = {
    "uguisu.guard.endless": ("why_endless",),
    "uguisu.guard.faults": (
        "end_process",
        "fault_of",
        "hands_in",
        "what_runs",
        "where_in",
    ),
    "uguisu.guard.owners": ("is_theirs",),
    "uguisu.guard.streams": ("let_close",),
    "uguisu.guard.threads": ("resting",),
    "uguisu.guard.watchdog": (
        "TooLong",
        "Watch",
        "allowed",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
