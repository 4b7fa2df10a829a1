"""What is wrong with a pack, and how to tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.diagnostics import Diagnostic, Finding, Fix, Path, Severity, as_text, has_errors
    from uguisu.content.models.mission import out_of_reach
    from uguisu.messages.suggest import did_you_mean, listing, meant, nearest
    from uguisu.plugins.registered import DrawingRule, Lint, Solver, Trial

__all__ = [
    "Diagnostic",
    "DrawingRule",
    "Finding",
    "Fix",
    "Lint",
    "Path",
    "Severity",
    "Solver",
    "Trial",
    "as_text",
    "did_you_mean",
    "has_errors",
    "listing",
    "meant",
    "nearest",
    "out_of_reach",
]

_HOMES = {
    "uguisu.content.diagnostics": (
        "Diagnostic",
        "Finding",
        "Fix",
        "Path",
        "Severity",
        "as_text",
        "has_errors",
    ),
    "uguisu.content.models.mission": ("out_of_reach",),
    "uguisu.messages.suggest": (
        "did_you_mean",
        "listing",
        "meant",
        "nearest",
    ),
    "uguisu.plugins.registered": (
        "DrawingRule",
        "Lint",
        "Solver",
        "Trial",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
