"""The words that maps of Spies are written in, each with a sentence."""

from __future__ import annotations

from uguisu import Message

LINK_KINDS = {
    "wall": Message("A wall: nobody walks, looks or shoots through it."),
    "wire": Message("Barbed wire: nobody walks through it; looks and shots pass. It can be cut."),
    "door": Message("A locked door or gate: nobody walks, looks or shoots through it; a tool opens it."),
    "glass": Message("A window: nobody walks through it; looks pass, and a shot breaks it."),
    "mirror": Message("A mirror: nobody walks or shoots through it, and looks are thrown back."),
    "electronic": Message("An electronic door: nobody walks, looks or shoots through it."),
    "lightning": Message(
        "The border of two parts of the map that lightning shows one at a time; it stops nothing."
    ),
}
"""SP-40: the lines of a map."""

SEEN_THROUGH = frozenset({"wire", "glass", "lightning"})
PASSES = {"walk": frozenset({"lightning"}), "eye": SEEN_THROUGH, "crosshairs-gps": SEEN_THROUGH}
"""SP-40: who gets past a line: feet, looks, shots."""

CALLED = {
    "ways": Message("Walls"),
    "door": Message("Locked door"),
    "electronic": Message("Electronic door"),
    "glass": Message("Window"),
    "wire": Message("Barbed wire"),
    "black": Message("Tree or building"),
    "quiet": Message("Creaking floor"),
    "cross": Message("Day shift"),
    "entry": Message("Spies come in"),
    "exit": Message("Spies leave"),
    "barred": Message("No unit here"),
    "walk": Message("Walk"),
    "eye": Message("Look"),
    "crosshairs-gps": Message("Shoot"),
}
"""What people call them."""
WALK_STOPPED_BY = frozenset(LINK_KINDS) - {"lightning"}
LOOK_STOPPED_BY = frozenset({"wall", "door", "electronic"})
"""Mirrors stop looks, too, in their own way (SP-43)."""
SHOT_STOPPED_BY = frozenset({"wall", "door", "electronic", "mirror"})

PLACE_TAGS = {
    "black": "A tree or building: looked at, but neither walked nor looked or shot through.",
    "water": "Water: a step into it takes one point more.",
    "quiet": "A creaking floor: entered faster than one square a turn, it makes a noise.",
    "lamp": "A lamp: it lights its square and all around it.",
    "generator": "A generator: never entered, looked or shot through. Its props say which lamps it feeds; left out, all.",
    "cross": "Where the day shift comes from.",
    "bushes": "Bushes: who stops there lies down, and bodies are lost there; looks end at them.",
    "entry": "Where spies may enter. If no square has it, they enter at any edge of the map.",
    "exit": "Where spies may leave. If no square has it, they leave over any edge of the map.",
    "barred": "No unit is ever put there.",
}
"""SP-41: the squares of a map."""

GROUNDS = ("black", "water", "quiet", "bushes")
"""What a square may become in the course of a game, or cease to be."""

ZONES = {
    "house": "A building: `bounds` of the mission say who keeps out of it, and who in.",
    "room": "A room: lit and looked at as a whole when its light is on.",
    "mud": "Mud, 1x3: a footprint is left on each square.",
    "motion": "A motion sensor, 1x3: entered faster than one square a turn, it raises the alert.",
    "mines": "A minefield, 1x3: a spy may not be there.",
    "electricity": "Electricity, 1x3: a spy may not be there while it is on.",
    "glass_sensor": "A glass sensor, 1x3: it goes when a breach is made at one of its squares.",
    "alarm": "An alarm, 1x2: it goes when a breach is made at one of its squares.",
    "safe": "The spies' safe zone, 1x2: guards neither enter it nor look at it.",
    "loud": "A loud place, 5x5, 3x3, 1x3 or 1x1: no noise is heard from it.",
    "candle": "The light of a candle, 1x3; the candle stands in its middle.",
    "grate": "A grate that can be live; the guard moves the live one.",
}
"""SP-44: the tags of regions."""

SWITCHED = ("mud", "motion", "mines", "electricity", "glass_sensor", "alarm", "loud")
"""The tags of regions that can be switched off and on."""

ZONE_SIZES = {
    **dict.fromkeys(("mud", "motion", "mines", "electricity", "glass_sensor", "candle"), ((1, 3),)),
    **dict.fromkeys(("alarm", "safe"), ((1, 2),)),
    "loud": ((5, 5), (3, 3), (1, 3), (1, 1)),
}
"""SP-37, SP-44: how large zones are, the shorter side first."""

SIDES = {"spies": "The spies.", "guard": "The guard."}
