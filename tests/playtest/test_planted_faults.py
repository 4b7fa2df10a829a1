"""Twenty faults planted in games of all four, found by name; and the same games without them, in which nothing is found.

What is planted is where pieces are, round by round, and what the log tells: on the maps, with the pieces of shipped packs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.core.state import OFF
from uguisu_lab.playtest.alarms import Alarms
from uguisu_lab.playtest.playing import Played
from uguisu_lab.playtest.summary import Alarm
from uguisu_lab.playtest.watcher import ROUNDS, Watcher

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ("temple/first_steps", "spies/back_yard", "scorpion/garden_gate", "senjutsu/two_against_two")
LENGTH, GAMES = 18, 6
"""Rounds of a game, and games."""
A_CARD = -1
"""Stands for a card, or for a place where a game has none, of which the log tells."""


class Recording(NamedTuple):
    """Where each piece is in each round, at the beginning and at the end of it; whom the log names, and who had a choice."""

    at: list[list[tuple[int, int]]]
    named: list[set[int]]
    chose: list[set[str]]


def lively(game: Game, rng: random.Random) -> Recording:
    """A game in which all pieces get around."""
    places = range(len(game.topology))
    pieces = len(game.pieces)
    here = [rng.choice(places) for _ in range(pieces)]
    at = []
    for _ in range(LENGTH):
        there = [rng.choice([place for place in places if place != one]) for one in here]
        at.append([*zip(here, there, strict=True)])
        here = there
    sides = {seat.side for seat in game.seats}
    return Recording(at, [set() for _ in range(LENGTH)], [set(sides) for _ in range(LENGTH)])


def stand(recording: Recording, piece: int, rounds: range, place: int) -> None:
    """Have a piece stand on a place for some rounds."""
    for number in rounds:
        recording.at[number][piece] = place, place


LAST = range(LENGTH - ROUNDS - 1, LENGTH)


def paces(game: Game, recording: Recording, rng: random.Random) -> None:
    """One piece goes to and fro in the last rounds."""
    piece = rng.choice([number for number, one in enumerate(game.pieces) if one.side])
    one, other = rng.sample(range(len(game.topology)), 2)
    for number in LAST:
        recording.at[number][piece] = one, other


def does_nothing(game: Game, recording: Recording, rng: random.Random) -> None:
    """One side stays where it is for six rounds, and the log says of a piece that it does."""
    side = rng.choice([side for side in game.sides if any(piece.side == side for piece in game.pieces)])
    for number, piece in enumerate(game.pieces):
        if piece.side == side:
            stand(recording, number, range(5, 6 + ROUNDS), rng.randrange(len(game.topology)))
            for at in range(5, 6 + ROUNDS):
                recording.named[at].add(number)


def only_time_passes(game: Game, recording: Recording, rng: random.Random) -> None:
    """In the last third nothing moves."""
    for piece in range(len(game.pieces)):
        stand(recording, piece, range(LENGTH - LENGTH // 3 - 1, LENGTH), rng.randrange(len(game.topology)))
    for number in range(LENGTH - LENGTH // 3 - 1, LENGTH):
        recording.chose[number].clear()  # else that is a side which does nothing


def stands_in_the_way(game: Game, recording: Recording, rng: random.Random) -> None:
    """Two pieces of different sides stand beside each other to the end, while others get around."""
    topology = game.topology
    one = next(number for number, piece in enumerate(game.pieces) if piece.side)
    other = next(
        (number for number, piece in enumerate(game.pieces) if piece.side != game.pieces[one].side), None
    )
    assert other is not None
    place = rng.choice([place for place in range(len(topology)) if topology.neighbours(place)])
    stand(recording, one, LAST, place)
    stand(recording, other, LAST, rng.choice(topology.neighbours(place)))
    for number in LAST:  # in the sides of one piece that is the side
        recording.chose[number].clear()


def is_only_there(game: Game, recording: Recording, rng: random.Random) -> None:
    """Nothing happens to the pieces of one kind."""
    kind = game.pieces[0].kind
    for number, piece in enumerate(game.pieces):
        if piece.kind == kind:
            stand(recording, number, range(LENGTH), rng.randrange(len(game.topology)))
    for number in range(LENGTH):
        recording.chose[number].clear()
        recording.named[number].add(A_CARD)


FAULTS: dict[str, Callable[[Game, Recording, random.Random], None]] = {
    "pacing": paces, "idle": does_nothing, "still": only_time_passes, "cork": stands_in_the_way, "dead": is_only_there,
}  # fmt: skip


def seen(game: Game, recording: Recording) -> object:
    """Show a watcher a recording."""
    watcher = Watcher(game)
    assert watcher.clock is not None
    tracks = [0] * len(game.tracks)
    log: list[object] = []
    seat_of = {seat.side: number for number, seat in enumerate(game.seats)}
    names = {number: name for name, number in game.topology.index.items()}
    card = next(iter(game.card_ids), names[0])
    for number, pieces in enumerate(recording.at):
        tracks[watcher.clock] = number
        for moment in (0, 1):
            at = [where[moment] for where in pieces]
            for seat in [seat_of[side] for side in sorted(recording.chose[number])] or [OFF]:
                watcher.look(SimpleNamespace(at=at, tracks=tracks, log=log, seat=seat), 2)  # type: ignore[arg-type]
        for one in sorted(recording.named[number]):
            stays = {"piece": game.pieces[one].id, "place": names[pieces[one][1]]}
            log.append(SimpleNamespace(details={"card": card} if one == A_CARD else stays))
    return watcher.seen(SimpleNamespace(log=log), told=False)  # type: ignore[arg-type]


def alarms(
    game: Game, plant: Callable[[Game, Recording, random.Random], None] | None, games: int
) -> list[Alarm]:
    """What is told of games of which so many have the fault."""
    found = Alarms(game)
    for index in range(GAMES):
        rng = random.Random(1000 + index)
        recording = lively(game, rng)
        if plant is not None and index < games:
            plant(game, recording, random.Random(7))
        found.add(Played(index=index, seed=index, watched=seen(game, recording)))  # type: ignore[arg-type]
    return [*found.summaries()]


@pytest.fixture(scope="module", params=PACKS)
def game(request: pytest.FixtureRequest) -> Game:
    return uguisu.load(SCENARIOS / request.param)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_planted_is_found_and_nothing_else(game: Game, fault: str) -> None:
    found = alarms(game, FAULTS[fault], GAMES)
    assert {alarm.kind for alarm in found} == {fault}
    assert all(alarm.games == GAMES for alarm in found)


def test_nothing_is_found_in_games_without_a_fault(game: Game) -> None:
    assert not alarms(game, None, 0)


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_told_of_a_single_game(game: Game, fault: str) -> None:
    assert not alarms(game, FAULTS[fault], 1)
