"""What an exact answer takes players to know that their views do not show: what the files of a pack fix in secret.

The tree of a game begins in the positions that the rules allow. If the files of the pack say where a secret lies, it lies
there in all of them, so both sides play as if they had read the files. A seat that goes by its view does not know; and
`Game.determinize`, which draws what it holds possible, draws other places too.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any

from uguisu.core.outcomes import hands_of, put_in_order
from uguisu.core.rng import derive
from uguisu.core.state import OVER
from uguisu_tools.equilibria.tree import SEATS, Start, Tree

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State

DRAWN = 12
"""States that are drawn for each position looked at."""
LOOKED_AT = 8
"""Positions looked at for each seat."""


def taken_as_known(tree: Tree, start: Start) -> tuple[int, ...]:
    """Return the seats that the tree takes to know more than they are shown: in positions of which they are certain there,
    as nothing else can have come about, they hold others possible as well, in which the other seat sees something else.
    """
    return tuple(seat for seat in range(SEATS) if _knows_more(tree, start, seat))


def _knows_more(tree: Tree, start: Start, seat: int) -> bool:
    begun = [state for state, _ in start] if len(start) == 1 else []
    return any(_doubted(tree, state, seat) for state in begun + _certain(tree, seat)[:LOOKED_AT])


def _certain(tree: Tree, seat: int) -> list[State]:
    """Return positions in which a seat decides and knows where it is, as it did all the way there.

    Who has been in doubt must work out what it knows, and what is drawn for bots does not go by all that can be worked out.
    """
    nodes = Counter(node.known[seat] for node in tree.nodes if node.seat != OVER)
    waiting = [number for number, _ in tree.roots]
    seen = set(waiting)
    found = []
    for number in waiting:
        node = tree.nodes[number]
        if nodes[node.known[seat]] != 1:
            continue
        if node.seat == seat:
            found.append(tree.examples[node.known[seat]])
        for then, _ in chain.from_iterable(node.branches):
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    return found


def _doubted(tree: Tree, state: State, seat: int) -> bool:
    """Whether a seat holds states possible in which the other one sees something else than it does."""
    game, other = tree.game, 1 - seat
    seen = _shown_to(game, state, other)
    rng = random.Random(derive(0, "doubted", state.ply))
    return any(_shown_to(game, game.determinize(state, seat, rng), other) != seen for _ in range(DRAWN))


def _shown_to(game: Game[Any], state: State, seat: int) -> bytes:
    """Return what a seat sees, without a log, whatever the order of hands."""
    quiet = state.without_log()
    put_in_order(quiet, hands_of(game))
    return game.view(quiet, seat).to_bytes()
