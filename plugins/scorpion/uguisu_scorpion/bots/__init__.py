"""Players of Scorpion that are programs. How they think is imported when one is made: most commands need none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from uguisu.bots import BotType, Evaluator, policy_bot, sharp_bot
from uguisu_tools.bots import plan_search_bot

if TYPE_CHECKING:
    from uguisu_scorpion.bots.policy import ScorpionPolicy
    from uguisu_scorpion.game import ScorpionGame
    from uguisu_scorpion.state import ScorpionState


def _policy(game: ScorpionGame) -> ScorpionPolicy:
    from uguisu_scorpion.bots.policy import ScorpionPolicy

    return ScorpionPolicy(game)


def _evaluate(game: ScorpionGame, state: ScorpionState) -> Mapping[str, float]:
    from uguisu_scorpion.bots.evaluator import evaluate

    return evaluate(game, state)


BOTS: list[BotType] = [
    policy_bot(
        "scorpion",
        _policy,
        "Plays Scorpion by rules of thumb, either side, on what its seat knows.",
        "scorpion",
    ),
    sharp_bot(
        "sharp",
        _policy,
        "Plays Scorpion by the sharper rules of thumb that search begins with, without search.",
        "scorpion",
    ),
    plan_search_bot(
        "search",
        _policy,
        "Plays Scorpion by imagining what comes of a plan: search:200 (playouts a decision), search:1s; plans=, turns=.",
        "scorpion",
    ),
]
EVALUATORS = [Evaluator("default", "scorpion", _evaluate)]
