"""The bot that imagines: it weighs a policy's plans by playing on from states that may be the true one.

Policy rollouts after Bertsekas & Castañon, *Rollout Algorithms for Stochastic Scheduling Problems*, 1999, on states drawn
among those that its seat's information allows; plans are dropped by sequential halving (Karnin, Koren & Somekh 2013),
compared on the same states and with the same dice. What the policy would do is left only for what is better by more than
chance would have it. Those who play on in an imagined game know what the policy reads of a state, no more; only the plan
is chosen with several imagined states in view (that is what search is).
"""

import random
from collections.abc import Callable
from math import sqrt
from typing import Any

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.bots.policy import OVER, Plan, Policy
from uguisu.bots.settings import Budget, Settings
from uguisu.core.commit import CommitPhase, SecretChoice
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, S
from uguisu_tools.bots.matrix import Matrix, cast, is_secret_choice, mixture, others_choices, usually

PLAYOUTS = 60
PLANS = 8
COLUMNS = 5
"""How many choices of the others are weighed in each sample, at secret choices."""
DOUBT = 1.0
"""By how many standard errors another plan must be better than what the policy would do."""


def imagine(
    game: Game[S], policy: Policy[S], state: S, plan: Plan[S], *, rounds: int, rng: random.Random
) -> float:
    """Play on in `state`, which is used up: a plan first, then all by the policy; return what its seat may then expect."""
    seat, until = state.seat, policy.round(state) + rounds
    return play_on(game, policy, state, seat, plan.copy(), until=until, rng=rng)


def play_on(
    game: Game[S],
    policy: Policy[S],
    state: S,
    seat: int,
    plan: Plan[S] | None = None,
    *,
    until: int,
    rng: random.Random,
) -> float:
    """Play on in `state`, which is used up, up to the round `until`: a seat by its plan as long as it has one, all else by
    the policy; return what the seat may then expect.
    """
    policy = policy.fork()
    while not state.over and policy.round(state) < until:
        if state.seat == CHANCE:
            game.roll(state)
            continue
        legal = game.legal(state)
        planned = plan is not None and state.seat == seat and len(legal) > 1
        action = plan.next(state, legal) if planned and plan is not None else OVER
        game.apply(state, action if action != OVER else policy.choose(state, legal, rng))
    return policy.worth(state, seat)


