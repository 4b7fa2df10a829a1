"""Secret choices as a matrix game: own choices against those of the others, each pair played on, and an equilibrium of it.

Who always chooses what looks best is read like a book; so a bot mixes, by regret matching+ (Tammelin 2014; Hart &
Mas-Colell 2000) on a matrix a sample: the own mixture is one for all samples, since they can't be told apart, and the
others have one in each, since they know what they hold. That they know the own hand, too, is the worst case.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import mul
from typing import TYPE_CHECKING, Any

from uguisu.core.commit import CommitPhase, SecretChoice
from uguisu.core.state import State

if TYPE_CHECKING:
    from uguisu.bots.policy import Policy
    from uguisu.core.game import Game

Choices = Mapping[int, int]
"""What other seats choose: seat -> action."""
Matrix = Sequence[Sequence[float]]
"""What the own seat gets, a row for each own choice, a column for what the others choose."""

DRAWS = 6
"""How often a policy is asked what it would choose in the place of others."""
ROUNDS = 400
"""How often regret matching goes over all matrices."""
TRUST = 0.5
"""How often others are taken to choose as usual."""
SELDOM = 0.05
"""Choices of the equilibrium that are rarer are not made: they are its noise."""


def is_secret_choice(game: Game[Any], state: State) -> bool:
    """Whether the decision that is open is one that several seats make at once, in secret."""
    return isinstance(game.phases[state.phase], CommitPhase | SecretChoice)


def others_choices(game: Game[Any], state: State, most: int, rng: random.Random) -> list[Choices]:
    """Return what the other seats may choose together in `state`, `most` ways at most.

    Those who have chosen already choose anew: what is kept of it in a sample is only a guess.
    """
    phase: Any = game.phases[state.phase]
    options: dict[int, list[int]] = {}
    if isinstance(phase, CommitPhase):
        for seat in phase.seats(state):
            options[seat] = phase.choices(state, seat)
    else:
        commits: list[int] = state.commits  # type: ignore[attr-defined]
        asked = [frame[1] for frame in state.stack if frame[0] == ~phase.index]
        chosen = [seat for seat, choice in enumerate(commits) if choice >= 0]
        for seat in (*asked, *chosen):
            options[seat] = phase.options(state, [~phase.index, seat])
    options.pop(state.seat, None)
    seats = [*options]
    if len(seats) == 1:
        only = options[seats[0]]
        return [{seats[0]: choice} for choice in (only if len(only) <= most else rng.sample(only, most))]
    found = {tuple(rng.choice(options[seat]) for seat in seats) for _ in range(most)}
    return [dict(zip(seats, choices, strict=True)) for choices in sorted(found)]


def unchosen(game: Game[Any], state: State) -> State:
    """Return the position in which nobody has chosen yet, the seat that is asked now first."""
    phase: Any = game.phases[state.phase]
    copy = state.clone()
    commits: list[int] = copy.commits  # type: ignore[attr-defined]
    if isinstance(phase, SecretChoice):
        chosen = [seat for seat, choice in enumerate(commits) if choice >= 0]
        copy.stack[-1:-1] = [[~phase.index, seat] for seat in chosen]
    commits[:] = [-1] * len(commits)
    return copy


def usually(policy: Policy[Any], state: State, columns: Sequence[Choices], rng: random.Random) -> list[float]:
    """Return how often a policy chooses each of the columns, estimated by some draws; alike where it chooses none."""
    drawn = [0.0] * len(columns)
    for _ in range(DRAWS if len(columns) > 1 else 0):
        made: dict[int, int] = {}
        for seat in columns[0]:
            copy = state.clone()
            copy.seat = seat
            legal = sorted({column[seat] for column in columns})
            made[seat] = policy.choose(copy, legal, rng)
        if made in columns:
            drawn[columns.index(made)] += 1
    return _shares(drawn)


def cast(game: Game[Any], state: State, own: int, others: Choices) -> State:
    """Return what comes of all choices at once."""
    copy = state.clone()
    commits: list[int] = copy.commits  # type: ignore[attr-defined]
    for seat, choice in others.items():
        if commits[seat] >= 0:
            commits[seat] = choice
    game.apply(copy, own)
    waiting = dict(others)
    while copy.phase == state.phase and copy.seat in waiting:
        game.apply(copy, waiting.pop(copy.seat))
    return copy


def mixture(
    matrices: Sequence[Matrix], usual: Sequence[Sequence[float]] | None = None, rounds: int = ROUNDS
) -> list[float]:
    """Return how often each row is chosen in an equilibrium, if any of the matrices may be the one that is played.

    `usual` says for each matrix how often the columns are chosen by those who play as they usually do. With it, they are
    taken to do so half of the time, and what is worst for us otherwise: a restricted Nash response (Johanson, Zinkevich &
    Bowling, *Computing robust counter-strategies*, 2007), which profits by habits and can't be fooled by much.

    >>> [round(share, 2) for share in mixture([[[1, -1], [-1, 1]]])]
    [0.5, 0.5]
    >>> [round(share, 2) for share in mixture([[[2, -1], [-1, 1]]])]
    [0.4, 0.6]
    """
    rows = len(matrices[0])
    regrets, sums = [0.0] * rows, [0.0] * rows
    others = [[0.0] * len(matrix[0]) for matrix in matrices]
    for number in range(1, rounds + 1):
        own = _shares(regrets)
        gains = [0.0] * rows
        for at, (matrix, against) in enumerate(zip(matrices, others, strict=True)):
            shares = _shares(against)
            if usual is not None:
                shares = [
                    (1 - TRUST) * worst + TRUST * one for worst, one in zip(shares, usual[at], strict=True)
                ]
            for row, values in enumerate(matrix):
                gains[row] += sum(map(mul, values, shares))
        _regret(regrets, own, gains)
        own = _shares(regrets)
        for matrix, against in zip(matrices, others, strict=True):
            losses = [-sum(map(mul, own, column)) for column in zip(*matrix, strict=True)]
            _regret(against, _shares(against), losses)
        for row, share in enumerate(own):
            sums[row] += number * share
    shares = [share if share >= SELDOM else 0.0 for share in _shares(sums)]
    return _shares(shares)


def _shares(weights: Sequence[float]) -> list[float]:
    """Return the parts of a whole that weights are; equal ones where all are none."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)


def _regret(regrets: list[float], shares: Sequence[float], gains: Sequence[float]) -> None:
    """Add to each regret what its choice would have gained; none falls below zero."""
    mean = sum(map(mul, shares, gains))
    for at, gain in enumerate(gains):
        regrets[at] = max(0.0, regrets[at] + gain - mean)
