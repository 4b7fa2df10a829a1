"""What becomes of cards: which are played, which stay in hands, and how their holder then fares."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from uguisu.core.events import Event
from uguisu.core.game import Game
from uguisu.measures.measure import Measure, Use, Value
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message

TURNS = ("turn", "round")
"""Tracks that count the turns of a game."""


def card_measure(
    game: str, hands: Sequence[str] = (), lasting: Sequence[str] = (), begins: str = ""
) -> Measure:
    """Return the measure of the cards of a game whose cards are the engine's; its plugin lists it in ``uguisu_measures``.

    A card counts as held by a seat if the seat played it or had it in hand at the end: in an area of its own whose faces only
    it sees, or in one called ``<seat>_<one of hands>``. Cards in ``<seat>_<one of lasting>`` at the end count as used: they
    work without being played. `begins` is the kind of event that begins a turn and has its number as its ``value``, where that
    is not told by the track that counts turns.
    """
    return Measure("cards", Message("Cards"), partial(_by_seat, hands, lasting, begins), game, _names)


def by_turn(log: Iterable[Event] | None, begins: str = "") -> Iterator[tuple[int, Event]]:
    """Yield what happened, each with the number of its turn; see `card_measure`."""
    turn = 1
    for event in log or ():
        if event.kind == begins or (
            event.kind == "track_changed" and event.details["track"] in TURNS and not begins
        ):
            turn = int(event.details["value"])
        yield turn, event


def uses(
    game: Game[Any],
    owner: str,
    side: str,
    deck: Sequence[int],
    *,
    used: Mapping[str, int],
    left: Iterable[str],
    turns: Mapping[str, Sequence[int]] = MappingProxyType({}),
) -> dict[str, Value]:
    """Return how each kind of card of a deck fared, as ``<owner>.<card>``.

    Args:
        game: the game, for the ids of cards.
        owner: who played from the deck.
        side: whose win is counted.
        deck: how many of each kind it holds, by kind.
        used: how often each was played, by id.
        left: the ids of cards that were held to the end and not played.
        turns: in which turns each was played, by id.
    """
    unused = Counter(left)
    found: dict[str, Value] = {}
    for kind, count in enumerate(deck):
        if count:
            card = game.card_ids[kind]
            played = used.get(card, 0)
            found[f"{owner}.{card}"] = Use(side, played + unused[card], played, tuple(turns.get(card, ())))
    return found


def _by_seat(
    hand_names: Sequence[str], lasting_names: Sequence[str], begins: str, game: Game[Any], state: Any
) -> dict[str, Value]:
    found: dict[str, Value] = {}
    played = [
        (turn, event.details)
        for turn, event in by_turn(state.log, begins)
        if event.kind == "played" and "seat" in event.details
    ]
    counted = bool(begins) or any(track.id in TURNS for track in game.tracks)
    for number, seat in enumerate(game.seats):
        turns: dict[str, list[int]] = defaultdict(list)
        for turn, details in played:
            if details["seat"] == seat.id:
                turns[details["card"]].append(turn)
        used = Counter({card: len(times) for card, times in turns.items()})
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
        found.update(
            uses(game, seat.id, seat.side, deck, used=used, left=left, turns=turns if counted else {})
        )
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
