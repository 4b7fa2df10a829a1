"""What things of Spies are called."""

from __future__ import annotations

from uguisu import LocalText, Message

TITLE = Message("Spies")
SPIES = Message("Spies", "the side")
GUARD = Message("Guard")
ROUND = Message("Round")
ALERT = Message("Alert", "the track of spies")
MINIMUM = Message("Lowest alert")
BODIES = Message("Bodies found")
UNITS = Message("Guards and others")
WATCHING = Message("What watches")
OTHERS = Message("Things")


THINGS: dict[str, LocalText] = {
    "green": Message("guard", "a unit of Spies"),
    "purple": Message("armoured guard"),
    "yellow": Message("civilian"),
    "blue": Message("guard with a torch"),
    "orange": Message("guard with a sound amplifier"),
    "black": Message("guard with night vision"),
    "red": Message("target", "a unit of Spies"),
    "grey": Message("dog handler"),
    "dog": Message("dog"),
    "camera": Message("camera"),
    "wide_camera": Message("wide camera"),
    "panoramic_camera": Message("panoramic camera"),
    "night_camera": Message("night camera"),
    "perimeter_camera": Message("perimeter camera"),
    "sniper": Message("sniper"),
    "searchlight": Message("searchlight"),
    "alarm": Message("alarm"),
    "opening": Message("open window"),
    "document": Message("document"),
    "safe_zone": Message("safe zone of the spies"),
}
"""What kinds of pieces and of things of the set-up are called."""

CAUSES: dict[str, LocalText] = {
    "camera": Message("a camera has seen a spy"),
    "alarm": Message("an alarm"),
    "motion": Message("a motion sensor"),
    "glass_sensor": Message("a glass sensor"),
    "missing": Message("somebody does not answer"),
    "stunned": Message("somebody was stunned"),
    "light": Message("a light went out before somebody's eyes"),
    "bug": Message("a bug"),
    "breach": Message("a breach"),
    "generator": Message("the generator is off"),
    "noise": Message("noise"),
    "walking": Message("steps"),
    "dog": Message("a dog"),
    "body": Message("a body"),
    "dead_body": Message("a dead body"),
    "body_gone": Message("a body is gone"),
    "caught": Message("a spy is caught"),
    "minimum": Message("it cannot be lower"),
    "device": Message("a device was shot"),
    "broken": Message("a device is out of order"),
    "card": Message("a card"),
    "mission": Message("the mission"),
}
"""Why the alert went up (SP-11, SP-12), as the log tells it."""

MARKS: dict[str, LocalText] = {
    "figure": Message("figure on the guard's board"),
    "body": Message("body on the guard's board"),
    "breach_blue": Message("breach"),
    "breach_red": Message("broken pane or door"),
    "opening": Message("opening"),
    "alarm": Message("alarm"),
    "light_out": Message("light that is out"),
    "light": Message("lit"),
    "noise": Message("noise"),
    "footprint": Message("footprint"),
    "gone_off": Message("gone off"),
    "safe": Message("safe zone of the spies"),
    "ground_open": Message("open ground now"),
    "ground_black": Message("no way through now"),
    "ground_water": Message("water now"),
    "ground_quiet": Message("a creaking floor now"),
    "ground_bushes": Message("bushes now"),
    "beam": Message("searchlight"),
    "belief": Message("may be here"),
}

AREA_WORDS: dict[str, LocalText] = {
    "hand": Message("hand"),
    "spent": Message("used up"),
    "role": Message("role"),
    "weapon": Message("modification of the weapon"),
    "discard": Message("played"),
    "stolen": Message("stolen items"),
    "guard_box": Message("cards that the guard does not have"),
    "box": Message("equipment left behind"),
    "roles": Message("other roles"),
    "modifications": Message("other modifications"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return Message("{whose}: {what}", whose=whose, what=AREA_WORDS[word])


ALERT_NINE = Message("everybody is on the alert: the spies have lost")
ALL_CAUGHT = Message("all spies are caught")
ITEM_CAUGHT = Message("the spy with what was looked for is caught")
NOBODY_LEFT = Message("no spy is left, and nothing has been won")
TOO_FEW_UNITS = Message("the guard must activate more units than he has: the spies have lost")
TIME_UP = Message("time is up")


def numbered(thing: str, number: int) -> LocalText:
    """Return the name of a piece: `guard 3`."""
    return Message("{thing} {number}", thing=THINGS.get(thing, thing), number=number)


def called(title: LocalText | None, number: int, of: int) -> LocalText:
    """Return what a mission calls one of its pieces, "" if it says nothing: `captain`, or `captain 2` of several."""
    if not title or of < 2:
        return title or ""
    if isinstance(title, dict):
        return {language: f"{text} {number}" for language, text in title.items()}
    return f"{title} {number}"


def spy(number: int) -> LocalText:
    """Return the name of a spy."""
    return Message("Spy {number}", number=number)
