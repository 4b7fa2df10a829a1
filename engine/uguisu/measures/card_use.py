"""What becomes of cards: which are played, which stay in hands, and how their holder then fares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from uguisu.core.game import Game
from uguisu.measures.measure import Measure, Use, Value
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message


def card_measure(game: str, hands: Sequence[str] = (), lasting: Sequence[str] = ()) -> Measure:
    """Return the measure of the cards of a game whose cards are the engine's; its plugin lists it in ``uguisu_measures``.

    A card counts as held by a seat if the seat played it or had it in hand at the end: in an area of its own whose faces only
    it sees, or in one called ``<seat>_<one of hands>``. Cards in ``<seat>_<one of lasting>`` at the end count as used: they
    work without being played.
    """
    return Measure("cards", Message("Cards"), partial(_by_seat, hands, lasting), game, _names)


def uses(
    game: Game[Any],
    owner: str,
    side: str,
    deck: Sequence[int],
    *,
    used: Mapping[str, int],
    left: Iterable[str],
) -> dict[str, Value]:
    """Return how each kind of card of a deck fared, as ``<owner>.<card>``.

    Args:
        game: the game, for the ids of cards.
        owner: who played from the deck.
        side: whose win is counted.
        deck: how many of each kind it holds, by kind.
        used: how often each was played, by id.
        left: the ids of cards that were held to the end and not played.
    """
    unused = Counter(left)
    found: dict[str, Value] = {}
    for kind, count in enumerate(deck):
        if count:
            card = game.card_ids[kind]
            played = used.get(card, 0)
            found[f"{owner}.{card}"] = Use(side, played + unused[card], played)
    return found


def _by_seat(
    hand_names: Sequence[str], lasting_names: Sequence[str], game: Game[Any], state: Any
) -> dict[str, Value]:
    found: dict[str, Value] = {}
    played = [
        event.details for event in state.log or () if event.kind == "played" and "seat" in event.details
    ]
    for number, seat in enumerate(game.seats):
        used = Counter(details["card"] for details in played if details["seat"] == seat.id)
        named = [f"{seat.id}_{name}" for name in hand_names]
        hands = [
            index
            for index, area in enumerate(game.areas)
            if (area.id in named if named else area.faces_seen_by == 1 << number)
        ]
        lasting = [f"{seat.id}_{name}" for name in lasting_names]
        for area, kinds in zip(game.areas, state.areas, strict=True):
            used.update(game.card_ids[kind] for kind in kinds if area.id in lasting)
        left = [game.card_ids[kind] for index in hands for kind in state.areas[index]]
        sides = game.card_rules.decks
        decks = [deck for name, deck in game.decks.items() if sides.get(name, seat.side) == seat.side]
        deck = [sum(counts) for counts in zip(*decks, strict=True)]
        found.update(uses(game, seat.id, seat.side, deck, used=used, left=left))
    return found


def _names(game: Game[Any]) -> dict[str, LocalText]:
    titles = game.card_titles
    return {
        f"{seat.id}.{card}": Message(
            "{whose}: {what}", whose=seat.title or seat.id, what=titles.get(card, card)
        )
        for seat in game.seats
        for card in game.card_ids
    }
