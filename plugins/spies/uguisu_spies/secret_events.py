"""What happens in Spies and the guard may not know of, each event declared once."""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import NOBODY, PER_CALL, Events, EventType


class SecretEvents(Events):
    """The events that only the spies are told of (`PER_CALL`), or that nobody is told of, though missions may wait for them."""

    entered = EventType(
        "A spy has stepped on a square.",
        {"piece": "spy", "place": "place"},
        Sentence("{piece} has entered {place}"),
        audience=NOBODY,
        wakes=True,
    )
    spy_stopped = EventType(
        "A spy has ended its move.",
        {"piece": "spy", "place": "place"},
        Sentence("{piece} has stopped at {place}"),
        audience=NOBODY,
        wakes=True,
    )
    taken = EventType(
        "A spy has found and taken what is looked for.",
        {"item": "piece", "piece": "spy"},
        Sentence("{piece} has taken {item}"),
        says="{piece} has found what was looked for, {piece2}",
        audience=PER_CALL,
        wakes=True,
        logged={"piece": "piece", "piece2": "item"},
        logged_as="item_taken",
    )
    item_blank = EventType(
        "A spy has turned over what is not looked for.",
        {"item": "piece", "piece": "spy"},
        says="{piece} turns over {piece2}, which is not the one",
        audience=PER_CALL,
        logged={"piece": "piece", "piece2": "item"},
        objectives=False,
    )
    unit_down = EventType(
        "A unit is killed or knocked out.",
        {"piece": "unit", "place": "place"},
        Sentence("{piece} is down {place:at}"),
        audience=NOBODY,
        wakes=True,
    )
    breach_made = EventType(
        "A breach is made between two squares.",
        {"place": "place", "other": "place"},
        Sentence("a breach is made {place:at}"),
        says="A breach is made between {place} and {place2}",
        audience=PER_CALL,
        wakes=True,
        logged={"place": "place", "place2": "other"},
        topic="walls",
    )
    light_out = EventType(
        "A light has gone out.",
        {"place": "place"},
        Sentence("the light {place:at} goes out"),
        says="The light {place:at} goes out",
        audience=PER_CALL,
        wakes=True,
        topic="light",
    )
    light_was_out = EventType(
        "A light that did not burn any more is known to be out.",
        {"place": "place"},
        says="The light {place:at} goes out",
        audience=PER_CALL,
        logged_as="light_out",
        objectives=False,
    )
    spy_turn = EventType(
        "A spy has its turn.",
        {"piece": "spy"},
        says="{piece} has its turn",
        audience=PER_CALL,
        objectives=False,
    )
    came_in = EventType(
        "A spy comes in.",
        {"piece": "spy", "place": "place"},
        says="{piece} comes in {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    crawl = EventType(
        "A spy crawls.", {"piece": "spy"}, says="{piece} crawls", audience=PER_CALL, objectives=False
    )
    sneak = EventType(
        "A spy sneaks.", {"piece": "spy"}, says="{piece} sneaks", audience=PER_CALL, objectives=False
    )
    walk = EventType(
        "A spy walks.", {"piece": "spy"}, says="{piece} walks", audience=PER_CALL, objectives=False
    )
    run = EventType("A spy runs.", {"piece": "spy"}, says="{piece} runs", audience=PER_CALL, objectives=False)
    lies_down = EventType(
        "A spy lies down in the bushes.",
        {"piece": "spy"},
        says="{piece} lies down in the bushes",
        audience=PER_CALL,
        objectives=False,
    )
    stepped = EventType(
        "A spy takes a step.",
        {"piece": "spy", "place": "place"},
        says="{piece} goes {place:to}",
        audience=PER_CALL,
        objectives=False,
    )
    pushed = EventType(
        "A spy makes room.",
        {"piece": "spy", "place": "place"},
        says="{piece} makes room and goes {place:to}",
        audience=PER_CALL,
        objectives=False,
    )
    taken_up = EventType(
        "A spy takes up a body.",
        {"piece": "spy", "piece2": "unit"},
        says="{piece} picks up the body of {piece2}",
        audience=PER_CALL,
        objectives=False,
    )
    handed_over = EventType(
        "A spy hands a thing to another.",
        {"piece": "spy", "piece2": "piece", "piece3": "spy"},
        says="{piece} hands {piece2} to {piece3}",
        audience=PER_CALL,
        objectives=False,
    )
    carries = EventType(
        "A spy carries a thing from now on.",
        {"piece": "spy", "piece2": "piece"},
        says="{piece} carries {piece2} from now on",
        audience=PER_CALL,
        objectives=False,
    )
    body_laid = EventType(
        "A body lies somewhere.",
        {"piece": "unit", "place": "place"},
        says="The body of {piece} lies {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    body_lost = EventType(
        "A body is lost to sight.",
        {"piece": "unit", "place": "place"},
        says="The body of {piece} is lost to sight {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    bribed = EventType(
        "A unit is bribed.",
        {"piece": "unit"},
        says="{piece} takes the bribe",
        audience=PER_CALL,
        objectives=False,
    )
    steals = EventType(
        "A spy has stolen a card.",
        {"piece": "spy", "card": "card"},
        says="{piece} has stolen {card}",
        audience=PER_CALL,
        objectives=False,
    )
    stuns = EventType(
        "A unit is stunned.",
        {"piece": "unit"},
        says="{piece} is stunned",
        audience=PER_CALL,
        objectives=False,
    )
    kills = EventType(
        "A unit is killed.",
        {"piece": "unit", "place": "place"},
        says="{piece} is killed {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    knocks_out = EventType(
        "A unit is knocked out.",
        {"piece": "unit", "place": "place"},
        says="{piece} is knocked out {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    disabled = EventType(
        "A device is out of order, and the guard does not know it yet.",
        {"piece": "piece"},
        says="{piece} is out of order",
        audience=PER_CALL,
        objectives=False,
    )
    disguised = EventType(
        "A spy takes a unit's place.",
        {"piece": "spy", "piece2": "unit"},
        says="{piece} takes the place of {piece2}",
        audience=PER_CALL,
        objectives=False,
    )
    undisguised = EventType(
        "A spy is itself again.",
        {"piece": "spy"},
        says="{piece} is itself again",
        audience=PER_CALL,
        objectives=False,
    )
