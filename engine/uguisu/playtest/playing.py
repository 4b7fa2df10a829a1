"""Plays one game of a playtest and writes down what a report needs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot, Decision
from uguisu.bots.table import choice
from uguisu.core.blame import blaming, fault_of
from uguisu.core.errors import UguisuError
from uguisu.core.state import CHANCE, State
from uguisu.playtest.measure import Use, Value, Visits
from uguisu.playtest.plan import Plan, bot_seed
from uguisu.playtest.played import Opening, Played
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry


def play(game: Game, plan: Plan, index: int, registry: Registry) -> Played:
    """Play game number `index`. A game that breaks is told as such: the others go on."""
    seed = plan.seed_of(index)
    playing = _Playing(game, plan, seed, registry)
    try:
        playing.to_the_end()
        return playing.played(index, "")
    except KeyboardInterrupt:
        raise
    except BaseException as failure:  # a plugin's bug in one game should not cost the others
        return playing.played(index, fault_of(failure))


class _Playing:
    def __init__(self, game: Game, plan: Plan, seed: int, registry: Registry) -> None:
        self.game = game
        self.plan = plan
        self.seed = seed
        self.registry = registry
        self.steps: list[tuple[str, str]] = []
        self.openings: dict[str, Opening] = {}
        self.decisions: dict[str, int] = {}
        self.choices: dict[str, int] = {}
        self.heat: dict[str, dict[int, int]] = {}
        self.measures: dict[str, float] = {}
        self.series: dict[str, list[float]] = {}
        self.uses: dict[str, Use] = {}
        self.visits: dict[str, dict[int, int]] = {}
        self.state: State | None = None

    def to_the_end(self) -> None:
        game, plan = self.game, self.plan
        bots = self._bots()
        wanted = [measure for measure in self.registry.measures if measure.game in (None, game.id)]
        state = self.state = game.new(self.seed, record=bool(wanted))
        self._warm(state)
        while not state.over:
            if state.ply >= plan.ply_limit:
                raise UguisuError(f"the game did not end within {plan.ply_limit:,} plies")
            self._ply(state, bots)
            self._warm(state)
        for track, stands in zip(game.tracks, state.tracks, strict=False):
            if track.audience:  # those that nobody sees are bookkeeping
                self.measures[f"track.{track.id}"] = float(stands)
        for measure in wanted:
            with blaming(Said("the measure '{name}'", name=measure.id)):
                for name, value in measure.take(game, state).items():
                    self._keep(f"{measure.id}.{name}", value)

    def _keep(self, name: str, value: Value) -> None:
        if isinstance(value, Use):
            self.uses[name] = value
        elif isinstance(value, Visits):
            self.visits[name] = dict(Counter(value.places))
        elif isinstance(value, Sequence):
            self.series[name] = [_finite(number, name) for number in value]
        else:
            self.measures[name] = _finite(value, name)

    def _bots(self) -> list[tuple[str, Bot, random.Random]]:
        return [
            (
                seat.id,
                self.plan.bots[seat.id].make(self.game, self.registry),
                random.Random(bot_seed(self.seed, seat.id)),
            )
            for seat in self.game.seats
        ]

    def _ply(self, state: State, bots: list[tuple[str, Bot, random.Random]]) -> None:
        game = self.game
        if state.seat == CHANCE:
            before = state.clone()
            action = game.roll(state)
            self.steps.append(("", game.describe(before, action).notation))
            return
        seat, bot, rng = bots[state.seat]
        decision = Decision(game, state, rng)
        action = choice(bot, str(self.plan.bots[seat]), seat, decision)
        move = game.describe(state, action)
        if seat not in self.openings:
            self.openings[seat] = Opening(move.notation, move.label.key, dict(move.label.values))
        self.decisions[seat] = self.decisions.get(seat, 0) + 1
        self.choices[seat] = self.choices.get(seat, 0) + len(decision.legal)
        self.steps.append((seat, move.notation))
        game.apply(state, action)

    def _warm(self, state: State) -> None:
        """Count the present position for the heat maps."""
        for layer, places in self.game.heat(state).items():
            counts = self.heat.setdefault(layer, {})
            for place in places:
                counts[place] = counts.get(place, 0) + 1

    def played(self, index: int, error: str) -> Played:
        state, game = self.state, self.game
        finished = state is not None and state.over and not error
        return Played(
            index=index,
            seed=self.seed,
            digest=game.digest,
            result=game.results[state.result].id if finished and state is not None else "",
            returns=_numbers(game.returns(state)) if finished and state is not None else {},
            plies=state.ply if state is not None else 0,
            steps=self.steps,
            openings=self.openings,
            decisions=self.decisions,
            choices=self.choices,
            measures=self.measures,
            series=self.series,
            uses=self.uses,
            visits=self.visits,
            heat=self.heat,
            error=error,
        )


def _numbers(returns: Mapping[str, float]) -> dict[str, float]:
    return {side: float(value) for side, value in returns.items()}


def _finite(value: float, name: str) -> float:
    number = float(value)
    if not isfinite(number):
        raise UguisuError(f"the measure '{name}' returned {number}, which can't be averaged")
    return number
