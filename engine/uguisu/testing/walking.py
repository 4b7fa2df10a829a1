"""Walks through random games, position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from uguisu.core.game import Game
from uguisu.core.rng import derive
from uguisu.core.state import CHANCE, State
from uguisu.testing.failure import ConformanceError
from uguisu.testing.subject import Subject


@dataclass
class Position:
    """A place in a random game. `state` goes on living: a check that changes it clones it first.

    Attributes:
        game: the game.
        state: the position, with a log in it.
        seed: what the game was begun with.
        trail: the notations that led here, chance included.
    """

    game: Game
    state: State
    seed: int
    trail: list[str]

    def fail(self, message: str) -> ConformanceError:
        """Return the error to raise, saying where it was seen."""
        last = " ".join(self.trail[-6:])
        before = "... " if len(self.trail) > 6 else ""
        where = f"seed {self.seed}, after {len(self.trail)} plies" + (f": {before}{last}" if last else "")
        return ConformanceError(f"{self.game.id}/{self.game.scenario}: {message} [{where}]")

    @property
    def decider(self) -> int:
        """The index of the seat to decide, -1 for chance, and when the game is over."""
        return -1 if self.state.over else self.state.seat

    def step(self, rng: random.Random) -> int:
        """Go on by a random action, or as chance has it; returns the action."""
        game, state = self.game, self.state
        before = state.clone()
        if state.seat == CHANCE:
            action = game.roll(state)
        else:
            action = rng.choice(game.legal(state))
            game.apply(state, action)
        self.trail.append(game.describe(before, action).notation)
        return action


def begin(subject: Subject, number: int) -> tuple[Position, random.Random]:
    """Return the opening position of random game `number`, and the generator that plays it."""
    seed = derive(2024, subject.game.scenario, number) & 0xFFFF_FFFF
    state = subject.game.new(seed, record=True)
    return Position(subject.game, state, seed, []), random.Random(seed)


def positions(subject: Subject, most: int | None = None) -> Iterator[Position]:
    """Yield positions of random games, openings and endings among them.

    With `most`, about so many of each game are yielded. The strides between them vary, so that a game in which dice
    and decisions take turns shows both.
    """
    mean = 1 if most is None else max(1, subject.plies // most)
    for number in range(subject.games):
        position, rng = begin(subject, number)
        stride = random.Random(number)
        due = 0
        while not position.state.over and len(position.trail) < subject.plies:
            if len(position.trail) >= due:
                yield position
                due += stride.randint(1, 2 * mean - 1)
            position.step(rng)
        yield position
