"""The equilibrium of a tree of two sides, one's gain the other's loss: CFR+, with exact best replies that bound its error.

CFR+ (Tammelin, *Solving large imperfect information games using CFR+*, arXiv 1407.5042, 2014): regrets that never fall below
zero, the two sides by turns, and an average in which later strategies weigh more. Whatever it does, a best reply to each
side's average bounds the value from above and below, so the answer is right as far as its bound says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
import numpy.typing as npt

from uguisu.core.state import OVER
from uguisu_tools.equilibria.tree import SEATS, Tree, no_cycles_sought

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

LOOKS = 25
"""After so many rounds the bound is looked at."""


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """What a tree is worth to the first side, and how to play for it.

    Attributes:
        low: what the first side gets for sure by its mixture.
        high: what the second side lets it get at most by its own.
        mixtures: for each information state in which a seat decides, how often each of its actions is chosen.
        reached: how likely each of those is, if both play so.
        rounds: how often CFR+ went over the tree.
    """

    low: float
    high: float
    mixtures: Mapping[int, tuple[float, ...]]
    reached: Mapping[int, float]
    rounds: int

    @property
    def worth(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def gap(self) -> float:
        """How far apart the bounds are."""
        return self.high - self.low


def equilibrium(
    tree: Tree,
    gap: float,
    goes_on: Callable[[float], bool] = lambda _gap: True,
) -> Equilibrium:
    """Return an equilibrium of `tree` to within `gap`, or as near as it is when `goes_on(gap)` says no."""
    arrays = Arrays(tree)
    regrets, sums = np.zeros(arrays.choices), np.zeros(arrays.choices)
    strategy = arrays.shares(regrets)
    for rounds in count(1):
        for seat in range(SEATS):
            own, others = arrays.reach(strategy, seat)
            values = arrays.values(strategy) * (1.0 if seat == 0 else -1.0)
            mine = arrays.edges_of[seat]
            gains = others[arrays.parents[mine]] * (
                values[arrays.children[mine]] - values[arrays.parents[mine]]
            )
            regrets += np.bincount(arrays.choice[mine], gains * arrays.weight[mine], arrays.choices)
            np.maximum(regrets, 0.0, out=regrets)
            weights = own[arrays.deciding[seat]] * rounds * rounds
            for_known = np.bincount(arrays.known[arrays.deciding[seat]], weights, arrays.knowns)
            sums += for_known[arrays.known_of_choice] * strategy * (arrays.seat_of_choice == seat)
            strategy = arrays.shares(regrets)
        if rounds % LOOKS == 0 or rounds == 1:
            (low, first), (high, second) = arrays.safest(sums)
            if high - low <= gap or not goes_on(high - low):
                both = np.where(arrays.seat_of_choice == 0, first, second)
                return Equilibrium(low, high, arrays.mixtures(both), arrays.reached(both), rounds)
    raise AssertionError("it goes on until it returns")


def best_reply(tree: Tree, mixtures: Mapping[int, Sequence[float]], seat: int) -> float:
    """Return what a seat gets by the best reply to what the other one does.

    Args:
        tree: the game.
        mixtures: for information states of the other seat, how often each action is chosen; where there is none,
            each is as likely as another.
        seat: who replies.
    """
    arrays = Arrays(tree)
    return arrays.best_reply(arrays.strategy(mixtures), seat)


class Arrays:
    """A tree as arrays, so that a round is some dozens of operations however many nodes there are.

    An *edge* leads from a node to one that an action may come to; a *choice* is an action in an information state. Edges are
    grouped in layers: all that comes of a node lies in later ones.
    """

    def __init__(self, tree: Tree) -> None:
        nodes = tree.nodes
        numbers = {known: number for number, known in enumerate(tree.actions)}
        self.names = [*tree.actions]
        self.knowns = len(numbers)
        sizes = [len(actions) for actions in tree.actions.values()]
        self.first = np.concatenate(([0], np.cumsum(sizes)))[:-1].astype(np.int64)
        self.sizes = np.array(sizes, np.int64)
        self.choices = int(sum(sizes))
        self.known_of_choice = np.repeat(np.arange(self.knowns), self.sizes)
        seats = np.array([tree.seats[name] for name in self.names], np.int64)
        self.seat_of_choice = seats[self.known_of_choice]
        self.seat = np.array([node.seat for node in nodes], np.int64)
        self.known = np.array([-1 if n.seat == OVER else numbers[n.known[n.seat]] for n in nodes], np.int64)
        self.worth = np.array([node.worth for node in nodes])
        with no_cycles_sought():
            edges = [
                (parent, child, share, action)
                for parent, node in enumerate(nodes)
                for action, branch in enumerate(node.branches)
                for child, share in branch
            ]
            columns = [*zip(*edges, strict=True)] or [()] * 4
        self.parents = np.array(columns[0], np.int64)
        self.children = np.array(columns[1], np.int64)
        self.weight = np.array(columns[2], np.float64)
        self.choice = self.first[self.known[self.parents]] + np.array(columns[3], np.int64)
        self.root = np.zeros(len(nodes))
        for number, share in tree.roots:
            self.root[number] += share
        self.deciding = [np.flatnonzero(self.seat == seat) for seat in range(SEATS)]
        self.edges_of = [np.flatnonzero(self.seat[self.parents] == seat) for seat in range(SEATS)]
        self.layers = self._layers(np.arange(len(nodes)))
        self._reply_layers = [self._layers(self._units(seat)) for seat in range(SEATS)]

    def _units(self, seat: int) -> Ints:
        """Return for each node a number that those nodes share in which `seat` decides without telling them apart."""
        return np.where(self.seat == seat, len(self.seat) + self.known, np.arange(len(self.seat)))

    def _layers(self, units: Ints) -> list[Ints]:
        """Return the edges, those first after whose nodes most is to come; nodes of one unit lie in one layer."""
        parents, children = units[self.parents], units[self.children]
        height = np.zeros(int(units.max(initial=0)) + 1, np.int64)
        for _ in range(len(units) + 1):
            higher = height.copy()
            np.maximum.at(higher, parents, height[children] + 1)
            if np.array_equal(higher, height):
                break
            height = higher
        order = np.argsort(-height[parents], kind="stable")
        starts = np.flatnonzero(np.diff(height[parents][order])) + 1
        return np.split(order, starts) if len(order) else []

    # --- strategies -------------------------------------------------------------------------------------------

    def shares(self, weights: Floats) -> Floats:
        """Return for each choice its part of the weights in its information state; equal parts where all are none."""
        totals = np.add.reduceat(weights, self.first) if self.choices else weights
        known = self.known_of_choice
        even = 1.0 / self.sizes[known]
        safe = np.where(totals > 0, totals, 1.0)[known]
        return np.where(totals[known] > 0, weights / safe, even)

    def purest(self, strategy: Floats) -> Floats:
        """Return a strategy that always makes the choice which `strategy` makes most often."""
        most = np.maximum.reduceat(strategy, self.first) if self.choices else strategy
        is_most = strategy == most[self.known_of_choice]
        before = np.cumsum(is_most) - is_most
        return np.where(is_most & (before == before[self.first][self.known_of_choice]), 1.0, 0.0)

    def strategy(self, mixtures: Mapping[int, Sequence[float]]) -> Floats:
        """Return mixtures as one array."""
        weights = np.zeros(self.choices)
        for number, name in enumerate(self.names):
            if name in mixtures:
                weights[self.first[number] : self.first[number] + self.sizes[number]] = mixtures[name]
        return self.shares(weights)

    def mixtures(self, strategy: Floats) -> dict[int, tuple[float, ...]]:
        """Return one array as mixtures."""
        parts = np.split(strategy, self.first[1:]) if self.names else []
        return {name: tuple(part.tolist()) for name, part in zip(self.names, parts, strict=True)}

    # --- going over the tree ------------------------------------------------------------------------------------

    def reach(self, strategy: Floats, seat: int) -> tuple[Floats, Floats]:
        """Return how far a seat itself, and how far the other one and chance, lead to each node."""
        chosen = strategy[self.choice]
        mine = self.seat[self.parents] == seat
        own_step, others_step = np.where(mine, chosen, 1.0), np.where(mine, 1.0, chosen) * self.weight
        own, others = np.where(self.root > 0, 1.0, 0.0), self.root.copy()
        for layer in self.layers:
            parents, children = self.parents[layer], self.children[layer]
            np.add.at(own, children, own[parents] * own_step[layer])
            np.add.at(others, children, others[parents] * others_step[layer])
        return own, others

    def reached(self, strategy: Floats) -> dict[int, float]:
        """Return how likely each information state is."""
        _, others = self.reach(strategy, OVER)
        deciding = np.flatnonzero(self.known >= 0)
        likely = np.bincount(self.known[deciding], others[deciding], self.knowns)
        return dict(zip(self.names, likely.tolist(), strict=True))

    def values(self, strategy: Floats) -> Floats:
        """Return what each node is worth to the first side."""
        worth = self.worth.copy()
        step = strategy[self.choice] * self.weight
        for layer in reversed(self.layers):
            np.add.at(worth, self.parents[layer], step[layer] * worth[self.children[layer]])
        return worth

    def safest(self, weights: Floats) -> tuple[tuple[float, Floats], tuple[float, Floats]]:
        """Return what the first side gets for sure by the mean of `weights`, or by what that does most, and that strategy;
        then what the second side lets it get at most.

        A mean keeps a little of early errors for ever, which what it does most often leaves out: so a win that can be forced
        is seen to be one.
        """
        mean = self.shares(weights)
        tries = (mean, self.purest(mean))
        lows = [(-self.best_reply(strategy, 1), strategy) for strategy in tries]
        highs = [(self.best_reply(strategy, 0), strategy) for strategy in tries]
        return max(lows, key=lambda one: one[0]), min(highs, key=lambda one: one[0])

    def best_reply(self, strategy: Floats, seat: int) -> float:
        """Return what `seat` gets at best, while the other one plays `strategy`."""
        _, others = self.reach(strategy, seat)
        # Where nobody comes, any reply is as good: a share of nothing still tells which is better there.
        likely = others + 1e-15
        worth = self.worth * (1.0 if seat == 0 else -1.0)
        step = strategy[self.choice] * self.weight
        for layer in reversed(self._reply_layers[seat]):
            mine = layer[self.seat[self.parents[layer]] == seat]
            rest = layer[self.seat[self.parents[layer]] != seat]
            np.add.at(worth, self.parents[rest], step[rest] * worth[self.children[rest]])
            if len(mine):
                self._reply(worth, likely, mine)
        return float(worth @ self.root)

    def _reply(self, worth: Floats, likely: Floats, edges: Ints) -> None:
        """Give nodes the worth of the best choice in their information state; all of its edges are among `edges`."""
        choices, at = np.unique(self.choice[edges], return_inverse=True)
        gains = self.weight[edges] * worth[self.children[edges]]
        sums = np.bincount(at, likely[self.parents[edges]] * gains)
        knowns = self.known_of_choice[choices]
        starts = np.flatnonzero(np.diff(knowns, prepend=-1))
        best = np.maximum.reduceat(sums, starts)
        lengths = np.diff(np.append(starts, len(knowns)))
        is_best = sums == np.repeat(best, lengths)
        first = np.zeros(len(choices), bool)
        seen = np.flatnonzero(is_best)
        _, firsts = np.unique(knowns[seen], return_index=True)
        first[seen[firsts]] = True
        taken = first[at]
        np.add.at(worth, self.parents[edges[taken]], gains[taken])
