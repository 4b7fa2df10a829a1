"""The bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.bots.evaluating import DEFAULT, evaluator_for
from uguisu.bots.search import CURIOSITY, CURIOSITY_WITH_GUESSES, TRUST, Method, Search
from uguisu.bots.settings import Settings

if TYPE_CHECKING:
    from uguisu.core.game import Game

PLAYOUTS = 200


class SearchBot(Bot):
    """Searches at each decision, and goes on from what it found before where it may (see `uguisu.bots.search`)."""

    def __init__(self, method: Method) -> None:
        self.method = method
        self.search: Search | None = None

    def choose(self, decision: Decision) -> int:
        """Return the action found best."""
        self.search = Search(decision, self.method, self.search)
        return self.search.run()


def make(setting: str, game: Game) -> Bot:
    """Make one from ``mcts``, ``mcts:500`` (playouts), ``mcts:0.5s`` (a move), and options after commas.

    Options are ``evaluator=`` (``none`` to play on to the end at random), ``rollout=`` (random plies before a position is
    evaluated), ``c=`` and ``trust=`` (see `uguisu.bots.search.Method`).
    """
    settings = Settings("mcts", setting)
    budget = settings.budget(PLAYOUTS)
    evaluate = evaluator_for(game, settings.text("evaluator", DEFAULT))
    rollout = settings.whole("rollout", 0)
    guesses = evaluate is not None and game.hides_nothing and not game.has_chance
    trust = settings.number("trust", TRUST if guesses else 0.0, most=1.0)
    curiosity = settings.number("c", CURIOSITY_WITH_GUESSES if trust else CURIOSITY)
    settings.done()
    return SearchBot(Method(budget, evaluate, rollout, curiosity, trust))


MCTS = BotType(
    "mcts",
    make,
    "Tree search: mcts:200 (playouts), mcts:0.5s (seconds a move); options evaluator=, rollout=, c=, trust=.",
)
