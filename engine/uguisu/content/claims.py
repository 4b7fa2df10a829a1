"""What a pack's author says of the pack beside the game itself: how many cards a deck has, which languages its texts are in.

A claim guards against slips. It is checked in the pack that makes it, and holds for that pack only: who changes cards above
need not mend it, and two packs that meet may each make their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any

from uguisu.content.diagnostics import Path
from uguisu.content.entries import Origin

OWN_KEYS = ("id", "uses", "version", "replaces", "notes", "summary", "rulings")
"""What a scenario says of itself alone: it is not taken from below."""
CLAIMS = ("title", "languages", "license", "origin")
"""What a scenario claims of itself, and is taken from below where it says nothing."""


def is_claim(kind: str, way: Path) -> bool:
    """Tell whether the value at `way` is a claim, and no part of the game."""
    if kind == "scenario":
        return way[:1] != () and way[0] in (*OWN_KEYS, *CLAIMS)
    return kind == "cards" and len(way) == 3 and way[0] == "decks" and way[2] == "size"


def sizes_follow(data: Any, origin: Origin, own: Container[int]) -> Any:
    """Return the cards with the sizes of decks that were stated below following the cards that came since.

    What the pack itself states, whose documents are `own`, is left as it is, for it is checked.
    """
    decks = data.get("decks") if isinstance(data, dict) else None
    if not isinstance(decks, list):
        return data
    has = cards_of_decks(data)
    followed = list(decks)
    for index, deck in enumerate(decks):
        stated = isinstance(deck, dict) and type(deck.get("size")) is int and isinstance(deck.get("id"), str)
        if stated and origin.at(("decks", index, "size")).layer not in own:
            followed[index] = {**deck, "size": has[deck["id"]]}
    return {**data, "decks": followed}


def cards_of_decks(data: Any) -> Counter[str]:
    """Return how many cards each deck has in a file's plain data; what is no number is told where files are typed."""
    cards = data.get("cards") if isinstance(data, dict) else None
    has: Counter[str] = Counter()
    for card in cards if isinstance(cards, list) else ():
        if not isinstance(card, dict):
            continue
        copies, deck = card.get("copies", 1), card.get("deck")
        shares = copies if isinstance(copies, dict) else {deck: copies}
        has.update(
            {name: count for name, count in shares.items() if isinstance(name, str) and type(count) is int}
        )
    return has
