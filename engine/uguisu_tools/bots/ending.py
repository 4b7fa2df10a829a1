"""The rest of a game, solved exactly where little may still come: the last turns of a duel, say.

Where both sides have to mix in what follows, games that rules of thumb play on do not tell what a secret choice is worth
before it. So `strong` makes a tree of all that may still come, from the states that its seat holds possible, if that takes
no more than it may think, and looks for an equilibrium of it (`uguisu_tools.equilibria`). What search likes best is kept if
it is safe, that is if it gives away nothing to whoever answers it best, so that habits are still made use of; else an action of
the equilibrium is drawn.

From states that one seat holds possible this is a subgame solved by itself: right where the other one knows as much, which
is so in duels with all cards on the table; otherwise the other one is taken to know the own hand, the worst case (what may
go wrong there: Burch, Johanson & Bowling, *Solving Imperfect Information Games Using Decomposition*, 2014).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from uguisu.core.commit import CommitPhase, SecretChoice
from uguisu.core.errors import UguisuError
from uguisu.core.outcomes import hands_of, put_in_order
from uguisu_tools.bots.matrix import SELDOM, is_secret_choice, unchosen

if TYPE_CHECKING:
    from uguisu.bots.bot import Decision
    from uguisu.core.game import Game
    from uguisu.core.state import State
    from uguisu_tools.equilibria.tree import Tree

SEATS = 2
SOLVES = find_spec("numpy") is not None
"""Equilibria want NumPy, which is not everywhere: a page in a browser goes without."""
DRAWN, WORLDS = 12, 4
"""States that are drawn, and how many of them may differ: more are no fair picture of what the seat holds possible."""
DIVES, TOGETHER = 4, 2
"""Games played at random to estimate how much may still come, and how much more that may be than what is gone through, for
ways come together.
"""
GAP, LOOKS = 0.02, 12
"""How far apart the bounds of a value should be, and how often that is looked at."""
SAFE = 0.03
"""What an action may give away to the best answer and still be called safe."""
KEPT = 500
"""Endings that are remembered for each game, of all seats and games played."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What to do where the rest of a game is solved.

    Attributes:
        safe: the actions that give away nothing.
        shares: how often an equilibrium chooses each action.
    """

    safe: frozenset[int]
    shares: dict[int, float]

    def drawn(self, rng: random.Random) -> int:
        """Return an action of the equilibrium; the only safe one, if there is one."""
        if len(self.safe) == 1:
            return next(iter(self.safe))
        return rng.choices([*self.shares], [*self.shares.values()])[0]


@dataclass(slots=True)
class _Solved:
    """What is known of a game's endings, and whether its views were compared with what it tells, and need be looked at."""

    endings: dict[object, Ending | None] = field(default_factory=dict)
    compared: bool = False
    by_views: bool = False


_solved: WeakKeyDictionary[Game[Any], _Solved] = WeakKeyDictionary()


def can_be_solved(game: Game[Any]) -> bool:
    """Whether a game is between two who choose in secret at once, one's gain the other's loss."""
    if not SOLVES:
        return False
    two = len(game.seats) == SEATS and len(set(game.sides)) == SEATS and game.zero_sum
    return two and any(isinstance(phase, CommitPhase | SecretChoice) for phase in game.phases)


def ending_of(decision: Decision, most: int) -> Ending | None:
    """Return what to do in a decision if the rest of the game takes at most `most` actions to go through; else None."""
    game, seat = decision.game, decision.seat
    worlds = _worlds(decision)
    if not worlds:
        return None
    solved = _solved.setdefault(game, _Solved())
    key = (seat, most, *sorted((state.position(), share) for state, share in worlds))
    if key not in solved.endings:
        if len(solved.endings) >= KEPT:
            solved.endings.clear()
        solved.endings[key] = _solve(game, seat, worlds, most, solved)
    return solved.endings[key]


def _worlds(decision: Decision) -> list[tuple[State, float]]:
    """Return the states that the seat holds possible, before anybody has chosen, and how likely each is; [] if too many."""
    game, hands = decision.game, hands_of(decision.game)
    found: dict[bytes, list[Any]] = {}
    for _ in range(DRAWN):
        state = decision.sample()
        if is_secret_choice(game, state):
            state = unchosen(game, state)
        state.log = []
        put_in_order(state, hands)
        found.setdefault(state.position(), [state, 0.0])[1] += 1 / DRAWN
        if len(found) > WORLDS:
            return []
    return [(state, share) for state, share in found.values()]


def _solve(
    game: Game[Any], seat: int, worlds: Sequence[tuple[State, float]], most: int, solved: _Solved
) -> Ending | None:
    # Imported here, for they need numpy, and most decisions of most games have too much before them.
    from uguisu_tools.equilibria.solution import estimated
    from uguisu_tools.equilibria.tree import WorkCount, tree_of

    largest = most * TOGETHER
    if sum(estimated(game, state, DIVES, largest) for state, _ in worlds) > largest:
        return None
    try:
        tree = tree_of(
            game,
            worlds,
            work=WorkCount(most),
            whole_views=solved.by_views,
            compares=not solved.compared,
        )
    except UguisuError:
        return None
    solved.compared, solved.by_views = True, tree.by_views
    return _of_tree(tree, seat)


def _of_tree(tree: Tree, seat: int) -> Ending | None:
    from uguisu_tools.equilibria.mixing import Arrays, equilibrium

    asked = {tree.nodes[number].known[seat] for number, _ in tree.roots}
    if len(asked) != 1 or any(tree.nodes[number].seat != seat for number, _ in tree.roots):
        return None
    (known,) = asked
    looks = [0]

    def goes_on(_gap: float) -> bool:
        looks[0] += 1
        return looks[0] < LOOKS

    found = equilibrium(tree, GAP, goes_on)
    actions, arrays = tree.actions[known], Arrays(tree)
    sure = found.low if seat == 0 else -found.high
    safe = set()
    for number, action in enumerate(actions):
        always = tuple(float(at == number) for at in range(len(actions)))
        gets = -arrays.best_reply(arrays.strategy({**found.mixtures, known: always}), 1 - seat)
        if gets >= sure - SAFE:
            safe.add(action)
    shares = dict(zip(actions, found.mixtures[known], strict=True))
    often = {action: share for action, share in shares.items() if share >= SELDOM}
    return Ending(frozenset(safe), often)
