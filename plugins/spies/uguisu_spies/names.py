"""What things of Spies are called."""

from __future__ import annotations

from uguisu import LocalText, Said

TITLE = Said("Spies")
SPIES = Said("Spies", "the side")
GUARD = Said("Guard")
ROUND = Said("Round")
ALERT = Said("Alert", "the track of spies")
MINIMUM = Said("Lowest alert")
BODIES = Said("Bodies found")


THINGS: dict[str, LocalText] = {
    "green": Said("guard", "a unit of Spies"),
    "purple": Said("armoured guard"),
    "yellow": Said("civilian"),
    "blue": Said("guard with a torch"),
    "orange": Said("guard with a sound amplifier"),
    "black": Said("guard with night vision"),
    "red": Said("target", "a unit of Spies"),
    "grey": Said("dog handler"),
    "dog": Said("dog"),
    "camera": Said("camera"),
    "wide_camera": Said("wide camera"),
    "panoramic_camera": Said("panoramic camera"),
    "night_camera": Said("night camera"),
    "perimeter_camera": Said("perimeter camera"),
    "sniper": Said("sniper"),
    "searchlight": Said("searchlight"),
    "alarm": Said("alarm"),
    "opening": Said("open window"),
    "document": Said("document"),
    "safe_zone": Said("safe zone of the spies"),
}
"""What kinds of pieces and of things of the set-up are called."""

CAUSES: dict[str, LocalText] = {
    "camera": Said("a camera has seen a spy"),
    "alarm": Said("an alarm"),
    "motion": Said("a motion sensor"),
    "glass_sensor": Said("a glass sensor"),
    "missing": Said("somebody does not answer"),
    "stunned": Said("somebody was stunned"),
    "light": Said("a light went out before somebody's eyes"),
    "bug": Said("a bug"),
    "breach": Said("a breach"),
    "generator": Said("the generator is off"),
    "noise": Said("noise"),
    "walking": Said("steps"),
    "dog": Said("a dog"),
    "body": Said("a body"),
    "dead_body": Said("a dead body"),
    "body_gone": Said("a body is gone"),
    "caught": Said("a spy is caught"),
    "minimum": Said("it cannot be lower"),
    "device": Said("a device was shot"),
    "broken": Said("a device is out of order"),
    "card": Said("a card"),
    "mission": Said("the mission"),
}
"""Why the alert went up (SP-11, SP-12), as the log tells it."""

MARKS: dict[str, LocalText] = {
    "figure": Said("figure on the guard's board"),
    "body": Said("body on the guard's board"),
    "breach_blue": Said("breach"),
    "breach_red": Said("broken pane or door"),
    "opening": Said("opening"),
    "alarm": Said("alarm"),
    "light_out": Said("light that is out"),
    "light": Said("lit"),
    "noise": Said("noise"),
    "footprint": Said("footprint"),
    "gone_off": Said("gone off"),
    "safe": Said("safe zone of the spies"),
    "ground_open": Said("open ground now"),
    "ground_black": Said("no way through now"),
    "ground_water": Said("water now"),
    "ground_quiet": Said("a creaking floor now"),
    "ground_bushes": Said("bushes now"),
    "beam": Said("searchlight"),
    "belief": Said("may be here"),
}

AREA_WORDS: dict[str, LocalText] = {
    "hand": Said("hand"),
    "spent": Said("used up"),
    "role": Said("role"),
    "weapon": Said("modification of the weapon"),
    "discard": Said("played"),
    "stolen": Said("stolen items"),
    "guard_box": Said("cards that the guard does not have"),
    "box": Said("equipment left behind"),
    "roles": Said("other roles"),
    "modifications": Said("other modifications"),
}


def area_title(whose: LocalText, word: str) -> LocalText:
    """Return the name of an area of cards: whose it is, and what lies there."""
    return Said("{whose}: {what}", whose=whose, what=AREA_WORDS[word])


ALERT_NINE = Said("everybody is on the alert: the spies have lost")
ALL_CAUGHT = Said("all spies are caught")
ITEM_CAUGHT = Said("the spy with what was looked for is caught")
NOBODY_LEFT = Said("no spy is left, and nothing has been won")
TOO_FEW_UNITS = Said("the guard must activate more units than he has: the spies have lost")
TIME_UP = Said("time is up")


def numbered(thing: str, number: int) -> LocalText:
    """Return the name of a piece: `guard 3`."""
    return Said("{thing} {number}", thing=THINGS.get(thing, thing), number=number)


def called(title: LocalText | None, number: int, of: int) -> LocalText:
    """Return what a mission calls one of its pieces, "" if it says nothing: `captain`, or `captain 2` of several."""
    if not title or of < 2:
        return title or ""
    if isinstance(title, dict):
        return {language: f"{text} {number}" for language, text in title.items()}
    return f"{title} {number}"


def spy(number: int) -> LocalText:
    """Return the name of a spy."""
    return Said("Spy {number}", number=number)
