"""What comes of a decision of a virtual opponent: it is tried out, through to the harm (SJ-80, SJ-82).

Nobody looks into hidden decks and hands for it: it is tried out in a few positions as everybody at the table may think this one
to be, and what comes of it there is added up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, TypeVar

from uguisu.cards import PASS
from uguisu.effects import UnownedDecision
from uguisu.phases import NestedPhase
from uguisu_senjutsu.state import STUNS, TURN, WOUNDS, SenjutsuState, track
from uguisu_senjutsu.turn.applying import in_tie
from uguisu_senjutsu.turn.instants import PlayFromHand

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

P = TypeVar("P")
Harm = tuple[int, int, int]
"""How many players are defeated, what the others have lost, and what the opponents have kept (SJ-H24)."""
DEFEATED = 10
"""As many wounds the defeat of an opponent counts as, to those who have to choose which of them to lose."""
SAMPLES = 3
"""In how many positions a decision is tried out."""
NOBODY = -1
"""The seat of one who knows what all do, and no more."""
MOST = 200
"""Decisions of players that are passed over, at most, until what comes of something is judged."""


def worst(game: SenjutsuGame, state: SenjutsuState, decision: UnownedDecision) -> int:
    """SJ-80: return the option that harms the players most; of several as bad, the first."""
    options = decision.options
    if len(options) < 2 or state.imagined:
        return options[0]

    def carry_out(copy: SenjutsuState, option: int) -> None:
        if isinstance(decision.phase, NestedPhase):
            decision.phase.take(copy, decision.frame[:], option)
        else:
            game.machine.apply(copy, option)

    return _tried(game, state, options, carry_out)


def worst_place(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """SJ-82: return an opponent's place in the order of a tie, by the order of all tied opponents that harms most."""
    order = state.sorted
    free = [place for place, one in enumerate(order) if one < 0]
    if state.imagined:
        return free[0]
    undecided = [one for one in in_tie(game, state) if one not in order]

    def take_places(copy: SenjutsuState, sequence: tuple[int, ...]) -> None:
        for place, one in zip(free, sequence, strict=True):
            copy.sorted[place] = one

    sequences = list(permutations(undecided))
    return free[_tried(game, state, sequences, take_places).index(figure)]


def _tried(
    game: SenjutsuGame,
    state: SenjutsuState,
    options: Sequence[P],
    carry_out: Callable[[SenjutsuState, P], None],
) -> P:
    """Return the option that harms most; whoever decides in what is imagined decides without imagining further.

    What is drawn depends on the ply alone, so that a replay draws the same.
    """
    rng = random.Random(state.ply)
    samples = [game.determinize(state, NOBODY, rng) for _ in range(SAMPLES)]

    def harm(option: P) -> Harm:
        found = []
        for sample in samples:
            copy = sample.clone()
            copy.imagined = 1
            carry_out(copy, option)
            found.append(_harm_in_the_end(game, state, copy))
        defeated, lost, kept = (sum(one) for one in zip(*found, strict=True))
        return defeated, lost, kept

    return max(options, key=harm)


def _harm_in_the_end(game: SenjutsuGame, state: SenjutsuState, copy: SenjutsuState) -> Harm:
    """Go on as long as players have nothing to decide but whether to play an instant, which they do not, and no longer than
    to the end of the turn; return what has come of it.
    """
    game.machine.settle(copy)
    for _ in range(MOST):
        if copy.over or copy.tracks[TURN] != state.tracks[TURN]:
            break
        legal = [PASS] if isinstance(game.phases[copy.phase], PlayFromHand) else game.legal(copy)
        if len(legal) != 1:
            break
        game.apply(copy, legal[0])
    players = range(game.players)
    return (
        sum(copy.out >> one & 1 for one in (*players, *game.solo.wards)),
        sum(_lost(copy, one) for one in players),
        -sum(_lost(copy, one) + DEFEATED * (copy.out >> one & 1) for one in game.solo.opponents),
    )


def _lost(state: SenjutsuState, figure: int) -> int:
    return state.tracks[track(figure, WOUNDS)] + state.tracks[track(figure, STUNS)]
