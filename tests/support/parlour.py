"""Parlour games, each small enough to know its best play by heart, for trying bots on."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from uguisu import Build, Game, Move, Phase, Result, Seat, State, Text, shuffle
from uguisu.board import GraphMap, GraphPlace, compile_map
from uguisu.phases import ChancePhase, CommitPhase, CommitState

Returns = dict[str, float]


class Parlour(Game):
    """A game of numbers: `State.at` holds them, and nothing stands on a map."""

    facts: Callable[[random.Random], list[int]]
    state_type: type[State] = State

    def start(self, seed: int) -> State:
        state = self.state_type(seed) if self.state_type is State else CommitState(seed, len(self.seats))
        state.at = self.facts(random.Random(seed))
        self.phases[1].enter(state)
        return state

    def end_with(self, state: State, returns: Returns) -> None:
        self.end(state, next(at for at, result in enumerate(self.results) if result.returns == returns))


class _Named(Phase[State]):
    names: tuple[str, ...] = ()

    def bind(self, game: Parlour) -> None:
        self.game = game

    def enter(self, state: State) -> None:
        state.phase, state.seat = self.index, 0

    def describe(self, state: State, action: int) -> Move:
        told = self.names[action] if self.names else str(action)
        return Move(told, Text("move", {"told": told}))


def _build(
    kind: type[Parlour], phases: list[Phase[Any]], sides: tuple[str, ...], results: list[Returns]
) -> Game:
    place = compile_map(
        GraphMap(format=1, id="parlour", places=(GraphPlace(id="table", at=(0.0, 0.0)),), links=())
    )
    scenario = SimpleNamespace(game="parlour", id="parlour", title="Parlour")
    content: Any = SimpleNamespace(
        scenario=scenario,
        topology=place,
        cards=None,
        digest="",
        former_digest="",
        said={},
        versions={},
        variants=(),
        layers=(),
        stack=None,
    )
    build = Build(content, None, kind)
    build.seats += [Seat(side, side) for side in sides]
    build.results += [Result(f"result{number}", returns) for number, returns in enumerate(results)]
    for phase in phases:
        build.add_phase(phase)
    return finished(build)


def finished(build: Build) -> Game:
    """Return the game that was laid out, without a pack's cards and mission."""
    game = build.make(build)
    game.finish()
    return game


# --- nim: take one to three, who takes the last one wins ---------------------------------------------------------


class _Take(_Named):
    name = "take"

    def legal(self, state: State) -> list[int]:
        return list(range(1, min(3, state.at[0]) + 1))

    def apply(self, state: State, action: int) -> None:
        state.at[0] -= action
        if state.at[0]:
            state.seat = (state.seat + 1) % len(self.game.seats)
        else:
            sides = self.game.sides
            self.game.end_with(state, {side: 1.0 if side == sides[state.seat] else -1.0 for side in sides})


def nim(heap: int, players: int = 2) -> Game:
    """Return a game of nim. With two players, leaving a multiple of four wins."""
    sides = tuple("abc"[:players])

    class Nim(Parlour):
        def facts(self, rng: random.Random) -> list[int]:
            return [heap]

        def show(self, view: Any) -> None:
            view.note("heap", view.state.at[0])

    results = [{side: 1.0 if side == winner else -1.0 for side in sides} for winner in sides]
    return _build(Nim, [_Take()], sides, results)


# --- the sealed envelope: a card nobody may see ------------------------------------------------------------------


class _Open(_Named):
    """First: stay out for a sure 0.3, or go in and name the card: 1 if right, -1 if wrong."""

    name = "open"
    names = ("stay out", "go in", "name 0", "name 1")

    def legal(self, state: State) -> list[int]:
        return [2, 3] if state.at[1] else [0, 1]

    def apply(self, state: State, action: int) -> None:
        if action == 1:
            state.at[1] = 1
        elif action == 0:
            self.game.end_with(state, {"guest": 0.3, "house": -0.3})
        else:
            won = 1.0 if action - 2 == state.at[0] else -1.0
            self.game.end_with(state, {"guest": won, "house": -won})


def envelope() -> Game:
    """Return a game in which going in brings nothing on average, and everything to one who peeps."""

    class Envelope(Parlour):
        def facts(self, rng: random.Random) -> list[int]:
            return [rng.randrange(2), 0]

        def determinize(self, state: State, seat: int, rng: random.Random) -> State:
            twin = super().determinize(state, seat, rng)
            twin.at[0] = rng.randrange(2)
            return twin

    returns = [{"guest": value, "house": -value} for value in (0.3, 1.0, -1.0)]
    return _build(Envelope, [_Open()], ("guest", "house"), returns)


