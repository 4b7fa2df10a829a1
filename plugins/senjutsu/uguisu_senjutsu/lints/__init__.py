"""What a pack of Senjutsu can get wrong that its schema lets through."""

from __future__ import annotations

from uguisu.checks import Lint
from uguisu_senjutsu.lints import cards, decks

LINTS = tuple(Lint(check.__name__, check, "senjutsu") for check in (*cards.CHECKS, *decks.CHECKS))
