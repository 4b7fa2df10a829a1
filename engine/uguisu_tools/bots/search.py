"""Monte Carlo tree search for any game: many sides, chance, hidden information and simultaneous choice.

Where nothing is hidden it is plain UCT (Kocsis & Szepesvári 2006) that also proves wins and losses as it goes, after
Winands, Björnsson & Saito, *Monte-Carlo Tree Search Solver*, 2008, for any number of sides (each takes what is best for
itself), and that, given an evaluator, weighs averages against what best play seems to lead to: implicit minimax backups,
Lanctot, Winands, Pepels & Sturtevant, *Monte Carlo Tree Search with Heuristic Evaluations using Implicit Minimax
Backups*, 2014.

Where something is hidden it is multiple-observer information set search (Cowling, Powley & Whitehouse 2012): each
iteration runs on a state drawn among those its seat's information allows, and every seat has a tree of its own, that
branches only on what that seat can see.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from uguisu.bots.bot import DEFAULT, Bot, Decision, Evaluate, evaluator_for
from uguisu.bots.settings import Budget, Settings
from uguisu.core.game import Game
from uguisu.core.rng import weighted
from uguisu.core.state import CHANCE, State

Returns = Mapping[str, float]

WON = 1.0
"""No return is better: a side that can have it looks no further."""
PLAYOUTS = 200
CURIOSITY = 0.7
"""The constant of UCB where averages of chancy results are all there is to go by."""
CURIOSITY_WITH_GUESSES = 0.2
"""The same where guesses of best play tell more, and sooner."""
TRUST = 0.9
"""How far guesses of best play count before averages, where nothing is hidden or left to chance."""


@dataclass(frozen=True, slots=True)
class Method:
    """How to search.

    Attributes:
        budget: how long.
        evaluate: guesses how a position will end; None to play on to the end instead.
        rollout: random plies played from a new leaf before it is evaluated.
        curiosity: how much what was little tried is preferred: the constant of UCB.
        trust: how far what best play seems to lead to counts before averages, from 0 to 1. Of no effect where something
            is hidden, and to be 0 without an evaluator: random play to the end says little about best play.
        mix: below 1, chance chooses among moves that were tried at least so often as a share of the one tried most; so
            games differ that would else repeat each other.
    """

    budget: Budget
    evaluate: Evaluate | None = None
    rollout: int = 0
    curiosity: float = CURIOSITY
    trust: float = 0.0
    mix: float = 1.0


class Tables:
    """Square roots and logarithms of small whole numbers, which bounds need at every step; they grow when asked for more."""

    def __init__(self) -> None:
        self.roots: list[float] = [0.0]
        self.widths: list[float] = [0.0]
        self.grow(256)

    def grow(self, most: int) -> None:
        """Know numbers up to `most`: `roots[n]` is the root of n, `widths[n]` that of its logarithm."""
        for number in range(len(self.roots), most + 1):
            self.roots.append(sqrt(number))
            self.widths.append(sqrt(log(number)))


TABLES = Tables()


NOTHING_LEGAL: list[int] = []
"""What is legal in a node as long as nobody has looked."""


class TriedAction:
    """How one action went.

    Attributes:
        visits: how often it was tried.
        total: the sum of what it brought to the side that decides, each from -1 to 1.
        offered: how often it was legal when its node was come to (it may hang on what is hidden).
        proven: what it brings each side under best play, once that is known.
        guess: what it brings each side if all take what looks best of what was tried so far; None until it was.
        value: what it is thought to bring the side that decides, by average and guess.
    """

    __slots__ = ("guess", "offered", "proven", "total", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.proven: Returns | None = None
        self.guess: Returns | None = None
        self.value = 0.0


class Node:
    """A decision in a player's eyes: all positions in which that player has seen the same.

    Attributes:
        edges: by action, those tried so far.
        children: by what the player sees next (see `Phase.seen`).
        side: the side that decides here, "" as long as this player only watches.
        width: how many actions are legal, where that can't vary; else 0.
        asked: how often an action was chosen here.
        state, legal: the position and what is legal in it, where nothing is hidden or left to chance; else None.
    """

    __slots__ = ("asked", "children", "edges", "legal", "side", "state", "width")

    def __init__(self) -> None:
        self.edges: dict[int, TriedAction] = {}
        self.children: dict[int, Node] = {}
        self.side = ""
        self.width = 0
        self.asked = 0
        self.state: State | None = None
        self.legal = NOTHING_LEGAL

    def know(self, game: Game, state: State) -> None:
        """Keep the position that this node always is."""
        self.state = state
        if not state.over:
            self.legal = game.legal(state)
            self.side, self.width = game.seats[state.seat].side, len(self.legal)

    def child(self, seen: int) -> Node:
        """Return the node reached when the player sees `seen`; it is made when it isn't there."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node()
        return found

    def choose(self, legal: list[int], curiosity: float, rng: random.Random) -> tuple[int, TriedAction]:
        """Return an action to try and its edge: one never tried if there is any, else the highest upper bound.

        The bound is UCB1 with the number of times the action was on offer in place of the node's visits, as in
        information set search: Cowling, Powley & Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.
        """
        edges = self.edges
        self.asked += 1
        tables = TABLES
        roots, widths = tables.roots, tables.widths
        if self.asked >= len(roots):
            tables.grow(2 * self.asked)
        fresh: list[int] = []
        best_action, best_edge, best = -1, None, -1e9
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                fresh.append(action)
                continue
            edge.offered += 1
            if fresh or edge.proven is not None:
                continue
            bound = edge.value + curiosity * widths[edge.offered] / roots[edge.visits]
            if bound > best:
                best_action, best_edge, best = action, edge, bound
        if fresh:
            action = fresh[int(rng.random() * len(fresh))]
            edge = edges[action] = TriedAction()
            edge.offered = 1
            return action, edge
        if best_edge is None:  # all are proven: the best of them
            best_action = self._best_proven(legal)
            best_edge = edges[best_action]
        return best_action, best_edge

    def _best_proven(self, legal: list[int]) -> int:
        edges, side = self.edges, self.side
        return max(legal, key=lambda action: worth(edges[action], side))


