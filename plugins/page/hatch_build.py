"""Puts the modules that travel with pages into this distribution, compiled, where Node is there to compile them."""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    """Placeholder."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Placeholder."""
