"""Plays a pack a little before it is called right: that triggers set one another off for ever shows in play alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import takewhile

from uguisu.content.diagnostics import Finding, Path
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.guard.faults import playing
from uguisu.messages.message import Message

GAMES, PLIES = 2, 200
"""How many games are begun, and how far: the usual events come in them, and it takes some milliseconds."""


def endless(game: Game) -> Iterator[Finding]:
    """Yield the triggers, and what cards do, that are stopped in random games because they never end."""
    waiting = (game.machine.programs[number] for programs in game.on.values() for number in programs)
    if not any(program.file and program.paths[0][0] != "objectives" for program in waiting):
        return  # objectives only count, and end the game
    for number in sorted({number for seed in range(GAMES) for number in _stopped(game, seed)}):
        program = game.machine.programs[number]
        yield Finding(
            file=program.file,
            path=_entry(program.paths),
            code="endless",
            severity="warning",
            message=Message("This never ends: what it does sets it off again"),
            hint=Message("Give it a condition that stops it (`if:`), or `once: true`."),
        )


def _entry(paths: tuple[Path, ...]) -> Path:
    """Return the way to the entry that all of a program's instructions stand in."""
    steps = zip(*paths, strict=False)
    return tuple(step[0] for step in takewhile(lambda step: len(set(step)) == 1, steps))


def _stopped(game: Game, seed: int) -> tuple[int, ...]:
    """Return the programs that were stopped in a random game. Rules that break down are told in play, not here."""
    with suppress(UguisuError):
        state = game.new(seed)
        with playing(game, state, "validate"):
            game.playout(state, random.Random(seed), PLIES)
        return tuple(state.silenced)
    return ()
