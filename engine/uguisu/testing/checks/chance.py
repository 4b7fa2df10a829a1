"""Chance says what it may bring and how likely that is."""

from __future__ import annotations

from uguisu.core.state import CHANCE
from uguisu.testing.subject import Subject
from uguisu.testing.walking import positions


def chance_has_weights(subject: Subject) -> None:
    """At a chance node every outcome is listed once with a positive whole weight, and they are the legal actions.

    A game that has such nodes says so in `Game.has_chance`; playouts go by it.
    """
    game = subject.game
    for position in positions(subject):
        state = position.state
        if state.over or state.seat != CHANCE:
            continue
        if not game.has_chance:
            raise position.fail("a chance node comes up in a game whose `has_chance` is False")
        chances = game.chances(state)
        outcomes = [action for action, _ in chances]
        if not chances or len(set(outcomes)) != len(outcomes):
            raise position.fail("chance lists no outcome, or one twice")
        if any(type(weight) is not int or weight < 1 for _, weight in chances):
            raise position.fail(f"chance weights must be positive whole numbers: {chances}")
        if sorted(game.legal(state)) != sorted(outcomes):
            raise position.fail("what chance may bring differs from the legal actions")
