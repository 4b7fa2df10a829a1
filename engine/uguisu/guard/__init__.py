"""Code of plugins that raises, or goes on for ever, is named and stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.guard.endless import why_endless
    from uguisu.guard.faults import end_process, fault_of, rule_authors, what_runs, where_in
    from uguisu.guard.owners import is_plugin_code
    from uguisu.guard.streams import let_close
    from uguisu.guard.threads import threads_paused
    from uguisu.guard.watchdog import TooLong, Watch, allowed

__all__ = [
    "TooLong",
    "Watch",
    "allowed",
    "end_process",
    "fault_of",
    "is_plugin_code",
    "let_close",
    "rule_authors",
    "threads_paused",
    "what_runs",
    "where_in",
    "why_endless",
]

_HOMES = {
    "uguisu.guard.endless": ("why_endless",),
    "uguisu.guard.faults": (
        "end_process",
        "fault_of",
        "rule_authors",
        "what_runs",
        "where_in",
    ),
    "uguisu.guard.owners": ("is_plugin_code",),
    "uguisu.guard.streams": ("let_close",),
    "uguisu.guard.threads": ("threads_paused",),
    "uguisu.guard.watchdog": (
        "TooLong",
        "Watch",
        "allowed",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
