"""What is examined: a compiled game, and how long to look at it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.loading import load

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry


@dataclass(frozen=True)
class Subject:
    """A game under examination.

    Attributes:
        game: the compiled game.
        path: its pack, for compiling it afresh; None leaves that part out.
        registry: the plugins to compile with; None means those installed.
        games: how many random games are played for each check.
        plies: how many plies of each are looked at.
        limit: how many plies a random game may last before it counts as endless.
    """

    game: Game
    path: Path | None = None
    registry: Registry | None = None
    games: int = 4
    plies: int = 120
    limit: int = 20_000

    @staticmethod
    def load(path: Path | str, registry: Registry | None = None, *, thorough: bool = False) -> Subject:
        """Compile the pack at `path`; `thorough` looks at more games, and longer.

        Raises:
            BadPack: when the pack has errors.
        """
        games, plies = (40, 1_000) if thorough else (4, 120)
        return Subject(load(path, registry), Path(path), registry, games, plies)

    def afresh(self) -> Game:
        """Return the game compiled again, or the same one when it came without a pack."""
        return self.game if self.path is None else load(self.path, self.registry)
