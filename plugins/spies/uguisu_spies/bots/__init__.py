"""How Spies is played by rules of thumb. How they think is imported when one is made: most commands need none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from uguisu.bots import BotType, Evaluator, policy_bot, sharp_bot
from uguisu_tools.bots import plan_search_bot

if TYPE_CHECKING:
    from uguisu_spies.bots.policy import SpiesPolicy
    from uguisu_spies.game import SpiesGame
    from uguisu_spies.state import SpiesState


def _policy(game: SpiesGame) -> SpiesPolicy:
    from uguisu_spies.bots.policy import SpiesPolicy

    return SpiesPolicy(game)


def _evaluate(game: SpiesGame, state: SpiesState) -> Mapping[str, float]:
    from uguisu_spies.bots.evaluator import evaluate

    return evaluate(game, state)


BOTS: list[BotType] = [
    policy_bot(
        "spies",
        _policy,
        "Plays Spies by rules of thumb, either side, on what its seat knows.",
        "spies",
    ),
    sharp_bot(
        "sharp",
        _policy,
        "Plays Spies by rules of thumb; its guard reckons all along with where spies can be.",
        "spies",
    ),
    plan_search_bot(
        "search",
        _policy,
        "Plays Spies by imagining what comes of a plan: search:60 (playouts a decision), search:1s; plans=, turns=.",
        "spies",
    ),
]
EVALUATORS = [Evaluator("prospects", "spies", _evaluate)]
