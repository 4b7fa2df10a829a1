"""What things of Scorpion are called."""

from __future__ import annotations

from uguisu import LocalText, Message

TITLE = Message("Scorpion")
NINJA = Message("Ninja")
TRAITOR = Message("Traitor")
INTRUDER = Message("Intruder")
INTRUDERS = Message("Intruders")
GUARDS = Message("Guards")
SWORDS = Message("Guards with swords")
SPEARS = Message("Guards with spears")
TURN = Message("Turn")
ALERT = Message("Alert")
ALERTS = (
    Message("none", "an alert"),
    Message("low"),
    Message("medium"),
    Message("high"),
)
"""SC-06: the alert track."""

INTRUDER_TITLES = (NINJA, TRAITOR)


def guard_title(weapon: str, number: int) -> LocalText:
    """Return the name of a guard's figure."""
    return (
        Message("Sword {number}", number=number)
        if weapon == "sword"
        else Message("Spear {number}", number=number)
    )


MARKS = {
    "sleepers": Message("asleep"),
    "target": Message("target"),
    "trap": Message("trap"),
    "ambush": Message("hidden sentry"),
    "searched": Message("searched"),
    "passage": Message("passage, end"),
    "rope": Message("rope to"),
}


HIDDEN = {name: MARKS[name] for name in ("trap", "ambush")}
"""What is hidden besides the targets, as texts call it."""


CONCEALED = Message("What is hidden")
"""Targets, traps and hidden sentries together."""


def target_letter(letter: str) -> LocalText:
    """Return what one of the targets is called."""
    return Message("Target {letter}", letter=letter)


def target_title(letter: str, title: LocalText) -> LocalText:
    """Return what a target is called: its letter, and what is to be done there."""
    return Message("{letter} – {title}", letter=letter, title=title)


AREA_WORDS = {
    "hand": Message("hand"),
    "box": Message("not picked"),
    "spent": Message("played"),
    "table": Message("on the table"),
    "wounds": Message("wounds"),
    "drawn": Message("just drawn"),
    "deck": Message("deck"),
    "discard": Message("discard"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return of(whose, AREA_WORDS[word])


def of(whose: LocalText, what: LocalText) -> LocalText:
    """Return what is somebody's: `Ninja: hand`."""
    return Message("{whose}: {what}", whose=whose, what=what)


def drunk_title(number: int) -> LocalText:
    """Return the name of a drunk guard's figure."""
    return Message("Drunk {number}", number=number)


PATROL_STATES: dict[str, LocalText] = {
    f"patrol-{number}": Message("patrol {number}", number=number) for number in range(1, 21)
}
"""What a guard's being in a patrol is called."""

INTRUDERS_WIN = Message("both missions are done and the intruders have escaped")
DRAW = Message("one mission is done: nobody wins")
GUARDS_WIN = Message("the guards have held the castle")

NINJA_WINS = Message("the ninja has done its mission and escaped")
TRAITOR_WINS = Message("the traitor has done the mission and escaped")
BOTH_AWAY = Message("both rivals have done their missions and escaped")

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
