"""A fixed set-up and what it is held against: the ground, the scenario's options, the cards."""

from __future__ import annotations

from uguisu.content.diagnostics import Finding
from uguisu.content.pack import Pack
from uguisu_scorpion.ground import ground_of
from uguisu_scorpion.mission import FixedSetup
from uguisu_scorpion.options import ScorpionOptions

Path = tuple[str | int, ...]
ROOT: Path = ("props", "setup")


class SetupLook:
    def __init__(self, pack: Pack, setup: FixedSetup) -> None:
        self.pack = pack
        self.setup = setup
        self.ids = pack.topology.index
        self.ground = ground_of(pack.topology)
        self.options = pack.options if isinstance(pack.options, ScorpionOptions) else ScorpionOptions()

    def finding(self, path: Path, message: str, hint: str | None = None) -> Finding:
        """Return what is wrong at a path within the set-up."""
        return Finding(file="mission", path=(*ROOT, *path), code="scorpion-setup", message=message, hint=hint)
