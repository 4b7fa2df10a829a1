"""Cards at the start: the guard's open hand, and what each spy takes along (SP-03, SP-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.rng import shuffle
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def deal_cards(game: SpiesGame, state: SpiesState) -> None:
    """Deal the starting hands, by the cards' `starter` numbers, as far as the decks go."""
    decks = {name: list(counts) for name, counts in game.decks.items()}
    for deck, areas in (("guard", game.hands[-1:]), ("equipment", game.hands[:-1])):
        counts = decks.get(deck, [])
        for area in areas:
            settled = game.mission.hands.get(game.areas[area].owner)
            for kind, count in enumerate(counts):
                wanted = game.cards[kind].props.starter
                given = min(count, wanted if settled is None else settled.get(game.card_ids[kind], 0))
                counts[kind] -= given
                state.areas[area] += [kind] * given
    for deck in ("roles", "modifications"):
        pool = [kind for kind, count in enumerate(decks.get(deck, [])) for _ in range(count)]
        shuffle(state, pool)
        for kit, kind in zip(game.kits, pool, strict=False):
            state.areas[kit].append(kind)
    for deck, area in (("stolen", game.stolen), ("equipment", game.box)):
        state.areas[area] = [kind for kind, count in enumerate(decks.get(deck, [])) for _ in range(count)]
    shuffle(state, state.areas[game.stolen])
    if state.log is not None and any(state.areas):
        game.tell(state, "cards_dealt")
