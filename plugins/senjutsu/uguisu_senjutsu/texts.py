"""All wording of Senjutsu: what things are called, what is said at the table, and the words of its files."""

from __future__ import annotations

from itertools import product

from uguisu import LocalText, Message, Texts

# What things of Senjutsu are called.
TITLE = Message("Senjutsu")
TURN = Message("Turn")
FIGHTERS = Message("Fighters")
OPPONENTS = Message("Opponents whom nobody plays")
WARDS = Message("Whom to protect")

COLOURS: dict[str, LocalText] = {
    "red": Message("Red"),
    "blue": Message("Blue"),
    "green": Message("Green"),
    "yellow": Message("Yellow"),
    "white": Message("White"),
    "black": Message("Black"),
}

SIDES = {
    "red": "The fighter with the red base, or its team.",
    "blue": "The fighter with the blue base, or its team.",
    "green": "The fighter with the green base, or its team.",
    "yellow": "The fighter with the yellow base, or its team.",
    "white": "The fighter with the white base, or its team.",
    "black": "The fighter with the black base, or its team.",
    "virtual": "The virtual opponents.",
}

KAMAE: dict[str, LocalText] = {
    "neutral": Message("neutral"),
    "aggression": Message("aggression"),
    "balance": Message("balance"),
    "determination": Message("determination"),
    "focus": Message("focus"),
    "focus-2": Message("focus"),
    "focus-3": Message("focus"),
}

TRACKS = (
    ("wounds", Message("wounds")),
    ("bleeding", Message("bleeding wounds")),
    ("focus", Message("focus")),
    ("stuns", Message("stuns")),
    ("kamae", Message("kamae")),
)
"""A figure's tracks, as `uguisu_senjutsu.state` numbers them."""

AREAS = {
    "hand": Message("hand"),
    "deck": Message("deck"),
    "discard": Message("discard"),
    "down": Message("cards discarded face down"),
    "played": Message("cards in play"),
    "base": Message("base cards"),
    "looked": Message("cards being looked at"),
    "poison": Message("poison deck"),
    "out": Message("cards out of the game"),
}

TYPES = {
    "attack": Message("An attack."),
    "defence": Message("A defence."),
    "meditation": Message("A meditation."),
    "base": Message("A base ability card."),
    "poison": Message("A poison, from a poison deck (SJ-62): the poisoned fighter applies it."),
}

ARROWS: dict[str, str] = {"F": "↑", "FR": "↗", "BR": "↘", "B": "↓", "BL": "↙", "FL": "↖"}
"""Directions as seen by a fighter that looks up."""

LOOKS: dict[str, LocalText] = dict(zip(("n", "ne", "e", "se", "s", "sw", "w", "nw"), "↑↗→↘↓↙←↖", strict=True))
"""Directions of the field, as it is drawn."""

WORDS: dict[str, dict[str, LocalText]] = {
    "kamae": {**KAMAE, "any": Message("any", "of several kamae")},
    "direction": {
        **ARROWS,
        "any": Message("in any direction", "of a step"),
        "front": "↖↑↗",
        "back": "↙↓↘",
    },
    "hex": {
        "+".join(steps): "".join(map(ARROWS.__getitem__, steps))
        for count in (1, 2, 3)
        for steps in product(ARROWS, repeat=count)
    },
    "figure": {
        "hit": Message("whoever was hit"),
        "attacker": Message("the attacker"),
        "foes": Message("all opponents"),
        "allies": Message("all on your side"),
        "everyone": Message("everybody"),
    },
    "name": {"target": Message("your opponent"), "hit": Message("whoever was hit")},
    "noun": {"place": Message("a hex"), "places": Message("hexes"), "figure": Message("a fighter")},
}
"""What texts of cards call the words that fields take."""

GONE = Message("Terrain is gone")
VIRTUAL_WINS = Message("The opponents have won")
WAVE, LEVEL, RANK = Message("Wave"), Message("Levels survived"), Message("Rank")
RANKS = (Message("none yet"), Message("wood"), Message("steel"), Message("gold"), Message("jade"))
"""What one has come to against the horde (SJ-89)."""
DRAW = Message("nobody has won")


