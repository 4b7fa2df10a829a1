"""Takes the scenarios of this game into its distributions: they lie once in the repository, under scenarios/."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GAME = "senjutsu"


class Scenarios(BuildHookInterface):  # type: ignore[type-arg]
    """Adds them to the package's packs; an sdist has them there already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add each pack, unless the build is an editable one."""
        packs = Path(self.root).parents[1] / "scenarios" / GAME
        if version == "editable" or not packs.is_dir():
            return
        for pack in sorted(packs.iterdir()):
            build_data["force_include"][str(pack)] = f"uguisu_{GAME}/packs/{GAME}/{pack.name}"
