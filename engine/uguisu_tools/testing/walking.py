"""What is examined, what a State is made of, random walks, and what is raised where a game breaks a promise."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from uguisu.core.game import Game
from uguisu.core.rng import derive
from uguisu.core.state import CHANCE, State
from uguisu.loading import load
from uguisu.plugins.registered import Registry


def frozen(state: State) -> str:
    """Return all facts of a state as one text: equal states give equal texts, and the text can't change with it."""
    return repr(sorted(state.facts().items()))


def differing(one: State, other: State) -> list[str]:
    """Return the names of the slots in which two states differ, the log aside."""
    mine, theirs = one.facts(), other.facts()
    return [name for name in mine if mine[name] != theirs.get(name)]


def picture_of(game: Game, state: State, seat: int) -> bytes:
    """Return what lies on the table in the eyes of `seat`, without whose turn it is and what was told."""
    view = game.view(state.without_log(), seat)
    return msgspec.structs.replace(view, decision=None, ply=0, talk=(), result=None).to_bytes()


def name_of(game: Game, seat: int) -> str:
    """Return what a message calls a seat, -1 for an onlooker."""
    return game.seats[seat].id if seat >= 0 else "an onlooker"


def shared_parts(one: State, other: State) -> list[str]:
    """Return the slots through which two states hold the very same changeable object.

    Of the log only the list itself counts: the events in it are never changed.
    """
    found = ["log"] if one.log is not None and one.log is other.log else []
    for name in sorted(type(one).kinds):
        if name == "log":
            continue
        mine = {id(part) for part in _changeable(getattr(one, name, None))}
        if any(id(part) in mine for part in _changeable(getattr(other, name, None))):
            found.append(name)
    return found


def strange_parts(value: Any) -> Iterator[Any]:
    """Yield whatever in `value` is neither a number, a text, nor a list, tuple, dict or bytes of such."""
    if isinstance(value, list | tuple):
        for part in value:
            yield from strange_parts(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strange_parts(key)
            yield from strange_parts(part)
    elif not isinstance(value, int | str | bytes | bytearray | None):
        yield value


def _changeable(value: Any) -> Iterator[Any]:
    """Yield the containers in `value` that can be changed in place."""
    if isinstance(value, list | bytearray | dict | set):
        yield value
    if isinstance(value, dict):
        for part in value.values():
            yield from _changeable(part)
    elif isinstance(value, list | tuple | set):
        for part in value:
            yield from _changeable(part)


class ConformanceError(AssertionError):
    """A game breaks a promise that every game must keep; the text says which one, and where in which game this was seen."""


@dataclass(frozen=True)
class Subject:
    """A game under examination.

    Attributes:
        game: the compiled game.
        path: its pack, for compiling it afresh; None leaves that part out.
        registry: the plugins to compile with; None means those installed.
        games: how many random games are played for each check.
        plies: how many plies of each are looked at.
        limit: how many plies a random game may last before it counts as endless.
    """

    game: Game
    path: Path | None = None
    registry: Registry | None = None
    games: int = 4
    plies: int = 120
    limit: int = 20_000

    @staticmethod
    def load(path: Path | str, registry: Registry | None = None, *, thorough: bool = False) -> Subject:
        """Compile the pack at `path`; `thorough` looks at more games, and longer.

        Raises:
            BadPack: when the pack has errors.
        """
        games, plies = (40, 1_000) if thorough else (4, 120)
        return Subject(load(path, registry), Path(path), registry, games, plies)

    def afresh(self) -> Game:
        """Return the game compiled again, or the same one when it came without a pack."""
        return self.game if self.path is None else load(self.path, self.registry)


@dataclass
class WalkedPosition:
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


def begin(subject: Subject, number: int) -> tuple[WalkedPosition, random.Random]:
    """Return the opening position of random game `number`, and the generator that plays it."""
    seed = derive(2024, subject.game.scenario, number) & 0xFFFF_FFFF
    state = subject.game.new(seed, record=True)
    return WalkedPosition(subject.game, state, seed, []), random.Random(seed)


def positions(subject: Subject, most: int | None = None) -> Iterator[WalkedPosition]:
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
