"""A game with secrets as a tree: every position, what chance may do, and which positions a seat can't tell apart.

What a seat knows is its *information state*. A view of each position would tell it, and costs a millisecond; so here it is
made of what reaches the seat step by step: its own actions, the events it hears, the public clock, and what it is shown of
the decision. That this is the same is not taken on trust: views are compared all along, and where a game shows something
that it never tells, the tree is made anew with whole views.

Where a seat knows for certain what position it is in, and what the other one knows, the way there no longer matters to it:
it forgets it, so that ways come together again (imperfect recall of what is of no use, after Lanctot and others 2012).
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import UguisuError
from uguisu.core.events import includes
from uguisu.core.state import OVER
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State

MOST_POSITIONS = 400_000
"""Larger trees are not made: they take a gigabyte."""
COMPARED, COMPARED_EVERY = 400, 40
"""So many positions at first, and then one in so many, are compared by whole views."""
SEATS = 2

Start = Sequence[tuple["State", float]]
"""The positions that a game may begin in, and how likely each is."""


class TooLarge(UguisuError):
    """The tree has more positions than were allowed."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("the number of positions is over {most:,}", most=most))
        self.most = most


class TreeTooLarge(UguisuError):
    """Chance may fall in more ways, all in all, than were allowed."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("the number of ways to go through is over {most:,}", most=most))


@dataclass(slots=True)
class WorkCount:
    """Counts how often an action is carried out, or a game begun: once for each way that chance may fall.

    Attributes:
        most: how often it may be; None: as often as it takes.
        done: how often it was.
    """

    most: int | None = None
    done: int = 0

    def __call__(self) -> None:
        """Count one.

        Raises:
            TooLong: when it is more than were allowed.
        """
        self.done += 1
        if self.most is not None and self.done > self.most:
            raise TreeTooLarge(self.most)


class TellsTooLittle(Exception):
    """What reaches a seat does not tell all that its views show, so whole views are needed."""


@dataclass(slots=True)
class TreeNode:
    """One position of the tree, as everybody knows it.

    Attributes:
        seat: who decides, or `OVER`.
        known: the information state of each seat, by number.
        worth: at the end of the game, what the first side gets.
        branches: for each action of the seat the nodes it may lead to, and how likely each is.
    """

    seat: int
    known: tuple[int, int]
    worth: float = 0.0
    branches: list[list[tuple[int, float]]] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """All of a game.

    Attributes:
        nodes: every position that can come up.
        roots: the nodes in which the game begins, and how likely each is.
        actions: the legal actions of each information state in which a seat decides.
        seats: whose information state it is, for those in which a seat decides.
        examples: a position of each information state in which a seat decides.
        by_views: whether what a seat knows is made of whole views.
    """

    game: Game[Any]
    nodes: list[TreeNode] = field(default_factory=list)
    roots: list[tuple[int, float]] = field(default_factory=list)
    actions: dict[int, list[int]] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    examples: dict[int, State] = field(default_factory=dict)
    by_views: bool = False


def tree_of(
    game: Game[Any],
    start: Start,
    most: int = MOST_POSITIONS,
    progress: Callable[[int], None] | None = None,
    *,
    joins: bool = True,
    whole_views: bool = False,
    compares: bool = True,
    work: WorkCount | None = None,
    as_seen: bool = False,
) -> Tree:
    """Return the tree of a game of two seats.

    Args:
        game: the compiled game.
        start: the positions that it may begin in, each with its log (`Game.beginnings(record=True)`).
        most: how many positions there may be.
        progress: told, now and then, how many there are.
        joins: whether ways come together where a seat is certain.
        whole_views: whether what a seat knows is made of whole views from the first.
        compares: whether views are compared with what the game tells; it need not be, if another tree of it was found good.
        work: counts what is done.
        as_seen: whether seats tell apart only what their views do but for names (`Game.relabel_for`).

    Raises:
        TooLarge: when there are more positions.
        TooLong: when it takes more work than was allowed.
        TooManyOutcomes: when chance may fall in too many ways at once.
    """
    work = work or WorkCount()
    with no_cycles_sought():
        if not whole_views:
            try:
                return _Grower(
                    game, most, progress, work, joins=joins, compares=compares, as_seen=as_seen
                ).grown(start)
            except TellsTooLittle:
                pass
        return _Grower(game, most, progress, work, joins=joins, whole_views=True, as_seen=as_seen).grown(
            start
        )


@contextmanager
def no_cycles_sought() -> Iterator[None]:
    """Keep Python from looking for cycles among nodes, again and again the more there are: that took a third of the time."""
    sought = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if sought:
            gc.enable()


@dataclass(slots=True)
class _Place:
    """A position on the way, before it is a node: its state, what is legal there, and for each seat what it knows and what it
    was shown last.
    """

    state: State
    legal: list[int]
    known: tuple[int, int]
    shown: tuple[Hashable, Hashable]


class _Grower:
    """Grows a tree layer by layer of the public clock: who is in one moment knows that it is no other."""

    def __init__(
        self,
        game: Game[Any],
        most: int,
        progress: Callable[[int], None] | None,
        work: WorkCount,
        *,
        joins: bool,
        whole_views: bool = False,
        compares: bool = True,
        as_seen: bool = False,
    ) -> None:
        self.as_seen = as_seen
        self.game, self.most, self.joins, self.whole_views = game, most, joins, whole_views
        self.compares = compares and not whole_views
        self.work = work
        self.progress = progress or (lambda _count: None)
        self.tree = Tree(game, by_views=whole_views)
        self.numbers: dict[Hashable, int] = {}
        """The number of each information state, by what was known before and what came to be known."""
        self.layers: dict[int, dict[int, _Place]] = {}
        """The nodes that are not grown yet, by the public clock."""
        self.found: dict[Hashable, int] = {}
        """The nodes of the layers that are not done, by position and what is known in it."""
        self.joined: dict[int, int] = {}
        """Nodes that have come to be one with another."""
        self.views: dict[int, bytes] = {}
        """The view of information states that were compared."""

    def grown(self, start: Start) -> Tree:
        for state, share in start:
            legal = self.game.legal(state)
            shown = (self._shown(state, legal, 0), self._shown(state, legal, 1))
            views = [self._view(state, seat) for seat in range(SEATS)]
            known = (self._number((0, views[0])), self._number((1, views[1])))
            self.tree.roots += self._nodes(_Place(state, legal, known, shown), share)
        while self.layers:
            now = min(self.layers)
            if self.joins:
                self._join(now)
            waiting = self.layers[now]
            while waiting:
                number = next(iter(waiting))
                self._grow(number, waiting.pop(number))
            del self.layers[now]
            self.found = {key: node for key, node in self.found.items() if key[0] != now}  # type: ignore[index]
        return self._tidied()

    def _grow(self, number: int, place: _Place) -> None:
        node, state = self.tree.nodes[number], place.state
        node.branches = [
            [
                branch
                for then, share in self.game.outcomes(state, action, self.work)
                for branch in self._nodes(self._after(place, action, then), share)
            ]
            for action in place.legal
        ]

    def _nodes(self, place: _Place, share: float) -> list[tuple[int, float]]:
        """Return the nodes that a position comes to, and how likely each is: forced moves are made."""
        found: dict[int, float] = {}
        forced = [(place, share)]
        while forced:
            place, share = forced.pop()
            if len(place.legal) == 1:
                forced += [
                    (self._after(place, place.legal[0], then), share * part)
                    for then, part in self.game.outcomes(place.state, place.legal[0], self.work)
                ]
            else:
                node = self._node(place)
                found[node] = found.get(node, 0.0) + share
        return [*found.items()]

    def _node(self, place: _Place) -> int:
        """Return the number of the node that a position is, a new one if there is none."""
        state, nodes = place.state, self.tree.nodes
        now = self.game.clock(state)
        key = (now, state.position(), place.known)
        number = self.found.get(key)
        if number is not None:
            return number
        number = self.found[key] = len(nodes)
        if number >= self.most:
            raise TooLarge(self.most)
        if number % COMPARED_EVERY == 0 or number < COMPARED:
            self._compare(place)
        if number % 1000 == 0:
            self.progress(number)
        nodes.append(TreeNode(OVER if state.over else state.seat, place.known))
        if state.over:
            nodes[-1].worth = self.game.returns(state)[self.game.seats[0].side]
        else:
            self._knows_its_actions(place)
            self.layers.setdefault(now, {})[number] = place
        return number

    def _knows_its_actions(self, place: _Place) -> None:
        known = place.known[place.state.seat]
        if known not in self.tree.actions:
            self.tree.actions[known] = place.legal
            self.tree.seats[known] = place.state.seat
            self.tree.examples[known] = place.state

    # --- where ways come together ---------------------------------------------------------------------------------

    def _join(self, now: int) -> None:
        """Have each seat that is certain, in the nodes that begin a layer, forget the way there; equal nodes become one."""
        layer = self.layers[now]
        for seat in range(SEATS):
            alike = Counter(place.known[seat] for place in layer.values())
            for place in layer.values():
                if alike[place.known[seat]] == 1:
                    self._forget(place, seat, now)
        ones: dict[Hashable, int] = {}
        for number, place in [*layer.items()]:
            one = ones.setdefault((place.state.position(), place.known), number)
            if one != number:
                self.joined[number] = one
                del layer[number]
            else:
                self.tree.nodes[number].known = place.known
                self._knows_its_actions(place)

    def _forget(self, place: _Place, seat: int, now: int) -> None:
        others = place.known[1 - seat]
        certain = self._number(("certain", seat, now, place.state.position(), others))
        place.known = (certain, others) if seat == 0 else (others, certain)

    def _tidied(self) -> Tree:
        """Return the tree without the nodes that are one with another."""
        tree, joined = self.tree, self.joined
        kept = [number for number in range(len(tree.nodes)) if number not in joined]
        place = {number: at for at, number in enumerate(kept)}
        place |= {number: place[one] for number, one in joined.items()}
        tree.nodes = [tree.nodes[number] for number in kept]
        tree.roots = _summed(tree.roots, place)
        for node in tree.nodes:
            node.branches = [_summed(branch, place) for branch in node.branches]
        asked = {node.known[node.seat] for node in tree.nodes if node.seat != OVER}
        for table in (tree.actions, tree.seats, tree.examples):
            for known in [known for known in table if known not in asked]:
                del table[known]
        return tree

    # --- what is known ----------------------------------------------------------------------------------------------

    def _number(self, key: Hashable) -> int:
        return self.numbers.setdefault(key, len(self.numbers))

    def _after(self, place: _Place, action: int, then: State) -> _Place:
        """Return what has come of an action, and what each seat knows by now."""
        before, log = place.state, then.log or []
        events = [(event.audience, event.key()[::2]) for event in log[len(before.log or ()) :]]
        hears = self.game.relabel_event_for if self.as_seen else _as_told
        legal = self.game.legal(then)
        shown = (self._shown(then, legal, 0), self._shown(then, legal, 1))
        known = []
        for seat in range(SEATS):
            own = action if before.seat == seat else None
            heard = tuple(hears(then, seat, told) for audience, told in events if includes(audience, seat))
            if own is None and not heard and shown[seat] == place.shown[seat]:
                known.append(place.known[seat])
            else:
                known.append(self._number((place.known[seat], own, heard, shown[seat])))
        return _Place(then, legal, (known[0], known[1]), shown)

    def _shown(self, state: State, legal: list[int], seat: int) -> Hashable:
        """Return what a seat is shown of a decision, and the public clock."""
        game = self.game
        if self.whole_views:
            return self._view(state, seat)
        now = game.clock(state)
        if state.over:
            return now, state.result
        if state.seat == seat:
            return now, state.phase, seat, tuple(legal)
        if not includes(game.decision_audience(state), seat):
            name, told = game.cover(state)
            return now, name, state.seat if told else None
        return now, state.phase, state.seat

    def _view(self, state: State, seat: int) -> bytes:
        """Return what a seat sees, without the log, which is heard line by line."""
        log, state.log = state.log, None
        try:
            shown = self.game.relabel_for(state, seat) if self.as_seen else state
            return self.game.view(shown, seat).to_bytes()
        finally:
            state.log = log

    def _compare(self, place: _Place) -> None:
        """Look whether those who know the same see the same."""
        if not self.compares:
            return
        for seat in range(SEATS):
            view = self._view(place.state, seat)
            if self.views.setdefault(place.known[seat], view) != view:
                raise TellsTooLittle


def _as_told(_state: State, _seat: int, told: Hashable) -> Hashable:
    return told


def _summed(branch: list[tuple[int, float]], place: dict[int, int]) -> list[tuple[int, float]]:
    """Return the nodes of a branch by their new numbers, equal ones as one."""
    shares: dict[int, float] = {}
    for number, share in branch:
        shares[place[number]] = shares.get(place[number], 0.0) + share
    return [*shares.items()]
