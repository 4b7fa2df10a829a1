"""A lesson: a few small steps from a first map to a mission, each checked by the program.

Nothing is kept beside the pack: how far somebody has come is what the pack says by now. So a lesson goes on wherever it
was left, in a text editor or in the window.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from uguisu.core.events import TRIGGERED
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.pack import Pack
    from uguisu.core.game import Game
    from uguisu.plugins.registered import Registry
    from uguisu_tools.solve.solving import Solution

GAMES = 20
"""Games of random moves that a step may look at."""


class LessonAnswer(NamedTuple):
    """Whether a step is done, and what the pack has or lacks, in a clause: ``your map has 4 towers``."""

    done: bool
    said: Message


@dataclass(frozen=True, slots=True)
class Paste:
    """Lines that would do: `text`, to be put into `file` right after the first `after`, or at its end if that is empty.

    If there is no such file, it is created with them.
    """

    file: str
    after: str
    text: str

    def into(self, folder: Path) -> None:
        """Put the lines where they belong.

        Raises:
            ValueError: when `after` is nowhere in the file.
        """
        path = folder / self.file
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        before, found, rest = old.partition(self.after) if self.after else (old, "", "")
        if self.after and not found:
            raise ValueError(f"there is no {self.after!r} in {self.file}")
        path.write_text(f"{before}{found}{self.text}{rest}", encoding="utf-8")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to do: its title, why and how, lines that would do it, and how the program sees that it is done."""

    title: Message
    told: Message
    pastes: tuple[Paste, ...]
    check: Callable[[Work], LessonAnswer]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps from a first map of a game to a mission of one's own, and the folder of the pack that they begin from."""

    game: str
    pack: Path
    steps: tuple[LessonStep, ...]


class Work:
    """A learner's pack: read, compiled, solved and played at random, each on demand."""

    games = GAMES
    """The number of random games played for `triggers`."""

    def __init__(self, path: Path, registry: Registry) -> None:
        self.path = path
        self.registry = registry

    @cached_property
    def pack(self) -> Pack:
        """What it says.

        Raises:
            BadPack: when it has errors.
        """
        from uguisu.loading import load_pack

        return load_pack(self.path, self.registry)

    @cached_property
    def game(self) -> Game:
        """The game that is made of it."""
        from uguisu.loading import load

        return load(self.path)

    @cached_property
    def solution(self) -> Solution | None:
        """Who wins if nobody makes a mistake, where that takes no more than seconds."""
        from uguisu_tools.solve.solving import solved_soon

        return solved_soon(self.game)

    @cached_property
    def triggers(self) -> dict[str, int]:
        """In how many of `games` games of random moves each trigger of the mission goes off, by its name."""
        mission = self.game.content.mission
        counts = dict.fromkeys(() if mission is None else mission.trigger_names, 0)
        for seed in range(self.games):
            state = self.game.playout(self.game.new(seed, record=True), random.Random(seed))
            for name in {event.details["trigger"] for event in state.log or () if event.kind == TRIGGERED}:
                counts[name] += 1
        return counts


def answers(lesson: Lesson, path: Path, registry: Registry) -> Iterator[LessonAnswer]:
    """Yield what is to be said of each step, up to the first that is not done.

    Raises:
        BadPack: when the pack has errors.
    """
    work = Work(path, registry)
    for step in lesson.steps:
        answer = step.check(work)
        yield answer
        if not answer.done:
            return
