"""What a pack of Scorpion can get wrong that its schema lets through."""

from __future__ import annotations

from uguisu.checks import Lint
from uguisu_scorpion.lints import board, decks, setup

LINTS = tuple(
    Lint(check.__name__, check, "scorpion") for check in (*board.CHECKS, *decks.CHECKS, *setup.CHECKS)
)
