"""Players of Senjutsu that are programs. How they think is imported when one is made: most commands need none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from uguisu.bots import BotType, Evaluator, policy_bot
from uguisu_tools.bots import plan_search_bot

if TYPE_CHECKING:
    from uguisu_senjutsu.bots.policy import Duellist
    from uguisu_senjutsu.game import SenjutsuGame
    from uguisu_senjutsu.state import SenjutsuState


def _policy(game: SenjutsuGame) -> Duellist:
    from uguisu_senjutsu.bots.policy import Duellist

    return Duellist(game)


def _evaluate(game: SenjutsuGame, state: SenjutsuState) -> Mapping[str, float]:
    from uguisu_senjutsu.bots.policy import evaluate

    return evaluate(game, state)


BOTS: list[BotType] = [
    policy_bot("duellist", _policy, "Reads initiative and geometry, and mixes its cards.", "senjutsu"),
    plan_search_bot(
        "planner",
        _policy,
        "Tries its cards in games that duellists play on, from what it cannot know.",
        "senjutsu",
    ),
]
EVALUATORS = [Evaluator("default", "senjutsu", _evaluate)]
