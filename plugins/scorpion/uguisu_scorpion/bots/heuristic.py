"""The bot that plays by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.core.errors import UguisuError
from uguisu.said import Said
from uguisu_scorpion.bots.policy import Policy
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class HeuristicBot(Bot):
    """Plays as a sensible person would, on one state that may be the true one."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, decision: Decision[ScorpionState]) -> int:
        """Return what the rules of thumb say."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        state = decision.sample()
        return self.policy.choose(state, decision.legal, decision.rng)


def make(setting: str, game: ScorpionGame) -> Bot:
    """Make one; it has no settings."""
    if setting:
        raise UguisuError(
            Said("bot 'scorpion' takes no setting, and got '{setting}'", setting=setting),
            hint=Said("write just: scorpion"),
        )
    return HeuristicBot(Policy(game))


HEURISTIC = BotType(
    "scorpion", make, "Plays Scorpion by rules of thumb, either side, on what its seat knows.", "scorpion"
)
