"""Operations on the ways between places, in games whose ways may change.

Such a game defines four rules: ``ways.cut`` and ``ways.join``, each ``(game, state, place, place) -> bool``, whether there
was anything to do; ``ways.heed(game)``, which readies the rules of movement of a scenario in which ways change; and
``ways.changed(state)``, the ways that are cut and those that are joined by now, each as pairs of places in both directions.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Annotated

from uguisu.board.distance import StepsFrom
from uguisu.content.markers import Operation
from uguisu.content.models.fields import words_in
from uguisu.core.kinds import takes
from uguisu.core.rulebook import Rule
from uguisu.core.state import OFF, State
from uguisu.effects.code import Code
from uguisu.effects.doubts import word_of
from uguisu.effects.fields import Model
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game

Ways = tuple[tuple[int, int], ...]
CHANGED = "ways.changed"
UNCHANGED: tuple[Ways, Ways] = ((), ())
MOST_KEPT = 64
"""So many states of the ways are remembered."""

Ends = Annotated[
    tuple[str, str],
    takes("place", description="The two places: ids, or names in scope.", examples=[["gate", "yard"]]),
]


class Cut(Operation, Model, frozen=True, tag_field="op", tag="cut"):
    """Cut every link between two places: a rope snaps, a bridge burns. Only in games whose links can change."""

    topic = "walls"
    reads = Sentence("cut every link between {between}")

    between: Ends

    def check(self, code: Code) -> None:
        _heed(code, self)
        topology = code.game.topology
        a, b = (topology.index.get(name, OFF) for name in self.between)
        if OFF not in (a, b) and b not in topology.neighbours(a) and not _joins(code):
            message = Message("no link joins '{a}' and '{b}'", a=self.between[0], b=self.between[1])
            raise code.fail(message, "between")

    def act(self, game: Game, state: State, a: int, b: int) -> None:
        if not game.rules["ways.cut"](game, state, a, b):
            game.log_no_effect(state, "cut")


class Join(Operation, Model, frozen=True, tag_field="op", tag="join"):
    """Link two places, or restore a link that was cut: throw a rope, lay a plank. Only in games whose links can
    change.
    """

    topic = "walls"
    reads = Sentence("link {between}")

    between: Ends

    def check(self, code: Code) -> None:
        if self.between[0] == self.between[1]:
            raise code.fail(Message("a place cannot be linked to itself"), "between")
        _heed(code, self)

    def act(self, game: Game, state: State, a: int, b: int) -> None:
        if not game.rules["ways.join"](game, state, a, b):
            game.log_no_effect(state, "join")


def _joins(code: Code) -> bool:
    """Whether this mission or a card lays new ways: then one may be there that is not on the map."""
    content = code.game.content
    words = chain(words_in(content.mission), words_in(content.cards))
    return any(isinstance(word, Join) for _, word in words)


def _heed(code: Code, operation: Cut | Join) -> None:
    """Have the rules of movement ready for ways that change."""
    game = code.game
    if f"ways.{word_of(operation)}" not in game.rules:
        raise code.fail(Message("the links of this game cannot change"))
    game.rules["ways.heed"](game)


class WaysNow:
    """Which places are next to each other and how far apart, as ways are in a state; `kinds` are those of ways that count."""

    def __init__(self, game: Game, kinds: Sequence[str] = ()) -> None:
        topology = game.topology
        self._steps: dict[tuple[Ways, Ways], StepsFrom] = {
            UNCHANGED: StepsFrom(topology.walkable(kinds=kinds)) if kinds else game.steps
        }
        self._any_kind = not kinds
        self._changed: Rule = _as_on_the_map
        if CHANGED in game.rules:
            self._changed = game.rules[CHANGED]

    def near(self, state: State, place: int) -> Sequence[int]:
        """Return the places next to one."""
        return self._now(state).adjacency[place]

    def steps(self, state: State, here: int, there: int) -> int:
        """Return how many steps lead from a place to another, -1 where none do."""
        return self._now(state)[here][there]

    def _now(self, state: State) -> StepsFrom:
        changes = self._changed(state)
        found = self._steps.get(changes)
        if found is None:
            if len(self._steps) > MOST_KEPT:
                del self._steps[next(key for key in self._steps if key != UNCHANGED)]
            found = self._steps[changes] = StepsFrom(self._adjacency(*changes))
        return found

    def _adjacency(self, cut: Ways, joined: Ways) -> list[list[int]]:
        ways = [list(near) for near in self._steps[UNCHANGED].adjacency]
        for here, there in cut:
            if there in ways[here]:
                ways[here].remove(there)
        for here, there in joined if self._any_kind else ():
            if there not in ways[here]:
                ways[here].append(there)
        return ways


def _as_on_the_map(_state: State) -> tuple[Ways, Ways]:
    return UNCHANGED


OPERATIONS = (Cut, Join)
