"""Random playouts of Temple on fifty-two crossings with four samurai, those of other games beside it, copies of a position."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import bare_temple, openspiel_temple
from benchmarks.timing import Task, many, rates, ratio
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PACK = SCENARIOS / "temple" / "nightingale_temple"
OTHERS = {
    "Scorpion": (SCENARIOS / "scorpion" / "two_castles", 0.07),
    "Senjutsu": (SCENARIOS / "senjutsu" / "snow_field", 0.06),
    "Spies": (SCENARIOS / "spies" / "mansion", 0.048),
}
"""Other games by their names: the pack that is played, and what its plies should be over, as a part of the bare loop's."""
COPIES = 2_000
WHOLE_ROUNDS = 20
"""Rounds for other games, whose lengths differ more."""


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, ratio, remark)."""
    game, opening = the_opening()
    board = bare_temple.board_of(game, opening)
    rng = random.Random(1)
    playout, steps, bare = (
        playouts(game, opening, rng),
        by_steps(game, opening, rng),
        bare_playouts(board, rng),
    )
    ours, stepping, theirs = rates(playout, steps, bare)
    rows = [
        (
            "plies a second in Game.playout, against a bare inlined loop",
            ratio(ours, theirs),
            f"{many(median(ours))} against {many(median(theirs))} (to be over 1.2, compiled 4.7)",
        ),
        (
            "plies a second by Game.legal and Game.apply, against the same loop",
            ratio(stepping, theirs),
            f"{many(median(stepping))} (compiled to be over 1.2)",
        ),
    ]
    rows += other_games(bare, rng)
    rows.append(against_openspiel(board, playout, rng))
    rows.append(copies(opening))
    return rows


def the_opening() -> tuple[TempleGame, TempleState]:
    """Return the game, and its position when all are placed."""
    game = load(PACK)
    assert isinstance(game, TempleGame)
    state = game.new(0)
    while game.phases[state.phase].name.startswith("place"):
        game.apply(state, game.legal(state)[0])
    assert isinstance(state, TempleState)
    return game, state


def playouts(game: Game, opening: TempleState, rng: random.Random) -> Task:
    """Return a task: one random game through `Game.playout`; its work is plies."""

    def task() -> int:
        state = opening.clone()
        began = state.ply
        return game.playout(state, rng).ply - began

    return task


def by_steps(game: Game, opening: TempleState, rng: random.Random) -> Task:
    """Return the same through the public steps, as a bot in Python would write it."""

    def task() -> int:
        state = opening.clone()
        began = state.ply
        while not state.over:
            actions = game.legal(state)
            game.apply(state, actions[int(rng.random() * len(actions))])
        return state.ply - began

    return task


def bare_playouts(board: bare_temple.Board, rng: random.Random) -> Task:
    """Return the same without any framework."""
    return lambda: bare_temple.play(board, rng.random)[0]


def whole_games(game: Game, rng: random.Random) -> Task:
    """Return a task: one random game from its set-up to its end; its work is plies."""
    return lambda: game.playout(game.new(rng.getrandbits(32)), rng).ply


def other_games(bare: Task, rng: random.Random) -> list[tuple[str, float, str]]:
    """Measure whole random games of the other games against the bare loop, all in one run."""
    theirs, *others = rates(
        bare, *(whole_games(load(pack), rng) for pack, _ in OTHERS.values()), rounds=WHOLE_ROUNDS
    )
    return [
        (
            f"plies a second of random games of {name}, against the bare loop of Temple in the same run",
            ratio(ours, theirs),
            f"{median(ours):,.0f} against {median(theirs):,.0f} (to be over {goal})",
        )
        for (name, (_, goal)), ours in zip(OTHERS.items(), others, strict=True)
    ]


def against_openspiel(board: bare_temple.Board, ours: Task, rng: random.Random) -> tuple[str, float, str]:
    """Measure against the same game written for OpenSpiel in Python."""
    name = "plies a second, against the same game for OpenSpiel in Python"
    if importlib.util.find_spec("pyspiel") is None:
        return (name, float("nan"), "pyspiel is not installed: uv run --with open_spiel python -m benchmarks")
    game: Any = openspiel_temple.make(board)

    def task() -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            plies += 1
        return plies

    mine, theirs = rates(ours, task)
    remark = f"{many(median(mine))} against {many(median(theirs))} (to be over 4)"
    return (name, ratio(mine, theirs), remark)


class ByHand:
    """A position as one would write it for this game alone."""

    __slots__ = ("at", "cut", "free", "mover", "phase", "ply", "result", "seat", "seed", "seen", "tracks")


def copy_by_hand(state: TempleState) -> ByHand:
    """Copy a position's own facts."""
    twin = ByHand.__new__(ByHand)
    twin.at = state.at[:]  # type: ignore[attr-defined]
    twin.free = state.free[:]  # type: ignore[attr-defined]
    twin.tracks = state.tracks[:]  # type: ignore[attr-defined]
    twin.seen = state.seen[:]  # type: ignore[attr-defined]
    twin.cut = state.cut  # type: ignore[attr-defined]
    twin.phase, twin.seat, twin.mover = state.phase, state.seat, state.mover  # type: ignore[attr-defined]
    twin.ply, twin.result, twin.seed = state.ply, state.result, state.seed  # type: ignore[attr-defined]
    return twin


def copies(opening: TempleState) -> tuple[str, float, str]:
    """Measure `clone()` against a copy written by hand."""

    def clones() -> int:
        for _ in range(COPIES):
            opening.clone()
        return COPIES

    def hand() -> int:
        for _ in range(COPIES):
            copy_by_hand(opening)
        return COPIES

    ours, theirs = rates(clones, hand, slice_of=0.1)
    remark = f"{1e6 / median(ours):.2f} us against {1e6 / median(theirs):.2f} us (to be under 3)"
    return ("time of State.clone, against a copy written by hand", ratio(theirs, ours), remark)
