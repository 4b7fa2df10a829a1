"""Games come to an end, and say who won."""

from __future__ import annotations

import random

from uguisu.core.state import CHANCE
from uguisu.testing.facts import differing
from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, begin


def random_games_end(subject: Subject) -> None:
    """Every random game ends within the limit, with a result that gives each side a number from -1 to 1.

    Between two sides the numbers add up to 0, unless the game sets `Game.zero_sum` to False.
    """
    game = subject.game
    for number in range(subject.games):
        position, rng = begin(subject, number)
        state = position.state
        state.log = None
        game.playout(state, rng, subject.limit)
        if not state.over:
            raise position.fail(f"a random game goes on after {subject.limit:,} plies")
        if not 0 <= state.result < len(game.results):
            raise position.fail(f"the game ends with result {state.result}, which is none of its results")
        _check_returns(position, game.returns(state))


def _check_returns(position: Position, returns: dict[str, float]) -> None:
    game = position.game
    result = game.results[position.state.result].id
    if set(returns) != set(game.sides):
        raise position.fail(f"result '{result}' has returns for {sorted(returns)}, not for each side")
    if any(not -1 <= value <= 1 for value in returns.values()):
        raise position.fail(f"result '{result}' has returns outside -1 to 1: {returns}")
    if game.zero_sum and len(returns) == 2 and abs(sum(returns.values())) > 1e-9:
        raise position.fail(f"the returns of '{result}' do not add up to 0: {returns}")


def playouts_follow_the_rules(subject: Subject) -> None:
    """`Game.playout` is written for speed; it leads where single steps with the same random numbers lead."""
    game = subject.game
    for number in range(subject.games):
        position, _ = begin(subject, number)
        quick, slow = game.new(position.seed), game.new(position.seed)
        draw = random.Random(position.seed).random
        game.playout(quick, random.Random(position.seed), subject.plies)
        while not slow.over and slow.ply < subject.plies:
            if slow.seat == CHANCE:
                game.roll(slow)
                continue
            actions = game.legal(slow)
            game.apply(slow, actions[int(draw() * len(actions))])
        names = differing(quick, slow)
        if names:
            raise position.fail(f"a playout and single steps differ in {', '.join(names)}")
