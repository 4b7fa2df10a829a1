"""What happens in Spies and everybody may know of, each event declared once; what only missions wait for, or is kept to some,
is in `layout.EVENTS` and where it is told.
"""

from __future__ import annotations

from uguisu.events import Events, EventType


class SpiesEvents(Events):
    """The public events of Spies that missions and cards may wait for, and the log tells."""

    prints_fade = EventType(
        "Footprints have faded.",
        {},
        says="Old footprints are gone",
        objectives=False,
    )
    footprint = EventType(
        "A spy has left a footprint.",
        {"place": "place"},
        says="A footprint at {place}",
        objectives=False,
    )
    motion = EventType(
        "A motion sensor has gone off.",
        {"place": "place"},
        says="A motion sensor goes off at {place}",
        objectives=False,
    )
    looks = EventType(
        "A unit, camera or sniper looks at squares.",
        {"piece": "piece", "places": "list of place"},
        says="{piece} looks at {places}",
        objectives=False,
    )
    walks = EventType(
        "A unit, dog or searchlight has come to another square.",
        {"piece": "piece", "place": "place"},
        says="{piece} goes to {place}",
        objectives=False,
    )
    relieved = EventType(
        "A fresh unit has come in the place of a lost one.",
        {"piece": "unit", "place": "place"},
        says="A fresh unit: {piece} at {place}",
        objectives=False,
    )
    replaced = EventType(
        "One figure of the guard is another from now on.",
        {"piece": "unit", "piece2": "unit"},
        says="{piece} is {piece2} from now on",
        objectives=False,
    )
    missed = EventType(
        "The guard finds that a unit or device is not where its board has it.",
        {"piece": "piece", "place": "place"},
        says="{piece} is no longer at {place}",
        objectives=False,
    )
    was_stunned = EventType(
        "The guard finds that a unit was stunned.",
        {"piece": "unit"},
        says="{piece} was stunned",
        objectives=False,
    )
    woken = EventType(
        "A unit that lay there has been woken.",
        {"piece": "unit", "place": "place"},
        says="{piece} is woken, and stands at {place}",
        objectives=False,
    )
    wakes = EventType(
        "A unit that was asleep wakes.",
        {"piece": "unit"},
        says="{piece} wakes",
        objectives=False,
    )
    falls_asleep = EventType(
        "A unit falls asleep.",
        {"piece": "unit"},
        says="{piece} falls asleep",
        objectives=False,
    )
    answers = EventType(
        "A unit that was called has answered.",
        {"piece": "unit"},
        says="{piece} answers",
        objectives=False,
    )
    body_gone = EventType(
        "The guard finds that a body has been carried off.",
        {"place": "place"},
        says="The body at {place} is gone",
        objectives=False,
    )
    dog_at_way_in = EventType(
        "A dog has stopped where a spy got in.",
        {"place": "place"},
        says="A dog stops at {place}: somebody got in there",
        objectives=False,
    )
    dog_gone = EventType(
        "A dog is out of the game.",
        {"piece": "dog"},
        says="{piece} is gone",
        objectives=False,
    )
    dog_turns = EventType(
        "A dog turns back to its handler.",
        {"piece": "dog"},
        says="{piece} turns back",
        objectives=False,
    )
    dog_home = EventType(
        "A dog is with its handler again.",
        {"piece": "dog"},
        says="{piece} is home again",
        objectives=False,
    )
    light_missed = EventType(
        "The guard finds that a lamp is out.",
        {"place": "place"},
        says="The light at {place} no longer burns",
        objectives=False,
    )
    light_again = EventType(
        "A lamp burns again.",
        {"place": "place"},
        says="The light at {place} burns again",
        objectives=False,
    )
    alarm_set = EventType(
        "An alarm has been set on a door or window.",
        {"place": "place", "place2": "place"},
        says="An alarm is set between {place} and {place2}",
        objectives=False,
    )
    alarm_gone = EventType(
        "An alarm has gone off.",
        {"place": "place", "place2": "place"},
        says="The alarm between {place} and {place2} goes off",
        objectives=False,
    )
    sensor = EventType(
        "A glass sensor has gone off.",
        {"place": "place", "place2": "place"},
        says="A sensor goes off between {place} and {place2}",
        objectives=False,
    )
    mended = EventType(
        "A breach has been closed.",
        {"place": "place", "place2": "place"},
        says="The breach between {place} and {place2} is closed",
        objectives=False,
    )
    heard_there = EventType(
        "The spies have said that one of them is near a square.",
        {"place": "place"},
        says="Somebody is at {place} or near it",
        objectives=False,
    )
    nobody_there = EventType(
        "The spies have said that none of them is near a square.",
        {"place": "place"},
        says="Nobody is at {place} or near it",
        objectives=False,
    )
    silence = EventType(
        "Noises are no longer heard.",
        {},
        says="It is quiet again",
        objectives=False,
    )
    quicker = EventType(
        "A spy gets further than usual.",
        {"value": "number"},
        says="A spy gets further than usual: {value}",
        objectives=False,
    )
    drops = EventType(
        "A spy lies down by a card.",
        {},
        says="A spy lies down",
        objectives=False,
    )
    hushed = EventType(
        "A spy's moves make no noise this round.",
        {},
        says="A spy moves silently",
        objectives=False,
    )
