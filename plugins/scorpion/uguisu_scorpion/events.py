"""What happens in Scorpion, each event declared once."""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import NOBODY, PER_CALL, Events, EventType


class ScorpionEvents(Events):
    """The events of Scorpion. What is kept to an intruder's or to the guards' players has `PER_CALL`, and they are told."""

    turn_began = EventType(
        "A turn begins; `turn` is its number.", {"turn": "number"}, Sentence("a turn begins"), topic="time"
    )
    turn_ended = EventType(
        "A turn ends; `turn` is its number.", {"turn": "number"}, Sentence("a turn ends"), topic="time"
    )
    move_ended = EventType(
        "An intruder has ended its move of this turn; where it is, it may be in the passage.",
        {"piece": "intruder"},
        Sentence("{piece} has ended its move"),
    )
    entered = EventType(
        "An intruder has entered a zone, seen or not.",
        {"piece": "intruder", "place": "place"},
        Sentence("{piece} has entered {place}"),
        audience=NOBODY,
        wakes=True,
    )
    guards_entered = EventType(
        "Guards are in a zone that they were not in; `piece` is the first of them.",
        {"piece": "guard", "place": "place"},
        Sentence("guards have entered {place}, {piece} first"),
    )
    listened = EventType(
        "Guards listen, but what they hear is not decided yet.",
        {"piece": "guard", "place": "place"},
        Sentence("guards listen {place:at}, {piece} first"),
        topic="light",
    )
    heard = EventType(
        "Guards who listen in a zone have heard somebody.",
        {"place": "place"},
        Sentence("guards {place:at} have heard somebody"),
        says="Somebody is heard {place:at}",
        topic="light",
    )
    heard_nothing = EventType(
        "Guards who listen in a zone have heard nobody.",
        {"place": "place"},
        says="Nothing is heard {place:at}",
        objectives=False,
        topic="light",
    )
    shown = EventType(
        "An intruder's figure is put on the board.",
        {"piece": "intruder", "place": "place"},
        Sentence("{piece} is shown {place:at}"),
    )
    shown_on_map = EventType(
        "An intruder is seen in a zone.",
        {"piece": "intruder", "place": "place"},
        says="{piece} is seen {place:at}",
        wakes=False,  # missions wait for `shown`
        logged_as="shown",
        objectives=False,
    )
    shown_in_passage = EventType(
        "An intruder is found in the secret passage.",
        {"piece": "intruder"},
        says="{piece} is found in the passage",
        objectives=False,
        topic="walls",
    )
    searched = EventType(
        "A search is answered.",
        {"piece": "intruder", "place": "place"},
        Sentence("{piece} has searched {place}"),
    )
    found_nothing = EventType(
        "A search has found nothing.",
        {"piece": "intruder", "place": "place", "letter": "word of letter"},
        says="{piece} finds nothing {place:at}",
        objectives=False,
    )
    found_target = EventType(
        "A search has found a target.",
        {"piece": "intruder", "place": "place", "letter": "word of letter"},
        says="{piece} finds target {letter} {place:at}",
        reads=Sentence("{piece} finds a target {place:at}"),
        objectives=False,
    )
    found_trap = EventType(
        "A search has found a trap.",
        {"piece": "intruder", "place": "place", "letter": "word of letter"},
        says="{piece} finds a trap {place:at}",
        objectives=False,
    )
    found_ambush = EventType(
        "A search has found a hidden sentry.",
        {"piece": "intruder", "place": "place", "letter": "word of letter"},
        says="{piece} finds a hidden sentry {place:at}",
        objectives=False,
    )
    mission_done = EventType(
        "An intruder's mission is done.",
        {"piece": "intruder", "place": "place", "letter": "word of letter"},
        Sentence("{piece} has done its mission {place:at}"),
        says="{piece} has done the mission, target {letter}",
        logged={"piece": "piece", "letter": "letter"},
        topic="end",
    )
    trap = EventType(
        "A trap has raised the alert.",
        {"piece": "intruder", "place": "place"},
        Sentence("{piece} has set off a trap {place:at}"),
    )
    guard_killed = EventType(
        "A guard has been taken off a zone by an intruder.",
        {"place": "place"},
        Sentence("a guard has been killed {place:at}"),
        topic="pieces",
    )
    passage_found = EventType(
        "The guards know an end of the secret passage.",
        {"place": "place"},
        Sentence("the guards have found an end of the secret passage {place:at}"),
        says="An end of the secret passage is found {place:at}",
        topic="walls",
    )
    ambusher_killed = EventType(
        "A hidden sentry is dead.",
        {"place": "place"},
        says="The hidden sentry {place:at} is dead",
        objectives=False,
        topic="pieces",
    )
    leaves_patrol = EventType(
        "A guard is no longer in a patrol.",
        {"piece": "guard"},
        says="{piece} leaves the patrol",
        objectives=False,
    )
    tired = EventType(
        "No cards can be played on guards until the next turn.",
        {"pieces": "list of piece"},
        says="{pieces} cannot be played on for now",
        objectives=False,
        topic="cards",
    )
    healed = EventType(
        "An intruder has a wound less.",
        {"piece": "intruder"},
        says="{piece} heals a wound",
        objectives=False,
    )
    wound_returned = EventType(
        "A wound card has gone back to a discard.",
        {"seat": "seat"},
        says="A wound card of {seat} goes back",
        objectives=False,
    )
    drawn = EventType(
        "The guards have drawn cards.",
        {"number": "number"},
        says="The guards draw {number} {number:card|cards}",
        reads=Sentence("the guards draw cards"),
        objectives=False,
        topic="cards",
    )
    played = EventType(
        "An intruder plays a card; `card_played` comes once its effect is over.",
        {"piece": "intruder", "card": "card"},
        says="{piece} plays {card}",
        reads=Sentence("an intruder plays a card"),
        objectives=False,
    )
    guards_played = EventType(
        "A guard player plays a card on nothing in particular.",
        {"seat": "seat", "card": "card"},
        says="{seat} {seat:plays|play} {card}",
        reads=Sentence("a card of the guards is played"),
        objectives=False,
    )
    guards_played_on = EventType(
        "A guard player plays a card on guards or on an intruder.",
        {"seat": "seat", "card": "card", "piece": "list of piece"},
        says="{seat} {seat:plays|play} {card} on {piece}",
        reads=Sentence("a card of the guards is played on {piece}"),
        objectives=False,
    )
    looks = EventType(
        "An intruder looks at what is hidden in a zone.",
        {"piece": "intruder", "place": "place"},
        says="{piece} looks at what is hidden {place:at}",
        objectives=False,
    )
    hides = EventType(
        "Something has been done where things are hidden.",
        {"place": "place"},
        says="Something has been changed in the hiding place {place:at}",
        objectives=False,
    )
    swapped_hidden = EventType(
        "What was hidden in two zones has changed places.",
        {"places": "list of place"},
        says="What was hidden in {places} has changed places",
        objectives=False,
    )
    somebody_there = EventType(
        "It is said that an intruder is in one of these zones.",
        {"places": "list of place"},
        says="An intruder is in one of these zones, {places}",
        objectives=False,
        topic="pieces",
    )
    nobody_there = EventType(
        "It is said that no intruder is in these zones.",
        {"places": "list of place"},
        says="No intruder is in {places}",
        objectives=False,
        topic="pieces",
    )
    cards_dealt = EventType(
        "Decks and hands are ready.", {}, says="Decks and hands are ready", wakes=False, objectives=False
    )
    mission = EventType(
        "An intruder has a mission.",
        {"piece": "intruder", "letter": "word of letter"},
        says="{piece} is after target {letter}",
        audience=PER_CALL,
        objectives=False,
    )
    is_there = EventType(
        "An intruder is somewhere on the board.",
        {"piece": "intruder"},
        says="{piece} is somewhere on the board",
        audience=PER_CALL,
        objectives=False,
    )
    starts = EventType(
        "An intruder starts in a zone.",
        {"piece": "intruder", "place": "place"},
        says="{piece} starts {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    stepped = EventType(
        "An intruder takes a step.",
        {"piece": "intruder", "place": "place"},
        says="{piece} goes {place:to}",
        audience=PER_CALL,
        objectives=False,
    )
    rope_tied = EventType(
        "A rope joins two zones.",
        {"from_place": "place", "to_place": "place"},
        says="A rope now leads {from_place:from} {to_place:to}",
        audience=PER_CALL,
        objectives=False,
    )
    peeked = EventType(
        "Somebody knows what is hidden in a zone.",
        {"place": "place", "item": "word of item"},
        says="{item} is hidden {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    end_marked = EventType(
        "An end of the passage is marked.",
        {"place": "place"},
        says="An end of the passage is {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    bed_marked = EventType(
        "A guard sleeps in a zone.",
        {"place": "place"},
        says="A guard sleeps {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    item_hidden = EventType(
        "Something is hidden in a zone.",
        {"place": "place", "item": "word of item"},
        says="{item:an} is hidden {place:at}",
        audience=PER_CALL,
        objectives=False,
    )
    drawn_cards = EventType(
        "The guard player that has drawn cards sees which.",
        {"cards": "list of card"},
        says="The guards drew {cards}",
        audience=PER_CALL,
        objectives=False,
    )
    gives = EventType(
        "A guard player gives a card away, for those who do not see which.",
        {"seat": "seat"},
        says="{seat} {seat:gives|give} a card to the other guards",
        audience=PER_CALL,
        objectives=False,
    )
    card_given = EventType(
        "A guard player gives a card away, for those who see which.",
        {"seat": "seat", "card": "card"},
        says="{seat} {seat:gives|give} away {card}",
        audience=PER_CALL,
        objectives=False,
    )
    takes = EventType(
        "A guard player takes a card of choice.",
        {"seat": "seat"},
        says="{seat} {seat:takes|take} a card of choice",
        audience=PER_CALL,
        objectives=False,
    )
    cards_given_up = EventType(
        "A dead intruder gives up its cards.",
        {"piece": "intruder", "cards": "list of card"},
        says="Cards given up with the old copy of {piece}, {cards}",
        audience=PER_CALL,
        objectives=False,
    )
    died = EventType(
        "An intruder is dead.", {"piece": "intruder"}, Sentence("{piece} has died"), says="{piece} dies"
    )
    left = EventType(
        "An intruder has left the board.",
        {"piece": "intruder"},
        Sentence("{piece} has left the board"),
        says="{piece} leaves the board",
    )
    stationed = EventType(
        "A guard has been placed before the first turn.",
        {"piece": "guard", "place": "place"},
        says="{piece} stands {place:at}",
        objectives=False,
    )
    alert_over = EventType(
        "The alert phase is over.", {}, says="The alert phase is over", objectives=False, topic="time"
    )
    moves = EventType(
        "An intruder begins its move.", {"piece": "intruder"}, says="{piece} begins to move", objectives=False
    )
    has_moved = EventType(
        "An intruder's move is over.", {"piece": "intruder"}, says="{piece} ends its move", objectives=False
    )
    into_passage = EventType(
        "An intruder has gone into the secret passage.",
        {"piece": "intruder"},
        says="{piece} is in the secret passage",
        objectives=False,
        topic="walls",
    )
    out_of_passage = EventType(
        "An intruder has come out of the secret passage.",
        {"piece": "intruder"},
        says="{piece} has left the secret passage",
        objectives=False,
        topic="walls",
    )
    hidden = EventType(
        "An intruder that was shown is out of sight.",
        {"piece": "intruder"},
        says="{piece} is out of sight again",
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
        says="{piece_by} wounds {piece}",
        reads=Sentence("{piece} is wounded"),
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
        says="{piece} falls {place:at}",
        objectives=False,
    )
    drunk = EventType(
        "A guard has become drunk.",
        {"piece": "guard", "piece_new": "drunk", "place": "place"},
        says="{piece} is drunk {place:at}",
        objectives=False,
    )
    ambush_sprung = EventType(
        "A hidden sentry comes out.",
        {"place": "place"},
        says="A hidden sentry comes out {place:at}",
        objectives=False,
        topic="pieces",
    )
    listens_free = EventType(
        "One guard listens without a card.",
        {"seat": "seat"},
        says="{seat} {seat:listens|listen} without a card",
        objectives=False,
        topic="light",
    )
    listening = EventType(
        "Guards listen in a zone.",
        {"pieces": "list of piece", "place": "place"},
        says="{pieces} {pieces:listens|listen} {place:at}",
        objectives=False,
        topic="light",
    )
    guards_in_passage = EventType(
        "Guards have gone into the secret passage.",
        {"pieces": "list of piece"},
        says="{pieces} {pieces:enters|enter} the passage",
        objectives=False,
    )
    guards_moved = EventType(
        "Guards have moved to another zone.",
        {"pieces": "list of piece", "from_place": "place", "place": "place"},
        says="{pieces} {pieces:goes|go} {from_place:from} {place:to}",
        objectives=False,
    )
    guards_appear = EventType(
        "Guards have come onto the board, or out of the passage.",
        {"pieces": "list of piece", "place": "place"},
        says="{pieces} {pieces:appears|appear} {place:at}",
        objectives=False,
    )
    guards_stay = EventType(
        "Guards stay where they are.",
        {"pieces": "list of piece", "place": "place"},
        says="{pieces} {pieces:stays|stay} {place:at}",
        objectives=False,
    )
    patrol_formed = EventType(
        "Guards are a patrol now.",
        {"pieces": "list of piece"},
        says="{pieces} {pieces:forms|form} a patrol",
        objectives=False,
    )
    patrol_dissolved = EventType(
        "A patrol has broken up.",
        {"number": "number", "piece": "piece"},
        says="Patrol {number} breaks up, {piece} stands alone",
        reads=Sentence("a patrol breaks up, {piece} stands alone"),
        objectives=False,
    )
    faces = EventType(
        "A patrol faces a zone now.",
        {"number": "number", "place": "place"},
        says="Patrol {number} faces {place}",
        reads=Sentence("a patrol faces {place}"),
        objectives=False,
        topic="pieces",
    )
    faces_nowhere = EventType(
        "A patrol is off the patrol track.",
        {"number": "number"},
        says="Patrol {number} is off the track",
        reads=Sentence("a patrol is off the track"),
        objectives=False,
        topic="pieces",
    )


