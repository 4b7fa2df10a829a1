"""What things of Senjutsu are called."""

from __future__ import annotations

from itertools import product

from uguisu import LocalText, Message

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
    "down": Message("discarded face down"),
    "played": Message("in play"),
    "base": Message("base cards"),
    "looked": Message("looked at"),
    "poison": Message("poison deck"),
    "out": Message("out of the game"),
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
        "hit": Message("who was hit"),
        "attacker": Message("the attacker"),
        "foes": Message("all opponents"),
        "allies": Message("all on your side"),
        "everyone": Message("everybody"),
    },
}
"""What texts of cards call the words that fields take."""

GONE = Message("Terrain is gone")
VIRTUAL_WINS = Message("The opponents have won")
WAVE, LEVEL, RANK = Message("Wave"), Message("Levels survived"), Message("Rank")
RANKS = (Message("none yet"), Message("wood"), Message("steel"), Message("gold"), Message("jade"))
"""What one has come to against the horde (SJ-89)."""
DRAW = Message("nobody has won")

PLACE_TAGS = {
    "start": "A fighter may start here (SJ-20).",
}

REGION_TAGS = {
    "field": "A field: the option `fields` says which of them are joined into one (SJ-20).",
}


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Red: hand`."""
    return Message("{whose}: {what}", whose=whose, what=what)


def wins(who: LocalText) -> LocalText:
    """Return what a fighter's or team's victory is called."""
    return Message("{who} has won", who=who)
