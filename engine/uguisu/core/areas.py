"""Cards where they lie: dealt, drawn, and redrawn by who cannot see them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from uguisu.core.events import EVERYBODY, EngineEvents, includes
from uguisu.core.rng import shuffle, shuffle_by
from uguisu.core.state import State

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.table import Area


@cache
def deal(deck: tuple[int, ...], hand: tuple[int, ...] = (), among: int = 1) -> tuple[list[int], list[int]]:
    """Return (the cards that stay in a deck, the cards of a hand), as far as the deck has them.

    Both are given as counts by kind, shared `among` so many players. Every game deals the same, so results are cached: copy
    them before changing them.
    """
    shares = [count // among for count in deck]
    given = [min(count // among, share) for count, share in zip(hand or [0] * len(deck), shares, strict=True)]
    rest = [share - count for share, count in zip(shares, given, strict=True)]
    return cards_of(rest), cards_of(given)


def cards_of(counts: Iterable[int]) -> list[int]:
    """Return the cards, `counts[kind]` of each kind, in the order of kinds."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def draw(game: Game, state: State, source: int, to: int, count: int, *, refill: int = -1) -> int:
    """Move the top `count` cards of one area to another, log it, and return how many were moved.

    If `source` runs out and `refill` is an area, that area's cards are shuffled into `source` first.
    """
    cards, drawn = state.areas[source], 0
    while drawn < count:
        if not cards:
            if refill < 0 or not state.areas[refill]:
                break
            cards.extend(state.areas[refill])
            state.areas[refill].clear()
            shuffle(state, cards)
            game.emit(state, EngineEvents.shuffled, source, audience=EVERYBODY)
        state.areas[to].append(cards.pop())
        drawn += 1
    if state.log is not None and drawn:
        _tell_drawn(game, state, source, to, drawn)
    return drawn


# --- secrecy ----------------------------------------------------------------------------------------------------


def _tell_drawn(game: Game, state: State, source: int, to: int, count: int) -> None:
    """Tell that the top `count` cards of area `to` came from `source`: how many, and to those who see them, which."""
    old, new = game.areas[source], game.areas[to]
    audience = old.count_seen_by | old.faces_seen_by | new.count_seen_by | new.faces_seen_by
    game.emit(state, EngineEvents.cards_drawn, count, source, to, audience=audience)
    if new.faces_seen_by:
        cards = state.areas[to][-count:]
        game.emit(state, EngineEvents.cards_seen, cards, to, audience=new.faces_seen_by)


def reshare(state: State, areas: Sequence[int], rng: random.Random) -> None:
    """Share the cards of some areas out again, so that each holds as many as before.

    What comes of it depends on the cards and not on how they lie: else it would tell something.
    """
    pool = sorted(card for area in areas for card in state.areas[area])
    shuffle_by(rng, pool)
    begin = 0
    for area in areas:
        count = len(state.areas[area])
        state.areas[area] = pool[begin : begin + count]
        begin += count


def resample(
    game: Game, state: State, seat: int, rng: random.Random, pools: Iterable[str] | None = None
) -> None:
    """Resample in place the cards whose faces `seat` does not see, pool by pool (`Area.pool`).

    Open decisions then restore what they depend on (`Phase.resampled`): a card that is just being played stays where it was.
    """
    for pool in game.pools if pools is None else pools:
        unseen = unseen_of(game, pool, seat)
        if unseen:
            reshare(state, unseen, rng)
    game.keep_known(state, seat, rng)
    for frame in state.stack:
        if frame[0] < 0:
            game.phases[~frame[0]].resampled(state, frame, seat, rng)


def unseen_of(game: Game, pool: str, seat: int) -> list[int]:
    """Return the areas of a pool whose cards a seat does not see, beginning with those that nobody sees."""
    return [area for area in game.pools[pool] if not includes(game.areas[area].faces_seen_by, seat)]


def pools_of(areas: Sequence[Area]) -> dict[str, list[int]]:
    """Return the indices of areas by pool, those first that nobody sees."""
    pools: dict[str, list[int]] = {}
    for index in sorted(range(len(areas)), key=lambda index: bool(areas[index].faces_seen_by)):
        if areas[index].pool:
            pools.setdefault(areas[index].pool, []).append(index)
    return pools
