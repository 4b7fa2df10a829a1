"""What things of Temple are called."""

from __future__ import annotations

from uguisu import Message

TITLE = Message("Temple")
NINJA = Message("Ninja")
SAMURAI_SIDE = Message("Samurai")
TURN = Message("Round")
FIGURES = Message("Who begins where")

COLOURS = {
    "red": Message("Red samurai"),
    "blue": Message("Blue samurai"),
    "green": Message("Green samurai"),
    "yellow": Message("Yellow samurai"),
    "white": Message("White samurai"),
    "black": Message("Black samurai"),
}

CUT = Message("cut", "a way")
JOINED = Message("a new way")

ESCAPED = Message("the ninja has reached a tower")
CAUGHT = Message("the samurai have surrounded the ninja")
TIME_UP = Message("time is up and the ninja is still free")
REPEATED = Message("the same position came up again and the ninja is still free")

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
