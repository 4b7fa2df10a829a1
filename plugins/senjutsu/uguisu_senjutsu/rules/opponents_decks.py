"""The decks of virtual opponents: put together by lot, drawn from, and imagined anew (SJ-81, SJ-86, SJ-87, SJ-91)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu import Frame, below, shuffle, shuffle_by
from uguisu.events import EVERYBODY, EngineEvents
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.harm import wound
from uguisu_senjutsu.state import (
    DECK,
    DISCARD,
    DOWN,
    NO_CARD,
    PLAYED,
    STUN,
    SenjutsuState,
    area,
)

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

NIGHTMARE = "nightmare"
"""The tag of nightmare cards."""


def build_decks(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-86, SJ-87: put the decks of all opponents together, one after the other, from decks that are shuffled."""
    boxes = {name: list(cards) for name, cards in game.solo.boxes.items()}
    for cards in boxes.values():
        shuffle(state, cards)
    for figure in game.solo.opponents:
        deck = _personal(game, figure, nightmare=False)
        sheet = game.solo.sheets[figure]
        wanted = [name for name, count in sheet.cards.items() for _ in range(count)]
        wanted += [
            sheet.more[below(state, len(sheet.more))] for _ in range(sheet.more_count if sheet.more else 0)
        ]
        if game.solo.setups[figure].nightmare:
            own = _personal(game, figure, nightmare=True)
            swapped = next(
                (name for name in wanted if name in game.solo.attack_boxes), wanted[-1] if wanted else ""
            )
            if swapped:  # SJ-H27: one card is exchanged
                wanted.remove(swapped)
            deck += own[:1] or [_take(boxes, (sheet.nightmares,))]
        deck += [_take(boxes, (name, *(sheet.more or sheet.cards), sheet.spare)) for name in wanted]
        deck = [card for card in deck if card != NO_CARD]
        shuffle(state, deck)
        for which in (DISCARD, DOWN, PLAYED):
            state.areas[area(figure, which)] = []
        state.areas[area(figure, DECK)] = deck
        state.lurking[figure] = state.seen[figure] = state.topped[figure] = 0


def _personal(game: SenjutsuGame, figure: int, *, nightmare: bool) -> list[int]:
    """Return the cards that only this opponent has."""
    return [
        kind
        for kind, count in enumerate(game.decks_of[figure])
        for _ in range(count)
        if (NIGHTMARE in game.cards[kind].tags) == nightmare
    ]


def _take(boxes: dict[str, list[int]], names: Iterable[str | None]) -> int:
    """SJ-86: take a card of the first deck that is not empty; `NO_CARD` if all are."""
    for name in names:
        if name is not None and boxes.get(name):
            return boxes[name].pop()
    return NO_CARD


def refresh_decks(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-91: shuffle anew the decks of those whose cards said so; these cards are discarded by now."""
    for figure in game.solo.opponents:
        if state.refresh >> figure & 1:
            reshuffle(game, state, figure)
    state.refresh = 0


def draw_top(game: SenjutsuGame, state: SenjutsuState, figure: int) -> int:
    """Take the top card of an opponent's deck: a kind, `STUN`, or `NO_CARD`. Stuns were shuffled in (SJ-81, SJ-H22)."""
    if not state.areas[area(figure, DECK)] and not state.lurking[figure]:
        reshuffle(game, state, figure)
    return _top(state, figure)


def _top(state: SenjutsuState, figure: int) -> int:
    """Take what lies on top of a deck. Any place in it may hold one of its stuns, so chance says whether this one does."""
    deck, stuns = state.areas[area(figure, DECK)], state.lurking[figure]
    state.topped[figure] = max(0, state.topped[figure] - 1)
    if stuns and below(state, len(deck) + stuns) < stuns:
        state.lurking[figure] -= 1
        return STUN
    return deck.pop() if deck else NO_CARD


def reshuffle(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """SJ-91: shuffle deck and discard together, what was discarded face down with them."""
    state.topped[figure] = 0
    deck = state.areas[area(figure, DECK)]
    for which in (DISCARD, DOWN):
        deck += state.areas[area(figure, which)]
        state.areas[area(figure, which)].clear()
    shuffle(state, deck)
    game.emit(state, EngineEvents.shuffled, area(figure, DECK), audience=EVERYBODY)


def top_two(game: SenjutsuGame, state: SenjutsuState, figure: int) -> list[int]:
    """SJ-82: shuffle the two top cards of an opponent's deck, for somebody to look at, and return them; with fewer than two
    in the deck, its discard is shuffled in first.
    """
    deck = state.areas[area(figure, DECK)]
    if len(deck) < 2:
        reshuffle(game, state, figure)
    top = deck[-2:]
    shuffle(state, top)
    deck[-2:] = top
    state.topped[figure] = 0 if state.lurking[figure] else len(top)
    for kind in top:
        state.seen[figure] |= 1 << kind
    return top


def mill(state: SenjutsuState, figure: int) -> None:
    """SJ-42: an opponent that bleeds loses its top card, face down; a stun among them is lost for good."""
    kind = _top(state, figure)
    if kind >= 0:
        state.areas[area(figure, DOWN)].append(kind)


def counter(game: SenjutsuGame, state: SenjutsuState, figures: int, attacker: int) -> None:
    """SJ-85, SJ-H26: attacked at the initiative of their counters, opponents discard their top card face up, even where the
    block missed; with an attack on it, the attacker takes a wound.
    """
    for figure in game.solo.opponents:
        kind = draw_top(game, state, figure) if figures & state.ready & 1 << figure else NO_CARD
        if kind < 0:
            continue
        state.areas[area(figure, DISCARD)].append(kind)
        state.seen[figure] |= 1 << kind
        game.emit(state, SenjutsuEvents.counter_card, figure, kind)
        if game.cards[kind].type == "attack":
            wound(game, state, attacker, 1)


def imagine(game: SenjutsuGame, state: SenjutsuState, rng: random.Random) -> None:
    """Deal the cards that no player has seen yet out again: each opponent keeps as many of each deck as it has."""
    hidden: dict[str, list[tuple[list[int], int]]] = {}
    used: set[int] = set()
    for figure in game.solo.opponents:
        for which in (DECK, DOWN):
            cards = state.areas[area(figure, which)]
            for number, kind in enumerate(cards):
                home = game.solo.home.get(kind)
                if home is not None and not state.seen[figure] >> kind & 1:
                    hidden.setdefault(home, []).append((cards, number))
                else:
                    used.add(kind)
        used.update(state.areas[area(figure, DISCARD)], state.areas[area(figure, PLAYED)])
    for home, spots in hidden.items():
        known = [kind for kind in game.solo.boxes[home] if kind in used]
        pool = list(game.solo.boxes[home])
        for kind in known:
            pool.remove(kind)
        pool += [cards[number] for cards, number in spots][: max(0, len(spots) - len(pool))]
        for (cards, number), kind in zip(spots, rng.sample(pool, len(spots)), strict=True):
            cards[number] = kind
    for figure in game.solo.opponents:
        deck, down = state.areas[area(figure, DECK)], state.areas[area(figure, DOWN)]
        below_top = len(deck) - state.topped[figure]
        top, cards = deck[below_top:], deck[:below_top] + down
        shuffle_by(rng, top)
        shuffle_by(rng, cards)
        deck[:], down[:] = cards[:below_top] + top, cards[below_top:]
