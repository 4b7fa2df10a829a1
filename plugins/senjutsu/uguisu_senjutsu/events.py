"""What happens in Senjutsu, each event declared once."""

from __future__ import annotations

from uguisu import Sentence
from uguisu.events import PER_CALL, Events, EventType


class SenjutsuEvents(Events):
    """The events of Senjutsu."""

    turn_began = EventType(
        "A turn begins; `turn` is its number.", {"turn": "number"}, Sentence("a turn begins"), topic="time"
    )
    turn_ended = EventType(
        "A turn ends; `turn` is its number.", {"turn": "number"}, Sentence("a turn ends"), topic="time"
    )
    card_played = EventType(
        "A fighter's card is done, or one played out of turn; none of a virtual opponent's.",
        {"seat": "seat", "card": "card", "piece": "figure"},
        Sentence("{piece} has played {card}"),
    )
    entered = EventType(
        "A fighter has come to another hex; hexes that it only ran across do not count.",
        {"piece": "figure", "place": "place"},
        Sentence("{piece} has come to {place}"),
    )
    blocked = EventType(
        "An attack on a fighter has been blocked. `card` is that of the attack.",
        {"piece": "figure", "attacker": "figure", "card": "card"},
        Sentence("an attack of {attacker} on {piece} with {card} has been blocked"),
        says="{piece}'s {card} on {piece_attacked} is blocked",
        logged={"piece": "attacker", "piece_attacked": "piece", "card": "card"},
        topic="pieces",
    )
    wounded = EventType(
        "A fighter has taken a wound or more.", {"piece": "figure"}, Sentence("{piece} has been wounded")
    )
    defeated = EventType(
        "A fighter is defeated (SJ-29).",
        {"piece": "figure"},
        Sentence("{piece} is defeated"),
        says="{piece} is defeated",
        topic="end",
    )
    turn_over = EventType(
        "Played cards go to the discard; `turn_ended` comes once the turn is over.",
        {"number": "number"},
        says="Turn {number} is over",
        objectives=False,
        topic="time",
    )
    laid = EventType(
        "Terrain has been laid on a hex.",
        {"terrain": "word of terrain", "place": "place"},
        says="{terrain} is placed {place:at}",
        objectives=False,
        topic="places",
    )
    cleared = EventType(
        "What stood on a hex is gone.",
        {"place": "place"},
        says="What stood {place:at} is gone",
        objectives=False,
    )
    placed = EventType(
        "A fighter stands where it starts.",
        {"piece": "figure", "place": "place"},
        says="{piece} starts {place:at}",
        objectives=False,
    )
    went = EventType(
        "A fighter has gone to a hex, step by step; `entered` leaves out those that it only ran across.",
        {"piece": "figure", "place": "place", "facing": "word of facing"},
        says="{piece} goes {place:to} and faces {facing}",
        objectives=False,
    )
    turned = EventType(
        "A fighter has turned.",
        {"piece": "figure", "facing": "word of facing"},
        says="{piece} faces {facing}",
        objectives=False,
    )
    searches = EventType(
        "A player looks through cards.",
        {"seat": "seat", "area": "area"},
        says="{seat} looks through {area:the}",
        objectives=False,
    )
    looks_at_hand = EventType(
        "A player looks at a hand.",
        {"seat": "seat", "piece": "figure"},
        says="{seat} looks at the hand of {piece}",
        objectives=False,
    )
    sees = EventType(
        "A player sees cards.",
        {"cards": "list of card", "area": "area"},
        says="Seen in {area:the}, {cards}",
        audience=PER_CALL,
        objectives=False,
    )
    takes = EventType(
        "A card is taken into the hand, for those who know which.",
        {"card": "card"},
        says="{card} is taken into the hand",
        audience=PER_CALL,
        objectives=False,
    )
    takes_one = EventType(
        "A card is taken into the hand, for those who do not know which.",
        {"seat": "seat"},
        says="{seat} takes a card into the hand",
        audience=PER_CALL,
        objectives=False,
    )
    returned = EventType(
        "A card is put back into the deck, for those who know which.",
        {"card": "card"},
        says="{card} is put back",
        audience=PER_CALL,
        objectives=False,
    )
    returns = EventType(
        "A card is put back into the deck, for those who do not know which.",
        {"seat": "seat"},
        says="{seat} puts a card back into the deck",
        audience=PER_CALL,
        objectives=False,
    )
    behaves_left = EventType(
        "A virtual opponent will come from the left.",
        {"piece": "figure"},
        says="{piece} will come from the left",
        objectives=False,
    )
    behaves_middle = EventType(
        "A virtual opponent will come from the front.",
        {"piece": "figure"},
        says="{piece} will come from the front",
        objectives=False,
    )
    behaves_right = EventType(
        "A virtual opponent will come from the right.",
        {"piece": "figure"},
        says="{piece} will come from the right",
        objectives=False,
    )
    attacks_now = EventType(
        "A virtual opponent attacks at any cost.",
        {"piece": "figure"},
        says="{piece} attacks at any cost",
        objectives=False,
    )
    defends_now = EventType(
        "A virtual opponent is careful.", {"piece": "figure"}, says="{piece} is careful", objectives=False
    )
    fulfils = EventType(
        "A virtual opponent fulfils a contract.",
        {"piece": "figure", "contract": "word of contract"},
        says="{piece} fulfils the contract “{contract}”",
        wakes=False,  # what it does itself is on the card
        objectives=False,
    )
    wave = EventType(
        "A wave of a horde comes.",
        {"number": "number", "level": "number"},
        says="Wave {number} of level {level} begins",
        objectives=False,
        topic="time",
    )
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
        says="{piece} has initiative {number}",
        objectives=False,
    )
    initiative_hurt = EventType(
        "The card of a fighter has its initiative, which injuries have lowered.",
        {"piece": "figure", "number": "number"},
        says="{piece} has initiative {number}, lowered by injuries",
        wakes=False,
        objectives=False,
    )
    pays = EventType(
        "A fighter pays focus for what its card offers.",
        {"piece": "figure", "number": "number"},
        says="{piece} pays {number} focus for more",
        wakes=False,
        objectives=False,
    )
    pays_for = EventType(
        "A fighter pays the focus that a card costs.",
        {"piece": "figure", "number": "number", "card": "card"},
        says="{piece} pays {number} focus for {card}",
        wakes=False,
        objectives=False,
    )
    ran_out = EventType(
        "A deck cannot give all the cards that are to be drawn: each that is missing is a wound.",
        {"piece": "figure", "number": "number"},
        says="{piece} takes {number} {number:wound|wounds}, for the deck is empty",
        wakes=False,
        objectives=False,
    )
    hits_nobody = EventType(
        "An attack goes past everybody.",
        {"piece": "figure"},
        says="{piece} attacks and hits nobody",
        wakes=False,
        objectives=False,
    )
    hits = EventType(
        "An attack reaches somebody, whatever armour leaves of it.",
        {"piece": "figure", "piece_hit": "figure"},
        says="{piece} hits {piece_hit:the}",
        wakes=False,
        objectives=False,
    )
    aims = EventType(
        "A fighter has chosen the target of its card.",
        {"piece": "figure", "piece_aimed_at": "figure"},
        says="{piece} aims at {piece_aimed_at}",
        objectives=False,
    )
    replaced = EventType(
        "A fighter replaces its card.",
        {"piece": "figure", "card": "card"},
        says="{piece} replaces {card}",
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
        says="{piece} carries out {card} at initiative {number}",
        objectives=False,
    )
    collided = EventType(
        "A fighter has run into something.",
        {"piece": "figure"},
        says="{piece} collides and stays where it is",
        objectives=False,
    )
    armour = EventType(
        "Armour takes wounds off; `number` says how many.",
        {"piece": "figure", "number": "number"},
        says="{piece}'s armour stops {number} {number:wound|wounds}",
        objectives=False,
    )
    injured = EventType(
        "A fighter has an injury.", {"piece": "figure"}, says="{piece} takes an injury", objectives=False
    )
    poisoned = EventType(
        "A fighter is poisoned.",
        {"piece": "figure", "card": "card"},
        says="{piece} is poisoned with {card}",
        objectives=False,
    )
    bled = EventType(
        "A fighter that bleeds has lost the top card of its deck.",
        {"piece": "figure"},
        says="{piece} bleeds and discards the top card of the deck",
        objectives=False,
    )
    states_turn = EventType(
        "Injuries and poisons turn by a quarter.",
        {},
        says="Injuries and poisons turn by a quarter",
        objectives=False,
        topic="pieces",
    )
    enters_cover = EventType(
        "A fighter is in cover now.", {"piece": "figure"}, says="{piece} is in cover", objectives=False
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
        says="The order of advantage is now {pieces}",
        objectives=False,
        topic="pieces",
    )
    counter_card = EventType(
        "A virtual opponent counters with a card.",
        {"piece": "figure", "card": "card"},
        says="{piece} counters with {card}",
        objectives=False,
    )


BEHAVES = {
    "left": SenjutsuEvents.behaves_left,
    "middle": SenjutsuEvents.behaves_middle,
    "right": SenjutsuEvents.behaves_right,
}
"""What is said of an opponent's behaviour, by what the track calls it."""
