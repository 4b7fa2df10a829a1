"""What things of Senjutsu are called."""

from __future__ import annotations

from itertools import product

from uguisu import LocalText, Said

TITLE = Said("Senjutsu")
TURN = Said("Turn")

COLOURS: dict[str, LocalText] = {
    "red": Said("Red"),
    "blue": Said("Blue"),
    "green": Said("Green"),
    "yellow": Said("Yellow"),
    "white": Said("White"),
    "black": Said("Black"),
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
    "neutral": Said("neutral"),
    "aggression": Said("aggression"),
    "balance": Said("balance"),
    "determination": Said("determination"),
    "focus": Said("focus"),
    "focus-2": Said("focus"),
    "focus-3": Said("focus"),
}

TRACKS = (
    ("wounds", Said("wounds")),
    ("bleeding", Said("bleeding wounds")),
    ("focus", Said("focus")),
    ("stuns", Said("stuns")),
    ("kamae", Said("kamae")),
)
"""A figure's tracks, as `uguisu_senjutsu.state` numbers them."""

AREAS = {
    "hand": Said("hand"),
    "deck": Said("deck"),
    "discard": Said("discard"),
    "down": Said("discarded face down"),
    "played": Said("in play"),
    "base": Said("base cards"),
    "looked": Said("looked at"),
    "poison": Said("poison deck"),
    "out": Said("out of the game"),
}

TYPES = {
    "attack": Said("An attack."),
    "defence": Said("A defence."),
    "meditation": Said("A meditation."),
    "base": Said("A base ability card."),
    "poison": Said("A poison, from a poison deck (SJ-62): the poisoned fighter applies it."),
}

ARROWS: dict[str, str] = {"F": "↑", "FR": "↗", "BR": "↘", "B": "↓", "BL": "↙", "FL": "↖"}
"""Directions as seen by a fighter that looks up."""

LOOKS: dict[str, LocalText] = dict(zip(("n", "ne", "e", "se", "s", "sw", "w", "nw"), "↑↗→↘↓↙←↖", strict=True))
"""Directions of the field, as it is drawn."""

WORDS: dict[str, dict[str, LocalText]] = {
    "kamae": {**KAMAE, "any": Said("any", "of several kamae")},
    "direction": {
        **ARROWS,
        "any": Said("in any direction", "of a step"),
        "front": "↖↑↗",
        "back": "↙↓↘",
    },
    "hex": {
        "+".join(steps): "".join(map(ARROWS.__getitem__, steps))
        for count in (1, 2, 3)
        for steps in product(ARROWS, repeat=count)
    },
    "figure": {
        "hit": Said("who was hit"),
        "attacker": Said("the attacker"),
        "foes": Said("all opponents"),
        "allies": Said("all on your side"),
        "everyone": Said("everybody"),
    },
}
"""What texts of cards call the words that fields take."""

GONE = Said("Terrain is gone")
VIRTUAL_WINS = Said("The opponents have won")
WAVE, LEVEL, RANK = Said("Wave"), Said("Levels survived"), Said("Rank")
RANKS = (Said("none yet"), Said("wood"), Said("steel"), Said("gold"), Said("jade"))
"""What one has come to against the horde (SJ-89)."""
DRAW = Said("nobody has won")

PLACE_TAGS = {
    "start": "A fighter may start here (SJ-20).",
}

REGION_TAGS = {
    "field": "A field: the option `fields` says which of them are joined into one (SJ-20).",
}


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Red: hand`."""
    return Said("{whose}: {what}", whose=whose, what=what)


def wins(who: LocalText) -> LocalText:
    """Return what a fighter's or team's victory is called."""
    return Said("{who} has won", who=who)
