"""What happens in Scorpion and everybody may know of, each event declared once; what is kept to some is in `layout.EVENTS` and
where it is told.
"""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import Events, EventType


class ScorpionEvents(Events):
    """The public events of Scorpion."""

    died = EventType(
        "An intruder is dead.", {"piece": "intruder"}, Sentence("{piece} has died"), says="{piece} is dead"
    )
    left = EventType(
        "An intruder has left the board.",
        {"piece": "intruder"},
        Sentence("{piece} has left the board"),
        says="{piece} has left the board",
    )
    stationed = EventType(
        "A guard has been placed before the first turn.",
        {"piece": "guard", "place": "place"},
        says="{piece} stands at {place}",
        objectives=False,
    )
    alert_over = EventType(
        "The alert phase is over.",
        {},
        says="The alert phase is over",
        objectives=False,
    )
    moves = EventType(
        "An intruder begins its move.",
        {"piece": "intruder"},
        says="{piece} is on the move",
        objectives=False,
    )
    has_moved = EventType(
        "An intruder's move is over.",
        {"piece": "intruder"},
        says="{piece} has moved",
        objectives=False,
    )
    into_passage = EventType(
        "An intruder has gone into the secret passage.",
        {"piece": "intruder"},
        says="{piece} is in the secret passage",
        objectives=False,
    )
    out_of_passage = EventType(
        "An intruder has come out of the secret passage.",
        {"piece": "intruder"},
        says="{piece} has left the secret passage",
        objectives=False,
    )
    hidden = EventType(
        "An intruder that was shown is out of sight.",
        {"piece": "intruder"},
        says="{piece} is out of sight",
        objectives=False,
    )
    searches = EventType(
        "An intruder says where it searches.",
        {"piece": "intruder", "place": "place"},
        says="{piece} searches {place}",
        objectives=False,
    )
    wounded = EventType(
        "An intruder has been wounded by a guard.",
        {"piece": "intruder", "piece_by": "piece"},
        says="{piece} is wounded by {piece_by}",
        objectives=False,
    )
    returns = EventType(
        "A dead intruder comes back as another copy.",
        {"piece": "intruder"},
        says="{piece} comes back",
        objectives=False,
    )
    killed = EventType(
        "A guard has been killed, and is known where.",
        {"piece": "piece", "place": "place"},
        says="{piece} falls at {place}",
        objectives=False,
    )
    drunk = EventType(
        "A guard has become drunk.",
        {"piece": "guard", "piece_new": "drunk", "place": "place"},
        says="{piece} is drunk at {place}",
        objectives=False,
    )
    ambush_sprung = EventType(
        "A hidden sentry comes out.",
        {"place": "place"},
        says="A hidden sentry comes out at {place}",
        objectives=False,
    )
    listens_free = EventType(
        "One guard listens without a card.",
        {"seat": "seat"},
        says="{seat}: one listens without a card",
        objectives=False,
    )
    listening = EventType(
        "Guards listen in a zone.",
        {"pieces": "list of piece", "place": "place"},
        says="Listening at {place}: {pieces}",
        objectives=False,
    )
    guards_in_passage = EventType(
        "Guards have gone into the secret passage.",
        {"pieces": "list of piece"},
        says="Into the passage: {pieces}",
        objectives=False,
    )
    guards_moved = EventType(
        "Guards have moved to another zone.",
        {"pieces": "list of piece", "from_place": "place", "place": "place"},
        says="{pieces}: {from_place} → {place}",
        objectives=False,
    )
    guards_appear = EventType(
        "Guards have come onto the board, or out of the passage.",
        {"pieces": "list of piece", "place": "place"},
        says="{pieces}: now at {place}",
        objectives=False,
    )
    guards_stay = EventType(
        "Guards stay where they are.",
        {"pieces": "list of piece", "place": "place"},
        says="{pieces}: staying at {place}",
        objectives=False,
    )
    patrol_formed = EventType(
        "Guards are a patrol now.",
        {"pieces": "list of piece"},
        says="A patrol now: {pieces}",
        objectives=False,
    )
    patrol_dissolved = EventType(
        "A patrol has broken up.",
        {"number": "number", "piece": "piece"},
        says="Patrol {number} has broken up: {piece} stands alone",
        objectives=False,
    )
    faces = EventType(
        "A patrol faces a zone now.",
        {"number": "number", "place": "place"},
        says="Patrol {number} faces {place}",
        objectives=False,
    )
    faces_nowhere = EventType(
        "A patrol is off the patrol track.",
        {"number": "number"},
        says="Patrol {number} is off the track",
        objectives=False,
    )


class VariantEvents(Events):
    """The public events that only variants bring about."""

    comes_alone = EventType(
        "In a game with one intruder, it is known which one comes.",
        {"piece": "intruder"},
        says="Tonight only one comes: {piece}",
        objectives=False,
    )
    rope_noticed = EventType(
        "The guards have found a rope.",
        {"from_place": "place", "to_place": "place"},
        says="A rope is found between {from_place} and {to_place}",
        objectives=False,
    )