def worth(edge: TriedAction, side: str) -> float:
    """Return what an action brings `side`: proven, or else on average."""
    if edge.proven is not None:
        return edge.proven[side]
    return edge.total / edge.visits if edge.visits else 0.0


Step = tuple[Node, TriedAction]
"""A node and the action tried there."""
MOST_PLIES_BETWEEN = 12
"""Plies after which an earlier search is not asked any more what it knows of the present position."""


class Search:
    """One search, for one decision.

    Where nothing is hidden and nothing left to chance it goes on from what `earlier`, the search of the decision
    before, found out about the position that came of it.
    """

    def __init__(self, decision: Decision, method: Method, earlier: Search | None = None) -> None:
        game = decision.game
        self.decision = decision
        self.method = method
        self.game = game
        self.rng = decision.rng
        self.side = game.seats[decision.seat].side
        self.open = game.hides_nothing
        watchers = 1 if self.open else len(game.seats)
        self.watchers = range(watchers)
        self.roots = [Node() for _ in self.watchers]
        self.start = decision.sample() if self.open and not game.has_chance else None
        if self.start is not None and earlier is not None and earlier.start is not None:
            self.roots = [_come_to(self.start, earlier.start, earlier.roots[0], game) or self.roots[0]]
        self.root = self.roots[0 if self.open else decision.seat]
        self.iterations = 0

    def run(self) -> int:
        """Search as long as the budget allows, and return the action found best."""
        if len(self.decision.legal) > 1:
            spent = self.method.budget.meter()
            while spent(self.iterations) < 1.0 and not self._decided():
                self.iterate()
        return self.best()

    def best(self) -> int:
        """Return the action tried most often, unless one is proven better or that one proven bad."""
        edges = self.root.edges
        tried = [action for action in self.decision.legal if action in edges]
        if not tried:
            return self.decision.legal[0]
        unproven = [action for action in tried if edges[action].proven is None]
        chosen = self._often_tried(unproven or tried)
        proven = [action for action in tried if edges[action].proven is not None]
        if not proven:
            return chosen
        # Of moves that lose alike, the one after which it did best on the way: the other side may yet go wrong.
        sure = max(
            proven,
            key=lambda action: (worth(edges[action], self.side), edges[action].total / edges[action].visits),
        )
        return sure if worth(edges[sure], self.side) >= worth(edges[chosen], self.side) else chosen

    def _often_tried(self, actions: list[int]) -> int:
        edges = self.root.edges
        chosen = max(actions, key=lambda action: edges[action].visits)
        if self.method.mix == 1.0:
            return chosen
        enough = self.method.mix * edges[chosen].visits
        return self.decision.rng.choice([action for action in actions if edges[action].visits >= enough])

    def _decided(self) -> bool:
        """Whether more search can't change the choice: a win is proven, or everything is."""
        return self.open and self.root.width > 0 and _proof(self.root) is not None

    def iterate(self) -> None:
        """Walk down the tree, try something new, guess how that ends, and remember it on the way back."""
        self.iterations += 1
        if self.start is not None:
            path, known, state, certain = self._descend_kept()
        else:
            state = self.decision.sample()
            seed = state.seed
            path, nodes = self._descend(state)
            certain = self.open and state.seed == seed  # no dice were thrown, no cards shuffled
            known = nodes[0]
        if state.over:
            result: Returns = self.game.returns(state)
            proof: Returns | None = result if certain else None
        else:
            proof = _proof(known) if certain and known.width else None
            result = proof if proof is not None else self._guess(state)
        trust = self.method.trust
        guess: Returns | None = result if certain and trust else None
        for node, edge in reversed(path):
            edge.visits += 1
            edge.total += result[node.side]
            if proof is not None:
                edge.proven = proof
                proof = _proof(node)
            if guess is not None:
                edge.guess = guess
                guess = _best_guess(node)
            edge.value = edge.total / edge.visits
            if edge.guess is not None:
                edge.value += trust * (edge.guess[node.side] - edge.value)

    def _descend_kept(self) -> tuple[list[Step], Node, State, bool]:
        """Do what `_descend` does where a node is always the same position: it is kept, and played to but once.

        Return also whether the position at its end is certain: neither dice nor cards have come into it.
        """
        game, rng, curiosity = self.game, self.rng, self.method.curiosity
        rng.getrandbits(64)  # what a sample draws: the same seed plays the same game, positions kept or not
        node = self.root
        if node.state is None:
            assert self.start is not None
            node.know(game, self.start)
        state = node.state
        assert state is not None
        seed = state.seed
        path: list[Step] = []
        fresh = False
        while not (state.over or fresh):
            action, edge = node.choose(node.legal, curiosity, rng)
            path.append((node, edge))
            fresh = not edge.visits or edge.proven is not None
            node = node.child(action)
            if node.state is None:
                after = state.clone()
                game.apply(after, action)
                node.know(game, after)
            state = node.state
            assert state is not None
        return path, node, state, state.seed == seed

    def _descend(self, state: State) -> tuple[list[Step], list[Node]]:
        """Play down to the first action that was never tried, or to the end."""
        game, rng, curiosity = self.game, self.rng, self.method.curiosity
        nodes = self.roots[:]
        path: list[Step] = []
        while not state.over:
            seat = state.seat
            if seat == CHANCE:
                action = weighted(state, game.chances(state))
                fresh = False
            else:
                legal = game.legal(state)
                node = nodes[0 if self.open else seat]
                node.side = game.seats[seat].side
                node.width = len(legal)
                action, edge = node.choose(legal, curiosity, rng)
                path.append((node, edge))
                fresh = not edge.visits
                if edge.proven is not None:
                    fresh = True  # all are proven here; `iterate` needs no more than the proof
            if self.open:
                nodes[0] = nodes[0].child(action)
            else:
                nodes = [nodes[seat].child(game.seen(state, action, seat)) for seat in self.watchers]
            game.apply(state, action)
            if fresh:
                break
        return path, nodes

    def _guess(self, state: State) -> Returns:
        """Return what `state` will bring each side: by evaluator after a few random plies, or by playing to the end."""
        method, game = self.method, self.game
        if self.start is not None and (method.evaluate is None or method.rollout):
            state = state.clone()  # which is kept
        if method.evaluate is None:
            return game.returns(game.playout(state, self.rng))
        if method.rollout:
            game.playout(state, self.rng, method.rollout)
        return game.returns(state) if state.over else method.evaluate(game, state)