class VariantEvents(Events):
    """The events that only variants bring about."""

    comes_alone = EventType(
        "In a game with one intruder, it is known which one comes.",
        {"piece": "intruder"},
        says="Only {piece} comes tonight",
        objectives=False,
    )
    rope_noticed = EventType(
        "The guards have found a rope.",
        {"from_place": "place", "to_place": "place"},
        says="A rope is found between {from_place} and {to_place}",
        objectives=False,
        topic="walls",
    )
    kind_ninja = EventType(
        "Those who play the intruder know that the ninja comes.",
        {},
        says="It is the ninja who comes",
        audience=PER_CALL,
        objectives=False,
    )
    kind_traitor = EventType(
        "Those who play the intruder know that the traitor comes.",
        {},
        says="It is the traitor who comes",
        audience=PER_CALL,
        objectives=False,
    )


FOUND = {
    "nothing": ScorpionEvents.found_nothing,
    "target": ScorpionEvents.found_target,
    "trap": ScorpionEvents.found_trap,
    "ambush": ScorpionEvents.found_ambush,
}
"""What is said of a search, by what it has found."""

KIND_COMES = {"ninja": VariantEvents.kind_ninja, "traitor": VariantEvents.kind_traitor}
"""What is said of the one intruder that comes, by its kind."""
