"""What things of Temple are called."""

from __future__ import annotations

from uguisu import Said

TITLE = Said("Temple")
NINJA = Said("Ninja")
SAMURAI_SIDE = Said("Samurai")
TURN = Said("Round")

COLOURS = {
    "red": Said("Red samurai"),
    "blue": Said("Blue samurai"),
    "green": Said("Green samurai"),
    "yellow": Said("Yellow samurai"),
    "white": Said("White samurai"),
    "black": Said("Black samurai"),
}

CUT = Said("cut", "a way")
JOINED = Said("a new way")

ESCAPED = Said("the ninja has reached a tower")
CAUGHT = Said("the samurai have surrounded the ninja")
TIME_UP = Said("time is up and the ninja is still free")
REPEATED = Said("the same position came up again and the ninja is still free")

LINK_KINDS = {
    "road": "A paved road.",
    "bridge": "A bridge.",
    "hanging_bridge": "A hanging bridge.",
    "rope": "A rope.",
    "wall_way": "The top of the outer wall between two towers: samurai only.",
}
PLACE_TAGS = {
    "tower": "A tower of the outer wall: samurai start here, and the ninja wins by reaching it.",
    "inner": "A crossing next to the inner temple: the ninja may start here.",
}
SIDES = {"ninja": "The ninja who carries the scroll.", "samurai": "The samurai who hunt the ninja."}
