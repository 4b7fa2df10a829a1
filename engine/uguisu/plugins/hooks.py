"""The marker that plugins put on their hooks: ``from uguisu import hookimpl``."""

from __future__ import annotations

import pluggy

hookimpl = pluggy.HookimplMarker("uguisu")
"""Marks a function of a plugin as one of the hooks, which docs/hooks.md lists."""
