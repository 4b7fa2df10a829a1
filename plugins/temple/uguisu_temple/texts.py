"""All wording of Temple: what things are called, what is said at the table, and the words of its files."""

from __future__ import annotations

from uguisu import Message, Texts

# What things of Temple are called.
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

SIDES = {"ninja": "The ninja who carries the scroll.", "samurai": "The samurai who hunt the ninja."}


# What Temple says at the table.
# A template may be filled in with any name, so in other languages it never bends one: names stand in the nominative, after
# a colon, a dash or an arrow, and no verb agrees with their gender.
TEXTS = Texts(
    "temple",
    {
        "tag.tower": "tower: samurai start here, and the ninja gets away",
        "tag.inner": "the ninja may start here",
        "link.road": "road",
        "link.bridge": "bridge",
        "link.hanging_bridge": "hanging bridge",
        "link.rope": "rope",
        "link.wall_way": "outer wall (samurai only)",
        "phase.place_samurai": "Place a samurai on a tower",
        "phase.place_ninja": "Choose where the ninja starts",
        "phase.ninja": "The ninja moves",
        "phase.samurai": "A samurai moves",
        "phase.push_idle": "A samurai stood still: the ninja may push it",
        "move.start": "{piece} starts at {place}",
        "move.go": "{piece} goes to {place}",
        "move.stay": "{piece} stays",
        "move.push": "Push {piece} to {place}",
        "move.let_stand": "Let {piece} stand",
    },
)


# Words of Temple's files that people read on pages: tags, terrains, links, choices. They stand here to be translated; who
# shows a word looks for it among what has been translated, with underscores as spaces.
FILE_WORDS = (
    Message("black", "a word of files"),
    Message("blue", "a word of files"),
    Message("bridge", "a word of files"),
    Message("draw", "a word of files"),
    Message("ferry", "a word of files"),
    Message("green", "a word of files"),
    Message("hanging bridge", "a word of files"),
    Message("inner", "a word of files"),
    Message("ninja", "a word of files"),
    Message("red", "a word of files"),
    Message("road", "a word of files"),
    Message("rope", "a word of files"),
    Message("samurai", "a word of files"),
    Message("stay", "a word of files"),
    Message("tower", "a word of files"),
    Message("wall way", "a word of files"),
    Message("white", "a word of files"),
    Message("yellow", "a word of files"),
)
