"""Plays anything that is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.core.errors import UguisuError
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game


class RandomBot(Bot):
    """Takes each legal action with the same chance."""

    def choose(self, decision: Decision) -> int:
        """Return any legal action."""
        return decision.rng.choice(decision.legal)


def make(setting: str, game: Game) -> Bot:  # noqa: ARG001  (every kind of bot is made so)
    """Make one; it has no settings."""
    if setting:
        raise UguisuError(
            Said("bot 'random' takes no setting, but got '{setting}'", setting=setting),
            hint=Said("just write: random"),
        )
    return RandomBot()


RANDOM = BotType("random", make, "Plays any legal move.")
