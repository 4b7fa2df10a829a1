"""What things of Scorpion are called."""

from __future__ import annotations

from uguisu import LocalText, Said

TITLE = Said("Scorpion")
NINJA = Said("Ninja")
TRAITOR = Said("Traitor")
INTRUDER = Said("Intruder")
INTRUDERS = Said("Intruders")
GUARDS = Said("Guards")
SWORDS = Said("Guards with swords")
SPEARS = Said("Guards with spears")
TURN = Said("Turn")
ALERT = Said("Alert")
ALERTS = (
    Said("none", "an alert"),
    Said("low"),
    Said("medium"),
    Said("high"),
)
"""SC-06: the alert track."""

INTRUDER_TITLES = (NINJA, TRAITOR)


def guard_title(weapon: str, number: int) -> LocalText:
    """Return the name of a guard's figure."""
    return (
        Said("Sword {number}", number=number) if weapon == "sword" else Said("Spear {number}", number=number)
    )


MARKS = {
    "sleepers": Said("asleep"),
    "target": Said("target"),
    "trap": Said("trap"),
    "ambush": Said("hidden sentry"),
    "searched": Said("searched"),
    "passage": Said("passage, end"),
    "rope": Said("rope to"),
}


HIDDEN = {name: MARKS[name] for name in ("trap", "ambush")}
"""What is hidden besides the targets, as texts call it."""


def target_title(letter: str, title: LocalText) -> LocalText:
    """Return what a target is called: its letter, and what is to be done there."""
    return Said("{letter} – {title}", letter=letter, title=title)


AREA_WORDS = {
    "hand": Said("hand"),
    "box": Said("not picked"),
    "spent": Said("played"),
    "table": Said("on the table"),
    "wounds": Said("wounds"),
    "drawn": Said("just drawn"),
    "deck": Said("deck"),
    "discard": Said("discard"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return of(whose, AREA_WORDS[word])


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Ninja: hand`."""
    return Said("{whose}: {what}", whose=whose, what=what)


def drunk_title(number: int) -> LocalText:
    """Return the name of a drunk guard's figure."""
    return Said("Drunk {number}", number=number)


PATROL_STATES: dict[str, LocalText] = {
    f"patrol-{number}": Said("patrol {number}", number=number) for number in range(1, 21)
}
"""What a guard's being in a patrol is called."""

INTRUDERS_WIN = Said("both missions are done and the intruders have escaped")
DRAW = Said("one mission is done: nobody wins")
GUARDS_WIN = Said("the guards have held the castle")

NINJA_WINS = Said("the ninja has done its mission and escaped")
TRAITOR_WINS = Said("the traitor has done the mission and escaped")
BOTH_AWAY = Said("both rivals have done their missions and escaped")

LINK_KINDS = {
    "open": "An open border between two zones: anybody may cross it.",
    "moat": "The border of a moat: anybody may cross it, and entering the moat ends the move.",
    "wall": "A wall between two zones: nobody crosses it without a rope, but sound does.",
}
LINK_TAGS = {"track": "The patrol track runs across this border."}
PLACE_TAGS = {
    "edge": "At the edge of the board: the ninja may start here, and intruders may leave from here.",
    "moat": "A moat: entering it ends the move, and nothing is hidden in it.",
    "post": "A watch post: a sentry may start here.",
    "barracks": "A barracks: guards may sleep here.",
    "track": "On the patrol track.",
    "grounds": "Within the outer moat: the traitor may start here, unless another rule forbids it.",
    "between": "Directly between the castles: the traitor may not start here.",
    "castle": "In a castle, where regions do not tell it.",
    "hiding": "Targets, traps and hidden sentries may lie here. If no zone has it, any castle zone without a post will do.",
}
REGION_TAGS = {"castle": "A castle; regions whose ids begin so are castles, too."}
SIDES = {
    "intruders": "The ninja and the traitor.",
    "guards": "The guards of the castle.",
    "ninja": "The seat of the ninja, with three players or more.",
    "traitor": "The seat of the traitor, with three players or more.",
    "swords": "The seat of the guards with swords, with four players.",
    "spears": "The seat of the guards with spears, with four players.",
}
