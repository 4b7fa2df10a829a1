"""Exact values, against counting every line of play to a depth."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.support import parlour

from uguisu.bots.bot import Decision
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.phase import Phase
from uguisu.core.state import State
from uguisu_tools.bots.perfect import make
from uguisu_tools.solve.estimating import least_positions
from uguisu_tools.solve.solving import Unsolvable, solve
from uguisu_tools.solve.tablebase import Value


@pytest.mark.parametrize("heap", range(1, 13))
def test_nim_is_lost_at_multiples_of_four(heap: int) -> None:
    solution = solve(parlour.nim(heap))
    assert solution.start.winner == ("a" if heap % 4 else "b")
    assert {opening.moves[0]: opening.value.winner for opening in solution.openings} == {
        str(take): "a" if (heap - take) % 4 == 0 else "b" for take in range(1, min(3, heap) + 1)
    }


def test_whoever_loses_holds_out_as_long_as_possible() -> None:
    assert solve(parlour.nim(8)).start == Value("b", 4)  # 1, 3, 1, 3 and no longer line
    assert solve(parlour.nim(5)).start == Value("a", 3)


class _Walk(parlour._Named):
    """Both push one token along the ways of a net; some places end the game."""

    name = "walk"
    ways: tuple[tuple[int, ...], ...]
    ends: dict[int, int]

    def legal(self, state: State) -> list[int]:
        return list(self.ways[state.at[0]])

    def apply(self, state: State, action: int) -> None:
        state.at[0] = action
        state.seat = 1 - state.seat
        if action in self.ends:
            self.game.end(state, self.ends[action])


def walk(seed: int) -> Game:
    """Return a game on a random net, with ways round in circles and three kinds of endings."""
    rng = random.Random(seed)
    places = rng.randrange(4, 12)

    class Walk(parlour.Parlour):
        def facts(self, _: random.Random) -> list[int]:
            return [0]

    phase: Phase[State] = _Walk()
    assert isinstance(phase, _Walk)
    phase.ways = tuple(
        tuple(rng.sample(range(1, places), rng.randrange(1, min(4, places)))) for _ in range(places)
    )
    phase.ends = {place: rng.randrange(3) for place in rng.sample(range(1, places), rng.randrange(1, 4))}
    returns = [{"a": worth, "b": -worth} for worth in (1.0, -1.0, 0.0)]
    return parlour._build(Walk, [phase], ("a", "b"), returns)


@pytest.mark.parametrize("plies", [50, 5_000])
def test_games_at_random_tell_of_no_more_positions_than_there_are(plies: int) -> None:
    """Also where the same positions come at many plies, as there is no clock; and of all, where there are few."""
    for game in (*map(walk, range(60)), *map(parlour.nim, range(1, 13))):
        found, positions = least_positions(game, plies).positions, solve(game).positions
        assert found <= positions
        assert found >= positions / 4 or plies < 1_000  # endings are not counted


def by_hand(game: Game) -> Value:
    """Try every line, deeper and deeper: who can win within so many plies, whatever the other does?"""

    @cache
    def wins(side: str, place: int, seat: int, plies: int) -> bool:
        state = game.new()
        state.at, state.seat = [place], seat
        phase = game.phases[state.phase]
        assert isinstance(phase, _Walk)
        if place in phase.ends and place:
            return game.results[phase.ends[place]].winner() == side
        if not plies:
            return False
        after = [wins(side, action, 1 - seat, plies - 1) for action in game.legal(state)]
        return any(after) if game.seats[seat].side == side else all(after)

    for plies in range(40):
        for side in game.sides:
            if wins(side, 0, 0, plies):
                return Value(side, plies)
    return Value(None, None)


@pytest.mark.long
def test_random_nets_are_solved_as_by_trying_every_line() -> None:
    found = [solve(game).start for game in map(walk, range(200))]
    assert found == [by_hand(walk(seed)) for seed in range(200)]
    winners = [value.winner for value in found]
    assert min(winners.count(who) for who in ("a", "b", None)) > 15  # all three come up
    assert max(value.length or 0 for value in found) > 4


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (parlour.nim(7, players=3), "two sides"),
        (parlour.envelope(), "hides something"),
        (parlour.hide_and_seek(), "hides something"),
        (parlour.bet(), "chance"),
    ],
)
def test_what_cannot_be_solved_is_refused(game: Game, told: str) -> None:
    with pytest.raises(Unsolvable, match=told):
        solve(game)


def test_a_deck_that_is_shuffled_is_chance_too() -> None:
    game = parlour.nim(7)
    start = game.start

    def shuffled(seed: int) -> State:
        state = start(seed)
        state.seed += 1
        return state

    game.start = shuffled  # type: ignore[method-assign]
    with pytest.raises(Unsolvable, match="chance"):
        solve(game)


def test_it_stops_where_the_memory_is_full() -> None:
    game = parlour.nim(3_000_000)
    with pytest.raises(Unsolvable, match="positions") as caught:
        solve(game, memory=2)
    assert caught.value.hint is not None
    assert "--memory 8" in caught.value.hint


@pytest.mark.parametrize("heap", [6, 7, 9])
def test_the_perfect_bot_wins_at_nim_whatever_the_other_does(heap: int) -> None:
    game = parlour.nim(heap)
    bot, rng = make("", game), random.Random(heap)
    for _ in range(20):
        state = game.new()
        while not state.over:
            choice = rng.choice(game.legal(state)) if state.seat else bot.choose(Decision(game, state, rng))
            game.apply(state, choice)
        assert game.returns(state)["a"] == 1


def test_the_perfect_bot_says_what_it_cannot_play() -> None:
    with pytest.raises(UguisuError, match="'perfect' can't play here: this game involves chance"):
        make("", parlour.bet())