def _come_to(wanted: State, state: State, node: Node, game: Game) -> Node | None:
    """Return the node at which `wanted` is reached from `state`, that of `node`; None if the tree holds none."""
    plies = wanted.ply - state.ply
    if plies == 0:
        state.seed = wanted.seed  # each is given its own, and nothing hangs on it here
        return node if state == wanted else None
    if not 0 < plies <= MOST_PLIES_BETWEEN or state.over:
        return None
    for action, child in node.children.items():
        after = state.clone()
        game.apply(after, action)
        found = _come_to(wanted, after, child, game)
        if found is not None:
            return found
    return None


def _best_guess(node: Node) -> Returns | None:
    """Return what `node` brings if all take what looks best from here, once every action was tried."""
    if len(node.edges) < node.width:
        return None
    side = node.side
    best: Returns | None = None
    for edge in node.edges.values():
        told = edge.proven if edge.proven is not None else edge.guess
        if told is not None and (best is None or told[side] > best[side]):
            best = told
    return best


def _proof(node: Node) -> Returns | None:
    """Return what best play from `node` brings, if that is known: one action wins, or all are proven."""
    best: Returns | None = None
    known = 0
    for edge in node.edges.values():
        if edge.proven is not None:
            known += 1
            if best is None or edge.proven[node.side] > best[node.side]:
                best = edge.proven
    if best is not None and (best[node.side] >= WON or known == node.width):
        return best
    return None