# --- hide and seek: both choose at once ----------------------------------------------------------------------


class _HideAndSeek(CommitPhase[CommitState]):
    """The hider goes left or right (1 if not found, -1 if found) or gives up for a sure -0.5."""

    name = "hide"
    names = ("left", "right", "give up")

    def bind(self, game: Parlour) -> None:
        self.game = game

    def seats(self, state: CommitState) -> tuple[int, ...]:
        return (0, 1)

    def choices(self, state: CommitState, seat: int) -> list[int]:
        return [0, 1, 2] if seat == 0 else [0, 1]

    def reveal(self, state: CommitState) -> None:
        hider, seeker = state.commits
        worth = -0.5 if hider == 2 else -1.0 if hider == seeker else 1.0
        self.game.end_with(state, {"hider": worth, "seeker": -worth})

    def describe(self, state: CommitState, action: int) -> Move:
        return Move(self.names[action], Text("move", {"told": self.names[action]}))


def hide_and_seek() -> Game:
    """Return a game in which hiding is worth it only against a seeker who can't see where."""

    class HideAndSeek(Parlour):
        state_type = CommitState

        def facts(self, rng: random.Random) -> list[int]:
            return []

        def determinize(self, state: State, seat: int, rng: random.Random) -> State:
            twin = super().determinize(state, seat, rng)
            assert isinstance(twin, CommitState)
            if seat == 1 and twin.commits[0] >= 0:
                twin.commits[0] = rng.randrange(3)
            return twin

    returns = [{"hider": value, "seeker": -value} for value in (-0.5, 1.0, -1.0)]
    return _build(HideAndSeek, [_HideAndSeek()], ("hider", "seeker"), returns)


# --- a bet: three chances in four ---------------------------------------------------------------------------


class _Bet(_Named):
    """Take a sure 0.4, bet at three to one (0.5 on average), or bet at even chances (0)."""

    name = "bet"
    names = ("sure", "good odds", "even odds")

    def legal(self, state: State) -> list[int]:
        return [0, 1, 2]

    def apply(self, state: State, action: int) -> None:
        if action == 0:
            self.game.end_with(state, {"player": 0.4, "bank": -0.4})
            return
        state.at[0] = action
        self.game.phases[2].enter(state)


class _Cast(ChancePhase[State]):
    name = "cast"

    def bind(self, game: Parlour) -> None:
        self.game = game

    def chances(self, state: State) -> list[tuple[int, int]]:
        return [(0, 1), (1, 3 if state.at[0] == 1 else 1)]

    def apply(self, state: State, action: int) -> None:
        won = 1.0 if action else -1.0
        self.game.end_with(state, {"player": won, "bank": -won})

    def describe(self, state: State, action: int) -> Move:
        return Move(str(action), Text("move", {"told": action}))


def bet() -> Game:
    """Return a game with dice, in which the good bet beats the sure thing on average, but never for certain."""

    class BetGame(Parlour):
        def facts(self, rng: random.Random) -> list[int]:
            return [0]

    returns = [{"player": value, "bank": -value} for value in (0.4, 1.0, -1.0)]
    return _build(BetGame, [_Bet(), _Cast()], ("player", "bank"), returns)


# --- Kuhn's poker: three cards, one each, and a bet ------------------------------------------------------------


class _Stake(_Named):
    """Pass or bet; after a bet fold or call, which are the same two actions."""

    name = "stake"
    names = ("pass", "bet")

    def legal(self, state: State) -> list[int]:
        return [0, 1]

    def apply(self, state: State, action: int) -> None:
        made = [*state.at[3:], action]
        state.at[3:] = made
        if made in ([0], [1], [0, 1]):
            state.seat = 1 - state.seat
            return
        stake = 2.0 if made[-2:] == [1, 1] else 1.0
        higher = 0 if state.at[0] > state.at[1] else 1
        winner = higher if made[-1] == made[-2] else len(made) % 2
        won = stake if winner == 0 else -stake
        self.game.end_with(state, {"first": won, "second": -won})


def kuhn() -> Game:
    """Return the poker of three cards that H. W. Kuhn solved in 1950: it is worth -1/18 to the first player."""

    class Kuhn(Parlour):
        def start(self, seed: int) -> State:
            state = State(seed)
            state.at = [0, 1, 2]
            shuffle(state, state.at)
            self.phases[1].enter(state)
            return state

        def show(self, view: Any) -> None:
            if view.seat >= 0:
                view.note("card", view.state.at[view.seat])
            view.note("made", view.state.at[3:])

    returns = [{"first": value, "second": -value} for value in (1.0, -1.0, 2.0, -2.0)]
    return _build(Kuhn, [_Stake()], ("first", "second"), returns)
