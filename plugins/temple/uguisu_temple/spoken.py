"""Words of Temple's files that people read on pages: tags, terrains, links, choices. They stand here to be translated; who
shows a word looks for it among what has been translated, with underscores as spaces.
"""

from uguisu import Message

WORDS = (
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
