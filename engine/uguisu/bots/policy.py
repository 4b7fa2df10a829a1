"""Policies: a way to play a whole game by rules of thumb, and the plans that a search may weigh by it.

A policy alone makes a bot that answers at once (`policy_bot`); `uguisu_tools.bots.plan_search` makes one of it that imagines
what comes of its plans. What is the game's own, it writes in a subclass; all else is here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Self

from uguisu.bots.bot import DEFAULT, Bot, BotType, Decision
from uguisu.bots.settings import refuse_settings
from uguisu.core.game import Game
from uguisu.core.state import S

Answer = Callable[[S, list[int], random.Random], int]
"""(state, its legal actions, random numbers) -> one of them."""

OVER = -1
"""What a plan says when it has nothing more to do."""


TO_THE_END = 1 << 30


class Plan(Generic[S]):
    """Actions of one seat to be carried out one after another, as far as possible.

    Attributes:
        first: the first of them, if it is known in advance; else None.
    """

    first: int | None = None

    def next(self, state: S, legal: list[int]) -> int:
        """Return the next of them, which counts as played, or OVER."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy that continues from where this one is."""
        raise NotImplementedError


class Actions(Plan[S]):
    """An action and the answers to what it then asks the same seat, each with its phase."""

    def __init__(self, seat: int, steps: Sequence[tuple[int, int]]) -> None:
        self._seat, self._steps, self._done = seat, tuple(steps), 0
        self.first = self._steps[0][1]

    @property
    def only(self) -> int:
        """The action, if there is only one; else OVER."""
        return self._steps[0][1] if len(self._steps) == 1 else OVER

    def next(self, state: S, legal: list[int]) -> int:
        """Return the next one, if it was meant for this decision."""
        if self._done >= len(self._steps) or state.seat != self._seat:
            return OVER
        phase, action = self._steps[self._done]
        if state.phase != phase or action not in legal:
            self._done = len(self._steps)
            return OVER
        self._done += 1
        return action

    def copy(self) -> Self:
        """Return an independent copy."""
        copy = type(self)(self._seat, self._steps)
        copy._done = self._done
        return copy


class Policy(Generic[S]):
    """Answers any decision of a game. It is given states that are consistent with what its seat knows, never the true one.

    `answers` maps names of phases to answers; other phases are answered at random.
    """

    mixes = False
    """Whether it leaves choices to chance on purpose (see `Bot.mixes`)."""

    def __init__(self, game: Game[S], answers: Mapping[str, Answer[S]]) -> None:
        self._game = game
        self._answers = [answers.get(phase.name, _any) for phase in game.phases]

    def choose(self, state: S, legal: list[int], rng: random.Random) -> int:
        """Return one of the legal actions of the decision that is open in `state`."""
        if len(legal) == 1:
            return legal[0]
        return self._answers[state.phase](state, legal, rng)

    # What a search asks besides. As it stands here, it weighs every action by games that the policy plays to the end.

    def fork(self) -> Policy[S]:
        """Return a copy with the same knowledge that goes on independently, for imagined games."""
        return self

    def sharpened(self, seat: int) -> Policy[S]:
        """Return the policy that a search uses for a seat, which may be better and slower than the default bot's. Here: this
        one.
        """
        return self

    def sharpens(self, seat: int) -> bool:
        """Whether a seat plays differently with the policy from `sharpened` and the states from `draw`. Here: no."""
        return False

    def draw(self, decision: Decision[S]) -> S:
        """Return a state for a search to start from, drawn with the probabilities that the seat has reason to believe in.
        Here: any consistent state.
        """
        return decision.sample()

    def look(self, state: S) -> None:
        """Take in all that can be seen in `state`, so that forks need not."""

    def plans(self, state: S, legal: list[int], most: int) -> list[Plan[S]]:
        """Return about `most` plans that are worth searching; [] if `choose` will do. Here: every action."""
        return [Actions(state.seat, ((state.phase, action),)) for action in legal]

    def round(self, state: S) -> int:
        """Return the round of a state; imagined games go on for some rounds. Here: its ply."""
        return state.ply

    def rounds_ahead(self, seat: int) -> int:
        """Return how many rounds are imagined for a seat by default. Here: to the end of the game."""
        return TO_THE_END

    def worth(self, state: S, seat: int) -> float:
        """Return the value for a seat, from -1 to 1, where an imagined game is cut off or has ended."""
        game, side = self._game, self._game.seats[seat].side
        evaluate = game.evaluators.get(DEFAULT)
        if state.over or evaluate is None:
            return game.returns(state)[side] if state.over else 0.0
        return evaluate(game, state)[side]


def _any(_state: object, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


class PolicyBot(Bot):
    """Plays as its policy says, on one state that may be the true one."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy = policy
        self.mixes = policy.mixes

    def choose(self, decision: Decision) -> int:
        """Return what the policy says."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        return self.policy.choose(decision.sample(), decision.legal, decision.rng)


class SharpBot(PolicyBot):
    """Plays as its policy says, sharpened for its seat, on states that are drawn as for a search; it does not search."""

    def __init__(self, policy: Policy[Any]) -> None:
        super().__init__(policy)
        self._seated = False

    def choose(self, decision: Decision) -> int:
        """Return what the sharpened policy says."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        if not self._seated:
            self.policy, self._seated = self.policy.sharpened(decision.seat), True
        return self.policy.choose(self.policy.draw(decision), decision.legal, decision.rng)


def sharp_bot(
    name: str, policy: Callable[[Any], Policy[Any]], description: str, game: str | None = None
) -> BotType:
    """Return the kind of bot that plays by a sharpened policy without a search; it takes no setting."""

    def make(setting: str, of: Any) -> Bot:
        refuse_settings(name, setting)
        return SharpBot(policy(of))

    return BotType(name, make, description, game)


def policy_bot(
    name: str, policy: Callable[[Any], Policy[Any]], description: str, game: str | None = None
) -> BotType:
    """Return the kind of bot that plays by a policy, which is created for each seat; it takes no setting."""

    def make(setting: str, of: Any) -> Bot:
        refuse_settings(name, setting)
        return PolicyBot(policy(of))

    return BotType(name, make, description, game, policy)