class PlanSearchBot(Bot):
    """Plays by a policy, but for what imagined games show to be better.

    `most` is the number of plans it chooses between, `ahead` that of the rounds it imagines; 0 leaves it to the policy.
    """

    def __init__(self, policy: Policy[Any], budget: Budget, most: int = PLANS, ahead: int = 0) -> None:
        self.policy, self.budget, self.most, self.ahead = policy, budget, most, ahead
        self.mixes = policy.mixes
        self._plan: Plan[Any] | None = None
        self._seated = False

    def choose(self, decision: Decision) -> int:
        """Return the first action of the plan that did best; then carry it out."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        if not self._seated:
            self.policy, self._seated = self.policy.sharpened(decision.seat), True
        state = self.policy.draw(decision)
        if is_secret_choice(decision.game, state):
            return self._mixed(decision, state)
        usual = self.policy.choose(state, legal, decision.rng)
        if self._plan is not None:
            action = self._plan.next(state, legal)
            if action != OVER:
                return action
        self.policy.look(state)
        plans = self.plans(decision, state, usual)
        if len(plans) < 2:
            return usual
        self._plan = self._best(decision, plans).copy()
        action = self._plan.next(state, legal)
        return usual if action == OVER else action

    def plans(self, decision: Decision, state: Any, usual: int) -> list[Plan[Any]]:
        """Return what may be done: first what begins as the policy would."""
        plans = self.policy.plans(state, decision.legal, self.most)
        plans.sort(key=lambda plan: plan.first not in (None, usual))
        return plans

    def width(self, rows: int) -> int:
        """Return how many choices of the others are weighed against so many own ones, in each sample."""
        return COLUMNS

    def imagine(
        self, decision: Decision, state: Any, plans: list[Plan[Any]], number: int, *, rounds: int, seed: int
    ) -> float:
        """Play on in `state`, which is used up, with one of the plans; return what the seat may then expect."""
        rng = random.Random(seed)
        return imagine(decision.game, self.policy, state, plans[number], rounds=rounds, rng=rng)

    def _mixed(self, decision: Decision, state: Any) -> int:
        """Return a choice of an equilibrium of the secret choices that are made now."""
        game, policy, rng = decision.game, self.policy, decision.rng
        policy.look(state)
        planned = [plan.first for plan in policy.plans(state, decision.legal, self.most)]
        rows = [first for first in planned if first is not None] or decision.legal
        rounds = self.ahead or policy.rounds_ahead(decision.seat)
        matrices: list[Matrix] = []
        usual: list[list[float]] = []
        width = self.width(len(rows))
        spent, made = self.budget.meter(), 0
        while not matrices or spent(made) < 1.0:
            sample = policy.draw(decision)
            until, seed = policy.round(sample) + rounds, rng.getrandbits(32)
            columns = others_choices(game, sample, width, rng)
            usual.append(usually(policy, sample, columns, rng))
            matrices.append(
                [
                    [
                        play_on(
                            game,
                            policy,
                            cast(game, sample, own, others),
                            decision.seat,
                            until=until,
                            rng=random.Random(seed),
                        )
                        for others in columns
                    ]
                    for own in rows
                ]
            )
            made += len(rows) * len(columns)
        return rng.choices(rows, mixture(matrices, usual))[0]

    def _best(self, decision: Decision, plans: list[Plan[Any]]) -> Plan[Any]:
        rounds = self.ahead or self.policy.rounds_ahead(decision.seat)
        results: list[list[float]] = [[] for _ in plans]
        running = list(range(len(plans)))
        halvings = max(1, (len(plans) - 1).bit_length())
        spent, made = self.budget.meter(), 0
        while len(running) > 1:
            share = spent(made)
            if share >= 1.0:
                break
            keep = max(2, -(-len(plans) >> int(share * halvings)))
            if len(running) > keep:
                running = _foremost(results, running, keep)
            state, seed = self.policy.draw(decision), decision.rng.getrandbits(32)
            for number in running:
                results[number].append(
                    self.imagine(decision, state.clone(), plans, number, rounds=rounds, seed=seed)
                )
                made += 1
        return plans[_choice(results, running)]


def _foremost(results: list[list[float]], running: list[int], keep: int) -> list[int]:
    """The usual plan, and the best of the others."""
    others = sorted(running[1:], key=lambda number: -sum(results[number]))
    return [running[0], *others[: keep - 1]]


def _choice(results: list[list[float]], running: list[int]) -> int:
    """The best plan, if it is better than the usual one by more than chance would have it."""
    best = max(running, key=lambda number: sum(results[number]))
    gains = [mine - usual for mine, usual in zip(results[best], results[0], strict=True)]
    count = len(gains)
    if best == 0 or count < 2:
        return 0
    mean = sum(gains) / count
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return best if mean > DOUBT * error else 0


def made_of(
    kind: type[PlanSearchBot], name: str, setting: str, policy: Callable[[Any], Policy[Any]], game: Game[Any]
) -> PlanSearchBot:
    """Make a bot that is called `name` from its setting, for a game.

    Raises:
        UguisuError: when it can't be read.
    """
    settings = Settings(name, setting)
    budget = settings.budget(PLAYOUTS)
    most, ahead = settings.whole("plans", PLANS), settings.whole("turns", 0)
    settings.done()
    bot = kind(policy(game), budget, max(2, most), ahead)
    bot.mixes = bot.mixes or any(isinstance(phase, CommitPhase | SecretChoice) for phase in game.phases)
    return bot


def plan_search_bot(
    name: str, policy: Callable[[Any], Policy[Any]], description: str, game: str | None = None
) -> BotType:
    """Return the kind of bot that searches the plans of a policy by playouts.

    Its settings: ``search:200`` (playouts a decision), ``search:1s``, and the options ``plans=`` and ``turns=``.
    """

    def make(setting: str, of: Any) -> Bot:
        return made_of(PlanSearchBot, name, setting, policy, of)

    return BotType(name, make, description, game)
