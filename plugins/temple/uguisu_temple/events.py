"""What happens in Temple, each event declared once."""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import Events, EventType


class TempleEvents(Events):
    """The events of Temple. Nothing is hidden in it; what has no `says` is told otherwise: `moved` tells of `entered`, the
    clock of `round_ended`.
    """

    entered = EventType(
        "A piece has moved along a way, from `came_from` to `place`, or was pushed along it.",
        {"piece": "piece", "place": "place", "came_from": "place"},
        Sentence("{piece} has moved {place:to}"),
    )
    stayed = EventType(
        "A samurai has stayed where it is.",
        {"piece": "samurai", "place": "place"},
        Sentence("{piece} has stayed {place:at}"),
        says="{piece} stays at {place}",
    )
    round_ended = EventType(
        "All samurai have moved; `round` rounds are over.",
        {"round": "number"},
        Sentence("a round ends"),
        topic="time",
    )
    placed = EventType(
        "A piece has been placed where it starts.",
        {"piece": "piece", "place": "place"},
        says="{piece} starts at {place}",
        objectives=False,
    )
    moved = EventType(
        "A piece has moved by itself, from `from_place` to `place`; `entered` comes when one was pushed, too.",
        {"piece": "piece", "from_place": "place", "place": "place"},
        says="{piece} goes from {from_place} to {place}",
        objectives=False,
    )
    pushed = EventType(
        "The ninja has pushed a samurai to a crossing.",
        {"piece": "samurai", "place": "place"},
        says="{piece} is pushed {place:to}",
        objectives=False,
    )
    let_stand = EventType(
        "The ninja might have pushed a samurai, and has left it standing.",
        {"piece": "samurai", "place": "place"},
        says="{piece} is left standing {place:at}",
        objectives=False,
    )
    cut = EventType(
        "The ways between two crossings are gone.",
        {"place_a": "place", "place_b": "place"},
        says="The way between {place_a} and {place_b} is gone",
        objectives=False,
        topic="walls",
    )
    joined = EventType(
        "There is a way between two crossings where none was.",
        {"place_a": "place", "place_b": "place"},
        says="A way joins {place_a} and {place_b} now",
        objectives=False,
        topic="walls",
    )
