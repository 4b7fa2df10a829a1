"""What a pack of Spies can get wrong that its schema lets through."""

from __future__ import annotations

from uguisu.checks import Lint
from uguisu_spies.lints import board, mission

LINTS = tuple(Lint(check.__name__, check, "spies") for check in (*board.CHECKS, *mission.CHECKS))