REGION_TAGS = {
    "field": "A field: the option `fields` says which of them are joined into one (SJ-20).",
}


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Red: hand`."""
    return Message("{whose}: {what}", whose=whose, what=what)


def fighter(colour: LocalText, what: LocalText) -> LocalText:
    """Return what a fighter is called: `Ronin (Red)`."""
    return Message("{what} ({colour})", colour=colour, what=what)


def wins(who: LocalText) -> LocalText:
    """Return what a fighter's or team's victory is called."""
    return Message("{who} has won", who=who)


# What Senjutsu says at the table.
TEXTS = Texts(
    "senjutsu",
    {
        "phase.place_terrain": "Place a piece of terrain",
        "move.place_terrain": "{terrain} at {place}",
        "phase.place": "Choose a start hex",
        "phase.choose": "Choose a card",
        "phase.pay_for_initiative": "Pay focus for another initiative?",
        "phase.replace": "Play an instant replacement?",
        "phase.initiative": "Choose the initiative",
        "phase.aim": "Choose the target",
        "phase.order": "Choose a place in the order",
        "phase.instant": "Play an instant?",
        "phase.aim_instant": "Choose the target",
        "phase.counter": "Counter the attack?",
        "move.counter": "counter with {card}",
        "phase.cut_hand": "Discard a card",
        "phase.walk": "Move",
        "phase.shift": "Where to?",
        "phase.turn_other": "Which way should it turn?",
        "move.start": "start at {place}",
        "move.play": "play {card}",
        "move.stun": "play a stun",
        "move.nothing": "play nothing",
        "move.pass": "pass",
        "move.pay": "pay {focus} focus, then {text}",
        "move.pay_for_initiative": "pay {focus} focus for initiative {number}",
        "move.replace": "replace it with {card}",
        "move.instant": "play {card}",
        "move.initiative": "initiative {number}",
        "move.order": "place {number}",
        "move.discard": "discard {card}",
        "move.target_piece": "{piece}",
        "move.ring_stays": "the ring stays",
        "move.ring": "turn the ring to {kamae} and gain {number} focus",
        "move.kamae": "change to {kamae}",
        "move.way": "{text}",
        "move.draw": "draw {number} {number:card|cards}",
        "move.walk": "to {place}, facing {facing}",
        "move.crash": "to {place}, facing {facing}, then a collision to the {way}",
        "move.shift": "{piece} moves {facing}",
        "move.turn_other": "{piece} faces {facing}",
        "phase.take_cover": "Begin in cover?",
        "phase.prepare": "Take a prepared card?",
        "phase.search": "Take a card",
        "phase.return_cards": "Put a card back into the deck",
        "phase.pick_poison": "Choose a poison",
        "move.take_cover": "begin in cover",
        "move.stay_open": "begin in the open",
        "move.take": "take {card}",
        "move.return": "put back {card}",
        "move.poison": "the poison {card}",
        "move.find_nothing": "nothing fits",
        "event.picked": "{card} is taken",
        "event.picks": "{seat} takes a prepared card",
        "note.poisons": "poisons: {value}",
        "event.discarded": "{card} is discarded",
        "event.discards": "{seat} discards a card",
        "note.contracts": "contracts fulfilled: {value}",
        "note.advantage": "advantage, from the top: {value}",
        "note.initiative": "initiative: {value}",
        "note.injuries": "injuries, by the quarters left: {value}",
        "note.now": "initiative now applied: {value}",
        "note.armour": "armour, wounds fewer from each attack: {value}",
        "note.opponents": "opponents: {value}",
        "note.opponents.left": "from the left",
        "note.opponents.middle": "from the front",
        "note.opponents.right": "from the right",
        "note.opponents.attacking": "attacks at any cost",
        "note.opponents.defending": "careful",
        "note.poisons.piece": "who",
        "note.poisons.card": "poison",
        "note.poisons.quarters": "quarters left",
        "state.in_cover": "in cover",
        "state.waiting": "not in play",
        "state.defeated": "defeated",
    },
)


# Words of Senjutsu's files that people read on pages: tags, terrains, links, choices. They stand here to be translated; who
# shows a word looks for it among what has been translated, with underscores as spaces.
SIGNS: dict[str, LocalText] = {
    "◆": Message("focus", "the forms of a word for which a face draws a sign"),
    "◉": Message(
        "bleeding wounds|bleeding wound|bleeding", "the forms of a word for which a face draws a sign"
    ),
    "●": Message("wounds|wound", "the forms of a word for which a face draws a sign"),
    "✷": Message("stuns|stun", "the forms of a word for which a face draws a sign"),
}
"""What faces of cards draw for words behind a number."""

FILE_WORDS = (
    Message("first blood", "a word of files"),
    Message("counterattack", "a word of files"),
    Message("tools of the trade", "a word of files"),
    Message("duellist", "a word of files"),
    Message("planner", "a word of files"),
    Message("after discard", "a word of files"),
    Message("aggression", "a word of files"),
    Message("any", "a word of files"),
    Message("ash", "a word of files"),
    Message("at", "a word of files"),
    Message("attack", "a word of files"),
    Message("attacking", "a word of files"),
    Message("balance", "a word of files"),
    Message("bamboo", "a word of files"),
    Message("base", "a word of files"),
    Message("before discard", "a word of files"),
    Message("black", "a word of files"),
    Message("blue", "a word of files"),
    Message("boat", "a word of files"),
    Message("bridge", "a word of files"),
    Message("burning cart", "a word of files"),
    Message("by type", "a word of files"),
    Message("cherry", "a word of files"),
    Message("corpse", "a word of files"),
    Message("counter", "a word of files"),
    Message("cover", "a word of files"),
    Message("defence", "a word of files"),
    Message("defending", "a word of files"),
    Message("determination", "a word of files"),
    Message("discard", "a word of files"),
    Message("field", "a word of files"),
    Message("focus", "a word of files"),
    Message("gold", "a word of files"),
    Message("grass", "a word of files"),
    Message("green", "a word of files"),
    Message("ice", "a word of files"),
    Message("instant", "a word of files"),
    Message("jade", "a word of files"),
    Message("katana", "a word of files"),
    Message("last", "a word of files"),
    Message("left", "a word of files"),
    Message("mats", "a word of files"),
    Message("meditation", "a word of files"),
    Message("middle", "a word of files"),
    Message("naginata", "a word of files"),
    Message("neutral", "a word of files"),
    Message("nightmare", "a word of files"),
    Message("nodachi", "a word of files"),
    Message("none", "a word of files"),
    Message("one", "a word of files"),
    Message("open water", "a word of files"),
    Message("opponent", "a word of files"),
    Message("pay", "a word of files"),
    Message("place", "a word of files"),
    Message("planks", "a word of files"),
    Message("play", "a word of files"),
    Message("poison", "a word of files"),
    Message("red", "a word of files"),
    Message("replace", "a word of files"),
    Message("right", "a word of files"),
    Message("rock", "a word of files"),
    Message("shrine", "a word of files"),
    Message("snow", "a word of files"),
    Message("staff", "a word of files"),
    Message("start", "a word of files"),
    Message("stay", "a word of files"),
    Message("steel", "a word of files"),
    Message("stun", "a word of files"),
    Message("tachi", "a word of files"),
    Message("take", "a word of files"),
    Message("top", "a word of files"),
    Message("torii", "a word of files"),
    Message("white", "a word of files"),
    Message("wood", "a word of files"),
    Message("yellow", "a word of files"),
    Message("bleeding", "a word of files"),
    Message("contract", "a word of files"),
    Message("counter in", "a word of files"),
    Message("execution", "a word of files"),
    Message("extra", "a word of files"),
    Message("hex", "a word of files"),
    Message("in order", "a word of files"),
    Message("initiative", "a word of files"),
    Message("instead", "a word of files"),
    Message("least", "a word of files"),
    Message("otherwise", "a word of files"),
    Message("stance", "a word of files"),
    Message("star", "a word of files"),
    Message("success", "a word of files"),
    Message("turns", "a word of files"),
    Message("unblockable", "a word of files"),
    Message("up to", "a word of files"),
    Message("take stance", "a word of files"),
    Message("attacker", "a word of files"),
    Message("level", "a word of files"),
    Message("piece aimed at", "a word of files"),
    Message("fighters", "a word of files"),
    Message("attacks", "a word of files"),
    Message("back", "a word of files"),
    Message("front", "a word of files"),
    Message("choose", "a word of files"),
    Message("deal", "a word of files"),
    Message("prepare", "a word of files"),
    Message("reveal", "a word of files"),
    Message("focus-2", "a word of files"),
    Message("focus-3", "a word of files"),
    Message("other", "a word of files"),
    Message("ronin core", "a word of files"),
    Message("advantage up", "a word of files"),
    Message("armour", "a word of files"),
    Message("at initiative", "a word of files"),
    Message("attempt", "a word of files"),
    Message("bind wounds", "a word of files"),
    Message("block", "a word of files"),
    Message("change behaviour", "a word of files"),
    Message("change kamae", "a word of files"),
    Message("clear terrain", "a word of files"),
    Message("discard cards", "a word of files"),
    Message("draw cards", "a word of files"),
    Message("enter cover", "a word of files"),
    Message("fulfil", "a word of files"),
    Message("gain focus", "a word of files"),
    Message("go", "a word of files"),
    Message("injure", "a word of files"),
    Message("lay terrain", "a word of files"),
    Message("lead", "a word of files"),
    Message("look at hand", "a word of files"),
    Message("lose focus", "a word of files"),
    Message("move ring", "a word of files"),
    Message("or", "a word of files"),
    Message("pay focus", "a word of files"),
    Message("pin", "a word of files"),
    Message("play instead", "a word of files"),
    Message("prefer range", "a word of files"),
    Message("pull", "a word of files"),
    Message("push", "a word of files"),
    Message("refresh deck", "a word of files"),
    Message("remove card", "a word of files"),
    Message("return cards", "a word of files"),
    Message("search", "a word of files"),
    Message("shed stuns", "a word of files"),
    Message("shoot", "a word of files"),
    Message("steal focus", "a word of files"),
    Message("stop card", "a word of files"),
    Message("swap places", "a word of files"),
    Message("turn figure", "a word of files"),
    Message("widen initiative", "a word of files"),
    Message("worsen", "a word of files"),
)
