"""Operations on the ways between places, in games whose ways may change.

Such a game defines three rules: ``ways.cut`` and ``ways.join``, each ``(game, state, place, place) -> bool``, whether there
was anything to do; and ``ways.heed(game)``, which readies the rules of movement of a scenario in which ways change.
"""

from __future__ import annotations

from typing import Annotated

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code, word_of
from uguisu.core.language.fields import Model
from uguisu.core.language.kinds import takes
from uguisu.core.state import OFF, State
from uguisu.said import Reads, Said

Ends = Annotated[
    tuple[str, str],
    takes("place", description="The two places: ids, or names in scope.", examples=[["gate", "yard"]]),
]


class Cut(Operation, Model, frozen=True, tag_field="op", tag="cut"):
    """Cut every way between two places: a rope parts, a bridge burns. Only in games whose ways may change."""

    reads = Reads("cut every way between these two: {between}")

    between: Ends

    def compile(self, code: Code) -> None:
        """Write it."""
        index, topology = code.game.topology.index, code.game.topology
        a, b = (index.get(name, OFF) for name in self.between)
        _change(code, self)
        if OFF not in (a, b) and b not in topology.neighbours(a) and not _joins(code):
            told = Said("no way joins '{a}' and '{b}'", a=self.between[0], b=self.between[1])
            raise code.fail(told, "between")


class Join(Operation, Model, frozen=True, tag_field="op", tag="join"):
    """Join two places by a way, or mend what was cut between them: a rope is thrown, a plank laid. Only in games whose ways
    may change.
    """

    reads = Reads("join these two: {between}")

    between: Ends

    def compile(self, code: Code) -> None:
        """Write it."""
        if self.between[0] == self.between[1]:
            raise code.fail(Said("no way joins a place to itself"), "between")
        _change(code, self)


def _joins(code: Code) -> bool:
    """Whether this mission or a card lays new ways: then one may be there that is not on the map."""
    content = code.game.content
    return f"{Join.__name__}(between=" in repr((content.mission, content.cards))


def _change(code: Code, operation: Cut | Join) -> None:
    game, word = code.game, word_of(operation)
    if f"ways.{word}" not in game.rules:
        raise code.fail(Said("the ways of this game do not change"))
    with code.at("between"):
        ends = [code.place(name, number) for number, name in enumerate(operation.between)]
    game.rules["ways.heed"](game)
    rule = game.rules[f"ways.{word}"]

    def change(state: State, a: int, b: int) -> None:
        if not rule(game, state, a, b):
            game.pass_over(state, word)

    code.act(change, *ends)


OPERATIONS = (Cut, Join)
