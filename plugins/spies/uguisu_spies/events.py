"""What happens in Spies, each event declared once."""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import EventType
from uguisu_spies.secret_events import SecretEvents


class SpiesEvents(SecretEvents):
    """The events of Spies: those that the guard may know of, with the secret ones."""

    round_began = EventType(
        "A round begins.",
        {"round": "number"},
        Sentence("a round begins"),
        says="Round {value} begins",
        logged={"value": "round"},
        topic="time",
    )
    round_ended = EventType(
        "The guard's turn is over.", {"round": "number"}, Sentence("a round is over"), topic="time"
    )
    guard_step = EventType(
        "A step of the guard's turn begins; `step` is its number from 1 to 10.",
        {"step": "number"},
        Sentence("a step of the guard's turn begins"),
        topic="time",
    )
    left = EventType(
        "A spy has left the board, at `place`.",
        {"piece": "spy", "place": "place"},
        Sentence("{piece} has left the board"),
        says="{piece} leaves the board",
        logged={"piece": "piece"},
    )
    caught = EventType(
        "A spy is caught.",
        {"piece": "spy", "place": "place", "piece2": "list of piece"},
        Sentence("{piece} is caught {place:at}"),
        says="{piece2} {piece2:catches|catch} {piece} {place:at}",
    )
    seen = EventType(
        "A camera has seen a spy.",
        {"piece": "spy", "camera": "device"},
        Sentence("{camera} has seen {piece}"),
        says="{piece} has seen a spy",
        logged={"piece": "camera"},
        logged_as="seen_by_camera",
        topic="light",
    )
    seen_by_card = EventType(
        "A card that looks as a camera does has seen a spy.",
        {"piece": "spy"},
        Sentence("a card has seen {piece}"),
        says="The look of the card has found a spy",
        logged={},
        topic="light",
    )
    body_found = EventType(
        "A body is found.",
        {"piece": "unit", "place": "place"},
        Sentence("the body of {piece} is found"),
        says="The body of {piece} is found {place:at}",
    )
    breach_found = EventType(
        "A breach between two squares is found.",
        {"place": "place", "other": "place"},
        Sentence("a breach is found {place:at}"),
        says="A breach is found between {place} and {place2}",
        logged={"place": "place", "place2": "other"},
        topic="walls",
    )
    generator_stopped = EventType(
        "A generator is put out or shot, with the lamps that it feeds.",
        {"place": "place"},
        Sentence("the generator {place:at} stops"),
        says="The generator {place:at} stops",
        topic="light",
    )
    generator_started = EventType(
        "A generator runs again, with the lamps that it feeds.",
        {"place": "place"},
        Sentence("the generator {place:at} is running again"),
        says="The generator {place:at} runs again",
        topic="light",
    )
    noise = EventType(
        "A noise is heard.",
        {"place": "place"},
        Sentence("a noise is heard {place:at}"),
        says="There is a noise {place:at}",
        topic="light",
    )
    alert_raised = EventType(
        "The alert has gone up.",
        {"alert": "number", "cause": "word of cause"},
        Sentence("the alert goes up"),
        says="The alert rises to {value}, for {cause}",
        logged={"cause": "cause", "value": "alert"},
    )
    alert_fell = EventType("The alert has fallen.", {"alert": "number"}, Sentence("the alert falls"))
    activated = EventType(
        "A unit is activated.",
        {"piece": "unit"},
        Sentence("{piece} is activated"),
        says="The guard activates {piece}",
    )
    unit_stopped = EventType(
        "A unit has walked and looked.",
        {"piece": "unit", "place": "place"},
        Sentence("{piece} has stopped {place:at}"),
    )
    dog_loose = EventType(
        "A dog is let loose.",
        {"piece": "dog", "place": "place"},
        Sentence("{piece} is let loose"),
        says="{piece} is let loose {place:at}",
    )
    dog_reached = EventType(
        "A dog has reached a spy.",
        {"dog": "dog", "piece": "spy", "place": "place"},
        Sentence("{dog} has reached {piece}"),
        says="A dog has reached {piece} {place:at}",
        logged={"piece": "piece", "place": "place"},
    )
    destroyed = EventType(
        "A device is shot.",
        {"piece": "device", "place": "place"},
        Sentence("{piece} is shot"),
        says="{piece} is destroyed",
        logged={"piece": "piece"},
    )
    dog_shot = EventType(
        "A dog is shot.",
        {"piece": "dog", "place": "place"},
        Sentence("{piece} is shot"),
        says="{piece} is destroyed",
        logged={"piece": "piece"},
        logged_as="destroyed",
        objectives=False,
    )
    placed = EventType(
        "The guard has placed something, before the first round.",
        {"thing": "word of thing"},
        says="The guard places {thing} in secret",
        wakes=False,
        objectives=False,
    )
    cards_dealt = EventType(
        "Cards are dealt, before the first round.", {}, says="Cards are dealt", wakes=False, objectives=False
    )
    item_gone = EventType(
        "The guard finds that a thing is gone.", {"piece": "piece"}, says="{piece} is gone", objectives=False
    )
    opened = EventType(
        "A way has been opened between two squares.",
        {"place": "place", "place2": "place"},
        says="The way between {place} and {place2} is open",
        reads=Sentence("a way between two squares is opened"),
        objectives=False,
        topic="walls",
    )
    switched_on = EventType(
        "What works in a region has been switched on.",
        {"place": "place"},
        says="What is {place:at} is switched on",
        objectives=False,
        topic="light",
    )
    switched_off = EventType(
        "What works in a region has been switched off.",
        {"place": "place"},
        says="What is {place:at} is switched off",
        objectives=False,
        topic="light",
    )
    turned = EventType(
        "A device has been turned.",
        {"piece": "device", "way": "text"},
        says="{piece} is turned {way}",
        reads=Sentence("{piece} is turned"),
        objectives=False,
        topic="light",
    )
    turned_free = EventType(
        "A device may look anywhere again.",
        {"piece": "device"},
        says="{piece} looks anywhere again",
        objectives=False,
        topic="light",
    )
    now_open = EventType(
        "A square is open ground now.",
        {"place": "place"},
        says="There is open ground {place:at} now",
        objectives=False,
    )
    now_black = EventType(
        "There is no way through a square any more.",
        {"place": "place"},
        says="There is no way through {place:at} any more",
        objectives=False,
    )
    now_water = EventType(
        "A square is water now.", {"place": "place"}, says="There is water {place:at} now", objectives=False
    )
    now_quiet = EventType(
        "The floor of a square creaks now.",
        {"place": "place"},
        says="The floor {place:at} creaks now",
        objectives=False,
    )
    now_bushes = EventType(
        "A square has bushes now.",
        {"place": "place"},
        says="There are bushes {place:at} now",
        objectives=False,
    )
    prints_fade = EventType("Footprints have faded.", {}, says="Old footprints are gone", objectives=False)
    footprint = EventType(
        "A spy has left a footprint.",
        {"place": "place"},
        says="A footprint is left {place:at}",
        objectives=False,
        topic="places",
    )
    motion = EventType(
        "A motion sensor has gone off.",
        {"place": "place"},
        says="A motion sensor goes off {place:at}",
        objectives=False,
        topic="light",
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
        says="{piece} goes {place:to}",
        objectives=False,
    )
    relieved = EventType(
        "A fresh unit has come in the place of a lost one.",
        {"piece": "unit", "place": "place"},
        says="A fresh unit comes, {piece} {place:at}",
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
        says="{piece} is no longer {place:at}",
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
        says="{piece} is woken and stands {place:at}",
        objectives=False,
    )
    wakes = EventType(
        "A unit that was asleep wakes.", {"piece": "unit"}, says="{piece} wakes", objectives=False
    )
    falls_asleep = EventType(
        "A unit falls asleep.", {"piece": "unit"}, says="{piece} falls asleep", objectives=False
    )
    answers = EventType(
        "A unit that was called has answered.", {"piece": "unit"}, says="{piece} answers", objectives=False
    )
    body_gone = EventType(
        "The guard finds that a body has been carried off.",
        {"place": "place"},
        says="The body {place:at} is gone",
        objectives=False,
        topic="pieces",
    )
    dog_at_way_in = EventType(
        "A dog has stopped where a spy got in.",
        {"place": "place"},
        says="A dog stops {place:at}, where somebody got in",
        objectives=False,
        topic="pieces",
    )
    dog_gone = EventType(
        "A dog is out of the game.", {"piece": "dog"}, says="{piece} is gone", objectives=False
    )
    dog_turns = EventType(
        "A dog turns back to its handler.", {"piece": "dog"}, says="{piece} turns back", objectives=False
    )
    dog_stays = EventType(
        "A dog that was to be let loose stays: a spy is in its handler's place.",
        {"piece": "dog", "place": "place"},
        says="{piece} does not obey who is {place:at}",
        objectives=False,
    )
    dog_home = EventType(
        "A dog is with its handler again.", {"piece": "dog"}, says="{piece} is home again", objectives=False
    )
    light_missed = EventType(
        "The guard finds that a lamp is out.",
        {"place": "place"},
        says="The light {place:at} no longer burns",
        objectives=False,
        topic="light",
    )
    light_again = EventType(
        "A lamp burns again.",
        {"place": "place"},
        says="The light {place:at} burns again",
        objectives=False,
        topic="light",
    )
    alarm_set = EventType(
        "An alarm has been set on a door or window.",
        {"place": "place", "place2": "place"},
        says="An alarm is set between {place} and {place2}",
        reads=Sentence("an alarm is set"),
        objectives=False,
        topic="walls",
    )
    alarm_gone = EventType(
        "An alarm has gone off.",
        {"place": "place", "place2": "place"},
        says="The alarm between {place} and {place2} goes off",
        reads=Sentence("an alarm goes off"),
        objectives=False,
        topic="walls",
    )
    sensor = EventType(
        "A glass sensor has gone off.",
        {"place": "place", "place2": "place"},
        says="A sensor goes off between {place} and {place2}",
        reads=Sentence("a glass sensor goes off"),
        objectives=False,
        topic="walls",
    )
    mended = EventType(
        "A breach has been closed.",
        {"place": "place", "place2": "place"},
        says="The breach between {place} and {place2} is closed",
        reads=Sentence("a breach is closed"),
        objectives=False,
        topic="walls",
    )
    heard_there = EventType(
        "The spies have said that one of them is near a square.",
        {"place": "place"},
        says="Somebody is {place:at} or near it",
        objectives=False,
        topic="light",
    )
    nobody_there = EventType(
        "The spies have said that none of them is near a square.",
        {"place": "place"},
        says="Nobody is {place:at} or near it",
        objectives=False,
        topic="light",
    )
    silence = EventType(
        "Noises are no longer heard.", {}, says="It is quiet again", objectives=False, topic="light"
    )
    quicker = EventType(
        "A spy gets further than usual.",
        {"value": "number"},
        says="A spy gets {value} {value:square|squares} further than usual",
        reads=Sentence("a spy gets further than usual"),
        objectives=False,
        topic="pieces",
    )
    drops = EventType(
        "A spy lies down by a card.", {}, says="A spy lies down", objectives=False, topic="pieces"
    )
    hushed = EventType(
        "A spy's moves make no noise this round.",
        {},
        says="A spy moves silently",
        objectives=False,
        topic="light",
    )


WAYS_TO_GO = (SpiesEvents.crawl, SpiesEvents.sneak, SpiesEvents.walk, SpiesEvents.run)
"""What is said of how a spy moves, slow ways first."""

BECOMES = {
    "open": SpiesEvents.now_open,
    "black": SpiesEvents.now_black,
    "water": SpiesEvents.now_water,
    "quiet": SpiesEvents.now_quiet,
    "bushes": SpiesEvents.now_bushes,
}
"""What is said of a square that becomes something else."""
