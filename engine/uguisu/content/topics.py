"""What words and events are about, as people think of it: the groups in which they are looked for."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from uguisu.messages.message import Message

TOPICS: Mapping[str, Message] = {
    "pieces": Message("Pieces", "a group of events and steps"),
    "walls": Message("Doors, walls and ways", "a group of events and steps"),
    "light": Message("Light and noise", "a group of events and steps"),
    "counters": Message("Counters", "a group of events and steps"),
    "words": Message("Words", "a group of events and steps"),
    "end": Message("Who wins", "a group of events and steps"),
    "time": Message("Rounds and turns", "a group of events and steps"),
    "cards": Message("Cards", "a group of events and steps"),
    "places": Message("The ground", "a group of events and steps"),
    "choices": Message("Choices and chance", "a group of events and steps"),
}
"""The everyday ones first."""

OF_CARDS = frozenset({"area", "card", "card_tag", "card_type", "cards", "stock"})
"""Kinds of things that there are in games with cards only."""
OF_PLACES = frozenset(
    {"audience", "direction", "hex", "mark", "place", "places", "region", "region_tag", "tag"}
)
"""Kinds that tell where something is, but not what it is about."""
OF_COUNTERS = frozenset({"number", "track"})
OF_WALLS = frozenset({"border", "way", "ways"})


def is_about_cards(kinds: Collection[str]) -> bool:
    """Tell whether something of these kinds can only be in a game with cards.

    >>> is_about_cards(["seat", "card"]), is_about_cards(["piece", "place"])
    (True, False)
    """
    return any(kind in OF_CARDS for kind in kinds)


def topic_of(declared: str, kinds: Collection[str]) -> str:
    """Return the topic of a word or an event: the one it declares, else the one that follows from the kinds of its fields.

    >>> topic_of("", ["guard", "place"]), topic_of("", ["place"]), topic_of("light", ["place"]), topic_of("", [])
    ('pieces', 'places', 'light', 'choices')
    """
    if declared in TOPICS:
        return declared
    told = set(kinds)
    if is_about_cards(told):
        return "cards"
    if told & OF_WALLS:
        return "walls"
    if told - OF_PLACES - OF_COUNTERS:
        return "pieces"
    if told & OF_COUNTERS:
        return "counters"
    return "places" if told else "choices"
