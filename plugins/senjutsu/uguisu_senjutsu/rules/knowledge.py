"""What players have rightly seen of others' hands, and still know: samples for search bots keep to it."""

from __future__ import annotations

import random
from collections.abc import Iterable

from uguisu_senjutsu.state import DECK, DOWN, HAND, LOOKED, SenjutsuState, area

Known = tuple[int, int, int, int]
"""Which seat knows of which figure that it holds which kind of card; 1 if that may have been thrown away unseen since."""
Spot = tuple[int, int]
"""A card by where it lies: the area, and its place there."""


def entries(state: SenjutsuState) -> list[Known]:
    """Return what is known."""
    return list(zip(*(state.known[n::4] for n in range(4)), strict=True))


def _keep(state: SenjutsuState, found: Iterable[Known]) -> None:
    state.known = [number for entry in found for number in entry]


def learn(state: SenjutsuState, seats: Iterable[int], figure: int, kinds: Iterable[int]) -> None:
    """Some seats have seen these cards in a figure's hand, or on their way into it."""
    for seat in seats:
        if seat != figure:
            for kind in kinds:
                state.known += [seat, figure, kind, 0]


def see_hand(state: SenjutsuState, seat: int, figure: int) -> None:
    """A seat sees a figure's whole hand: what it knew before is told anew."""
    _keep(state, (entry for entry in entries(state) if entry[:2] != (seat, figure)))
    learn(state, [seat], figure, state.areas[area(figure, HAND)])


def played_openly(state: SenjutsuState, figure: int, kind: int) -> None:
    """A card has left a hand for all to see: nobody expects it there any more."""
    if kind not in state.known[2::4]:
        return
    done: set[int] = set()
    kept = []
    for entry in sorted(entries(state), key=lambda entry: entry[3]):
        if entry[1:3] == (figure, kind) and entry[0] not in done:
            done.add(entry[0])
        else:
            kept.append(entry)
    _keep(state, kept)


def thrown_away_unseen(state: SenjutsuState, figure: int) -> None:
    """A figure has discarded a card face down: any that was known may be the one."""
    known = state.known
    for place in range(1, len(known), 4):
        if known[place] == figure:
            known[place + 2] = 1


def put_back_unseen(state: SenjutsuState, figure: int) -> None:
    """A figure has put a card back into its deck: nothing of its hand is sure any more."""
    if state.known:
        _keep(state, (entry for entry in entries(state) if entry[1] != figure))


def keep_known(state: SenjutsuState, seat: int, rng: random.Random) -> None:
    """Put the cards that a seat knows to be in a hand back there, after what it does not see was dealt out anew."""
    fixed: set[Spot] = set()
    for _, figure, kind, loose in sorted(entry for entry in entries(state) if entry[0] == seat):
        places = (HAND, DOWN) if loose else (HAND,)
        goals = _spots(state, figure, places, fixed)
        sources = [
            (where, n)
            for where, n in _spots(state, figure, (HAND, DOWN, DECK, LOOKED), fixed)
            if state.areas[where][n] == kind
        ]
        if not goals or not sources:
            continue
        goal = rng.choice(goals)
        _swap(state, goal, rng.choice(sources))
        fixed.add(goal)


def hold(state: SenjutsuState, figure: int, pile: int, kinds: list[int], unseen: Iterable[int]) -> None:
    """Have a pile hold just these cards in a sample, for who looks at it: what it lacks comes from others that are unseen.

    The hand is the last to give, for of that something may be known.
    """
    areas = state.areas
    others = sorted({*unseen} - {pile}, key=lambda other: (other == area(figure, HAND), other))
    for place, kind in enumerate(kinds):
        spots = [(pile, n) for n in range(place, len(areas[pile]))]
        spots += [(other, n) for other in others for n in range(len(areas[other]))]
        _swap(state, (pile, place), next(spot for spot in spots if areas[spot[0]][spot[1]] == kind))


def _swap(state: SenjutsuState, one: Spot, other: Spot) -> None:
    areas = state.areas
    (pile, n), (other_pile, m) = one, other
    areas[pile][n], areas[other_pile][m] = areas[other_pile][m], areas[pile][n]


def _spots(state: SenjutsuState, figure: int, piles: Iterable[int], fixed: set[Spot]) -> list[Spot]:
    """Return where cards lie in some piles of a figure, those left out that are known already."""
    where = [area(figure, pile) for pile in piles]
    return [(one, n) for one in where for n in range(len(state.areas[one])) if (one, n) not in fixed]
