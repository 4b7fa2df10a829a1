"""Decisions beside the plain one: chance, questions on the stack, simultaneous choice, rounds by schedule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.core.commit import CommitPhase, CommitState, SecretChoice
    from uguisu.core.phase import ChancePhase, NestedPhase
    from uguisu.core.schedule import Need, Schedule, Step, again
    from uguisu.core.scheduled import ScheduledGame

__all__ = [
    "ChancePhase",
    "CommitPhase",
    "CommitState",
    "Need",
    "NestedPhase",
    "Schedule",
    "ScheduledGame",
    "SecretChoice",
    "Step",
    "again",
]

_HOMES = {
    "uguisu.core.commit": ("CommitPhase", "CommitState", "SecretChoice"),
    "uguisu.core.phase": ("ChancePhase", "NestedPhase"),
    "uguisu.core.schedule": ("Need", "Schedule", "Step", "again"),
    "uguisu.core.scheduled": ("ScheduledGame",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
