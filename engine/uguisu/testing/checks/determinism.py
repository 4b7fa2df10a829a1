"""A game is its pack, its seed and its actions: nothing else may matter."""

from __future__ import annotations

from uguisu.core.state import CHANCE
from uguisu.testing.facts import differing
from uguisu.testing.subject import Subject
from uguisu.testing.walking import begin


def the_same_actions_give_the_same_game(subject: Subject) -> None:
    """The same seed and actions lead to the same states, in a game compiled afresh as well."""
    again = subject.afresh()
    for number in range(subject.games):
        position, rng = begin(subject, number)
        twin = again.new(position.seed, record=True)
        while True:
            names = differing(position.state, twin)
            if names:
                raise position.fail(f"the same actions give another state: {', '.join(names)} differ")
            if position.state.log != twin.log:
                raise position.fail("the same actions give another log")
            if position.state.over or len(position.trail) >= subject.plies:
                break
            by_chance = position.state.seat == CHANCE
            action = position.step(rng)
            if by_chance:
                again.roll(twin)
            else:
                again.apply(twin, action)


def recording_changes_nothing(subject: Subject) -> None:
    """A game that keeps a log goes the same way as one that doesn't: searches see the real rules."""
    for number in range(subject.games):
        position, rng = begin(subject, number)
        silent = subject.game.new(position.seed)
        while True:
            if silent.log is not None:
                raise position.fail("a log is kept though nobody asked for one")
            names = differing(position.state, silent)
            if names:
                raise position.fail(f"recording changes the game: {', '.join(names)} differ")
            if position.state.over or len(position.trail) >= subject.plies:
                break
            by_chance = position.state.seat == CHANCE
            action = position.step(rng)
            if by_chance:
                subject.game.roll(silent)
            else:
                subject.game.apply(silent, action)
