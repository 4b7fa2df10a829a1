"""The two simplest bots: one takes anything, the other looks one action ahead and takes what the evaluator likes best."""

from uguisu.bots.bot import DEFAULT, Bot, Decision, Evaluate, evaluator_for
from uguisu.bots.settings import Settings, refuse_settings
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.messages.message import Message

SAMPLES = 4
"""States that the greedy one imagines where something is hidden or left to chance."""
EQUAL = 1e-9


class RandomBot(Bot):
    """Takes each legal action with the same chance."""

    mixes = True

    def choose(self, decision: Decision) -> int:
        """Return any legal action."""
        return decision.rng.choice(decision.legal)


def make_random(setting: str, game: Game) -> Bot:  # noqa: ARG001  (every kind of bot is made so)
    """Make one; it has no settings."""
    refuse_settings("random", setting)
    return RandomBot()


class GreedyBot(Bot):
    """Tries every action on a few states that may be the true one; ties fall at random."""

    def __init__(self, evaluate: Evaluate, samples: int) -> None:
        self.evaluate = evaluate
        self.samples = samples

    def choose(self, decision: Decision) -> int:
        """Return the action after which its side stands best on average."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        states = [decision.sample() for _ in range(self.samples)]
        worth = {action: self._worth(decision, states, action) for action in decision.legal}
        best = max(worth.values())
        return decision.rng.choice([action for action, value in worth.items() if value >= best - EQUAL])

    def _worth(self, decision: Decision, states: list[State], action: int) -> float:
        game, side = decision.game, decision.game.seats[decision.seat].side
        total = 0.0
        for state in states:
            after = state.clone()
            game.apply(after, action)
            while not after.over and after.seat == CHANCE:
                game.roll(after)
            told = game.returns(after) if after.over else self.evaluate(game, after)
            total += told[side]
        return total


def make_greedy(setting: str, game: Game) -> Bot:
    """Make one from ``greedy``, ``greedy:<evaluator>`` or ``greedy:<evaluator>,samples=8``."""
    settings = Settings("greedy", setting)
    evaluate = evaluator_for(game, settings.first or DEFAULT)
    if evaluate is None:
        raise UguisuError(
            Message("bot 'greedy' needs an evaluator, but no plugin provides one for {game}", game=game.id),
            hint=Message("use mcts or random"),
        )
    certain = game.hides_nothing and not game.has_chance
    samples = settings.whole("samples", 1 if certain else SAMPLES)
    settings.done()
    if not samples:
        raise UguisuError(Message("bot 'greedy': samples should be at least 1"))
    return GreedyBot(evaluate, samples)
