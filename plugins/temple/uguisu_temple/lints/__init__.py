"""What a Temple pack can get wrong that its schema lets through."""

from __future__ import annotations

from uguisu.checks import Lint
from uguisu_temple.lints import board, table

LINTS = tuple(Lint(check.__name__, check, "temple") for check in (*board.CHECKS, *table.CHECKS))
