"""What happens in Senjutsu and everybody may know of, each event declared once; what only missions wait for, or is kept to
some, is in `layout.EVENTS` and where it is told.
"""

from __future__ import annotations

from uguisu.events import Events, EventType


class SenjutsuEvents(Events):
    """The public events of Senjutsu that missions and cards may wait for, and the log tells."""

    revealed = EventType(
        "A fighter reveals the card that it has chosen.",
        {"piece": "figure", "card": "card"},
        says="{piece} reveals {card}",
        objectives=False,
    )
    revealed_stun = EventType(
        "A fighter reveals a stun in the place of a card.",
        {"piece": "figure"},
        says="{piece} reveals a stun",
        objectives=False,
    )
    initiative = EventType(
        "The card of a fighter has its initiative.",
        {"piece": "figure", "number": "number"},
        says="{piece}: initiative {number}",
        objectives=False,
    )
    aims = EventType(
        "A fighter has chosen the target of its card.",
        {"piece": "figure", "piece_aimed_at": "figure"},
        says="{piece} chooses a target: {piece_aimed_at}",
        objectives=False,
    )
    replaced = EventType(
        "A fighter replaces its card.",
        {"piece": "figure", "card": "card"},
        says="{piece}: {card} is replaced",
        objectives=False,
    )
    instant = EventType(
        "A fighter plays an instant.",
        {"piece": "figure", "card": "card"},
        says="{piece} plays {card}",
        objectives=False,
    )
    applies = EventType(
        "A card, or a part of it, begins to apply; `number` is the initiative.",
        {"piece": "figure", "card": "card", "number": "number"},
        says="{piece}: {card} applies, initiative {number}",
        objectives=False,
    )
    collided = EventType(
        "A fighter has run into something.",
        {"piece": "figure"},
        says="{piece} collides",
        objectives=False,
    )
    armour = EventType(
        "Armour takes wounds off; `number` says how many.",
        {"piece": "figure", "number": "number"},
        says="{piece}: armour, wounds fewer: {number}",
        objectives=False,
    )
    injured = EventType(
        "A fighter has an injury.",
        {"piece": "figure"},
        says="{piece}: an injury",
        objectives=False,
    )
    poisoned = EventType(
        "A fighter is poisoned.",
        {"piece": "figure", "card": "card"},
        says="{piece} is poisoned: {card}",
        objectives=False,
    )
    bled = EventType(
        "A fighter that bleeds has lost the top card of its deck.",
        {"piece": "figure"},
        says="{piece} bleeds: the top card of the deck is discarded",
        objectives=False,
    )
    states_turn = EventType(
        "Injuries and poisons turn by a quarter.",
        {},
        says="Injuries and poisons turn by a quarter",
        objectives=False,
    )
    enters_cover = EventType(
        "A fighter is in cover now.",
        {"piece": "figure"},
        says="{piece} is in cover",
        objectives=False,
    )
    leaves_cover = EventType(
        "A fighter is no longer in cover.",
        {"piece": "figure"},
        says="{piece} is no longer in cover",
        objectives=False,
    )
    advantage = EventType(
        "The order on the advantage track has changed.",
        {"pieces": "list of figure"},
        says="Advantage, from the top down: {pieces}",
        objectives=False,
    )
    counter_card = EventType(
        "A virtual opponent counters with a card.",
        {"piece": "figure", "card": "card"},
        says="{piece} counters with {card}",
        objectives=False,
    )
