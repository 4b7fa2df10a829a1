"""The bot that imagines: it weighs plans by playing on from states that may be the true one.

Policy rollouts after Bertsekas & Castañon, *Rollout Algorithms for Stochastic Scheduling Problems*, 1999, on states drawn
from the belief; plans are dropped by sequential halving (Karnin, Koren & Somekh 2013), compared on the same states and
with the same dice. The rules of thumb are left only for what is better by more than chance would have it.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.bots.settings import Settings, seconds
from uguisu.core.errors import UguisuError
from uguisu.said import Said
from uguisu_scorpion.bots.imagining import Imagining
from uguisu_scorpion.bots.plans import OVER, Plan, plans
from uguisu_scorpion.bots.policy import Policy
from uguisu_scorpion.bots.prospects import Prospects
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

PLAYOUTS = 60
PLANS = 8
DOUBT = 1.0
"""By how many standard errors another plan must be better than what the rules of thumb would do."""
LOOKED_AHEAD = (1, 2)
"""Turns that guards and intruders play on: to the start of the next turn, and of the one after."""


class SearchBot(Bot):
    """Plays by rules of thumb, but for what imagined games show to be better."""

    def __init__(self, game: ScorpionGame, playouts: int, time: float, most: int, ahead: int) -> None:
        self.game, self.playouts, self.time, self.most, self.ahead = game, playouts, time, most, ahead
        self.policy = Policy(game)
        guards = self.policy.parts.guards
        self.imagining = Imagining(game, Prospects(game, guards.sense, guards.talents))
        self._plan: Plan | None = None

    def choose(self, decision: Decision[ScorpionState]) -> int:
        """Return the first action of the plan that did best; then carry it out."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        state = decision.sample()
        usual = self.policy.choose(state, legal, decision.rng)
        if self._plan is not None:
            action = self._plan.next(state, legal)
            if action != OVER:
                return action
        self.policy.parts.guards.suspicion(state)
        found = self._usual_first(plans(self.game, self.policy, state, legal, self.most), usual)
        if len(found) < 2:
            return usual
        self._plan = self._best(decision, found).copy()
        action = self._plan.next(state, legal)
        return usual if action == OVER else action

    def _usual_first(self, found: list[Plan], usual: int) -> list[Plan]:
        """Put what the rules of thumb would do first."""
        return sorted(found, key=lambda plan: plan.first not in (None, usual))

    def _best(self, decision: Decision, found: list[Plan]) -> Plan:
        turns = self.ahead or LOOKED_AHEAD[decision.seat not in self.game.table.guard_seats]
        results: list[list[float]] = [[] for _ in found]
        running = list(range(len(found)))
        rounds = max(1, (len(found) - 1).bit_length())
        begun, made = perf_counter(), 0
        while len(running) > 1:
            spent = (perf_counter() - begun) / self.time if self.time else made / self.playouts
            if spent >= 1.0:
                break
            keep = max(2, -(-len(found) >> int(spent * rounds)))
            if len(running) > keep:
                running = _foremost(results, running, keep)
            state, seed = decision.sample(), decision.rng.getrandbits(32)
            for number in running:
                results[number].append(
                    self.imagining.outcome(state.clone(), found[number], self.policy, turns, seed)
                )
                made += 1
        return found[_choice(results, running)]


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


def make(setting: str, game: ScorpionGame) -> Bot:
    """Make one from ``search:200`` (playouts a decision), ``search:1s``, and the options plans= and turns=.

    Raises:
        UguisuError: for a setting that it can't read.
    """
    settings = Settings("search", setting)
    most, ahead = settings.whole("plans", PLANS), settings.whole("turns", 0)
    settings.done()
    time = seconds(settings.first) or 0.0
    if settings.first and time <= 0 and not (settings.first.isdecimal() and int(settings.first)):
        raise UguisuError(
            Said("bot 'search' can't make anything of '{written}'", written=settings.first),
            hint=Said("write search:200 (playouts a decision) or search:1s"),
        )
    playouts = int(settings.first) if settings.first.isdecimal() else PLAYOUTS
    return SearchBot(game, playouts, time, max(2, most), ahead)


SEARCH = BotType(
    "search",
    make,
    "Plays Scorpion by imagining what comes of a plan: search:200 (playouts a decision), search:1s; plans=, turns=.",
    "scorpion",
)