class SearchBot(Bot):
    """Searches at each decision, and goes on from what it found before where it may."""

    def __init__(self, method: Method) -> None:
        self.method = method
        self.mixes = method.mix < 1.0
        self.search: Search | None = None

    def choose(self, decision: Decision) -> int:
        """Return the action found best."""
        self.search = Search(decision, self.method, self.search)
        return self.search.run()


def make(setting: str, game: Game) -> Bot:
    """Make one from ``mcts``, ``mcts:500`` (playouts), ``mcts:0.5s`` (a move), and options after commas.

    Options are ``evaluator=`` (``none`` to play on to the end at random), ``rollout=`` (random plies before a position is
    evaluated), ``c=``, ``trust=`` and ``mix=`` (see `Method`).
    """
    settings = Settings("mcts", setting)
    budget = settings.budget(PLAYOUTS)
    evaluate = evaluator_for(game, settings.text("evaluator", DEFAULT))
    rollout = settings.whole("rollout", 0)
    guesses = evaluate is not None and game.hides_nothing and not game.has_chance
    trust = settings.number("trust", TRUST if guesses else 0.0, most=1.0)
    curiosity = settings.number("c", CURIOSITY_WITH_GUESSES if trust else CURIOSITY)
    mix = settings.number("mix", 1.0, most=1.0)
    settings.done()
    return SearchBot(Method(budget, evaluate, rollout, curiosity, trust, mix))
