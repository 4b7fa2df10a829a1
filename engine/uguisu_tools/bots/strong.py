"""The strong bot for any game: a tree over the plans of the game's rules of thumb, where it has some; else `mcts`.

The plans at the root are dropped by halves, all of them on the same states with the same dice; the own decisions that
follow on each grow a tree (a hybrid search: Pepels, Cazenave, Winands & Lanctot, *Minimizing Simple and Cumulative Regret
in Monte-Carlo Tree Search*, 2014), whose nodes are what the own seat has done and heard (Silver & Veness, *Monte-Carlo
Planning in Large POMDPs*, 2010). There a plan is chosen by PUCT, with what rules of thumb would do as the likeliest
(Rosin, *Multi-armed Bandits with Episode Context*, 2011). All other seats play by rules of thumb. A game is broken off
after as many rounds as the policy says, and weighed by `Policy.worth`.

What rules of thumb would do is itself a plan, and is left only for what is better by more than chance would have it: so
the bot is hardly ever worse than they are (Bertsekas & Castañon 1999).
"""

from __future__ import annotations

import random
from math import sqrt
from time import perf_counter
from typing import Any

from uguisu.bots.bot import Bot, Decision
from uguisu.bots.policy import OVER, Actions, Plan, Policy
from uguisu.bots.settings import Budget
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu_tools.bots import search
from uguisu_tools.bots.ending import can_be_solved, ending_of
from uguisu_tools.bots.plan_search import COLUMNS, PLANS, PLAYOUTS, PlanSearchBot, made_of

USUAL = 0.5
"""How likely the best plan is taken to be what rules of thumb would do; the others share the rest alike."""
CURIOSITY = 1.0
"""The constant of PUCT."""
RIPE = 2
"""How often a decision is come to before its plans are weighed: to find them takes time."""
BELOW = 4
"""How many plans are weighed at decisions below the root."""

TRIES = 4
"""How many playouts there are for each plan at the root, at least, if it is to be weighed at all."""

OVERDRAWN = 1.5
"""How much longer than it should a decision may take so that more secret choices of the others are weighed."""
SOLVED = 100
"""How many actions there may be for each playout where the rest of the game is solved: that takes about as long as a
hundred decisions of rules of thumb.
"""


class OwnNode:
    """An own decision below the root, by what the seat has done and heard since.

    Attributes:
        plans: what may be done, what rules of thumb would do first; none where there is nothing else, None as long as nobody
            has asked.
        visits, totals: of each plan, how often it was tried, and the sum of what it brought.
        come: how often this decision was come to.
    """

    __slots__ = ("come", "plans", "totals", "visits")

    def __init__(self) -> None:
        self.plans: list[Plan[Any]] | None = None
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.come = 0

    def know(self, plans: list[Plan[Any]]) -> None:
        """Keep what may be done here."""
        self.plans, self.visits, self.totals = plans, [0] * len(plans), [0.0] * len(plans)

    def choose(self) -> int:
        """Return the number of the plan with the highest bound; one never tried is thought as good as all on average."""
        tried = sum(self.visits)
        mean = sum(self.totals) / tried if tried else 0.0
        width = CURIOSITY * sqrt(tried + 1)
        rest = (1 - USUAL) / max(1, len(self.visits) - 1)
        best, chosen = -1e9, 0
        for number, (visits, total) in enumerate(zip(self.visits, self.totals, strict=True)):
            prior = rest if number else USUAL
            bound = (total / visits if visits else mean) + width * prior / (1 + visits)
            if bound > best:
                best, chosen = bound, number
        return chosen


