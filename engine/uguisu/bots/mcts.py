"""The bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.bots.evaluating import DEFAULT, evaluator_for
from uguisu.bots.search import CURIOSITY, CURIOSITY_WITH_GUESSES, TRUST, Budget, Plan, Search
from uguisu.bots.settings import Settings, seconds
from uguisu.core.errors import UguisuError
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game


class SearchBot(Bot):
    """Searches at each decision, and goes on from what it found before where it may (see `uguisu.bots.search`)."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.search: Search | None = None

    def choose(self, decision: Decision) -> int:
        """Return the action found best."""
        self.search = Search(decision, self.plan, self.search)
        return self.search.run()


def make(setting: str, game: Game) -> Bot:
    """Make one from ``mcts``, ``mcts:500`` (iterations), ``mcts:0.5s`` (a move), and options after commas.

    Options are ``evaluator=`` (``none`` to play on to the end at random), ``rollout=`` (random plies before a position is
    evaluated), ``c=`` and ``trust=`` (see `uguisu.bots.search.Plan`).
    """
    settings = Settings("mcts", setting)
    budget = _budget(settings.first)
    evaluate = evaluator_for(game, settings.text("evaluator", DEFAULT))
    rollout = settings.whole("rollout", 0)
    guesses = evaluate is not None and game.hides_nothing and not game.has_chance
    trust = settings.number("trust", TRUST if guesses else 0.0, most=1.0)
    curiosity = settings.number("c", CURIOSITY_WITH_GUESSES if trust else CURIOSITY)
    settings.done()
    return SearchBot(Plan(budget, evaluate, rollout, curiosity, trust))


def _budget(written: str) -> Budget:
    if not written:
        return Budget()
    if written.isdecimal() and int(written):
        return Budget(iterations=int(written))
    time = seconds(written)
    if time is not None and time > 0:
        return Budget(seconds=time)
    raise UguisuError(
        Said("bot 'mcts' can't make anything of '{written}'", written=written),
        hint=Said("write mcts:200 (iterations) or mcts:0.5s (a move)"),
    )


MCTS = BotType(
    "mcts",
    make,
    "Tree search: mcts:200 (iterations), mcts:0.5s (seconds a move); options evaluator=, rollout=, c=, trust=.",
)
