"""The tree of a search: what one player has seen so far, and how each answer to it went."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import log, sqrt


class Edge:
    """How one action went.

    Attributes:
        visits: how often it was tried.
        total: the sum of what it brought to the side that decides, each from -1 to 1.
        offered: how often it was legal when its node was come to (it may hang on what is hidden).
        proven: what it brings each side under best play, once that is known.
        guess: what it brings each side if all take what looks best of what was tried so far; None until it was.
    """

    __slots__ = ("guess", "offered", "proven", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.proven: Mapping[str, float] | None = None
        self.guess: Mapping[str, float] | None = None


class Node:
    """A decision in a player's eyes: all positions in which that player has seen the same.

    Attributes:
        edges: by action, those tried so far.
        children: by what the player sees next (see `Phase.seen`).
        side: the side that decides here, "" as long as this player only watches.
        width: how many actions are legal, where that can't vary; else 0.
    """

    __slots__ = ("children", "edges", "side", "width")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.side = ""
        self.width = 0

    def child(self, seen: int) -> Node:
        """Return the node reached when the player sees `seen`; it is made when it isn't there."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node()
        return found

    def choose(
        self, legal: Sequence[int], curiosity: float, trust: float, rng: random.Random
    ) -> tuple[int, Edge]:
        """Return an action to try and its edge: one never tried if there is any, else the highest upper bound.

        The bound is UCB1 with the number of times the action was on offer in place of the node's visits, as in
        information set search: Cowling, Powley & Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.
        """
        edges = self.edges
        fresh: list[int] = []
        best_action, best_edge, best = -1, None, -1e9
        offered, width = 0, 0.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                fresh.append(action)
                continue
            edge.offered += 1
            if fresh or edge.proven is not None:
                continue
            value = edge.total / edge.visits
            if edge.guess is not None:
                value += trust * (edge.guess[self.side] - value)
            if edge.offered != offered:  # mostly the same for all: a logarithm is dear
                offered = edge.offered
                width = curiosity * sqrt(log(offered))
            bound = value + width / sqrt(edge.visits)
            if bound > best:
                best_action, best_edge, best = action, edge, bound
        if fresh:
            action = fresh[int(rng.random() * len(fresh))]
            edge = edges[action] = Edge()
            edge.offered = 1
            return action, edge
        if best_edge is None:  # all are proven: the best of them
            best_action = max(legal, key=lambda action: worth(edges[action], self.side))
            best_edge = edges[best_action]
        return best_action, best_edge


def worth(edge: Edge, side: str) -> float:
    """Return what an action brings `side`: proven, or else on average."""
    if edge.proven is not None:
        return edge.proven[side]
    return edge.total / edge.visits if edge.visits else 0.0