class PlanTree:
    """What is found out about the own decisions after one plan at the root."""

    def __init__(self, game: Game[Any], policy: Policy[Any], seat: int) -> None:
        self._game, self._policy, self._seat = game, policy, seat
        self._nodes: dict[tuple[int, ...], OwnNode] = {}

    def play_on(self, state: State, plan: Plan[Any], *, until: int, rng: random.Random) -> float:
        """Play on in `state`, which is used up, up to the round `until`, beginning with a plan; learn from how it ends.

        Returns:
            What the seat may then expect, from -1 to 1.
        """
        game, policy, seat = self._game, self._policy.fork(), self._seat
        heard = 0
        growing = True
        now: Plan[Any] | None = plan
        path: list[tuple[OwnNode, int]] = []
        while not state.over and policy.round(state) < until:
            if state.seat == CHANCE:
                heard = hash((heard, state.phase))
                game.roll(state)
                continue
            legal = game.legal(state)
            action = OVER
            if state.seat == seat and len(legal) > 1:
                if now is not None:
                    action = now.next(state, legal)
                if action == OVER:
                    now = None
                    if growing:
                        node = self._come_to(state, policy, legal, heard, rng)
                        growing = node.plans is not None
                        if node.plans:
                            number = node.choose()
                            path.append((node, number))
                            now = node.plans[number].copy()
                            action = now.next(state, legal)
            if action == OVER:
                action = policy.choose(state, legal, rng)
            if growing:
                heard = hash((heard, game.seen(state, action, seat)))
            game.apply(state, action)
        result = policy.worth(state, seat)
        for node, number in path:
            node.visits[number] += 1
            node.totals[number] += result
        return result

    def _come_to(
        self, state: State, policy: Policy[Any], legal: list[int], heard: int, rng: random.Random
    ) -> OwnNode:
        """Return the node of a decision; its plans are known once it has been come to some times."""
        node = self._nodes.setdefault((heard, state.phase, *legal), OwnNode())
        node.come += 1
        if node.plans is None and node.come >= RIPE:
            node.know(candidates(policy, state, legal, BELOW, policy.choose(state, legal, rng)))
        return node


def candidates(policy: Policy[Any], state: State, legal: list[int], most: int, usual: int) -> list[Plan[Any]]:
    """Return what may be done: first what rules of thumb would do, then other plans of theirs; [] where there are none."""
    plans = policy.plans(state, legal, most)
    if len(plans) < 2:
        return []
    others = [plan for plan in plans if not (isinstance(plan, Actions) and plan.only == usual)]
    return [Actions[Any](state.seat, ((state.phase, usual),)), *others]


class StrongBot(PlanSearchBot):
    """Chooses among plans at the root as `PlanSearchBot` does, and grows a tree below each."""

    def __init__(self, policy: Policy[Any], budget: Budget, most: int = PLANS, ahead: int = 0) -> None:
        super().__init__(policy, budget, most, ahead)
        self._trees: list[PlanTree] = []
        self._made, self._took = 0, 0.0

    def choose(self, decision: Decision) -> int:
        """Return what search likes best, unless the rest of the game is solved and shows that to be unsafe."""
        if len(decision.legal) == 1 or not can_be_solved(decision.game):
            return super().choose(decision)
        ending = ending_of(decision, int(self._playouts() * SOLVED))
        if ending is None or len(ending.safe) > 1:
            liked = super().choose(decision)
            if ending is None or liked in ending.safe:
                return liked
        self._plan = None
        return ending.drawn(decision.rng)

    def plans(self, decision: Decision, state: Any, usual: int) -> list[Plan[Any]]:
        """Return what may be done, no more than there is time for, and forget all trees."""
        most = max(2, min(self.most, int(self._playouts() / TRIES)))
        plans = candidates(self.policy, state, decision.legal, most, usual)
        self._trees = [PlanTree(decision.game, self.policy, decision.seat) for _ in plans]
        return plans

    def width(self, rows: int) -> int:
        """Return about as many as there is time for: a matrix is filled at least once."""
        return max(2, min(COLUMNS, round(OVERDRAWN * self._playouts() / rows)))

    def imagine(
        self, decision: Decision, state: Any, plans: list[Plan[Any]], number: int, *, rounds: int, seed: int
    ) -> float:
        """Play on in `state`, which is used up, with one of the plans; its tree learns from it."""
        until = self.policy.round(state) + rounds
        begun = perf_counter()
        result = self._trees[number].play_on(
            state, plans[number].copy(), until=until, rng=random.Random(seed)
        )
        self._made += 1
        self._took += perf_counter() - begun
        return result

    def _playouts(self) -> float:
        """Return how many playouts a decision may have, about: by the clock, as many as it was so far."""
        if not self.budget.seconds:
            return self.budget.playouts
        return self.budget.seconds * self._made / self._took if self._made else PLAYOUTS


def make(setting: str, game: Game) -> Bot:
    """Make one from ``strong``, ``strong:200`` (playouts a decision), ``strong:0.5s``, and options ``plans=``, ``turns=``."""
    if game.policy is None:
        return search.make(setting, game)
    return made_of(StrongBot, "strong", setting, game.policy, game)
